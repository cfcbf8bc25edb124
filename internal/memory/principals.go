package memory

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"golang.org/x/text/unicode/norm"

	"brain/disclosure"
	"brain/graph"
	"brain/internal/fault"
	"brain/internal/text"
)

// CreatePrincipalInput is a principal to make; nil and empty fields are left out.
type CreatePrincipalInput struct {
	UID                string
	Kind               disclosure.Kind
	DisplayName        string
	Owner              *string // agents only
	Roles              []disclosure.Role
	ConversationPolicy *disclosure.ConversationPolicy // agents only
	DisclosureMode     *disclosure.Mode               // agents only
}

// UpdatePrincipalInput is a change of a principal; nil fields stay as they are.
type UpdatePrincipalInput struct {
	UID                string
	DisplayName        *string
	Roles              []disclosure.Role
	Owner              *string // "" takes the owner away
	ConversationPolicy *disclosure.ConversationPolicy
	DisclosureMode     *disclosure.Mode
}

// SetPrincipalActiveInput says whether a principal may act.
type SetPrincipalActiveInput struct {
	UID    string
	Active bool
}

// CreatePrincipal makes a principal with its canonical page. Admins only.
// Errors: FORBIDDEN, BAD_INPUT, UNKNOWN_PRINCIPAL for the owner, CONFLICT when
// the uid is taken.
func (s *Service) CreatePrincipal(ctx context.Context, session *Session, in CreatePrincipalInput) (Principal, graph.Revision, error) {
	var made Principal
	rev, err := s.manage(ctx, session, func(ctx context.Context, c *change) error {
		if err := c.permit(disclosure.ManagePrincipals); err != nil {
			return err
		}
		draft, err := draftPrincipal(in)
		if err != nil {
			return err
		}
		made, err = c.addPrincipal(ctx, draft)
		return err
	})
	return made, rev, err
}

// draftPrincipal checks everything about a new principal that needs no store.
func draftPrincipal(in CreatePrincipalInput) (Principal, error) {
	p := Principal{UID: in.UID, Kind: in.Kind, Active: true, OwnerUID: deref(in.Owner), Roles: []disclosure.Role{disclosure.MemberRole}}
	if err := disclosure.CheckUID(in.UID); err != nil {
		return p, err
	}
	if plain := norm.NFKC.String(in.UID); plain != in.UID {
		return p, fault.Bad("uid", "plain, composed characters (NFKC)", plain)
	}
	if in.UID == systemUID {
		return p, fault.New(fault.BadInput, "the uid %s is the service's own", systemUID).In("uid").Suggest("choose another uid")
	}
	if err := oneOf("kind", in.Kind, disclosure.Human, disclosure.Agent, disclosure.Service); err != nil {
		return p, err
	}
	var err error
	if p.DisplayName, err = cleanLine("displayName", in.DisplayName, maxNameRunes); err != nil {
		return p, err
	}
	if in.Roles != nil {
		if p.Roles, err = cleanRoles(in.Roles); err != nil {
			return p, err
		}
	}
	if in.Kind == disclosure.Agent {
		p.ConversationPolicy, p.DisclosureMode = disclosure.ConversationRequired, disclosure.Strict
	}
	return p, p.configure(in.Owner, in.ConversationPolicy, in.DisclosureMode)
}

// configure sets what only agents have; nil stays as it is.
func (p *Principal) configure(owner *string, policy *disclosure.ConversationPolicy, mode *disclosure.Mode) error {
	if p.Kind != disclosure.Agent {
		for _, own := range []struct {
			field string
			given bool
		}{{"owner", owner != nil}, {"conversationPolicy", policy != nil}, {"disclosureMode", mode != nil}} {
			if own.given {
				return fault.Bad(own.field, "nothing, since only an agent has it", "")
			}
		}
		return nil
	}
	if owner != nil {
		p.OwnerUID = *owner
	}
	if policy != nil {
		if err := oneOf("conversationPolicy", *policy, disclosure.ConversationRequired, disclosure.ConversationOptional); err != nil {
			return err
		}
		p.ConversationPolicy = *policy
	}
	if mode != nil {
		if err := oneOf("disclosureMode", *mode, disclosure.Strict, disclosure.Relaxed); err != nil {
			return err
		}
		p.DisclosureMode = *mode
	}
	return nil
}

