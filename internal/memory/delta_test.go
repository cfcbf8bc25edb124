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
				size := 1 + random.IntN(7)
				var got []string
				var after *string
				for {
					list, err := w.Delta(t.Context(), w.as(reader), memory.DeltaInput{Since: &since, Until: &until}, &size, after)
					require.NoError(t, err)
					require.LessOrEqual(t, len(list.Nodes), size)
					for _, change := range list.Nodes {
						got = append(got, fmt.Sprint(change.Kind, " ", change.ClaimID+change.LinkID+change.PageID, " ", change.At.UnixMicro()))
					}
					if after = &list.EndCursor; !list.HasNextPage {
						break
					}
				}
				require.Equal(t, c.told(reader, held, since, until), got, "%s from %s to %s, %d at a time", reader, since, until, size)
			}
		}
	})
}
