package memory

import (
	"context"
	"slices"

	"brain/disclosure"
	"brain/graph"
	"brain/internal/fault"
)

// EraseInput names exactly one page or principal, and why.
type EraseInput struct {
	Page      *string
	Principal *string
	Reason    string
	DryRun    bool
}

// Erase removes a page or a principal so that nothing of its content is left in
// the store: of a page its parts, versions, links, events, the claims about and
// held by it, and what was derived from any of that; of a principal its page and
// what is scoped to it besides. What a principal wrote of others keeps a tombstone
// as its author. Items that stay and name what goes are listed for review. The
// audit says that it happened, and no more. Admins only; a dry run counts and
// lists, and changes nothing.
// Errors: FORBIDDEN, BAD_INPUT, NOT_FOUND, UNKNOWN_PRINCIPAL, AMBIGUOUS_NAME,
// CONSTRAINT for a page of a principal and the reserved ones.
func (s *Service) Erase(ctx context.Context, session *Session, in EraseInput) (Erasure, graph.Revision, error) {
	result := Erasure{DryRun: in.DryRun}
	err := s.consult(ctx, session, func(ctx context.Context, v *view) error {
		e, err := v.eraser(ctx, in)
		if err != nil {
			return err
		}
		result.Items = e.items()
		result.Review, err = v.naming(ctx, e)
		return err
	})
	if err != nil || in.DryRun {
		return result, "", err
	}
	var token string
	rev, err := s.manage(ctx, session, func(ctx context.Context, c *change) error {
		e, err := c.eraser(ctx, in)
		if err != nil {
			return err
		}
		result.Items, token = e.items(), e.token
		if err := c.erase(ctx, e); err != nil {
			return err
		}
		if err := c.unscrubbed(ctx); err != nil {
			return err
		}
		return c.reviewMentions(ctx, result.Review)
	})
	if err != nil {
		return result, rev, err
	}
	return result, rev, s.scrub(ctx, nonEmpty(token)...)
}

// eraser is an erasure to be made.
type eraser struct {
	*doomed
	// names are what the texts of others may call what goes.
	names []string
	// principal is set when a principal goes.
	principal *Principal
	// item is the id that the audit names.
	item string
}

// eraser plans an erasure.
func (v *view) eraser(ctx context.Context, in EraseInput) (*eraser, error) {
	if err := v.permit(disclosure.Erase); err != nil {
		return nil, err
	}
	if _, err := cleanText("reason", in.Reason, maxReasonRunes); err != nil {
		return nil, err
	}
	if (in.Page == nil) == (in.Principal == nil) {
		return nil, fault.Bad("page", "exactly one of page and principal", "")
	}
	e := &eraser{doomed: &doomed{}}
	if in.Page != nil {
		page, err := v.erasedPage(ctx, *in.Page)
		if err != nil {
			return nil, err
		}
		e.item = page.ID
		return e, v.doomPages(ctx, e, page)
	}
	return e, v.doomPrincipal(ctx, e, *in.Principal)
}

// erasedPage finds any page by id or slug, deleted or not, or as anyone would by
// its name.
func (v *view) erasedPage(ctx context.Context, ref string) (Page, error) {
	for _, st := range []step{
		{`MATCH (p:Page) WHERE p.id = $ref RETURN ` + pageColumns.of("p"), values{"ref": graph.String(ref)}},
		{`MATCH (p:Page) WHERE p.slug = $slug RETURN ` + pageColumns.of("p"), values{"slug": graph.String(normalSlug(ref))}},
	} {
		rows, err := v.decideDeleted(ctx, st.text, st.values)
		if err != nil {
			return Page{}, err
		}
		if len(rows) > 0 {
			page := pageColumns.read(rows[0], 0)
			return page, v.notReserved(ctx, "page", page)
		}
	}
	page, err := v.wanted(ctx, "page", ref)
	if err != nil {
		return Page{}, err
	}
	return page, v.notReserved(ctx, "page", page)
}

// doomPages plans the erasure of pages with all that is theirs.
func (v *view) doomPages(ctx context.Context, e *eraser, pages ...Page) error {
	var seed layer
	for _, p := range pages {
		seed.pages = append(seed.pages, p.ID)
		add(&e.names, nonEmpty(p.Title)...)
	}
	if err := v.doomLayer(ctx, e.doomed, seed); err != nil {
		return err
	}
	if err := v.namesOf(ctx, e); err != nil {
		return err
	}
	return v.withdraw(ctx, e.doomed)
}

