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
	// NewestFirst turns the whole order around.
	NewestFirst bool
}

// Delta lists what changed for this reader: by time (recorded time; for EXPIRED
// the end of validity), then kind, then id. The oldest come first, so that whoever
// follows the cursor catches up, unless the newest are asked for first. What the
// reader may not know now is no part of it, whatever it was before. A cursor is
// good for the order in which it was given. Errors: BAD_INPUT, BAD_CURSOR,
// NOT_FOUND, AMBIGUOUS_NAME.
func (s *Service) Delta(ctx context.Context, session *Session, in DeltaInput, first *int, after *string) (List[Change], error) {
	var list List[Change]
	err := s.read(ctx, session, func(ctx context.Context, v *view) error {
		size, err := pageSize(first)
		if err != nil {
			return err
		}
		span := deltaSpan{until: v.now, kinds: changeKinds[:], newestFirst: in.NewestFirst}
		if in.Until != nil && in.Until.Before(v.now) {
			span.until = timeOf(in.Until)
		}
		span.since = span.until.Add(-deltaWindow)
		if in.Since != nil {
			span.since = timeOf(in.Since)
		}
		if span.since.After(span.until) {
			return fault.Bad("since", "a time before "+span.until.Format(time.RFC3339), "")
		}
		if in.About != nil {
			page, err := v.wanted(ctx, "about", *in.About)
			if err != nil {
				return err
			}
			span.about = page.ID
		}
		hash := v.deltaHash(in, span.about, in.NewestFirst)
		from, err := resume(after, hash, graph.KindInstant, graph.KindInt, graph.KindString)
		if err != nil {
			if after != nil && ofHash(*after, v.deltaHash(in, span.about, !in.NewestFirst)) {
				return otherOrder(err, in.NewestFirst)
			}
			return err
		}
		if from != nil {
			rank := int(from[1].Int64())
			if rank < 0 || rank >= len(changeKinds) {
				return badCursor(fmt.Errorf("%w: kind %d", graph.ErrBadCursor, rank))
			}
			span.after = &Change{At: from[0].Time(), Kind: changeKinds[rank], key: from[2].Str()}
		}
		changes, err := v.changes(ctx, span, size+1)
		list = cut(changes, size, hash, func(c Change) []graph.Value {
			return []graph.Value{graph.Instant(c.At), graph.Int(int64(c.Kind.rank())), graph.String(c.key)}
		})
		return err
	})
	return list, err
}

// deltaHash is what a cursor of delta is good for.
func (v *view) deltaHash(in DeltaInput, about string, newestFirst bool) string {
	args := []string{saidTime(in.Since), saidTime(in.Until), about}
	if newestFirst {
		args = append(args, "newest first")
	}
	return v.listHash("delta", args...)
}

// otherOrder says that the cursor was given in the other order than the one asked for.
func otherOrder(err error, newestFirst bool) error {
	given, asked := "oldest", "newest"
	if !newestFirst {
		given, asked = asked, given
	}
	return fault.Wrap(fault.BadCursor, err, "the cursor is of the list with the %s changes first, and the %s are asked for first", given, asked).In("after").
		Suggest(fmt.Sprintf("pass newestFirst: %t, as for the page before, or leave after out to begin anew", !newestFirst))
}

// deltaSpan is a part of what happened.
type deltaSpan struct {
	since, until time.Time // inclusive
	// after is the change behind which the list goes on, nil at its beginning.
	after       *Change
	newestFirst bool
	about       string // page id, "" for all
	kinds       []ChangeKind
}

// compare orders changes as the span lists them.
func (s deltaSpan) compare(a, b Change) int {
	if s.newestFirst {
		return compareChanges(b, a)
	}
	return compareChanges(a, b)
}

// within are the conditions that keep to the rest of the span, in the order in
// which it is listed, and their arguments.
func (s deltaSpan) within(kind ChangeKind, at, key string) ([]string, values) {
	conditions := []string{at + " >= $since", at + " <= $until"}
	args := values{"since": graph.Instant(s.since), "until": graph.Instant(s.until)}
	if s.after == nil {
		return conditions, args
	}
	edge, behind := "since", ">"
	if s.newestFirst {
		edge, behind = "until", "<"
	}
	args[edge] = graph.Instant(s.after.At)
	// At the very instant of the last change, its kind was told up to its key, and
	// all kinds that are listed before its own.
	switch c := s.compare(Change{Kind: kind}, Change{Kind: s.after.Kind}); {
	case c < 0:
		conditions = append(conditions, at+" "+behind+" $"+edge)
	case c == 0:
		conditions = append(conditions, "("+at+" "+behind+" $"+edge+" OR "+key+" "+behind+" $key)")
		args["key"] = graph.String(s.after.key)
	}
	return conditions, args
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
	slices.SortFunc(all, span.compare)
	all = all[:min(len(all), limit)]
	return all, v.nameReplacers(ctx, all)
}

// readChanges reads the first changes of one source.
func (v *view) readChanges(ctx context.Context, s changeSource, span deltaSpan, limit int) ([]Change, error) {
	at, key := s.node+"."+s.at, s.node+"."+s.key
	conditions, args := span.within(s.kind, at, key)
	args["limit"] = graph.Int(int64(limit))
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
	distinct, order := "", ""
	if s.several {
		distinct = "DISTINCT "
	}
	if span.newestFirst {
		order = " DESC"
	}
	rows, err := v.matchEvery(ctx, "MATCH "+s.match+whereText(conditions)+" RETURN "+distinct+strings.Join(columns, ", ")+
		" ORDER BY "+at+order+", "+key+order+" LIMIT $limit", args)
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
