package pattern

import (
	"brain/graph"
)

// parameter is what is known of one parameter so far.
type parameter struct {
	graph.Param
	known bool
	first Pos
	uses  []*graph.Expr
}

// param makes the expression for a parameter of the given kind. KindNull leaves
// the kind to the parameter's other uses.
func (c *checker) param(p *Parameter, kind, element graph.Kind) (*graph.Expr, error) {
	known := c.params[p.Name]
	if known == nil {
		known = &parameter{first: p.Pos}
		c.params[p.Name] = known
	}
	if kind != graph.KindNull {
		want := graph.Param{Kind: kind, Element: element}
		if known.known && known.Param != want {
			return nil, broken(p.Pos, "parameter $%s is used as %s here and as %s before", p.Name, describe(want.Kind, want.Element), describe(known.Kind, known.Element))
		}
		known.Param, known.known = want, true
	}
	x := &graph.Expr{Op: graph.OpParam, Param: p.Name, Kind: known.Kind, Element: known.Element}
	known.uses = append(known.uses, x)
	return x, nil
}

// settleParams declares the parameters in the plan and gives every use its kind.
func (c *checker) settleParams() error {
	for _, name := range sortedKeys(c.params) {
		p := c.params[name]
		if !p.known {
			return broken(p.first, "the kind of parameter $%s cannot be told: compare it with a property", name)
		}
		for _, x := range p.uses {
			x.Kind, x.Element = p.Kind, p.Element
		}
		c.plan.Params[name] = p.Param
	}
	return nil
}

func describe(kind, element graph.Kind) string {
	if kind == graph.KindList {
		return "list of " + element.String()
	}
	return kind.String()
}
