package memory_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"brain/disclosure"
	"brain/internal/fault"
	"brain/internal/memory"
)

func TestGroupPermissions(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("stew", "mia", "out")
		w.principal(disclosure.Service, "bridge")
		w.principal(disclosure.Human, "cora", disclosure.CuratorRole)
		w.group("deals", "mia")
		w.join("deals", "stew", disclosure.GroupSteward)
		w.group("other")

		type act func(by, group string) error
		create := func(by, _ string) error {
			_, _, err := w.CreateGroup(t.Context(), w.as(by), memory.CreateGroupInput{Name: "made by " + by})
			return err
		}
		rename := func(by, group string) error {
			_, _, err := w.RenameGroup(t.Context(), w.as(by), memory.RenameGroupInput{Group: group, Name: group})
			return err
		}
		add := func(by, group string) error {
			_, _, err := w.AddMember(t.Context(), w.as(by), memory.AddMemberInput{Group: group, Principal: "cora"})
			return err
		}
		removeOther := func(by, group string) error {
			_, _, err := w.RemoveMember(t.Context(), w.as(by), memory.RemoveMemberInput{Group: group, Principal: "cora"})
			return err
		}
		set := func(by, group string) error {
			_, _, err := w.SetGroupMembers(t.Context(), w.as(by), memory.SetGroupMembersInput{Group: group, Principals: []string{"stew", "mia", "cora"}})
			return err
		}
		allowed := fault.Code("")
		for _, tt := range []struct {
			name  string
			act   act
			group string
			want  map[string]fault.Code
		}{
			{"create", create, "", map[string]fault.Code{"admin": allowed, "stew": fault.Forbidden, "mia": fault.Forbidden, "bridge": fault.Forbidden, "cora": fault.Forbidden}},
			{"rename", rename, "deals", map[string]fault.Code{"admin": allowed, "stew": allowed, "mia": fault.Forbidden, "out": fault.Forbidden, "bridge": fault.Forbidden}},
			{"rename none", rename, "none", map[string]fault.Code{"admin": fault.UnknownGroup, "stew": fault.Forbidden, "mia": fault.Forbidden, "out": fault.Forbidden}},
			{"rename other", rename, "other", map[string]fault.Code{"admin": allowed, "stew": fault.Forbidden, "mia": fault.Forbidden}},
			{"set", set, "deals", map[string]fault.Code{"admin": allowed, "bridge": allowed, "stew": fault.Forbidden, "mia": fault.Forbidden, "out": fault.Forbidden}},
			{"set none", set, "none", map[string]fault.Code{"admin": fault.UnknownGroup, "bridge": fault.UnknownGroup, "stew": fault.Forbidden, "out": fault.Forbidden}},
			{"add", add, "deals", map[string]fault.Code{"admin": allowed, "stew": allowed, "mia": fault.Forbidden, "out": fault.Forbidden, "bridge": fault.Forbidden, "cora": fault.Forbidden}},
			{"add none", add, "none", map[string]fault.Code{"admin": fault.UnknownGroup, "stew": fault.Forbidden, "out": fault.Forbidden}},
			{"add other", add, "other", map[string]fault.Code{"admin": allowed, "stew": fault.Forbidden, "out": fault.Forbidden}},
			{"remove", removeOther, "deals", map[string]fault.Code{"stew": allowed, "mia": fault.Forbidden, "out": fault.Forbidden, "bridge": fault.Forbidden}},
			{"remove none", removeOther, "none", map[string]fault.Code{"admin": fault.UnknownGroup, "stew": fault.Forbidden, "mia": fault.Forbidden, "out": fault.Forbidden}},
		} {
			for by, code := range tt.want {
				err := tt.act(by, tt.group)
				t.Run(tt.name+" by "+by, func(t *testing.T) {
					if code == allowed {
						require.NoError(t, err)
						return
					}
					refused(t, err, code, "")
				})
			}
		}
		require.Equal(t, add("out", "deals"), add("out", "none"), "a hidden group and none are the same error")
		require.Equal(t, rename("out", "deals"), rename("out", "none"))
		require.Equal(t, removeOther("out", "deals"), removeOther("out", "none"))
	})
}

func TestGroupNames(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		gid := w.group("Deal Team")
		for name, code := range map[string]fault.Code{
			"": fault.BadInput, " x": fault.BadInput, "a  b": fault.BadInput, "a\nb": fault.BadInput, gid: fault.BadInput,
			"deal team": fault.Conflict, "DEAL TEAM": fault.Conflict, "Ｄｅａｌ Team": fault.Conflict,
		} {
			_, _, err := w.CreateGroup(t.Context(), w.admin(), memory.CreateGroupInput{Name: name})
			refused(t, err, code, "name")
		}
		w.group("영업팀")
		_, _, err := w.RenameGroup(t.Context(), w.admin(), memory.RenameGroupInput{Group: "영업팀", Name: "deal team"})
		refused(t, err, fault.Conflict, "name")
		renamed, _, err := w.RenameGroup(t.Context(), w.admin(), memory.RenameGroupInput{Group: gid, Name: "DEAL team"})
		require.NoError(t, err, "a name that reads like the group's own is free")
		require.Equal(t, memory.Group{GID: gid, Name: "DEAL team"}, renamed)
	})
}

