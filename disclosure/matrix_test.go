package disclosure_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"brain/disclosure"
	"brain/graph"
	"brain/internal/fault"
)

// small is the world of the tables: alice owns the agent scout; alice, bob and
// scout are in deal, bob and carol in ops; scout has a direct channel with alice,
// one with carol, and the group channel team of deal.
func small() *world {
	human := func() *person { return &person{kind: disclosure.Human, active: true, stewards: map[string]bool{}} }
	w := &world{
		now: time.Date(2030, 1, 2, 3, 4, 5, 0, time.UTC),
		people: map[string]*person{
			"alice": human(), "bob": human(), "carol": human(), "dora": human(),
			"scout": {kind: disclosure.Agent, active: true, owner: "alice"},
			"clerk": {kind: disclosure.Agent, active: true, policy: disclosure.ConversationOptional},
			"feed":  {kind: disclosure.Service, active: true},
		},
		groups: map[string]*circle{
			"deal": {name: "deal-team", members: map[string]bool{"alice": true, "bob": true, "scout": true}},
			"ops":  {name: "ops-team", members: map[string]bool{"bob": true, "carol": true}},
		},
		channels: map[string]*room{
			"alice": {kind: disclosure.DirectChannel, participants: []string{"alice", "scout"}},
			"carol": {kind: disclosure.DirectChannel, participants: []string{"scout", "carol"}},
			"team":  {kind: disclosure.GroupChannel, group: "deal", participants: []string{"alice", "bob", "scout"}},
			"open":  {kind: disclosure.GroupChannel, group: "deal", participants: []string{"scout", "dora"}, mode: disclosure.Relaxed},
			"other": {kind: disclosure.GroupChannel, group: "ops", participants: []string{"bob", "carol"}},
		},
	}
	w.people["bob"].stewards["deal"] = true
	w.people["dora"].curator = true
	return w
}

var samples = map[string]graph.Item{
	"world":                 {Scope: "world"},
	"deal":                  {Scope: "group:deal"},
	"ops":                   {Scope: "group:ops"},
	"alice":                 {Scope: "principal:alice"},
	"carol":                 {Scope: "principal:carol"},
	"scout":                 {Scope: "principal:scout"},
	"ops by scout":          {Scope: "group:ops", Author: "scout"},
	"carol by scout":        {Scope: "principal:carol", Author: "scout"},
	"deal by alice":         {Scope: "group:deal", Author: "alice"},
	"world on ops page":     {Scope: "world", Ends: []string{"group:ops"}},
	"by scout on ops page":  {Scope: "principal:carol", Ends: []string{"group:ops"}, Author: "scout"},
	"derived deal":          {Scope: "world", Requires: []string{"group:deal"}},
	"derived ops by scout":  {Scope: "world", Requires: []string{"group:ops"}, Author: "scout"},
	"derived alice":         {Scope: "principal:alice", Requires: []string{"group:deal", "principal:alice"}},
	"derived carol and ops": {Scope: "principal:carol", Requires: []string{"group:ops"}},
	"unscoped by scout":     {Author: "scout"},
}

