package memory

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"brain/graph"
	"brain/internal/fault"
)

// deltaWindow is how far delta looks back unless told.
const deltaWindow = 7 * 24 * time.Hour

// ChangeKind says what happened to an item.
type ChangeKind string

// The kinds of changes, in the order in which those of one instant are listed.
const (
	// ChangeAdded: a claim was recorded.
	ChangeAdded ChangeKind = "ADDED"
	// ChangeSuperseded: a claim was replaced by another.
	ChangeSuperseded ChangeKind = "SUPERSEDED"
	// ChangeRetired: a claim was forgotten.
	ChangeRetired ChangeKind = "RETIRED"
	// ChangeExpired: the validity of a claim that was still held ended. One that
	// was recorded after its end was added and never expired.
	ChangeExpired ChangeKind = "EXPIRED"
	// ChangeRescoped: a claim, link, event or page got another scope, the last time.
	ChangeRescoped ChangeKind = "RESCOPED"
	// ChangeLinked: a link was recorded.
	ChangeLinked ChangeKind = "LINKED"
	// ChangeUnlinked: a link was taken back.
	ChangeUnlinked ChangeKind = "UNLINKED"
	// ChangeEvent: a timeline event was recorded.
	ChangeEvent ChangeKind = "EVENT"
	// ChangePage: something of a page changed that the reader may know.
	ChangePage ChangeKind = "PAGE"
)

// changeKinds are all kinds in order.
var changeKinds = [...]ChangeKind{
	ChangeAdded, ChangeSuperseded, ChangeRetired, ChangeExpired, ChangeRescoped, ChangeLinked, ChangeUnlinked, ChangeEvent, ChangePage,
}

func (k ChangeKind) rank() int { return slices.Index(changeKinds[:], k) }

// Change is one thing that happened. One of the ids of its items is set.
type Change struct {
	Kind ChangeKind
	At   time.Time
	// ByUID is who did it, "" where that is not known.
	ByUID string
	// key tells the change apart from others of its kind and instant.
	key     string
	ClaimID string
	LinkID  string
	EventID string
	PageID  string
}

// ID names the change: what is seen twice is the same change.
func (c Change) ID() string { return fmt.Sprintf("%s:%s:%d", c.Kind, c.key, c.At.UnixMicro()) }

func compareChanges(a, b Change) int {
	return cmp.Or(a.At.Compare(b.At), cmp.Compare(a.Kind.rank(), b.Kind.rank()), strings.Compare(a.key, b.key))
}

// DeltaInput says which changes to list; nil fields take their defaults.
type DeltaInput struct {
	Since *time.Time // inclusive; default 7 days before Until
	Until *time.Time // inclusive; default and at most now
	About *string    // page: id, slug or name
}

// Delta lists what changed for this reader, the oldest first, so that whoever
// follows the cursor catches up: by time (recorded time; for EXPIRED the end of
// validity), then kind, then id. What the reader may not know now is no part of
// it, whatever it was before. Errors: BAD_INPUT, BAD_CURSOR, NOT_FOUND,
// AMBIGUOUS_NAME.
func (s *Service) Delta(ctx context.Context, session *Session, in DeltaInput, first *int, after *string) (List[Change], error) {
	var list List[Change]
	err := s.read(ctx, session, func(ctx context.Context, v *view) error {
		size, err := pageSize(first)
		if err != nil {
			return err
		}
		span := deltaSpan{until: v.now, kinds: changeKinds[:]}
		if in.Until != nil && in.Until.Before(v.now) {
			span.until = timeOf(in.Until)
		}
		since := span.until.Add(-deltaWindow)
		if in.Since != nil {
			since = timeOf(in.Since)
		}
		if since.After(span.until) {
			return fault.Bad("since", "a time before "+span.until.Format(time.RFC3339), "")
		}
		if in.About != nil {
			page, err := v.wanted(ctx, "about", *in.About)
			if err != nil {
				return err
			}
			span.about = page.ID
		}
		hash := v.listHash("delta", saidTime(in.Since), saidTime(in.Until), span.about)
		from, err := resume(after, hash, graph.KindInstant, graph.KindInt, graph.KindString)
		if err != nil {
			return err
		}
		span.after = Change{At: since}
		if from != nil {
			rank := int(from[1].Int64())
			if rank < 0 || rank >= len(changeKinds) {
				return badCursor(fmt.Errorf("%w: kind %d", graph.ErrBadCursor, rank))
			}
			span.after = Change{At: from[0].Time(), Kind: changeKinds[rank], key: from[2].Str()}
		}
		changes, err := v.changes(ctx, span, size+1)
		list = cut(changes, size, hash, func(c Change) []graph.Value {
			return []graph.Value{graph.Instant(c.At), graph.Int(int64(c.Kind.rank())), graph.String(c.key)}
		})
		return err
	})
	return list, err
}

