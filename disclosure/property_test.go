package disclosure_test

import (
	"slices"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"brain/disclosure"
	"brain/graph"
	"brain/internal/fault"
)

// The smallest number of (world, request, item) cases that the comparison with
// the reference must have seen, and of them so many in which something was told.
const (
	minCases = 10_000
	minTold  = 200
)

func TestReadAgreesWithReference(t *testing.T) {
	cases, told, refused := 0, 0, 0
	rapid.Check(t, func(t *rapid.T) {
		w := anyWorld(t)
		for range 30 {
			tok := anyToken(w, t)
			c := anyTalk(w, tok, t)
			view, err := w.read(tok, c)
			require.Equal(t, w.refusal(tok, c), fault.CodeOf(err), "token %+v talk %+v", tok, c)
			if err != nil {
				refused++
				continue
			}
			for _, it := range w.items {
				want := w.told(tok, c, it)
				require.Equal(t, want, view.Audience.Sees(it), "token %+v talk %+v item %+v", tok, c, it)
				cases++
				if want && c != nil {
					told++
				}
			}
		}
	})
	t.Logf("%d cases, %d told in a conversation, %d requests refused", cases, told, refused)
	require.GreaterOrEqual(t, cases, minCases)
	require.GreaterOrEqual(t, told, minTold)
	require.NotZero(t, refused)
}

func TestExplainAgreesWithRead(t *testing.T) {
	allowing := []disclosure.Rule{
		disclosure.RuleWorld, disclosure.RuleMember, disclosure.RuleSelf, disclosure.RuleAuthor, disclosure.RuleCounterpart, disclosure.RuleEnabled,
	}
	rapid.Check(t, func(t *rapid.T) {
		w := anyWorld(t)
		tok := anyToken(w, t)
		view, err := w.read(tok, anyTalk(w, tok, t))
		if err != nil {
			return
		}
		for _, it := range w.items {
			e := disclosure.Explain(it, view)
			require.Equal(t, view.Audience.Sees(it), e.Allowed, "%+v", it)
			require.Equal(t, e.Allowed, slices.Contains(allowing, e.Rule), "%s %+v", e.Rule, it)
			require.NotEmpty(t, e.Text)
			for _, m := range e.Memberships {
				require.True(t, slices.ContainsFunc(w.principal(tok.uid).Groups, func(g disclosure.Membership) bool { return "group:"+g.Name == m }))
			}
			if e.Rule == disclosure.RuleMember {
				require.NotEmpty(t, e.Memberships)
			}
		}
	})
}

func TestAddingARecipientNeverAddsAnItem(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		w := anyWorld(t)
		tok := anyToken(w, t)
		c := anyTalk(w, tok, t)
		if c == nil {
			return
		}
		before, err := w.read(tok, c)
		// From nobody to somebody is the one step that opens a conversation.
		if err != nil || len(before.Recipients) == 0 {
			return
		}
		what := rapid.SampledFrom([]string{"participant", "target"}).Draw(t, "what")
		wider := *c
		switch {
		case what == "target":
			wider.targets = append(slices.Clone(c.targets), rapid.SampledFrom(sortedKeys(w.channels)).Draw(t, "target"))
		case c.channel != "" && w.channels[c.channel].kind == disclosure.GroupChannel:
			ch := w.channels[c.channel]
			ch.participants = append(ch.participants, rapid.SampledFrom(append(everyone(), "ghost")).Draw(t, "newcomer"))
		default:
			return
		}
		after, err := w.read(tok, &wider)
		if err != nil {
			return
		}
		for _, it := range w.items {
			require.False(t, after.Audience.Sees(it) && !before.Audience.Sees(it), "%+v", it)
		}
	})
}

