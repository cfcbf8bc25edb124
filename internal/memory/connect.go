package memory

import (
	"context"
	"fmt"
	"time"

	"brain/disclosure"
	"brain/graph"
	"brain/internal/fault"
	"brain/schema"
)

const defaultLinkWeight = 1

// ConnectInput is a link to make; nil fields take their defaults.
type ConnectInput struct {
	From           string
	To             string
	Type           string
	Scope          *string
	Weight         *float64
	ValidFrom      *time.Time
	ValidUntil     *time.Time
	Evidence       []EvidenceInput
	IdempotencyKey *string
}

// Connect links two pages. The same link again (ends, type, scope, start) gains
// the evidence. Where a type holds one at a time, the link before it in the same
// scope is closed at the new one's start, if the caller may.
// Errors: BAD_INPUT, UNKNOWN_TERM, CONSTRAINT, NOT_FOUND, AMBIGUOUS_NAME, CONFLICT
// and those of the write check.
func (s *Service) Connect(ctx context.Context, session *Session, in ConnectInput) (Link, graph.Revision, error) {
	var link Link
	rev, err := s.write(ctx, session, func(ctx context.Context, c *change) error {
		once, err := c.once(in.IdempotencyKey, in)
		if err != nil {
			return err
		}
		done, err := c.replayLink(ctx, once)
		if err != nil {
			return err
		}
		if done != nil {
			link = *done
			return nil
		}
		d, err := c.draftLink(ctx, in)
		if err != nil {
			return err
		}
		evidence, err := c.checkEvidence(ctx, "evidence", in.Evidence)
		if err != nil {
			return err
		}
		link, _, err = c.putLink(ctx, d, evidence, once)
		return err
	})
	return link, rev, err
}

// linkDraft is a checked link before it is written.
type linkDraft struct {
	Link
	linkType    schema.LinkType
	author      string
	fingerprint string
	clock       time.Time // the edge clock
}

func (c *change) draftLink(ctx context.Context, in ConnectInput) (linkDraft, error) {
	d := linkDraft{Link: Link{ID: c.s.newID(), Weight: defaultLinkWeight, Origin: OriginManual, RecordedAt: c.now}, author: c.session.UID, clock: c.now}
	from, err := c.wanted(ctx, "from", in.From)
	if err != nil {
		return d, err
	}
	to, err := c.wanted(ctx, "to", in.To)
	if err != nil {
		return d, err
	}
	if err := c.setEnds(&d, in.Type, from, to); err != nil {
		return d, err
	}
	if in.Weight != nil {
		if err := checkFraction("weight", *in.Weight); err != nil {
			return d, err
		}
		d.Weight = *in.Weight
	}
	if err := d.setValidity(in.ValidFrom, in.ValidUntil); err != nil {
		return d, err
	}
	d.Scope, err = c.writeScope(ctx, "scope", in.Scope)
	return d, err
}

// setEnds checks type, domain and range; the name of an inverse turns the link round.
func (c *change) setEnds(d *linkDraft, name string, from, to Page) error {
	linkType, reversed, err := c.voc.ontology.ValidateLink(name, from.Type, to.Type)
	if err != nil {
		return termFault(err, "type")
	}
	if reversed {
		from, to = to, from
	}
	if linkType.Symmetric && from.ID > to.ID {
		from, to = to, from
	}
	d.linkType, d.Type, d.FromID, d.ToID = linkType, linkType.Name, from.ID, to.ID
	return nil
}

func (d *linkDraft) setValidity(from, until *time.Time) error {
	for _, t := range []struct {
		field string
		given *time.Time
		into  **time.Time
	}{{"validFrom", from, &d.ValidFrom}, {"validUntil", until, &d.ValidUntil}} {
		if t.given == nil {
			continue
		}
		at, err := checkTime(t.field, *t.given)
		if err != nil {
			return err
		}
		*t.into = &at
	}
	if d.ValidFrom != nil && d.ValidUntil != nil && !d.ValidUntil.After(*d.ValidFrom) {
		return fault.Bad("validUntil", "a time after validFrom", "")
	}
	return nil
}

// sum identifies a link: ends, type, scope and start.
func (d *linkDraft) sum() string {
	return digest(d.FromID, d.ToID, d.Type, d.Scope, graph.Instant(timeOf(d.ValidFrom)).String())
}

func (d *linkDraft) item() graph.Item {
	return graph.Item{
		Scope: d.Scope, Author: d.author, RecordedAt: d.RecordedAt,
		ValidFrom: timeOf(d.ValidFrom), ValidUntil: timeOf(d.ValidUntil),
	}
}

// putLink writes a link, or adds the evidence to the same link that is there; it
// tells whether anything changed.
func (c *change) putLink(ctx context.Context, d linkDraft, evidence []checkedEvidence, o once) (Link, bool, error) {
	d.fingerprint = d.sum()
	if err := c.lock(ctx, "link:"+d.fingerprint); err != nil {
		return Link{}, false, err
	}
	same, err := c.sameLink(ctx, d.fingerprint)
	if err != nil {
		return Link{}, false, err
	}
	if same != nil {
		added, err := c.addEvidence(ctx, same.ID, graph.Item{Scope: same.Scope}, evidence, o)
		if err != nil || !added {
			return *same, false, err
		}
		if err := c.tx.PatchEdge(ctx, same.ID, graph.EdgePatch{Props: graph.Props{"edgeClock": graph.Instant(d.clock)}}); err != nil {
			return Link{}, false, err
		}
		return *same, true, c.audit(ctx, "link.evidence", same.ID, nil)
	}
	if err := c.endEarlier(ctx, d); err != nil {
		return Link{}, false, err
	}
	if err := c.insertLink(ctx, d, evidence, o); err != nil {
		return Link{}, false, err
	}
	return d.Link, true, c.compareLinks(ctx, d.Link, true)
}

