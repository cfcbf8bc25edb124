package memory

import "context"

// SkillSurface is where an agent wants to use a skill.
type SkillSurface string

// The surfaces: in a conversation, and in a job.
const (
	SurfaceMain       SkillSurface = "MAIN"
	SurfaceBackground SkillSurface = "BACKGROUND"
)

// SkillOutcome says what an agent is to do with a skill.
type SkillOutcome string

// The outcomes.
const (
	SkillLoad         SkillOutcome = "LOAD"               // load it from where its pointer says
	SkillRouteToJob   SkillOutcome = "ROUTE_TO_JOB"       // have a job do it
	SkillIncompatible SkillOutcome = "SKILL_INCOMPATIBLE" // it does not run there
)

// SkillView is the answer to a wish to use a skill.
type SkillView struct {
	Outcome SkillOutcome
	// Skill is nil unless it is to be loaded.
	Skill *SkillPointer
}

// SkillView tells how to use a skill on a surface. Error: NOT_FOUND, the same for one
// that there is not, that is disabled, and that is not enabled for the reader.
func (s *Service) SkillView(ctx context.Context, session *Session, name string, surface SkillSurface) (SkillView, error) {
	var out SkillView
	err := s.read(ctx, session, func(_ context.Context, v *view) error {
		if err := oneOf("surface", surface, SurfaceMain, SurfaceBackground); err != nil {
			return err
		}
		skill, ok := v.voc.skills[normalSlug(name)]
		if !ok || !v.finds(skill) {
			var known []string
			for _, s := range v.voc.skills.sorted() {
				if v.finds(s) {
					known = append(known, s.Name)
				}
			}
			return unknownSkill(name, known)
		}
		out = skill.on(surface)
		return nil
	})
	return out, err
}

// finds tells whether the skill is enabled for the view's reader.
func (v *view) finds(s Skill) bool { return v.standing.view.Audience.Holds(s.scope()) }

// on says what to do with the skill on a surface.
func (s Skill) on(surface SkillSurface) SkillView {
	switch {
	case s.Runtime == SkillAny || string(s.Runtime) == string(surface):
		return SkillView{Outcome: SkillLoad, Skill: &s.SkillPointer}
	case s.Runtime == SkillBackground:
		return SkillView{Outcome: SkillRouteToJob}
	}
	return SkillView{Outcome: SkillIncompatible}
}

// PageSkills gives the skills of discovery records by page id, as far as they are
// enabled for the reader; other pages are missing.
func (s *Service) PageSkills(ctx context.Context, session *Session, pages []string) (map[string]*SkillPointer, error) {
	out := map[string]*SkillPointer{}
	err := s.read(ctx, session, func(_ context.Context, v *view) error {
		wanted := make(map[string]bool, len(pages))
		for _, id := range pages {
			wanted[id] = true
		}
		for _, skill := range v.voc.skills {
			if wanted[skill.PageID] && v.finds(skill) {
				out[skill.PageID] = &skill.SkillPointer
			}
		}
		return nil
	})
	return out, err
}
