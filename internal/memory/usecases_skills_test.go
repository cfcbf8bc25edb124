package memory_test

import (
	"github.com/stretchr/testify/require"

	"brain/internal/memory"
)

// skilled registers skills, one of which stays disabled, and finds them.
func (w *tour) skilled() {
	ctx := w.t.Context()
	var page string
	w.do("registerSkill", func() error {
		s, _, err := w.RegisterSkill(ctx, w.as("bridge"), memory.RegisterSkillInput{
			Name: "moor", Description: "Moors a ship.", Tags: []string{"rope"}, Locator: "id:1", Runtime: memory.SkillAny, EnabledFor: []string{"group:deal", "principal:bot"},
		})
		page = s.PageID
		return err
	})
	w.do("updateSkill", func() error {
		return written(w.UpdateSkill(ctx, w.as("bridge"), memory.UpdateSkillInput{Name: "moor", Description: ptr("Moors any ship."), Tags: []string{"knot"}}))
	})
	w.do("registerSkill", func() error {
		return written(w.RegisterSkill(ctx, w.admin(), memory.RegisterSkillInput{
			Name: "sail", Description: "Sails.", Locator: "id:2", Runtime: memory.SkillMain, EnabledFor: []string{"world"},
		}))
	})
	w.do("setSkillEnabled", func() error {
		return written(w.SetSkillEnabled(ctx, w.admin(), memory.SetSkillEnabledInput{Name: "sail"}))
	})
	w.do("skills", func() error {
		list, err := w.Skills(ctx, w.admin(), nil, nil)
		require.Len(w.t, list.Nodes, 2)
		return err
	})
	w.do("skillScopes", func() error {
		list, err := w.Skills(ctx, w.admin(), nil, nil)
		require.NoError(w.t, err)
		scopes, err := w.SkillScopes(ctx, w.admin(), []*memory.Skill{&list.Nodes[0]})
		require.ElementsMatch(w.t, []string{"group:deal", "principal:bot"}, scopes[list.Nodes[0].Name])
		return err
	})
	w.do("skillView", func() error { return done(w.SkillView(ctx, w.as("ann"), "moor", memory.SurfaceMain)) })
	w.do("pageSkills", func() error { return done(w.PageSkills(ctx, w.as("ann"), []string{page})) })
}
