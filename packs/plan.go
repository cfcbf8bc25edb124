package packs

import (
	"fmt"
	"slices"

	"golang.org/x/mod/semver"

	"brain/schema"
)

// Change is what to do with the installed packs.
type Change struct {
	// Add are packs to install or, for an installed name, to upgrade to.
	Add []Pack
	// Remove are names of packs to uninstall.
	Remove []string
}

// Result is what a change of the installed packs would do.
type Result struct {
	// Ontology would be in force; nil when there are conflicts.
	Ontology *schema.Ontology
	// Packs would be installed, bases first; nil when there are conflicts.
	Packs []Pack
	// Changes says what would be installed, upgraded, uninstalled, added, removed
	// and declared otherwise, one line each; empty when nothing would change or when there are
	// conflicts.
	Changes []string
	// Losses are the terms that would be removed or narrowed. They stand against
	// the change as long as anything uses them.
	Losses []Loss
	// Conflicts are all the reasons why it cannot be done.
	Conflicts []Conflict
}

// Plan computes, without doing it, what a change of the installed packs means. A
// pack of an installed name replaces it: its version must be higher, or all of it
// the same. A pack on which another one builds, and general, cannot be removed.
func Plan(installed []Pack, c Change) Result {
	next, changes, conflicts := added(installed, c.Add)
	next, gone, kept := without(next, c.Remove)
	changes, conflicts = append(changes, gone...), append(conflicts, kept...)
	ontology, combined := Combine(next...)
	conflicts = append(conflicts, combined...)
	if len(conflicts) > 0 {
		return Result{Conflicts: schema.SortConflicts(conflicts)}
	}
	// Installed packs that conflict among themselves have no terms in force to compare with.
	before, _ := Combine(installed...)
	if before == nil {
		before, _ = Combine()
	}
	was, will := inventory(before), inventory(ontology)
	for _, term := range missingFrom(will, was) {
		changes = append(changes, "add "+term)
	}
	for _, term := range missingFrom(was, will) {
		changes = append(changes, "remove "+term)
	}
	changes = append(changes, redeclared(was, will)...)
	lost := losses(before, ontology)
	for _, l := range lost {
		if l.Detail != removed {
			changes = append(changes, "narrow "+l.Term+": "+l.Detail)
		}
	}
	ordered, _ := arrange(next)
	return Result{Ontology: ontology, Packs: ordered, Changes: changes, Losses: lost}
}

// added puts packs beside the installed ones or in the place of older versions.
func added(installed, add []Pack) (next []Pack, changes []string, conflicts []Conflict) {
	next = slices.Clone(installed)
	for i, p := range add {
		if slices.ContainsFunc(add[:i], func(q Pack) bool { return q.Name == p.Name }) {
			conflicts = append(conflicts, schema.NewConflict(schema.ConflictDuplicatePack, "pack "+displayed(p.Name), "it is added twice", p.Name))
			continue
		}
		at := slices.IndexFunc(installed, func(q Pack) bool { return q.Name == p.Name })
		if at < 0 {
			next = append(next, p)
			changes = append(changes, fmt.Sprintf("install %s %s", displayed(p.Name), p.Version))
			continue
		}
		old := installed[at]
		if old.equal(p) {
			continue
		}
		if semver.Compare("v"+p.Version, "v"+old.Version) <= 0 {
			conflicts = append(conflicts, schema.NewConflict(schema.ConflictVersion, "pack "+displayed(p.Name),
				fmt.Sprintf("version %s with other contents is installed, expected a version above it, got %s", old.Version, p.Version), p.Name))
			continue
		}
		next[at] = p
		changes = append(changes, fmt.Sprintf("upgrade %s %s to %s", displayed(p.Name), old.Version, p.Version))
	}
	return next, changes, conflicts
}

// without takes packs away. A name that is not installed is not there already;
// that a pack builds on one that goes shows when the rest is combined.
func without(installed []Pack, names []string) (next []Pack, changes []string, conflicts []Conflict) {
	for _, p := range installed {
		if !slices.Contains(names, p.Name) {
			next = append(next, p)
			continue
		}
		if p.Name == General {
			conflicts = append(conflicts, schema.NewConflict(schema.ConflictNeeded, "pack "+General, "it is always installed", General))
		}
		changes = append(changes, fmt.Sprintf("uninstall %s %s", displayed(p.Name), p.Version))
	}
	return next, changes, conflicts
}
