package memory

import (
	"context"

	"github.com/google/uuid"
	"golang.org/x/text/unicode/norm"

	"brain/disclosure"
	"brain/graph"
	"brain/internal/fault"
)

// CreateGroupInput is a group to make.
type CreateGroupInput struct{ Name string }

// RenameGroupInput is a new name for a group, given by name or id.
type RenameGroupInput struct{ Group, Name string }

// CreateGroup makes a group without members. Admins only. Errors: FORBIDDEN,
// BAD_INPUT, CONFLICT when a group has a name that reads alike.
func (s *Service) CreateGroup(ctx context.Context, session *Session, in CreateGroupInput) (Group, graph.Revision, error) {
	var made Group
	rev, err := s.manage(ctx, session, func(ctx context.Context, c *change) error {
		if err := c.permit(disclosure.ManageGroups); err != nil {
			return err
		}
		name, err := c.freeGroupName(ctx, in.Name, "")
		if err != nil {
			return err
		}
		g := Group{GID: c.s.newID(), Name: name}
		err = c.tx.PutNode(ctx, graph.Node{
			ID: g.GID, Labels: []string{"Group"}, Item: graph.Item{Scope: graph.GroupScope(g.GID)},
			Props: graph.Props{"handle": graph.String(groupHandle(name)), "name": graph.String(name), "createdAt": graph.Instant(c.now)},
		})
		if err != nil {
			return err
		}
		made = g
		return c.audit(ctx, "group.create", g.GID, nil)
	})
	return made, rev, err
}

// RenameGroup gives a group another name and changes nothing else: everything
// scoped to it names it by its id. Admins and its stewards. Errors: FORBIDDEN,
// UNKNOWN_GROUP for an admin, BAD_INPUT, CONFLICT.
func (s *Service) RenameGroup(ctx context.Context, session *Session, in RenameGroupInput) (Group, graph.Revision, error) {
	var renamed Group
	rev, err := s.manage(ctx, session, func(ctx context.Context, c *change) error {
		g, err := c.group(ctx, in.Group)
		if err != nil {
			return err
		}
		if !c.me().Stewards(g.GID) && !c.me().Is(disclosure.AdminRole) {
			return fault.New(fault.Forbidden, "only a steward of the group or an admin may rename it")
		}
		if g.GID == "" {
			return unknownGroup()
		}
		if g.Name, err = c.freeGroupName(ctx, in.Name, g.GID); err != nil {
			return err
		}
		err = c.tx.PatchNode(ctx, g.GID, graph.NodePatch{Props: graph.Props{
			"handle": graph.String(groupHandle(g.Name)), "name": graph.String(g.Name),
		}})
		if err != nil {
			return err
		}
		renamed = g
		return c.audit(ctx, "group.rename", g.GID, nil)
	})
	return renamed, rev, err
}

// freeGroupName checks a name that the group of this id, "" for a new one, is to
// have.
func (c *change) freeGroupName(ctx context.Context, given, gid string) (string, error) {
	name := norm.NFC.String(given)
	if err := disclosure.CheckGroupName(name); err != nil {
		return "", err
	}
	if _, err := uuid.Parse(name); err == nil {
		return "", fault.Bad("name", "a name and not an id", "")
	}
	handle := groupHandle(name)
	if err := c.lock(ctx, handle); err != nil {
		return "", err
	}
	rows, err := c.decide(ctx, `MATCH (g:Group) WHERE g.handle = $handle RETURN g.id`, values{"handle": graph.String(handle)})
	if err != nil {
		return "", err
	}
	if len(rows) > 0 && rows[0][0].Str() != gid {
		return "", fault.New(fault.Conflict, "the name %q is taken", name).In("name").Suggest("choose another name")
	}
	return name, nil
}

// group finds a group by id or name, whoever asks; the zero Group is none.
func (v *view) group(ctx context.Context, ref string) (Group, error) {
	if !validText(ref) {
		return Group{}, nil
	}
	for _, st := range []step{
		{`MATCH (g:Group) WHERE g.id = $ref RETURN ` + groupColumns.of("g"), values{"ref": graph.String(ref)}},
		{`MATCH (g:Group) WHERE g.handle = $ref RETURN ` + groupColumns.of("g"), values{"ref": graph.String(groupHandle(ref))}},
	} {
		rows, err := v.decide(ctx, st.text, st.values)
		if err != nil {
			return Group{}, err
		}
		if len(rows) > 0 {
			return groupColumns.read(rows[0], 0), nil
		}
	}
	return Group{}, nil
}

// unknownGroup is only for those to whom every group may be named.
func unknownGroup() error {
	return fault.New(fault.UnknownGroup, "there is no such group").In("group").Suggest("expected the name or id of a group")
}
