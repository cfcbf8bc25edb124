package memory

import (
	"context"
	"encoding/json"
	"slices"
	"strings"

	"brain/disclosure"
	"brain/graph"
	"brain/internal/fault"
	"brain/internal/portable"
	"brain/internal/text"
	"brain/schema"
)

// admitNode checks a node against what is there and gives it the labels that
// follow from its properties. It tells whether the node is to be written: one that
// is there as it is, is not.
func (b *preserveBatch) admitNode(ctx context.Context, n *graph.Node) (bool, error) {
	known, err := b.sameNode(*n)
	if known || err != nil {
		return false, err
	}
	if err := b.checkNode(n); err != nil {
		return false, err
	}
	if err := b.checkScopes(*n); err != nil {
		return false, err
	}
	unique := uniqueValues(*n)
	for _, u := range unique {
		if id := b.holders[u]; id != "" && !slices.Contains(b.displaced, id) {
			if err := b.adopt(ctx, *n, u, id); err != nil {
				return false, err
			}
		}
	}
	b.enter(*n, unique)
	return true, nil
}

// enter makes an admitted node known to the rest of the batch.
func (b *preserveBatch) enter(n graph.Node, unique []uniqueValue) {
	b.stored[n.ID], b.labels[n.ID] = n, n.Labels[0]
	for _, u := range unique {
		b.holders[u] = n.ID
	}
	switch n.Labels[0] {
	case "Group":
		b.scopes[graph.GroupScope(n.ID)] = true
	case "Principal":
		b.scopes[graph.PrincipalScope(n.Props["uid"].Str())] = true
	case "Page":
		b.titles[n.ID] = n.Props["title"].Str()
	}
}

// checkScopes refuses scopes of groups and principals that are not there.
func (b *preserveBatch) checkScopes(n graph.Node) error {
	own := ""
	if n.Labels[0] == "Group" {
		own = graph.GroupScope(n.ID)
	}
	return b.knownScopes(n.Item, own)
}

func (b *preserveBatch) knownScopes(it graph.Item, own string) error {
	for _, token := range tokensOf(it) {
		if token == own || b.scopes[token] {
			continue
		}
		// The register of skills, which is no item, says who holds it; without an entry
		// nobody does.
		if _, ok := graph.ScopeSkill(token); ok {
			continue
		}
		if gid, ok := graph.ScopeGroup(token); ok {
			return fault.New(fault.UnknownGroup, "there is no group with the id %s", gid).In("item").Suggest("import groups before what is scoped to them")
		}
		uid, _ := graph.ScopePrincipal(token)
		return fault.New(fault.UnknownPrincipal, "there is no principal %q", uid).In("item").Suggest("import principals before what is scoped to them")
	}
	return nil
}

// checkNode checks what the service relies on when it reads a node of the label.
func (b *preserveBatch) checkNode(n *graph.Node) error {
	said := func(name string) string { return n.Props[name].Str() }
	if portable.Gone(*n) {
		n.Labels = append(n.Labels, tombstoneLabel)
		return nil
	}
	switch label := n.Labels[0]; label {
	case "Page":
		if said("type") != schema.SkillType {
			t, ok := b.voc.ontology.ObjectType(said("type"))
			if !ok {
				return b.unknownType(said("type"))
			}
			n.Labels = []string{label, t.Label()}
		}
		if h := said("handle"); h != "" {
			return sameText("handle", h, pageHandle(said("slug")))
		}
	case "Claim":
		if err := oneOf("properties.family", ClaimFamily(said("family")), FamilyFact, FamilyTake); err != nil {
			return err
		}
		n.Labels = []string{label, familyLabel(ClaimFamily(said("family")))}
	case "Passage":
		if _, ok := b.titles[said("page")]; !ok {
			return fault.New(fault.NotFound, "there is no page %s", said("page")).In("properties.page").Suggest("import pages before their passages")
		}
	case "PageVersion":
		return holdsJSON(*n, "snapshot", &snapshot{})
	case "Principal":
		return b.checkPrincipal(*n)
	case "Group":
		return sameText("handle", said("handle"), groupHandle(said("name")))
	case "Tag":
		return sameText("handle", said("handle"), tagHandle(said("name")))
	case "Channel":
		return oneOf("properties.kind", disclosure.ChannelKind(said("kind")), disclosure.DirectChannel, disclosure.GroupChannel)
	case "Setting":
		return checkSettingNode(*n)
	case "AuditEntry":
		return holdsJSON(*n, "detail", &map[string]string{})
	}
	return nil
}

