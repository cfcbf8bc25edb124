package pattern

import (
	"regexp"
	"slices"
	"strings"

	"brain/graph"
)

// Amounts of money are compared, ordered and added up only within one currency.
// x.properties.fee.EUR is the amount in that currency, a decimal like any other and
// null in other currencies; x.properties.fee.currency is the currency. The amount in
// whatever currency it has, x.properties.fee, may be returned beside its currency,
// which rows are then grouped by, and be ordered after it.

var currencyForm = regexp.MustCompile(`^[A-Z]{3}$`)

// unit is what a property as written takes of the declared one.
func unit(t PropertyTerm, p *Property) (string, error) {
	name, part := "properties."+t.Name, p.Part.Text
	switch {
	case part == "" && !t.Money:
		return graph.UnitNone, nil
	case part == "":
		return graph.UnitAny, nil
	case !t.Money:
		return "", broken(p.Part.Pos, "%s is %s and has no parts: write %s.%s", name, t.describe(), p.Of.Text, name)
	case part == graph.UnitOf || currencyForm.MatchString(part):
		return part, nil
	}
	message := name + " is money: after it comes a currency of three capital letters, or currency"
	if upper := strings.ToUpper(part); currencyForm.MatchString(upper) {
		message += "; did you mean " + upper + "?"
	}
	return "", broken(p.Part.Pos, "%s", message)
}

// amount tells whether the expression is an amount of which the currency is open.
func amount(x *graph.Expr) bool { return x != nil && x.Op == graph.OpShown && x.Unit == graph.UnitAny }

// amountIn is the open amount on which the value of a column depends, nil for none.
func amountIn(x *graph.Expr) *graph.Expr {
	switch {
	case amount(x):
		return x
	case x.Aggregate() && len(x.Args) == 1 && amount(x.Args[0]) && (x.Op != graph.OpCount || x.Distinct):
		return x.Args[0]
	}
	return nil
}

// tellsCurrency tells whether x is the currency of the amount.
func tellsCurrency(x, amount *graph.Expr) bool {
	return x.Op == graph.OpShown && x.Unit == graph.UnitOf && x.Var == amount.Var && x.Prop == amount.Prop
}

// openAmount refuses an open amount where several currencies would meet.
func (c *checker) openAmount(at Pos, x *graph.Expr) error {
	name := c.nameOf(x.Var) + ".properties." + x.Prop
	way := "name one, as in " + name + ".EUR"
	if x.Kind != graph.KindList {
		way += ", or return " + name + ".currency beside it"
	}
	return broken(at, "%s is money, and amounts of several currencies are not compared: %s", name, way)
}

// currencies checks that an open amount is a column beside its currency, and sorts
// only after it.
func (c *checker) currencies(p *Projection, columns []column, order []graph.Order) error {
	for i, col := range columns {
		open := amountIn(col.expr)
		beside := func(other column) bool { return tellsCurrency(other.expr, open) }
		if open != nil && (open.Kind == graph.KindList || !p.Return || !slices.ContainsFunc(columns, beside)) {
			return c.openAmount(p.Items[i].Expr.at(), open)
		}
	}
	for i, key := range p.OrderBy {
		open := amountIn(order[i].Expr)
		before := func(o graph.Order) bool { return tellsCurrency(o.Expr, open) }
		if open != nil && !slices.ContainsFunc(order[:i], before) {
			return broken(key.Expr.at(), "amounts are ordered within a currency: put %s.properties.%s.currency before it", c.nameOf(open.Var), open.Prop)
		}
	}
	return nil
}
