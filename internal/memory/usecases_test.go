package memory_test

import (
	"encoding/json"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"brain/disclosure"
	"brain/internal/memory"
)

// tour runs every use case of the service on a small world, each in the forms
// that make different queries.
type tour struct {
	*world
	recorder *recorder

	gid, channel          string
	bound                 memory.NewToken
	harbour, storm, quiet memory.Page
	claims                []string
	link                  memory.Link
	replacing, finding    string
}

// takeTour opens a world on the recorder and tours it.
func takeTour(t *testing.T, r *recorder) *tour {
	t.Helper()
	w := &tour{recorder: r}
	require.NoError(t, r.run("bootstrap", func() error {
		w.world = newWorld(t, r)
		return nil
	}))
	w.registers()
	w.pages()
	w.claimed()
	w.linked()
	w.imported()
	w.readPages()
	w.readClaims()
	w.recalled()
	w.explored()
	w.found()
	w.cardsRead()
	w.packed()
	w.skilled()
	w.timed()
	w.moved()
	w.vectored()
	w.readRegisters()
	w.followed()
	w.audited()
	w.decided()
	w.narrowed()
	w.removed()
	w.pagesChange()
	w.carried()
	w.ended()
	return w
}

// do is one call of a use case that must go well.
func (w *tour) do(useCase string, call func() error) {
	w.t.Helper()
	require.NoError(w.t, w.recorder.run(useCase, call), useCase)
}

// opened is a request whose caller's standing is known, so that what is read from
// then on is the use case's own. It starts one request for each call.
func (w *tour) opened(session func() *memory.Session) func() *memory.Session {
	return func() *memory.Session {
		w.t.Helper()
		s := session()
		useCase := "standing"
		if s.Conversation != nil {
			useCase = "standing in a conversation"
		}
		w.do(useCase, func() error { return done(w.Vocabulary(w.t.Context(), s)) })
		return s
	}
}

// readers start requests of a person and of an agent in a channel.
func (w *tour) readers(channel string) []func() *memory.Session {
	return []func() *memory.Session{
		w.opened(func() *memory.Session { return w.as("ann") }),
		w.opened(func() *memory.Session { return w.in("bot", channel) }),
	}
}

// done makes a call of what a use case returns.
func done[T any](_ T, err error) error { return err }

// written makes a call of what a writing use case returns.
func written[T, R any](_ T, _ R, err error) error { return err }

// walk reads a list in pages of two and counts it.
func walk[T any](w *tour, useCase string, read func(first *int, after *string) (memory.List[T], error)) {
	w.t.Helper()
	var list memory.List[T]
	var after *string
	for range 2 {
		w.do(useCase, func() (err error) {
			list, err = read(ptr(2), after)
			return err
		})
		if !list.HasNextPage {
			break
		}
		after = &list.EndCursor
	}
	if list.Count != nil {
		w.do(useCase+" count", func() error { return done(list.Count()) })
	}
}

