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
	"brain/internal/fault"
	"brain/internal/text"
	"brain/packs"
)

// PackAction is what to do with packs.
type PackAction string

// PackInstall installs packs, or upgrades installed ones.
const PackInstall PackAction = "INSTALL"

// ChangePacksInput is a change of the installed packs.
type ChangePacksInput struct {
	Action PackAction
	Names  []string // of built-in packs
	File   *string  // a pack as YAML
	DryRun bool
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
}

// ChangePacks installs packs, all or none, with the built-in packs that they
// build on. Admins only. Conflicts are not an error but part of the plan. Errors:
// FORBIDDEN, UNKNOWN_TERM for a name, BAD_INPUT with line and column and
// TOO_LARGE for a file.
func (s *Service) ChangePacks(ctx context.Context, session *Session, in ChangePacksInput) (PackPlan, graph.Revision, error) {
	var plan PackPlan
	if in.DryRun {
		err := s.consult(ctx, session, func(ctx context.Context, v *view) error {
			add, err := v.wantedPacks(in)
			if err != nil {
				return err
			}
			plan = planOf(v.planPacks(add), false)
			return nil
		})
		return plan, "", err
	}
	rev, err := s.manage(ctx, session, func(ctx context.Context, c *change) error {
		add, err := c.wantedPacks(in)
		if err != nil {
			return err
		}
		result, err := c.changePacks(ctx, add)
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

// wantedPacks are the packs that an admin names or gives.
func (v *view) wantedPacks(in ChangePacksInput) ([]packs.Pack, error) {
	if err := v.permit(disclosure.ManagePacks); err != nil {
		return nil, err
	}
	if err := oneOf("action", in.Action, PackInstall); err != nil {
		return nil, err
	}
	if len(in.Names) == 0 && in.File == nil {
		return nil, fault.Bad("names", "names of built-in packs, or a file", "")
	}
	wanted, err := builtinPacks(in.Names)
	if err != nil || in.File == nil {
		return wanted, err
	}
	given, err := parsePack(*in.File)
	return append(wanted, given), err
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

// planPacks plans to add packs, with the built-in ones that they build on and
// that are missing.
func (v *view) planPacks(add []packs.Pack) packs.Result {
	installed := make([]packs.Pack, len(v.voc.installed))
	for i, p := range v.voc.installed {
		installed[i] = p.Pack
	}
	return packs.Plan(installed, withBases(installed, add))
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
	result, err := c.changePacks(ctx, add)
	if err == nil && len(result.Conflicts) > 0 {
		return fault.New(fault.Conflict, "the packs cannot be installed together: %s", strings.Join(planOf(result, false).Conflicts, "; "))
	}
	return err
}

// changePacks adds packs unless there are conflicts. From then on the transaction
// reads with the new vocabulary.
func (c *change) changePacks(ctx context.Context, add []packs.Pack) (packs.Result, error) {
	if err := c.lock(ctx, "packs"); err != nil {
		return packs.Result{}, err
	}
	// Another process may have changed packs before the lock was ours.
	if err := c.reloadVocabulary(ctx); err != nil {
		return packs.Result{}, err
	}
	result := c.planPacks(add)
	if len(result.Conflicts) > 0 || len(result.Changes) == 0 {
		return result, nil
	}
	for _, p := range result.Packs {
		if err := c.putPack(ctx, p); err != nil {
			return result, err
		}
	}
	return result, c.reloadVocabulary(ctx)
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
	return PackInfo{Name: p.Name, Version: p.Version, Description: p.Description, Extends: append([]string{}, p.Extends...), Builtin: builtin}
}
