package memory

import (
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"time"

	"brain/disclosure"
	"brain/graph"
	"brain/internal/fault"
)

// skillsName is the setting that holds the register of skills.
const skillsName = "skills"

// SkillRuntime is where a skill runs.
type SkillRuntime string

// The runtimes of skills.
const (
	SkillMain       SkillRuntime = "MAIN"       // in an agent's conversation
	SkillBackground SkillRuntime = "BACKGROUND" // in a job
	SkillAny        SkillRuntime = "ANY"
)

// SkillPointer is what an agent needs to load a skill from its owner. The skill
// itself is never kept here.
type SkillPointer struct {
	Name        string   `json:"name"`
	Description string   `json:"description"`
	Tags        []string `json:"tags"`
	Locator     string   `json:"locator"`
}

// Skill is one skill that agents can find, as its manager sees it.
type Skill struct {
	SkillPointer
	Runtime SkillRuntime `json:"runtime"`
	Enabled bool         `json:"enabled"`
	// EnabledFor are the stored scope tokens of those for whom it is enabled: world,
	// groups, principals.
	EnabledFor []string `json:"enabledFor"`
	// OwnerUID is who registered it.
	OwnerUID string `json:"owner"`
	// PageID is its discovery record, by which agents find it.
	PageID    string    `json:"page"`
	CreatedAt time.Time `json:"createdAt"`
	UpdatedAt time.Time `json:"updatedAt"`
}

// scope is the token that the skill's discovery record has.
func (s Skill) scope() string { return graph.SkillScope(s.Name) }

// skillRegister are all skills by name. It is one node of the store, so that each
// request learns with the settings whether it changed: who may find a skill is never
// older than the state that a request reads.
type skillRegister map[string]Skill

// readSkills reads a stored register.
func readSkills(content string) (skillRegister, error) {
	var list []Skill
	if err := json.Unmarshal([]byte(content), &list); err != nil {
		return nil, fmt.Errorf("stored skills do not parse: %w", err)
	}
	register := skillRegister{}
	for _, s := range list {
		register[s.Name] = s
	}
	return register, nil
}

// sorted are the skills by name.
func (r skillRegister) sorted() []Skill {
	list := make([]Skill, 0, len(r))
	for _, name := range slices.Sorted(maps.Keys(r)) {
		list = append(list, r[name])
	}
	return list
}

// enabled are the names of the skills that a principal may find, in no order.
func (r skillRegister) enabled(p disclosure.Principal) []string {
	if len(r) == 0 {
		return nil
	}
	reach := disclosure.Reach(p)
	var names []string
	for name, s := range r {
		if s.Enabled && slices.ContainsFunc(s.EnabledFor, func(token string) bool { return slices.Contains(reach, token) }) {
			names = append(names, name)
		}
	}
	return names
}

// equip enters the skills that are enabled for each of the principals.
func (v *view) equip(people map[string]disclosure.Principal) {
	for uid, p := range people {
		p.Skills = v.voc.skills.enabled(p)
		people[uid] = p
	}
}

// loadSkills reads the register of skills.
func loadSkills(ctx context.Context, voc *vocabulary, all graph.Reader, now time.Time) (skillRegister, error) {
	plan, err := voc.plan(`MATCH (s:Setting) WHERE s.handle = $handle RETURN s.json`)
	if err != nil {
		return nil, err
	}
	rows, err := all.Match(ctx, plan, graph.Args{Values: values{"handle": graph.String(settingHandle(skillsName))}, Now: now})
	if err != nil || len(rows) == 0 {
		return nil, err
	}
	return readSkills(rows[0][0].Str())
}

// putSkills stores the register of skills.
func (c *change) putSkills(ctx context.Context, register skillRegister) error {
	encoded, err := json.Marshal(register.sorted())
	if err != nil {
		return fmt.Errorf("encode skills: %w", err)
	}
	_, err = c.putSetting(ctx, skillsName, string(encoded))
	return err
}

// manageSkills runs a change of the register. Services and admins only.
func (s *Service) manageSkills(ctx context.Context, session *Session, fn func(context.Context, *change) (Skill, error)) (Skill, graph.Revision, error) {
	var out Skill
	rev, err := s.manage(ctx, session, func(ctx context.Context, c *change) error {
		if err := c.permit(disclosure.ManageSkills); err != nil {
			return err
		}
		if err := c.ownSkills(ctx); err != nil {
			return err
		}
		var err error
		out, err = fn(ctx, c)
		return err
	})
	return out, rev, err
}

// ownSkills makes the register this transaction's to change.
func (c *change) ownSkills(ctx context.Context) error {
	if err := c.lock(ctx, settingHandle(skillsName)); err != nil {
		return err
	}
	// Another process may have changed it before the lock was ours.
	return c.reloadVocabulary(ctx)
}

// withSkill is the register with one skill put in place.
func (c *change) withSkill(s Skill) skillRegister {
	register := maps.Clone(c.voc.skills)
	if register == nil {
		register = skillRegister{}
	}
	register[s.Name] = s
	return register
}

