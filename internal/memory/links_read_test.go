package memory_test

import (
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"brain/internal/fault"
	"brain/internal/memory"
)

// tie connects two pages a minute later than what was before.
func (w *world) tie(uid, from, link, to, scope string) memory.Link {
	w.t.Helper()
	w.pass(time.Minute)
	l, _, err := w.Connect(w.t.Context(), w.as(uid), memory.ConnectInput{From: from, To: to, Type: link, Scope: &scope, Evidence: said("seen")})
	require.NoError(w.t, err)
	return l
}

// town is a small world of pages and links.
func town(t *testing.T, w *world) map[string]memory.Page {
	t.Helper()
	w.people("ann", "bob")
	pages := map[string]memory.Page{}
	for _, title := range []string{"Acme", "Globex", "Initech", "Umbrella"} {
		pages[title] = w.page("ann", "company", title, "")
	}
	for _, title := range []string{"Dana", "Eve", "Finn"} {
		pages[title] = w.page("ann", "person", title, "")
	}
	pages["Hidden"] = w.page("ann", "company", "Hidden", "principal:ann")
	w.tie("ann", "Dana", "works_at", "Acme", "world")
	w.tie("ann", "Eve", "works_at", "Globex", "world")
	w.tie("ann", "Dana", "advises", "Globex", "world")
	w.tie("ann", "Acme", "competes_with", "Globex", "world")
	w.tie("ann", "Globex", "customer_of", "Initech", "world")
	w.tie("ann", "Finn", "advises", "Initech", "principal:ann")
	w.tie("ann", "Initech", "customer_of", pages["Hidden"].Slug, "world")
	w.tie("ann", pages["Hidden"].Slug, "customer_of", "Umbrella", "world")
	return pages
}

func TestPageLinks(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		pages := town(t, w)
		name := map[string]string{}
		for title, p := range pages {
			name[p.ID] = title
		}
		say := func(l memory.Link) string { return name[l.FromID] + " " + l.Type + " " + name[l.ToID] }
		for label, tt := range map[string]struct {
			uid, page string
			way       *memory.LinkDirection
			types     []string
			want      []string
		}{
			"both ways": {"bob", "Globex", nil, nil, []string{
				"Globex customer_of Initech", "Acme competes_with Globex", "Dana advises Globex", "Eve works_at Globex"}},
			"out, symmetric ones too": {"bob", "Globex", ptr(memory.DirectionOut), nil, []string{"Globex customer_of Initech", "Acme competes_with Globex"}},
			"in":                      {"bob", "Globex", ptr(memory.DirectionIn), nil, []string{"Acme competes_with Globex", "Dana advises Globex", "Eve works_at Globex"}},
			"a type":                  {"bob", "Globex", nil, []string{"advises"}, []string{"Dana advises Globex"}},
			"a type out":              {"bob", "Globex", ptr(memory.DirectionOut), []string{"advises"}, []string{}},
			"an inverse name out":     {"bob", "Globex", ptr(memory.DirectionOut), []string{"advised_by", "employs"}, []string{"Dana advises Globex", "Eve works_at Globex"}},
			"an inverse name in":      {"bob", "Dana", ptr(memory.DirectionIn), []string{"employs"}, []string{"Dana works_at Acme"}},
			"hidden pages and links":  {"bob", "Initech", nil, nil, []string{"Globex customer_of Initech"}},
			"to who may know them":    {"ann", "Initech", nil, nil, []string{"Initech customer_of Hidden", "Finn advises Initech", "Globex customer_of Initech"}},
		} {
			t.Run(label, func(t *testing.T) {
				list, err := w.PageLinks(t.Context(), w.as(tt.uid), pages[tt.page].ID, tt.way, tt.types, nil, nil, nil)
				require.NoError(t, err)
				require.Equal(t, tt.want, names(list.Nodes, say))
				n, err := list.Count()
				require.NoError(t, err)
				require.Equal(t, len(tt.want), n)
			})
		}
		var got []string
		var cursor *string
		for {
			list, err := w.PageLinks(t.Context(), w.as("bob"), pages["Globex"].ID, nil, nil, ptr(3), cursor, nil)
			require.NoError(t, err)
			got = append(got, names(list.Nodes, say)...)
			if !list.HasNextPage {
				break
			}
			cursor = &list.EndCursor
		}
		require.Len(t, got, 4)
		_, err := w.PageLinks(t.Context(), w.as("bob"), pages["Globex"].ID, nil, []string{"advices"}, nil, nil, nil)
		refused(t, err, fault.UnknownTerm, "types")
		_, err = w.PageLinks(t.Context(), w.as("bob"), pages["Acme"].ID, nil, nil, ptr(3), cursor, nil)
		refused(t, err, fault.BadCursor, "after")

		counts, err := w.BacklinkCounts(t.Context(), w.as("bob"), []string{pages["Globex"].ID, pages["Acme"].ID, pages["Initech"].ID, pages["Dana"].ID}, nil)
		require.NoError(t, err)
		require.Equal(t, map[string]int{pages["Globex"].ID: 3, pages["Acme"].ID: 2, pages["Initech"].ID: 1}, counts)
	})
}

