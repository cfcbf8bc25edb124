package memory_test

import (
	"encoding/json"
	"fmt"
	"math"
	"strings"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"brain/disclosure"
	"brain/internal/fault"
	"brain/internal/memory"
)

// said is evidence by a person's word.
func said(note string) []memory.EvidenceInput {
	return []memory.EvidenceInput{{Kind: memory.EvidenceManual, Note: &note}}
}

// fact is a claim with one piece of evidence, known to the scope.
func fact(text, scope string) memory.RememberInput {
	return memory.RememberInput{Text: text, Scope: &scope, Evidence: said("test")}
}

func (w *world) remember(uid string, in memory.RememberInput) memory.RememberResult {
	w.t.Helper()
	result, rev, err := w.Remember(w.t.Context(), w.as(uid), in)
	require.NoError(w.t, err)
	require.NotEmpty(w.t, rev)
	return result
}

// similar are the ids of the claims that are similar to a remembered one.
func (w *world) similar(uid string, r memory.RememberResult) []string {
	w.t.Helper()
	claims, err := w.SimilarTo(w.t.Context(), w.as(uid), r)
	require.NoError(w.t, err)
	return names(claims, func(c memory.Claim) string { return c.ID })
}

func (w *world) page(uid, typ, title, scope string) memory.Page {
	w.t.Helper()
	in := memory.CreatePageInput{Type: typ, Title: title}
	if scope != "" {
		in.Scope = &scope
	}
	p, _, err := w.CreatePage(w.t.Context(), w.as(uid), in)
	require.NoError(w.t, err)
	return p
}

func (w *world) claim(uid, id string) *memory.Claim {
	w.t.Helper()
	c, err := w.Claim(w.t.Context(), w.as(uid), id, nil)
	require.NoError(w.t, err)
	return c
}

func TestRememberDefaults(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann")
		r := w.remember("ann", memory.RememberInput{Text: "The office moves in May.", Evidence: said("mail")})
		require.Equal(t, memory.Inserted, r.Status)
		c := w.claim("ann", r.Claim.ID)
		require.Equal(t, memory.FamilyFact, c.Family)
		require.Equal(t, "fact", c.Kind)
		require.Equal(t, memory.StateCurrent, c.State)
		require.Equal(t, "principal:ann", c.Scope)
		require.InDelta(t, 0.75, c.Strength, 0)
		require.Equal(t, w.clock(), *c.ValidFrom)
		require.Equal(t, w.clock(), c.RecordedAt)
		require.Equal(t, "ann", c.AuthorUID)

		take := w.remember("ann", memory.RememberInput{Text: "We will be late.", Family: ptr(memory.FamilyTake), Evidence: said("mail")})
		require.Equal(t, "take", take.Claim.Kind)
		require.Equal(t, memory.StateActive, take.Claim.State)
		require.InDelta(t, 0.6, take.Claim.Strength, 0)
	})
}

func TestRememberSameTextGainsEvidence(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann", "bob")
		w.group("deal", "ann", "bob")
		acme := w.page("ann", "company", "Acme", "")
		in := fact("Acme ships in June.", "group:deal")
		in.About, in.Holder = &acme.Slug, ptr("world")
		first := w.remember("ann", in)
		again := in
		again.Text, again.Evidence = "  acme  SHIPS in june.", said("another mail")
		second := w.remember("bob", again)
		require.Equal(t, memory.Duplicate, second.Status)
		require.Equal(t, first.Claim.ID, second.Claim.ID)
		evidence, err := w.EvidenceOf(t.Context(), w.as("ann"), []string{first.Claim.ID}, nil)
		require.NoError(t, err)
		require.Len(t, evidence[first.Claim.ID], 2)

		other := again
		other.Kind = ptr("event")
		require.Equal(t, memory.Inserted, w.remember("bob", other).Status, "another kind never merges")
		wider := again
		wider.Scope = ptr("world")
		require.Equal(t, memory.Inserted, w.remember("bob", wider).Status, "another scope never merges")
	})
}