func TestLeavingAGroupRemovesExactlyItsItems(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		w := anyWorld(t)
		uid := rapid.SampledFrom(everyone()).Draw(t, "uid")
		gid := rapid.SampledFrom(gids).Draw(t, "gid")
		before := disclosure.Viewer(w.principal(uid))
		delete(w.groups[gid].members, uid)
		after := disclosure.Viewer(w.principal(uid))

		left := graph.GroupScope(gid)
		for _, it := range w.items {
			needs := slices.Contains(it.Ends, left) || slices.Contains(it.Requires, left) ||
				it.Scope == left && (it.Author != uid || len(it.Requires) > 0)
			require.Equal(t, before.Sees(it) && !needs, after.Sees(it), "%+v", it)
		}
	})
}

func TestStrictIsWithinRelaxedAndEqualInDirect(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		w := anyWorld(t)
		tok := anyToken(w, t)
		tok.gateway = true
		c := anyTalk(w, tok, t)
		if c == nil {
			return
		}
		strict, relaxed := *c, *c
		strict.mode, relaxed.mode = disclosure.Strict, disclosure.Relaxed
		narrow, err := w.read(tok, &strict)
		wide, relaxedErr := w.read(tok, &relaxed)
		require.Equal(t, fault.CodeOf(err), fault.CodeOf(relaxedErr))
		if err != nil {
			return
		}
		for _, it := range w.items {
			require.False(t, narrow.Audience.Sees(it) && !wide.Audience.Sees(it), "%+v", it)
		}
		if ch := w.channels[c.channel]; ch != nil && ch.kind == disclosure.DirectChannel {
			require.Equal(t, narrow.Audience, wide.Audience)
		}
	})
}

func TestTheRequestOnlyTightens(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		w := anyWorld(t)
		for _, p := range w.people {
			p.mode = ""
		}
		for _, ch := range w.channels {
			ch.mode = ""
		}
		tok := anyToken(w, t)
		c := anyTalk(w, tok, t)
		if c == nil {
			return
		}
		strict, asked := *c, *c
		strict.mode, asked.mode = disclosure.Strict, disclosure.Relaxed
		a, err := w.read(tok, &strict)
		b, askedErr := w.read(tok, &asked)
		require.Equal(t, err, askedErr)
		require.Equal(t, a.Audience, b.Audience)
	})
}

func TestWithoutGatewayTheAskerChangesNothing(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		w := anyWorld(t)
		tok := anyToken(w, t)
		tok.gateway = false
		c := anyTalk(w, tok, t)
		if c == nil {
			return
		}
		silent := *c
		silent.asker = ""
		a, err := w.read(tok, c)
		if err != nil {
			return
		}
		b, err := w.read(tok, &silent)
		require.NoError(t, err)
		require.Equal(t, b.Audience, a.Audience)
	})
}

func TestRenamingAGroupChangesNothing(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		w := anyWorld(t)
		tok := anyToken(w, t)
		c := anyTalk(w, tok, t)
		before, err := w.read(tok, c)
		w.groups[rapid.SampledFrom(gids).Draw(t, "gid")].name = "another name"
		after, afterErr := w.read(tok, c)
		require.Equal(t, err, afterErr)
		require.Equal(t, before.Audience, after.Audience)
		require.Equal(t, before.Audience.Hash(), after.Audience.Hash())
	})
}

func TestAnOwnerOutsideTheGroupNeverSeesItsItems(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		w := anyWorld(t)
		agent := w.principal(rapid.SampledFrom(agents).Draw(t, "agent"))
		if agent.Owner == "" {
			return
		}
		owner := w.principal(agent.Owner)
		owner.Roles = nil
		it := anyItem(t)
		gid := rapid.SampledFrom(gids).Draw(t, "gid")
		it.Scope = graph.GroupScope(gid)
		if owner.InGroup(gid) || it.Author == owner.UID {
			return
		}
		require.False(t, disclosure.Viewer(owner).Sees(it))
		require.False(t, disclosure.AuditSees(owner, agent, true, it))
	})
}

