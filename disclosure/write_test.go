package disclosure_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"brain/disclosure"
	"brain/internal/fault"
)

func directory(w *world) disclosure.Directory {
	d := disclosure.Directory{Groups: map[string]string{}, Principals: map[string]bool{}}
	for gid, g := range w.groups {
		d.Groups[g.name] = gid
	}
	for uid := range w.people {
		d.Principals[uid] = true
	}
	return d
}

func TestWriteScope(t *testing.T) {
	admin := func(p *disclosure.Principal) { p.Roles = []disclosure.Role{disclosure.AdminRole} }
	tests := []struct {
		name   string
		uid    string
		as     func(*disclosure.Principal)
		given  string // "-" for none
		talk   *talk
		token  string
		refuse fault.Code
	}{
		{name: "world", uid: "dora", given: "world", token: "world"},
		{name: "inactive", uid: "dora", as: func(p *disclosure.Principal) { p.Active = false }, given: "world", refuse: fault.Forbidden},
		{name: "empty", uid: "dora", given: "", refuse: fault.InvalidScope},
		{name: "malformed", uid: "dora", given: "deal-team", refuse: fault.InvalidScope},

		{name: "own", uid: "alice", given: "principal:alice", token: "principal:alice"},
		{name: "owner's", uid: "scout", given: "principal:alice", token: "principal:alice"},
		{name: "agent's by its owner", uid: "alice", given: "principal:scout", refuse: fault.NotAMember},
		{name: "somebody's", uid: "alice", given: "principal:bob", refuse: fault.NotAMember},
		{name: "somebody's by an admin", uid: "alice", as: admin, given: "principal:bob", refuse: fault.NotAMember},
		{name: "somebody's by a service", uid: "feed", given: "principal:bob", token: "principal:bob"},
		{name: "counterpart's", uid: "scout", given: "principal:carol", talk: &talk{channel: "carol"}, token: "principal:carol"},
		{name: "counterpart's, elsewhere", uid: "scout", given: "principal:carol", talk: &talk{channel: "team"}, refuse: fault.NotAMember},
		{name: "counterpart's, no conversation", uid: "scout", given: "principal:carol", refuse: fault.NotAMember},
		{name: "agent's by the human of the direct channel", uid: "carol", given: "principal:scout", talk: &talk{channel: "carol"}, refuse: fault.NotAMember},
		{name: "counterpart's of another agent", uid: "clerk", given: "principal:carol", talk: &talk{channel: "carol"}, refuse: fault.NotAMember},
		{name: "unknown principal", uid: "alice", given: "principal:ghost", refuse: fault.UnknownPrincipal},
		{name: "unknown principal, service", uid: "feed", given: "principal:ghost", refuse: fault.UnknownPrincipal},

		{name: "group", uid: "alice", given: "group:deal-team", token: "group:deal"},
		{name: "group by a member agent", uid: "scout", given: "group:deal-team", token: "group:deal"},
		{name: "foreign group", uid: "alice", given: "group:ops-team", refuse: fault.NotAMember},
		{name: "foreign group, admin", uid: "alice", as: admin, given: "group:ops-team", refuse: fault.NotAMember},
		{name: "unknown group", uid: "alice", given: "group:ghosts", refuse: fault.NotAMember},
		{name: "unknown group, admin", uid: "alice", as: admin, given: "group:ghosts", refuse: fault.UnknownGroup},
		{name: "group by a service", uid: "feed", given: "group:ops-team", token: "group:ops"},
		{name: "unknown group, service", uid: "feed", given: "group:ghosts", refuse: fault.NotAMember},

		{name: "default", uid: "alice", given: "-", token: "principal:alice"},
		{name: "default, direct", uid: "scout", given: "-", talk: &talk{channel: "carol"}, token: "principal:carol"},
		{name: "default, direct, human", uid: "carol", given: "-", talk: &talk{channel: "carol"}, token: "principal:carol"},
		{name: "default, group", uid: "scout", given: "-", talk: &talk{channel: "team"}, token: "group:deal"},
		{name: "default, group, no member", uid: "dora", given: "-", talk: &talk{channel: "open"}, refuse: fault.NotAMember},
		{name: "default, group channel without group", uid: "scout", given: "-", talk: &talk{channel: "loose"}, refuse: fault.ScopeRequired},
		{name: "default, unknown channel", uid: "scout", given: "-", talk: &talk{channel: "nowhere"}, refuse: fault.ScopeRequired},
		{name: "default, targets only", uid: "scout", given: "-", talk: &talk{targets: []string{"team"}}, token: "principal:scout"},
	}
	for _, tc := range tests {
		t.Run(tc.name, func(t *testing.T) {
			w := small()
			w.channels["loose"] = &room{kind: disclosure.GroupChannel, participants: []string{"scout", "bob"}}
			p := w.principal(tc.uid)
			if tc.as != nil {
				tc.as(&p)
			}
			given := &tc.given
			if tc.given == "-" {
				given = nil
			}
			token, err := disclosure.WriteScope(p, given, w.conversation(tc.talk), directory(w))
			require.Equal(t, tc.refuse, fault.CodeOf(err), "%v", err)
			if tc.refuse == "" {
				require.Equal(t, tc.token, token)
			}
		})
	}
}

func TestUnknownAndForeignGroupAnswerAlike(t *testing.T) {
	w := small()
	foreign, unknown := "group:ops-team", "group:ghosts"
	_, a := disclosure.WriteScope(w.principal("alice"), &foreign, nil, directory(w))
	_, b := disclosure.WriteScope(w.principal("alice"), &unknown, nil, directory(w))
	require.Equal(t, a, b)
	require.ErrorIs(t, a, fault.NotAMember)
}

func TestCanWriteRefusesWhatIsNoToken(t *testing.T) {
	w := small()
	for _, token := range []string{"", "everyone", "group:", "principal:", "world ", "group:a&b"} {
		require.ErrorIs(t, disclosure.CanWrite(w.principal("feed"), token, nil), fault.InvalidScope, token)
	}
}
