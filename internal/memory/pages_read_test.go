package memory_test

import (
	"encoding/json"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"brain/internal/fault"
	"brain/internal/memory"
)

func titles(pages []memory.Page) []string {
	return names(pages, func(p memory.Page) string { return p.Title })
}

func TestPagesFilters(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann", "bob")
		add := func(in memory.CreatePageInput) {
			w.pass(time.Minute)
			_, _, err := w.CreatePage(t.Context(), w.as("ann"), in)
			require.NoError(t, err)
		}
		add(memory.CreatePageInput{Type: "company", Title: "Acme Corporation", Aliases: []string{"Acme", "Roadrunner Supplies"}, Tags: []string{"Key Account"}})
		add(memory.CreatePageInput{Type: "company", Subtype: ptr("nonprofit"), Title: "Globex", Tags: []string{"key account", "east"}})
		add(memory.CreatePageInput{Type: "event", Title: "Acme board meeting"})
		add(memory.CreatePageInput{Type: "company", Title: "Acme Secret", Scope: ptr("principal:ann"), Tags: []string{"Key Account"}})
		add(memory.CreatePageInput{Type: "company", Title: "서울전자", Aliases: []string{"東京支社"}})
		for name, tt := range map[string]struct {
			filter memory.PageFilter
			want   []string
		}{
			"type":              {memory.PageFilter{Type: ptr("event")}, []string{"Acme board meeting"}},
			"subtype":           {memory.PageFilter{Type: ptr("company"), Subtype: ptr("nonprofit")}, []string{"Globex"}},
			"tag":               {memory.PageFilter{Tag: ptr("KEY  account")}, []string{"Globex", "Acme Corporation"}},
			"a tag nobody uses": {memory.PageFilter{Tag: ptr("west")}, []string{}},
			"text of a title":   {memory.PageFilter{Text: ptr("board acme")}, []string{"Acme board meeting"}},
			"text of an alias":  {memory.PageFilter{Text: ptr("roadrunner")}, []string{"Acme Corporation"}},
			"a word of several": {memory.PageFilter{Text: ptr("acme")}, []string{"Acme board meeting", "Acme Corporation"}},
			"inside a run":      {memory.PageFilter{Text: ptr("전자")}, []string{"서울전자"}},
			"a run of an alias": {memory.PageFilter{Text: ptr("京")}, []string{"서울전자"}},
			"a broken run":      {memory.PageFilter{Text: ptr("서전자")}, []string{}},
			"all of it":         {memory.PageFilter{Type: ptr("company"), Tag: ptr("key account"), Text: ptr("acme")}, []string{"Acme Corporation"}},
		} {
			t.Run(name, func(t *testing.T) {
				list, err := w.Pages(t.Context(), w.as("bob"), tt.filter, nil, nil)
				require.NoError(t, err)
				require.Equal(t, tt.want, titles(list.Nodes))
				n, err := list.Count()
				require.NoError(t, err)
				require.Equal(t, len(tt.want), n)
			})
		}
		_, err := w.Pages(t.Context(), w.as("bob"), memory.PageFilter{Type: ptr("compny")}, nil, nil)
		refused(t, err, fault.UnknownTerm, "type")

		var got []string
		var cursor *string
		for {
			list, err := w.Pages(t.Context(), w.as("bob"), memory.PageFilter{Type: ptr("company")}, ptr(1), cursor)
			require.NoError(t, err)
			got = append(got, titles(list.Nodes)...)
			if !list.HasNextPage {
				break
			}
			cursor = &list.EndCursor
		}
		require.Equal(t, []string{"서울전자", "Globex", "Acme Corporation"}, got)
	})
}

