package memory_test

import (
	"strings"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"brain/disclosure"
	"brain/internal/fault"
	"brain/internal/memory"
)

func TestCreatePrincipalMakesItsPage(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("dana")
		for _, tt := range []struct {
			kind     disclosure.Kind
			uid      string
			owner    *string
			slug     string
			pageType string
		}{
			{disclosure.Human, "Noa.Levi", nil, "people/noa.levi", "person"},
			{disclosure.Agent, "scribe", ptr("dana"), "agents/scribe", "agent"},
			{disclosure.Human, "김민수", nil, "people/김민수", "person"},
			{disclosure.Service, "bridge", nil, "", ""},
		} {
			p, rev, err := w.CreatePrincipal(t.Context(), w.admin(), memory.CreatePrincipalInput{
				UID: tt.uid, Kind: tt.kind, DisplayName: "The " + tt.uid, Owner: tt.owner,
			})
			require.NoError(t, err)
			require.NotEmpty(t, rev)
			require.Equal(t, []disclosure.Role{disclosure.MemberRole}, p.Roles)
			stored, err := w.PrincipalsByUID(t.Context(), w.as("dana"), []string{tt.uid, "nobody"})
			require.NoError(t, err)
			require.Equal(t, map[string]memory.Principal{tt.uid: p}, stored)

			pages, err := w.PrincipalPages(t.Context(), w.as("dana"), []string{tt.uid})
			require.NoError(t, err)
			page, ok := pages[tt.uid]
			require.Equal(t, tt.slug != "", ok)
			require.Equal(t, tt.slug, page.Slug)
			require.Equal(t, tt.pageType, page.Type)
			if ok {
				require.Equal(t, "internal", page.Subtype)
				require.Equal(t, "The "+tt.uid, page.Title)
				require.Equal(t, page.ID, p.PageID)
				aliases, err := w.Aliases(t.Context(), w.as("dana"), []string{page.ID})
				require.NoError(t, err)
				require.Equal(t, []string{"The " + tt.uid}, aliases[page.ID])
			}
		}
	})
}

