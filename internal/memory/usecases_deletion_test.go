package memory_test

import (
	"context"
	"time"

	"github.com/stretchr/testify/require"

	"brain/disclosure"
	"brain/graph"
	"brain/internal/memory"
)

// removed deletes, restores, merges, purges and erases.
func (w *tour) removed() {
	ctx := w.t.Context()
	hub := w.page("ann", "company", "Hub", "")
	spare := w.page("ann", "company", "Spare", "")
	w.remember("ann", about(fact("The hub is round.", "world"), hub.ID))
	first := w.remember("ann", about(fact("The hub is red.", "world"), hub.ID)).Claim.ID
	next := about(fact("The hub is green.", "world"), hub.ID)
	next.Supersedes = &first
	w.remember("ann", next)
	contested := about(fact("The hub is blue.", "world"), hub.ID)
	contested.Supersedes = &w.remember("ann", about(fact("The hub is grey.", "world"), hub.ID)).Claim.ID
	w.remember("bob", contested)
	w.deriveClaim("derived-claim", hub.ID, spare.ID)
	w.derivePage("derived-page", hub.ID)
	cited := w.remember("ann", citing("The spare is near.", spare.ID, hub.ID)).Claim.ID
	resting := fact("The hub must be painted.", "world")
	resting.Evidence = []memory.EvidenceInput{{Kind: memory.EvidenceClaim, Origin: &cited}}
	w.remember("ann", resting)
	w.tie("ann", hub.ID, "customer_of", spare.ID, "world")
	w.do("addEvent", func() error {
		_, _, _, err := w.AddEvent(ctx, w.as("ann"), memory.AddEventInput{About: hub.ID, EventPage: &spare.ID, Date: "2025", Summary: "Opened.", Scope: ptr("world"), Evidence: said("x")})
		return err
	})
	w.do("addEvent", func() error {
		_, _, _, err := w.AddEvent(ctx, w.as("ann"), memory.AddEventInput{About: spare.ID, Date: "2024", Summary: "Planned.", Scope: ptr("world"), Evidence: said("x")})
		return err
	})
	w.do("updatePage, tags", func() error {
		return written(w.UpdatePage(ctx, w.as("ann"), memory.UpdatePageInput{Page: hub.ID, Version: 1, Tags: []string{"round"}, Aliases: []string{"The Hub"}, Body: ptr("# Hub\n\nRound.\n")}))
	})
	w.do("deletePage", func() error { return written(w.DeletePage(ctx, w.as("ann"), hub.ID, "over")) })
	for _, uid := range []string{"ann", "bob", "cora"} {
		walk(w, "pages, deleted", func(first *int, after *string) (memory.List[memory.Page], error) {
			return w.Pages(ctx, w.as(uid), memory.PageFilter{Deleted: ptr(true), Text: ptr("hub"), Tag: ptr("round"), Type: ptr("company")}, first, after)
		})
	}
	w.do("evidenceOf, deleted", func() error { return done(w.EvidenceOf(ctx, w.as("ann"), []string{cited}, nil)) })
	w.do("changedEvidence", func() error { return done(w.ChangedEvidence(ctx, w.as("ann"), []string{cited}, nil)) })
	for _, ref := range []string{"nothing", "Hub"} {
		w.do("restorePage", func() error {
			_, _, err := w.RestorePage(ctx, w.as("ann"), ref)
			if ref == "nothing" {
				require.Error(w.t, err)
				return nil
			}
			return err
		})
	}
	bridged, _, err := w.CreatePage(ctx, w.as("bridge"), memory.CreatePageInput{Type: "company", Title: "Bridged", Scope: ptr("world")})
	require.NoError(w.t, err)
	w.do("deletePage, queued", func() error { return written(w.DeletePage(ctx, w.as("bridge"), bridged.ID, "over")) })
	waiting, err := w.ReviewQueue(ctx, w.as("cora"), ptr(1), nil)
	require.NoError(w.t, err)
	w.do("findingDeletedPages", func() error {
		pages, err := w.FindingDeletedPages(ctx, w.as("cora"), []string{waiting.Nodes[0].ID})
		require.Equal(w.t, "Bridged", pages[waiting.Nodes[0].ID][0].Title)
		return err
	})
	w.do("restorePage, queued", func() error { return written(w.RestorePage(ctx, w.as("cora"), bridged.ID)) })
	for _, dry := range []bool{true, false} {
		w.do("mergePages", func() error {
			return written(w.MergePages(ctx, w.as("ann"), memory.MergePagesInput{From: spare.ID, Into: hub.ID, DryRun: dry}))
		})
	}
	w.do("deletePage", func() error { return written(w.DeletePage(ctx, w.as("ann"), "Spare", "over")) })
	w.pass(100 * time.Hour)
	for _, page := range []*string{ptr("nothing"), &hub.Slug, nil} {
		for _, dry := range []bool{true, false} {
			w.do("purgeDeleted", func() error {
				_, _, err := w.PurgeDeleted(ctx, w.admin(), memory.PurgeDeletedInput{Page: page, Reason: "over", DryRun: dry})
				if page != nil && *page == "nothing" {
					require.Error(w.t, err)
					return nil
				}
				return err
			})
		}
	}
	w.do("keptClaims", func() error { return done(w.KeptClaims(ctx, w.as("cora"), hub.ID)) })
	w.principal(disclosure.Human, "zoe")
	w.token("zoe")
	pillar := w.page("ann", "company", "Pillar", "")
	w.remember("zoe", about(fact("Pillars are tall.", "world"), w.harbour.ID))
	for _, in := range []memory.EraseInput{{Page: &hub.ID}, {Page: &pillar.Slug}, {Page: &bridged.Title}, {Principal: ptr("zoe")}} {
		for _, dry := range []bool{true, false} {
			in.DryRun, in.Reason = dry, "asked to"
			w.do("erase", func() error { return written(w.Erase(ctx, w.admin(), in)) })
		}
	}
}