// mayManage tells whether the caller may see and change a skill in the register: a
// service its own, an admin every one.
func (v *view) mayManage(s Skill) bool {
	return v.me().Is(disclosure.AdminRole) || s.OwnerUID == v.me().UID
}

// managedSkill finds a skill that the caller may change.
func (v *view) managedSkill(name string) (Skill, error) {
	if s, ok := v.voc.skills[normalSlug(name)]; ok && v.mayManage(s) {
		return s, nil
	}
	var known []string
	for _, s := range v.voc.skills.sorted() {
		if v.mayManage(s) {
			known = append(known, s.Name)
		}
	}
	return Skill{}, unknownSkill(name, known)
}

// Skills lists the register by name: all skills for admins, its own for a service.
// Errors: FORBIDDEN, BAD_INPUT, BAD_CURSOR.
func (s *Service) Skills(ctx context.Context, session *Session, first *int, after *string) (List[Skill], error) {
	var list List[Skill]
	err := s.consult(ctx, session, func(_ context.Context, v *view) error {
		if err := v.permit(disclosure.ManageSkills); err != nil {
			return err
		}
		size, err := pageSize(first)
		if err != nil {
			return err
		}
		hash := graph.CursorHash("skills", v.me().UID)
		from, err := resume(after, hash, graph.KindString)
		if err != nil {
			return err
		}
		rest := slices.DeleteFunc(v.voc.skills.sorted(), func(s Skill) bool { return !v.mayManage(s) || s.Name <= textAt(from).Str() })
		list = cut(rest, size, hash, func(s Skill) []graph.Value { return []graph.Value{graph.String(s.Name)} })
		return nil
	})
	return list, err
}

// SkillScopes gives, by the names of the skills, the scopes for which each is enabled,
// as text: groups by their names where the caller is in them or an admin, else by
// their ids.
func (s *Service) SkillScopes(ctx context.Context, session *Session, skills []*Skill) (map[string][]string, error) {
	out := make(map[string][]string, len(skills))
	err := s.consult(ctx, session, func(ctx context.Context, v *view) error {
		names, err := v.groupNames(ctx, skills)
		if err != nil {
			return err
		}
		for _, skill := range skills {
			texts := make([]string, len(skill.EnabledFor))
			for i, token := range skill.EnabledFor {
				texts[i] = disclosure.Format(token, func(gid string) (string, bool) {
					name, ok := names[gid]
					return name, ok
				})
			}
			out[skill.Name] = texts
		}
		return nil
	})
	return out, err
}

// groupNames are the names of the groups, by id, that the caller may learn: its own,
// and for admins those for which skills are enabled.
func (v *view) groupNames(ctx context.Context, skills []*Skill) (map[string]string, error) {
	names := map[string]string{}
	for _, m := range v.me().Groups {
		names[m.GID] = m.Name
	}
	if !v.me().Is(disclosure.AdminRole) {
		return names, nil
	}
	var gids []string
	for _, skill := range skills {
		for _, token := range skill.EnabledFor {
			if gid, ok := graph.ScopeGroup(token); ok {
				gids = append(gids, gid)
			}
		}
	}
	rows, err := v.decide(ctx, `MATCH (g:Group) WHERE g.id IN $ids RETURN g.id, g.name`, values{"ids": graph.Strings(distinct(gids))})
	for _, row := range rows {
		names[row[0].Str()] = row[1].Str()
	}
	return names, err
}

// forgetSkills takes the skills whose records are erased out of the register.
func (c *change) forgetSkills(ctx context.Context, pages []string) error {
	return c.rewriteSkills(ctx, func(s *Skill) (keep, changed bool) {
		gone := slices.Contains(pages, s.PageID)
		return !gone, gone
	})
}

// bequeathSkills takes a principal that is erased out of the register; what it
// registered stays, as its heir's.
func (c *change) bequeathSkills(ctx context.Context, uid, heir string) error {
	own := graph.PrincipalScope(uid)
	return c.rewriteSkills(ctx, func(s *Skill) (keep, changed bool) {
		if s.OwnerUID == uid {
			s.OwnerUID, changed = heir, true
		}
		if slices.Contains(s.EnabledFor, own) {
			s.EnabledFor = slices.DeleteFunc(slices.Clone(s.EnabledFor), func(token string) bool { return token == own })
			changed = true
		}
		return true, changed
	})
}

// rewriteSkills passes each skill to edit and stores the register if one changed.
func (c *change) rewriteSkills(ctx context.Context, edit func(*Skill) (keep, changed bool)) error {
	if err := c.ownSkills(ctx); err != nil {
		return err
	}
	register, any := skillRegister{}, false
	for name, s := range c.voc.skills {
		keep, changed := edit(&s)
		any = any || changed
		if keep {
			register[name] = s
		}
	}
	if !any {
		return nil
	}
	return c.putSkills(ctx, register)
}

func unknownSkill(name string, known []string) error {
	e := fault.New(fault.NotFound, "there is no skill %q", name).In("name")
	if near := nearest(name, known); near != "" {
		return e.Suggest("did you mean " + near + "?")
	}
	return e
}
