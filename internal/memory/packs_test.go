package memory_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"brain/disclosure"
	"brain/internal/fault"
	"brain/internal/memory"
	"brain/packs"
	"brain/schema"
)

const roadsPack = `apiVersion: brain.pack/v1
name: roads
version: VERSION
extends: [software]
objectTypes:
  - {name: road, slugPrefix: roads, primitive: entity, subtypes: [street]}
`

func roads(version string) *string { return ptr(strings.Replace(roadsPack, "VERSION", version, 1)) }

func (w *world) installed() []string {
	w.t.Helper()
	list, err := w.Packs(w.t.Context(), w.admin())
	require.NoError(w.t, err)
	var out []string
	for _, p := range list {
		if p.InstalledAt != nil {
			out = append(out, p.Name+" "+p.Version)
		}
	}
	return out
}

func TestChangePacks(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		install := func(in memory.ChangePacksInput) memory.PackPlan {
			t.Helper()
			in.Action = memory.PackInstall
			plan, _, err := w.ChangePacks(t.Context(), w.admin(), in)
			require.NoError(t, err)
			return plan
		}
		before := w.installed()
		require.Len(t, before, 1)
		plan := install(memory.ChangePacksInput{File: roads("1.0.0"), DryRun: true})
		require.False(t, plan.Applied)
		require.Empty(t, plan.Conflicts)
		require.Contains(t, plan.Changes, "install roads 1.0.0")
		require.Contains(t, strings.Join(plan.Changes, "\n"), "install software")
		require.Equal(t, before, w.installed(), "a dry run changes nothing")

		require.True(t, install(memory.ChangePacksInput{File: roads("1.0.0")}).Applied)
		require.Contains(t, w.installed(), "roads 1.0.0")
		require.Len(t, w.installed(), 3, "with the pack that it builds on")
		page, _, err := w.CreatePage(t.Context(), w.admin(), memory.CreatePageInput{Type: "road", Title: "Main Street"})
		require.NoError(t, err, "the next call knows the new type")
		require.Equal(t, "roads/main-street", page.Slug)

		require.Empty(t, install(memory.ChangePacksInput{File: roads("1.0.0")}).Changes, "the same again is nothing")
		plan = install(memory.ChangePacksInput{File: roads("0.9.0"), Names: []string{"legal"}})
		require.False(t, plan.Applied)
		require.Len(t, plan.Conflicts, 1)
		require.Empty(t, plan.Changes)
		require.NotContains(t, strings.Join(w.installed(), "\n"), "legal", "all or nothing")
		require.True(t, install(memory.ChangePacksInput{File: roads("1.1.0")}).Applied)
		require.Contains(t, w.installed(), "roads 1.1.0")
	})
}

func TestChangePacksRefuses(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("dana")
		w.principal(disclosure.Human, "cora", disclosure.CuratorRole)
		for name, tt := range map[string]struct {
			by    string
			in    memory.ChangePacksInput
			code  fault.Code
			field string
		}{
			"member":         {"dana", memory.ChangePacksInput{Action: memory.PackInstall, Names: []string{"legal"}}, fault.Forbidden, ""},
			"curator":        {"cora", memory.ChangePacksInput{Action: memory.PackInstall, Names: []string{"legal"}}, fault.Forbidden, ""},
			"dry by curator": {"cora", memory.ChangePacksInput{Action: memory.PackInstall, Names: []string{"legal"}, DryRun: true}, fault.Forbidden, ""},
			"action":         {"admin", memory.ChangePacksInput{Action: "REMOVE", Names: []string{"legal"}}, fault.BadInput, "action"},
			"nothing":        {"admin", memory.ChangePacksInput{Action: memory.PackInstall}, fault.BadInput, "names"},
			"unknown":        {"admin", memory.ChangePacksInput{Action: memory.PackInstall, Names: []string{"legl"}}, fault.UnknownTerm, "names"},
			"no YAML":        {"admin", memory.ChangePacksInput{Action: memory.PackInstall, File: ptr("{")}, fault.BadInput, "file"},
			"large":          {"admin", memory.ChangePacksInput{Action: memory.PackInstall, File: ptr(strings.Repeat("#", packs.MaxBytes+1))}, fault.TooLarge, "file"},
		} {
			_, _, err := w.ChangePacks(t.Context(), w.as(tt.by), tt.in)
			t.Run(name, func(t *testing.T) { refused(t, err, tt.code, tt.field) })
		}
		_, _, err := w.ChangePacks(t.Context(), w.admin(), memory.ChangePacksInput{Action: memory.PackInstall, File: ptr("apiVersion: brain.pack/v1\nname: x\nversion: 1.0.0\ncolour: red\n")})
		var e *fault.Error
		require.ErrorAs(t, err, &e)
		require.Equal(t, 4, e.Line)
		require.Len(t, w.installed(), 1)
	})
}

func TestPacksAndVocabulary(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("dana")
		list, err := w.Packs(t.Context(), w.as("dana"))
		require.NoError(t, err)
		require.Equal(t, []string{"consulting", "consumer", "general", "legal", "pevc", "public_markets", "software"}, names(list, func(p memory.PackInfo) string { return p.Name }))
		for _, p := range list {
			require.True(t, p.Builtin)
			require.Equal(t, p.Name == "general", p.InstalledAt != nil)
			require.NotEmpty(t, p.Version)
		}
		v, err := w.Vocabulary(t.Context(), w.as("dana"))
		require.NoError(t, err)
		require.Contains(t, names(v.ObjectTypes, func(t schema.ObjectType) string { return t.Name }), "person")
		require.Contains(t, names(v.LinkTypes, func(l schema.LinkType) string { return l.Name }), "works_at")
		require.Contains(t, v.ClaimKinds, "commitment")
	})
}

func TestPageCountsAreTheReaders(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("dana", "omar")
		w.group("deals", "dana")
		for _, scope := range []string{"world", "group:deals", "principal:dana"} {
			_, _, err := w.CreatePage(t.Context(), w.as("dana"), memory.CreatePageInput{Type: "note", Title: "In " + scope, Scope: &scope})
			require.NoError(t, err)
		}
		for uid, want := range map[string]int{"dana": 3, "omar": 1, "admin": 1} {
			counts, err := w.PageCounts(t.Context(), w.as(uid), []string{"note", "media", "nothing"})
			require.NoError(t, err)
			require.Equal(t, map[string]int{"note": want}, counts, uid)
		}
	})
}
