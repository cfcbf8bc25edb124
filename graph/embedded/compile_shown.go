package embedded

import "brain/graph"

// shown writes the value shown for a property of a page: see graph.ShownColumn.
func (c *compiler) shown(e *graph.Expr) (string, error) {
	page, err := c.element(e.Var)
	if err != nil {
		return "", err
	}
	value, claims, claim := c.claimsOf(e, page)
	if e.Kind != graph.KindList {
		if e.InUnit() {
			value = "CASE WHEN " + claim + ".unit = " + c.unit(e) + " THEN " + value + " END"
		}
		return "(SELECT " + value + claims + " ORDER BY " + claim + `."validFrom" DESC, ` + claim + `."recordedAt" DESC, ` + claim + ".id DESC LIMIT 1)", nil
	}
	list := "(SELECT json_group_array(DISTINCT " + value + " ORDER BY " + value + ")" + claims + ")"
	if page.nullable {
		return "CASE WHEN " + page.rid + " IS NOT NULL THEN " + list + " END", nil
	}
	return list, nil
}

// inShown writes a IN b for the list of values shown for a property.
func (c *compiler) inShown(left string, e *graph.Expr) (string, error) {
	page, err := c.element(e.Var)
	if err != nil {
		return "", err
	}
	value, claims, _ := c.claimsOf(e, page)
	test := left + " IN (SELECT " + value + claims + ")"
	if page.nullable {
		return "iif(" + page.rid + " IS NULL, NULL, " + test + ")", nil
	}
	return "(" + test + ")", nil
}

// claimsOf writes FROM and WHERE of the claims that state a property of a page,
// filtered like every matched element, and their value.
func (c *compiler) claimsOf(e *graph.Expr, page *element) (value, claims, claim string) {
	stated, shown := e.ShownColumn()
	about, claim := "t"+adjAlias(e.Var), "t"+nodeAlias(e.Var)
	value = claim + "." + column(shown)
	f := &from{}
	f.join("adj "+about, append([]string{about + ".node = " + page.rid, about + ".type = 'ABOUT'", about + ".dir IN (2, 3)"}, c.filter(about)...)...)
	f.join("node "+claim, append([]string{
		claim + ".rid = " + about + ".other", claim + ".storage = 'Claim'",
		claim + `."property" = ` + c.bind(source{kind: fromLiteral, value: graph.String(e.Prop)}), claim + "." + column(stated) + " IS NOT NULL",
		"EXISTS (SELECT 1 FROM label WHERE label.node = " + claim + ".rid AND label.name = 'Fact')"}, c.filter(claim)...)...)
	switch {
	case e.Kind != graph.KindList:
	case e.InUnit():
		f.where = append(f.where, claim+".unit = "+c.unit(e))
	case e.Unit == graph.UnitOf:
		f.where = append(f.where, value+" IS NOT NULL")
	}
	return value, f.sql(), claim
}

// unit binds the currency that an expression is about.
func (c *compiler) unit(e *graph.Expr) string {
	return c.bind(source{kind: fromLiteral, value: graph.String(e.Unit)})
}
