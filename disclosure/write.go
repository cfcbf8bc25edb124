package disclosure

import (
	"slices"

	"brain/graph"
	"brain/internal/fault"
)

// maxHinted bounds the scopes named in a hint.
const maxHinted = 5

// Directory holds what the graph has under the names that a write mentions.
type Directory struct {
	// Groups are immutable ids by current name.
	Groups map[string]string
	// Principals are the uids that exist, active or not.
	Principals map[string]bool
}

// WriteScope is the whole write check: it reads the scope as given, or takes the
// default where none is given (nil), looks it up and checks the writer's right.
// The token is what the item stores. Errors are those of ParseScope,
// DefaultScope, Lookup and CanWrite.
func WriteScope(w Principal, given *string, conv *Conversation, d Directory) (token string, err error) {
	if given == nil {
		token, err = DefaultScope(w, conv)
	} else {
		var s Scope
		if s, err = ParseScope(*given); err == nil {
			token, err = Lookup(w, s, d)
		}
	}
	if err != nil {
		return "", err
	}
	return token, CanWrite(w, token, conv)
}

// Lookup finds the stored token of a scope. An unknown principal is
// UnknownPrincipal; an unknown group is UnknownGroup to an admin and to everyone
// else the same NotAMember as a group that the writer is not in.
func Lookup(w Principal, s Scope, d Directory) (token string, err error) {
	if s.Kind == PrincipalScope && !d.Principals[s.Name] {
		return "", fault.New(fault.UnknownPrincipal, "there is no principal of that uid").In("scope").
			Suggest("the query principals lists them")
	}
	token, ok := s.Token(func(name string) (string, bool) {
		gid, ok := d.Groups[name]
		return gid, ok
	})
	switch {
	case ok:
		return token, nil
	case s.Kind != GroupScope:
		return "", invalidToken()
	case w.Is(AdminRole):
		return "", fault.New(fault.UnknownGroup, "there is no group of that name").In("scope")
	}
	return "", notAMember(w)
}

// CanWrite tells whether the writer may give an item the scope of this token,
// which must exist. conv is the request's conversation, nil for none, and must
// have passed Read.
//
// Anyone active may write to world; a current member or any service to a group;
// to a principal's scope that principal, its agents, an agent in a direct
// channel with it, and any service. The errors are NotAMember, InvalidScope for
// a token of no known form, and Forbidden for an inactive writer.
func CanWrite(w Principal, token string, conv *Conversation) error {
	if !w.present() {
		return fault.New(fault.Forbidden, "the writer is not active")
	}
	if !graph.ValidScopeToken(token) {
		return invalidToken()
	}
	if token == graph.ScopeWorld || w.Kind == Service {
		return nil
	}
	if gid, ok := graph.ScopeGroup(token); ok {
		if w.InGroup(gid) {
			return nil
		}
		return notAMember(w)
	}
	uid, _ := graph.ScopePrincipal(token)
	if uid == w.UID || w.Kind == Agent && (uid == w.Owner || uid == directCounterpart(w, conv)) {
		return nil
	}
	return notAMember(w)
}

// DefaultScope is the token of an item that is written without a scope, never
// world: in a direct channel the human's own, in a group channel the group's,
// elsewhere the writer's own. A channel from which no scope follows gives the
// error ScopeRequired.
func DefaultScope(w Principal, conv *Conversation) (token string, err error) {
	if conv == nil || conv.Channel == nil {
		return graph.PrincipalScope(w.UID), nil
	}
	switch ch := conv.Channel; ch.Kind {
	case DirectChannel:
		if human, _, ok := ch.pair(); ok {
			return graph.PrincipalScope(human.UID), nil
		}
	case GroupChannel:
		if ch.Group != nil && ch.Group.GID != "" {
			return graph.GroupScope(ch.Group.GID), nil
		}
	}
	return "", fault.New(fault.ScopeRequired, "no default scope follows from the channel").
		In("scope").Suggest("name one: " + scopeForms)
}

// directCounterpart is the human with whom the writer is in the direct channel
// of the conversation, "" elsewhere.
func directCounterpart(w Principal, conv *Conversation) string {
	if conv == nil || conv.Channel == nil {
		return ""
	}
	human, agent, ok := conv.Channel.pair()
	if !ok || agent.UID != w.UID {
		return ""
	}
	return human.UID
}

func invalidToken() error {
	return fault.New(fault.InvalidScope, "the scope is not valid: expected %s", scopeForms).In("scope")
}

// notAMember speaks only of the writer's own scopes, so that it is the same for
// a group that exists and one that does not.
func notAMember(w Principal) error {
	own := []string{Scope{PrincipalScope, w.UID}.String()}
	for _, m := range w.Groups {
		own = append(own, Scope{GroupScope, m.Name}.String())
	}
	slices.Sort(own[1:])
	hint := "the writer's own scopes are"
	for i, s := range own[:min(len(own), maxHinted)] {
		if i > 0 {
			hint += ","
		}
		hint += " " + s
	}
	return fault.New(fault.NotAMember, "the writer may not write to that scope").In("scope").Suggest(hint)
}
