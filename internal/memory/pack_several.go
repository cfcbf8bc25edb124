package memory

import (
	"context"
	"slices"

	"brain/graph"
)

// severalValues counts the pages of a type, which have this one or another after the
// change, that have several current, unequal values of a property in one scope.
func (u *packUsage) severalValues(ctx context.Context, from, to, property string) (int, error) {
	args := values{"of": graph.String(from), "property": graph.String(property), "state": graph.String(string(StateCurrent))}
	rows, err := u.decide(ctx, `MATCH (c:Claim)-[:ABOUT]->(p:Page) WHERE p.type = $of AND c.property = $property AND c.state = $state
		RETURN p.id, p.subtype, c.scope, count(*)`, args)
	if err != nil {
		return 0, err
	}
	var pages []string
	for _, row := range rows {
		if is, _ := u.mapping.typeFor(from, row[1].Str()); is == to && row[3].Int64() > 1 {
			pages = append(pages, row[0].Str())
		}
	}
	slices.Sort(pages)
	several := map[string]bool{}
	for _, some := range chunks(slices.Compact(pages)) {
		args["ids"] = graph.Strings(some)
		rows, err := u.decide(ctx, `MATCH (c:Claim)-[:ABOUT]->(p:Page) WHERE p.id IN $ids AND p.type = $of AND c.property = $property AND c.state = $state
			RETURN p.id, `+claimColumns.of("c"), args)
		if err != nil {
			return 0, err
		}
		first := map[[2]string]Claim{}
		for _, row := range rows {
			claim := claimColumns.read(row, 1)
			key := [2]string{row[0].Str(), claim.Scope}
			if other, ok := first[key]; !ok {
				first[key] = claim
			} else if !claim.sameValue(other) {
				several[key[0]] = true
			}
		}
	}
	return len(several), nil
}

// severalLinks counts the pages with current links of a type to several pages in one
// scope. Of a type that is read from both ends, either page has the link.
func (u *packUsage) severalLinks(ctx context.Context, link string) (int, error) {
	t, _, _ := u.voc.ontology.LinkType(link)
	read := []string{"RETURN a.id, l.scope, count(DISTINCT b.id)"}
	if t.Symmetric {
		read = append(read, "RETURN b.id, l.scope, count(DISTINCT a.id)")
	}
	found := map[[2]string]int64{}
	for _, columns := range read {
		rows, err := u.decide(ctx, `MATCH (l:Link)-[:LINK_FROM]->(a:Page), (l)-[:LINK_TO]->(b:Page) WHERE l.type = $name `+columns,
			values{"name": graph.String(link)})
		if err != nil {
			return 0, err
		}
		for _, row := range rows {
			found[[2]string{row[0].Str(), row[1].Str()}] += row[2].Int64()
		}
	}
	several := map[string]bool{}
	for at, n := range found {
		if n > 1 {
			several[at[0]] = true
		}
	}
	return len(several), nil
}
