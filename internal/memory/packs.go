package memory

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"
	"strings"
	"time"

	"golang.org/x/mod/semver"

	"brain/disclosure"
	"brain/graph"
	"brain/graph/pattern"
	"brain/internal/fault"
	"brain/internal/text"
	"brain/packs"
	"brain/schema"
)

// PackAction is what to do with packs.
type PackAction string

// What to do with packs.
const (
	// PackInstall installs packs that are not installed.
	PackInstall PackAction = "INSTALL"
	// PackUpgrade replaces installed packs by higher versions.
	PackUpgrade PackAction = "UPGRADE"
	// PackUninstall takes packs away.
	PackUninstall PackAction = "UNINSTALL"
)

// ChangePacksInput is a change of the installed packs.
type ChangePacksInput struct {
	Action PackAction
	Names  []string // of built-in packs, or of installed ones to uninstall
	File   *string  // a pack as YAML
	// Mapping says what becomes of what uses terms that go; see packMapping.
	Mapping json.RawMessage
	DryRun  bool
}

// PackPlan is what a change of packs does: nothing when there are conflicts.
type PackPlan struct {
	Changes   []string
	Conflicts []string
	Applied   bool
}

// PackInfo describes a pack that is installed or ships with the product.
type PackInfo struct {
	Name        string
	Version     string
	Description string
	Extends     []string
	InstalledAt *time.Time // nil when it is not installed
	Builtin     bool
	Patterns    []PackPattern // by name
}

// ChangePacks installs, upgrades or uninstalls packs, all or none, with the
// built-in packs that new ones build on. A term that goes and is in use needs a
// mapping. Admins only. Conflicts are not an error but part of the plan. Errors:
// FORBIDDEN, UNKNOWN_TERM for a name, BAD_INPUT with line and column and
// TOO_LARGE for a file.
func (s *Service) ChangePacks(ctx context.Context, session *Session, in ChangePacksInput) (PackPlan, graph.Revision, error) {
	var plan PackPlan
	if in.DryRun {
		err := s.consult(ctx, session, func(ctx context.Context, v *view) error {
			wanted, mapping, err := v.wantedPacks(in)
			if err != nil {
				return err
			}
			result, err := v.planPacks(ctx, wanted, mapping)
			plan = planOf(result, false)
			return err
		})
		return plan, "", err
	}
	rev, err := s.manage(ctx, session, func(ctx context.Context, c *change) error {
		wanted, mapping, err := c.wantedPacks(in)
		if err != nil {
			return err
		}
		result, err := c.changePacks(ctx, wanted, mapping)
		if err != nil {
			return err
		}
		plan = planOf(result, len(result.Conflicts) == 0)
		return nil
	})
	return plan, rev, err
}

func planOf(r packs.Result, applied bool) PackPlan {
	plan := PackPlan{Changes: append([]string{}, r.Changes...), Conflicts: []string{}, Applied: applied}
	for _, c := range r.Conflicts {
		plan.Conflicts = append(plan.Conflicts, c.String())
	}
	return plan
}

// wantedPacks is the change that an admin asks for.
func (v *view) wantedPacks(in ChangePacksInput) (packs.Change, packMapping, error) {
	var wanted packs.Change
	if err := v.permit(disclosure.ManagePacks); err != nil {
		return wanted, packMapping{}, err
	}
	if err := oneOf("action", in.Action, PackInstall, PackUpgrade, PackUninstall); err != nil {
		return wanted, packMapping{}, err
	}
	mapping, err := readMapping(in.Mapping)
	if err != nil {
		return wanted, mapping, err
	}
	if in.Action == PackUninstall {
		if in.File != nil {
			return wanted, mapping, fault.Bad("file", "no file; packs are uninstalled by name", "")
		}
		wanted.Remove, err = v.installedNames(in.Names)
		return wanted, mapping, err
	}
	if len(in.Names) == 0 && in.File == nil {
		return wanted, mapping, fault.Bad("names", "names of built-in packs, or a file", "")
	}
	if wanted.Add, err = builtinPacks(in.Names); err != nil {
		return wanted, mapping, err
	}
	if in.File != nil {
		given, err := parsePack(*in.File)
		if err != nil {
			return wanted, mapping, err
		}
		wanted.Add = append(wanted.Add, given)
	}
	if in.Action == PackUpgrade {
		var names []string
		for _, p := range wanted.Add {
			names = append(names, p.Name)
		}
		_, err = v.installedNames(names)
	}
	return wanted, mapping, err
}

// installedNames checks that packs of these names are installed.
func (v *view) installedNames(names []string) ([]string, error) {
	if len(names) == 0 {
		return nil, fault.Bad("names", "names of installed packs", "")
	}
	var known []string
	for _, p := range v.voc.installed {
		known = append(known, p.Name)
	}
	for _, name := range names {
		if !slices.Contains(known, name) {
			near := text.Nearest(name, known, 1)
			if len(near) == 0 {
				near = []string{strings.Join(known, ", ")}
			}
			return nil, fault.New(fault.UnknownTerm, "there is no installed pack %q", name).In("names").Suggest("expected " + near[0])
		}
	}
	return slices.Compact(slices.Sorted(slices.Values(names))), nil
}