// cleanRoles checks roles and gives each once, in a fixed order.
func cleanRoles(roles []disclosure.Role) ([]disclosure.Role, error) {
	all := []disclosure.Role{disclosure.MemberRole, disclosure.CuratorRole, disclosure.AdminRole}
	for _, r := range roles {
		if err := oneOf("roles", r, all...); err != nil {
			return nil, err
		}
	}
	if len(roles) == 0 {
		return nil, fault.Bad("roles", "at least one role", string(disclosure.MemberRole))
	}
	return slices.DeleteFunc(all, func(r disclosure.Role) bool { return !slices.Contains(roles, r) }), nil
}

// oneOf checks a value of an enumeration.
func oneOf[T ~string](field string, value T, allowed ...T) error {
	if slices.Contains(allowed, value) {
		return nil
	}
	names := make([]string, len(allowed))
	for i, a := range allowed {
		names[i] = string(a)
	}
	return fault.Bad(field, "one of "+strings.Join(names, ", "), strings.Join(text.Nearest(string(value), names, 1), ""))
}

// addPrincipal writes a checked principal, its owner and its canonical page.
func (c *change) addPrincipal(ctx context.Context, p Principal) (Principal, error) {
	if err := c.lock(ctx, "principal:"+p.UID); err != nil {
		return p, err
	}
	known, err := c.principalsByUID(ctx, []string{p.UID})
	if err != nil {
		return p, err
	}
	if _, taken := known[p.UID]; taken {
		return p, fault.New(fault.Conflict, "there is already a principal %s", p.UID).In("uid").Suggest("choose another uid")
	}
	p.ID = c.s.newID()
	err = c.tx.PutNode(ctx, graph.Node{
		ID: p.ID, Labels: []string{"Principal"}, Item: graph.Item{Scope: graph.ScopeWorld},
		Props: graph.Props{
			"uid": graph.String(p.UID), "kind": graph.String(string(p.Kind)), "name": graph.String(p.DisplayName),
			"active": graph.Bool(p.Active), "roles": textList(p.Roles), "createdAt": graph.Instant(c.now),
			"conversationPolicy": graph.OptionalString(string(p.ConversationPolicy)), "disclosureMode": graph.OptionalString(string(p.DisclosureMode)),
		},
	})
	if err != nil {
		return p, err
	}
	if err := c.setOwner(ctx, p.ID, p.OwnerUID); err != nil {
		return p, err
	}
	if p.PageID, err = c.addCanonicalPage(ctx, p); err != nil {
		return p, err
	}
	return p, c.audit(ctx, "principal.create", p.ID, map[string]string{"uid": p.UID, "kind": string(p.Kind)})
}

// addCanonicalPage makes the page of a person or an agent and gives its id, "" for
// a service, which has none.
func (c *change) addCanonicalPage(ctx context.Context, p Principal) (string, error) {
	var typeName string
	switch p.Kind {
	case disclosure.Human:
		typeName = "person"
	case disclosure.Agent:
		typeName = "agent"
	default:
		return "", nil
	}
	const subtype = "internal"
	objectType, err := c.objectType(typeName, subtype)
	if err != nil {
		return "", fmt.Errorf("canonical page of %s: %w", p.UID, err)
	}
	slug := objectType.SlugPrefix + "/" + normalSlug(p.UID)
	if err := c.vacate(ctx, slug); err != nil {
		return "", err
	}
	page, err := c.addPage(ctx, pageDraft{
		storedPage: storedPage{Label: objectType.Label(), Page: Page{
			ID: c.s.newID(), Type: typeName, Subtype: subtype, Title: p.DisplayName,
			Slug: slug, Scope: graph.ScopeWorld,
			CreatedAt: c.now, WriterUID: c.session.UID,
		}},
		aliases: []string{p.DisplayName},
	})
	if err != nil {
		return "", err
	}
	return page.ID, c.bind(ctx, "HAS_PAGE", p.ID, page.ID, nil)
}