func TestHiddenClaimNeverAnswers(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann", "bob")
		w.group("deal", "ann")
		w.principal(disclosure.Service, "feed")
		acme := w.page("ann", "company", "Acme", "")
		in := fact("Acme ships in June.", "group:deal")
		in.About, in.Holder = &acme.Slug, ptr("world")
		hidden := w.remember("ann", in)
		// A service may write to a group that it cannot read: it must not learn
		// that the group knows already.
		blind := w.remember("feed", in)
		require.Equal(t, memory.Inserted, blind.Status)
		require.NotEqual(t, hidden.Claim.ID, blind.Claim.ID)
		require.Empty(t, w.similar("feed", blind))
		_, _, err := w.Correct(t.Context(), w.as("bob"), memory.CorrectInput{Claim: hidden.Claim.ID, Text: "no", Reason: "no"})
		_, _, missing := w.Correct(t.Context(), w.as("bob"), memory.CorrectInput{Claim: "01900000-0000-7000-8000-ffffffffffff", Text: "no", Reason: "no"})
		refused(t, err, fault.NotFound, "claim")
		require.Equal(t, strings.ReplaceAll(missing.Error(), "01900000-0000-7000-8000-ffffffffffff", "ID"), strings.ReplaceAll(err.Error(), hidden.Claim.ID, "ID"))
	})
}

func TestIdempotencyKey(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann", "bob")
		in := fact("The key is under the mat.", "world")
		in.IdempotencyKey = ptr("k1")
		var wg sync.WaitGroup
		ids := make([]string, 50)
		errs := make([]error, 50)
		for i := range ids {
			wg.Go(func() {
				r, _, err := w.Remember(t.Context(), w.as("ann"), in)
				errs[i] = err
				if err == nil {
					ids[i] = r.Claim.ID
				}
			})
		}
		wg.Wait()
		for i := range ids {
			require.NoError(t, errs[i])
			require.Equal(t, ids[0], ids[i])
		}
		evidence, err := w.EvidenceOf(t.Context(), w.as("ann"), ids[:1], nil)
		require.NoError(t, err)
		require.Len(t, evidence[ids[0]], 1)

		changed := in
		changed.Text = "The key is in the drawer."
		_, _, err = w.Remember(t.Context(), w.as("ann"), changed)
		refused(t, err, fault.Conflict, "idempotencyKey")
		require.NotEqual(t, ids[0], w.remember("bob", in).Claim.ID, "a key is its author's")

		dup := fact("The key is under the mat.", "world")
		dup.IdempotencyKey, dup.Evidence = ptr("k2"), said("seen again")
		one, two := w.remember("ann", dup), w.remember("ann", dup)
		require.Equal(t, memory.Duplicate, one.Status)
		require.Equal(t, []any{one.Status, one.Claim}, []any{two.Status, two.Claim})
		evidence, err = w.EvidenceOf(t.Context(), w.as("ann"), ids[:1], nil)
		require.NoError(t, err)
		require.Len(t, evidence[ids[0]], 2, "the replay adds no evidence")
	})
}

