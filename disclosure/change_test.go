package disclosure_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"brain/disclosure"
	"brain/graph"
	"brain/internal/fault"
)

func TestMayChange(t *testing.T) {
	byScout := disclosure.Authored{Author: "scout", AuthorOwner: "alice", Holder: "carol", Scope: "group:deal"}
	tests := []struct {
		name  string
		uid   string
		claim disclosure.Authored
		ok    bool
	}{
		{"author", "scout", byScout, true},
		{"author's owner", "alice", byScout, true},
		{"holder", "carol", byScout, true},
		{"steward of the group", "bob", byScout, true},
		{"curator", "dora", byScout, true},
		{"anyone else", "clerk", byScout, false},
		{"steward of another group", "bob", disclosure.Authored{Author: "carol", Scope: "group:ops"}, false},
		{"steward outside group scope", "bob", disclosure.Authored{Author: "carol", Scope: "world"}, false},
		{"member of the group", "alice", disclosure.Authored{Author: "carol", Scope: "group:deal"}, false},
		{"nobody's claim", "", disclosure.Authored{}, false},
	}
	for _, tc := range tests {
		t.Run(tc.name, func(t *testing.T) {
			w := small()
			p := w.principal(tc.uid)
			require.Equal(t, tc.ok, disclosure.MayChange(p, tc.claim) == nil)
			p.Active = false
			require.ErrorIs(t, disclosure.MayChange(p, tc.claim), fault.Forbidden, "inactive")
		})
	}
}

func TestSupersedes(t *testing.T) {
	w := small()
	old := disclosure.Authored{Author: "alice", Scope: "group:deal"}
	require.True(t, disclosure.Supersedes(w.principal("alice"), old, "group:deal"))
	require.False(t, disclosure.Supersedes(w.principal("alice"), old, "principal:alice"), "narrower")
	require.False(t, disclosure.Supersedes(w.principal("alice"), old, "world"), "wider")
	require.False(t, disclosure.Supersedes(w.principal("carol"), old, "group:deal"), "no right")
	require.False(t, disclosure.Supersedes(w.principal("alice"), disclosure.Authored{Author: "alice"}, ""), "no scope")
}

func TestWidens(t *testing.T) {
	tests := []struct {
		from, to string
		want     bool
	}{
		{"world", "world", false},
		{"world", "group:deal", false},
		{"world", "principal:bob", false},
		{"group:deal", "group:deal", false},
		{"group:deal", "principal:bob", false},
		{"group:deal", "principal:carol", true},
		{"group:deal", "group:ops", true},
		{"group:deal", "world", true},
		{"principal:bob", "principal:bob", false},
		{"principal:bob", "principal:carol", true},
		{"principal:bob", "group:deal", true},
		{"principal:bob", "world", true},
	}
	for _, tc := range tests {
		t.Run(tc.from+" to "+tc.to, func(t *testing.T) {
			w := small()
			uid, _ := graph.ScopePrincipal(tc.to)
			require.Equal(t, tc.want, disclosure.Widens(tc.from, tc.to, w.principal(uid)))
			readers := func(scope string) (all []string) {
				for _, p := range everybody(w) {
					if disclosure.Viewer(p).Holds(scope) {
						all = append(all, p.UID)
					}
				}
				return all
			}
			if !tc.want {
				require.Subset(t, readers(tc.from), readers(tc.to))
			}
		})
	}
	require.True(t, disclosure.Widens("group:deal", "principal:bob", disclosure.Principal{}), "without facts it widens")
	require.True(t, disclosure.Widens("group:deal", "principal:carol", small().principal("bob")), "facts of another principal")
}

func everybody(w *world) (all []disclosure.Principal) {
	for _, uid := range sortedKeys(w.people) {
		all = append(all, w.principal(uid))
	}
	return all
}

func TestMayRescope(t *testing.T) {
	w := small()
	claim := disclosure.Authored{Author: "scout", AuthorOwner: "alice", Scope: "group:deal"}
	may := func(uid, to string) error {
		target, _ := graph.ScopePrincipal(to)
		return disclosure.MayRescope(w.principal(uid), claim, to, w.principal(target))
	}
	require.NoError(t, may("scout", "world"), "the author widens")
	require.NoError(t, may("bob", "world"), "a steward widens")
	require.ErrorIs(t, may("alice", "world"), fault.Forbidden, "the author's owner only narrows")
	require.ErrorIs(t, may("dora", "world"), fault.Forbidden, "a curator only narrows")
	require.NoError(t, may("alice", "principal:alice"))
	require.NoError(t, may("dora", "principal:bob"))
	require.ErrorIs(t, may("carol", "principal:alice"), fault.Forbidden)
}

func TestMayEdit(t *testing.T) {
	w := small()
	alice := w.principal("alice")
	edit := func(it graph.Item) error { return disclosure.MayEdit(alice, disclosure.Viewer(alice), it, nil) }
	require.NoError(t, edit(graph.Item{Scope: "group:deal"}))
	require.ErrorIs(t, edit(graph.Item{Scope: "group:ops"}), fault.NotFound)
	require.ErrorIs(t, edit(graph.Item{Scope: "world", Ends: []string{"group:ops"}}), fault.NotFound)
	require.ErrorIs(t, edit(graph.Item{Scope: "group:ops", Author: "alice"}), fault.NotAMember, "readable by authorship, no longer writable")
}

func TestMayReshape(t *testing.T) {
	w := small()
	require.NoError(t, disclosure.MayReshape(w.principal("alice"), "alice", true))
	require.NoError(t, disclosure.MayReshape(w.principal("dora"), "alice", true))
	hidden := disclosure.MayReshape(w.principal("alice"), "alice", false)
	require.ErrorIs(t, hidden, fault.Forbidden)
	require.Equal(t, hidden, disclosure.MayReshape(w.principal("bob"), "alice", true))
	require.Equal(t, hidden, disclosure.MayReshape(w.principal("dora"), "alice", false))
	require.Error(t, disclosure.MayReshape(disclosure.Principal{}, "", true))
}

func TestMayManageMembers(t *testing.T) {
	w := small()
	admin := w.principal("carol")
	admin.Roles = []disclosure.Role{disclosure.AdminRole}
	require.NoError(t, disclosure.MayManageMembers(w.principal("bob"), "deal"))
	require.NoError(t, disclosure.MayManageMembers(admin, "deal"))
	require.ErrorIs(t, disclosure.MayManageMembers(w.principal("alice"), "deal"), fault.Forbidden)
	require.ErrorIs(t, disclosure.MayManageMembers(w.principal("bob"), "ops"), fault.Forbidden)
	require.ErrorIs(t, disclosure.MayManageMembers(w.principal("bob"), "gone"), fault.Forbidden)
	admin.Active = false
	require.ErrorIs(t, disclosure.MayManageMembers(admin, "deal"), fault.Forbidden)
}

func TestRequires(t *testing.T) {
	require.Nil(t, disclosure.Requires(nil))
	got := disclosure.Requires([]graph.Item{
		{Scope: "world", Ends: []string{"group:ops"}},
		{Scope: "group:deal", Requires: []string{"principal:bob", "group:ops"}},
	})
	require.Equal(t, []string{"group:deal", "group:ops", "principal:bob", "world"}, got)

	unscoped := graph.Item{Scope: "world", Requires: disclosure.Requires([]graph.Item{{}})}
	for _, p := range everybody(small()) {
		require.False(t, disclosure.Viewer(p).Sees(unscoped))
	}
}
