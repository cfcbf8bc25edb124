package memory_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"brain/disclosure"
	"brain/internal/fault"
	"brain/internal/memory"
)

// texts are the texts of claims in their order.
func texts(claims []memory.Claim) []string {
	return names(claims, func(c memory.Claim) string { return c.Text })
}

// listed is one list of claims as ann reads it, with its count checked.
func (w *world) listed(uid string, filter memory.ClaimFilter) []string {
	w.t.Helper()
	list, err := w.Claims(w.t.Context(), w.as(uid), filter, ptr(500), nil, nil)
	require.NoError(w.t, err)
	n, err := list.Count()
	require.NoError(w.t, err)
	require.Equal(w.t, len(list.Nodes), n, "the count is that of the list")
	require.False(w.t, list.HasNextPage)
	return texts(list.Nodes)
}

func TestClaimsFilters(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann", "bob")
		w.group("deal", "ann")
		w.page("ann", "company", "Acme", "")
		w.page("ann", "company", "Globex", "")
		w.agent("bot", "ann")
		w.direct("dm-ann", "ann", "bot")
		start := w.clock()
		tell := func(in memory.RememberInput) memory.Claim {
			w.pass(time.Hour)
			return *w.remember("ann", in).Claim
		}
		about := func(text, page string) memory.RememberInput {
			in := fact(text, "world")
			in.About = &page
			return in
		}
		tell(about("Acme sells anvils.", "Acme"))
		take := about("Acme will grow fast.", "Acme")
		take.Family = ptr(memory.FamilyTake)
		tell(take)
		pref := about("Globex prefers mail.", "Globex")
		pref.Kind = ptr("preference")
		tell(pref)
		held := about("Globex doubts Acme.", "Acme")
		held.Holder = ptr("Globex")
		tell(held)
		unfiled := about("Initech moved house.", "Initech")
		tell(unfiled)
		secret := about("The bid is nine million.", "Acme")
		secret.Scope = ptr("group:deal")
		tell(secret)
		old := tell(about("Acme has ten people.", "Acme"))
		fresh := about("Acme has twelve people.", "Acme")
		fresh.Supersedes = &old.ID
		tell(fresh)
		gone := tell(about("Acme makes soap.", "Acme"))
		_, _, err := w.Forget(t.Context(), w.as("ann"), gone.ID, "it does not")
		require.NoError(t, err)
		short := about("Acme is on holiday.", "Acme")
		short.ValidUntil = ptr(w.clock().Add(90 * time.Minute))
		tell(short)
		w.pass(3 * time.Hour)
		w.remember("bob", about("Bob saw anvils.", "Acme"))
		spoken := memory.RememberInput{Text: "Said in the chat.", Evidence: said("chat")}
		_, _, err = w.Remember(t.Context(), w.in("bot", "dm-ann"), spoken)
		require.NoError(t, err)

		current := []string{
			"Said in the chat.", "Bob saw anvils.", "Acme has twelve people.", "The bid is nine million.", "Initech moved house.",
			"Globex doubts Acme.", "Globex prefers mail.", "Acme will grow fast.", "Acme sells anvils.",
		}
		for name, tt := range map[string]struct {
			filter memory.ClaimFilter
			want   []string
		}{
			"all that is held": {memory.ClaimFilter{}, current},
			"about a page": {memory.ClaimFilter{About: ptr("Acme")}, []string{
				"Bob saw anvils.", "Acme has twelve people.", "The bid is nine million.", "Globex doubts Acme.", "Acme will grow fast.", "Acme sells anvils."}},
			"about a page by slug":   {memory.ClaimFilter{About: ptr("companies/globex")}, []string{"Globex prefers mail."}},
			"about a channel":        {memory.ClaimFilter{About: ptr("dm-ann")}, []string{"Said in the chat."}},
			"holder":                 {memory.ClaimFilter{Holder: ptr("Globex")}, []string{"Globex doubts Acme."}},
			"author":                 {memory.ClaimFilter{Author: ptr("bob")}, []string{"Bob saw anvils."}},
			"an author nobody knows": {memory.ClaimFilter{Author: ptr("nobody")}, []string{}},
			"family":                 {memory.ClaimFilter{Family: ptr(memory.FamilyTake)}, []string{"Acme will grow fast."}},
			"kinds":                  {memory.ClaimFilter{Kinds: []string{"preference", "take"}}, []string{"Globex prefers mail.", "Acme will grow fast."}},
			"a present state":        {memory.ClaimFilter{States: []memory.ClaimState{memory.StateActive}}, []string{"Acme will grow fast."}},
			"a past state":           {memory.ClaimFilter{States: []memory.ClaimState{memory.StateRetired}}, []string{"Acme makes soap."}},
			"another past state":     {memory.ClaimFilter{States: []memory.ClaimState{memory.StateSuperseded}}, []string{"Acme has ten people."}},
			"trust":                  {memory.ClaimFilter{Trust: []memory.TrustState{"TRUSTED"}}, []string{}},
			"filing":                 {memory.ClaimFilter{Filing: ptr(memory.Unfiled)}, []string{"Initech moved house."}},
			"scope":                  {memory.ClaimFilter{Scope: ptr("group:deal")}, []string{"The bid is nine million."}},
			"a scope of nothing":     {memory.ClaimFilter{Scope: ptr("group:ghosts")}, []string{}},
			"a word":                 {memory.ClaimFilter{Text: ptr("ANVIL")}, []string{"Bob saw anvils.", "Acme sells anvils."}},
			"two words":              {memory.ClaimFilter{Text: ptr("anvils acme")}, []string{"Acme sells anvils."}},
			"since":                  {memory.ClaimFilter{RecordedSince: ptr(start.Add(8 * time.Hour))}, []string{"Said in the chat.", "Bob saw anvils.", "Acme has twelve people."}},
			"until":                  {memory.ClaimFilter{RecordedUntil: ptr(start.Add(2 * time.Hour))}, []string{"Acme sells anvils."}},
			"history with words":     {memory.ClaimFilter{Text: ptr("people"), History: true}, []string{"Acme has twelve people.", "Acme has ten people."}},
			"history": {memory.ClaimFilter{History: true, About: ptr("Acme")}, []string{
				"Bob saw anvils.", "Acme is on holiday.", "Acme makes soap.", "Acme has twelve people.", "Acme has ten people.",
				"The bid is nine million.", "Globex doubts Acme.", "Acme will grow fast.", "Acme sells anvils."}},
			"several at once": {memory.ClaimFilter{About: ptr("Acme"), Author: ptr("ann"), Family: ptr(memory.FamilyFact), Holder: ptr("people/ann"), Text: ptr("acme")},
				[]string{"Acme has twelve people.", "Acme sells anvils."}},
		} {
			t.Run(name, func(t *testing.T) { require.Equal(t, tt.want, w.listed("ann", tt.filter)) })
		}

		t.Run("only what the reader may know", func(t *testing.T) {
			require.NotContains(t, w.listed("bob", memory.ClaimFilter{History: true}), "The bid is nine million.")
			require.NotContains(t, w.listed("bob", memory.ClaimFilter{History: true}), "Said in the chat.")
			_, err := w.Claims(t.Context(), w.as("bob"), memory.ClaimFilter{About: ptr("dm-ann")}, nil, nil, nil)
			refused(t, err, fault.NotFound, "about")
			_, err = w.Claims(t.Context(), w.as("bob"), memory.ClaimFilter{About: ptr("dm-nobody")}, nil, nil, nil)
			refused(t, err, fault.NotFound, "about")
		})
		t.Run("one page", func(t *testing.T) {
			res, err := w.Page(t.Context(), w.as("ann"), "Globex")
			require.NoError(t, err)
			list, err := w.PageClaims(t.Context(), w.as("ann"), res.Page.ID, memory.ClaimFilter{}, nil, nil, nil)
			require.NoError(t, err)
			require.Equal(t, []string{"Globex prefers mail."}, texts(list.Nodes))
			n, err := list.Count()
			require.NoError(t, err)
			require.Equal(t, 1, n)
		})
	})
}

