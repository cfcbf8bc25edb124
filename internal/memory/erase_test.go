package memory_test

import (
	"context"
	"encoding/json"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"brain/disclosure"
	"brain/graph"
	"brain/internal/fault"
	"brain/internal/memory"
)

func (w *world) erase(in memory.EraseInput) memory.Erasure {
	w.t.Helper()
	in.Reason = "asked to"
	result, _, err := w.Erase(w.t.Context(), w.admin(), in)
	require.NoError(w.t, err)
	return result
}

func TestPurgeLeavesTheRecord(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann", "bob")
		w.principal(disclosure.Human, "cora", disclosure.MemberRole, disclosure.CuratorRole)
		p, _, err := w.CreatePage(t.Context(), w.as("ann"), memory.CreatePageInput{Type: "company", Title: "Zephyr", Aliases: []string{"Zed"}, Tags: []string{"windy"}, Body: ptr("text")})
		require.NoError(t, err)
		w.page("ann", "company", "Quay", "")
		w.tie("ann", "Zed", "customer_of", "Quay", "world")
		old := w.remember("ann", about(fact("It has 3 people.", "world"), "Zed")).Claim.ID
		in := about(fact("It has 4 people.", "world"), "Zed")
		in.Supersedes = &old
		w.remember("ann", in)
		cited := w.remember("ann", citing("The quay is new.", "Quay", p.ID)).Claim.ID

		purge := func(uid string, in memory.PurgeDeletedInput) (memory.Erasure, error) {
			in.Reason = "over"
			result, _, err := w.PurgeDeleted(t.Context(), w.as(uid), in)
			return result, err
		}
		_, err = purge("cora", memory.PurgeDeletedInput{})
		refused(t, err, fault.Forbidden, "")
		_, err = purge("admin", memory.PurgeDeletedInput{Page: &p.ID})
		refused(t, err, fault.NotFound, "page")
		w.delete("ann", p.ID)
		w.pass(71 * time.Hour)
		_, err = purge("admin", memory.PurgeDeletedInput{Page: &p.Slug})
		refused(t, err, fault.Conflict, "page")
		result, err := purge("admin", memory.PurgeDeletedInput{})
		require.NoError(t, err)
		require.Zero(t, result.Items)
		w.pass(2 * time.Hour)
		dry, err := purge("admin", memory.PurgeDeletedInput{DryRun: true})
		require.NoError(t, err)
		require.Equal(t, []string{"Zephyr"}, w.titles("ann", deleted))
		result, err = purge("admin", memory.PurgeDeletedInput{})
		require.NoError(t, err)
		require.Equal(t, dry.Items, result.Items)
		require.Positive(t, result.Items)

		require.Empty(t, w.titles("ann", deleted))
		_, _, err = w.RestorePage(t.Context(), w.as("ann"), p.ID)
		refused(t, err, fault.NotFound, "page")
		require.Nil(t, w.claim("ann", old))
		require.Empty(t, w.cites("bob", cited), "a source that was purged stays gone")
		kept := func(uid string) []string {
			claims, err := w.KeptClaims(t.Context(), w.as(uid), p.ID)
			require.NoError(t, err)
			return names(claims, func(c memory.KeptClaim) string { return c.Text + " " + string(c.State) })
		}
		require.Equal(t, []string{"It has 3 people. SUPERSEDED"}, kept("cora"))
		require.Empty(t, kept("ann"))
		again := w.page("ann", "company", "Zephyr", "")
		require.Equal(t, p.Slug, again.Slug, "the slug is free")
		w.erase(memory.EraseInput{Page: &p.ID})
		require.Empty(t, kept("cora"))
	})
}

func TestEraseAPage(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann", "bob")
		p := w.page("ann", "company", "Zephyr Works", "")
		w.page("ann", "company", "Quay", "")
		held := fact("Wind is cheap.", "world")
		held.Holder, held.About = &p.ID, ptr("Quay")
		w.remember("ann", held)
		w.remember("ann", about(fact("It grows.", "world"), p.ID))
		cited := w.remember("ann", citing("The quay is new.", "Quay", p.ID, "Quay")).Claim.ID
		mention := w.remember("bob", about(fact("The quay buys from Zephyr Works.", "world"), "Quay")).Claim.ID
		_, _, err := w.Erase(t.Context(), w.as("ann"), memory.EraseInput{Page: &p.ID, Reason: "x"})
		refused(t, err, fault.Forbidden, "")
		for _, in := range []memory.EraseInput{{Reason: "x"}, {Page: &p.ID, Principal: ptr("ann"), Reason: "x"}} {
			_, _, err := w.Erase(t.Context(), w.admin(), in)
			refused(t, err, fault.BadInput, "page")
		}
		_, _, err = w.Erase(t.Context(), w.admin(), memory.EraseInput{Page: ptr("people/ann"), Reason: "x"})
		refused(t, err, fault.Constraint, "page")
		_, _, err = w.Erase(t.Context(), w.admin(), memory.EraseInput{Page: ptr("Nowhere"), Reason: "x"})
		refused(t, err, fault.NotFound, "page")
		dry := w.erase(memory.EraseInput{Page: &p.ID, DryRun: true})
		require.Equal(t, []string{mention}, dry.Review)
		require.NotNil(t, w.found("bob", p.ID))
		result := w.erase(memory.EraseInput{Page: &p.ID})
		require.Equal(t, dry.Items, result.Items)
		require.Equal(t, dry.Review, result.Review)
		require.Equal(t, []string{"The quay buys from Zephyr Works.", "The quay is new."}, w.listed("bob", memory.ClaimFilter{History: true}))
		require.Equal(t, []memory.EvidenceKind{"PAGE"}, w.cites("bob", cited))
		require.True(t, w.changed("bob", cited))
		audit, err := w.Audit(t.Context(), w.admin(), memory.AuditFilter{Item: &p.ID}, nil, nil)
		require.NoError(t, err)
		require.Equal(t, []string{"page.erase", "page.create"}, names(audit.Nodes, func(e memory.AuditEntry) string { return e.Action }))
		for _, entry := range audit.Nodes {
			require.Empty(t, entry.Detail)
		}
	})
}

