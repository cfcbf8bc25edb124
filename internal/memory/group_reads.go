package memory

import (
	"context"
	"slices"
	"strings"

	"brain/disclosure"
	"brain/graph"
	"brain/internal/fault"
)

// groupColumns project a Group.
var groupColumns = columns[Group]{
	{"id", func(g *Group, v graph.Value) { g.GID = v.Str() }},
	{"name", func(g *Group, v graph.Value) { g.Name = v.Str() }},
	{"syncedAt", func(g *Group, v graph.Value) { g.SyncedAt = optionalTime(v) }},
}

// knownGroups are the ids of the groups that may be named here: the caller's, for
// an admin all, in a conversation only those that everyone who hears it may know.
func (v *view) knownGroups() (gids []string, all bool) {
	p, limited := v.narrowest()
	if !limited {
		return nil, true
	}
	for _, m := range p.Groups {
		if v.knowsGroup(m.GID) {
			gids = append(gids, m.GID)
		}
	}
	return gids, false
}

func (v *view) knowsGroup(gid string) bool {
	return v.allKnow(func(p disclosure.Principal) bool { return disclosure.SeesGroup(p, gid) })
}

// stewarded are the groups that the caller is a steward of and that may be named
// here, by name.
func (v *view) stewarded(ctx context.Context) ([]Group, error) {
	var gids []string
	for _, m := range v.me().Groups {
		if m.Role == disclosure.GroupSteward && v.knowsGroup(m.GID) {
			gids = append(gids, m.GID)
		}
	}
	if len(gids) == 0 {
		return nil, nil
	}
	rows, err := v.register(ctx, `MATCH (g:Group) WHERE g.id IN $gids RETURN `+groupColumns.of("g")+` ORDER BY g.handle`, values{"gids": graph.Strings(gids)})
	return groupColumns.all(rows), err
}

// Groups lists the groups that the caller may know, by name. Errors: BAD_INPUT,
// BAD_CURSOR.
func (s *Service) Groups(ctx context.Context, session *Session, first *int, after *string) (List[Group], error) {
	var list List[Group]
	err := s.consult(ctx, session, func(ctx context.Context, v *view) error {
		size, err := pageSize(first)
		if err != nil {
			return err
		}
		hash := graph.CursorHash("groups", v.standsFor())
		from, err := resume(after, hash, graph.KindString)
		if err != nil {
			return err
		}
		text, args := v.groupsAfter(textAt(from))
		args["limit"] = graph.Int(int64(size) + 1)
		rows, err := v.register(ctx, text+` RETURN `+groupColumns.of("g")+` ORDER BY g.handle LIMIT $limit`, args)
		if err != nil {
			return err
		}
		list = cut(groupColumns.all(rows), size, hash, func(g Group) []graph.Value { return []graph.Value{graph.String(groupHandle(g.Name))} })
		return nil
	})
	list.Count = s.counting(ctx, session, func(ctx context.Context, v *view) (int, error) {
		text, args := v.groupsAfter(graph.String(""))
		return v.number(ctx, text+` RETURN count(*)`, args)
	})
	return list, err
}

// groupsAfter matches the groups g that may be named here and come after a handle.
func (v *view) groupsAfter(handle graph.Value) (string, values) {
	gids, all := v.knownGroups()
	if all {
		return `MATCH (g:Group) WHERE g.handle > $after`, values{"after": handle}
	}
	return `MATCH (g:Group) WHERE g.id IN $gids AND g.handle > $after`, values{"after": handle, "gids": graph.Strings(gids)}
}

// GroupsByID gives groups by id, as far as the caller may know them.
func (s *Service) GroupsByID(ctx context.Context, session *Session, gids []string) (map[string]Group, error) {
	out := map[string]Group{}
	err := s.consult(ctx, session, func(ctx context.Context, v *view) error {
		known := slices.DeleteFunc(slices.Clone(gids), func(gid string) bool { return !v.knowsGroup(gid) })
		rows, err := v.register(ctx, `MATCH (g:Group) WHERE g.id IN $gids RETURN `+groupColumns.of("g"), values{"gids": graph.Strings(known)})
		for _, g := range groupColumns.all(rows) {
			out[g.GID] = g
		}
		return err
	})
	return out, err
}