func TestClaimsRefusals(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann")
		w.page("ann", "company", "Twin", "")
		w.page("ann", "person", "Twin", "")
		for name, tt := range map[string]struct {
			filter memory.ClaimFilter
			first  *int
			code   fault.Code
			field  string
		}{
			"no such page":     {memory.ClaimFilter{About: ptr("Nowhere")}, nil, fault.NotFound, "about"},
			"several pages":    {memory.ClaimFilter{About: ptr("Twin")}, nil, fault.AmbiguousName, "about"},
			"no such holder":   {memory.ClaimFilter{Holder: ptr("Nowhere")}, nil, fault.NotFound, "holder"},
			"no such kind":     {memory.ClaimFilter{Kinds: []string{"preferense"}}, nil, fault.UnknownTerm, "kinds"},
			"not a scope":      {memory.ClaimFilter{Scope: ptr("everyone")}, nil, fault.InvalidScope, "scope"},
			"no word":          {memory.ClaimFilter{Text: ptr("  ")}, nil, fault.BadInput, "text"},
			"too few":          {memory.ClaimFilter{}, ptr(0), fault.BadInput, "first"},
			"too many":         {memory.ClaimFilter{}, ptr(501), fault.BadInput, "first"},
			"binary as a name": {memory.ClaimFilter{About: ptr("a\x00b")}, nil, fault.NotFound, "about"},
		} {
			t.Run(name, func(t *testing.T) {
				_, err := w.Claims(t.Context(), w.as("ann"), tt.filter, tt.first, nil, nil)
				refused(t, err, tt.code, tt.field)
			})
		}
	})
}