func (w *tour) registers() {
	ctx := w.t.Context()
	w.do("createPrincipal", func() error {
		return written(w.CreatePrincipal(ctx, w.admin(), memory.CreatePrincipalInput{UID: "ann", Kind: disclosure.Human, DisplayName: "Ann"}))
	})
	w.people("bob")
	w.principal(disclosure.Human, "cora", disclosure.MemberRole, disclosure.CuratorRole)
	w.principal(disclosure.Service, "bridge")
	w.agent("bot", "ann")
	w.do("updatePrincipal", func() error {
		return written(w.UpdatePrincipal(ctx, w.admin(), memory.UpdatePrincipalInput{UID: "bot", DisplayName: ptr("Botty"), Owner: ptr("bob")}))
	})
	w.do("createGroup", func() error {
		g, _, err := w.CreateGroup(ctx, w.admin(), memory.CreateGroupInput{Name: "deal"})
		w.gid = g.GID
		return err
	})
	w.do("addMember", func() error {
		return written(w.AddMember(ctx, w.admin(), memory.AddMemberInput{Group: "deal", Principal: "ann", Role: ptr(disclosure.GroupSteward)}))
	})
	w.do("addMember", func() error {
		return written(w.AddMember(ctx, w.as("ann"), memory.AddMemberInput{Group: w.gid, Principal: "cora"}))
	})
	w.do("removeMember", func() error {
		return written(w.RemoveMember(ctx, w.admin(), memory.RemoveMemberInput{Group: "deal", Principal: "cora"}))
	})
	mirror := w.group("mirror")
	w.do("setGroupMembers", func() error {
		return written(w.SetGroupMembers(ctx, w.as("bridge"), memory.SetGroupMembersInput{Group: mirror, Principals: []string{"ann", "bob"}}))
	})
	w.do("renameGroup", func() error {
		return written(w.RenameGroup(ctx, w.admin(), memory.RenameGroupInput{Group: "mirror", Name: "looking glass"}))
	})
	w.direct("dm", "ann", "bot")
	w.do("createChannel", func() error {
		ch, _, err := w.CreateChannel(ctx, w.admin(), memory.CreateChannelInput{ExternalID: "room", Kind: disclosure.GroupChannel, Group: ptr("deal"), Participants: []string{"bot"}})
		w.channel = ch.ID
		return err
	})
	w.do("updateChannel", func() error {
		return written(w.UpdateChannel(ctx, w.admin(), memory.UpdateChannelInput{Channel: "room", Title: ptr("Room"), Group: ptr("looking glass"), Participants: []string{"bot", "bob"}}))
	})
	w.do("createToken", func() (err error) {
		w.bound, _, err = w.CreateToken(ctx, w.admin(), memory.CreateTokenInput{Principal: "bot", Channels: []string{"room"}})
		return err
	})
	w.pass(time.Hour)
	w.do("authenticate", func() error { return done(w.Authenticate(ctx, w.bound.Secret)) })
	w.Wait()
	w.do("bootstrap", func() error {
		return done(w.Bootstrap(ctx, memory.BootstrapInput{Dev: true, DevSecret: w.bound.Secret, AdminSecret: w.bound.Secret}))
	})
	w.do("bootstrap without an admin", func() error { return done(w.Bootstrap(ctx, memory.BootstrapInput{})) })
	w.do("sealKey", func() error { return done(w.SealKey(ctx)) })
	w.do("changePacks", func() error {
		return written(w.ChangePacks(ctx, w.admin(), memory.ChangePacksInput{Action: memory.PackInstall, File: roads("1.0.0")}))
	})
	w.do("vocabulary after a restart", func() error { return done(w.restart().Vocabulary(ctx, w.as("ann"))) })
}

func (w *tour) pages() {
	ctx := w.t.Context()
	body := "# North Harbour\n\nThe harbour wall was raised in 2021.\n\n## Cranes\n\nTwo cranes stand on the quay."
	w.do("createPage", func() (err error) {
		w.harbour, _, err = w.CreatePage(ctx, w.as("ann"), memory.CreatePageInput{
			Type: "company", Title: "North Harbour", Aliases: []string{"The Harbour"}, Tags: []string{"port", "sea"}, Body: &body,
		})
		return err
	})
	w.storm = w.page("ann", "company", "Storm Works", "")
	w.quiet = w.page("ann", "company", "Quiet Bay", "group:deal")
	// The same slug again, in a scope that may not tell.
	w.page("bob", "company", "Quiet Bay", "principal:bob")
	sections, err := w.Sections(ctx, w.as("ann"), []string{w.harbour.ID})
	require.NoError(w.t, err)
	first := sections[w.harbour.ID][0].ID
	w.do("updatePage", func() error {
		return written(w.UpdatePage(ctx, w.as("ann"), memory.UpdatePageInput{
			Page: "North Harbour", Version: 1, Title: ptr("North Harbour Trust"), Aliases: []string{"Harbour Trust"}, Tags: []string{"port", "trust"},
			Sections: []memory.SectionPatch{{ID: &first, Text: ptr("The wall was raised again.")}, {Text: ptr("Only for the deal."), Scope: ptr("group:deal"), After: &first}},
		}))
	})
	w.do("updatePage, body", func() error {
		return written(w.UpdatePage(ctx, w.as("ann"), memory.UpdatePageInput{Page: w.storm.Slug, Version: 1, Body: ptr("# Storms\n\nThe works build sea walls.\n")}))
	})
}