func TestMatrix(t *testing.T) {
	gateway := token{uid: "scout", gateway: true}
	plain := token{uid: "scout"}
	tests := []struct {
		name  string
		token token
		talk  *talk
		want  []string
	}{
		{"alice for herself", token{uid: "alice"}, nil,
			[]string{"world", "deal", "alice", "deal by alice", "derived deal", "derived alice"}},
		{"carol for herself", token{uid: "carol"}, nil,
			[]string{"world", "ops", "carol", "ops by scout", "carol by scout", "world on ops page", "by scout on ops page", "derived ops by scout", "derived carol and ops"}},
		{"optional agent for itself", token{uid: "clerk"}, nil, []string{"world"}},
		{"direct with alice", plain, &talk{channel: "alice"},
			[]string{"world", "deal", "alice", "deal by alice", "derived deal", "derived alice"}},
		{"direct with alice, relaxed", gateway, &talk{channel: "alice", asker: "alice", mode: disclosure.Relaxed},
			[]string{"world", "deal", "alice", "deal by alice", "derived deal", "derived alice"}},
		{"direct with carol: what scout wrote for her and in her group", plain, &talk{channel: "carol"},
			[]string{"world", "carol", "ops by scout", "carol by scout"}},
		{"group, strict: bob is no alice", gateway, &talk{channel: "team", asker: "alice"},
			[]string{"world", "deal", "deal by alice", "derived deal"}},
		{"group, relaxed asked but not allowed", gateway, &talk{channel: "team", asker: "alice", mode: disclosure.Relaxed},
			[]string{"world", "deal", "deal by alice", "derived deal"}},
		{"group, a participant outside the group", gateway, &talk{channel: "open", asker: "alice"}, []string{"world"}},
		{"group, relaxed allowed, mode unset", gateway, &talk{channel: "open", asker: "alice"}, []string{"world"}},
		{"group, relaxed: only alice counts, but her own scope is not scout's", gateway, &talk{channel: "open", asker: "alice", mode: disclosure.Relaxed},
			[]string{"world", "deal", "deal by alice", "derived deal"}},
		{"group, relaxed without gateway", plain, &talk{channel: "open", asker: "alice", mode: disclosure.Relaxed}, []string{"world"}},
		{"group, relaxed without asker", gateway, &talk{channel: "open", mode: disclosure.Relaxed}, []string{"world"}},
		{"group, relaxed, the agent asks itself", gateway, &talk{channel: "open", asker: "scout", mode: disclosure.Relaxed}, []string{"world"}},
		{"scheduled for one group", plain, &talk{targets: []string{"team"}}, []string{"world", "deal", "deal by alice", "derived deal"}},
		{"scheduled for two", plain, &talk{targets: []string{"team", "carol"}}, []string{"world"}},
		{"scheduled for alice", plain, &talk{targets: []string{"alice"}},
			[]string{"world", "deal", "alice", "deal by alice", "derived deal", "derived alice"}},
		{"relaxed with a target is strict", gateway, &talk{channel: "open", asker: "alice", mode: disclosure.Relaxed, targets: []string{"team"}}, []string{"world"}},
		{"a human in the group's channel", token{uid: "bob"}, &talk{channel: "team"}, []string{"world", "deal", "deal by alice", "derived deal"}},
	}
	for _, tc := range tests {
		t.Run(tc.name, func(t *testing.T) {
			w := small()
			view, err := w.read(tc.token, tc.talk)
			require.NoError(t, err)
			var got []string
			for _, name := range sortedKeys(samples) {
				if view.Audience.Sees(samples[name]) {
					got = append(got, name)
				}
			}
			require.ElementsMatch(t, tc.want, got)
		})
	}
}

func TestRefusedRequests(t *testing.T) {
	gateway := token{uid: "scout", gateway: true}
	bound := token{uid: "scout", gateway: true, bound: []string{"team"}}
	tests := []struct {
		name  string
		token token
		talk  *talk
		code  fault.Code
	}{
		{"agent without conversation", gateway, nil, fault.ConversationRequired},
		{"bound token without conversation", token{uid: "clerk", bound: []string{"team"}}, nil, fault.ConversationRequired},
		{"empty conversation", gateway, &talk{}, fault.BadInput},
		{"unknown channel", gateway, &talk{channel: "nowhere"}, fault.Forbidden},
		{"foreign channel", gateway, &talk{channel: "other"}, fault.Forbidden},
		{"foreign channel of a human", token{uid: "alice"}, &talk{channel: "other"}, fault.Forbidden},
		{"member of the group but no participant", token{uid: "alice"}, &talk{channel: "open"}, fault.Forbidden},
		{"unknown target", gateway, &talk{channel: "team", targets: []string{"nowhere"}}, fault.Forbidden},
		{"foreign target", gateway, &talk{targets: []string{"team", "other"}}, fault.Forbidden},
		{"asker not in it", gateway, &talk{channel: "team", asker: "carol"}, fault.Forbidden},
		{"unknown asker", gateway, &talk{channel: "team", asker: "ghost"}, fault.Forbidden},
		{"asker not in it, not believed either", token{uid: "scout"}, &talk{channel: "team", asker: "carol"}, fault.Forbidden},
		{"asker without a channel", gateway, &talk{targets: []string{"team"}, asker: "alice"}, fault.Forbidden},
		{"token bound to another channel", bound, &talk{channel: "alice"}, fault.Forbidden},
		{"target outside the token's channels", bound, &talk{channel: "team", targets: []string{"alice"}}, fault.Forbidden},
	}
	answers := map[string]bool{}
	for _, tc := range tests {
		t.Run(tc.name, func(t *testing.T) {
			view, err := small().read(tc.token, tc.talk)
			require.ErrorIs(t, err, tc.code)
			require.Equal(t, disclosure.View{}, view)
			if tc.code == fault.Forbidden {
				answers[err.Error()] = true
			}
		})
	}
	require.Len(t, answers, 1, "the reason must not show")
}

