package memory_test

import (
	"encoding/json"
	"time"

	"github.com/stretchr/testify/require"

	"brain/disclosure"
	"brain/internal/memory"
)

// decided settles claims, opens findings of each kind and decides them in each way.
func (w *tour) decided() {
	w.settled()
	w.disputed()
	w.counted()
	w.suggested()
	w.reviewed()
}

// remembered is a claim's id.
func (w *tour) remembered(uid string, in memory.RememberInput) string {
	w.t.Helper()
	w.pass(time.Minute)
	return w.remember(uid, in).Claim.ID
}

func (w *tour) settled() {
	ctx := w.t.Context()
	take := fact("It will be windy.", "world")
	take.Family = ptr(memory.FamilyTake)
	id := w.remembered("ann", take)
	w.do("resolveTake", func() error {
		return written(w.ResolveTake(ctx, w.as("ann"), memory.ResolveTakeInput{Claim: id, Outcome: ptr(true), Quality: memory.GradeCorrect, Evidence: said("it was")}))
	})
	owed := fact("Ann paints the quay.", "world")
	owed.Kind = ptr("commitment")
	id = w.remembered("ann", owed)
	w.do("completeCommitment", func() error {
		return written(w.CompleteCommitment(ctx, w.as("ann"), memory.CompleteCommitmentInput{Claim: id, Evidence: said("it is painted")}))
	})
}

func (w *tour) disputed() {
	ctx := w.t.Context()
	claim := w.remembered("ann", about(fact("The quay is long.", "world"), w.harbour.ID))
	var f memory.Finding
	dispute := func(useCase, reason string, evidence []memory.EvidenceInput) {
		w.do(useCase, func() (err error) {
			f, _, err = w.Dispute(ctx, w.as("bob"), memory.DisputeInput{Claim: claim, Reason: reason, Evidence: evidence})
			return err
		})
	}
	dispute("dispute", "It is short.", said("measured"))
	dispute("dispute, again", "It is rather short.", nil)
	decide := func(in memory.DecideFindingInput) {
		w.do("decideFinding, "+string(in.Decision), func() error { return written(w.DecideFinding(ctx, w.as("cora"), in)) })
	}
	decide(memory.DecideFindingInput{Finding: f.ID, Decision: memory.DecideDismiss, Note: ptr("it is long")})
	dispute("dispute, decided", "It is short.", said("measured twice"))
	decide(memory.DecideFindingInput{Finding: f.ID, Decision: memory.DecideForget, Note: ptr("it is short")})
	contest := func(text string) (string, string, string) {
		old := w.remembered("ann", about(fact(text, "world"), w.harbour.ID))
		next := about(fact(text+" No.", "world"), w.harbour.ID)
		next.Supersedes = &old
		claim := w.remembered("bob", next)
		findings, err := w.FindingsOfClaims(ctx, w.as("bob"), []string{claim})
		require.NoError(w.t, err)
		return findings[claim][0].ID, old, claim
	}
	finding, _, keep := contest("The crane is red.")
	decide(memory.DecideFindingInput{Finding: finding, Decision: memory.DecideSupersede, Keep: []string{keep}})
	finding, old, _ := contest("The crane is tall.")
	decide(memory.DecideFindingInput{Finding: finding, Decision: memory.DecideBothStand, Validity: []memory.ValidityInput{{Claim: old, ValidUntil: ptr(w.clock().Add(time.Hour))}}})
	finding, moved, _ := contest("The crane is old.")
	w.do("rescope, claim with a finding", func() error {
		return written(w.Rescope(ctx, w.as("ann"), memory.RescopeInput{Claim: &moved, Scope: "group:deal", Reason: "ours"}))
	})
	_, _, err := w.DecideFinding(ctx, w.as("bob"), memory.DecideFindingInput{Finding: finding, Decision: memory.DecideNoContradiction})
	require.Error(w.t, err)
}

func (w *tour) counted() {
	ctx := w.t.Context()
	staff := func(uid, scope, text, value string) string {
		in := about(fact(text, scope), "Storm Works")
		in.Property, in.Value = ptr("employees"), json.RawMessage(value)
		return w.remembered(uid, in)
	}
	staff("ann", "world", "Storm Works has 3 people.", "3")
	claim := staff("bob", "world", "Storm Works has 4 people.", "4")
	findings, err := w.FindingsOfClaims(ctx, w.as("bob"), []string{claim})
	require.NoError(w.t, err)
	w.do("decideFinding, "+string(memory.DecideNoContradiction), func() error {
		return written(w.DecideFinding(ctx, w.as("cora"), memory.DecideFindingInput{Finding: findings[claim][0].ID, Decision: memory.DecideNoContradiction}))
	})
	other := staff("ann", "group:deal", "Storm Works has 5 people.", "5")
	w.do("rescope, claim that conflicts", func() error {
		return written(w.Rescope(ctx, w.as("ann"), memory.RescopeInput{Claim: &other, Scope: "world", Reason: "it is out"}))
	})
	link := func(uid, to string) string {
		w.pass(time.Minute)
		l, _, err := w.Connect(ctx, w.as(uid), memory.ConnectInput{From: "people/bob", To: to, Type: "works_at", Scope: ptr("world"), Evidence: said("seen")})
		require.NoError(w.t, err)
		return l.ID
	}
	link("ann", "Storm Works")
	second := link("bob", "Pier Nine")
	onPage, err := w.FindingsOfPages(ctx, w.as("bob"), []string{w.pageID("people/bob")})
	require.NoError(w.t, err)
	for _, findings := range onPage {
		w.do("decideFinding, "+string(memory.DecideBothStand), func() error {
			return written(w.DecideFinding(ctx, w.as("cora"), memory.DecideFindingInput{
				Finding: findings[0].ID, Decision: memory.DecideBothStand, Validity: []memory.ValidityInput{{Claim: second, ValidUntil: ptr(w.clock().Add(time.Hour))}},
			}))
		})
	}
	require.NotEmpty(w.t, onPage)
}