func familyLabel(f ClaimFamily) string {
	if f == FamilyTake {
		return "Take"
	}
	return "Fact"
}

func (b *preserveBatch) unknownType(name string) error {
	err := b.voc.ontology.ValidateType(name, "")
	if err == nil {
		err = &schema.UnknownTermError{Name: name}
	}
	return termFault(err, "properties.type")
}

// checkPrincipal refuses a principal that would have no clear rights, and one that
// would take the caller's own.
func (b *preserveBatch) checkPrincipal(n graph.Node) error {
	uid, kind := n.Props["uid"].Str(), disclosure.Kind(n.Props["kind"].Str())
	if err := disclosure.CheckUID(uid); err != nil {
		return inField(err, "properties.uid")
	}
	if uid == systemUID {
		return fault.New(fault.BadInput, "the uid %s is the service's own", systemUID).In("properties.uid")
	}
	if err := oneOf("properties.kind", kind, disclosure.Human, disclosure.Agent, disclosure.Service); err != nil {
		return err
	}
	// One that is not active has no rights; one that was erased has nothing else either.
	active := n.Props["active"].True()
	roles := texts[disclosure.Role](n.Props["roles"])
	if active || len(roles) > 0 {
		if _, err := cleanRoles(roles); err != nil {
			return inField(err, "properties.roles")
		}
	}
	demanded := active && kind == disclosure.Agent
	if policy := disclosure.ConversationPolicy(n.Props["conversationPolicy"].Str()); policy != "" || demanded {
		if err := oneOf("properties.conversationPolicy", policy, disclosure.ConversationRequired, disclosure.ConversationOptional); err != nil {
			return err
		}
	}
	if mode := disclosure.Mode(n.Props["disclosureMode"].Str()); mode != "" || demanded {
		if err := oneOf("properties.disclosureMode", mode, disclosure.Strict, disclosure.Relaxed); err != nil {
			return err
		}
	}
	if uid == b.session.UID && (!active || !slices.Contains(roles, disclosure.AdminRole)) {
		return fault.New(fault.Conflict, "the record would take the caller's own rights").In("properties.uid").
			Suggest("import as an admin whom the export does not have")
	}
	return nil
}

// checkSettingNode refuses settings that could not be read any more.
func checkSettingNode(n graph.Node) error {
	content := n.Props["json"].Str()
	if n.Props["handle"].Str() == settingHandle(skillsName) {
		if _, err := readSkills(content); err != nil {
			return fault.Bad("properties.json", "the register of skills that an export has there", "")
		}
		return sameText("contentHash", n.Props["contentHash"].Str(), digest(content))
	}
	if err := sameText("handle", n.Props["handle"].Str(), settingHandle(instanceName)); err != nil {
		return err
	}
	var changes map[string]json.RawMessage
	if err := readSetting("properties.json", json.RawMessage(content), &changes, "an object of settings by name"); err != nil {
		return err
	}
	if _, err := defaultSettings().with(changes); err != nil {
		return inField(err, "properties.json")
	}
	return sameText("contentHash", n.Props["contentHash"].Str(), digest(content))
}

// sameText refuses a property that does not have the value which others give it.
func sameText(property, got, want string) error {
	if got == want {
		return nil
	}
	return fault.New(fault.BadInput, "%s does not fit the rest of the record", property).In("properties." + property).Suggest("expected " + want)
}

// holdsJSON refuses a property that is set and does not hold what the service
// reads from it.
func holdsJSON[T any](n graph.Node, property string, into *T) error {
	content := n.Props[property].Str()
	if content == "" || json.Unmarshal([]byte(content), into) == nil {
		return nil
	}
	return fault.Bad("properties."+property, "the JSON that an export has there", "")
}

// nearestNames is a hint of up to three names that may have been meant.
func nearestNames(name string, known []string) string {
	near := text.Nearest(name, known, 3)
	if len(near) == 0 {
		return "the query vocabulary lists what is installed"
	}
	return "expected " + strings.Join(near, ", ")
}