func TestNoDerivedItemIsReadableWithoutItsInputs(t *testing.T) {
	seen := 0
	rapid.Check(t, func(t *rapid.T) {
		w := anyWorld(t)
		tok := anyToken(w, t)
		view, err := w.read(tok, anyTalk(w, tok, t))
		if err != nil {
			return
		}
		for range 20 {
			inputs := rapid.SliceOfN(rapid.SampledFrom(w.items), 1, 3).Draw(t, "inputs")
			derived := graph.Item{
				Scope: anyScope().Draw(t, "scope"), Author: rapid.SampledFrom(everyone()).Draw(t, "author"),
				Requires: disclosure.Requires(inputs),
			}
			if !view.Audience.Sees(derived) {
				continue
			}
			seen++
			for _, in := range inputs {
				require.True(t, view.Audience.Sees(in), "derived %+v input %+v", derived, in)
			}
		}
	})
	require.NotZero(t, seen)
}

func TestWhatIsUnknownDisclosesNothing(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		w := anyWorld(t)
		tok := anyToken(w, t)
		c := anyTalk(w, tok, t)
		how := rapid.SampledFrom([]string{"inactive", "kind", "uid", "all"}).Draw(t, "how")
		p := w.principal(tok.uid)
		switch how {
		case "inactive":
			p.Active = false
		case "kind":
			p.Kind = "ROBOT"
		case "uid":
			p.UID = rapid.SampledFrom([]string{"", "a@b", "a b", "a&b", "a!b"}).Draw(t, "uid")
		case "all":
			p = disclosure.Principal{}
		}
		require.Empty(t, disclosure.Reach(p))
		require.Equal(t, graph.Audience{}, disclosure.Viewer(p))
		view, err := disclosure.Read(disclosure.Caller{Principal: p}, w.conversation(c), disclosure.Settings{Now: w.now})
		require.NoError(t, err)
		for _, it := range w.items {
			require.False(t, view.Audience.Sees(it))
		}
		require.Equal(t, graph.Audience{}, disclosure.View{}.Audience)
	})
}

func TestAnUnbelievableGroupDisclosesNothing(t *testing.T) {
	w := small()
	now := w.now
	tests := []struct {
		name   string
		change func()
		limit  time.Duration
		now    time.Time
		rule   disclosure.Rule
	}{
		{"unlinked", func() { w.channels["team"].group = "" }, 0, now, disclosure.RuleUnlinked},
		{"linked to a group that is gone", func() { w.channels["team"].group = "gone" }, 0, now, disclosure.RuleUnlinked},
		{"unsynced", func() { w.groups["deal"].synced = now.Add(-2 * time.Hour) }, time.Hour, now, disclosure.RuleUnsynced},
		{"no clock", func() { w.groups["deal"].synced = now }, time.Hour, time.Time{}, disclosure.RuleUnsynced},
		{"unknown participant", func() { w.channels["team"].participants = append(w.channels["team"].participants, "ghost") }, 0, now, disclosure.RuleNoRecipients},
		{"nobody but the agent", func() {
			w.channels["team"].participants = []string{"scout"}
			w.groups["deal"].members = map[string]bool{"scout": true}
		}, 0, now, disclosure.RuleNoRecipients},
		{"everybody inactive", func() { w.people["alice"].active, w.people["bob"].active = false, false }, 0, now, disclosure.RuleNoRecipients},
		{"unknown kind of channel", func() { w.channels["team"].kind = "ROOM" }, 0, now, disclosure.RuleNoRecipients},
	}
	for _, tc := range tests {
		t.Run(tc.name, func(t *testing.T) {
			w = small()
			tc.change()
			for _, mode := range []disclosure.Mode{disclosure.Strict, disclosure.Relaxed} {
				view, err := disclosure.Read(disclosure.Caller{Principal: w.principal("scout"), Capabilities: []disclosure.Capability{disclosure.Gateway}},
					w.conversation(&talk{channel: "team", mode: mode}), disclosure.Settings{Now: tc.now, UnsyncedAfter: tc.limit})
				require.NoError(t, err)
				require.Equal(t, graph.Audience{}, view.Audience)
				require.Equal(t, tc.rule, disclosure.Explain(graph.Item{Scope: "world"}, view).Rule)
			}
		})
	}
}
