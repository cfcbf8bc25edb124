package disclosure_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"brain/disclosure"
	"brain/graph"
	"brain/internal/fault"
)

func TestPermits(t *testing.T) {
	with := func(kind disclosure.Kind, roles ...disclosure.Role) disclosure.Principal {
		return disclosure.Principal{UID: "p", Kind: kind, Active: true, Roles: roles}
	}
	member := with(disclosure.Human, disclosure.MemberRole)
	curator := with(disclosure.Human, disclosure.CuratorRole)
	admin := with(disclosure.Human, disclosure.AdminRole)
	service := with(disclosure.Service)
	reads := []disclosure.Permission{disclosure.ReadAudit, disclosure.ReadReach, disclosure.ReadHealthDetails, disclosure.ReadReviewQueues}
	acts := []disclosure.Permission{
		disclosure.ManagePrincipals, disclosure.ManageGroups, disclosure.SetRelaxed, disclosure.ManageTokens, disclosure.ManagePacks,
		disclosure.ManageSettings, disclosure.ImportPreserving, disclosure.ExportEverything, disclosure.Erase,
	}
	check := func(p disclosure.Principal, perms []disclosure.Permission, want bool) {
		t.Helper()
		for _, perm := range perms {
			err := disclosure.Permits(p, perm)
			require.Equal(t, want, err == nil, perm)
			if !want {
				require.ErrorIs(t, err, fault.Forbidden)
			}
		}
	}
	channels := []disclosure.Permission{disclosure.ManageChannels, disclosure.ManageSkills}
	check(member, append(append(reads, acts...), channels...), false)
	check(curator, reads, true)
	check(curator, append(acts, channels...), false)
	check(admin, append(append(reads, acts...), channels...), true)
	check(service, channels, true)
	check(service, append(reads, acts...), false)
	check(admin, []disclosure.Permission{"", "fly"}, false)
	admin.Active, service.Active = false, false
	check(admin, append(reads, acts...), false)
	check(service, channels, false)
}

func TestWhoSeesGroupsAndChannels(t *testing.T) {
	w := small()
	admin := w.principal("dora")
	admin.Roles = []disclosure.Role{disclosure.AdminRole}

	require.True(t, disclosure.SeesGroup(w.principal("alice"), "deal"))
	require.False(t, disclosure.SeesGroup(w.principal("carol"), "deal"))
	require.False(t, disclosure.SeesGroup(w.principal("dora"), "deal"), "a curator is no admin")
	require.True(t, disclosure.SeesGroup(admin, "deal"))

	require.True(t, disclosure.SeesRoles(w.principal("alice"), "alice"))
	require.False(t, disclosure.SeesRoles(w.principal("alice"), "carol"))
	require.True(t, disclosure.SeesRoles(w.principal("dora"), "alice"), "a curator audits everybody")
	require.True(t, disclosure.SeesRoles(admin, "alice"))
	require.False(t, disclosure.SeesRoles(disclosure.Principal{}, ""))

	open := w.channel("open")
	require.True(t, disclosure.SeesChannel(w.principal("dora"), open), "a participant")
	require.True(t, disclosure.SeesChannel(w.principal("bob"), open), "a member of its group")
	require.False(t, disclosure.SeesChannel(w.principal("carol"), open))
	require.True(t, disclosure.SeesChannel(admin, w.channel("team")))
	require.False(t, disclosure.SeesChannel(admin, disclosure.Channel{}), "unknown")
	inactive := w.principal("bob")
	inactive.Active = false
	require.False(t, disclosure.SeesChannel(inactive, open))
	require.False(t, disclosure.SeesChannel(disclosure.Principal{}, open))
}

func TestCheckChannel(t *testing.T) {
	w := small()
	people := func(uids ...string) (all []disclosure.Principal) {
		for _, uid := range uids {
			all = append(all, w.principal(uid))
		}
		return all
	}
	require.NoError(t, disclosure.CheckChannel(disclosure.DirectChannel, people("scout", "alice")))
	require.NoError(t, disclosure.CheckChannel(disclosure.GroupChannel, people("alice", "bob", "scout", "feed")))
	for _, uids := range [][]string{{}, {"alice"}, {"alice", "bob"}, {"scout", "clerk"}, {"alice", "feed"}, {"alice", "scout", "bob"}, {"alice", "ghost"}} {
		require.ErrorIs(t, disclosure.CheckChannel(disclosure.DirectChannel, people(uids...)), fault.BadInput, "%v", uids)
	}
	require.ErrorIs(t, disclosure.CheckChannel("ROOM", nil), fault.BadInput)
}

func TestPrincipalAudit(t *testing.T) {
	w := small()
	scout := w.principal("scout")
	items := map[string]graph.Item{
		"scoped to it":           {Scope: "principal:scout"},
		"written, shared group":  {Scope: "group:deal", Author: "scout"},
		"written, foreign group": {Scope: "group:ops", Author: "scout"},
		"written for carol":      {Scope: "principal:carol", Author: "scout"},
		"on a foreign page":      {Scope: "principal:carol", Author: "scout", Ends: []string{"group:ops"}},
		"on its own page":        {Scope: "principal:carol", Author: "scout", Ends: []string{"principal:scout"}},
		"derived, knowable":      {Scope: "group:deal", Author: "scout", Requires: []string{"group:deal"}},
		"derived, foreign":       {Scope: "principal:scout", Requires: []string{"group:ops"}},
		"not its own":            {Scope: "world", Author: "bob"},
	}
	tests := []struct {
		uid  string
		want []string
	}{
		{"alice", []string{"scoped to it", "written, shared group", "written for carol", "on its own page", "derived, knowable"}},
		{"scout", []string{"scoped to it", "written, shared group", "written, foreign group", "written for carol", "on its own page", "derived, knowable"}},
		{"dora", []string{"scoped to it", "written, shared group", "written, foreign group", "written for carol", "on a foreign page", "on its own page", "derived, knowable", "derived, foreign"}},
		{"bob", nil},
	}
	for _, tc := range tests {
		t.Run(tc.uid, func(t *testing.T) {
			p := w.principal(tc.uid)
			require.Equal(t, tc.want != nil, disclosure.CanAudit(p, scout) == nil)
			var got []string
			for name, it := range items {
				if disclosure.AuditSees(p, scout, false, it) {
					got = append(got, name)
				}
			}
			require.ElementsMatch(t, tc.want, got)
		})
	}
	held := graph.Item{Scope: "principal:scout", Author: "bob"}
	require.True(t, disclosure.AuditSees(w.principal("alice"), scout, true, held), "held by it")
	retired := scout
	retired.Active = false
	require.True(t, disclosure.AuditSees(w.principal("alice"), retired, true, held), "after the agent was deactivated")
	held.Scope = "principal:bob"
	require.False(t, disclosure.AuditSees(w.principal("alice"), scout, true, held), "held by it, but unknown to it")
	inactive := w.principal("alice")
	inactive.Active = false
	require.ErrorIs(t, disclosure.CanAudit(inactive, scout), fault.Forbidden)
	require.ErrorIs(t, disclosure.CanAudit(w.principal("alice"), w.principal("clerk")), fault.Forbidden)
	require.ErrorIs(t, disclosure.CanAudit(w.principal("dora"), disclosure.Principal{}), fault.Forbidden)
}
