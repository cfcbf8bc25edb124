package memory

import (
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"
	"unicode/utf8"

	"brain/disclosure"
	"brain/graph"
	"brain/internal/fault"
	"brain/internal/text"
)

// instanceName is the setting that holds what admins changed of Settings.
const instanceName = "instance"

// Settings are what admins set for the whole instance while it runs.
type Settings struct {
	// Enabled is the off switch: when false, memory operations answer DISABLED;
	// what is stored stays, and administration works.
	Enabled bool `json:"enabled"`
	// PurgeAfterHours is how long a deleted page can be restored, 0–87,600.
	PurgeAfterHours int `json:"purgeAfterHours"`
	// UnsyncedAfterHours is the age at which the mirrored members of a group
	// channel no longer count, so that nothing is disclosed there; 0 is never.
	UnsyncedAfterHours int `json:"unsyncedAfterHours"`
	// HalfLifeDays are half-lives of claim kinds in days, 1–36,500, over those of
	// the packs.
	HalfLifeDays map[string]int `json:"halfLifeDays"`
	// Guidance tells agents what to keep confidential, as Markdown of at most 4,000
	// characters; AgentGuidance stands in its place for single agents, by uid.
	Guidance      string            `json:"guidance"`
	AgentGuidance map[string]string `json:"agentGuidance"`
}

// guidance is what an agent is told to keep confidential, "" for nothing.
func (s Settings) guidance(uid string) string {
	if own, ok := s.AgentGuidance[uid]; ok {
		return own
	}
	return s.Guidance
}

func defaultSettings() Settings {
	return Settings{
		Enabled: true, PurgeAfterHours: 72,
		HalfLifeDays:  map[string]int{"event": 7, "preference": 90, "belief": 365, "fact": 365},
		AgentGuidance: map[string]string{},
	}
}

// settingNames are the settings by name, sorted.
func settingNames() []string {
	return []string{"agentGuidance", "enabled", "guidance", "halfLifeDays", "purgeAfterHours", "unsyncedAfterHours"}
}

const (
	maxHours        = 87_600 // ten years
	maxHalfLifeDays = 36_500
	maxGuidance     = 4_000 // characters
)

// with gives the settings with changes: a value replaces, null puts the default
// back, an object of halfLifeDays or agentGuidance changes what it names.
func (s Settings) with(changes map[string]json.RawMessage) (Settings, error) {
	defaults := defaultSettings()
	s.HalfLifeDays, s.AgentGuidance = maps.Clone(s.HalfLifeDays), maps.Clone(s.AgentGuidance)
	for _, name := range slices.Sorted(maps.Keys(changes)) {
		raw := changes[name]
		reset := string(raw) == "null"
		field := "changes." + name
		var err error
		switch name {
		case "enabled":
			if s.Enabled = defaults.Enabled; !reset {
				err = readSetting(field, raw, &s.Enabled, "true or false")
			}
		case "purgeAfterHours":
			if s.PurgeAfterHours = defaults.PurgeAfterHours; !reset {
				err = readNumber(field, raw, &s.PurgeAfterHours, 0, maxHours)
			}
		case "unsyncedAfterHours":
			if s.UnsyncedAfterHours = defaults.UnsyncedAfterHours; !reset {
				err = readNumber(field, raw, &s.UnsyncedAfterHours, 0, maxHours)
			}
		case "halfLifeDays":
			if reset {
				s.HalfLifeDays = defaults.HalfLifeDays
				break
			}
			err = s.setHalfLives(field, raw, defaults)
		case "guidance":
			if s.Guidance = defaults.Guidance; !reset {
				err = readGuidance(field, raw, &s.Guidance)
			}
		case "agentGuidance":
			if reset {
				s.AgentGuidance = defaults.AgentGuidance
				break
			}
			err = s.setAgentGuidance(field, raw)
		default:
			near := text.Nearest(name, settingNames(), 1)
			if len(near) == 0 {
				near = settingNames()
			}
			err = fault.New(fault.BadInput, "there is no setting %q", name).In("changes").Suggest("expected " + strings.Join(near, ", "))
		}
		if err != nil {
			return s, err
		}
	}
	return s, nil
}