func TestCreatePrincipalRefuses(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("dana")
		w.agent("scribe", "dana")
		w.principal(disclosure.Human, "cora", disclosure.CuratorRole)
		good := memory.CreatePrincipalInput{UID: "new", Kind: disclosure.Human, DisplayName: "New"}
		for name, tt := range map[string]struct {
			by     string
			change func(*memory.CreatePrincipalInput)
			code   fault.Code
			field  string
		}{
			"member":            {by: "dana", code: fault.Forbidden},
			"curator":           {by: "cora", code: fault.Forbidden},
			"agent":             {by: "scribe", code: fault.Forbidden},
			"unknown caller":    {by: "nobody", code: fault.Forbidden},
			"empty uid":         {change: func(in *memory.CreatePrincipalInput) { in.UID = "" }, code: fault.BadInput, field: "uid"},
			"uid with a space":  {change: func(in *memory.CreatePrincipalInput) { in.UID = "a b" }, code: fault.BadInput, field: "uid"},
			"uid with a mark":   {change: func(in *memory.CreatePrincipalInput) { in.UID = "a@b" }, code: fault.BadInput, field: "uid"},
			"long uid":          {change: func(in *memory.CreatePrincipalInput) { in.UID = strings.Repeat("a", 81) }, code: fault.BadInput, field: "uid"},
			"decomposed uid":    {change: func(in *memory.CreatePrincipalInput) { in.UID = "rene\u0301" }, code: fault.BadInput, field: "uid"},
			"reserved uid":      {change: func(in *memory.CreatePrincipalInput) { in.UID = "system" }, code: fault.BadInput, field: "uid"},
			"taken uid":         {change: func(in *memory.CreatePrincipalInput) { in.UID = "dana" }, code: fault.Conflict, field: "uid"},
			"kind":              {change: func(in *memory.CreatePrincipalInput) { in.Kind = "ROBOT" }, code: fault.BadInput, field: "kind"},
			"no name":           {change: func(in *memory.CreatePrincipalInput) { in.DisplayName = " " }, code: fault.BadInput, field: "displayName"},
			"role":              {change: func(in *memory.CreatePrincipalInput) { in.Roles = []disclosure.Role{"BOSS"} }, code: fault.BadInput, field: "roles"},
			"no roles":          {change: func(in *memory.CreatePrincipalInput) { in.Roles = []disclosure.Role{} }, code: fault.BadInput, field: "roles"},
			"owner of a human":  {change: func(in *memory.CreatePrincipalInput) { in.Owner = ptr("dana") }, code: fault.BadInput, field: "owner"},
			"policy of a human": {change: func(in *memory.CreatePrincipalInput) { in.ConversationPolicy = ptr(disclosure.ConversationOptional) }, code: fault.BadInput, field: "conversationPolicy"},
			"mode of a human":   {change: func(in *memory.CreatePrincipalInput) { in.DisclosureMode = ptr(disclosure.Strict) }, code: fault.BadInput, field: "disclosureMode"},
			"unknown owner":     {change: func(in *memory.CreatePrincipalInput) { in.Kind, in.Owner = disclosure.Agent, ptr("nobody") }, code: fault.UnknownPrincipal, field: "owner"},
			"an agent as owner": {change: func(in *memory.CreatePrincipalInput) { in.Kind, in.Owner = disclosure.Agent, ptr("scribe") }, code: fault.BadInput, field: "owner"},
			"unknown policy": {change: func(in *memory.CreatePrincipalInput) {
				in.Kind, in.ConversationPolicy = disclosure.Agent, ptr(disclosure.ConversationPolicy("NEVER"))
			}, code: fault.BadInput, field: "conversationPolicy"},
			"unknown mode": {change: func(in *memory.CreatePrincipalInput) {
				in.Kind, in.DisclosureMode = disclosure.Agent, ptr(disclosure.Mode("OPEN"))
			}, code: fault.BadInput, field: "disclosureMode"},
		} {
			in := good
			if tt.change != nil {
				tt.change(&in)
			}
			by := tt.by
			if by == "" {
				by = "admin"
			}
			_, _, err := w.CreatePrincipal(t.Context(), w.as(by), in)
			t.Run(name, func(t *testing.T) { refused(t, err, tt.code, tt.field) })
		}
		list, err := w.Principals(t.Context(), w.admin(), nil, nil)
		require.NoError(t, err)
		require.Equal(t, []string{"admin", "cora", "dana", "scribe"}, names(list.Nodes, principalUID), "the store is unchanged")
	})
}

func TestCreatePrincipalOnceAmongMany(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		const callers = 50
		errs := make([]error, callers)
		var wg sync.WaitGroup
		for i := range callers {
			wg.Go(func() {
				_, _, errs[i] = w.CreatePrincipal(t.Context(), w.admin(), memory.CreatePrincipalInput{UID: "dana", Kind: disclosure.Human, DisplayName: "Dana"})
			})
		}
		wg.Wait()
		made := 0
		for _, err := range errs {
			if err == nil {
				made++
				continue
			}
			refused(t, err, fault.Conflict, "uid")
		}
		require.Equal(t, 1, made)
		counts, err := w.PageCounts(t.Context(), w.admin(), []string{"person"})
		require.NoError(t, err)
		require.Equal(t, map[string]int{"person": 2}, counts, "the admin's page and one more")
	})
}