// builtinPacks finds built-in packs by name.
func builtinPacks(names []string) ([]packs.Pack, error) {
	all := packs.Builtin()
	var known []string
	for _, p := range all {
		known = append(known, p.Name)
	}
	var out []packs.Pack
	for _, name := range slices.Compact(slices.Sorted(slices.Values(names))) {
		i := slices.Index(known, name)
		if i < 0 {
			near := text.Nearest(name, known, 1)
			if len(near) == 0 {
				near = []string{strings.Join(known, ", ")}
			}
			return nil, fault.New(fault.UnknownTerm, "there is no built-in pack %q", name).In("names").Suggest("expected " + near[0])
		}
		out = append(out, all[i])
	}
	return out, nil
}

// parsePack reads a pack that a caller gave.
func parsePack(file string) (packs.Pack, error) {
	if len(file) > packs.MaxBytes {
		return packs.Pack{}, fault.New(fault.TooLarge, "the pack has %d bytes", len(file)).In("file").Suggest(fmt.Sprintf("at most %d", packs.MaxBytes))
	}
	p, err := packs.Parse([]byte(file))
	if err == nil {
		return p, nil
	}
	parse, ok := errors.AsType[*packs.ParseError](err)
	if !ok || len(parse.Problems) == 0 {
		return p, fault.Wrap(fault.BadInput, err, "the pack does not parse").In("file")
	}
	lines := make([]string, len(parse.Problems))
	for i, problem := range parse.Problems {
		lines[i] = problem.String()
	}
	return p, fault.New(fault.BadInput, "the pack is not valid: %s", strings.Join(lines, "; ")).In("file").
		At(parse.Problems[0].Line, parse.Problems[0].Column)
}

// planPacks plans a change of packs, with the built-in ones that new packs build
// on and that are missing, and weighs it against what is stored.
func (v *view) planPacks(ctx context.Context, wanted packs.Change, mapping packMapping) (packs.Result, error) {
	installed := make([]packs.Pack, len(v.voc.installed))
	for i, p := range v.voc.installed {
		installed[i] = p.Pack
	}
	wanted.Add = withBases(installed, wanted.Add)
	plan := packs.Plan(installed, wanted)
	if len(plan.Conflicts) > 0 {
		return plan, nil
	}
	against, err := (&packUsage{v, plan, mapping}).conflicts(ctx)
	if err != nil {
		return plan, err
	}
	against = append(against, invalidPatterns(plan.Ontology)...)
	if len(against) > 0 {
		return packs.Result{Conflicts: schema.SortConflicts(against)}, nil
	}
	return plan, nil
}

// invalidPatterns are the packs' patterns that do not compile with their terms.
func invalidPatterns(o *schema.Ontology) []packs.Conflict {
	if len(o.Patterns()) == 0 {
		return nil
	}
	public, err := PublicCatalogue(o)
	if err != nil {
		return []packs.Conflict{schema.NewConflict(schema.ConflictInvalidPattern, "vocabulary", err.Error())}
	}
	var out []packs.Conflict
	for _, p := range o.Patterns() {
		if _, err := pattern.Compile(public, p.Query); err != nil {
			out = append(out, schema.NewConflict(schema.ConflictInvalidPattern, "pattern "+p.Name, err.Error(), p.Pack))
		}
	}
	return out
}

func withBases(installed, add []packs.Pack) []packs.Pack {
	builtin := packs.Builtin()
	has := func(list []packs.Pack, name string) bool {
		return slices.ContainsFunc(list, func(p packs.Pack) bool { return p.Name == name })
	}
	out := slices.Clone(add)
	for i := 0; i < len(out); i++ {
		for _, base := range out[i].Extends {
			at := slices.IndexFunc(builtin, func(p packs.Pack) bool { return p.Name == base })
			if at >= 0 && !has(out, base) && !has(installed, base) {
				out = append(out, builtin[at])
			}
		}
	}
	return out
}

// installPacks adds packs or fails with every conflict.
func (c *change) installPacks(ctx context.Context, add []packs.Pack) error {
	result, err := c.changePacks(ctx, packs.Change{Add: add}, packMapping{})
	if err == nil && len(result.Conflicts) > 0 {
		return fault.New(fault.Conflict, "the packs cannot be installed together: %s", strings.Join(planOf(result, false).Conflicts, "; "))
	}
	return err
}

