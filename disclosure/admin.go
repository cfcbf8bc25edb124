package disclosure

import (
	"slices"

	"brain/graph"
	"brain/internal/fault"
)

// Permission is an administrative act or read that depends on roles alone.
type Permission string

// The permissions, with who has them.
const (
	// ReadAudit: curators and admins.
	ReadAudit Permission = "read the audit"
	// ReadReach: curators and admins.
	ReadReach Permission = "read what a principal reaches"
	// ReadHealthDetails: curators and admins.
	ReadHealthDetails Permission = "read health details"
	// ReadReviewQueues: curators and admins.
	ReadReviewQueues Permission = "read review queues"
	// ManagePrincipals: admins.
	ManagePrincipals Permission = "manage principals"
	// ManageGroups (create, rename): admins; for members see MayManageMembers.
	ManageGroups Permission = "manage groups"
	// ManageChannels: services and admins.
	ManageChannels Permission = "manage channels"
	// ManageSkills (register, change, enable, disable, list): services, each its own,
	// and admins.
	ManageSkills Permission = "manage skills"
	// SetRelaxed (the disclosure mode of an agent or channel): admins.
	SetRelaxed Permission = "set a disclosure mode"
	// ManageTokens: admins.
	ManageTokens Permission = "manage tokens"
	// ManagePacks: admins.
	ManagePacks Permission = "manage packs"
	// ManageSettings: admins.
	ManageSettings Permission = "manage settings"
	// ImportPreserving (ids, times, history): admins.
	ImportPreserving Permission = "import with ids and history preserved"
	// ExportEverything: admins.
	ExportEverything Permission = "export everything"
	// Erase: admins.
	Erase Permission = "erase"
)

// Permits returns nil when the principal has the permission, else Forbidden.
func Permits(p Principal, perm Permission) error {
	ok := false
	switch perm {
	case ReadAudit, ReadReach, ReadHealthDetails, ReadReviewQueues:
		ok = p.Is(CuratorRole) || p.Is(AdminRole)
	case ManageChannels, ManageSkills:
		ok = p.Is(AdminRole) || p.present() && p.Kind == Service
	case ManagePrincipals, ManageGroups, SetRelaxed, ManageTokens, ManagePacks, ManageSettings,
		ImportPreserving, ExportEverything, Erase:
		ok = p.Is(AdminRole)
	}
	if ok {
		return nil
	}
	return fault.New(fault.Forbidden, "the caller may not %s", perm)
}

// SeesGroup tells whether the principal may know the group's name and members:
// its members and admins.
func SeesGroup(p Principal, gid string) bool { return p.InGroup(gid) || p.Is(AdminRole) }

// SeesRoles tells whether the principal may know what roles the subject has: its
// own, and for curators and admins everybody's.
func SeesRoles(p Principal, subject string) bool {
	return p.present() && p.UID == subject || p.Is(CuratorRole) || p.Is(AdminRole)
}

// SeesChannel tells whether the principal may know the channel: its
// participants, the members of its group, and admins. To others a claim about
// the channel is about nothing.
func SeesChannel(p Principal, ch Channel) bool {
	if ch.ID == "" {
		return false
	}
	if p.Is(AdminRole) {
		return true
	}
	_, ok := ch.person(p.UID)
	return p.present() && ok
}

// CanAudit tells whether the principal may call principalAudit on the subject:
// itself, an agent it owns, or anyone for a curator; else Forbidden.
func CanAudit(p, subject Principal) error {
	if subject.known() && (p.Is(CuratorRole) || p.present() && (p.UID == subject.UID || owns(p, subject))) {
		return nil
	}
	return fault.New(fault.Forbidden, "only the principal itself, its owner or a curator may read its audit")
}

func owns(p, agent Principal) bool {
	return agent.Kind == Agent && agent.Owner != "" && agent.Owner == p.UID
}

// AuditSees tells whether principalAudit of the subject shows the item to p; held
// says whether the subject's canonical page holds it. Shown are the subject's
// own items: scoped to it, written or held by it. A curator gets all of them; the
// subject itself those that it may know; an owner those that its agent, active or
// not, may know, except what is scoped to a group that the owner is not in, what
// stands on pages that the owner may not know, and derived items that it may not
// know, to which no exemption applies.
func AuditSees(p, subject Principal, held bool, it graph.Item) bool {
	own := graph.PrincipalScope(subject.UID)
	if CanAudit(p, subject) != nil || it.Scope != own && it.Author != subject.UID && !held {
		return false
	}
	viewer := Viewer(p)
	if p.Is(CuratorRole) || viewer.Sees(it) {
		return true
	}
	// A private claim of somebody else that merely names the agent as holder is
	// not the agent's to know, so not its owner's either.
	subject.Active = true
	if !owns(p, subject) || len(it.Requires) > 0 || !Viewer(subject).Sees(it) {
		return false
	}
	if gid, ok := graph.ScopeGroup(it.Scope); ok && !p.InGroup(gid) {
		return false
	}
	return !slices.ContainsFunc(it.Ends, func(end string) bool { return end != own && !viewer.Holds(end) })
}