// vacate moves the page that stands where a principal's own page belongs, so that
// nobody can take that place before. Another principal's page stays: their uids
// differ by case only, which no slug tells.
func (c *change) vacate(ctx context.Context, slug string) error {
	handle := pageHandle(slug)
	if err := c.lock(ctx, "slug:"+slug); err != nil {
		return err
	}
	id, err := c.holderOf(ctx, handle)
	if err != nil || id == "" {
		return err
	}
	owners, err := c.decideDeleted(ctx, `MATCH (p:Principal)-[:HAS_PAGE]->(g:Page) WHERE g.id = $id RETURN p.uid`, values{"id": graph.String(id)})
	if err != nil {
		return err
	}
	if len(owners) > 0 {
		return fault.New(fault.Conflict, "there is already a principal %s", owners[0][0].Str()).In("uid").Suggest("choose a uid that differs by more than case")
	}
	moved, err := c.freeSlug(ctx, slug, graph.ScopeWorld)
	if err != nil {
		return err
	}
	err = c.tx.PatchNode(ctx, id, graph.NodePatch{Props: graph.Props{"slug": graph.String(moved), "handle": graph.String(pageHandle(moved))}})
	if err != nil {
		return err
	}
	c.handles[handle] = ""
	return c.audit(ctx, "page.move", id, nil)
}

// setOwner makes the principal of that uid the only owner of an agent, or nobody
// for "".
func (c *change) setOwner(ctx context.Context, agentID, uid string) error {
	edges, err := c.decide(ctx, `MATCH (o:Principal)-[e:OWNS_AGENT]->(p:Principal) WHERE p.id = $agent RETURN o.uid, e.id, e.recordedAt`,
		values{"agent": graph.String(agentID)})
	if err != nil {
		return err
	}
	for _, row := range edges {
		if row[0].Str() == uid {
			return nil
		}
		if err := c.unbind(ctx, row[1].Str(), row[2].Time()); err != nil {
			return err
		}
	}
	if uid == "" {
		return nil
	}
	known, err := c.principalsByUID(ctx, []string{uid})
	if err != nil {
		return err
	}
	owner, ok := known[uid]
	if !ok {
		return unknownPrincipal("owner", uid)
	}
	if owner.Kind != disclosure.Human {
		return fault.Bad("owner", "the uid of a HUMAN", "")
	}
	return c.bind(ctx, "OWNS_AGENT", owner.ID, agentID, nil)
}

// unknownPrincipal says that there is no principal; uids are known to everyone.
func unknownPrincipal(field, uid string) error {
	return fault.New(fault.UnknownPrincipal, "there is no principal %q", uid).In(field).Suggest("expected the uid of a principal")
}

// UpdatePrincipal changes a principal. A new name becomes a further alias of its
// page, and its title unless its editors gave it another one. Admins only; none can take the
// role ADMIN from itself, so that there is always one. Errors: FORBIDDEN,
// BAD_INPUT, UNKNOWN_PRINCIPAL for the uid and the owner.
func (s *Service) UpdatePrincipal(ctx context.Context, session *Session, in UpdatePrincipalInput) (Principal, graph.Revision, error) {
	var updated Principal
	rev, err := s.manage(ctx, session, func(ctx context.Context, c *change) error {
		p, err := c.managedPrincipal(ctx, in.UID)
		if err != nil {
			return err
		}
		if p, err = c.updatePrincipal(ctx, p, in); err != nil {
			return err
		}
		updated = p
		return nil
	})
	return updated, rev, err
}

// managedPrincipal is the principal that an admin is about to change.
func (c *change) managedPrincipal(ctx context.Context, uid string) (Principal, error) {
	if err := c.permit(disclosure.ManagePrincipals); err != nil {
		return Principal{}, err
	}
	if err := c.lock(ctx, "principal:"+uid); err != nil {
		return Principal{}, err
	}
	known, err := c.principalsByUID(ctx, []string{uid})
	if err != nil {
		return Principal{}, err
	}
	p, ok := known[uid]
	if !ok {
		return Principal{}, unknownPrincipal("uid", uid)
	}
	return p, nil
}