func (w *tour) claimed() {
	ctx := w.t.Context()
	keep := func(useCase string, session *memory.Session, in memory.RememberInput) string {
		w.t.Helper()
		var result memory.RememberResult
		w.do(useCase, func() (err error) {
			result, _, err = w.Remember(ctx, session, in)
			return err
		})
		w.do(useCase+", what is similar", func() error {
			_, err := w.SimilarTo(ctx, session, result)
			return err
		})
		w.claims = append(w.claims, result.Claim.ID)
		w.pass(time.Minute)
		return result.Claim.ID
	}
	plain := about(fact("The wall of North Harbour is high.", "world"), "North Harbour Trust")
	plain.Holder, plain.IdempotencyKey, plain.Context = ptr("people/ann"), ptr("k1"), ptr("Heard at the quay")
	first := keep("remember", w.as("ann"), plain)
	keep("remember, replay", w.as("ann"), plain)
	again := plain
	again.IdempotencyKey, again.Evidence = ptr("k2"), []memory.EvidenceInput{{Kind: memory.EvidencePage, Origin: &w.storm.ID}}
	keep("remember, duplicate", w.as("bob"), again)
	keep("remember, replay of a duplicate", w.as("bob"), again)
	keep("remember, nearly the same", w.as("ann"), about(fact("The wall of North Harbour is very high.", "world"), w.harbour.Slug))
	next := about(fact("The wall of North Harbour is low.", "world"), w.harbour.ID)
	next.Supersedes, next.IdempotencyKey = &first, ptr("k3")
	w.replacing = keep("remember, supersede", w.as("ann"), next)
	keep("remember, replay of a supersession", w.as("ann"), next)
	contested := about(fact("The wall of North Harbour is broken.", "world"), w.harbour.ID)
	contested.Supersedes = &w.replacing
	claim := keep("remember, contested", w.as("bob"), contested)
	findings, err := w.FindingsOfClaims(ctx, w.as("bob"), []string{claim})
	require.NoError(w.t, err)
	require.NotEmpty(w.t, findings[claim])
	w.finding = findings[claim][0].ID
	keep("remember, own", w.as("ann"), memory.RememberInput{Text: "I like calm seas.", Evidence: said("me")})
	keep("remember, conversation", w.in("bot", "dm"), memory.RememberInput{Text: "Ann likes storms.", Evidence: said("chat")})
	property := about(fact("North Harbour has 40 people.", "world"), w.harbour.ID)
	property.Property, property.Value = ptr("employees"), json.RawMessage("40")
	keep("remember, property", w.as("ann"), property)
	unfiled := keep("remember, unfiled", w.as("ann"), about(fact("Pier Nine opens soon.", "world"), "Pier Nine"))
	made := about(fact("Pier Nine has a crane.", "world"), "Pier Nine")
	made.CreatePage = &memory.CreatePageHint{Type: "company", Aliases: []string{"P9"}}
	keep("remember, createPage", w.as("ann"), made)
	w.do("fileClaim", func() error { return written(w.FileClaim(ctx, w.as("ann"), unfiled, "Pier Nine")) })
	wrong := keep("remember", w.as("ann"), about(fact("The quay is blue.", "group:deal"), w.harbour.ID))
	w.do("correct", func() error {
		r, _, err := w.Correct(ctx, w.as("ann"), memory.CorrectInput{Claim: wrong, Text: "The quay is grey.", Reason: "typo", IdempotencyKey: ptr("k4")})
		w.claims = append(w.claims, r.Claim.ID)
		return err
	})
	gone := keep("remember", w.as("ann"), fact("It will rain.", "world"))
	w.do("forget", func() error { return written(w.Forget(ctx, w.as("ann"), gone, "it did not")) })
	w.do("remember by a service", func() error { return written(w.Remember(ctx, w.as("bridge"), fact("The bridge is up.", "world"))) })
	recalled, err := w.Recall(ctx, w.as("ann"), memory.RecallInput{Query: "wall"})
	require.NoError(w.t, err)
	fed := fact("The wall of North Harbour is low.", "principal:ann")
	fed.Evidence = []memory.EvidenceInput{{Kind: memory.EvidenceClaim, Origin: &recalled.RecallID}}
	w.do("remember, recalled", func() error { return written(w.Remember(ctx, w.as("ann"), fed)) })
	w.do("remember, unknown name", func() error {
		_, _, err := w.Remember(ctx, w.as("ann"), memory.RememberInput{Text: "x", Holder: ptr("North Harbor Trust"), Evidence: said("x")})
		require.Error(w.t, err)
		return nil
	})
}