func TestSupersede(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann", "bob")
		w.group("deal", "ann", "bob")
		old := w.remember("ann", fact("The price is 10.", "group:deal"))
		w.pass(time.Hour)
		in := fact("The price is 12.", "group:deal")
		in.Supersedes = &old.Claim.ID
		next := w.remember("ann", in)
		require.Equal(t, memory.Replaced, next.Status)
		closed := w.claim("bob", old.Claim.ID)
		require.Equal(t, memory.StateSuperseded, closed.State)
		require.Equal(t, w.clock(), *closed.RetiredAt)

		in.Text = "The price is 13."
		_, _, err := w.Remember(t.Context(), w.as("ann"), in)
		refused(t, err, fault.Conflict, "supersedes")

		// Somebody without the right, and a narrower scope, open a finding instead.
		for _, c := range []struct{ uid, scope string }{{"bob", "group:deal"}, {"ann", "principal:ann"}} {
			in := fact("The price is 14 says "+c.uid, c.scope)
			in.Supersedes = &next.Claim.ID
			r := w.remember(c.uid, in)
			require.Equal(t, memory.Inserted, r.Status)
			require.Equal(t, memory.StateCurrent, w.claim("ann", next.Claim.ID).State)
			findings, err := w.FindingsOfClaims(t.Context(), w.as(c.uid), []string{r.Claim.ID})
			require.NoError(t, err)
			require.Len(t, findings[r.Claim.ID], 1)
		}
		findings, err := w.FindingsOfClaims(t.Context(), w.as("bob"), []string{next.Claim.ID})
		require.NoError(t, err)
		require.Len(t, findings[next.Claim.ID], 1, "the finding with ann's own claim is hers alone")
	})
}

func TestCorrectAndForget(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann", "bob")
		w.principal(disclosure.Human, "cur", disclosure.MemberRole, disclosure.CuratorRole)
		old := w.remember("ann", fact("The rent is 900.", "world"))
		_, _, err := w.Correct(t.Context(), w.as("bob"), memory.CorrectInput{Claim: old.Claim.ID, Text: "The rent is 950.", Reason: "typo"})
		refused(t, err, fault.Forbidden, "claim")
		_, _, err = w.Correct(t.Context(), w.as("ann"), memory.CorrectInput{Claim: old.Claim.ID, Text: "The rent is 950.", Reason: " "})
		refused(t, err, fault.BadInput, "reason")
		r, _, err := w.Correct(t.Context(), w.as("cur"), memory.CorrectInput{Claim: old.Claim.ID, Text: "The rent is 950.", Reason: "typo"})
		require.NoError(t, err)
		require.Equal(t, memory.Replaced, r.Status)
		before := w.claim("ann", old.Claim.ID)
		require.Equal(t, memory.StateSuperseded, before.State)
		require.Equal(t, "typo", before.RetiredReason)
		now := w.claim("ann", r.Claim.ID)
		require.Equal(t, before.Kind, now.Kind)
		require.Equal(t, "cur", now.AuthorUID)

		_, _, err = w.Forget(t.Context(), w.as("bob"), r.Claim.ID, "gone")
		refused(t, err, fault.Forbidden, "claim")
		forgotten, _, err := w.Forget(t.Context(), w.as("ann"), r.Claim.ID, "moved out")
		require.NoError(t, err, "ann holds the claim that cur corrected")
		require.Equal(t, memory.StateRetired, forgotten.State)
		require.Equal(t, memory.StateRetired, w.claim("ann", r.Claim.ID).State, "the history stays")
		_, _, err = w.Forget(t.Context(), w.as("cur"), r.Claim.ID, "again")
		refused(t, err, fault.Conflict, "claim")
	})
}

func TestRecallFedBackCreatesNothing(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann", "bob")
		c := w.remember("ann", fact("The vault code changes monthly.", "world")).Claim
		back := fact("The vault code changes monthly.", "principal:bob")
		back.Evidence = []memory.EvidenceInput{{Kind: memory.EvidenceClaim, Origin: &c.ID}}
		for range 3 {
			r := w.remember("bob", back)
			require.Equal(t, memory.Duplicate, r.Status)
			require.Equal(t, c.ID, r.Claim.ID)
		}
		found, err := w.Recall(t.Context(), w.as("bob"), memory.RecallInput{Query: "vault code"})
		require.NoError(t, err)
		back.Evidence[0].Origin = &found.RecallID
		require.Equal(t, memory.Duplicate, w.remember("bob", back).Status)
		own := back
		own.Evidence = append(said("I checked"), back.Evidence...)
		require.Equal(t, memory.Inserted, w.remember("bob", own).Status, "other evidence makes it bob's own")
	})
}