func TestClaimsPaging(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann", "bob")
		var want []string
		for i := range 7 {
			// Two at a time have the same time, so that the id decides.
			if i%2 == 0 {
				w.pass(time.Minute)
			}
			text := fmt.Sprintf("Claim number %d", i)
			w.remember("ann", fact(text, "world"))
			want = append([]string{text}, want...)
			w.remember("bob", fact(fmt.Sprintf("Hidden number %d", i), "principal:bob"))
		}
		var got []string
		var cursor *string
		for pages := 0; ; pages++ {
			require.Less(t, pages, 5)
			list, err := w.Claims(t.Context(), w.as("ann"), memory.ClaimFilter{}, ptr(2), cursor, nil)
			require.NoError(t, err)
			got = append(got, texts(list.Nodes)...)
			if !list.HasNextPage {
				break
			}
			cursor = &list.EndCursor
		}
		require.Equal(t, want, got)
		require.NotNil(t, cursor)
		for name, misuse := range map[string]func() error{
			"another reader": func() error {
				_, err := w.Claims(t.Context(), w.as("bob"), memory.ClaimFilter{}, ptr(2), cursor, nil)
				return err
			},
			"another filter": func() error {
				_, err := w.Claims(t.Context(), w.as("ann"), memory.ClaimFilter{History: true}, ptr(2), cursor, nil)
				return err
			},
			"another list": func() error {
				_, err := w.Pages(t.Context(), w.as("ann"), memory.PageFilter{}, ptr(2), cursor)
				return err
			},
			"no cursor at all": func() error {
				_, err := w.Claims(t.Context(), w.as("ann"), memory.ClaimFilter{}, nil, ptr("x"), nil)
				return err
			},
			"an empty one": func() error {
				_, err := w.Claims(t.Context(), w.as("ann"), memory.ClaimFilter{}, nil, ptr(""), nil)
				return err
			},
		} {
			t.Run(name, func(t *testing.T) { refused(t, misuse(), fault.BadCursor, "after") })
		}
		empty, err := w.Claims(t.Context(), w.as("ann"), memory.ClaimFilter{Author: ptr("nobody")}, nil, nil, nil)
		require.NoError(t, err)
		require.Empty(t, empty.EndCursor)
	})
}