func (w *tour) linked() {
	ctx := w.t.Context()
	in := memory.ConnectInput{From: "North Harbour Trust", To: "Storm Works", Type: "customer_of", Scope: ptr("world"), Evidence: said("seen"), IdempotencyKey: ptr("l1")}
	w.do("connect", func() (err error) {
		w.link, _, err = w.Connect(ctx, w.as("ann"), in)
		return err
	})
	w.do("connect, replay", func() error { return written(w.Connect(ctx, w.as("ann"), in)) })
	in.IdempotencyKey, in.Evidence = ptr("l2"), said("seen again")
	w.do("connect, duplicate", func() error { return written(w.Connect(ctx, w.as("ann"), in)) })
	w.do("connect, replay of a duplicate", func() error { return written(w.Connect(ctx, w.as("ann"), in)) })
	w.tie("ann", "Storm Works", "competes_with", "North Harbour Trust", "world")
	w.tie("ann", "Storm Works", "customer_of", "Pier Nine", "group:deal")
	for _, company := range []string{"Storm Works", "Pier Nine"} {
		w.pass(time.Minute)
		w.do("connect, one at a time", func() error {
			return written(w.Connect(ctx, w.as("ann"), memory.ConnectInput{From: "people/ann", To: company, Type: "works_at", Scope: ptr("world"), Evidence: said("moved")}))
		})
	}
}

func (w *tour) imported() {
	ctx := w.t.Context()
	batch := records(
		`{"kind":"page","externalKey":"v/a.md","type":"company","title":"Lighthouse","slug":"companies/v/lighthouse","aliases":["Light"],"tags":["sea"],"body":"See [[b]].","scope":"world","properties":{"employees":4}}`,
		`{"kind":"page","externalKey":"v/b.md","type":"person","title":"Keeper","slug":"people/v/keeper","body":"Keeps.","scope":"world"}`,
		`{"kind":"link","from":"v/b.md","to":"v/a.md","type":"works_at","scope":"world","excerpt":"Keeper works there."}`,
		`{"kind":"link","from":"v/a.md","to":"v/b.md","type":"mentions","scope":"world","excerpt":"See b.","page":"v/a.md","name":"b"}`,
		`{"kind":"statements","page":"v/a.md","scope":"world","says":[]}`,
		`{"kind":"event","about":"v/a.md","date":"1911","summary":"The light was lit.","scope":"world","excerpt":"Lit in 1911."}`,
		`{"kind":"claim","text":"The light blinks.","about":"v/a.md","scope":"world","evidence":[{"kind":"MANUAL","note":"x"}]}`,
	)
	changed := records(`{"kind":"page","externalKey":"v/a.md","type":"company","title":"Lighthouse","slug":"companies/v/lighthouse","aliases":["Light"],"tags":["sea"],"body":"See b.","scope":"world","properties":{"employees":5}}`)
	for _, call := range []struct {
		useCase string
		batch   []json.RawMessage
		dry     bool
	}{{"importRecords, dry", batch, true}, {"importRecords", batch, false}, {"importRecords, again", batch, false}, {"importRecords, changed", changed, false}} {
		w.do(call.useCase, func() error {
			result, _, err := w.ImportRecords(ctx, w.as("ann"), call.batch, call.dry)
			require.Empty(w.t, result.Errors)
			return err
		})
		w.pass(time.Minute)
	}
	w.do("updatePage, imported", func() error {
		return written(w.UpdatePage(ctx, w.as("ann"), memory.UpdatePageInput{Page: "Lighthouse", Version: 2, Body: ptr("See [[b]].")}))
	})
}