func TestUnknownName(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann")
		in := fact("Zenith hired a new CFO.", "world")
		in.About = ptr("Zenith")
		waiting := w.remember("ann", in)
		require.Equal(t, memory.Unfiled, waiting.Claim.Filing)
		require.Equal(t, "Zenith", waiting.Claim.WantedName)
		in.CreatePage = &memory.CreatePageHint{Type: "company", Aliases: []string{"제니스"}}
		in.Text = "Zenith has 40 people."
		made := w.remember("ann", in)
		require.Equal(t, memory.Filed, made.Claim.Filing)
		res, err := w.Page(t.Context(), w.as("ann"), "제니스")
		require.NoError(t, err)
		require.Equal(t, "Zenith", res.Page.Title)
		filed, _, err := w.FileClaim(t.Context(), w.as("ann"), waiting.Claim.ID, "zenith")
		require.NoError(t, err)
		require.Equal(t, memory.Filed, filed.Filing)
		subjects, err := w.ClaimSubjects(t.Context(), w.as("ann"), []string{waiting.Claim.ID})
		require.NoError(t, err)
		require.Equal(t, res.Page.ID, subjects[waiting.Claim.ID].Page.ID)
		_, _, err = w.FileClaim(t.Context(), w.as("ann"), waiting.Claim.ID, "zenith")
		refused(t, err, fault.Conflict, "claim")

		w.page("ann", "person", "Kim Lee", "")
		w.page("ann", "person", "Kim Lee", "")
		in = fact("Kim Lee plays chess.", "world")
		in.About = ptr("kim  lee")
		_, _, err = w.Remember(t.Context(), w.as("ann"), in)
		refused(t, err, fault.AmbiguousName, "about")
		in.Holder, in.About = ptr("Kim Lee"), nil
		_, _, err = w.Remember(t.Context(), w.as("ann"), in)
		refused(t, err, fault.AmbiguousName, "holder")
	})
}

func TestValidateOnlyWritesNothing(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann")
		in := fact("A dry run.", "world")
		in.ValidateOnly = true
		r, _, err := w.Remember(t.Context(), w.as("ann"), in)
		require.NoError(t, err)
		require.Equal(t, memory.Inserted, r.Status)
		require.Nil(t, r.Claim)
		list, err := w.Claims(t.Context(), w.as("ann"), memory.ClaimFilter{}, nil, nil, nil)
		require.NoError(t, err)
		require.Empty(t, list.Nodes)
	})
}

func TestPropertyClaims(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann")
		acme := w.page("ann", "company", "Acme", "")
		in := fact("Acme has 40 employees.", "world")
		in.About, in.Property, in.Value = &acme.Slug, ptr("employees"), json.RawMessage("40")
		w.remember("ann", in)
		props, err := w.Properties(t.Context(), w.as("ann"), []*memory.Page{&acme}, nil)
		require.NoError(t, err)
		require.Len(t, props[acme.ID], 1)
		require.Equal(t, int64(40), props[acme.ID][0].Claim.Value.Int64())
		in.Value = json.RawMessage(`"many"`)
		_, _, err = w.Remember(t.Context(), w.as("ann"), in)
		refused(t, err, fault.Constraint, "property")
		in.Property = ptr("employes")
		_, _, err = w.Remember(t.Context(), w.as("ann"), in)
		refused(t, err, fault.UnknownTerm, "property")
	})
}

