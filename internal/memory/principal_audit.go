package memory

import (
	"cmp"
	"context"
	"slices"
	"strings"

	"brain/disclosure"
	"brain/graph"
)

// auditChunk is how many claims are looked at in one step.
const auditChunk = 1_000

// PrincipalAudit lists the claims of any version that are a principal's own:
// scoped to it, written or held by it, newest first (recorded time, then id).
// Curators get all of them, the principal itself what it may know, the owner of an
// agent what disclosure.AuditSees allows; in a conversation, what may be said in
// it besides. Each call is entered in the audit. What hangs on a claim is read as
// by the caller for itself.
// Errors: FORBIDDEN, UNKNOWN_PRINCIPAL, BAD_INPUT, BAD_CURSOR.
func (s *Service) PrincipalAudit(ctx context.Context, session *Session, uid string, first *int, after *string) (List[Claim], error) {
	var list List[Claim]
	if _, err := s.write(ctx, session, func(ctx context.Context, c *change) error {
		if _, err := c.auditOf(ctx, uid); err != nil {
			return err
		}
		return c.audit(ctx, "principal.audit", "", map[string]string{"principal": uid})
	}); err != nil {
		return list, err
	}
	err := s.read(ctx, session, func(ctx context.Context, v *view) error {
		size, err := pageSize(first)
		if err != nil {
			return err
		}
		hash := v.listHash("principalAudit", uid)
		from, err := resume(after, hash, graph.KindInstant, graph.KindString)
		if err != nil {
			return err
		}
		a, err := v.auditOf(ctx, uid)
		if err != nil {
			return err
		}
		seen, err := a.seen(ctx, from, size+1)
		if err != nil {
			return err
		}
		claims, err := a.claims(ctx, seen)
		list = cut(claims, size, hash, func(c Claim) []graph.Value {
			return []graph.Value{graph.Instant(c.RecordedAt), graph.String(c.ID)}
		})
		return err
	})
	list.Count = s.audienceCount(ctx, session, func(ctx context.Context, v *view) (int, error) {
		a, err := v.auditOf(ctx, uid)
		if err != nil {
			return 0, err
		}
		seen, err := a.seen(ctx, nil, 0)
		return len(seen), err
	})
	return list, err
}

// principalAudit is the audit of one principal for one reader.
type principalAudit struct {
	*view
	subject disclosure.Principal
	pageID  string // canonical page, "" for services
}

// auditOf checks the right to read a principal's audit.
func (v *view) auditOf(ctx context.Context, uid string) (principalAudit, error) {
	people, err := v.principals(ctx, []string{uid})
	if err != nil {
		return principalAudit{}, err
	}
	subject, ok := people[uid]
	if !ok {
		return principalAudit{}, unknownPrincipal("uid", uid)
	}
	if err := disclosure.CanAudit(v.me(), subject); err != nil {
		return principalAudit{}, err
	}
	rows, err := v.decide(ctx, `MATCH (p:Principal)-[:HAS_PAGE]->(g:Page) WHERE p.uid = $uid RETURN g.id`, values{"uid": graph.String(uid)})
	a := principalAudit{view: v, subject: subject}
	if len(rows) > 0 {
		a.pageID = rows[0][0].Str()
	}
	return a, err
}

// owned is a claim of the principal with what decides who sees it.
type owned struct {
	id   string
	held bool // the principal's page holds it
	item graph.Item
}

func newestOwned(a, b owned) int {
	return cmp.Or(b.item.RecordedAt.Compare(a.item.RecordedAt), strings.Compare(b.id, a.id))
}

// seen lists the ids of the claims behind a position that the caller sees, at
// most limit, 0 for all.
func (a principalAudit) seen(ctx context.Context, from []graph.Value, limit int) ([]string, error) {
	if from == nil {
		from = []graph.Value{endOfTime(), graph.String("")}
	}
	var out []string
	for {
		chunk, err := a.chunk(ctx, from)
		if err != nil {
			return nil, err
		}
		for _, o := range chunk {
			if a.sees(o) {
				out = append(out, o.id)
			}
			if limit > 0 && len(out) == limit {
				return out, nil
			}
		}
		if len(chunk) < auditChunk {
			return out, nil
		}
		last := chunk[len(chunk)-1]
		from = []graph.Value{graph.Instant(last.item.RecordedAt), graph.String(last.id)}
	}
}

// sees is the rule for one claim. Whoever hears a conversation must be allowed to
// know the claim too.
func (a principalAudit) sees(o owned) bool {
	if a.standing.conversation != nil && !a.standing.view.Audience.Sees(o.item) {
		return false
	}
	return disclosure.AuditSees(a.me(), a.subject, o.held, o.item)
}

// chunk reads the newest claims of the principal behind a position, at most
// auditChunk. They are for the service: who gets them is decided one by one.
func (a principalAudit) chunk(ctx context.Context, from []graph.Value) ([]owned, error) {
	var all []owned
	for _, source := range []struct {
		match, condition, own string
		held                  bool
	}{
		{match: "(c:Claim)-[:HELD_BY]->(h:Page)", condition: "h.id = $own", own: a.pageID, held: true},
		{match: "(c:Claim)", condition: "c.author = $own", own: a.subject.UID},
		{match: "(c:Claim)", condition: "c.scope = $own", own: graph.PrincipalScope(a.subject.UID)},
	} {
		l := &listing{match: source.match, args: values{}, currency: graph.Currency{Mode: graph.All}}
		l.demand(source.condition, "own", graph.String(source.own))
		service := *a.view
		service.r = a.all
		rows, err := l.rows(ctx, &service, "c.recordedAt", "c.id", "c.id, "+itemColumns.of("c"), from, auditChunk)
		if err != nil {
			return nil, err
		}
		for _, row := range rows {
			all = append(all, owned{id: row[0].Str(), held: source.held, item: itemColumns.read(row, 1)})
		}
	}
	// The sort is stable and what is held comes first, so that it stays.
	slices.SortStableFunc(all, newestOwned)
	all = slices.CompactFunc(all, func(a, b owned) bool { return a.id == b.id })
	return all[:min(len(all), auditChunk)], nil
}

// claims reads the claims that were let through, and lets them through the second
// check too.
func (a principalAudit) claims(ctx context.Context, ids []string) ([]Claim, error) {
	if len(ids) == 0 {
		return nil, nil
	}
	rows, err := a.run(ctx, a.all, `MATCH (c:Claim) WHERE c.id IN $ids RETURN `+claimColumns.of("c"), values{"ids": graph.Strings(ids)}, graph.Currency{Mode: graph.All})
	claims := claimColumns.all(rows)
	slices.SortFunc(claims, func(a, b Claim) int { return cmp.Or(b.RecordedAt.Compare(a.RecordedAt), strings.Compare(b.ID, a.ID)) })
	a.session.admit(ids)
	return claims, err
}
