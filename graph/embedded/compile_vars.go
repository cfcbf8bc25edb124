package embedded

import "brain/graph"

// variables is a set of variables.
type variables map[int]bool

// clause adds every variable that the clause names.
func (s variables) clause(c graph.Clause) {
	switch c := c.(type) {
	case *graph.Match:
		s.match(c)
	case *graph.Project:
		for _, item := range c.Items {
			s.expr(item.Expr)
		}
		for _, o := range c.OrderBy {
			s.expr(o.Expr)
		}
		s.expr(c.Where)
	}
}

func (s variables) match(m *graph.Match) {
	for _, n := range m.Nodes {
		s[n.Var] = true
	}
	for _, h := range m.Hops {
		s[h.Var], s[h.From], s[h.To] = true, true, true
	}
	s.expr(m.Where)
}

func (s variables) expr(e *graph.Expr) {
	if e == nil {
		return
	}
	switch e.Op {
	case graph.OpProp, graph.OpShown, graph.OpVar, graph.OpHasLabel:
		s[e.Var] = true
	case graph.OpExists, graph.OpNotExists:
		s.match(e.Match)
	}
	for _, a := range e.Args {
		s.expr(a)
	}
}

// without is the set without what the pattern predicates of the expression bind
// themselves.
func (s variables) without(e *graph.Expr) variables {
	if e.Match != nil {
		for _, n := range e.Match.Nodes {
			if !n.Bound {
				delete(s, n.Var)
			}
		}
		for _, h := range e.Match.Hops {
			delete(s, h.Var)
		}
		if e.Match.Where != nil {
			s.without(e.Match.Where)
		}
	}
	for _, a := range e.Args {
		s.without(a)
	}
	return s
}
