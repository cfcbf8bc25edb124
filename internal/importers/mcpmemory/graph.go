package mcpmemory

import "slices"

// Graph is the merged content of a file.
type Graph struct {
	// Entities have distinct names, in the order of their first lines.
	Entities []Entity
	// Relations are distinct and between entities of the graph.
	Relations []Relation
	// Duplicates counts entity lines that were merged into an earlier one, and
	// relation lines that say what an earlier one said.
	Duplicates int
	// Dangling are relations that name an entity which is not there.
	Dangling []Relation
}

// Merge makes one graph of a file's lines. Entities of one name are one: it has
// the type and other keys of the first line that has them, and all observations,
// each once.
func Merge(lines Lines) Graph {
	var g Graph
	places := map[string]int{}
	for _, e := range lines.Entities {
		i, known := places[e.Name]
		if !known {
			places[e.Name] = len(g.Entities)
			e.Observations = distinct(nil, e.Observations)
			g.Entities = append(g.Entities, e)
			continue
		}
		g.Duplicates++
		g.Entities[i].merge(e)
	}
	type identity struct{ from, to, kind string }
	seen := map[identity]bool{}
	for _, r := range lines.Relations {
		_, from := places[r.From]
		_, to := places[r.To]
		id := identity{r.From, r.To, r.Type}
		switch {
		case !from || !to:
			g.Dangling = append(g.Dangling, r)
		case seen[id]:
			g.Duplicates++
		default:
			seen[id] = true
			g.Relations = append(g.Relations, r)
		}
	}
	return g
}

func (e *Entity) merge(later Entity) {
	if e.Type == "" {
		e.Type = later.Type
	}
	if e.Other == nil {
		e.Other = later.Other
	}
	e.Observations = distinct(e.Observations, later.Observations)
}

func distinct(list, more []string) []string {
	list = slices.Clone(list)
	known := make(map[string]bool, len(list)+len(more))
	for _, s := range list {
		known[s] = true
	}
	for _, s := range more {
		if !known[s] {
			known[s] = true
			list = append(list, s)
		}
	}
	return list
}