func (w *tour) readPages() {
	ctx := w.t.Context()
	for _, session := range w.readers("room") {
		for _, ref := range []string{w.harbour.ID, "companies/north-harbour", "Harbour Trust", "quiet bay", "North Harbur", "Nothing At All"} {
			w.do("page", func() error { return done(w.Page(ctx, session(), ref)) })
		}
		ids := []string{w.harbour.ID, w.storm.ID, w.quiet.ID}
		pages := []*memory.Page{&w.harbour, &w.storm}
		w.do("pagesByID", func() error { return done(w.PagesByID(ctx, session(), ids)) })
		w.do("pageStates", func() error { return done(w.PageStates(ctx, session(), ids)) })
		w.do("sections", func() error { return done(w.Sections(ctx, session(), ids)) })
		w.do("bodies", func() error { return done(w.Bodies(ctx, session(), pages)) })
		w.do("aliases", func() error { return done(w.Aliases(ctx, session(), ids)) })
		w.do("tags", func() error { return done(w.Tags(ctx, session(), ids)) })
		w.do("properties", func() error { return done(w.Properties(ctx, session(), pages, nil)) })
		w.do("pageCounts", func() error { return done(w.PageCounts(ctx, session(), []string{"company", "person"})) })
		w.do("backlinkCounts", func() error { return done(w.BacklinkCounts(ctx, session(), ids, nil)) })
		w.do("linksByID", func() error { return done(w.LinksByID(ctx, session(), []string{w.link.ID}, nil)) })
		walk(w, "pageVersions", func(first *int, after *string) (memory.List[memory.PageVersion], error) {
			return w.PageVersions(ctx, session(), w.harbour.ID, first, after)
		})
		for _, filter := range []memory.PageFilter{
			{}, {Type: ptr("company")}, {Type: ptr("company"), Tag: ptr("sea")}, {Tag: ptr("port")}, {Text: ptr("harbour")},
			{Type: ptr("road"), Subtype: ptr("street")},
		} {
			walk(w, "pages", func(first *int, after *string) (memory.List[memory.Page], error) {
				return w.Pages(ctx, session(), filter, first, after)
			})
		}
		for _, way := range []*memory.LinkDirection{nil, ptr(memory.DirectionOut), ptr(memory.DirectionIn)} {
			for _, types := range [][]string{nil, {"customer_of"}} {
				walk(w, "pageLinks", func(first *int, after *string) (memory.List[memory.Link], error) {
					return w.PageLinks(ctx, session(), w.harbour.ID, way, types, ptr(1), after, nil)
				})
			}
			walk(w, "neighbors", func(first *int, after *string) (memory.List[memory.Neighbor], error) {
				return w.Neighbors(ctx, session(), w.harbour.ID, ptr(3), nil, way, first, after, nil)
			})
		}
	}
}