func (s *Settings) setHalfLives(field string, raw json.RawMessage, defaults Settings) error {
	var kinds map[string]json.RawMessage
	if err := readSetting(field, raw, &kinds, "an object of days by claim kind"); err != nil {
		return err
	}
	for kind, value := range kinds {
		if string(value) == "null" {
			delete(s.HalfLifeDays, kind)
			if days, ok := defaults.HalfLifeDays[kind]; ok {
				s.HalfLifeDays[kind] = days
			}
			continue
		}
		var days int
		if err := readNumber(field+"."+kind, value, &days, 1, maxHalfLifeDays); err != nil {
			return err
		}
		s.HalfLifeDays[kind] = days
	}
	return nil
}

func (s *Settings) setAgentGuidance(field string, raw json.RawMessage) error {
	var agents map[string]json.RawMessage
	if err := readSetting(field, raw, &agents, "an object of texts by uid"); err != nil {
		return err
	}
	for uid, value := range agents {
		if string(value) == "null" {
			delete(s.AgentGuidance, uid)
			continue
		}
		var guidance string
		if err := readGuidance(field+"."+uid, value, &guidance); err != nil {
			return err
		}
		s.AgentGuidance[uid] = guidance
	}
	return nil
}

func readGuidance(field string, raw json.RawMessage, into *string) error {
	want := fmt.Sprintf("a text of at most %d characters", maxGuidance)
	if err := readSetting(field, raw, into, want); err != nil {
		return err
	}
	if utf8.RuneCountInString(*into) > maxGuidance {
		return fault.Bad(field, want, "")
	}
	return nil
}

func readSetting(field string, raw json.RawMessage, into any, want string) error {
	if json.Unmarshal(raw, into) != nil {
		return fault.Bad(field, want, "")
	}
	return nil
}

func readNumber(field string, raw json.RawMessage, into *int, least, most int) error {
	want := fmt.Sprintf("a whole number, %d–%d", least, most)
	if err := readSetting(field, raw, into, want); err != nil {
		return err
	}
	if *into < least || *into > most {
		return fault.Bad(field, want, fmt.Sprint(min(max(*into, least), most)))
	}
	return nil
}

// Settings gives the settings in force. Admins only.
func (s *Service) Settings(ctx context.Context, session *Session) (Settings, error) {
	var out Settings
	err := s.consult(ctx, session, func(_ context.Context, v *view) error {
		out = v.voc.settings
		return v.permit(disclosure.ManageSettings)
	})
	return out, err
}

// UpdateSettings changes settings: changes is an object of values by name; null
// puts a default back. Admins only. Errors: FORBIDDEN, BAD_INPUT, UNKNOWN_TERM for
// a claim kind.
func (s *Service) UpdateSettings(ctx context.Context, session *Session, given json.RawMessage) (Settings, graph.Revision, error) {
	var out Settings
	var changes map[string]json.RawMessage
	if err := readSetting("changes", given, &changes, "an object of settings by name"); err != nil {
		return out, "", err
	}
	rev, err := s.manage(ctx, session, func(ctx context.Context, c *change) error {
		if err := c.permit(disclosure.ManageSettings); err != nil {
			return err
		}
		if err := c.lock(ctx, settingHandle(instanceName)); err != nil {
			return err
		}
		// Another process may have changed settings before the lock was ours.
		if err := c.reloadVocabulary(ctx); err != nil {
			return err
		}
		next, err := c.voc.settings.with(changes)
		if err != nil {
			return err
		}
		if err := c.knownKinds(next.HalfLifeDays); err != nil {
			return err
		}
		if err := c.knownAgents(ctx, next.AgentGuidance); err != nil {
			return err
		}
		out = next
		return c.putSettings(ctx, next, slices.Sorted(maps.Keys(changes)))
	})
	return out, rev, err
}