func TestUpdatePrincipal(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("dana", "omar")
		w.agent("scribe", "dana")
		update := func(in memory.UpdatePrincipalInput) memory.Principal {
			t.Helper()
			p, _, err := w.UpdatePrincipal(t.Context(), w.admin(), in)
			require.NoError(t, err)
			stored, err := w.PrincipalsByUID(t.Context(), w.admin(), []string{in.UID})
			require.NoError(t, err)
			require.Equal(t, p, stored[in.UID])
			return p
		}
		p := update(memory.UpdatePrincipalInput{UID: "scribe", Owner: ptr("omar"), ConversationPolicy: ptr(disclosure.ConversationOptional), DisclosureMode: ptr(disclosure.Relaxed)})
		require.Equal(t, "omar", p.OwnerUID)
		require.Equal(t, disclosure.ConversationOptional, p.ConversationPolicy)
		require.Equal(t, disclosure.Relaxed, p.DisclosureMode)
		require.Equal(t, "scribe", p.DisplayName)
		require.Empty(t, update(memory.UpdatePrincipalInput{UID: "scribe", Owner: ptr("")}).OwnerUID)
		require.Equal(t, "dana", update(memory.UpdatePrincipalInput{UID: "scribe", Owner: ptr("dana")}).OwnerUID)

		p = update(memory.UpdatePrincipalInput{UID: "dana", DisplayName: ptr("Dana Levi"), Roles: []disclosure.Role{disclosure.CuratorRole, disclosure.CuratorRole, disclosure.MemberRole}})
		require.Equal(t, []disclosure.Role{disclosure.MemberRole, disclosure.CuratorRole}, p.Roles)
		aliases, err := w.Aliases(t.Context(), w.admin(), []string{p.PageID})
		require.NoError(t, err)
		require.ElementsMatch(t, []string{"dana", "Dana Levi"}, aliases[p.PageID])
		title := func() string {
			pages, err := w.PagesByID(t.Context(), w.admin(), []string{p.PageID})
			require.NoError(t, err)
			return pages[p.PageID].Title
		}
		require.Equal(t, "Dana Levi", title())
		update(memory.UpdatePrincipalInput{UID: "dana", DisplayName: ptr("DANA LEVI")})
		require.Equal(t, "DANA LEVI", title())
		_, _, err = w.UpdatePage(t.Context(), w.as("dana"), memory.UpdatePageInput{Page: p.PageID, Version: 3, Title: ptr("Dana, CFO")})
		require.NoError(t, err)
		update(memory.UpdatePrincipalInput{UID: "dana", DisplayName: ptr("dana levi")})
		require.Equal(t, "Dana, CFO", title(), "what its editors called it stays")
		aliases, err = w.Aliases(t.Context(), w.admin(), []string{p.PageID})
		require.NoError(t, err)
		require.Len(t, aliases[p.PageID], 2, "names that read alike are one alias")

		for name, tt := range map[string]struct {
			by    string
			in    memory.UpdatePrincipalInput
			code  fault.Code
			field string
		}{
			"not an admin":      {"dana", memory.UpdatePrincipalInput{UID: "dana", DisplayName: ptr("D")}, fault.Forbidden, ""},
			"unknown":           {"admin", memory.UpdatePrincipalInput{UID: "nobody"}, fault.UnknownPrincipal, "uid"},
			"owner of a human":  {"admin", memory.UpdatePrincipalInput{UID: "dana", Owner: ptr("omar")}, fault.BadInput, "owner"},
			"unknown owner":     {"admin", memory.UpdatePrincipalInput{UID: "scribe", Owner: ptr("nobody")}, fault.UnknownPrincipal, "owner"},
			"no roles":          {"admin", memory.UpdatePrincipalInput{UID: "dana", Roles: []disclosure.Role{}}, fault.BadInput, "roles"},
			"blank name":        {"admin", memory.UpdatePrincipalInput{UID: "dana", DisplayName: ptr("")}, fault.BadInput, "displayName"},
			"its own last role": {"admin", memory.UpdatePrincipalInput{UID: "admin", Roles: []disclosure.Role{disclosure.MemberRole}}, fault.Forbidden, "roles"},
		} {
			_, _, err := w.UpdatePrincipal(t.Context(), w.as(tt.by), tt.in)
			t.Run(name, func(t *testing.T) { refused(t, err, tt.code, tt.field) })
		}
	})
}

