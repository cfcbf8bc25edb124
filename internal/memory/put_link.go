package memory

import (
	"cmp"
	"context"
	"slices"
	"strings"
	"time"

	"brain/disclosure"
	"brain/graph"
	"brain/schema"
)

// sum identifies a link: ends, type, scope and start. The records of one link that
// differ in the rest (end, weight) have one sum.
func (l *Link) sum() string {
	return digest(l.FromID, l.ToID, l.Type, l.Scope, graph.Instant(timeOf(l.ValidFrom)).String())
}

// item is what decides who knows the link, and when it was known and true.
func (l *Link) item() graph.Item {
	return graph.Item{
		Scope: l.Scope, Author: l.AuthorUID, RecordedAt: l.RecordedAt, RetiredAt: timeOf(l.RetiredAt),
		ValidFrom: timeOf(l.ValidFrom), ValidUntil: timeOf(l.ValidUntil),
	}
}

// holds tells whether the link is true at a time.
func (l *Link) holds(at time.Time) bool {
	return !timeOf(l.ValidFrom).After(at) && (l.ValidUntil == nil || l.ValidUntil.After(at))
}

// relates tells whether both links are between the same pages.
func (l *Link) relates(other Link) bool { return l.FromID == other.FromID && l.ToID == other.ToID }

// linkKeys are what is locked while a link is looked for and written: the relation
// between the two pages, or all of a page where it has one at a time.
func linkKeys(t schema.LinkType, l Link) []string {
	switch {
	case !t.SingleAtATime:
		return []string{"link:" + digest(l.Type, l.Scope, l.FromID, l.ToID)}
	case t.Symmetric:
		return []string{"link:" + digest(l.Type, l.Scope, l.FromID), "link:" + digest(l.Type, l.Scope, l.ToID)}
	default:
		return []string{"link:" + digest(l.Type, l.Scope, l.FromID)}
	}
}

// putLink writes a link, or adds the evidence to the same link that is there; it
// tells whether anything changed.
func (c *change) putLink(ctx context.Context, d linkDraft, evidence []checkedEvidence, o once) (Link, bool, error) {
	if err := c.lock(ctx, linkKeys(d.linkType, d.Link)...); err != nil {
		return Link{}, false, err
	}
	same, beside, err := c.settle(ctx, &d)
	if err != nil {
		return Link{}, false, err
	}
	if same != nil {
		return c.connectAgain(ctx, d, *same, beside, evidence, o)
	}
	if d.linkType.SingleAtATime {
		if err := c.makeRoom(ctx, &d, beside); err != nil {
			return Link{}, false, err
		}
	}
	if err := c.insertLink(ctx, d, o); err != nil {
		return Link{}, false, err
	}
	if err := c.putEvidence(ctx, d.ID, d.item(), evidence, onceNever); err != nil {
		return Link{}, false, err
	}
	if err := c.audit(ctx, "link.connect", d.ID, map[string]string{"type": d.Type}); err != nil {
		return Link{}, false, err
	}
	return d.Link, true, c.compareLinks(ctx, d.Link, true)
}

// settle finds the standing record of the same link, and, where the type holds one
// at a time, the standing links beside it. Where nobody says since when and the
// relation is not new (it ended, or another one has its place), a link that holds
// now is the same, else the draft begins now.
func (c *change) settle(ctx context.Context, d *linkDraft) (same *Link, beside []Link, err error) {
	if d.linkType.SingleAtATime {
		if beside, err = c.standingLinks(ctx, *d); err != nil {
			return nil, nil, err
		}
	}
	if same, err = c.sameLink(ctx, d.sum()); err != nil {
		return nil, nil, err
	}
	begins := d.ValidFrom == nil && (d.ValidUntil == nil || d.ValidUntil.After(c.now))
	if !begins || same == nil && len(beside) == 0 || same != nil && same.holds(c.now) {
		return same, beside, nil
	}
	candidates := beside
	if !d.linkType.SingleAtATime {
		if candidates, err = c.standingLinks(ctx, *d); err != nil {
			return nil, nil, err
		}
	}
	for _, l := range candidates {
		if l.relates(d.Link) && l.holds(c.now) {
			return &l, beside, nil
		}
	}
	d.ValidFrom = &c.now
	return nil, beside, nil
}

// sameLink is the standing record with this sum that the caller may know, whenever
// it is true.
func (c *change) sameLink(ctx context.Context, sum string) (*Link, error) {
	rows, err := c.matchEvery(ctx, `MATCH (l:Link) WHERE l.fingerprint = $fingerprint AND l.retiredAt IS NULL RETURN l.id ORDER BY l.recordedAt LIMIT 1`,
		values{"fingerprint": graph.String(sum)})
	if err != nil || len(rows) == 0 {
		return nil, err
	}
	return c.linkByID(ctx, rows[0][0].Str())
}

