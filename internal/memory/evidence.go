package memory

import (
	"context"
	"fmt"
	"net/url"
	"slices"
	"time"

	"brain/graph"
	"brain/internal/fault"
)

const maxEvidence = 50

// EvidenceInput is one piece of evidence as given.
type EvidenceInput struct {
	Kind       EvidenceKind
	Origin     *string
	Locator    *string
	URL        *string
	Note       *string
	ObservedAt *time.Time
}

// checkedEvidence is evidence whose every field was checked.
type checkedEvidence struct{ Evidence }

// checkEvidence checks a list of evidence, at least one piece. An origin must be
// a page or claim that the writer may know.
func (c *change) checkEvidence(ctx context.Context, field string, given []EvidenceInput) ([]checkedEvidence, error) {
	if len(given) == 0 {
		return nil, noEvidence(field)
	}
	if len(given) > maxEvidence {
		return nil, fault.Bad(field, fmt.Sprintf("at most %d pieces of evidence", maxEvidence), "")
	}
	out := make([]checkedEvidence, 0, len(given))
	for i, in := range given {
		e, err := c.checkOneEvidence(ctx, fmt.Sprintf("%s[%d]", field, i), in)
		if err != nil {
			return nil, err
		}
		if !slices.ContainsFunc(out, func(o checkedEvidence) bool { return o.sum() == e.sum() }) {
			out = append(out, e)
		}
	}
	return out, nil
}

func noEvidence(field string) error {
	return fault.Bad(field, "at least one piece of evidence", "").
		Suggest(`say what it rests on, for example {kind: MANUAL, note: "said in the meeting"}`)
}

func (c *change) checkOneEvidence(ctx context.Context, field string, in EvidenceInput) (checkedEvidence, error) {
	e := checkedEvidence{Evidence: Evidence{Kind: in.Kind, ObservedAt: &c.now, RecordedAt: c.now}}
	var err error
	if e.Note, err = cleanOptional(field+".note", deref(in.Note), maxNoteRunes); err != nil {
		return e, err
	}
	if e.Locator, err = cleanOptional(field+".locator", deref(in.Locator), maxNoteRunes); err != nil {
		return e, err
	}
	if e.URL, err = checkURL(field+".url", in); err != nil {
		return e, err
	}
	if in.ObservedAt != nil {
		at, err := checkTime(field+".observedAt", *in.ObservedAt)
		if err != nil {
			return e, err
		}
		e.ObservedAt = &at
	}
	return e, c.checkOrigin(ctx, field, in, &e)
}

func checkURL(field string, in EvidenceInput) (string, error) {
	if in.URL == nil {
		if in.Kind == EvidenceURL {
			return "", fault.Bad(field, "the web address of the evidence", "")
		}
		return "", nil
	}
	u, err := url.Parse(*in.URL)
	if err != nil || u.Scheme != "http" && u.Scheme != "https" || u.Host == "" || len(*in.URL) > 2_000 || !validText(*in.URL) {
		return "", fault.Bad(field, "an http or https address of at most 2,000 bytes", "")
	}
	return u.String(), nil
}

// checkOrigin resolves the page, claim or recall that evidence comes from.
func (c *change) checkOrigin(ctx context.Context, field string, in EvidenceInput, e *checkedEvidence) error {
	origin := deref(in.Origin)
	if origin == "" {
		if in.Kind == EvidencePage || in.Kind == EvidenceClaim {
			return fault.Bad(field+".origin", "the id of the "+originNoun(in.Kind), "")
		}
		return nil
	}
	unknown := fault.New(fault.NotFound, "there is no %s %q", originNoun(in.Kind), origin).In(field + ".origin")
	switch in.Kind {
	case EvidencePage:
		page, err := c.wanted(ctx, field+".origin", origin)
		if err != nil {
			return err
		}
		e.Origin = page.ID
		return nil
	case EvidenceClaim:
		if _, ok := c.s.openRecall(origin); ok {
			e.Origin = origin
			return nil
		}
		claims, err := c.claimsByID(ctx, []string{origin})
		if err != nil {
			return err
		}
		if _, ok := claims[origin]; !ok {
			return unknown
		}
		e.Origin = origin
		return nil
	default:
		return unknown
	}
}

