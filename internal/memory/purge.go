package memory

import (
	"context"
	"time"

	"brain/disclosure"
	"brain/graph"
	"brain/internal/fault"
)

// Erasure is what a purge or an erasure removed, or would remove.
type Erasure struct {
	// Items is how many pages, parts, claims, links, events, findings and pieces of
	// evidence.
	Items int
	// Review are the ids of items that stay and whose text names what goes, sorted.
	Review []string
	DryRun bool
}

// PurgeDeletedInput names one deleted page by id or slug, nil for all that are due.
type PurgeDeletedInput struct {
	Page   *string
	Reason string
	DryRun bool
}

// purgeAfter is how long a page stays deleted before it may be purged.
func (v *view) purgeAfter() time.Duration {
	return time.Duration(v.voc.settings.PurgeAfterHours) * time.Hour
}

// PurgeDeleted removes deleted pages for good: those whose deletion a person made
// or approved, when the time of the setting purgeAfterHours has passed. Their
// body, versions, links and current claims go; superseded, resolved and kept
// claims stay for the record under a tombstone, where only a curator reads them
// through the audit. Admins only.
// Errors: FORBIDDEN, BAD_INPUT, NOT_FOUND, CONFLICT for a page that is not due.
func (s *Service) PurgeDeleted(ctx context.Context, session *Session, in PurgeDeletedInput) (Erasure, graph.Revision, error) {
	result := Erasure{DryRun: in.DryRun, Review: []string{}}
	var due []string
	err := s.consult(ctx, session, func(ctx context.Context, v *view) error {
		if err := v.permit(disclosure.Erase); err != nil {
			return err
		}
		if _, err := cleanText("reason", in.Reason, maxReasonRunes); err != nil {
			return err
		}
		var err error
		if due, err = v.purgeable(ctx, in.Page); err != nil || !in.DryRun {
			return err
		}
		for _, id := range due {
			d, err := v.purgePlan(ctx, id)
			if err != nil {
				return err
			}
			result.Items += d.items()
		}
		return nil
	})
	if err != nil || in.DryRun {
		return result, "", err
	}
	var rev graph.Revision
	for _, id := range due {
		var n int
		if rev, err = s.manage(ctx, session, func(ctx context.Context, c *change) error {
			n = 0
			return c.purge(ctx, id, &n)
		}); err != nil {
			return result, rev, err
		}
		result.Items += n
	}
	return result, rev, nil
}

// purge removes one page if it is still due.
func (c *change) purge(ctx context.Context, id string, items *int) error {
	if err := c.permit(disclosure.Erase); err != nil {
		return err
	}
	if err := c.lock(ctx, "page:"+id); err != nil {
		return err
	}
	due, err := c.purgeable(ctx, &id)
	if err != nil {
		return err
	}
	if len(due) == 0 {
		return nil
	}
	d, err := c.purgePlan(ctx, id)
	if err != nil {
		return err
	}
	*items = d.items()
	if err := c.remove(ctx, d, changeDeleted); err != nil {
		return err
	}
	return c.audit(ctx, ActionPurge, id, nil)
}

// purgeable are the ids of the pages that are due, the longest deleted first.
func (v *view) purgeable(ctx context.Context, ref *string) ([]string, error) {
	after := v.purgeAfter()
	since := v.now.Add(-after)
	if ref == nil {
		rows, err := v.decideDeleted(ctx, `MATCH (p:Page) WHERE p.state IN $states AND p.approved = true AND p.deletedAt <= $since RETURN p.id ORDER BY p.deletedAt, p.id`,
			values{"since": graph.Instant(since), "states": graph.Strings([]string{pageDeleted})})
		return firstTexts(rows), err
	}
	for _, st := range []step{
		{`MATCH (p:Page) WHERE p.id = $ref AND p.state = 'DELETED' RETURN p.id, p.approved, p.deletedAt`, values{"ref": graph.String(*ref)}},
		{`MATCH (p:Page) WHERE p.slug = $slug AND p.state = 'DELETED' RETURN p.id, p.approved, p.deletedAt`, values{"slug": graph.String(normalSlug(*ref))}},
	} {
		rows, err := v.decideDeleted(ctx, st.text, st.values)
		if err != nil {
			return nil, err
		}
		for _, row := range rows {
			switch {
			case !row[1].True():
				return nil, fault.New(fault.Conflict, "no person has approved the deletion of the page").In("page").Suggest("decide about it in the review queue first")
			case row[2].Time().After(since):
				return nil, fault.New(fault.Conflict, "the page was deleted less than %s ago", after).In("page").
					Suggest("it may be purged from " + row[2].Time().Add(after).Format(time.RFC3339) + " on; the setting is purgeAfterHours")
			}
			return []string{row[0].Str()}, nil
		}
	}
	return nil, fault.New(fault.NotFound, "there is no deleted page %q", *ref).In("page").Suggest("expected the id or slug of a deleted page")
}

