package memory

import (
	"context"

	"brain/disclosure"
	"brain/graph"
	"brain/internal/fault"
)

// MergePagesInput names two pages for one thing.
type MergePagesInput struct {
	From, Into string
	DryRun     bool
}

// MergePagesResult is the page that stays and what the caller may know of what
// changed, or would change.
type MergePagesResult struct {
	Page    Page
	Changes []string
}

// MergePages makes one page of two: everything on, about, held by or linked with
// the first is moved to the second, whose slug, title and id stay; the first's
// slugs and id lead there. Sections, those that the caller cannot know too, keep
// their scope and order: the second's where they are, the first's behind them.
// Links that say the same become one, links between the two go. What refers to a
// page does so by id, so nothing else is rewritten.
//
// Its creator or a curator, of both pages; between two scopes as in Rescope.
// Errors: NOT_FOUND, AMBIGUOUS_NAME, FORBIDDEN, CONSTRAINT for pages of two types,
// of a principal or derived, BAD_INPUT, and those of the write check.
func (s *Service) MergePages(ctx context.Context, session *Session, in MergePagesInput) (MergePagesResult, graph.Revision, error) {
	var result MergePagesResult
	rev, err := s.write(ctx, session, func(ctx context.Context, c *change) error {
		m, err := c.merger(ctx, in)
		if err != nil {
			return err
		}
		result = MergePagesResult{Page: m.into}
		if result.Changes, err = m.changes(ctx); err != nil {
			return err
		}
		if in.DryRun {
			return errValidated
		}
		return m.run(ctx)
	})
	return result, rev, err
}

// merger moves one page's content to another.
type merger struct {
	*change
	from, into Page
	// before and moved are the parts of into and from.
	before, moved partsOf
	// follow: what has from's scope gets into's, because that is narrower. Towards a
	// wider scope everything keeps its own.
	follow bool
}

// merger checks that two pages may be merged.
func (c *change) merger(ctx context.Context, in MergePagesInput) (*merger, error) {
	m := &merger{change: c}
	var err error
	if m.from, err = c.wanted(ctx, "from", in.From); err != nil {
		return nil, err
	}
	if m.into, err = c.wanted(ctx, "into", in.Into); err != nil {
		return nil, err
	}
	if m.from.ID == m.into.ID {
		return nil, fault.Bad("into", "another page than from", "")
	}
	if err := c.lock(ctx, "page:"+m.from.ID, "page:"+m.into.ID); err != nil {
		return nil, err
	}
	if err := m.permitted(ctx); err != nil {
		return nil, err
	}
	if m.from.Type != m.into.Type {
		return nil, fault.New(fault.Constraint, "%s is a %s, %s is a %s", m.from.Slug, m.from.Type, m.into.Slug, m.into.Type).In("from").
			Suggest("retype one of them first")
	}
	if err := m.notDerived(ctx); err != nil {
		return nil, err
	}
	if err := m.scopes(ctx); err != nil {
		return nil, err
	}
	if m.before, err = c.parts(ctx, m.into.ID); err != nil {
		return nil, err
	}
	m.moved, err = c.parts(ctx, m.from.ID)
	return m, err
}

// permitted asks for the right to reshape both pages. Sections that the caller
// cannot know stay what they are, so they do not matter here: an answer that told
// of them would be a leak.
func (m *merger) permitted(ctx context.Context) error {
	if err := m.notReserved(ctx, "from", m.from); err != nil {
		return err
	}
	if m.from.ManagedBy != "" || m.into.ManagedBy != "" {
		return fault.New(fault.Forbidden, "a page that a source manages is read-only here").In("from")
	}
	if err := disclosure.MayReshape(m.me(), m.from.WriterUID, true); err != nil {
		return inField(err, "from")
	}
	owner, err := m.ownerOf(ctx, m.into.ID)
	if err != nil || owner != "" && owner == m.session.UID {
		return err
	}
	return inField(disclosure.MayReshape(m.me(), m.into.WriterUID, true), "into")
}

