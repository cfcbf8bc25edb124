package memory_test

import (
	"cmp"
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"brain/internal/fault"
	"brain/internal/memory"
)

// chronicle is what a random history did, as its reference: each item with its
// present scope and the changes that it went through.
type chronicle struct {
	items []*chronicled
}

type chronicled struct {
	id, scope string
	page      bool
	// pages are the pages without which a link is not known.
	pages   []*chronicled
	until   time.Time // end of validity
	ended   time.Time
	changes map[memory.ChangeKind]time.Time
}

// knows tells whether a reader who holds the scopes may know the item; the author
// of everything is ann.
func (c *chronicled) knows(reader string, scopes []string) bool {
	held := slices.Contains(scopes, c.scope) || reader == "ann" && !c.page
	return held && !slices.ContainsFunc(c.pages, func(p *chronicled) bool { return !p.knows(reader, scopes) })
}

// told are the changes that a reader learns in a span, in order.
func (c chronicle) told(reader string, scopes []string, since, until time.Time) []string {
	type one struct {
		at       time.Time
		rank     int
		id, text string
	}
	kinds := []memory.ChangeKind{
		memory.ChangeAdded, memory.ChangeSuperseded, memory.ChangeRetired, memory.ChangeExpired, memory.ChangeRescoped, memory.ChangeLinked,
		memory.ChangeUnlinked, memory.ChangeEvent, memory.ChangePage,
	}
	var all []one
	for _, item := range c.items {
		if !item.knows(reader, scopes) {
			continue
		}
		changes := item.changes
		if !item.until.IsZero() && (item.ended.IsZero() || item.ended.After(item.until)) && !item.until.Before(changes[memory.ChangeAdded]) {
			changes[memory.ChangeExpired] = item.until
		}
		for kind, at := range changes {
			if !at.Before(since) && !at.After(until) {
				all = append(all, one{at, slices.Index(kinds, kind), item.id, fmt.Sprint(kind, " ", item.id, " ", at.UnixMicro())})
			}
		}
	}
	slices.SortFunc(all, func(a, b one) int {
		// Versions of pages have ids of their own; here none share an instant.
		return cmp.Or(a.at.Compare(b.at), cmp.Compare(a.rank, b.rank), strings.Compare(a.id, b.id))
	})
	var out []string
	for _, o := range all {
		out = append(out, o.text)
	}
	return out
}