// changePacks changes the installed packs unless there are conflicts. From then on
// the transaction reads with the new vocabulary.
func (c *change) changePacks(ctx context.Context, wanted packs.Change, mapping packMapping) (packs.Result, error) {
	if err := c.lock(ctx, "packs"); err != nil {
		return packs.Result{}, err
	}
	// Another process may have changed packs before the lock was ours.
	if err := c.reloadVocabulary(ctx); err != nil {
		return packs.Result{}, err
	}
	result, err := c.planPacks(ctx, wanted, mapping)
	if err != nil || len(result.Conflicts) > 0 || len(result.Changes) == 0 {
		return result, err
	}
	before := c.voc
	for _, p := range result.Packs {
		if err := c.putPack(ctx, p); err != nil {
			return result, err
		}
	}
	for _, p := range before.installed {
		if !slices.ContainsFunc(result.Packs, func(q packs.Pack) bool { return q.Name == p.Name }) {
			if err := c.removePack(ctx, p.Pack); err != nil {
				return result, err
			}
		}
	}
	if err := c.reloadVocabulary(ctx); err != nil {
		return result, err
	}
	if err := c.retypeMapped(ctx, mapping); err != nil {
		return result, err
	}
	if err := c.relink(ctx, mapping); err != nil {
		return result, err
	}
	return result, c.syncVocabulary(ctx)
}

// removePack takes an installed pack away.
func (c *change) removePack(ctx context.Context, p packs.Pack) error {
	rows, err := c.decide(ctx, `MATCH (k:Pack) WHERE k.handle = $handle RETURN k.id`, values{"handle": graph.String("pack:" + p.Name)})
	if err != nil || len(rows) == 0 {
		return err
	}
	if err := c.tx.DeleteNode(ctx, rows[0][0].Str()); err != nil {
		return err
	}
	return c.audit(ctx, "pack.uninstall", rows[0][0].Str(), map[string]string{"pack": p.Name, "version": p.Version})
}

func (c *change) reloadVocabulary(ctx context.Context) error {
	voc, err := c.s.currentVocabulary(ctx, c.all)
	if err == nil {
		c.voc = voc
	}
	return err
}

// putPack writes a pack unless it is installed as it is.
func (c *change) putPack(ctx context.Context, p packs.Pack) error {
	document, err := json.Marshal(p)
	if err != nil {
		return fmt.Errorf("encode pack %s: %w", p.Name, err)
	}
	handle, sum := "pack:"+p.Name, digest(string(document))
	rows, err := c.decide(ctx, `MATCH (k:Pack) WHERE k.handle = $handle RETURN k.id, k.contentHash`, values{"handle": graph.String(handle)})
	if err != nil {
		return err
	}
	props := graph.Props{
		"handle": graph.String(handle), "name": graph.String(p.Name), "semver": graph.String(p.Version),
		"description": graph.OptionalString(p.Description), "document": graph.String(string(document)), "contentHash": graph.String(sum),
		"builtin": graph.Bool(isBuiltin(p, document)), "installedAt": graph.Instant(c.now), "extends": graph.Strings(p.Extends),
	}
	action, id := "pack.install", c.s.newID()
	switch {
	case len(rows) == 0:
		err = c.tx.PutNode(ctx, graph.Node{ID: id, Labels: []string{"Pack"}, Item: graph.Item{Scope: graph.ScopeWorld}, Props: props})
	case rows[0][1].Str() == sum:
		return nil
	default:
		action, id = "pack.upgrade", rows[0][0].Str()
		err = c.tx.PatchNode(ctx, id, graph.NodePatch{Props: props})
	}
	if err != nil {
		return err
	}
	return c.audit(ctx, action, id, map[string]string{"pack": p.Name, "version": p.Version})
}

// isBuiltin tells whether the pack is the one of its name that ships with the product.
func isBuiltin(p packs.Pack, document []byte) bool {
	return slices.ContainsFunc(packs.Builtin(), func(b packs.Pack) bool {
		encoded, err := json.Marshal(b)
		return err == nil && b.Name == p.Name && string(encoded) == string(document)
	})
}

// newerPacks are those of the packs that are not installed, or in a lower version.
func (v *view) newerPacks(given []packs.Pack) []packs.Pack {
	return slices.DeleteFunc(slices.Clone(given), func(p packs.Pack) bool {
		return slices.ContainsFunc(v.voc.installed, func(i InstalledPack) bool {
			return i.Name == p.Name && semver.Compare("v"+i.Version, "v"+p.Version) >= 0
		})
	})
}

// Packs lists the installed packs and those that ship with the product, by name.
func (s *Service) Packs(ctx context.Context, session *Session) ([]PackInfo, error) {
	var out []PackInfo
	err := s.consult(ctx, session, func(_ context.Context, v *view) error {
		if err := v.active(); err != nil {
			return err
		}
		out = nil
		for _, p := range v.voc.installed {
			info := packInfo(p.Pack, p.Builtin)
			info.InstalledAt = &p.InstalledAt
			out = append(out, info)
		}
		for _, p := range v.newerPacks(packs.Builtin()) {
			if !slices.ContainsFunc(out, func(i PackInfo) bool { return i.Name == p.Name }) {
				out = append(out, packInfo(p, true))
			}
		}
		slices.SortFunc(out, func(a, b PackInfo) int { return strings.Compare(a.Name, b.Name) })
		return nil
	})
	return out, err
}

func packInfo(p packs.Pack, builtin bool) PackInfo {
	return PackInfo{
		Name: p.Name, Version: p.Version, Description: p.Description, Extends: append([]string{}, p.Extends...), Builtin: builtin,
		Patterns: shownPatterns(p.Patterns, p.Name),
	}
}