func TestALinkToItselfIsOneLink(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann")
		p := w.page("ann", "note", "Loop", "")
		w.tie("ann", "Loop", "mentions", "Loop", "world")
		for _, way := range []memory.LinkDirection{memory.DirectionOut, memory.DirectionIn, memory.DirectionBoth} {
			list, err := w.PageLinks(t.Context(), w.as("ann"), p.ID, &way, nil, nil, nil, nil)
			require.NoError(t, err)
			require.Len(t, list.Nodes, 1, way)
			n, err := list.Count()
			require.NoError(t, err)
			require.Equal(t, 1, n)
		}
		list, err := w.Neighbors(t.Context(), w.as("ann"), "Loop", ptr(3), nil, nil, nil, nil, nil)
		require.NoError(t, err)
		require.Empty(t, list.Nodes)
	})
}

// told writes a path as text: "Dana -works_at> Acme <customer_of- Globex".
func told(path []memory.PathStep) string {
	var b strings.Builder
	b.WriteString(path[0].From.Title)
	for _, s := range path {
		if s.Forward {
			b.WriteString(" -" + s.Link + "> " + s.To.Title)
		} else {
			b.WriteString(" <" + s.Link + "- " + s.To.Title)
		}
	}
	return b.String()
}

func TestNeighbors(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		pages := town(t, w)
		for label, tt := range map[string]struct {
			uid, ref string
			depth    *int
			types    []string
			way      *memory.LinkDirection
			want     []string
		}{
			"one step": {"bob", "Dana", nil, nil, nil, []string{"Dana -works_at> Acme", "Dana -advises> Globex"}},
			"two steps, the nearest first": {"bob", "Dana", ptr(2), nil, nil, []string{
				"Dana -works_at> Acme", "Dana -advises> Globex", "Dana -advises> Globex <works_at- Eve", "Dana -advises> Globex -customer_of> Initech"}},
			"never through what is hidden": {"bob", "Initech", ptr(3), nil, nil, []string{
				"Initech <customer_of- Globex", "Initech <customer_of- Globex <competes_with- Acme", "Initech <customer_of- Globex <advises- Dana",
				"Initech <customer_of- Globex <works_at- Eve"}},
			"through it for who may know it": {"ann", "Umbrella", ptr(3), nil, nil, []string{
				"Umbrella <customer_of- Hidden", "Umbrella <customer_of- Hidden <customer_of- Initech",
				"Umbrella <customer_of- Hidden <customer_of- Initech <advises- Finn", "Umbrella <customer_of- Hidden <customer_of- Initech <customer_of- Globex"}},
			"types":            {"bob", "Globex", ptr(2), []string{"works_at", "advises"}, nil, []string{"Globex <advises- Dana", "Globex <works_at- Eve", "Globex <advises- Dana -works_at> Acme"}},
			"direction":        {"bob", "Dana", ptr(3), []string{"advises", "customer_of"}, ptr(memory.DirectionOut), []string{"Dana -advises> Globex", "Dana -advises> Globex -customer_of> Initech"}},
			"an inverse name":  {"bob", "Acme", nil, []string{"employs"}, ptr(memory.DirectionOut), []string{"Acme <works_at- Dana"}},
			"a symmetric link": {"bob", "Globex", nil, []string{"competes_with"}, ptr(memory.DirectionOut), []string{"Globex <competes_with- Acme"}},
		} {
			t.Run(label, func(t *testing.T) {
				list, err := w.Neighbors(t.Context(), w.as(tt.uid), tt.ref, tt.depth, tt.types, tt.way, nil, nil, nil)
				require.NoError(t, err)
				require.Equal(t, tt.want, names(list.Nodes, func(n memory.Neighbor) string { return told(n.Path) }))
				for _, n := range list.Nodes {
					require.Len(t, n.Path, n.Depth)
					require.Equal(t, n.PageID, n.Path[n.Depth-1].To.ID)
					require.Contains(t, []string{n.Link.FromID, n.Link.ToID}, n.PageID)
				}
				n, err := list.Count()
				require.NoError(t, err)
				require.Equal(t, len(tt.want), n)
			})
		}
		var got []string
		var cursor *string
		for {
			list, err := w.Neighbors(t.Context(), w.as("bob"), "Dana", ptr(2), nil, nil, ptr(1), cursor, nil)
			require.NoError(t, err)
			got = append(got, names(list.Nodes, func(n memory.Neighbor) string { return told(n.Path[len(n.Path)-1:]) })...)
			if !list.HasNextPage {
				break
			}
			cursor = &list.EndCursor
		}
		require.Equal(t, []string{"Dana -works_at> Acme", "Dana -advises> Globex", "Globex <works_at- Eve", "Globex -customer_of> Initech"}, got)

		for label, misuse := range map[string]struct {
			ref   string
			depth *int
			types []string
			after *string
			code  fault.Code
			field string
		}{
			"depth 0":        {"Dana", ptr(0), nil, nil, fault.BadInput, "depth"},
			"depth 4":        {"Dana", ptr(4), nil, nil, fault.BadInput, "depth"},
			"unknown type":   {"Dana", nil, []string{"work_at"}, nil, fault.UnknownTerm, "types"},
			"unknown page":   {"Nobody", nil, nil, nil, fault.NotFound, "ref"},
			"hidden page":    {pages["Hidden"].Slug, nil, nil, nil, fault.NotFound, "ref"},
			"another cursor": {"Dana", ptr(3), nil, cursor, fault.BadCursor, "after"},
		} {
			t.Run(label, func(t *testing.T) {
				_, err := w.Neighbors(t.Context(), w.as("bob"), misuse.ref, misuse.depth, misuse.types, nil, nil, misuse.after, nil)
				refused(t, err, misuse.code, misuse.field)
			})
		}
	})
}