// namesOf adds the names and aliases of the pages that go.
func (v *view) namesOf(ctx context.Context, e *eraser) error {
	for _, some := range chunks(e.pages) {
		for _, text := range []string{
			`MATCH (p:Page) WHERE p.id IN $ids AND p.title IS NOT NULL RETURN DISTINCT p.title`,
			`MATCH (a:Alias) WHERE a.page IN $ids RETURN DISTINCT a.name`,
		} {
			rows, err := v.decideDeleted(ctx, text, values{"ids": graph.Strings(some)})
			if err != nil {
				return err
			}
			add(&e.names, firstTexts(rows)...)
		}
	}
	return nil
}

// doomLayer plans the removal of nodes and, layer by layer, of what hangs on them,
// is held by them or was derived from them.
func (v *view) doomLayer(ctx context.Context, d *doomed, front layer) error {
	known := map[string]bool{}
	fresh := func(ids []string) []string {
		ids = slices.Clone(ids)
		return slices.DeleteFunc(ids, func(id string) bool {
			seen := known[id]
			known[id] = true
			return seen
		})
	}
	for {
		front = layer{fresh(front.pages), fresh(front.claims), fresh(front.links)}
		if len(front.all()) == 0 {
			return nil
		}
		add(&d.pages, front.pages...)
		add(&d.links, front.links...)
		if err := v.doomClaims(ctx, d, front.claims); err != nil {
			return err
		}
		h, err := v.hangingOn(ctx, front)
		if err != nil {
			return err
		}
		held, err := v.itemsOf(ctx, `MATCH (n:Claim)-[:HELD_BY]->(p:Page) WHERE p.id IN $ids`, front.pages)
		if err != nil {
			return err
		}
		reviews, err := v.itemsOf(ctx, `MATCH (n:Finding)-[:CONCERNS]->(p:Page) WHERE p.id IN $ids`, front.pages)
		if err != nil {
			return err
		}
		add(&d.nodes, idsOf(slices.Concat(h.parts, h.findings, reviews))...)
		if err := v.doomEvidenceOf(ctx, d, idsOf(slices.Concat(reviews, h.findings))); err != nil {
			return err
		}
		add(&d.tagged, idsOf(h.tags)...)
		front = layer{idsOf(h.pages), idsOf(append(h.claims, held...)), idsOf(h.links)}
	}
}

// doomClaims sorts claims, which may leave tombstones, from events, which do not.
func (v *view) doomClaims(ctx context.Context, d *doomed, ids []string) error {
	claims, err := v.itemsOf(ctx, `MATCH (n:Claim) WHERE n.id IN $ids`, ids)
	if err != nil {
		return err
	}
	add(&d.claims, idsOf(claims)...)
	events, err := v.itemsOf(ctx, `MATCH (n:TimelineEvent) WHERE n.id IN $ids`, ids)
	if err != nil {
		return err
	}
	add(&d.nodes, idsOf(events)...)
	return nil
}

// erase does what was planned.
func (c *change) erase(ctx context.Context, e *eraser) error {
	if err := c.forgetDetails(ctx, append(keysOf(e.ids()), e.item)); err != nil {
		return err
	}
	if err := c.remove(ctx, e.doomed, changeErased); err != nil {
		return err
	}
	if err := c.forgetSkills(ctx, e.pages); err != nil {
		return err
	}
	if e.principal == nil {
		return c.audit(ctx, "page.erase", e.item, nil)
	}
	if err := c.entomb(ctx, *e.principal); err != nil {
		return err
	}
	return c.audit(ctx, "principal.erase", e.item, nil)
}

// reviewMentions puts the claims, pages and links that name what went into the
// review queue.
func (c *change) reviewMentions(ctx context.Context, ids []string) error {
	for _, pattern := range []string{`MATCH (n:Claim) WHERE n.id IN $ids`, `MATCH (n:Page) WHERE n.id IN $ids`, `MATCH (n:Link) WHERE n.id IN $ids`} {
		found, err := c.itemsOf(ctx, pattern, ids)
		if err != nil {
			return err
		}
		for _, it := range found {
			if _, err := c.openReview(ctx, FindingErasedMention, it.id); err != nil {
				return err
			}
		}
	}
	return nil
}

func keysOf(set map[string]bool) []string {
	out := make([]string, 0, len(set))
	for id := range set {
		out = append(out, id)
	}
	return out
}

// forgetDetails takes from the audit everything but that something happened to
// the items.
func (c *change) forgetDetails(ctx context.Context, ids []string) error {
	for _, some := range chunks(ids) {
		entries, err := c.items(ctx, `MATCH (n:AuditEntry) WHERE n.item IN $ids AND n.detail IS NOT NULL`, values{"ids": graph.Strings(some)})
		if err != nil {
			return err
		}
		for _, entry := range entries {
			if err := c.tx.PatchNode(ctx, entry.id, graph.NodePatch{Props: nulls("detail")}); err != nil {
				return err
			}
		}
	}
	return nil
}