func TestRescopeMovesTheHistory(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann", "bob")
		w.group("deal", "ann")
		old := w.remember("ann", fact("The bid is 5.", "world"))
		r, _, err := w.Correct(t.Context(), w.as("ann"), memory.CorrectInput{Claim: old.Claim.ID, Text: "The bid is 6.", Reason: "typo"})
		require.NoError(t, err)
		require.NotNil(t, w.claim("bob", old.Claim.ID))
		_, _, err = w.Rescope(t.Context(), w.as("ann"), memory.RescopeInput{Claim: &r.Claim.ID, Scope: "group:deal", Reason: "secret"})
		require.NoError(t, err)
		for _, id := range []string{old.Claim.ID, r.Claim.ID} {
			require.Nil(t, w.claim("bob", id))
			require.NotNil(t, w.claim("ann", id))
			evidence, err := w.EvidenceOf(t.Context(), w.as("bob"), []string{id}, nil)
			require.NoError(t, err)
			require.Empty(t, evidence[id])
		}
		found, err := w.Recall(t.Context(), w.as("bob"), memory.RecallInput{Query: "bid", History: true})
		require.NoError(t, err)
		require.Empty(t, found.Hits)
		_, _, err = w.Rescope(t.Context(), w.as("bob"), memory.RescopeInput{Claim: &r.Claim.ID, Scope: "world", Reason: "x"})
		refused(t, err, fault.NotFound, "claim")
	})
}

