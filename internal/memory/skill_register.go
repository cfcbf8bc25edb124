package memory

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"brain/disclosure"
	"brain/graph"
	"brain/internal/body"
	"brain/internal/fault"
	"brain/internal/text"
	"brain/schema"
)

// The limits of the register and of one skill in it.
const (
	maxSkills           = 500
	maxSkillName        = 80    // characters
	maxSkillDescription = 1_000 // characters
	maxLocator          = 1_000 // characters
	maxSkillTags        = 20
	maxEnabledFor       = 100
)

// RegisterSkillInput is a skill to register.
type RegisterSkillInput struct {
	Name        string
	Description string
	Tags        []string
	Locator     string
	Runtime     SkillRuntime
	// EnabledFor are the scopes, as text, of those who may find it.
	EnabledFor []string
}

// UpdateSkillInput is a change of a skill; nil fields stay as they are.
type UpdateSkillInput struct {
	Name        string
	Description *string
	Tags        []string // nil stays, empty removes
	Locator     *string
	Runtime     *SkillRuntime
	EnabledFor  []string // nil stays, empty is nobody
}

// SetSkillEnabledInput says whether a skill can be found at all.
type SetSkillEnabledInput struct {
	Name    string
	Enabled bool
}

// RegisterSkill makes a skill known to those for whom it is enabled: a discovery
// record agent_skills/<name> with its name, description and tags, and where to load
// it from. The skill itself stays with its owner. Registering it again as it is
// changes nothing. Services and admins. Errors: FORBIDDEN, BAD_INPUT, INVALID_SCOPE,
// UNKNOWN_GROUP, UNKNOWN_PRINCIPAL, NOT_A_MEMBER, TOO_LARGE, CONFLICT when the name
// is taken by another skill.
func (s *Service) RegisterSkill(ctx context.Context, session *Session, in RegisterSkillInput) (Skill, graph.Revision, error) {
	return s.manageSkills(ctx, session, func(ctx context.Context, c *change) (Skill, error) {
		skill, written, err := c.draftSkill(ctx, in)
		if err != nil {
			return Skill{}, err
		}
		if known, taken := c.voc.skills[skill.Name]; taken {
			if !c.mayManage(known) || !sameSkill(known, skill) {
				return Skill{}, fault.New(fault.Conflict, "there is already a skill %s", skill.Name).In("name").
					Suggest("updateSkill changes one; or choose another name")
			}
			return known, nil
		}
		if len(c.voc.skills) >= maxSkills {
			return Skill{}, fault.New(fault.TooLarge, "there are %d skills", len(c.voc.skills)).In("name").
				Suggest(fmt.Sprintf("at most %d; erase those that nobody uses", maxSkills))
		}
		page, err := c.layPage(ctx, pageDraft{
			storedPage: storedPage{Page: Page{
				ID: skill.PageID, Slug: schema.SkillPrefix + "/" + skill.Name, Type: schema.SkillType, Title: skill.Name, Scope: skill.scope(),
				CreatedAt: c.now, WriterUID: c.session.UID, ManagedBy: skillsName,
			}},
			content: written, tags: skill.Tags,
		})
		if err != nil {
			return Skill{}, err
		}
		if err := c.putSkills(ctx, c.withSkill(skill)); err != nil {
			return Skill{}, err
		}
		return skill, c.audit(ctx, "skill.register", page.ID, map[string]string{"skill": skill.Name, "runtime": string(skill.Runtime)})
	})
}

// UpdateSkill changes a skill; its name stays. A service its own, admins every one.
// Errors: those of RegisterSkill, NOT_FOUND.
func (s *Service) UpdateSkill(ctx context.Context, session *Session, in UpdateSkillInput) (Skill, graph.Revision, error) {
	return s.manageSkills(ctx, session, func(ctx context.Context, c *change) (Skill, error) {
		known, err := c.managedSkill(in.Name)
		if err != nil {
			return Skill{}, err
		}
		next := known
		if in.Locator != nil {
			if next.Locator, err = cleanLine("locator", *in.Locator, maxLocator); err != nil {
				return Skill{}, err
			}
		}
		if in.Runtime != nil {
			if err := checkRuntime(*in.Runtime); err != nil {
				return Skill{}, err
			}
			next.Runtime = *in.Runtime
		}
		if in.EnabledFor != nil {
			if next.EnabledFor, err = c.enabledFor(ctx, in.EnabledFor); err != nil {
				return Skill{}, err
			}
		}
		if in.Tags != nil {
			if next.Tags, err = cleanSkillTags(in.Tags); err != nil {
				return Skill{}, err
			}
		}
		var written *content
		if in.Description != nil {
			read, err := cleanDescription(*in.Description)
			if err != nil {
				return Skill{}, err
			}
			if next.Description != read.Text {
				next.Description, written = read.Text, &read
			}
		}
		if sameSkill(known, next) {
			return known, nil
		}
		if err := c.rewriteRecord(ctx, known, next, written); err != nil {
			return Skill{}, err
		}
		next.UpdatedAt = c.now
		if err := c.putSkills(ctx, c.withSkill(next)); err != nil {
			return Skill{}, err
		}
		return next, c.audit(ctx, "skill.update", next.PageID, map[string]string{"skill": next.Name})
	})
}

// SetSkillEnabled lets those for whom a skill is enabled find it, or hides it from
// everyone at once; its record stays. A service its own, admins every one. Errors:
// FORBIDDEN, NOT_FOUND.
func (s *Service) SetSkillEnabled(ctx context.Context, session *Session, in SetSkillEnabledInput) (Skill, graph.Revision, error) {
	return s.manageSkills(ctx, session, func(ctx context.Context, c *change) (Skill, error) {
		skill, err := c.managedSkill(in.Name)
		if err != nil || skill.Enabled == in.Enabled {
			return skill, err
		}
		skill.Enabled, skill.UpdatedAt = in.Enabled, c.now
		if err := c.putSkills(ctx, c.withSkill(skill)); err != nil {
			return Skill{}, err
		}
		action := "skill.disable"
		if skill.Enabled {
			action = "skill.enable"
		}
		return skill, c.audit(ctx, action, skill.PageID, map[string]string{"skill": skill.Name})
	})
}