func TestFindings(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann", "bob", "cat")
		w.group("deal", "ann", "bob")
		acme := w.page("ann", "company", "Acme", "")
		old := w.remember("ann", about(fact("Acme has ten people.", "world"), "Acme")).Claim
		other := w.remember("ann", about(fact("Acme sells anvils.", "world"), "Acme")).Claim
		for i, id := range []string{old.ID, other.ID} {
			w.pass(time.Minute)
			in := about(fact("Newer claim "+string(rune('a'+i)), "group:deal"), "Acme")
			in.Supersedes = &id
			require.Equal(t, memory.Inserted, w.remember("ann", in).Status)
		}
		list, err := w.Findings(t.Context(), w.as("bob"), nil, nil, ptr(1), nil)
		require.NoError(t, err)
		require.True(t, list.HasNextPage)
		n, err := list.Count()
		require.NoError(t, err)
		require.Equal(t, 2, n)
		rest, err := w.Findings(t.Context(), w.as("bob"), nil, nil, ptr(1), &list.EndCursor)
		require.NoError(t, err)
		require.Len(t, rest.Nodes, 1)
		require.True(t, list.Nodes[0].OpenedAt.After(rest.Nodes[0].OpenedAt))

		for label, tt := range map[string]struct {
			state *memory.FindingState
			kind  *string
			want  int
		}{
			"open":         {ptr(memory.FindingState("OPEN")), nil, 2},
			"dismissed":    {ptr(memory.FindingState("DISMISSED")), nil, 0},
			"kind":         {nil, &list.Nodes[0].Kind, 2},
			"another kind": {nil, ptr("else"), 0},
		} {
			t.Run(label, func(t *testing.T) {
				list, err := w.Findings(t.Context(), w.as("bob"), tt.state, tt.kind, nil, nil)
				require.NoError(t, err)
				require.Len(t, list.Nodes, tt.want)
			})
		}
		ofClaims, err := w.FindingsOfClaims(t.Context(), w.as("bob"), []string{old.ID, other.ID})
		require.NoError(t, err)
		require.Len(t, ofClaims[old.ID], 1)
		require.Len(t, ofClaims[other.ID], 1)
		ofPages, err := w.FindingsOfPages(t.Context(), w.as("bob"), []string{acme.ID})
		require.NoError(t, err)
		require.Len(t, ofPages[acme.ID], 2)
		claims, err := w.FindingClaims(t.Context(), w.as("bob"), []string{ofClaims[old.ID][0].ID})
		require.NoError(t, err)
		require.Equal(t, []string{"Acme has ten people.", "Newer claim a"}, texts(claims[ofClaims[old.ID][0].ID]))

		t.Run("both sides or nothing", func(t *testing.T) {
			list, err := w.Findings(t.Context(), w.as("cat"), nil, nil, nil, nil)
			require.NoError(t, err)
			require.Empty(t, list.Nodes)
			n, err := list.Count()
			require.NoError(t, err)
			require.Zero(t, n)
			got, err := w.FindingsOfPages(t.Context(), w.as("cat"), []string{acme.ID})
			require.NoError(t, err)
			require.Empty(t, got)
		})
	})
}
