package packs

import (
	"slices"
	"strings"

	"brain/schema"
)

// arrange returns the packs with bases before those that extend them, by name
// among equals, so that the result does not depend on the order given; and
// the conflicts of their names and bases.
func arrange(given []Pack) ([]Pack, []Conflict) {
	var conflicts []Conflict
	byName := map[string]Pack{}
	var names []string
	for _, p := range given {
		term := "pack " + p.Name
		if !schema.ValidName(p.Name) {
			conflicts = append(conflicts, schema.NewConflict(schema.ConflictBadName, "pack "+shown(p.Name),
				"the name does not match "+schema.NameRule, p.Name))
		}
		if _, twice := byName[p.Name]; twice {
			conflicts = append(conflicts, schema.NewConflict(schema.ConflictDuplicatePack, term, "two packs have this name", p.Name))
			continue
		}
		byName[p.Name] = p
		names = append(names, p.Name)
	}
	slices.Sort(names)
	for _, name := range names {
		for _, base := range byName[name].Extends {
			if _, ok := byName[base]; !ok {
				conflicts = append(conflicts, schema.NewConflict(schema.ConflictUnknownBase, "pack "+name,
					"it extends "+shown(base)+", which is not installed"+near(base, names), name))
			}
		}
	}
	ordered, cycle := sortByBases(names, byName)
	if len(cycle) > 0 {
		conflicts = append(conflicts, schema.NewConflict(schema.ConflictCyclicExtends, "pack "+cycle[0],
			"these packs extend each other in a circle, or a pack that does: "+strings.Join(cycle, ", "), cycle...))
	}
	return ordered, conflicts
}

// sortByBases takes, round by round, the first pack all of whose bases are
// taken. What is left rests on a cycle; it is appended by name.
func sortByBases(names []string, byName map[string]Pack) (ordered []Pack, cycle []string) {
	left := slices.Clone(names)
	taken := map[string]bool{}
	for len(left) > 0 {
		i := slices.IndexFunc(left, func(name string) bool {
			return !slices.ContainsFunc(byName[name].Extends, func(base string) bool {
				_, known := byName[base]
				return known && !taken[base]
			})
		})
		if i < 0 {
			for _, name := range left {
				ordered = append(ordered, byName[name])
			}
			return ordered, left
		}
		ordered = append(ordered, byName[left[i]])
		taken[left[i]] = true
		left = slices.Delete(left, i, i+1)
	}
	return ordered, nil
}
