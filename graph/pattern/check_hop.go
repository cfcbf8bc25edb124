package pattern

import (
	"slices"
	"strings"

	"brain/graph"
)

// maxLength is the longest variable length.
const maxLength = 4

// hopState is what is known about one hop while its MATCH is checked. from and
// to are already exchanged where the hop is written or stored backwards.
type hopState struct {
	graph.Hop
	name     string
	at       Pos
	from, to *nodeState
	terms    []relationshipTerm
	untyped  bool
}

func (c *checker) hop(s *matchState, h Hop, left, right *nodeState) error {
	if len(s.hops) == maxHops {
		return broken(h.Pos, "one MATCH has at most %d relationships", maxHops)
	}
	state := &hopState{name: h.Var.Text, at: h.Pos, from: left, to: right, untyped: len(h.Types) == 0}
	backwards, err := c.resolve(state, h)
	if err != nil {
		return err
	}
	if backwards {
		state.from, state.to = right, left
	}
	if state.Min, state.Max, err = c.length(h); err != nil {
		return err
	}
	if state.Max > 1 {
		if state.Inner, err = c.inner(state); err != nil {
			return err
		}
	}
	if state.Var, err = c.newVar(h.Pos); err != nil {
		return err
	}
	state.From, state.To = state.from.Var, state.to.Var
	left.reached, right.reached = true, true
	if !s.test {
		c.parts.add(state.Var, h.Pos)
		c.parts.join(state.Var, left.Var)
		c.parts.join(state.Var, right.Var)
	}
	s.hops = append(s.hops, state)
	edge := binding{kind: bindEdge, v: state.Var}
	if name := h.Var.Text; name != "" {
		if s.test {
			return broken(h.Var.Pos, "a pattern in WHERE names only what MATCH has bound, and a relationship is named once: leave the name out")
		}
		if _, taken := c.scope[name]; taken {
			return broken(h.Var.Pos, "%s is bound already, and a relationship is named once", name)
		}
		c.scope[name] = edge
	}
	if len(h.Props) > 0 {
		if h.Length != nil {
			return unsupported(h.Props[0].Key.Pos, "a property map on a variable length", "it would apply to each relationship; write the relationships one by one")
		}
		s.maps = append(s.maps, propertyMap{element: edge, hop: state, entries: h.Props})
	}
	return nil
}

// resolve finds the stored types and the direction of a hop; backwards says that
// the stored direction is from the right node to the left one.
func (c *checker) resolve(state *hopState, h Hop) (backwards bool, err error) {
	if len(h.Types) == 0 {
		for _, stored := range c.cat.storedTypes() {
			state.terms = append(state.terms, c.cat.relationships[stored])
		}
	}
	var reversed, symmetric int
	for _, name := range h.Types {
		term, ok := c.cat.relationships[name.Text]
		if !ok {
			return false, c.cat.unknownName(TermRelationship, name, c.cat.Relationships())
		}
		if term.symmetric {
			symmetric++
		} else if term.reversed {
			reversed++
		}
		if !slices.ContainsFunc(state.terms, func(t relationshipTerm) bool { return t.stored == term.stored }) {
			state.terms = append(state.terms, term)
		}
	}
	slices.SortFunc(state.terms, func(a, b relationshipTerm) int { return strings.Compare(a.stored, b.stored) })
	for _, t := range state.terms {
		state.Types = append(state.Types, t.stored)
	}
	backwards = h.Arrow == ArrowLeft
	switch {
	case symmetric > 0 && symmetric < len(h.Types) && h.Arrow != ArrowNone:
		return false, broken(h.Types[0].Pos, "alternatives mix relationships that have a direction with symmetric ones, which have none: match them one by one, or without direction")
	case symmetric > 0 || h.Arrow == ArrowNone:
		state.Direction = graph.Both
		backwards = false
	case reversed > 0 && reversed < len(h.Types):
		return false, broken(h.Types[0].Pos, "some of the alternatives are inverse names and some are not, so they point different ways: use the names of one direction")
	case reversed > 0:
		backwards = !backwards
	}
	return backwards, nil
}

