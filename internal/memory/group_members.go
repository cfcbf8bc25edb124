package memory

import (
	"context"
	"fmt"
	"slices"
	"strconv"
	"time"

	"brain/disclosure"
	"brain/graph"
	"brain/internal/fault"
)

// maxMembers bounds the list that a mirror sets at once.
const maxMembers = 10_000

// AddMemberInput is a member to add to a group, given by name or id. Without a
// role a new member is MEMBER and a present one keeps its role.
type AddMemberInput struct {
	Group     string
	Principal string
	Role      *disclosure.GroupRole
}

// RemoveMemberInput is a member to take out of a group, given by name or id.
type RemoveMemberInput struct{ Group, Principal string }

// SetGroupMembersInput is the full list of a mirrored group's members by uid.
type SetGroupMembersInput struct {
	Group      string
	Principals []string
}

// membership is a present member's edge.
type membership struct {
	edge  string
	role  disclosure.GroupRole
	since time.Time
}

// AddMember adds a member to a group or gives it another role. Admins and
// stewards. Errors: FORBIDDEN, the same for a group that does not exist,
// UNKNOWN_GROUP for an admin, UNKNOWN_PRINCIPAL, BAD_INPUT.
func (s *Service) AddMember(ctx context.Context, session *Session, in AddMemberInput) (Group, graph.Revision, error) {
	return s.changeMembers(ctx, session, in.Group, stewarding, func(ctx context.Context, c *change, g *Group) error {
		role := disclosure.GroupMember
		if in.Role != nil {
			role = *in.Role
		}
		if err := oneOf("role", role, disclosure.GroupMember, disclosure.GroupSteward); err != nil {
			return err
		}
		known, err := c.principalsByUID(ctx, []string{in.Principal})
		if err != nil {
			return err
		}
		p, ok := known[in.Principal]
		if !ok {
			return unknownPrincipal("principal", in.Principal)
		}
		members, err := c.members(ctx, g.GID)
		if err != nil {
			return err
		}
		m, already := members[p.UID]
		switch {
		case !already:
			err = c.bind(ctx, "MEMBER_OF", p.ID, g.GID, graph.Props{"role": graph.String(string(role))})
		case in.Role == nil || m.role == role:
			return nil
		default:
			err = c.tx.PatchEdge(ctx, m.edge, graph.EdgePatch{Props: graph.Props{"role": graph.String(string(role))}})
		}
		if err != nil {
			return err
		}
		return c.audit(ctx, "group.member.add", g.GID, map[string]string{"uid": p.UID, "role": string(role)})
	})
}

// RemoveMember takes a member out of a group; that it was one is kept. Admins,
// stewards and the member itself; the last steward may leave, an admin can name
// another. Errors: FORBIDDEN, the same for a group that does not exist,
// UNKNOWN_GROUP for an admin, NOT_FOUND for who is no member.
func (s *Service) RemoveMember(ctx context.Context, session *Session, in RemoveMemberInput) (Group, graph.Revision, error) {
	mayRemove := func(me disclosure.Principal, gid string) error {
		if in.Principal == me.UID && me.InGroup(gid) {
			return nil
		}
		return stewarding(me, gid)
	}
	return s.changeMembers(ctx, session, in.Group, mayRemove, func(ctx context.Context, c *change, g *Group) error {
		members, err := c.members(ctx, g.GID)
		if err != nil {
			return err
		}
		m, ok := members[in.Principal]
		if !ok {
			return fault.New(fault.NotFound, "%q is not a member of the group", in.Principal).In("principal").Suggest("expected the uid of a member")
		}
		if err := c.unbind(ctx, m.edge, m.since); err != nil {
			return err
		}
		return c.audit(ctx, "group.member.remove", g.GID, map[string]string{"uid": in.Principal})
	})
}