// ActionPurge is the audit's code of a purge; its item is the page.
const ActionPurge = "page.purge"

// keptStates are those of claims that a purge leaves to the record.
var keptStates = [...]ClaimState{StateSuperseded, StateResolved, StateDone}

// purgePlan is what goes with a page.
func (v *view) purgePlan(ctx context.Context, id string) (*doomed, error) {
	d := &doomed{pages: []string{id}}
	d.tomb(id)
	args := values{"page": graph.String(id), "kept": textList(keptStates[:])}
	for _, read := range []struct {
		into    *[]string
		pattern string
	}{
		{&d.nodes, `MATCH (n:Section|Passage|PageVersion|Alias|Redirect|TimelineEvent) WHERE n.page = $page`},
		{&d.nodes, `MATCH (n:TimelineEvent)-[:EVENT_PAGE]->(p:Page) WHERE p.id = $page`},
		{&d.claims, `MATCH (n:Claim) WHERE n.page = $page AND NOT n.state IN $kept`},
		{&d.links, `MATCH (n:Link)-[:LINK_FROM|LINK_TO]->(p:Page) WHERE p.id = $page`},
		{&d.tagged, `MATCH (p:Page)-[n:TAGGED]->(t:Tag) WHERE p.id = $page`},
	} {
		found, err := v.items(ctx, read.pattern, args)
		if err != nil {
			return nil, err
		}
		add(read.into, idsOf(found)...)
	}
	var err error
	if d.kept, err = v.items(ctx, `MATCH (n:Claim) WHERE n.page = $page AND n.state IN $kept`, args); err != nil {
		return nil, err
	}
	if err := v.doomHanging(ctx, d); err != nil {
		return nil, err
	}
	return d, v.withdraw(ctx, d)
}

// doomHanging adds the evidence of what goes and the findings that concern it.
func (v *view) doomHanging(ctx context.Context, d *doomed) error {
	holders := append(append([]string{}, d.nodes...), append(append(d.links, d.claims...), d.pages...)...)
	evidence, err := v.itemsOf(ctx, `MATCH (n:Evidence) WHERE n.item IN $ids`, holders)
	if err != nil {
		return err
	}
	add(&d.nodes, idsOf(evidence)...)
	var h hanging
	l := layer{pages: d.pages, claims: append(append([]string{}, d.claims...), idsOf(d.kept)...), links: d.links}
	if err := v.findingsAbout(ctx, l, &h); err != nil {
		return err
	}
	add(&d.nodes, idsOf(h.findings)...)
	return v.doomEvidenceOf(ctx, d, idsOf(h.findings))
}

// doomEvidenceOf adds what findings rest on.
func (v *view) doomEvidenceOf(ctx context.Context, d *doomed, findings []string) error {
	evidence, err := v.itemsOf(ctx, `MATCH (n:Evidence) WHERE n.item IN $ids`, findings)
	add(&d.nodes, idsOf(evidence)...)
	return err
}

// KeptClaim is a past claim that a purge left to the record.
type KeptClaim struct {
	ID            string
	Text          string
	Family        ClaimFamily
	Kind          string
	State         ClaimState
	Author        string
	RecordedAt    time.Time
	RetiredAt     *time.Time
	RetiredReason string
}

// KeptClaims gives the claims that the purge of a page left to the record, the
// latest first. Curators only; others get none.
func (s *Service) KeptClaims(ctx context.Context, session *Session, pageID string) ([]KeptClaim, error) {
	out := []KeptClaim{}
	err := s.consult(ctx, session, func(ctx context.Context, v *view) error {
		if !v.me().Is(disclosure.CuratorRole) {
			return nil
		}
		return v.everyRow(ctx, `MATCH (n:Claim) WHERE n.page = $page AND n.scope IS NULL`, claimColumns.of("n"), values{"page": graph.String(pageID)}, func(row graph.Row) error {
			c := claimColumns.read(row, 0)
			out = append(out, KeptClaim{
				ID: c.ID, Text: c.Text, Family: c.Family, Kind: c.Kind, State: c.State, Author: c.AuthorUID,
				RecordedAt: c.RecordedAt, RetiredAt: c.RetiredAt, RetiredReason: c.RetiredReason,
			})
			return nil
		})
	})
	return out, err
}
