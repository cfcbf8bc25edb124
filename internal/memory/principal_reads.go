package memory

import (
	"context"
	"slices"

	"brain/disclosure"
	"brain/graph"
)

// principalColumns project a Principal; its owner and page are read apart.
var principalColumns = columns[Principal]{
	{"id", func(p *Principal, v graph.Value) { p.ID = v.Str() }},
	{"uid", func(p *Principal, v graph.Value) { p.UID = v.Str() }},
	{"kind", func(p *Principal, v graph.Value) { p.Kind = disclosure.Kind(v.Str()) }},
	{"name", func(p *Principal, v graph.Value) { p.DisplayName = v.Str() }},
	{"active", func(p *Principal, v graph.Value) { p.Active = v.True() }},
	{"roles", func(p *Principal, v graph.Value) { p.Roles = texts[disclosure.Role](v) }},
	{"conversationPolicy", func(p *Principal, v graph.Value) { p.ConversationPolicy = disclosure.ConversationPolicy(v.Str()) }},
	{"disclosureMode", func(p *Principal, v graph.Value) { p.DisclosureMode = disclosure.Mode(v.Str()) }},
}

// Viewer is who calls.
type Viewer struct {
	Principal    Principal
	Roles        []disclosure.Role
	Capabilities []disclosure.Capability
	// StewardOf are the groups that it is a steward of, by name.
	StewardOf []Group
	// Guidance is what the instance tells this caller to keep confidential, as
	// Markdown; "" for nothing.
	Guidance string
}

// Viewer tells who calls and what it may do. Error: FORBIDDEN for a caller that
// is no longer active.
func (s *Service) Viewer(ctx context.Context, session *Session) (Viewer, error) {
	var viewer Viewer
	err := s.consult(ctx, session, func(ctx context.Context, v *view) error {
		people, err := v.principalsByUID(ctx, []string{session.UID})
		if err != nil {
			return err
		}
		p := people[session.UID]
		viewer = Viewer{Principal: p, Roles: p.Roles, Capabilities: session.Capabilities, Guidance: v.voc.settings.guidance(session.UID)}
		viewer.StewardOf, err = v.stewarded(ctx)
		return err
	})
	return viewer, err
}

// Principals lists all principals by uid, inactive ones too: uid, kind and name
// are known to everyone. Errors: BAD_INPUT, BAD_CURSOR.
func (s *Service) Principals(ctx context.Context, session *Session, first *int, after *string) (List[Principal], error) {
	var list List[Principal]
	err := s.consult(ctx, session, func(ctx context.Context, v *view) error {
		size, err := pageSize(first)
		if err != nil {
			return err
		}
		hash := graph.CursorHash("principals", "")
		from, err := resume(after, hash, graph.KindString)
		if err != nil {
			return err
		}
		rows, err := v.register(ctx, `MATCH (p:Principal) WHERE p.uid > $after RETURN `+principalColumns.of("p")+` ORDER BY p.uid LIMIT $limit`,
			values{"after": textAt(from), "limit": graph.Int(int64(size) + 1)})
		if err != nil {
			return err
		}
		people := principalColumns.all(rows)
		if err := v.complete(ctx, people); err != nil {
			return err
		}
		list = cut(people, size, hash, func(p Principal) []graph.Value { return []graph.Value{graph.String(p.UID)} })
		return nil
	})
	list.Count = s.counting(ctx, session, func(ctx context.Context, v *view) (int, error) {
		return v.number(ctx, `MATCH (p:Principal) WHERE p.uid > $after RETURN count(*)`, values{"after": graph.String("")})
	})
	return list, err
}

// PrincipalsByUID gives principals by uid; unknown ones are missing.
func (s *Service) PrincipalsByUID(ctx context.Context, session *Session, uids []string) (map[string]Principal, error) {
	var out map[string]Principal
	err := s.consult(ctx, session, func(ctx context.Context, v *view) error {
		var err error
		out, err = v.principalsByUID(ctx, uids)
		return err
	})
	return out, err
}