// Delta tells each reader exactly what happened to what it may know now, in
// order, however the list is paged and cut.
func TestDeltaTellsEveryChange(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		random := rand.New(rand.NewPCG(3, 9))
		w.people("ann", "bob", "cleo")
		gid := w.group("deal", "ann", "bob")
		scopes := []string{"world", "group:deal", "principal:ann"}
		stored := map[string]string{"world": "world", "group:deal": "group:" + gid, "principal:ann": "principal:ann"}
		w.pass(time.Hour)
		start := w.clock()
		var c chronicle
		var pages, claims, links []*chronicled
		pick := func(list []*chronicled) *chronicled { return list[random.IntN(len(list))] }
		scope := func() string { return scopes[random.IntN(len(scopes))] }
		add := func(list *[]*chronicled, item *chronicled) {
			*list, c.items = append(*list, item), append(c.items, item)
		}
		for i := range 3 {
			s := scope()
			p := w.page("ann", "company", fmt.Sprintf("Works %c", 'A'+i), s)
			add(&pages, &chronicled{id: p.ID, scope: stored[s], page: true, changes: map[memory.ChangeKind]time.Time{memory.ChangePage: w.clock()}})
			w.pass(time.Second)
		}
		for i := range 60 {
			if random.IntN(3) > 0 {
				w.pass(time.Duration(random.IntN(90)) * time.Second)
			}
			switch what := random.IntN(10); {
			case what < 4:
				in := fact(fmt.Sprintf("Statement %d of many.", i), scope())
				in.About = &pick(pages).id
				item := &chronicled{scope: stored[*in.Scope], changes: map[memory.ChangeKind]time.Time{memory.ChangeAdded: w.clock()}}
				if random.IntN(2) == 0 {
					item.until = w.clock().Add(time.Duration(1+random.IntN(1200)) * time.Second)
					in.ValidUntil = &item.until
				}
				item.id = w.remember("ann", in).Claim.ID
				add(&claims, item)
			case what < 6 && len(claims) > 0:
				old := pick(claims)
				if !old.ended.IsZero() {
					continue
				}
				old.ended = w.clock()
				if what == 4 {
					_, _, err := w.Forget(t.Context(), w.as("ann"), old.id, "over")
					require.NoError(t, err)
					old.changes[memory.ChangeRetired] = w.clock()
					continue
				}
				r, _, err := w.Correct(t.Context(), w.as("ann"), memory.CorrectInput{Claim: old.id, Text: fmt.Sprintf("Correction %d.", i), Reason: "typo"})
				require.NoError(t, err)
				old.changes[memory.ChangeSuperseded] = w.clock()
				add(&claims, &chronicled{
					id: r.Claim.ID, scope: old.scope, until: old.until, changes: map[memory.ChangeKind]time.Time{memory.ChangeAdded: w.clock()},
				})
			case what < 8:
				from, to, s := pick(pages), pick(pages), scope()
				if from == to || slices.ContainsFunc(links, func(l *chronicled) bool { return l.pages[0] == from && l.pages[1] == to && l.scope == stored[s] }) {
					continue
				}
				l := w.tie("ann", from.id, "customer_of", to.id, s)
				add(&links, &chronicled{id: l.ID, scope: stored[s], pages: []*chronicled{from, to}, changes: map[memory.ChangeKind]time.Time{memory.ChangeLinked: w.clock()}})
			case len(links) > 0:
				l, to := pick(links), scope()
				if l.scope == stored[to] || slices.ContainsFunc(links, func(m *chronicled) bool {
					return m.pages[0] == l.pages[0] && m.pages[1] == l.pages[1] && m.scope == stored[to]
				}) {
					continue
				}
				_, _, err := w.Rescope(t.Context(), w.as("ann"), memory.RescopeInput{Link: &l.id, Scope: to, Reason: "moved"})
				require.NoError(t, err)
				l.scope, l.changes[memory.ChangeRescoped] = stored[to], w.clock()
			}
		}
		require.Greater(t, len(c.told("ann", nil, start, w.clock())), 30)
		for reader, held := range map[string][]string{"ann": {"world", stored["group:deal"], "principal:ann"}, "bob": {"world", stored["group:deal"]}, "cleo": {"world"}} {
			for range 4 {
				since := start.Add(time.Duration(random.IntN(300)) * time.Second)
				until := since.Add(time.Duration(random.IntN(4000)) * time.Second)
				if until.After(w.clock()) {
					until = w.clock()
				}
				for _, newestFirst := range []bool{false, true} {
					want := c.told(reader, held, since, until)
					if newestFirst {
						slices.Reverse(want)
					}
					in, size := memory.DeltaInput{Since: &since, Until: &until, NewestFirst: newestFirst}, 1+random.IntN(7)
					require.Equal(t, want, w.deltaTold(reader, in, size), "%s from %s to %s, %d at a time, the newest first: %t", reader, since, until, size, newestFirst)
				}
			}
		}
	})
}

// deltaTold walks through a delta, some changes at a time.
func (w *world) deltaTold(reader string, in memory.DeltaInput, size int) []string {
	w.t.Helper()
	var told []string
	var after *string
	for {
		list, err := w.Delta(w.t.Context(), w.as(reader), in, &size, after)
		require.NoError(w.t, err)
		require.LessOrEqual(w.t, len(list.Nodes), size)
		for _, change := range list.Nodes {
			told = append(told, fmt.Sprint(change.Kind, " ", change.ClaimID+change.LinkID+change.PageID, " ", change.At.UnixMicro()))
		}
		if after = &list.EndCursor; !list.HasNextPage {
			return told
		}
	}
}

// A cursor of one order is refused in the other, and the error says why.
func TestDeltaCursorKeepsItsOrder(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann")
		for _, text := range []string{"Rain is wet.", "Snow is cold.", "Wind is loud."} {
			w.remember("ann", fact(text, "world"))
		}
		for _, newestFirst := range []bool{false, true} {
			list, err := w.Delta(t.Context(), w.as("ann"), memory.DeltaInput{NewestFirst: newestFirst}, ptr(1), nil)
			require.NoError(t, err)
			_, err = w.Delta(t.Context(), w.as("ann"), memory.DeltaInput{NewestFirst: !newestFirst}, ptr(1), &list.EndCursor)
			var refused *fault.Error
			require.ErrorAs(t, err, &refused)
			require.Equal(t, fault.BadCursor, refused.Code)
			require.Equal(t, "after", refused.Field)
			require.Contains(t, refused.Message, "first")
			require.Contains(t, refused.Hint, fmt.Sprintf("newestFirst: %t", newestFirst))
		}
	})
}