func (w *tour) readClaims() {
	ctx := w.t.Context()
	kinds := []string{"fact", "preference"}
	since := w.clock().Add(-24 * time.Hour)
	for _, session := range w.readers("dm") {
		for _, filter := range []memory.ClaimFilter{
			{}, {History: true}, {About: &w.harbour.ID}, {About: ptr("dm")}, {About: ptr("dm"), History: true}, {Holder: ptr("people/ann")}, {Author: ptr("ann")},
			{Family: ptr(memory.FamilyFact)}, {Kinds: kinds}, {States: []memory.ClaimState{memory.StateSuperseded}}, {Trust: []memory.TrustState{memory.TrustOpen}},
			{Filing: ptr(memory.Unfiled)}, {Scope: ptr("world")}, {Scope: ptr("group:deal")}, {Scope: ptr("principal:ann")}, {Text: ptr("wall")}, {Text: ptr("wall"), History: true},
			{RecordedSince: &since}, {RecordedUntil: ptr(w.clock())},
			{About: &w.harbour.ID, Holder: ptr("people/ann"), Author: ptr("ann"), Kinds: kinds, Text: ptr("wall"), RecordedSince: &since, History: true},
		} {
			useCase := "claims"
			if filter.About != nil && *filter.About == "dm" {
				useCase = "claims about a channel"
			}
			walk(w, useCase, func(first *int, after *string) (memory.List[memory.Claim], error) {
				return w.Claims(ctx, session(), filter, first, after, nil)
			})
			walk(w, "pageClaims", func(first *int, after *string) (memory.List[memory.Claim], error) {
				return w.PageClaims(ctx, session(), w.harbour.ID, filter, first, after, nil)
			})
		}
		var claims []*memory.Claim
		w.do("claimsByID", func() error {
			found, err := w.ClaimsByID(ctx, session(), w.claims, nil)
			for _, c := range found {
				claims = append(claims, &c)
			}
			return err
		})
		w.do("claim", func() error { return done(w.Claim(ctx, session(), w.claims[0], nil)) })
		w.do("claimSubjects", func() error { return done(w.ClaimSubjects(ctx, session(), w.claims)) })
		w.do("claimHolders", func() error { return done(w.ClaimHolders(ctx, session(), w.claims)) })
		w.do("claimsReplaced", func() error { return done(w.ClaimsReplaced(ctx, session(), w.claims, nil)) })
		w.do("claimsReplacing", func() error { return done(w.ClaimsReplacing(ctx, session(), w.claims, nil)) })
		w.do("evidenceOf", func() error { return done(w.EvidenceOf(ctx, session(), w.claims, nil)) })
		w.do("freshness", func() error { return done(w.Freshness(ctx, session(), claims, nil)) })
		for _, filter := range []struct {
			state *memory.FindingState
			kind  *string
		}{{}, {state: ptr(memory.FindingState("OPEN"))}, {kind: ptr("CONTRADICTION")}, {ptr(memory.FindingState("OPEN")), ptr("CONTRADICTION")}} {
			walk(w, "findings", func(first *int, after *string) (memory.List[memory.Finding], error) {
				return w.Findings(ctx, session(), filter.state, filter.kind, ptr(1), after)
			})
		}
		w.do("findingsOfClaims", func() error { return done(w.FindingsOfClaims(ctx, session(), w.claims)) })
		w.do("findingsOfPages", func() error { return done(w.FindingsOfPages(ctx, session(), []string{w.harbour.ID})) })
		w.do("findingClaims", func() error { return done(w.FindingClaims(ctx, session(), []string{w.finding})) })
	}
}

func (w *tour) recalled() {
	ctx := w.t.Context()
	since := w.clock().Add(-24 * time.Hour)
	for _, in := range []memory.RecallInput{
		{}, {About: ptr("Storm Works")}, {Kinds: []string{"fact"}}, {Since: &since}, {History: true},
		{About: &w.harbour.ID, Kinds: []string{"fact"}, Since: &since, History: true},
	} {
		in.Query = "How high is the wall of North Harbour Trust, says the Harbour Trust?"
		useCase := "recall"
		switch {
		case in.About == &w.harbour.ID:
			useCase = "recall near a page"
		case in.About != nil:
			useCase = "recall near a named page"
		}
		for _, session := range w.readers("room") {
			w.do(useCase, func() error { return done(w.Recall(ctx, session(), in)) })
		}
	}
	for _, asked := range []string{"Who met the founder of a company that Storm Works advises?", "Which companies do the customers of Storm advise?"} {
		for _, session := range w.readers("room") {
			w.do("recall along relations", func() error { return done(w.Recall(ctx, session(), memory.RecallInput{Query: asked})) })
		}
	}
}