func TestClaimRelations(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann", "bob")
		w.agent("bot", "ann")
		w.direct("dm-ann", "ann", "bot")
		acme := w.page("ann", "company", "Acme", "")
		hidden := w.page("ann", "company", "Hidden", "principal:ann")
		old := w.remember("ann", about(fact("Acme has ten people.", "world"), "Acme")).Claim
		in := about(fact("Acme has twelve people.", "world"), "Acme")
		in.Supersedes = &old.ID
		fresh := w.remember("ann", in).Claim
		onHidden := w.remember("ann", about(fact("Hidden is for sale.", "world"), hidden.Slug)).Claim
		chat, _, err := w.Remember(t.Context(), w.in("bot", "dm-ann"), memory.RememberInput{Text: "Said in the chat.", Scope: ptr("world"), Evidence: said("chat")})
		require.NoError(t, err)
		ids := []string{old.ID, fresh.ID, onHidden.ID, chat.Claim.ID}

		subjects, err := w.ClaimSubjects(t.Context(), w.as("ann"), ids)
		require.NoError(t, err)
		require.Equal(t, acme.ID, subjects[old.ID].Page.ID)
		require.Equal(t, hidden.ID, subjects[onHidden.ID].Page.ID)
		require.Equal(t, "dm-ann", subjects[chat.Claim.ID].Channel.ExternalID)

		subjects, err = w.ClaimSubjects(t.Context(), w.as("bob"), ids)
		require.NoError(t, err)
		require.Equal(t, acme.ID, subjects[fresh.ID].Page.ID)
		require.NotContains(t, subjects, onHidden.ID)
		require.NotContains(t, subjects, chat.Claim.ID)

		holders, err := w.ClaimHolders(t.Context(), w.as("bob"), ids)
		require.NoError(t, err)
		require.Equal(t, "people/ann", holders[old.ID].Slug)
		require.Equal(t, "agents/bot", holders[chat.Claim.ID].Slug)

		replaced, err := w.ClaimsReplaced(t.Context(), w.as("bob"), ids, nil)
		require.NoError(t, err)
		require.Equal(t, old.ID, replaced[fresh.ID].ID)
		require.Len(t, replaced, 1)
		replacing, err := w.ClaimsReplacing(t.Context(), w.as("bob"), ids, nil)
		require.NoError(t, err)
		require.Equal(t, fresh.ID, replacing[old.ID].ID)
		require.Len(t, replacing, 1)

		require.NotNil(t, w.claim("bob", old.ID), "a superseded claim is still there by its id")
		require.Nil(t, w.claim("bob", "01900000-0000-7000-8000-ffffffffffff"))
	})
}

// about names what a claim speaks of.
func about(in memory.RememberInput, page string) memory.RememberInput {
	in.About = &page
	return in
}

func TestEvidenceHidesItsOrigin(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann", "bob")
		secret := w.remember("ann", fact("The budget is nine million.", "principal:ann")).Claim
		open := w.page("ann", "company", "Acme", "")
		in := fact("The budget is large.", "world")
		in.Evidence = []memory.EvidenceInput{
			{Kind: memory.EvidenceClaim, Origin: &secret.ID, Note: ptr("nine million")},
			{Kind: memory.EvidencePage, Origin: &open.ID, Locator: ptr("line 3")},
			{Kind: memory.EvidenceURL, URL: ptr("https://example.org/budget")},
		}
		claim := w.remember("ann", in).Claim

		own, err := w.EvidenceOf(t.Context(), w.as("ann"), []string{claim.ID}, nil)
		require.NoError(t, err)
		require.Len(t, own[claim.ID], 3)
		require.Equal(t, "nine million", own[claim.ID][0].Note)
		require.Equal(t, secret.ID, own[claim.ID][0].Origin)

		others, err := w.EvidenceOf(t.Context(), w.as("bob"), []string{claim.ID}, nil)
		require.NoError(t, err)
		got := others[claim.ID]
		require.Len(t, got, 3)
		require.Equal(t, memory.Evidence{ID: got[0].ID, ItemID: claim.ID, Kind: memory.EvidenceClaim, ObservedAt: got[0].ObservedAt, RecordedAt: got[0].RecordedAt}, got[0])
		require.Equal(t, open.ID, got[1].Origin)
		require.Equal(t, "line 3", got[1].Locator)
		require.Equal(t, "https://example.org/budget", got[2].URL)
		none, err := w.EvidenceOf(t.Context(), w.as("bob"), []string{secret.ID}, nil)
		require.NoError(t, err)
		require.Empty(t, none)
	})
}