// length checks a variable length; a plain hop is 1, 1.
func (c *checker) length(h Hop) (least, most int, err error) {
	l := h.Length
	if l == nil {
		return 1, 1, nil
	}
	if h.Var.Text != "" {
		return 0, 0, unsupported(h.Var.Pos, "a variable on a variable length", "it would stand for a list of relationships; name the nodes instead")
	}
	least, most = l.Min, l.Max
	if least < 0 {
		least = 1
	}
	switch {
	case most < 0:
		return 0, 0, unsupported(l.Pos, "an unbounded length", "write *n..m with 1 ≤ n ≤ m ≤ 4")
	case least == 0:
		return 0, 0, unsupported(l.Pos, "a length of 0", "write *n..m with 1 ≤ n ≤ m ≤ 4")
	case least > most || most > maxLength:
		return 0, 0, broken(l.Pos, "a variable length is *n..m with 1 ≤ n ≤ m ≤ %d", maxLength)
	case most == 1:
		return 1, 1, nil
	}
	return least, most, nil
}

// inner lists the storage labels that a path's inner nodes may have, nil if the
// catalogue shows all that they can have.
func (c *checker) inner(h *hopState) ([]string, error) {
	var starts, ends []string
	for _, t := range h.terms {
		starts, ends = append(starts, t.from...), append(ends, t.to...)
	}
	inner := intersect(ends, starts)
	if h.Direction == graph.Both {
		inner = slices.Concat(starts, ends)
	}
	inner = unique(inner)
	visible := intersect(inner, c.cat.storages)
	switch {
	case len(visible) == len(inner):
		return nil, nil
	case len(visible) == 0:
		return nil, broken(h.at, "a path of these relationships passes through %s, which a public pattern does not name", strings.Join(inner, "|"))
	}
	return visible, nil
}

// infer narrows the storage labels of all nodes by the relationships between
// them until nothing changes, and drops the types of untyped hops that cannot
// occur. No row is lost by it: the store has no other relationships.
func (c *checker) infer(s *matchState) error {
	for changed := true; changed; {
		changed = false
		for _, h := range s.hops {
			before := len(h.from.storages) + len(h.to.storages)
			if h.from.storages == nil || h.to.storages == nil {
				before = -1
			}
			if err := h.narrow(); err != nil {
				return err
			}
			changed = changed || before != len(h.from.storages)+len(h.to.storages)
		}
	}
	return nil
}

// narrow applies one hop's types to the storage labels of its ends and the ends
// to the types.
func (h *hopState) narrow() error {
	fits := func(end *nodeState, allowed []string) bool {
		return end.storages == nil || len(intersect(end.storages, allowed)) > 0
	}
	var from, to []string
	var possible []relationshipTerm
	for _, t := range h.terms {
		there := fits(h.from, t.from) && fits(h.to, t.to)
		back := h.Direction == graph.Both && fits(h.from, t.to) && fits(h.to, t.from)
		if h.Max > 1 {
			// The first relationship may be of one type and the last of another.
			there, back = true, h.Direction == graph.Both
		}
		if there {
			from, to = append(from, t.from...), append(to, t.to...)
		}
		if back {
			from, to = append(from, t.to...), append(to, t.from...)
		}
		if there || back {
			possible = append(possible, t)
		}
	}
	if len(possible) == 0 || !h.from.narrow(unique(from)) || !h.to.narrow(unique(to)) {
		return h.impossible()
	}
	if h.untyped {
		h.terms, h.Types = possible, nil
		for _, t := range possible {
			h.Types = append(h.Types, t.stored)
		}
	}
	return nil
}

// impossible says why no relationship fits between the two ends.
func (h *hopState) impossible() error {
	if h.untyped {
		return broken(h.at, "no relationship goes from %s to %s", either(h.from.storages), either(h.to.storages))
	}
	var ways []string
	for _, t := range h.terms {
		ways = append(ways, t.stored+" goes from "+either(t.from)+" to "+either(t.to))
	}
	return broken(h.at, "%s, here it is from %s to %s", strings.Join(ways, ", "), either(h.from.storages), either(h.to.storages))
}

func either(labels []string) string {
	if labels == nil {
		return "any node"
	}
	return strings.Join(labels, "|")
}

func unique(labels []string) []string {
	slices.Sort(labels)
	return slices.Compact(labels)
}