// moved changes who may know things.
func (w *tour) moved() {
	ctx := w.t.Context()
	for _, in := range []struct {
		what string
		in   memory.RescopeInput
	}{
		{"claim", memory.RescopeInput{Claim: &w.replacing}}, {"page", memory.RescopeInput{Page: &w.harbour.ID}}, {"link", memory.RescopeInput{Link: &w.link.ID}},
	} {
		in.in.Scope, in.in.Reason = "group:deal", "private"
		w.do("rescope, "+in.what, func() error { return written(w.Rescope(ctx, w.as("ann"), in.in)) })
	}
	// The slug that the page left leads those who had it to the new one.
	w.do("page", func() error { return done(w.Page(ctx, w.as("ann"), w.harbour.Slug)) })
}

func (w *tour) readRegisters() {
	ctx := w.t.Context()
	sessions := append([]func() *memory.Session{w.opened(w.admin)}, w.readers("room")...)
	for _, session := range sessions {
		w.do("viewer", func() error { return done(w.Viewer(ctx, session())) })
		w.do("vocabulary", func() error { return done(w.Vocabulary(ctx, session())) })
		w.do("health", func() error { return done(w.Health(ctx, session())) })
		walk(w, "principals", func(first *int, after *string) (memory.List[memory.Principal], error) {
			return w.Principals(ctx, session(), first, after)
		})
		w.do("principalsByUID", func() error { return done(w.PrincipalsByUID(ctx, session(), []string{"ann", "bot"})) })
		w.do("principalPages", func() error { return done(w.PrincipalPages(ctx, session(), []string{"ann", "bot"})) })
		walk(w, "groups", func(first *int, after *string) (memory.List[memory.Group], error) {
			return w.Groups(ctx, session(), ptr(1), after)
		})
		w.do("groupsByID", func() error { return done(w.GroupsByID(ctx, session(), []string{w.gid})) })
		w.do("principal", func() error { return done(w.PrincipalByUID(ctx, session(), "ann")) })
		w.do("rolesOf", func() error { return done(w.RolesOf(ctx, session(), []string{"ann", "bot"})) })
		w.do("groupsOf", func() error { return done(w.GroupsOf(ctx, session(), []string{"ann", "bot"})) })
		walk(w, "channels", func(first *int, after *string) (memory.List[memory.Channel], error) {
			return w.Channels(ctx, session(), ptr(1), after)
		})
		w.do("channelsByID", func() error { return done(w.ChannelsByID(ctx, session(), []string{w.channel})) })
	}
	for _, session := range sessions[:2] {
		walk(w, "groupMembers", func(first *int, after *string) (memory.List[memory.Membership], error) {
			return w.GroupMembers(ctx, session(), w.gid, ptr(1), after)
		})
		walk(w, "tokens", func(first *int, after *string) (memory.List[memory.Token], error) {
			return w.Tokens(ctx, session(), nil, ptr(1), after)
		})
		w.do("packs", func() error { return done(w.Packs(ctx, session())) })
	}
	for range 2 {
		w.token("admin")
	}
	walk(w, "tokens", func(first *int, after *string) (memory.List[memory.Token], error) {
		return w.Tokens(ctx, w.admin(), ptr("admin"), ptr(1), after)
	})
	for _, filter := range []memory.AuditFilter{{}, {Item: &w.harbour.ID}, {Actor: ptr("ann")}, {Item: &w.harbour.ID, Actor: ptr("ann")}} {
		walk(w, "audit", func(first *int, after *string) (memory.List[memory.AuditEntry], error) {
			return w.Audit(ctx, w.as("cora"), filter, first, after)
		})
	}
	for _, item := range []string{w.harbour.ID, w.claims[0], "none"} {
		w.do("explainAccess", func() error {
			_, err := w.ExplainAccess(ctx, w.as("cora"), item, "bob")
			if item == "none" {
				require.Error(w.t, err)
				return nil
			}
			return err
		})
	}
}

func (w *tour) ended() {
	ctx := w.t.Context()
	w.do("reportBreach", func() error { return w.ReportBreach(ctx, w.as("ann"), w.harbour.ID) })
	w.do("revokeToken", func() error { return written(w.RevokeToken(ctx, w.admin(), w.bound.ID)) })
	w.do("setPrincipalActive", func() error {
		return written(w.SetPrincipalActive(ctx, w.admin(), memory.SetPrincipalActiveInput{UID: "bob", Active: false}))
	})
}
