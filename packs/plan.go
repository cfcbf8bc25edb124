package packs

import (
	"fmt"
	"slices"

	"golang.org/x/mod/semver"

	"brain/schema"
)

// Result is what adding packs to the installed ones would do.
type Result struct {
	// Ontology would be in force; nil when there are conflicts.
	Ontology *schema.Ontology
	// Packs would be installed, bases first; nil when there are conflicts.
	Packs []Pack
	// Changes says what would be installed, upgraded and added, one line
	// each; empty when nothing would change or when there are conflicts.
	Changes []string
	// Conflicts are all the reasons why it cannot be done.
	Conflicts []Conflict
}

// Plan computes, without doing it, what installing or upgrading packs changes.
// A pack of an installed name replaces it: its version must be higher, or all
// of it the same. Terms that an upgrade no longer declares are conflicts,
// because what uses them needs a mapping first.
func Plan(installed, add []Pack) Result {
	var conflicts []Conflict
	next := slices.Clone(installed)
	var changes []string
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
	ontology, combined := Combine(next...)
	conflicts = append(conflicts, combined...)
	if ontology != nil {
		before := map[string]bool{}
		// Installed packs that conflict among themselves have no terms in force to compare with.
		if current, _ := Combine(installed...); current != nil {
			before = inventory(current)
		}
		after := inventory(ontology)
		for _, term := range missingFrom(before, after) {
			conflicts = append(conflicts, schema.NewConflict(schema.ConflictNeedsMapping, term, "it would no longer be declared; what uses it needs a mapping first"))
		}
		for _, term := range missingFrom(after, before) {
			changes = append(changes, "add "+term)
		}
	}
	if len(conflicts) > 0 {
		return Result{Conflicts: schema.SortConflicts(conflicts)}
	}
	ordered, _ := arrange(next)
	return Result{Ontology: ontology, Packs: ordered, Changes: changes}
}

// missingFrom returns the terms of a that b lacks, sorted.
func missingFrom(a, b map[string]bool) []string {
	var out []string
	for term := range a {
		if !b[term] {
			out = append(out, term)
		}
	}
	slices.Sort(out)
	return out
}

// inventory names every term of the ontology that a page, link or claim can use.
func inventory(o *schema.Ontology) map[string]bool {
	out := map[string]bool{}
	for _, t := range o.ObjectTypes() {
		out["object type "+t.Name] = true
		for _, s := range t.Subtypes {
			out["subtype "+s+" of "+t.Name] = true
		}
		for _, p := range t.Properties {
			out["property "+p.Name+" of "+t.Name] = true
		}
	}
	for _, i := range o.Interfaces() {
		out["interface "+i.Name] = true
	}
	for _, l := range o.LinkTypes() {
		out["link type "+l.Name] = true
		if l.Inverse != "" && l.Inverse != l.Name {
			out["inverse "+l.Inverse+" of "+l.Name] = true
		}
	}
	for _, v := range o.ValueTypes() {
		out["value type "+v.Name] = true
	}
	for _, k := range o.ClaimKinds() {
		out["claim kind "+k.Name] = true
	}
	for _, e := range o.EventTypes() {
		out["event type "+e.Name] = true
	}
	for _, d := range o.TakeDomains() {
		out["take domain "+d.Name] = true
	}
	for _, p := range o.Patterns() {
		out["pattern "+p.Name] = true
	}
	return out
}