// SetGroupMembers makes the principals the only members of a mirrored group and
// notes the time. Who stays keeps its role, who is new is MEMBER. Admins and
// services. Errors: FORBIDDEN, UNKNOWN_GROUP, UNKNOWN_PRINCIPAL, TOO_LARGE for
// more than 10,000.
func (s *Service) SetGroupMembers(ctx context.Context, session *Session, in SetGroupMembersInput) (Group, graph.Revision, error) {
	return s.changeMembers(ctx, session, in.Group, mirroring, func(ctx context.Context, c *change, g *Group) error {
		wanted := slices.Compact(slices.Sorted(slices.Values(in.Principals)))
		if len(wanted) > maxMembers {
			return fault.New(fault.TooLarge, "there are %d principals", len(wanted)).In("principals").Suggest(fmt.Sprintf("at most %d", maxMembers))
		}
		ids, err := c.principalIDs(ctx, "principals", wanted)
		if err != nil {
			return err
		}
		members, err := c.members(ctx, g.GID)
		if err != nil {
			return err
		}
		added, removed := 0, 0
		for _, uid := range wanted {
			if _, already := members[uid]; already {
				continue
			}
			added++
			if err := c.bind(ctx, "MEMBER_OF", ids[uid], g.GID, graph.Props{"role": graph.String(string(disclosure.GroupMember))}); err != nil {
				return err
			}
		}
		for uid, m := range members {
			if _, stays := ids[uid]; stays {
				continue
			}
			removed++
			if err := c.unbind(ctx, m.edge, m.since); err != nil {
				return err
			}
		}
		if err := c.tx.PatchNode(ctx, g.GID, graph.NodePatch{Props: graph.Props{"syncedAt": graph.Instant(c.now)}}); err != nil {
			return err
		}
		g.SyncedAt = &c.now
		return c.audit(ctx, "group.members.set", g.GID, map[string]string{"added": strconv.Itoa(added), "removed": strconv.Itoa(removed)})
	})
}

func stewarding(me disclosure.Principal, gid string) error {
	return disclosure.MayManageMembers(me, gid)
}

func mirroring(me disclosure.Principal, _ string) error {
	if me.Is(disclosure.AdminRole) || me.Active && me.Kind == disclosure.Service {
		return nil
	}
	return fault.New(fault.Forbidden, "only a service or an admin may set the members of a group")
}

// changeMembers runs a change of a group's members one at a time. may decides by
// the id of the group, "" for one that does not exist, so that both look alike to
// whoever may not.
func (s *Service) changeMembers(ctx context.Context, session *Session, ref string, may func(disclosure.Principal, string) error,
	fn func(context.Context, *change, *Group) error) (Group, graph.Revision, error) {
	var changed Group
	rev, err := s.manage(ctx, session, func(ctx context.Context, c *change) error {
		g, err := c.group(ctx, ref)
		if err != nil {
			return err
		}
		if err := may(c.me(), g.GID); err != nil {
			return err
		}
		if g.GID == "" {
			return unknownGroup()
		}
		if err := c.lock(ctx, "members:"+g.GID); err != nil {
			return err
		}
		if err := fn(ctx, c, &g); err != nil {
			return err
		}
		changed = g
		return nil
	})
	return changed, rev, err
}

// members are the present members of a group by uid.
func (c *change) members(ctx context.Context, gid string) (map[string]membership, error) {
	rows, err := c.decide(ctx, `MATCH (p:Principal)-[m:MEMBER_OF]->(g:Group) WHERE g.id = $gid RETURN p.uid, m.id, m.role, m.recordedAt`,
		values{"gid": graph.String(gid)})
	if err != nil {
		return nil, err
	}
	out := make(map[string]membership, len(rows))
	for _, row := range rows {
		out[row[0].Str()] = membership{edge: row[1].Str(), role: disclosure.GroupRole(row[2].Str()), since: row[3].Time()}
	}
	return out, nil
}

// principalIDs are the ids of principals, all of which must exist, by uid.
func (v *view) principalIDs(ctx context.Context, field string, uids []string) (map[string]string, error) {
	out := make(map[string]string, len(uids))
	if len(uids) == 0 {
		return out, nil
	}
	rows, err := v.decide(ctx, `MATCH (p:Principal) WHERE p.uid IN $uids RETURN p.uid, p.id`, values{"uids": graph.Strings(uids)})
	if err != nil {
		return nil, err
	}
	for _, row := range rows {
		out[row[0].Str()] = row[1].Str()
	}
	for _, uid := range uids {
		if _, ok := out[uid]; !ok {
			return nil, unknownPrincipal(field, uid)
		}
	}
	return out, nil
}