// standingLinks are the records of the draft's type and scope that stand, whenever they
// are true, and that the caller may know: all of its page where it has one at a
// time, else those between the same pages. They come in the order of their starts.
func (c *change) standingLinks(ctx context.Context, d linkDraft) ([]Link, error) {
	args := values{"types": graph.Strings([]string{d.linkType.Relationship()}), "scope": graph.String(d.Scope)}
	const text = `MATCH (a:Page)-[e]->(b:Page) WHERE e.type IN $types AND e.scope = $scope AND e.retiredAt IS NULL AND `
	texts := []string{text + "a.id IN $pages AND b.id = $to RETURN " + linkProjection()}
	args["pages"] = graph.Strings([]string{d.FromID})
	switch {
	case !d.linkType.SingleAtATime:
		args["to"] = graph.String(d.ToID)
	case d.linkType.Symmetric:
		args["pages"] = graph.Strings([]string{d.FromID, d.ToID})
		texts = []string{text + "a.id IN $pages RETURN " + linkProjection(), text + "b.id IN $pages RETURN " + linkProjection()}
	default:
		texts = []string{text + "a.id IN $pages RETURN " + linkProjection()}
	}
	var out []Link
	for _, text := range texts {
		rows, err := c.matchEvery(ctx, text, args)
		if err != nil {
			return nil, err
		}
		for _, row := range rows {
			link := c.readLink(row, 0)
			if !slices.ContainsFunc(out, func(l Link) bool { return l.ID == link.ID }) {
				out = append(out, link)
			}
		}
	}
	slices.SortFunc(out, func(a, b Link) int {
		return cmp.Or(timeOf(a.ValidFrom).Compare(timeOf(b.ValidFrom)), a.RecordedAt.Compare(b.RecordedAt), strings.Compare(a.ID, b.ID))
	})
	return out, nil
}

// connectAgain adds evidence to the link that says the same, and gives it the
// weight and end that the draft says, if the caller may change it.
func (c *change) connectAgain(ctx context.Context, d linkDraft, same Link, beside []Link, evidence []checkedEvidence, o once) (Link, bool, error) {
	link, err := c.revise(ctx, d, same, beside)
	if err != nil {
		return Link{}, false, err
	}
	revised := link.ID != same.ID
	added, err := c.addEvidence(ctx, link.ID, graph.Item{Scope: link.Scope}, evidence, o)
	if err != nil || !added {
		return link, revised, err
	}
	if err := c.tx.PatchEdge(ctx, link.ID, graph.EdgePatch{Props: graph.Props{"edgeClock": graph.Instant(d.EdgeClock)}}); err != nil {
		return Link{}, false, err
	}
	return link, true, c.audit(ctx, "link.evidence", link.ID, nil)
}

// revise continues a link with what the draft says otherwise.
func (c *change) revise(ctx context.Context, d linkDraft, same Link, beside []Link) (Link, error) {
	next := same
	if d.weighted {
		next.Weight = d.Weight
	}
	if d.ValidUntil != nil {
		next.ValidUntil = d.ValidUntil
		if d.linkType.SingleAtATime {
			next.endBefore(beside)
		}
	}
	if next.Weight == same.Weight && timeOf(next.ValidUntil).Equal(timeOf(same.ValidUntil)) {
		return same, nil
	}
	if may, err := c.supersedesLink(ctx, same); err != nil || !may {
		return same, err
	}
	link, err := c.continueLink(ctx, same, next, "")
	if err != nil {
		return Link{}, err
	}
	return link, c.audit(ctx, "link.revise", link.ID, map[string]string{"earlier": same.ID})
}

// endBefore ends a link where the next of others begins, if that is earlier than
// its own end.
func (l *Link) endBefore(others []Link) {
	for _, o := range others {
		if timeOf(o.ValidFrom).After(timeOf(l.ValidFrom)) && (l.ValidUntil == nil || o.ValidFrom.Before(*l.ValidUntil)) {
			l.ValidUntil = o.ValidFrom
		}
	}
}

// makeRoom keeps to one link at a time. What holds at the draft's start ends there,
// if the caller may supersede it; what has the same start gives way; and the draft
// ends where the next one begins. Of two links whose start nobody knows both stand.
func (c *change) makeRoom(ctx context.Context, d *linkDraft, beside []Link) error {
	d.endBefore(beside)
	start := timeOf(d.ValidFrom)
	for _, old := range beside {
		since := timeOf(old.ValidFrom)
		if since.After(start) || d.ValidFrom == nil || old.ValidUntil != nil && !old.ValidUntil.After(start) {
			continue
		}
		if may, err := c.supersedesLink(ctx, old); err != nil {
			return err
		} else if !may {
			continue
		}
		if since.Equal(start) {
			if err := c.retireLink(ctx, old, ""); err != nil {
				return err
			}
		} else {
			next := old
			next.ValidUntil = d.ValidFrom
			if _, err := c.continueLink(ctx, old, next, ""); err != nil {
				return err
			}
		}
		if err := c.audit(ctx, "link.end", old.ID, map[string]string{"by": d.ID}); err != nil {
			return err
		}
	}
	return nil
}

// supersedesLink tells whether the caller may put another record of the same scope
// in the place of a link's.
func (c *change) supersedesLink(ctx context.Context, l Link) (bool, error) {
	facts, err := c.authored(ctx, Claim{AuthorUID: l.AuthorUID, Scope: l.Scope})
	return err == nil && disclosure.Supersedes(c.me(), facts, l.Scope), err
}