// knownKinds refuses half-lives of kinds that no pack declares.
func (v *view) knownKinds(days map[string]int) error {
	for _, kind := range slices.Sorted(maps.Keys(days)) {
		if _, ok := v.voc.ontology.ClaimKind(kind); ok {
			continue
		}
		var known []string
		for _, k := range v.voc.ontology.ClaimKinds() {
			known = append(known, k.Name)
		}
		return unknownTerm("changes.halfLifeDays", "claim kind", kind, text.Nearest(kind, known, 3))
	}
	return nil
}

// knownAgents refuses guidance for principals that there are not.
func (v *view) knownAgents(ctx context.Context, guidance map[string]string) error {
	uids := slices.Sorted(maps.Keys(guidance))
	known, err := v.principalsByUID(ctx, uids)
	for _, uid := range uids {
		if _, ok := known[uid]; err == nil && !ok {
			return fault.New(fault.UnknownPrincipal, "no principal has the uid %q", uid).In("changes.agentGuidance")
		}
	}
	return err
}

// putSettings stores the settings; the audit names what changed.
func (c *change) putSettings(ctx context.Context, s Settings, changed []string) error {
	encoded, err := json.Marshal(s)
	if err != nil {
		return fmt.Errorf("encode settings: %w", err)
	}
	id, err := c.putSetting(ctx, instanceName, string(encoded))
	if err != nil {
		return err
	}
	return c.audit(ctx, "settings.update", id, map[string]string{"changed": strings.Join(changed, ", ")})
}

// putSetting stores what a setting holds and gives the id of its node.
func (c *change) putSetting(ctx context.Context, name, content string) (string, error) {
	handle := settingHandle(name)
	rows, err := c.decide(ctx, `MATCH (s:Setting) WHERE s.handle = $handle RETURN s.id`, values{"handle": graph.String(handle)})
	if err != nil {
		return "", err
	}
	props := graph.Props{"json": graph.String(content), "contentHash": graph.String(digest(content))}
	if len(rows) > 0 {
		id := rows[0][0].Str()
		return id, c.tx.PatchNode(ctx, id, graph.NodePatch{Props: props})
	}
	props["handle"], props["name"] = graph.String(handle), graph.String(name)
	id := c.s.newID()
	return id, c.tx.PutNode(ctx, graph.Node{ID: id, Labels: []string{"Setting"}, Props: props})
}

// loadSettings reads the stored settings over the defaults.
func loadSettings(ctx context.Context, voc *vocabulary, all graph.Reader, now time.Time) (Settings, error) {
	s := defaultSettings()
	plan, err := voc.plan(`MATCH (s:Setting) WHERE s.handle = $handle RETURN s.json`)
	if err != nil {
		return s, err
	}
	rows, err := all.Match(ctx, plan, graph.Args{Values: values{"handle": graph.String(settingHandle(instanceName))}, Now: now})
	if err != nil || len(rows) == 0 {
		return s, err
	}
	if err := json.Unmarshal([]byte(rows[0][0].Str()), &s); err != nil {
		return s, fmt.Errorf("stored settings do not parse: %w", err)
	}
	return s, nil
}

// enabled refuses memory operations while the instance is switched off.
func (v *view) enabled() error {
	if v.voc.settings.Enabled {
		return nil
	}
	return fault.New(fault.Disabled, "the memory of this instance is switched off").Suggest("an admin can switch it on with the setting enabled")
}

// disclosureSettings are the settings by which disclosure is computed now.
func (v *view) disclosureSettings() disclosure.Settings {
	return disclosure.Settings{Now: v.now, UnsyncedAfter: time.Duration(v.voc.settings.UnsyncedAfterHours) * time.Hour}
}