// deriveClaim writes a claim about a page that was derived from another page.
func (w *world) deriveClaim(id, from, page string) {
	w.t.Helper()
	w.derive(graph.Node{ID: id, Labels: []string{"Claim", "Fact"}, Props: graph.Props{
		"family": graph.String("FACT"), "kind": graph.String("fact"), "text": graph.String("Derived."), "state": graph.String("CURRENT"), "page": graph.String(page),
	}}, from, func(ctx context.Context, tx graph.Tx) error {
		return tx.PutEdge(ctx, graph.Edge{ID: id + "-about", Type: "ABOUT", From: id, To: page})
	})
}

// derivePage writes a page that was derived from another.
func (w *world) derivePage(id, from string) {
	w.t.Helper()
	w.derive(graph.Node{ID: id, Labels: []string{"Page"}, Props: graph.Props{
		"handle": graph.String("page:notes/" + id), "slug": graph.String("notes/" + id), "type": graph.String("note"), "title": graph.String(id),
		"norm": graph.String(id), "createdAt": graph.Instant(w.clock()),
	}}, from, func(context.Context, graph.Tx) error { return nil })
}

func (w *world) derive(n graph.Node, from string, further func(context.Context, graph.Tx) error) {
	w.t.Helper()
	n.Item = graph.Item{Scope: graph.ScopeWorld, Requires: []string{graph.ScopeWorld}, RecordedAt: w.clock()}
	evidence := graph.Node{ID: n.ID + "-evidence", Labels: []string{"Evidence"}, Item: n.Item, Props: graph.Props{
		"item": graph.String(n.ID), "kind": graph.String("PAGE"), "origin": graph.String(from),
	}}
	_, err := w.store.Write(w.t.Context(), graph.Everything(), graph.WriteOptions{}, func(ctx context.Context, tx graph.Tx) error {
		for _, put := range []graph.Node{n, evidence} {
			if err := tx.PutNode(ctx, put); err != nil {
				return err
			}
		}
		return further(ctx, tx)
	})
	require.NoError(w.t, err)
}