func originNoun(k EvidenceKind) string {
	switch k {
	case EvidencePage:
		return "page"
	case EvidenceClaim:
		return "claim or recall"
	case EvidenceMessage:
		return "message"
	case EvidenceDocument:
		return "document"
	default:
		return "origin"
	}
}

// sum identifies a piece of evidence within its item.
func (e Evidence) sum() string {
	parts := []string{string(e.Kind), e.Origin, e.Locator, e.URL, e.Note, e.Excerpt}
	if e.name != "" {
		parts = append(parts, e.name, e.property)
	}
	return digest(parts...)
}

// props are the stored properties of a piece of evidence of an item.
func (e Evidence) props(itemID string, o once) graph.Props {
	return graph.Props{
		"item": graph.String(itemID), "kind": graph.String(string(e.Kind)), "origin": graph.OptionalString(e.Origin),
		"locator": graph.OptionalString(e.Locator), "url": graph.OptionalString(e.URL), "note": graph.OptionalString(e.Note),
		"excerpt": graph.OptionalString(e.Excerpt), "name": graph.OptionalString(e.name), "property": graph.OptionalString(e.property), "contentHash": graph.String(e.sum()), "observedAt": graph.Instant(timeOf(e.ObservedAt)),
		"idempotencyKey": graph.OptionalString(o.key), "idempotencyHash": graph.OptionalString(o.hash),
	}
}

// putEvidence writes the evidence of a new item. It has the item's audience.
func (c *change) putEvidence(ctx context.Context, itemID string, it graph.Item, evidence []checkedEvidence, o once) error {
	for _, e := range evidence {
		id := c.s.newID()
		err := c.tx.PutNode(ctx, graph.Node{
			ID: id, Labels: []string{"Evidence"},
			Item:  graph.Item{Scope: it.Scope, Requires: it.Requires, Author: it.Author, RecordedAt: c.now},
			Props: e.props(itemID, o),
		})
		if err != nil {
			return err
		}
		if err := c.connectOwn(ctx, "EVIDENCED_BY", itemID, id); err != nil {
			return err
		}
	}
	return nil
}

// novel tells whether one of the pieces is evidence that none of the items has.
func (v *view) novel(ctx context.Context, items []string, evidence []checkedEvidence) (bool, error) {
	rows, err := v.decide(ctx, `MATCH (e:Evidence) WHERE e.item IN $items RETURN DISTINCT e.contentHash`, values{"items": graph.Strings(items)})
	if err != nil {
		return false, err
	}
	known := firstTexts(rows)
	return slices.ContainsFunc(evidence, func(e checkedEvidence) bool { return !slices.Contains(known, e.sum()) }), nil
}

// addEvidence gives an existing item the pieces that it does not have yet; with
// an idempotency key the first piece is kept in any case, so that a retry is
// known. It tells whether anything was added.
func (c *change) addEvidence(ctx context.Context, itemID string, it graph.Item, evidence []checkedEvidence, o once) (added bool, err error) {
	rows, err := c.decide(ctx, `MATCH (e:Evidence) WHERE e.item = $item RETURN e.contentHash`, values{"item": graph.String(itemID)})
	if err != nil {
		return false, err
	}
	var fresh []checkedEvidence
	for i, e := range evidence {
		known := slices.ContainsFunc(rows, func(row graph.Row) bool { return row[0].Str() == e.sum() })
		if !known || i == 0 && o.key != "" {
			fresh = append(fresh, e)
		}
	}
	it.Author = c.session.UID
	return len(fresh) > 0, c.putEvidence(ctx, itemID, it, fresh, o)
}