// GroupsOf gives the groups that principals are in, by uid of the principal and in
// order of name, as far as the caller may know them.
func (s *Service) GroupsOf(ctx context.Context, session *Session, uids []string) (map[string][]Group, error) {
	out := map[string][]Group{}
	err := s.consult(ctx, session, func(ctx context.Context, v *view) error {
		text, args := `MATCH (p:Principal)-[:MEMBER_OF]->(g:Group) WHERE p.uid IN $uids`, values{"uids": graph.Strings(uids)}
		if gids, all := v.knownGroups(); !all {
			text += ` AND g.id IN $gids`
			args["gids"] = graph.Strings(gids)
		}
		rows, err := v.register(ctx, text+` RETURN p.uid, `+groupColumns.of("g"), args)
		for _, row := range rows {
			uid := row[0].Str()
			out[uid] = append(out[uid], groupColumns.read(row, 1))
		}
		return err
	})
	for _, groups := range out {
		slices.SortFunc(groups, func(a, b Group) int { return strings.Compare(groupHandle(a.Name), groupHandle(b.Name)) })
	}
	return out, err
}

// GroupMembers lists the members of a group by uid, inactive ones too. Errors:
// NOT_FOUND for a group that is not there or that the caller may not know,
// BAD_INPUT, BAD_CURSOR.
func (s *Service) GroupMembers(ctx context.Context, session *Session, gid string, first *int, after *string) (List[Membership], error) {
	var list List[Membership]
	err := s.consult(ctx, session, func(ctx context.Context, v *view) error {
		if err := v.mayListMembers(ctx, gid); err != nil {
			return err
		}
		size, err := pageSize(first)
		if err != nil {
			return err
		}
		hash := graph.CursorHash("groupMembers", v.standsFor(), gid)
		from, err := resume(after, hash, graph.KindString)
		if err != nil {
			return err
		}
		rows, err := v.register(ctx, `MATCH (p:Principal)-[m:MEMBER_OF]->(g:Group) WHERE g.id = $gid AND p.uid > $after
			RETURN p.uid, m.role, m.recordedAt ORDER BY p.uid LIMIT $limit`,
			values{"gid": graph.String(gid), "after": textAt(from), "limit": graph.Int(int64(size) + 1)})
		if err != nil {
			return err
		}
		members := make([]Membership, len(rows))
		for i, row := range rows {
			members[i] = Membership{PrincipalUID: row[0].Str(), Role: disclosure.GroupRole(row[1].Str()), Since: row[2].Time()}
		}
		list = cut(members, size, hash, func(m Membership) []graph.Value { return []graph.Value{graph.String(m.PrincipalUID)} })
		return nil
	})
	list.Count = s.counting(ctx, session, func(ctx context.Context, v *view) (int, error) {
		if err := v.mayListMembers(ctx, gid); err != nil {
			return 0, err
		}
		return v.number(ctx, `MATCH (p:Principal)-[:MEMBER_OF]->(g:Group) WHERE g.id = $gid RETURN count(*)`, values{"gid": graph.String(gid)})
	})
	return list, err
}

// mayListMembers refuses a group that is not there or not the caller's to know.
func (v *view) mayListMembers(ctx context.Context, gid string) error {
	rows, err := v.register(ctx, `MATCH (g:Group) WHERE g.id = $gid RETURN g.id`, values{"gid": graph.String(gid)})
	if err != nil {
		return err
	}
	if len(rows) == 0 || !v.knowsGroup(gid) {
		return fault.New(fault.NotFound, "there is no such group").In("group")
	}
	return nil
}