func TestRenameKeepsWhatIsScopedToTheGroup(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("mia")
		w.group("deals", "mia")
		page, _, err := w.CreatePage(t.Context(), w.as("mia"), memory.CreatePageInput{Type: "note", Title: "Plan", Scope: ptr("group:deals")})
		require.NoError(t, err)
		_, _, err = w.RenameGroup(t.Context(), w.admin(), memory.RenameGroupInput{Group: "deals", Name: "growth"})
		require.NoError(t, err)

		mia := w.as("mia")
		counts, err := w.PageCounts(t.Context(), mia, []string{"note"})
		require.NoError(t, err)
		require.Equal(t, map[string]int{"note": 1}, counts)
		require.Equal(t, "group:growth", mia.ScopeText(page.Scope))
		_, _, err = w.CreatePage(t.Context(), w.as("mia"), memory.CreatePageInput{Type: "note", Title: "Old", Scope: ptr("group:deals")})
		refused(t, err, fault.NotAMember, "scope")
		_, _, err = w.CreatePage(t.Context(), w.as("mia"), memory.CreatePageInput{Type: "note", Title: "New", Scope: ptr("group:growth")})
		require.NoError(t, err)
		require.Equal(t, []string{"growth"}, w.groupsOf(w.as("mia")))
	})
}

func TestMembershipActsOnTheNextCall(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("mia", "noa")
		gid := w.group("deals", "mia", "noa")
		_, _, err := w.CreatePage(t.Context(), w.as("mia"), memory.CreatePageInput{Type: "note", Title: "Plan", Scope: ptr("group:deals")})
		require.NoError(t, err)
		notes := func(uid string) int {
			t.Helper()
			counts, err := w.PageCounts(t.Context(), w.as(uid), []string{"note"})
			require.NoError(t, err)
			return counts["note"]
		}
		require.Equal(t, 1, notes("noa"))
		w.pass(time.Hour)
		_, _, err = w.RemoveMember(t.Context(), w.as("noa"), memory.RemoveMemberInput{Group: "deals", Principal: "noa"})
		require.NoError(t, err, "a member may leave")
		require.Zero(t, notes("noa"))
		require.Empty(t, w.groupsOf(w.as("noa")))
		_, err = w.GroupMembers(t.Context(), w.as("noa"), gid, nil, nil)
		refused(t, err, fault.NotFound, "group")
		_, _, err = w.RemoveMember(t.Context(), w.as("noa"), memory.RemoveMemberInput{Group: "deals", Principal: "noa"})
		refused(t, err, fault.Forbidden, "")
		_, _, err = w.RemoveMember(t.Context(), w.admin(), memory.RemoveMemberInput{Group: "deals", Principal: "noa"})
		refused(t, err, fault.NotFound, "principal")

		w.pass(time.Hour)
		w.join("deals", "noa", disclosure.GroupMember)
		require.Equal(t, 1, notes("noa"))
		members, err := w.GroupMembers(t.Context(), w.as("noa"), gid, nil, nil)
		require.NoError(t, err)
		require.Equal(t, []string{"mia", "noa"}, names(members.Nodes, memberUID))
		require.Equal(t, 2*time.Hour, members.Nodes[1].Since.Sub(members.Nodes[0].Since), "who comes back is a member since then")
	})
}

func TestMemberRoles(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("stew", "mia")
		gid := w.group("deals", "mia")
		w.join("deals", "stew", disclosure.GroupSteward)
		roles := func() map[string]disclosure.GroupRole {
			t.Helper()
			list, err := w.GroupMembers(t.Context(), w.admin(), gid, nil, nil)
			require.NoError(t, err)
			total, err := list.Count()
			require.NoError(t, err)
			require.Equal(t, len(list.Nodes), total)
			out := map[string]disclosure.GroupRole{}
			for _, m := range list.Nodes {
				out[m.PrincipalUID] = m.Role
			}
			return out
		}
		_, _, err := w.AddMember(t.Context(), w.as("stew"), memory.AddMemberInput{Group: gid, Principal: "stew"})
		require.NoError(t, err)
		require.Equal(t, disclosure.GroupSteward, roles()["stew"], "without a role a member keeps its own")
		w.join("deals", "mia", disclosure.GroupSteward)
		require.Equal(t, disclosure.GroupSteward, roles()["mia"])
		_, _, err = w.AddMember(t.Context(), w.admin(), memory.AddMemberInput{Group: "deals", Principal: "mia", Role: ptr(disclosure.GroupRole("BOSS"))})
		refused(t, err, fault.BadInput, "role")
		_, _, err = w.AddMember(t.Context(), w.admin(), memory.AddMemberInput{Group: "deals", Principal: "nobody"})
		refused(t, err, fault.UnknownPrincipal, "principal")

		for _, uid := range []string{"stew", "mia"} {
			_, _, err = w.RemoveMember(t.Context(), w.as(uid), memory.RemoveMemberInput{Group: "deals", Principal: uid})
			require.NoError(t, err, "the last steward may leave")
		}
		require.Empty(t, roles())
	})
}

