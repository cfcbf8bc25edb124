package disclosure

import (
	"brain/graph"
	"brain/internal/fault"
)

// Authored holds the facts of a claim, or of a link where the right to
// supersede it is asked, that decide who may change it.
type Authored struct {
	// Author is the uid of who wrote it.
	Author string
	// AuthorOwner is the uid of the author's owner when the author is an agent.
	AuthorOwner string
	// Holder is the uid of the principal whose canonical page holds it, "" when
	// the holder is no principal.
	Holder string
	// Scope is its present scope token.
	Scope string
}

// MayChange tells whether the principal may supersede, correct, forget or
// resolve the claim, or rescope it without widening: its author, its holder, the
// owner of an authoring agent, a steward of the group to which it is scoped, or
// a curator. Anyone else gets Forbidden and may dispute. Whether the principal
// may know the claim at all is asked before, with its audience.
func MayChange(p Principal, c Authored) error {
	if p.present() && (p.UID == c.Author || p.UID == c.AuthorOwner || p.UID == c.Holder || stewards(p, c.Scope) || p.Is(CuratorRole)) {
		return nil
	}
	return fault.New(fault.Forbidden, "only its author, its holder, the author's owner, a steward of its group or a curator may change this").
		Suggest("ask one of them")
}

// Supersedes tells whether a new claim or link of scope token closes the old
// one: only in equal scope, so that a narrower one never makes a wider one
// vanish, and only for someone who may change the old one. Otherwise both stand
// and a finding opens.
func Supersedes(p Principal, old Authored, token string) bool {
	return token != "" && token == old.Scope && MayChange(p, old) == nil
}

// MayRescope tells whether the principal may move the claim to the scope token
// to; target holds the facts of the principal that to names, zero for another
// form. Widening needs the author or a steward of the present group. The write
// check on the new scope comes on top.
func MayRescope(p Principal, c Authored, to string, target Principal) error {
	if err := MayChange(p, c); err != nil {
		return err
	}
	if !Widens(c.Scope, to, target) || p.UID == c.Author || stewards(p, c.Scope) {
		return nil
	}
	return fault.New(fault.Forbidden, "only its author or a steward of its group may widen the scope").In("scope")
}

// Widens tells whether moving an item between two scope tokens could give it to
// someone who could not read it before. target holds the facts of the principal
// that to names. From one group to another always counts as widening: whoever is
// in both today need not be tomorrow.
func Widens(from, to string, target Principal) bool {
	if from == to || from == graph.ScopeWorld {
		return false
	}
	gid, fromGroup := graph.ScopeGroup(from)
	uid, toPrincipal := graph.ScopePrincipal(to)
	return !fromGroup || !toPrincipal || target.UID != uid || !target.InGroup(gid)
}

func stewards(p Principal, token string) bool {
	gid, ok := graph.ScopeGroup(token)
	return ok && p.Stewards(gid)
}

// MayEdit tells whether the writer may change a section, link, tag edge, alias
// or event: it must be able to read it, else NotFound as if it were not there,
// and pass the write check on its scope.
func MayEdit(w Principal, audience graph.Audience, it graph.Item, conv *Conversation) error {
	if !audience.Sees(it) {
		return fault.New(fault.NotFound, "there is no such item")
	}
	return CanWrite(w, it.Scope, conv)
}

// MayReshape tells whether the principal may rename, retype, merge, delete or pin
// a page: its creator or a curator, and only one who can know all its sections.
// The answer does not say which of the two is missing.
func MayReshape(p Principal, creator string, knowsAllSections bool) error {
	if p.present() && knowsAllSections && (p.UID == creator || p.Is(CuratorRole)) {
		return nil
	}
	return fault.New(fault.Forbidden, "only the page's creator or a curator, who can know all its sections, may do this")
}

// MayManageMembers tells whether the principal may add, remove or set the
// members of the group: a steward of it or an admin. Anyone else gets Forbidden,
// also for a group that does not exist.
func MayManageMembers(p Principal, gid string) error {
	if p.Stewards(gid) || p.Is(AdminRole) {
		return nil
	}
	return fault.New(fault.Forbidden, "only a steward of the group or an admin may change its members")
}
