package memory_test

import (
	"encoding/json"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"brain/disclosure"
	"brain/internal/fault"
	"brain/internal/memory"
)

func TestNobodyTakesAPrincipalsPageBefore(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("bob")
		squat, _, err := w.CreatePage(t.Context(), w.as("bob"), memory.CreatePageInput{Type: "person", Title: "Zoe", Slug: ptr("people/zoe")})
		require.NoError(t, err)
		w.people("zoe")
		res, err := w.Page(t.Context(), w.as("bob"), "people/zoe")
		require.NoError(t, err)
		require.NotEqual(t, squat.ID, res.Page.ID)
		moved, err := w.Page(t.Context(), w.as("bob"), squat.ID)
		require.NoError(t, err)
		require.Equal(t, "people/zoe-2", moved.Page.Slug)
		_, _, err = w.CreatePrincipal(t.Context(), w.admin(), memory.CreatePrincipalInput{UID: "ZOE", Kind: disclosure.Human, DisplayName: "Other"})
		refused(t, err, fault.Conflict, "uid")
	})
}

func TestAPageIsRenamedByWhoMadeItOrIsIt(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("amy", "bob")
		retitle := func(uid, page, title string) error {
			res, err := w.Page(t.Context(), w.as(uid), page)
			require.NoError(t, err)
			_, _, err = w.UpdatePage(t.Context(), w.as(uid), memory.UpdatePageInput{Page: res.Page.ID, Version: w.version(uid, *res.Page), Title: &title})
			return err
		}
		refused(t, retitle("amy", "people/bob", "Bob the thief"), fault.Forbidden, "title")
		require.NoError(t, retitle("bob", "people/bob", "Bob Kim"))
		w.page("amy", "note", "Plan", "")
		refused(t, retitle("bob", "notes/plan", "My plan"), fault.Forbidden, "title")
		require.NoError(t, retitle("amy", "notes/plan", "Our plan"))
		res, err := w.Page(t.Context(), w.as("amy"), "people/bob")
		require.NoError(t, err)
		_, _, err = w.UpdatePage(t.Context(), w.as("amy"), memory.UpdatePageInput{Page: res.Page.ID, Version: w.version("amy", *res.Page), Aliases: []string{"admin"}})
		refused(t, err, fault.Forbidden, "aliases")
		_, _, err = w.UpdatePage(t.Context(), w.as("bob"), memory.UpdatePageInput{Page: "notes/plan", Version: 2, Body: ptr("Anyone may add to a page that everyone knows.")})
		require.NoError(t, err)
	})
}

func TestRescopeTellsNothingOfHiddenSections(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("bob", "eve")
		w.group("deal", "bob")
		w.group("eves", "eve")
		p := w.page("bob", "note", "Plan", "")
		_, _, err := w.UpdatePage(t.Context(), w.as("eve"), memory.UpdatePageInput{Page: p.ID, Version: 1, Sections: []memory.SectionPatch{{Text: ptr("hidden"), Scope: ptr("group:eves")}}})
		require.NoError(t, err)
		moved, _, err := w.Rescope(t.Context(), w.as("bob"), memory.RescopeInput{Page: &p.ID, Scope: "group:deal", Reason: "secret"})
		require.NoError(t, err)
		require.NotNil(t, moved.Page)
		res, err := w.Page(t.Context(), w.as("eve"), p.ID)
		require.NoError(t, err)
		require.Nil(t, res.Page)
		require.Empty(t, w.sections("eve", p), "a section is known only with its page")
		require.Empty(t, w.sections("bob", p), "and keeps its own scope")
	})
}

func TestAKeyIsOfOneConversation(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("amy")
		w.agent("helper", "amy")
		w.group("deal", "amy", "helper")
		w.direct("dm", "amy", "helper")
		w.room("room", "deal", "amy", "helper")
		in := memory.RememberInput{Text: "The launch is in May.", Evidence: said("chat"), IdempotencyKey: ptr("k")}
		r, _, err := w.Remember(t.Context(), w.in("helper", "dm"), in)
		require.NoError(t, err)
		require.Equal(t, "principal:amy", r.Claim.Scope)
		_, _, err = w.Remember(t.Context(), w.in("helper", "room"), in)
		refused(t, err, fault.Conflict, "idempotencyKey")
	})
}

func TestSupersedeByWhatIsKnownAlready(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("amy")
		old := w.remember("amy", fact("Renewal is in March.", "world"))
		known := w.remember("amy", fact("Renewal is in April.", "world"))
		in := fact("Renewal is in April.", "world")
		in.Supersedes = &old.Claim.ID
		r := w.remember("amy", in)
		require.Equal(t, memory.Replaced, r.Status)
		require.Equal(t, known.Claim.ID, r.Claim.ID)
		require.Equal(t, memory.StateSuperseded, w.claim("amy", old.Claim.ID).State)
		list, err := w.Claims(t.Context(), w.as("amy"), memory.ClaimFilter{}, nil, nil, nil)
		require.NoError(t, err)
		require.Len(t, list.Nodes, 1)
	})
}