// deltaSpan is a part of what happened.
type deltaSpan struct {
	// after is the change behind which the span begins; without a kind it begins
	// with the time.
	after Change
	until time.Time // inclusive
	about string    // page id, "" for all
	kinds []ChangeKind
}

// changes lists the first changes of a span, at most limit.
func (v *view) changes(ctx context.Context, span deltaSpan, limit int) ([]Change, error) {
	var all []Change
	for _, source := range changeSources(span.about != "") {
		if !slices.Contains(span.kinds, source.kind) {
			continue
		}
		some, err := v.readChanges(ctx, source, span, limit)
		if err != nil {
			return nil, err
		}
		all = append(all, some...)
	}
	slices.SortFunc(all, compareChanges)
	all = all[:min(len(all), limit)]
	return all, v.nameReplacers(ctx, all)
}

// readChanges reads the first changes of one source.
func (v *view) readChanges(ctx context.Context, s changeSource, span deltaSpan, limit int) ([]Change, error) {
	at, key := s.node+"."+s.at, s.node+"."+s.key
	args := values{
		"at": graph.Instant(span.after.At), "key": graph.String(keyAfter(s.kind, span.after)), "until": graph.Instant(span.until), "limit": graph.Int(int64(limit)),
	}
	conditions := []string{at + " >= $at", at + " <= $until", "(" + at + " > $at OR " + key + " > $key)"}
	if s.where != "" {
		conditions = append(conditions, s.where)
	}
	if s.state != "" {
		args["state"] = graph.String(string(s.state))
	}
	if span.about != "" {
		conditions = append(conditions, s.about)
		args["about"] = graph.String(span.about)
	}
	columns := []string{at, key}
	if s.item != key {
		columns = append(columns, s.item)
	}
	item := len(columns) - 1
	if s.by != "" {
		columns = append(columns, s.by)
	}
	distinct := ""
	if s.several {
		distinct = "DISTINCT "
	}
	rows, err := v.matchEvery(ctx, "MATCH "+s.match+whereText(conditions)+" RETURN "+distinct+strings.Join(columns, ", ")+
		" ORDER BY "+at+", "+key+" LIMIT $limit", args)
	if err != nil {
		return nil, err
	}
	out := make([]Change, len(rows))
	for i, row := range rows {
		out[i] = Change{Kind: s.kind, At: row[0].Time(), key: row[1].Str()}
		if s.by != "" {
			out[i].ByUID = row[item+1].Str()
		}
		s.set(&out[i], row[item].Str())
	}
	return out, nil
}

// lastKey comes behind every id.
const lastKey = "\uD7FF"

// keyAfter is the key behind which changes of a kind begin at the very instant of
// the last change: those of kinds before its own are all told, of those behind none.
func keyAfter(kind ChangeKind, last Change) string {
	switch c := cmp.Compare(kind.rank(), last.Kind.rank()); {
	case c > 0:
		return ""
	case c == 0:
		return last.key
	}
	return lastKey
}

// nameReplacers says of claims that were replaced by whom: the author of what
// replaced them, if the reader may know that.
func (v *view) nameReplacers(ctx context.Context, changes []Change) error {
	var replaced []string
	for _, c := range changes {
		if c.Kind == ChangeSuperseded {
			replaced = append(replaced, c.ClaimID)
		}
	}
	if len(replaced) == 0 {
		return nil
	}
	rows, err := v.matchEvery(ctx, `MATCH (a:Claim)-[:REPLACES]->(b:Claim) WHERE b.id IN $ids RETURN b.id, a.author ORDER BY a.recordedAt, a.id`,
		values{"ids": graph.Strings(replaced)})
	if err != nil {
		return err
	}
	authors := map[string]string{}
	for _, row := range rows {
		authors[row[0].Str()] = row[1].Str()
	}
	for i, c := range changes {
		if c.Kind == ChangeSuperseded {
			changes[i].ByUID = authors[c.ClaimID]
		}
	}
	return nil
}
