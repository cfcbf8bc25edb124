package disclosure

import (
	"slices"

	"brain/graph"
)

// Kind is what a principal is.
type Kind string

// The kinds of principals.
const (
	Human   Kind = "HUMAN"
	Agent   Kind = "AGENT"
	Service Kind = "SERVICE"
)

// Role is what a principal may do in the whole instance. Roles do not imply
// each other: an admin who should curate holds both.
type Role string

// The roles of principals.
const (
	MemberRole  Role = "MEMBER"
	CuratorRole Role = "CURATOR"
	AdminRole   Role = "ADMIN"
)

// GroupRole is what a member may do in one group.
type GroupRole string

// The roles of group members.
const (
	GroupMember  GroupRole = "MEMBER"
	GroupSteward GroupRole = "STEWARD"
)

// ConversationPolicy says whether an agent must name its conversation. Anything
// but ConversationOptional counts as ConversationRequired.
type ConversationPolicy string

// The conversation policies.
const (
	ConversationRequired ConversationPolicy = "REQUIRED"
	ConversationOptional ConversationPolicy = "OPTIONAL"
)

// Mode says who counts as a recipient in a group channel. Anything but Relaxed
// counts as Strict.
type Mode string

// The disclosure modes.
const (
	Strict  Mode = "STRICT"
	Relaxed Mode = "RELAXED"
)

// Membership is a current membership of a group.
type Membership struct {
	GID string
	// Name is the group's current name; only explanations use it.
	Name string
	Role GroupRole
}

// Principal holds the facts of one principal as the graph has them now. The
// zero Principal stands for one that the graph does not have.
type Principal struct {
	UID    string
	Kind   Kind
	Active bool
	Roles  []Role
	// Owner is the uid of an agent's owner, "" for none.
	Owner string
	// Conversation and Mode are the settings of an agent.
	Conversation ConversationPolicy
	Mode         Mode
	// Groups are the current memberships, left ones not among them.
	Groups []Membership
	// Skills are the names of the skills that are enabled for it now.
	Skills []string
}

// Is tells whether the principal is active and has the role.
func (p Principal) Is(r Role) bool { return p.present() && slices.Contains(p.Roles, r) }

// InGroup tells whether the principal is an active, current member of the group.
func (p Principal) InGroup(gid string) bool {
	_, ok := p.membership(gid)
	return ok
}

// Stewards tells whether the principal is an active, current steward of the group.
func (p Principal) Stewards(gid string) bool {
	m, ok := p.membership(gid)
	return ok && m.Role == GroupSteward
}

func (p Principal) membership(gid string) (Membership, bool) {
	i := slices.IndexFunc(p.Groups, func(m Membership) bool { return m.GID == gid })
	if i < 0 || gid == "" || !p.present() {
		return Membership{}, false
	}
	return p.Groups[i], true
}

// known tells whether the graph has the principal.
func (p Principal) known() bool {
	switch p.Kind {
	case Human, Agent, Service:
		return graph.ValidScopeToken(graph.PrincipalScope(p.UID))
	}
	return false
}

func (p Principal) present() bool { return p.known() && p.Active }

// Reach lists the scope tokens of everything a principal may know for its
// scope: world, its own, and those of its current groups. An inactive or
// unknown principal reaches nothing.
func Reach(p Principal) []string {
	if !p.present() {
		return nil
	}
	reach := []string{graph.ScopeWorld, graph.PrincipalScope(p.UID)}
	for _, m := range p.Groups {
		if token := graph.GroupScope(m.GID); graph.ValidScopeToken(token) {
			reach = append(reach, token)
		}
	}
	slices.Sort(reach)
	return slices.Compact(reach)
}

// Viewer is layer 1: what the principal may know when it reads for itself, by
// reach or because it wrote it. An inactive or unknown principal gets the zero
// audience.
func Viewer(p Principal) graph.Audience {
	if !p.present() {
		return graph.Audience{}
	}
	return graph.NewAudience(append(Reach(p), skillTokens(p)...)).WithAuthor(p.UID)
}

// skillTokens are the tokens of the skills that are enabled for a principal. They are
// no part of what it reaches: a skill is what an agent can do, not what it knows, so
// nobody who hears the agent need have it too.
func skillTokens(p Principal) []string {
	if !p.present() {
		return nil
	}
	tokens := make([]string, len(p.Skills))
	for i, name := range p.Skills {
		tokens[i] = graph.SkillScope(name)
	}
	return tokens
}