func TestSetGroupMembers(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("a", "b", "c")
		w.principal(disclosure.Service, "bridge")
		gid := w.group("mirror", "b")
		w.join("mirror", "a", disclosure.GroupSteward)
		w.pass(time.Hour)
		g, _, err := w.SetGroupMembers(t.Context(), w.as("bridge"), memory.SetGroupMembersInput{Group: "mirror", Principals: []string{"c", "a", "c"}})
		require.NoError(t, err)
		require.Equal(t, w.clock(), *g.SyncedAt)
		list, err := w.GroupMembers(t.Context(), w.admin(), gid, nil, nil)
		require.NoError(t, err)
		require.Equal(t, []string{"a", "c"}, names(list.Nodes, memberUID))
		require.Equal(t, disclosure.GroupSteward, list.Nodes[0].Role, "who stays keeps its role")
		require.Equal(t, time.Hour, list.Nodes[1].Since.Sub(list.Nodes[0].Since))
		require.Empty(t, w.groupsOf(w.as("b")))
		stored, err := w.GroupsByID(t.Context(), w.as("c"), []string{gid})
		require.NoError(t, err)
		require.Equal(t, map[string]memory.Group{gid: g}, stored)

		_, _, err = w.SetGroupMembers(t.Context(), w.as("bridge"), memory.SetGroupMembersInput{Group: "mirror", Principals: []string{"b", "nobody"}})
		refused(t, err, fault.UnknownPrincipal, "principals")
		_, _, err = w.SetGroupMembers(t.Context(), w.as("bridge"), memory.SetGroupMembersInput{Group: "mirror", Principals: make([]string, 1)})
		refused(t, err, fault.UnknownPrincipal, "principals")
		require.Equal(t, []string{"mirror"}, w.groupsOf(w.as("c")), "a refused list changes nothing")
		_, _, err = w.SetGroupMembers(t.Context(), w.as("bridge"), memory.SetGroupMembersInput{Group: "mirror"})
		require.NoError(t, err)
		require.Empty(t, w.groupsOf(w.as("c")))
	})
}

func TestGroupsAreKnownToMembersAndAdmins(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("dana", "omar")
		w.agent("scribe", "dana")
		alpha, beta := w.group("alpha", "dana", "scribe"), w.group("Beta", "dana", "omar", "scribe")
		w.group("gamma", "omar")
		w.room("room", "Beta", "scribe")
		w.direct("dm", "dana", "scribe")
		for uid, want := range map[string][]string{
			"dana": {"alpha", "Beta"}, "omar": {"Beta", "gamma"}, "admin": {"alpha", "Beta", "gamma"}, "scribe": {"alpha", "Beta"},
		} {
			require.Equal(t, want, w.groupsOf(w.as(uid)), uid)
		}
		require.Equal(t, []string{"Beta"}, w.groupsOf(w.in("scribe", "room")), "only what everyone who hears it may know")
		require.Equal(t, []string{"alpha", "Beta"}, w.groupsOf(w.in("scribe", "dm")))
		require.Empty(t, w.groupsOf(w.in("scribe", "nowhere")))

		of, err := w.GroupsOf(t.Context(), w.as("omar"), []string{"dana", "omar"})
		require.NoError(t, err)
		require.Equal(t, []string{"Beta"}, names(of["dana"], groupName))
		require.Equal(t, []string{"Beta", "gamma"}, names(of["omar"], groupName))
		known, err := w.GroupsByID(t.Context(), w.as("omar"), []string{alpha, beta, "none"})
		require.NoError(t, err)
		require.Len(t, known, 1)
		require.Contains(t, known, beta)

		_, hidden := w.GroupMembers(t.Context(), w.as("omar"), alpha, nil, nil)
		_, missing := w.GroupMembers(t.Context(), w.as("omar"), "none", nil, nil)
		refused(t, hidden, fault.NotFound, "group")
		require.Equal(t, missing, hidden)
		list, err := w.Groups(t.Context(), w.admin(), ptr(2), nil)
		require.NoError(t, err)
		require.True(t, list.HasNextPage)
		rest, err := w.Groups(t.Context(), w.admin(), ptr(2), &list.EndCursor)
		require.NoError(t, err)
		require.Equal(t, []string{"gamma"}, names(rest.Nodes, groupName))
		require.False(t, rest.HasNextPage)
		_, err = w.Groups(t.Context(), w.as("omar"), ptr(2), &list.EndCursor)
		refused(t, err, fault.BadCursor, "after")
	})
}