func TestATokenThatEndsMakesNoneThatLastsLonger(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("amy")
		end := w.clock().Add(time.Hour)
		made, _, err := w.CreateToken(t.Context(), w.admin(), memory.CreateTokenInput{Principal: "amy", ExpiresAt: &end})
		require.NoError(t, err)
		session, err := w.Authenticate(t.Context(), made.Secret)
		require.NoError(t, err)
		_, _, err = w.CreateToken(t.Context(), session, memory.CreateTokenInput{Principal: "amy"})
		refused(t, err, fault.BadInput, "expiresAt")
		_, _, err = w.CreateToken(t.Context(), session, memory.CreateTokenInput{Principal: "amy", ExpiresAt: ptr(end.Add(time.Second))})
		refused(t, err, fault.BadInput, "expiresAt")
		_, _, err = w.CreateToken(t.Context(), session, memory.CreateTokenInput{Principal: "amy", ExpiresAt: &end})
		require.NoError(t, err)
	})
}

func TestAClaimAboutAChannel(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("amy", "bob")
		w.agent("helper", "amy")
		w.direct("dm", "amy", "helper")
		in := fact("This chat is about the launch.", "world")
		in.About = ptr("dm")
		r := w.remember("amy", in)
		require.Equal(t, memory.Filed, r.Claim.Filing)
		subjects, err := w.ClaimSubjects(t.Context(), w.as("amy"), []string{r.Claim.ID})
		require.NoError(t, err)
		require.Equal(t, "dm", subjects[r.Claim.ID].Channel.ExternalID)
		in.Text = "Bob cannot know of the chat."
		require.Equal(t, memory.Unfiled, w.remember("bob", in).Claim.Filing)
	})
}

func TestNarrowingASectionHidesItsPast(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("amy", "bob")
		p, _, err := w.CreatePage(t.Context(), w.as("amy"), memory.CreatePageInput{Type: "note", Title: "Plan", Body: ptr("# 하나\n\n공개\n\n# 둘\n\n비밀 월급\n")})
		require.NoError(t, err)
		secret := w.sections("amy", p)[1]
		_, _, err = w.UpdatePage(t.Context(), w.as("amy"), memory.UpdatePageInput{Page: p.ID, Version: 1, Sections: []memory.SectionPatch{{ID: &secret.ID, Scope: ptr("principal:amy")}}})
		require.NoError(t, err)
		versions, err := w.PageVersions(t.Context(), w.as("bob"), p.ID, nil, nil)
		require.NoError(t, err)
		require.NotEmpty(t, versions.Nodes)
		for _, v := range versions.Nodes {
			require.NotContains(t, v.Body, "월급")
			require.Contains(t, v.Body, "공개")
		}
		versions, err = w.PageVersions(t.Context(), w.as("amy"), p.ID, nil, nil)
		require.NoError(t, err)
		require.Contains(t, versions.Nodes[len(versions.Nodes)-1].Body, "월급")
	})
}

func TestExplainingALinkNeedsItsPages(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("amy", "eve")
		w.principal(disclosure.Human, "cur", disclosure.MemberRole, disclosure.CuratorRole)
		w.group("eves", "eve")
		hidden := w.page("eve", "note", "Hidden", "group:eves")
		l, _, err := w.Connect(t.Context(), w.as("eve"), link("people/eve", "mentions", hidden.ID, "world"))
		require.NoError(t, err)
		_, err = w.ExplainAccess(t.Context(), w.as("amy"), l.ID, "amy")
		refused(t, err, fault.NotFound, "")
		e, err := w.ExplainAccess(t.Context(), w.as("cur"), l.ID, "amy")
		require.NoError(t, err)
		require.False(t, e.Allowed)
		require.Equal(t, disclosure.RulePageHidden, e.Rule)
		e, err = w.ExplainAccess(t.Context(), w.as("eve"), l.ID, "eve")
		require.NoError(t, err)
		require.True(t, e.Allowed)
	})
}

func TestAnImportIsNotBrokenBySomebodyElses(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("amy", "eve")
		w.group("eves", "eve")
		rec := func(scope string) []json.RawMessage {
			return records(`{"kind":"page","externalKey":"v/x","type":"note","title":"X","slug":"notes/v/x","body":"x","scope":"` + scope + `"}`)
		}
		require.Equal(t, memory.ImportResult{Written: 1}, w.bring("eve", rec("group:eves")))
		require.Equal(t, memory.ImportResult{Written: 1}, w.bring("amy", rec("world")))
		require.Equal(t, memory.ImportResult{Unchanged: 1}, w.bring("eve", rec("group:eves")))
		require.Equal(t, memory.ImportResult{Unchanged: 1}, w.bring("amy", rec("world")))
		require.Equal(t, memory.ImportResult{Unchanged: 1}, w.bring("eve", rec("world")))
	})
}