func TestSetPrincipalActive(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("dana", "omar")
		w.group("deal team", "dana", "omar")
		token := w.token("dana")
		set := func(by string, in memory.SetPrincipalActiveInput) error {
			_, _, err := w.SetPrincipalActive(t.Context(), w.as(by), in)
			return err
		}
		refused(t, set("dana", memory.SetPrincipalActiveInput{UID: "omar"}), fault.Forbidden, "")
		refused(t, set("admin", memory.SetPrincipalActiveInput{UID: "nobody"}), fault.UnknownPrincipal, "uid")
		refused(t, set("admin", memory.SetPrincipalActiveInput{UID: "admin"}), fault.Forbidden, "active")

		require.NoError(t, set("admin", memory.SetPrincipalActiveInput{UID: "dana"}))
		_, err := w.Authenticate(t.Context(), token.Secret)
		refused(t, err, fault.Unauthenticated, "")
		_, err = w.Principals(t.Context(), w.as("dana"), nil, nil)
		refused(t, err, fault.Forbidden, "")
		_, _, err = w.CreateToken(t.Context(), w.as("dana"), memory.CreateTokenInput{Principal: "dana"})
		refused(t, err, fault.Forbidden, "")
		pages, err := w.PrincipalPages(t.Context(), w.as("dana"), []string{"omar"})
		require.NoError(t, err)
		require.Empty(t, pages, "an inactive principal reaches nothing")

		list, err := w.Principals(t.Context(), w.as("omar"), nil, nil)
		require.NoError(t, err)
		require.Contains(t, names(list.Nodes, principalUID), "dana", "it stays in the lists")
		require.NoError(t, set("admin", memory.SetPrincipalActiveInput{UID: "dana", Active: true}))
		_, err = w.Authenticate(t.Context(), token.Secret)
		require.NoError(t, err)
	})
}

func TestPrincipalsPage(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("a", "b", "c", "가", "é")
		all := []string{"a", "admin", "b", "c", "é", "가"}
		var got []string
		var after *string
		for {
			list, err := w.Principals(t.Context(), w.as("a"), ptr(2), after)
			require.NoError(t, err)
			got = append(got, names(list.Nodes, principalUID)...)
			total, err := list.Count()
			require.NoError(t, err)
			require.Equal(t, len(all), total)
			if !list.HasNextPage {
				break
			}
			after = &list.EndCursor
		}
		require.Equal(t, all, got)
		for _, first := range []int{0, -1, 501} {
			_, err := w.Principals(t.Context(), w.as("a"), &first, nil)
			refused(t, err, fault.BadInput, "first")
		}
		for _, cursor := range []string{"", "x", *after + "x"} {
			_, err := w.Principals(t.Context(), w.as("a"), nil, &cursor)
			refused(t, err, fault.BadCursor, "after")
		}
		_, err := w.Groups(t.Context(), w.as("a"), nil, after)
		refused(t, err, fault.BadCursor, "after")
	})
}

func TestAnAgentWithoutConversationReadsTheRegisterOnly(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("dana")
		w.agent("scribe", "dana")
		viewer, err := w.Viewer(t.Context(), w.as("scribe"))
		require.NoError(t, err)
		require.Equal(t, "scribe", viewer.Principal.UID)
		require.Equal(t, "dana", viewer.Principal.OwnerUID)
		list, err := w.Principals(t.Context(), w.as("scribe"), nil, nil)
		require.NoError(t, err)
		require.Len(t, list.Nodes, 3)
		_, err = w.PrincipalPages(t.Context(), w.as("scribe"), []string{"dana"})
		refused(t, err, fault.ConversationRequired, "conversation")
		_, err = w.PageCounts(t.Context(), w.as("scribe"), []string{"person"})
		refused(t, err, fault.ConversationRequired, "conversation")
		w.direct("dm", "dana", "scribe")
		pages, err := w.PrincipalPages(t.Context(), w.in("scribe", "dm"), []string{"dana"})
		require.NoError(t, err)
		require.Contains(t, pages, "dana")
	})
}