// PrincipalByUID gives one principal. Error: UNKNOWN_PRINCIPAL.
func (s *Service) PrincipalByUID(ctx context.Context, session *Session, uid string) (Principal, error) {
	var found Principal
	err := s.consult(ctx, session, func(ctx context.Context, v *view) error {
		people, err := v.principalsByUID(ctx, []string{uid})
		if err != nil {
			return err
		}
		p, known := people[uid]
		if !known {
			return unknownPrincipal("uid", uid)
		}
		found = p
		return nil
	})
	return found, err
}

// RolesOf gives the roles of principals, by uid, as far as the caller may know
// them; in a conversation those that everyone who hears it may know.
func (s *Service) RolesOf(ctx context.Context, session *Session, uids []string) (map[string][]disclosure.Role, error) {
	out := map[string][]disclosure.Role{}
	err := s.consult(ctx, session, func(ctx context.Context, v *view) error {
		known := slices.DeleteFunc(slices.Clone(uids), func(uid string) bool {
			return !v.allKnow(func(p disclosure.Principal) bool { return disclosure.SeesRoles(p, uid) })
		})
		if len(known) == 0 {
			return nil
		}
		rows, err := v.register(ctx, `MATCH (p:Principal) WHERE p.uid IN $uids RETURN p.uid, p.roles`, values{"uids": graph.Strings(known)})
		for _, row := range rows {
			out[row[0].Str()] = texts[disclosure.Role](row[1])
		}
		return err
	})
	return out, err
}

func (v *view) principalsByUID(ctx context.Context, uids []string) (map[string]Principal, error) {
	rows, err := v.register(ctx, `MATCH (p:Principal) WHERE p.uid IN $uids RETURN `+principalColumns.of("p"), values{"uids": graph.Strings(uids)})
	if err != nil {
		return nil, err
	}
	people := principalColumns.all(rows)
	if err := v.complete(ctx, people); err != nil {
		return nil, err
	}
	out := make(map[string]Principal, len(people))
	for _, p := range people {
		out[p.UID] = p
	}
	return out, nil
}

// complete fills in owners and pages.
func (v *view) complete(ctx context.Context, people []Principal) error {
	at := make(map[string]int, len(people))
	uids := make([]string, len(people))
	for i, p := range people {
		at[p.UID], uids[i] = i, p.UID
	}
	args := values{"uids": graph.Strings(uids)}
	owners, err := v.register(ctx, `MATCH (o:Principal)-[:OWNS_AGENT]->(p:Principal) WHERE p.uid IN $uids RETURN p.uid, o.uid`, args)
	if err != nil {
		return err
	}
	for _, row := range owners {
		people[at[row[0].Str()]].OwnerUID = row[1].Str()
	}
	pages, err := v.register(ctx, `MATCH (p:Principal)-[:HAS_PAGE]->(g:Page) WHERE p.uid IN $uids RETURN p.uid, g.id`, args)
	for _, row := range pages {
		people[at[row[0].Str()]].PageID = row[1].Str()
	}
	return err
}

// PrincipalPages gives the canonical pages of principals by uid, as far as the
// caller may know them. Error: CONVERSATION_REQUIRED.
func (s *Service) PrincipalPages(ctx context.Context, session *Session, uids []string) (map[string]Page, error) {
	out := map[string]Page{}
	err := s.read(ctx, session, func(ctx context.Context, v *view) error {
		rows, err := v.decide(ctx, `MATCH (p:Principal)-[:HAS_PAGE]->(g:Page) WHERE p.uid IN $uids RETURN g.id, p.uid`,
			values{"uids": graph.Strings(uids)})
		if err != nil {
			return err
		}
		owners := make(map[string]string, len(rows))
		ids := make([]string, len(rows))
		for i, row := range rows {
			ids[i] = row[0].Str()
			owners[ids[i]] = row[1].Str()
		}
		pages, err := v.pagesByID(ctx, ids)
		for _, p := range pages {
			out[owners[p.ID]] = p
		}
		return err
	})
	return out, err
}