// draftSkill checks a skill to register. written is the text of its record.
func (c *change) draftSkill(ctx context.Context, in RegisterSkillInput) (skill Skill, written content, err error) {
	skill = Skill{Enabled: true, Runtime: in.Runtime, OwnerUID: c.session.UID, PageID: c.s.newID(), CreatedAt: c.now, UpdatedAt: c.now}
	if skill.Name, err = cleanSkillName(in.Name); err != nil {
		return skill, written, err
	}
	if written, err = cleanDescription(in.Description); err != nil {
		return skill, written, err
	}
	skill.Description = written.Text
	if skill.Tags, err = cleanSkillTags(in.Tags); err != nil {
		return skill, written, err
	}
	if skill.Locator, err = cleanLine("locator", in.Locator, maxLocator); err != nil {
		return skill, written, err
	}
	if err = checkRuntime(in.Runtime); err != nil {
		return skill, written, err
	}
	skill.EnabledFor, err = c.enabledFor(ctx, in.EnabledFor)
	return skill, written, err
}

// cleanSkillName checks a name, which is one segment of a slug.
func cleanSkillName(name string) (string, error) {
	plain := normalSlug(name)
	valid := plain == name && utf8.RuneCountInString(plain) <= maxSkillName && !strings.Contains(plain, "/")
	if valid && checkSlug("name", schema.SkillPrefix+"/"+plain, schema.SkillPrefix) == nil {
		return plain, nil
	}
	return "", fault.Bad("name", fmt.Sprintf("1–%d lower-case letters, digits, '-', '_' or '.'", maxSkillName), slugify(name))
}

// cleanDescription checks a description, which is the text of the discovery record.
func cleanDescription(given string) (content, error) {
	plain, err := cleanText("description", strings.TrimSpace(given), maxSkillDescription)
	if err != nil {
		return content{}, err
	}
	parsed, err := body.Parse(plain)
	if err != nil {
		return content{}, syntaxFault("description", err)
	}
	if len(parsed.Sections) > 0 {
		return content{}, fault.Bad("description", "text without scope directives, since its readers are those for whom the skill is enabled", "")
	}
	return content{parsed}, nil
}

func cleanSkillTags(given []string) ([]string, error) {
	tags, err := cleanNames("tags", given, maxNameRunes)
	if err != nil {
		return nil, err
	}
	if len(tags) > maxSkillTags {
		return nil, fault.Bad("tags", fmt.Sprintf("at most %d", maxSkillTags), "")
	}
	if tags == nil {
		tags = []string{}
	}
	return tags, nil
}

func checkRuntime(r SkillRuntime) error {
	return oneOf("runtime", r, SkillMain, SkillBackground, SkillAny)
}

// enabledFor looks up the scopes for which a skill is enabled: sorted, each once.
func (c *change) enabledFor(ctx context.Context, scopes []string) ([]string, error) {
	if len(scopes) > maxEnabledFor {
		return nil, fault.Bad("enabledFor", fmt.Sprintf("at most %d scopes", maxEnabledFor), "a group")
	}
	tokens := []string{}
	for _, given := range scopes {
		scope, err := disclosure.ParseScope(given)
		if err != nil {
			return nil, inField(err, "enabledFor")
		}
		dir := disclosure.Directory{Groups: map[string]string{}, Principals: map[string]bool{}}
		if err := c.look(ctx, scope, dir); err != nil {
			return nil, err
		}
		token, err := disclosure.Lookup(c.me(), scope, dir)
		if err != nil {
			return nil, inField(err, "enabledFor")
		}
		tokens = append(tokens, token)
	}
	return distinct(tokens), nil
}

// sameSkill tells whether two skills say the same; when and by whom is not asked.
func sameSkill(a, b Skill) bool {
	return a.Name == b.Name && a.Description == b.Description && slices.Equal(a.Tags, b.Tags) && a.Locator == b.Locator &&
		a.Runtime == b.Runtime && slices.Equal(a.EnabledFor, b.EnabledFor)
}

// rewriteRecord brings a skill's discovery record to another description, if one was
// written, and other tags.
func (c *change) rewriteRecord(ctx context.Context, known, next Skill, written *content) error {
	if written == nil && slices.Equal(known.Tags, next.Tags) {
		return nil
	}
	rows, err := c.decide(ctx, `MATCH (p:Page) WHERE p.id = $id RETURN `+pageColumns.of("p"), values{"id": graph.String(known.PageID)})
	if err != nil {
		return err
	}
	for _, page := range pageColumns.all(rows) {
		e, err := c.editPage(ctx, page)
		if err != nil {
			return err
		}
		// The record is the register's, whether or not the skill is enabled for whoever
		// changes it.
		e.touched = []string{page.Scope}
		for _, s := range e.before.sections {
			e.visible[s.ID] = true
		}
		for _, t := range e.before.tags {
			e.visible[t.edge] = true
		}
		if written != nil {
			if err := e.setBody(*written); err != nil {
				return err
			}
		}
		if err := e.setTags(ctx, next.Tags); err != nil {
			return err
		}
		if _, err := e.finish(ctx, "description", "page.update"); err != nil {
			return err
		}
	}
	return nil
}

// nearest is the known name that may have been meant, "" for none.
func nearest(name string, known []string) string {
	return strings.Join(text.Nearest(name, known, 1), "")
}