func TestViewAs(t *testing.T) {
	w := small()
	dora := disclosure.Caller{Principal: w.principal("dora")}

	seen, err := disclosure.ViewAs(dora, w.principal("scout"))
	require.NoError(t, err)
	require.Equal(t, "dora", seen.ViewedBy)
	view, err := disclosure.Read(seen, nil, disclosure.Settings{})
	require.NoError(t, err, "a curator sees the agent's layer 1 without a conversation")
	require.True(t, view.Audience.Sees(samples["scout"]))
	view, err = disclosure.Read(seen, w.conversation(&talk{channel: "carol"}), disclosure.Settings{})
	require.NoError(t, err, "the agent counts as the caller of the conversation")
	require.True(t, view.Audience.Sees(samples["carol"]))

	_, err = disclosure.ViewAs(seen, w.principal("bob"))
	require.ErrorIs(t, err, fault.Forbidden)
	for name, by := range map[string]func(*disclosure.Principal){
		"no curator": func(p *disclosure.Principal) { p.Roles = []disclosure.Role{disclosure.AdminRole} },
		"inactive":   func(p *disclosure.Principal) { p.Active = false },
		"agent":      func(p *disclosure.Principal) { p.Kind = disclosure.Agent },
		"service":    func(p *disclosure.Principal) { p.Kind = disclosure.Service },
	} {
		t.Run(name, func(t *testing.T) {
			p := w.principal("dora")
			by(&p)
			_, err := disclosure.ViewAs(disclosure.Caller{Principal: p}, w.principal("alice"))
			require.ErrorIs(t, err, fault.Forbidden)
		})
	}
}

func TestExplain(t *testing.T) {
	deleted := graph.Item{Scope: "world", DeletedAt: time.Unix(1, 0)}
	gated := graph.Item{Scope: "world", Gated: true}
	tests := []struct {
		name        string
		uid         string
		talk        *talk
		item        graph.Item
		rule        disclosure.Rule
		memberships []string
	}{
		{"world", "alice", nil, samples["world"], disclosure.RuleWorld, nil},
		{"member", "alice", nil, samples["deal"], disclosure.RuleMember, []string{"group:deal-team"}},
		{"self", "alice", nil, samples["alice"], disclosure.RuleSelf, nil},
		{"author", "scout", &talk{channel: "carol"}, samples["ops by scout"], disclosure.RuleAuthor, nil},
		{"counterpart", "scout", &talk{channel: "carol"}, samples["carol"], disclosure.RuleCounterpart, nil},
		{"by an input", "alice", nil, samples["derived deal"], disclosure.RuleWorld, []string{"group:deal-team"}},
		{"out of scope", "carol", nil, samples["deal"], disclosure.RuleOutOfScope, nil},
		{"no author of a derived item", "scout", &talk{channel: "team"}, graph.Item{Scope: "group:ops", Requires: []string{"world"}, Author: "scout"}, disclosure.RuleOutOfScope, nil},
		{"page hidden", "alice", nil, samples["world on ops page"], disclosure.RulePageHidden, nil},
		{"input hidden", "carol", nil, samples["derived deal"], disclosure.RuleInputHidden, nil},
		{"recipient", "scout", &talk{channel: "team"}, samples["scout"], disclosure.RuleRecipient, nil},
		{"deleted", "alice", nil, deleted, disclosure.RuleDeleted, nil},
		{"gated is open to who takes it", "alice", nil, gated, disclosure.RuleWorld, nil},
	}
	for _, tc := range tests {
		t.Run(tc.name, func(t *testing.T) {
			view, err := small().read(token{uid: tc.uid}, tc.talk)
			require.NoError(t, err)
			e := disclosure.Explain(tc.item, view)
			require.Equal(t, tc.rule, e.Rule)
			require.Equal(t, tc.memberships, e.Memberships)
			require.Contains(t, e.Text, tc.uid)
		})
	}

	view, err := small().read(token{uid: "alice"}, nil)
	require.NoError(t, err)
	view.Audience = view.Audience.TrustedOnly()
	require.Equal(t, disclosure.RuleGated, disclosure.Explain(gated, view).Rule)
}

func TestCanExplain(t *testing.T) {
	w := small()
	require.NoError(t, disclosure.CanExplain(w.principal("dora"), "alice", false), "a curator")
	require.NoError(t, disclosure.CanExplain(w.principal("alice"), "alice", true))
	require.ErrorIs(t, disclosure.CanExplain(w.principal("alice"), "alice", false), fault.NotFound)
	require.ErrorIs(t, disclosure.CanExplain(w.principal("alice"), "bob", false), fault.NotFound, "hidden comes before forbidden")
	require.ErrorIs(t, disclosure.CanExplain(w.principal("alice"), "bob", true), fault.Forbidden)
	require.ErrorIs(t, disclosure.CanExplain(disclosure.Principal{}, "", true), fault.NotFound)
}
