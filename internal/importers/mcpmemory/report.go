package mcpmemory

import (
	"fmt"

	"brain/internal/importers"
)

// Report says what an import did.
type Report struct {
	// Name and Scope are the import's; DryRun says that nothing was written.
	Name   string `json:"name"`
	Scope  string `json:"scope"`
	DryRun bool   `json:"dryRun"`
	// Entities, Observations and Relations count what was read, duplicates merged.
	Entities     int `json:"entities"`
	Observations int `json:"observations"`
	Relations    int `json:"relations"`
	// Duplicates counts lines that were merged into an earlier one.
	Duplicates int `json:"duplicates"`
	// Pages, Claims and Links count what the service did with the records. A dry
	// run sends pages only, as the others need them.
	Pages  importers.Tally `json:"pages"`
	Claims importers.Tally `json:"claims"`
	Links  importers.Tally `json:"links"`
	// BrokenLines counts lines that were left out; Broken has the first.
	BrokenLines int          `json:"brokenLines"`
	Broken      []BrokenLine `json:"broken"`
	// DanglingRelations counts relations without one of their entities; Dangling
	// has the first.
	DanglingRelations int        `json:"danglingRelations"`
	Dangling          []Dangling `json:"dangling"`
	// TypesDefaulted counts entities that became notes; UnknownTypes are the types
	// that they named.
	TypesDefaulted int               `json:"typesDefaulted"`
	UnknownTypes   []importers.Count `json:"unknownTypes"`
	// RelationsGeneralized counts relations that became relates_to; Generalized has
	// their words and why.
	RelationsGeneralized int               `json:"relationsGeneralized"`
	Generalized          []importers.Count `json:"generalized"`
	// ObservationsCut counts observations that became several claims.
	ObservationsCut int `json:"observationsCut"`
	// KeptKeys are further keys of entities, kept as written.
	KeptKeys []importers.Count `json:"keptKeys"`
	// Refused lists the first records that the service left out.
	Refused []importers.Refusal `json:"refused"`
}

// Dangling is a relation that names an entity which is not there.
type Dangling struct {
	// Line is its number, from 1.
	Line int `json:"line"`
	// Relation is what it says.
	Relation string `json:"relation"`
}

// Lost counts records that the service refused.
func (r *Report) Lost() int { return r.Pages.Refused + r.Claims.Refused + r.Links.Refused }

func newReport(o Options, lines Lines, g Graph, dryRun bool) *Report {
	r := &Report{
		Name: o.Name, Scope: o.Scope, DryRun: dryRun, Entities: len(g.Entities), Relations: len(g.Relations), Duplicates: g.Duplicates,
		BrokenLines: len(lines.Broken), Broken: []BrokenLine{}, DanglingRelations: len(g.Dangling), Dangling: []Dangling{},
		Refused: []importers.Refusal{},
	}
	for _, b := range lines.Broken {
		r.Broken = importers.Listed(r.Broken, b)
	}
	for _, d := range g.Dangling {
		r.Dangling = importers.Listed(r.Dangling, Dangling{d.Line, fmt.Sprintf("%s %s %s", d.From, d.Type, d.To)})
	}
	unknown, kept := map[string]int{}, map[string]int{}
	for _, e := range g.Entities {
		r.Observations += len(e.Observations)
		if _, _, mapped := o.typeOf(e.Type); !mapped {
			r.TypesDefaulted++
			if e.Type != "" {
				unknown[e.Type]++
			}
		}
		for key := range e.Other {
			kept[key]++
		}
	}
	r.UnknownTypes, r.KeptKeys = importers.Counts(unknown), importers.Counts(kept)
	return r
}