// insertLink writes a link's node and its native edge, which have one id.
func (c *change) insertLink(ctx context.Context, d linkDraft, evidence []checkedEvidence, o once) error {
	err := c.tx.PutNode(ctx, graph.Node{
		ID: d.ID, Labels: []string{"Link"}, Item: d.item(),
		Props: graph.Props{
			"type": graph.String(d.Type), "weight": decimal(d.Weight), "origin": graph.String(string(d.Origin)),
			"edgeClock": graph.Instant(d.clock), "fingerprint": graph.String(d.fingerprint), "writer": graph.String(d.author),
			"idempotencyKey": graph.OptionalString(o.key), "idempotencyHash": graph.OptionalString(o.hash),
		},
	})
	if err != nil {
		return err
	}
	for _, end := range [][2]string{{"LINK_FROM", d.FromID}, {"LINK_TO", d.ToID}} {
		if err := c.connectOwn(ctx, end[0], d.ID, end[1]); err != nil {
			return err
		}
	}
	err = c.tx.PutEdge(ctx, graph.Edge{
		ID: d.ID, Type: d.linkType.Relationship(), From: d.FromID, To: d.ToID, Item: d.item(),
		Props: graph.Props{"weight": decimal(d.Weight), "origin": graph.String(string(d.Origin)), "edgeClock": graph.Instant(d.clock)},
	})
	if err != nil {
		return err
	}
	if err := c.putEvidence(ctx, d.ID, d.item(), evidence, onceNever); err != nil {
		return err
	}
	return c.audit(ctx, "link.connect", d.ID, map[string]string{"type": d.Type})
}

// sameLink is the standing link with this fingerprint that the caller may know.
func (c *change) sameLink(ctx context.Context, fingerprint string) (*Link, error) {
	rows, err := c.match(ctx, `MATCH (l:Link) WHERE l.fingerprint = $fingerprint RETURN l.id ORDER BY l.recordedAt LIMIT 1`,
		values{"fingerprint": graph.String(fingerprint)})
	if err != nil || len(rows) == 0 {
		return nil, err
	}
	return c.linkByID(ctx, rows[0][0].Str())
}

// linkByID is one link that the caller may know, with its ends.
func (v *view) linkByID(ctx context.Context, id string) (*Link, error) {
	links, err := v.linksByID(ctx, []string{id})
	if link, ok := links[id]; ok {
		return &link, err
	}
	return nil, err
}

// endEarlier closes, for a type that holds one at a time, the standing links of
// the same start and scope at the new link's start: those that the caller may
// know and supersede.
func (c *change) endEarlier(ctx context.Context, d linkDraft) error {
	if !d.linkType.SingleAtATime {
		return nil
	}
	rows, err := c.match(ctx, fmt.Sprintf(`MATCH (a:Page)-[e:%s]->(b:Page) WHERE a.id = $from AND e.scope = $scope RETURN e.id, e.author, e.validFrom, b.id, e.recordedAt`, d.linkType.Relationship()),
		values{"from": graph.String(d.FromID), "scope": graph.String(d.Scope)})
	if err != nil {
		return err
	}
	start := d.RecordedAt
	if d.ValidFrom != nil {
		start = *d.ValidFrom
	}
	for _, row := range rows {
		id, author, since := row[0].Str(), row[1].Str(), row[2].Time()
		if row[3].Str() == d.ToID || !since.Before(start) {
			continue
		}
		facts := disclosure.Authored{Author: author, Scope: d.Scope}
		if !disclosure.Supersedes(c.me(), facts, d.Scope) {
			continue
		}
		item := graph.Item{Scope: d.Scope, Author: author, RecordedAt: row[4].Time(), ValidFrom: since, ValidUntil: start}
		if err := c.patchLink(ctx, id, item, nil); err != nil {
			return err
		}
		if err := c.audit(ctx, "link.end", id, map[string]string{"by": d.ID}); err != nil {
			return err
		}
	}
	return nil
}

// patchLink changes a link's node and its native edge alike.
func (c *change) patchLink(ctx context.Context, id string, item graph.Item, props graph.Props) error {
	if err := c.tx.PatchNode(ctx, id, graph.NodePatch{Item: &item, Props: props}); err != nil {
		return err
	}
	return c.tx.PatchEdge(ctx, id, graph.EdgePatch{Item: &item})
}

// replayLink answers a connect that was done before under the same key.
func (c *change) replayLink(ctx context.Context, o once) (*Link, error) {
	if o.key == "" {
		return nil, nil
	}
	if err := c.lock(ctx, "once:"+o.key); err != nil {
		return nil, err
	}
	args := values{"key": graph.String(o.key)}
	rows, err := c.decideDeleted(ctx, `MATCH (l:Link) WHERE l.idempotencyKey = $key RETURN l.id, l.idempotencyHash`, args)
	if err == nil && len(rows) == 0 {
		rows, err = c.decideDeleted(ctx, `MATCH (e:Evidence) WHERE e.idempotencyKey = $key RETURN e.item, e.idempotencyHash LIMIT 1`, args)
	}
	if err != nil || len(rows) == 0 {
		return nil, err
	}
	if rows[0][1].Str() != o.hash {
		return nil, keyReused()
	}
	link, err := c.linkByID(ctx, rows[0][0].Str())
	if err == nil && link == nil {
		return nil, fault.New(fault.NotFound, "the link of this key is not there")
	}
	return link, err
}