func (c *change) updatePrincipal(ctx context.Context, p Principal, in UpdatePrincipalInput) (Principal, error) {
	owner := p.OwnerUID
	if err := p.configure(in.Owner, in.ConversationPolicy, in.DisclosureMode); err != nil {
		return p, err
	}
	if in.Roles != nil {
		roles, err := cleanRoles(in.Roles)
		if err != nil {
			return p, err
		}
		if p.UID == c.me().UID && !slices.Contains(roles, disclosure.AdminRole) {
			return p, ownRights("roles")
		}
		p.Roles = roles
	}
	if in.DisplayName != nil {
		name, err := cleanLine("displayName", *in.DisplayName, maxNameRunes)
		if err != nil {
			return p, err
		}
		before := p.DisplayName
		p.DisplayName = name
		if err := c.nameOwnPage(ctx, p, before); err != nil {
			return p, err
		}
	}
	if p.OwnerUID != owner {
		if err := c.setOwner(ctx, p.ID, p.OwnerUID); err != nil {
			return p, err
		}
	}
	err := c.tx.PatchNode(ctx, p.ID, graph.NodePatch{Props: graph.Props{
		"name": graph.String(p.DisplayName), "roles": textList(p.Roles),
		"conversationPolicy": graph.OptionalString(string(p.ConversationPolicy)), "disclosureMode": graph.OptionalString(string(p.DisclosureMode)),
	}})
	if err != nil {
		return p, err
	}
	return p, c.audit(ctx, "principal.update", p.ID, map[string]string{"uid": p.UID})
}

// ownRights refuses what would leave an instance without an admin.
func ownRights(field string) error {
	return fault.New(fault.Forbidden, "an admin cannot take its own rights").In(field).Suggest("ask another admin")
}

// nameOwnPage makes the principal's name one that its page is found by, and the
// title of the page unless that was given another title than the name before.
func (c *change) nameOwnPage(ctx context.Context, p Principal, before string) error {
	rows, err := c.decide(ctx, `MATCH (p:Principal)-[:HAS_PAGE]->(g:Page) WHERE p.uid = $uid RETURN `+pageColumns.of("g"),
		values{"uid": graph.String(p.UID)})
	if err != nil {
		return err
	}
	for _, page := range pageColumns.all(rows) {
		e, err := c.editPage(ctx, page)
		if err != nil {
			return err
		}
		known := func(a storedAlias) bool { return text.Normalize(a.name) == text.Normalize(p.DisplayName) }
		if !slices.ContainsFunc(e.before.aliases, known) {
			e.touched = []string{page.Scope}
			if err := c.putAlias(ctx, page, p.DisplayName, page.Scope); err != nil {
				return err
			}
		}
		if page.Title == before && before != p.DisplayName {
			e.touched = []string{page.Scope}
			if err := e.setTitle(ctx, p.DisplayName); err != nil {
				return err
			}
		}
		if _, err := e.finish(ctx, "displayName", "page.update"); err != nil {
			return err
		}
	}
	return nil
}

// SetPrincipalActive lets a principal act or stops it at once: an inactive one
// reaches nothing and its tokens are refused. It stays in every list. Admins
// only; none can stop itself. Errors: FORBIDDEN, UNKNOWN_PRINCIPAL.
func (s *Service) SetPrincipalActive(ctx context.Context, session *Session, in SetPrincipalActiveInput) (Principal, graph.Revision, error) {
	var updated Principal
	rev, err := s.manage(ctx, session, func(ctx context.Context, c *change) error {
		p, err := c.managedPrincipal(ctx, in.UID)
		if err != nil {
			return err
		}
		if p.Active != in.Active {
			if p.UID == c.me().UID {
				return ownRights("active")
			}
			p.Active = in.Active
			if err := c.tx.PatchNode(ctx, p.ID, graph.NodePatch{Props: graph.Props{"active": graph.Bool(p.Active)}}); err != nil {
				return err
			}
			action := "principal.deactivate"
			if p.Active {
				action = "principal.activate"
			}
			if err := c.audit(ctx, action, p.ID, map[string]string{"uid": p.UID}); err != nil {
				return err
			}
		}
		updated = p
		return nil
	})
	return updated, rev, err
}