func TestFreshness(t *testing.T) {
	const day = 24 * time.Hour
	for name, tt := range map[string]struct {
		change func(*memory.RememberInput, time.Time)
		after  time.Duration
		want   float64
	}{
		"a fact after a year":         {func(*memory.RememberInput, time.Time) {}, 365 * day, 0.5},
		"an event after a week":       {func(in *memory.RememberInput, _ time.Time) { in.Kind = ptr("event") }, 7 * day, 0.5},
		"an event after two":          {func(in *memory.RememberInput, _ time.Time) { in.Kind = ptr("event") }, 14 * day, 0.25},
		"a preference after 90 days":  {func(in *memory.RememberInput, _ time.Time) { in.Kind = ptr("preference") }, 90 * day, 0.5},
		"a commitment never":          {func(in *memory.RememberInput, _ time.Time) { in.Kind = ptr("commitment") }, 900 * day, 1},
		"a take without a date never": {func(in *memory.RememberInput, _ time.Time) { in.Family = ptr(memory.FamilyTake) }, 900 * day, 1},
		"a take until it is due": {func(in *memory.RememberInput, now time.Time) {
			in.Family, in.Due = ptr(memory.FamilyTake), ptr(now.Add(100*day))
		}, 99 * day, 1},
		"a take a year after it was due": {func(in *memory.RememberInput, now time.Time) {
			in.Family, in.Due = ptr(memory.FamilyTake), ptr(now.Add(100*day))
		}, 465 * day, 0.5},
		"an old fact with new evidence": {func(in *memory.RememberInput, now time.Time) { in.ValidFrom = ptr(now.Add(-3650 * day)) }, 365 * day, 0.5},
	} {
		t.Run(name, func(t *testing.T) {
			w := newWorld(t, openEmbedded(t))
			w.people("ann")
			in := fact("Something is so.", "world")
			tt.change(&in, w.clock())
			claim := w.remember("ann", in).Claim
			w.pass(tt.after)
			got, err := w.Freshness(t.Context(), w.as("ann"), []*memory.Claim{claim}, nil)
			require.NoError(t, err)
			require.InDelta(t, tt.want, got[claim.ID], 1e-9)
		})
	}
}

func TestExpiredIsALabel(t *testing.T) {
	w := newWorld(t, openEmbedded(t))
	w.people("ann")
	in := fact("The shop is closed.", "world")
	in.ValidUntil = ptr(w.clock().Add(time.Hour))
	claim := w.remember("ann", in).Claim
	require.False(t, w.Expired(claim, nil))
	w.pass(time.Hour)
	require.True(t, w.Expired(claim, nil))
	require.Equal(t, memory.StateCurrent, w.claim("ann", claim.ID).State)
}

func TestScopedReadsNeedAConversation(t *testing.T) {
	w := newWorld(t, openEmbedded(t))
	w.people("ann")
	w.principal(disclosure.Agent, "bot")
	list, err := w.Claims(t.Context(), w.as("bot"), memory.ClaimFilter{}, nil, nil, nil)
	refused(t, err, fault.ConversationRequired, "")
	_, err = list.Count()
	refused(t, err, fault.ConversationRequired, "")
	_, err = w.Recall(t.Context(), w.as("bot"), memory.RecallInput{Query: "anything"})
	refused(t, err, fault.ConversationRequired, "")
}