// Every field of remember, bent: the documented code on the documented field, and
// the store unchanged.
func TestRememberBadInput(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann", "bob")
		w.group("theirs", "bob")
		w.page("ann", "note", "A note", "")
		long := strings.Repeat("word ", 401)
		past := time.Date(2020, 1, 1, 0, 0, 0, 0, time.UTC)
		cases := []struct {
			name  string
			bend  func(*memory.RememberInput)
			code  fault.Code
			field string
		}{
			{"text empty", func(in *memory.RememberInput) { in.Text = "" }, fault.BadInput, "text"},
			{"text blank", func(in *memory.RememberInput) { in.Text = " \n\t " }, fault.BadInput, "text"},
			{"text of one character", func(in *memory.RememberInput) { in.Text = "aaaaaaa" }, fault.BadInput, "text"},
			{"text too long", func(in *memory.RememberInput) { in.Text = long }, fault.BadInput, "text"},
			{"text not UTF-8", func(in *memory.RememberInput) { in.Text = "ab\xff" }, fault.BadInput, "text"},
			{"text with NUL", func(in *memory.RememberInput) { in.Text = "a\x00b" }, fault.BadInput, "text"},
			{"text with a control character", func(in *memory.RememberInput) { in.Text = "a\x07b" }, fault.BadInput, "text"},
			{"text with a noncharacter", func(in *memory.RememberInput) { in.Text = "a\uffffb" }, fault.BadInput, "text"},
			{"text invisible", func(in *memory.RememberInput) { in.Text = "\u200b\u200d" }, fault.BadInput, "text"},
			{"context too long", func(in *memory.RememberInput) { in.Context = &long }, fault.BadInput, "context"},
			{"context with NUL", func(in *memory.RememberInput) { in.Context = ptr("\x00") }, fault.BadInput, "context"},
			{"kind unknown", func(in *memory.RememberInput) { in.Kind = ptr("facts") }, fault.UnknownTerm, "kind"},
			{"kind of the other family", func(in *memory.RememberInput) { in.Kind = ptr("bet") }, "", "kind"},
			{"kind as injection", func(in *memory.RememberInput) { in.Kind = ptr("X`) DETACH DELETE n //") }, fault.UnknownTerm, "kind"},
			{"kind empty", func(in *memory.RememberInput) { in.Kind = ptr("") }, fault.UnknownTerm, "kind"},
			{"scope empty", func(in *memory.RememberInput) { in.Scope = ptr("") }, fault.InvalidScope, "scope"},
			{"scope malformed", func(in *memory.RememberInput) { in.Scope = ptr("[world]") }, fault.InvalidScope, "scope"},
			{"scope capital", func(in *memory.RememberInput) { in.Scope = ptr("World") }, fault.InvalidScope, "scope"},
			{"scope of a kind only", func(in *memory.RememberInput) { in.Scope = ptr("group:") }, fault.InvalidScope, "scope"},
			{"scope with a mark", func(in *memory.RememberInput) { in.Scope = ptr("principal:a&b") }, fault.InvalidScope, "scope"},
			{"scope of an unknown group", func(in *memory.RememberInput) { in.Scope = ptr("group:nobody") }, fault.NotAMember, "scope"},
			{"scope of another group", func(in *memory.RememberInput) { in.Scope = ptr("group:theirs") }, fault.NotAMember, "scope"},
			{"scope of an unknown principal", func(in *memory.RememberInput) { in.Scope = ptr("principal:zoe") }, fault.UnknownPrincipal, "scope"},
			{"scope of another principal", func(in *memory.RememberInput) { in.Scope = ptr("principal:bob") }, fault.NotAMember, "scope"},
			{"confidence below 0", func(in *memory.RememberInput) { in.Confidence = ptr(-0.01) }, fault.BadInput, "confidence"},
			{"confidence above 1", func(in *memory.RememberInput) { in.Confidence = ptr(1.01) }, fault.BadInput, "confidence"},
			{"confidence NaN", func(in *memory.RememberInput) { in.Confidence = ptr(math.NaN()) }, fault.BadInput, "confidence"},
			{"confidence infinite", func(in *memory.RememberInput) { in.Confidence = ptr(math.Inf(1)) }, fault.BadInput, "confidence"},
			{"confidence of three places", func(in *memory.RememberInput) { in.Confidence = ptr(0.755) }, fault.BadInput, "confidence"},
			{"weight of a fact", func(in *memory.RememberInput) { in.Weight = ptr(0.5) }, fault.BadInput, "weight"},
			{"confidence of a take", func(in *memory.RememberInput) { in.Family, in.Confidence = ptr(memory.FamilyTake), ptr(0.5) }, fault.BadInput, "confidence"},
			{"weight above 1", func(in *memory.RememberInput) { in.Family, in.Weight = ptr(memory.FamilyTake), ptr(7.0) }, fault.BadInput, "weight"},
			{"validUntil before validFrom", func(in *memory.RememberInput) { in.ValidUntil = &past }, fault.BadInput, "validUntil"},
			{"validFrom of the year 0", func(in *memory.RememberInput) { in.ValidFrom = ptr(time.Date(0, 1, 1, 0, 0, 0, 0, time.UTC)) }, fault.BadInput, "validFrom"},
			{"validFrom of the year 10000", func(in *memory.RememberInput) { in.ValidFrom = ptr(time.Date(10000, 1, 1, 0, 0, 0, 0, time.UTC)) }, fault.BadInput, "validFrom"},
			{"due of a fact", func(in *memory.RememberInput) { in.Due = &past }, fault.BadInput, "due"},
			{"holder unknown", func(in *memory.RememberInput) { in.Holder = ptr("nobody at all") }, fault.NotFound, "holder"},
			{"holder empty", func(in *memory.RememberInput) { in.Holder = ptr("") }, fault.NotFound, "holder"},
			{"holder of a type that cannot hold", func(in *memory.RememberInput) { in.Holder = ptr("A note") }, fault.Constraint, "holder"},
			{"about empty", func(in *memory.RememberInput) { in.About = ptr("") }, fault.BadInput, "about"},
			{"about too long", func(in *memory.RememberInput) { in.About = &long }, fault.BadInput, "about"},
			{"about with NUL", func(in *memory.RememberInput) { in.About = ptr("a\x00") }, fault.BadInput, "about"},
			{"page of an unknown type", func(in *memory.RememberInput) {
				in.About, in.CreatePage = ptr("New"), &memory.CreatePageHint{Type: "compani"}
			}, fault.UnknownTerm, ""},
			{"page with a foreign slug", func(in *memory.RememberInput) {
				in.About, in.CreatePage = ptr("New"), &memory.CreatePageHint{Type: "company", Slug: ptr("people/new")}
			}, fault.BadInput, ""},
			{"page with a broken slug", func(in *memory.RememberInput) {
				in.About, in.CreatePage = ptr("New"), &memory.CreatePageHint{Type: "company", Slug: ptr("companies/a b")}
			}, fault.BadInput, ""},
			{"value without property", func(in *memory.RememberInput) { in.Value = json.RawMessage("1") }, fault.BadInput, "value"},
			{"property without value", func(in *memory.RememberInput) { in.Property = ptr("employees") }, fault.BadInput, "value"},
			{"property unknown", func(in *memory.RememberInput) {
				in.About, in.Property, in.Value = ptr("A note"), ptr("employees"), json.RawMessage("1")
			}, fault.UnknownTerm, "property"},
			{"property of an unfiled claim", func(in *memory.RememberInput) {
				in.About, in.Property, in.Value = ptr("Nowhere"), ptr("employees"), json.RawMessage("1")
			}, fault.BadInput, "property"},
			{"evidence none", func(in *memory.RememberInput) { in.Evidence = nil }, fault.BadInput, "evidence"},
			{"evidence too much", func(in *memory.RememberInput) { in.Evidence = make([]memory.EvidenceInput, 51) }, fault.BadInput, "evidence"},
			{"evidence URL without one", func(in *memory.RememberInput) { in.Evidence = []memory.EvidenceInput{{Kind: memory.EvidenceURL}} }, fault.BadInput, "evidence[0].url"},
			{"evidence URL of another scheme", func(in *memory.RememberInput) {
				in.Evidence = []memory.EvidenceInput{{Kind: memory.EvidenceURL, URL: ptr("file:///etc/passwd")}}
			}, fault.BadInput, "evidence[0].url"},
			{"evidence URL javascript", func(in *memory.RememberInput) {
				in.Evidence = []memory.EvidenceInput{{Kind: memory.EvidenceURL, URL: ptr("javascript:alert(1)")}}
			}, fault.BadInput, "evidence[0].url"},
			{"evidence page without origin", func(in *memory.RememberInput) { in.Evidence = []memory.EvidenceInput{{Kind: memory.EvidencePage}} }, fault.BadInput, "evidence[0].origin"},
			{"evidence of an unknown page", func(in *memory.RememberInput) {
				in.Evidence = []memory.EvidenceInput{{Kind: memory.EvidencePage, Origin: ptr("none")}}
			}, fault.NotFound, "evidence[0].origin"},
			{"evidence of an unknown claim", func(in *memory.RememberInput) {
				in.Evidence = []memory.EvidenceInput{{Kind: memory.EvidenceClaim, Origin: ptr("none")}}
			}, fault.NotFound, "evidence[0].origin"},
			{"evidence of an unknown message", func(in *memory.RememberInput) {
				in.Evidence = []memory.EvidenceInput{{Kind: memory.EvidenceMessage, Origin: ptr("none")}}
			}, fault.NotFound, "evidence[0].origin"},
			{"evidence note too long", func(in *memory.RememberInput) { in.Evidence = said(long) }, fault.BadInput, "evidence[0].note"},
			{"evidence observed in the year 0", func(in *memory.RememberInput) {
				in.Evidence = []memory.EvidenceInput{{Kind: memory.EvidenceManual, ObservedAt: ptr(time.Date(-1, 1, 1, 0, 0, 0, 0, time.UTC))}}
			}, fault.BadInput, "evidence[0].observedAt"},
			{"supersedes nothing", func(in *memory.RememberInput) { in.Supersedes = ptr("none") }, fault.NotFound, "supersedes"},
			{"key empty", func(in *memory.RememberInput) { in.IdempotencyKey = ptr("") }, fault.BadInput, "idempotencyKey"},
			{"key too long", func(in *memory.RememberInput) { in.IdempotencyKey = &long }, fault.BadInput, "idempotencyKey"},
			{"key of two lines", func(in *memory.RememberInput) { in.IdempotencyKey = ptr("a\nb") }, fault.BadInput, "idempotencyKey"},
		}
		require.GreaterOrEqual(t, len(cases), 60)
		pages, err := w.Pages(t.Context(), w.admin(), memory.PageFilter{}, nil, nil)
		require.NoError(t, err)
		for _, c := range cases {
			in := fact("A sentence that is fine.", "world")
			c.bend(&in)
			_, _, err := w.Remember(t.Context(), w.as("ann"), in)
			require.Error(t, err, c.name)
			var e *fault.Error
			require.ErrorAs(t, err, &e, c.name)
			if c.code != "" {
				require.Equal(t, c.code, e.Code, "%s: %v", c.name, err)
			}
			if c.field != "" {
				require.Equal(t, c.field, e.Field, "%s: %v", c.name, err)
			}
			require.True(t, e.Hint != "" || strings.Contains(e.Message, "expected") || e.Code == fault.NotFound, "%s says nothing useful: %v", c.name, err)
		}
		claims, err := w.Claims(t.Context(), w.admin(), memory.ClaimFilter{History: true}, nil, nil, nil)
		require.NoError(t, err)
		require.Empty(t, claims.Nodes)
		after, err := w.Pages(t.Context(), w.admin(), memory.PageFilter{}, nil, nil)
		require.NoError(t, err)
		require.Equal(t, pages.Nodes, after.Nodes)
	})
}