func TestProperties(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann", "bob")
		acme := w.page("ann", "company", "Acme", "")
		other := w.page("ann", "company", "Globex", "")
		set := func(property, value, scope string, from time.Duration) string {
			w.pass(time.Minute)
			in := about(fact(property+" is "+value+" in "+scope, scope), "Acme")
			in.Property, in.Value, in.ValidFrom = &property, json.RawMessage(value), ptr(w.clock().Add(from))
			return w.remember("ann", in).Claim.ID
		}
		older := set("employees", "10", "world", -48*time.Hour)
		newest := set("employees", "12", "world", -24*time.Hour)
		set("employees", "12", "principal:ann", -30*time.Hour)
		set("employees", "99", "world", 24*time.Hour) // not yet
		secret := set("employees", "15", "principal:ann", 0)
		tools := set("industry", `"tools"`, "world", 0)
		anvils := set("industry", `"anvils"`, "world", 0)
		set("industry", `"tools"`, "principal:ann", 0)

		read := func(uid string) []memory.Property {
			out, err := w.Properties(t.Context(), w.as(uid), []*memory.Page{&acme, &other}, nil)
			require.NoError(t, err)
			require.NotContains(t, out, other.ID)
			return out[acme.ID]
		}
		ids := func(claims []memory.Claim) []string {
			return names(claims, func(c memory.Claim) string { return c.ID })
		}

		got := read("bob")
		require.Len(t, got, 3)
		require.Equal(t, "employees", got[0].Name)
		require.Equal(t, newest, got[0].Claim.ID)
		require.Equal(t, int64(12), got[0].Claim.Value.Int64())
		require.Equal(t, []string{older}, ids(got[0].Conflicts))
		require.Equal(t, []string{anvils, tools}, []string{got[1].Claim.ID, got[2].Claim.ID})
		require.Empty(t, got[1].Conflicts)

		got = read("ann")
		require.Len(t, got, 3)
		require.Equal(t, secret, got[0].Claim.ID)
		require.Len(t, got[0].Conflicts, 3)
	})
}

func TestPageVersions(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann", "bob")
		w.group("deal", "ann")
		p, _, err := w.CreatePage(t.Context(), w.as("ann"), memory.CreatePageInput{Type: "company", Title: "Acme", Body: ptr("First text.\n")})
		require.NoError(t, err)
		edit := func(in memory.UpdatePageInput) {
			w.pass(time.Hour)
			in.Page, in.Version = p.ID, w.version("ann", p)
			_, _, err := w.UpdatePage(t.Context(), w.as("ann"), in)
			require.NoError(t, err)
		}
		edit(memory.UpdatePageInput{Sections: []memory.SectionPatch{{Text: ptr("The secret price.\n"), Scope: ptr("group:deal")}}})
		edit(memory.UpdatePageInput{Title: ptr("Acme Corp")})
		edit(memory.UpdatePageInput{Body: ptr("Second text.\n")})

		read := func(uid string, first *int, after *string) memory.List[memory.PageVersion] {
			list, err := w.PageVersions(t.Context(), w.as(uid), p.ID, first, after)
			require.NoError(t, err)
			return list
		}
		states := func(l memory.List[memory.PageVersion]) []string {
			return names(l.Nodes, func(v memory.PageVersion) string { return v.Title + ": " + v.Body })
		}
		all := read("bob", nil, nil)
		require.Equal(t, []string{"Acme Corp: Second text.\n", "Acme Corp: First text.\n", "Acme: First text.\n"}, states(all))
		require.Equal(t, []int{3, 2, 1}, []int{all.Nodes[0].Number, all.Nodes[1].Number, all.Nodes[2].Number})
		require.Equal(t, w.version("bob", p), all.Nodes[0].Number)
		require.Equal(t, "ann", all.Nodes[0].ByUID)
		require.Equal(t, w.body("bob", p), all.Nodes[0].Body)

		own := read("ann", nil, nil)
		require.Len(t, own.Nodes, 4)
		require.Equal(t, w.body("ann", p), own.Nodes[0].Body)
		require.Contains(t, own.Nodes[2].Body, "The secret price.")
		require.Contains(t, own.Nodes[2].Body, "::: scope group:deal")
		require.NotContains(t, own.Nodes[3].Body, "secret")

		one := read("bob", ptr(2), nil)
		require.True(t, one.HasNextPage)
		rest := read("bob", ptr(2), &one.EndCursor)
		require.Equal(t, []string{"Acme: First text.\n"}, states(rest))
		require.False(t, rest.HasNextPage)
		_, err = w.PageVersions(t.Context(), w.as("ann"), p.ID, nil, &one.EndCursor)
		refused(t, err, fault.BadCursor, "after")

		none, err := w.PageVersions(t.Context(), w.as("bob"), w.page("ann", "company", "Hidden", "principal:ann").ID, nil, nil)
		require.NoError(t, err)
		require.Empty(t, none.Nodes)
	})
}

func TestPagesByID(t *testing.T) {
	w := newWorld(t, openEmbedded(t))
	w.people("ann", "bob")
	open, hidden := w.page("ann", "company", "Open", ""), w.page("ann", "company", "Hidden", "principal:ann")
	got, err := w.PagesByID(t.Context(), w.as("bob"), []string{open.ID, hidden.ID, "nothing"})
	require.NoError(t, err)
	require.Equal(t, map[string]memory.Page{open.ID: open}, got)
}
