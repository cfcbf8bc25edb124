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
	kind := e.Kind
	if kind == graph.KindList {
		kind = e.Element
	}
	property := graph.ShownColumn(kind)
	if property == "" {
		return "", fmt.Errorf("neo4j: property %q of kind %s: expected a kind that claims hold", e.Prop, kind)
	}
	claim, edge := c.hide(), c.hide()
	value := claim + "." + property
	conditions := append([]string{claim + ".property = " + c.bind(binding{value: graph.String(e.Prop)}), value + " IS NOT NULL"}, c.filter(claim)...)
	conditions = append(conditions, c.filter(edge)...)
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