func TestRememberListsSimilarClaims(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann", "bob")
		w.group("deal", "ann")
		acme, bolt := w.page("ann", "company", "Acme", ""), w.page("ann", "company", "Bolt", "")
		about := func(text, page, scope string) memory.RememberInput {
			in := fact(text, scope)
			in.About = &page
			return in
		}
		near := w.remember("ann", about("Acme ships the new mill in early June.", acme.ID, "world"))
		w.remember("ann", about("Acme hires forty people this year.", acme.ID, "world"))
		w.remember("ann", about("Acme ships the new mill in early June.", bolt.ID, "world"))
		w.remember("ann", about("Acme ships the new mill in late June.", acme.ID, "group:deal"))
		r := w.remember("bob", about("Acme ships the new mill in early July.", acme.ID, "world"))
		require.Equal(t, []string{near.Claim.ID}, w.similar("bob", r))
		corrected, _, err := w.Correct(t.Context(), w.as("bob"), memory.CorrectInput{Claim: r.Claim.ID, Text: "Acme ships the new mill in late July.", Reason: "late"})
		require.NoError(t, err)
		require.Equal(t, []string{near.Claim.ID}, w.similar("bob", corrected), "what it replaced is not told")
	})
}

// What is similar does not depend on how much else the page is about, nor on the
// way in which that is looked up.
func TestSimilarClaimsOfAPageWithManyClaims(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann")
		w.group("deal", "ann")
		in := func(text, scope string) memory.RememberInput { return about(fact(text, scope), "Acme") }
		w.page("ann", "company", "Acme", "")
		older := w.remember("ann", in("Acme ships the new mill in early June.", "world"))
		w.pass(time.Minute)
		newer := w.remember("ann", in("Acme ships the new mill in early May.", "world"))
		closest := w.remember("ann", in("Acme ships the new mill in early July, in early April.", "world"))
		gone := w.remember("ann", in("Acme ships the new mill in early autumn.", "world"))
		_, _, err := w.Forget(t.Context(), w.as("ann"), gone.Claim.ID, "wrong")
		require.NoError(t, err)
		w.remember("ann", in("Acme ships the new mill in early spring.", "group:deal"))
		want := []string{closest.Claim.ID, newer.Claim.ID, older.Claim.ID}
		require.Equal(t, want, w.similar("ann", w.remember("ann", in("Acme ships the new mill in early July.", "world")))[:3])
		for i := range 70 {
			w.remember("ann", in(fmt.Sprintf("Room %d of the house has a window, a door and a lamp.", i), "group:deal"))
		}
		want = append([]string{}, want...)
		got := w.similar("ann", w.remember("ann", in("Acme ships the new mill in early July now.", "world")))
		require.Len(t, got, 4, "with the claim that was remembered before the rooms")
		require.Equal(t, want, got[1:])
	})
}
