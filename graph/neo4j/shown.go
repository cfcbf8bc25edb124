package neo4j

import (
	"fmt"
	"strings"

	"brain/graph"
)

// shown writes the value that is shown for a property of a page: a subquery over
// the page's claims, which are filtered like every other element. A null page has
// no claims; only of the list that is not the answer yet.
func (c *compiler) shown(e *graph.Expr) (string, error) {
	page, err := c.element(e.Var)
	if err != nil {
		return "", err
	}
	stated, property := e.ShownColumn()
	if stated == "" {
		return "", fmt.Errorf("neo4j: property %q of kind %s: expected a kind that claims hold", e.Prop, e.Kind)
	}
	claim, edge := c.hide(), c.hide()
	value := claim + "." + property
	conditions := append([]string{claim + ".property = " + c.bind(binding{value: graph.String(e.Prop)}), claim + "." + stated + " IS NOT NULL"}, c.filter(claim)...)
	conditions = append(conditions, c.filter(edge)...)
	if e.InUnit() {
		inUnit := claim + ".unit = " + c.bind(binding{value: graph.String(e.Unit)})
		if e.Kind == graph.KindList {
			conditions = append(conditions, inUnit)
		} else {
			value = "CASE WHEN " + inUnit + " THEN " + value + " END"
		}
	}
	if e.Kind == graph.KindList && e.Unit == graph.UnitOf {
		conditions = append(conditions, value+" IS NOT NULL")
	}
	found := "COLLECT { MATCH (" + claim + ":`Claim`&`Fact`)-[" + edge + ":`ABOUT`]->(" + page + ")" +
		" WHERE " + strings.Join(conditions, " AND ") + " RETURN "
	if e.Kind == graph.KindList {
		return "(CASE WHEN " + page + " IS NOT NULL THEN " + found + "DISTINCT " + value + " } END)", nil
	}
	// A time that is missing is before every other.
	var order []string
	for _, time := range []string{claim + ".validFrom", claim + ".recordedAt"} {
		order = append(order, time+" IS NULL", time+" DESC")
	}
	return "head(" + found + value + " ORDER BY " + strings.Join(append(order, claim+".id DESC"), ", ") + " LIMIT 1 })", nil
}
