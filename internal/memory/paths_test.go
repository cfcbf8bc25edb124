package memory_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"brain/internal/memory"
)

// Paths are exactly the simple ways that a walk over all known links finds, in
// order, however they are paged.
func TestPathsAreAllSimpleWays(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann", "bob")
		random := rand.New(rand.NewPCG(7, 7))
		var pages []memory.Page
		for i := range 7 {
			pages = append(pages, w.page("ann", "company", fmt.Sprintf("Works %c", 'A'+i), ""))
		}
		type tie struct {
			from, to int
			kind     string
		}
		known := map[string][]tie{}
		for range 22 {
			l := tie{random.IntN(7), random.IntN(7), []string{"customer_of", "part_of", "competes_with"}[random.IntN(3)]}
			if l.from == l.to || slices.Contains(known["ann"], l) || l.kind == "competes_with" && slices.Contains(known["ann"], tie{l.to, l.from, l.kind}) {
				continue
			}
			scope := []string{"world", "principal:ann"}[random.IntN(2)]
			w.tie("ann", pages[l.from].ID, l.kind, pages[l.to].ID, scope)
			known["ann"] = append(known["ann"], l)
			if scope == "world" {
				known["bob"] = append(known["bob"], l)
			}
		}
		title := func(i int) string { return pages[i].Title }
		// reference lists the ways of a length, each as the text of its steps.
		var reference func(reader string, passed []int, to, left int) []string
		reference = func(reader string, passed []int, to, left int) []string {
			at := passed[len(passed)-1]
			if left == 0 {
				if at == to {
					return []string{""}
				}
				return nil
			}
			if at == to {
				return nil
			}
			var out []string
			for _, l := range known[reader] {
				for _, way := range []struct {
					near, far int
					arrow     string
				}{{l.from, l.to, ">"}, {l.to, l.from, "<"}} {
					if way.near != at || slices.Contains(passed, way.far) {
						continue
					}
					if l.kind == "competes_with" {
						way.arrow = ">" // it has no direction
					}
					for _, rest := range reference(reader, append(slices.Clone(passed), way.far), to, left-1) {
						out = append(out, fmt.Sprint(" ", way.arrow, l.kind, " ", title(way.far), rest))
					}
				}
			}
			return out
		}
		found := 0
		for _, reader := range []string{"ann", "bob"} {
			for range 12 {
				from, to, hops := random.IntN(7), random.IntN(7), 1+random.IntN(4)
				var want []string
				for length := 1; length <= hops; length++ {
					want = append(want, reference(reader, []int{from}, to, length)...)
				}
				var got []string
				var after *string
				size := 1 + random.IntN(5)
				for {
					list, err := w.Paths(t.Context(), w.as(reader), pages[from].ID, pages[to].ID, &hops, nil, &size, after)
					require.NoError(t, err)
					for _, path := range list.Nodes {
						require.Equal(t, title(from), path.Steps[0].From.Title)
						got = append(got, tellPath(t, path))
					}
					if after = &list.EndCursor; !list.HasNextPage {
						break
					}
				}
				require.ElementsMatch(t, want, got, "%s: from %s to %s within %d", reader, title(from), title(to), hops)
				require.True(t, slices.IsSortedFunc(got, func(a, b string) int { return strings.Count(a, "_") - strings.Count(b, "_") }), "the shortest first: %v", got)
				found += len(got)
			}
		}
		require.Greater(t, found, 50, "the world has ways to find")
	})
}

// tellPath writes a path as the text of its steps, which must hang together.
func tellPath(t *testing.T, path memory.Path) string {
	t.Helper()
	var b strings.Builder
	for i, step := range path.Steps {
		if i > 0 {
			require.Equal(t, path.Steps[i-1].To, step.From)
		}
		arrow := "<"
		if step.Forward {
			arrow = ">"
		}
		fmt.Fprint(&b, " ", arrow, step.Link, " ", step.To.Title)
	}
	return b.String()
}