func (w *tour) suggested() {
	ctx := w.t.Context()
	suggest := func(useCase, key string, change string, evidence ...string) (id string) {
		w.do(useCase, func() (err error) {
			id, _, err = w.OpenSuggestion(ctx, memory.SuggestionDraft{Kind: "object_type", Key: key, Text: "Often seen.", Change: json.RawMessage(change), Evidence: evidence})
			return err
		})
		return id
	}
	yard := w.page("ann", "company", "Mast Yard", "")
	quay := suggest("openSuggestion", "quay", `{"pack":{"objectTypes":[{"name":"quay","slugPrefix":"quays","primitive":"entity"}]}}`, yard.ID)
	suggest("openSuggestion, again", "quay", `{}`, w.page("ann", "company", "Mast House", "").ID, w.remembered("ann", fact("Masts are high.", "world")))
	mast := suggest("openSuggestion", "mast", `{}`, yard.ID)
	w.do("decideSuggestion, accept", func() error {
		return written(w.DecideSuggestion(ctx, w.admin(), memory.DecideSuggestionInput{Suggestion: quay, Decision: memory.SuggestionAccept}))
	})
	w.do("decideSuggestion, reject", func() error {
		return written(w.DecideSuggestion(ctx, w.as("cora"), memory.DecideSuggestionInput{Suggestion: mast, Decision: memory.SuggestionReject}))
	})
	suggest("openSuggestion, rejected", "mast", `{}`, yard.ID, w.storm.ID)
	for _, session := range w.readers("room") {
		for _, state := range []*memory.FindingState{nil, ptr(memory.FindingState("OPEN"))} {
			walk(w, "suggestions", func(first *int, after *string) (memory.List[memory.Suggestion], error) {
				return w.Suggestions(ctx, session(), state, ptr(1), after)
			})
		}
		ids := []string{quay, mast}
		w.do("suggestionPages", func() error { return done(w.SuggestionPages(ctx, session(), ids)) })
		w.do("suggestionClaims", func() error { return done(w.SuggestionClaims(ctx, session(), ids)) })
		w.do("findingDeletedPages", func() error { return done(w.FindingDeletedPages(ctx, session(), []string{w.finding})) })
		w.do("findingPages", func() error { return done(w.FindingPages(ctx, session(), []string{w.finding})) })
		w.do("findingLinks", func() error { return done(w.FindingLinks(ctx, session(), []string{w.finding})) })
		w.do("findingsByID", func() error { return done(w.FindingsByID(ctx, session(), []string{w.finding})) })
	}
	w.do("rescope, page with findings", func() error {
		return written(w.Rescope(ctx, w.as("ann"), memory.RescopeInput{Page: ptr("Storm Works"), Scope: "group:deal", Reason: "ours"}))
	})
}

func (w *tour) reviewed() {
	ctx := w.t.Context()
	claim := w.remembered("ann", about(fact("The lamp burns.", "world"), w.harbour.ID))
	review := func(kind, item string) (id string) {
		w.do("openReview", func() (err error) {
			id, _, err = w.OpenReview(ctx, kind, []string{item})
			return err
		})
		w.pass(time.Minute)
		return id
	}
	changed, mention, deletion := review(memory.FindingEvidenceChanged, claim), review(memory.FindingErasedMention, w.harbour.ID), review(memory.FindingDeletionReview, w.harbour.ID)
	w.do("rescope, claim under review", func() error {
		return written(w.Rescope(ctx, w.as("ann"), memory.RescopeInput{Claim: &claim, Scope: "group:deal", Reason: "ours"}))
	})
	w.join("deal", "cora", disclosure.GroupMember)
	sessions := []func() *memory.Session{w.opened(func() *memory.Session { return w.as("cora") }), w.opened(func() *memory.Session { return w.in("cora", "room") })}
	_, _, err := w.UpdateChannel(ctx, w.admin(), memory.UpdateChannelInput{Channel: "room", Participants: []string{"bot", "bob", "cora"}})
	require.NoError(w.t, err)
	for _, session := range sessions {
		walk(w, "reviewQueue", func(first *int, after *string) (memory.List[memory.Finding], error) {
			return w.ReviewQueue(ctx, session(), ptr(1), after)
		})
	}
	for _, step := range []struct {
		as       string
		item     string
		decision memory.ReviewDecision
	}{{"cora", changed, memory.ReviewDelete}, {"cora", mention, memory.ReviewPin}, {"cora", deletion, memory.ReviewDelete}} {
		w.do("decideReview, "+string(step.decision), func() error {
			return written(w.DecideReview(ctx, w.as(step.as), memory.DecideReviewInput{Items: []string{step.item}, Decision: step.decision, Note: ptr("looked at")}))
		})
	}
	inRoom := review(memory.FindingErasedMention, w.storm.ID)
	_, _, err = w.DecideReview(ctx, w.in("cora", "room"), memory.DecideReviewInput{Items: []string{inRoom}, Decision: memory.ReviewKeep})
	require.Error(w.t, err, "not everyone in the room may know the page")
}

// pageID is the id of a page that everyone may know.
func (w *tour) pageID(ref string) string {
	w.t.Helper()
	res, err := w.Page(w.t.Context(), w.admin(), ref)
	require.NoError(w.t, err)
	require.NotNil(w.t, res.Page, ref)
	return res.Page.ID
}