// notDerived refuses pages that were derived from others: they need each input's
// audience, which the parts of the other page must not be cut to.
func (m *merger) notDerived(ctx context.Context) error {
	pages, err := m.items(ctx, `MATCH (n:Page) WHERE n.id IN $ids`, values{"ids": graph.Strings([]string{m.from.ID, m.into.ID})})
	if err != nil {
		return err
	}
	for _, p := range pages {
		if len(p.Requires) > 0 {
			return fault.New(fault.Constraint, "a page that was derived from others cannot be merged").In("from").Suggest("delete it instead")
		}
	}
	return nil
}

// scopes checks the right to bring what the first page has into the scope of the
// second.
func (m *merger) scopes(ctx context.Context) error {
	if m.from.Scope == m.into.Scope {
		return nil
	}
	if err := m.mayWrite("into", m.into.Scope); err != nil {
		return err
	}
	if err := m.mayRescope(ctx, disclosure.Authored{Author: m.from.WriterUID, Scope: m.from.Scope}, m.into.Scope); err != nil {
		return inField(err, "into")
	}
	var target disclosure.Principal
	if uid, ok := graph.ScopePrincipal(m.into.Scope); ok {
		people, err := m.principals(ctx, []string{uid})
		if err != nil {
			return err
		}
		target = people[uid]
	}
	m.follow = !disclosure.Widens(m.from.Scope, m.into.Scope, target)
	return nil
}

// scope is that of something on from once it is on into.
func (m *merger) scope(scope string) string {
	if m.follow && scope == m.from.Scope {
		return m.into.Scope
	}
	return scope
}

func (m *merger) run(ctx context.Context) error {
	for _, step := range []func(context.Context) error{
		m.moveVersions, m.moveSections, m.moveAliases, m.moveRedirects, m.moveTags,
		m.moveClaims, m.moveEvents, m.moveLinks, m.moveFindings, m.moveOrigins, m.keepIdentity, m.cutMoved, m.compareMoved,
	} {
		if err := step(ctx); err != nil {
			return err
		}
	}
	if err := m.tx.DeleteNode(ctx, m.from.ID); err != nil {
		return err
	}
	if err := m.rederivePage(ctx, m.into.ID); err != nil {
		return err
	}
	return m.audit(ctx, "page.merge", m.into.ID, map[string]string{"from": m.from.ID})
}

// cutMoved decides who may know of the versions of both pages, which are those of the
// second now.
func (m *merger) cutMoved(ctx context.Context) error { return m.cutVersions(ctx, m.into) }

// compareMoved opens the findings of what the second page now has too much of.
func (m *merger) compareMoved(ctx context.Context) error { return m.compareAll(ctx, m.into.ID) }

// keepIdentity keeps what a page has once and the second page lacks: the identity
// of an import, so that the next one finds the page, and the date that it speaks of.
func (m *merger) keepIdentity(ctx context.Context) error {
	if m.from.Scope != m.into.Scope {
		return nil
	}
	rows, err := m.decide(ctx, `MATCH (p:Page) WHERE p.id IN $ids RETURN p.id, p.externalKey, p.contentHash, p.json, p.effectiveDate`,
		values{"ids": graph.Strings([]string{m.from.ID, m.into.ID})})
	if err != nil {
		return err
	}
	from, into := rows[0], rows[1]
	if from[0].Str() != m.from.ID {
		from, into = into, from
	}
	props := graph.Props{}
	if into[1].IsNull() && !from[1].IsNull() {
		props["externalKey"], props["contentHash"], props["json"] = from[1], from[2], from[3]
	}
	if into[4].IsNull() && !from[4].IsNull() {
		props["effectiveDate"] = from[4]
	}
	if m.from.Pinned {
		props["pinned"] = graph.Bool(true)
	}
	if len(props) == 0 {
		return nil
	}
	return m.tx.PatchNode(ctx, m.into.ID, graph.NodePatch{Props: props})
}