func TestEraseAPrincipal(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann", "zoe")
		w.agent("bot", "zoe")
		w.group("deal", "ann", "zoe")
		w.direct("dm", "zoe", "bot")
		secret := w.token("zoe").Secret
		quay := w.page("zoe", "company", "Quay", "")
		w.page("zoe", "note", "Diary", "principal:zoe")
		_, _, err := w.UpdatePage(t.Context(), w.as("zoe"), memory.UpdatePageInput{Page: quay.ID, Version: 1, Tags: []string{"seen"}, Sections: []memory.SectionPatch{{Text: ptr("my own"), Scope: ptr("principal:zoe")}}})
		require.NoError(t, err)
		other := about(fact("The quay is new.", "world"), "Quay")
		other.Holder, other.IdempotencyKey = ptr("world"), ptr("k")
		written := w.remember("zoe", other).Claim.ID
		grouped := about(fact("The quay is for sale.", "group:deal"), "Quay")
		grouped.Holder = ptr("world")
		w.remember("zoe", grouped)
		w.remember("zoe", memory.RememberInput{Text: "I am tired.", Evidence: said("me")})
		w.remember("ann", about(fact("Zoe sings.", "world"), "people/zoe"))
		mention := w.remember("ann", about(fact("Zoe knows the quay.", "world"), "Quay")).Claim.ID
		w.tie("zoe", "people/zoe", "works_at", "Quay", "world")

		_, _, err = w.Erase(t.Context(), w.admin(), memory.EraseInput{Principal: ptr("admin"), Reason: "x"})
		refused(t, err, fault.Forbidden, "principal")
		_, _, err = w.Erase(t.Context(), w.admin(), memory.EraseInput{Principal: ptr("nobody"), Reason: "x"})
		refused(t, err, fault.UnknownPrincipal, "principal")
		dry := w.erase(memory.EraseInput{Principal: ptr("zoe"), DryRun: true})
		require.Equal(t, []string{mention}, dry.Review)
		result := w.erase(memory.EraseInput{Principal: ptr("zoe")})
		require.Equal(t, dry.Items, result.Items)

		_, err = w.Authenticate(t.Context(), secret)
		refused(t, err, fault.Unauthenticated, "")
		require.Equal(t, []string{"Zoe knows the quay.", "The quay is for sale.", "The quay is new."}, w.listed("ann", memory.ClaimFilter{}))
		author := w.claim("ann", written).AuthorUID
		require.True(t, strings.HasPrefix(author, "erased-"), author)
		people, err := w.PrincipalsByUID(t.Context(), w.as("ann"), []string{author, "zoe"})
		require.NoError(t, err)
		require.Len(t, people, 1)
		require.False(t, people[author].Active)
		require.Equal(t, "erased", people[author].DisplayName)
		require.Empty(t, w.neighbours("ann", "Quay"))
		res, err := w.Page(t.Context(), w.as("ann"), "people/zoe")
		require.NoError(t, err)
		require.Nil(t, res.Page)
		audit, err := w.Audit(t.Context(), w.admin(), memory.AuditFilter{}, ptr(500), nil)
		require.NoError(t, err)
		b, err := json.Marshal(audit.Nodes)
		require.NoError(t, err)
		require.NotContains(t, string(b), `"zoe"`)
		require.Contains(t, string(b), `"principal.erase"`)
		// The name is free again, for somebody else.
		w.people("zoe")
		require.Empty(t, w.listed("zoe", memory.ClaimFilter{Author: ptr("zoe")}))
		require.Equal(t, "Quay", w.found("zoe", quay.ID).Title)
	})
}

// unscrubbable is a store that does not come to scrub itself, and counts how often
// it was asked to.
type unscrubbable struct {
	graph.Store
	broken bool
	asked  int
}

func (s *unscrubbable) Scrub(ctx context.Context, retired ...string) error {
	s.asked++
	if s.broken {
		return graph.ErrUnavailable
	}
	return s.Store.Scrub(ctx, retired...)
}

func TestAStartFinishesAnErasure(t *testing.T) {
	store := &unscrubbable{Store: openEmbedded(t), broken: true}
	w := newWorld(t, store)
	w.people("ann")
	p := w.page("ann", "note", "Zephyr", "")
	_, _, err := w.Erase(t.Context(), w.admin(), memory.EraseInput{Page: &p.ID, Reason: "asked to"})
	require.ErrorIs(t, err, graph.ErrUnavailable)
	res, err := w.Page(t.Context(), w.as("ann"), p.ID)
	require.NoError(t, err)
	require.Nil(t, res.Page, "it is gone all the same")
	_, err = w.restart().Bootstrap(t.Context(), memory.BootstrapInput{})
	require.ErrorIs(t, err, graph.ErrUnavailable)
	store.broken = false
	for range 2 {
		_, err = w.restart().Bootstrap(t.Context(), memory.BootstrapInput{})
		require.NoError(t, err)
	}
	require.Equal(t, 3, store.asked, "once done it is not done again")
}
