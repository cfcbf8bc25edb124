package memory

import (
	"context"
	"errors"
	"fmt"
	"slices"
	"strings"

	"brain/graph"
	"brain/internal/fault"
)

// maxSet is how many pages a set holds from which links are followed.
const maxSet = 10_000

// objectSet is a set of pages: of some types, within what was reached, that meet
// conditions. Patterns test any value that a page is said to have; where only the
// shown one counts, what they find is checked again, so that they need not say
// which that is.
type objectSet struct {
	types  []string // nil for any
	within []string // ids; nil for all pages
	fields []fieldTest
	props  []propertyTest
}

// demand adds a test; tests of one property stand together, since of a property
// with one value all are of that one.
func (s *objectSet) demand(t propertyTest) {
	for i, have := range s.props {
		if have.name == t.name && have.absent == t.absent {
			s.props[i].tests = append(have.tests, t.tests...)
			return
		}
	}
	s.props = append(s.props, t)
}

// joined are the tests of a property that its claim in the pattern must meet:
// different tests of many values may be met by different ones.
func (t propertyTest) joined() []comparison {
	if t.many && len(t.tests) > 1 {
		return t.tests[:1]
	}
	return t.tests
}

// setPattern is a set as a pattern under construction.
type setPattern struct {
	paths []string
	where []string
	args  values
}

func (p *setPattern) text() string {
	return "MATCH " + strings.Join(p.paths, ", ") + whereText(p.where)
}

// pattern writes the set for pages p. Of the property order, if any, the claim o
// is joined.
func (v *view) pattern(s *objectSet, order *statedProperty) *setPattern {
	out := &setPattern{paths: []string{"(p:Page)"}, args: values{}}
	switch {
	case s.types == nil:
	case len(s.types) == 1:
		out.where = append(out.where, "p.type = $type")
		out.args["type"] = graph.String(s.types[0])
	default:
		out.where = append(out.where, "p.type IN $types")
		out.args["types"] = graph.Strings(s.types)
	}
	if s.within != nil {
		out.where = append(out.where, "p.id IN $within")
		out.args["within"] = graph.Strings(s.within)
	}
	for i, t := range s.fields {
		out.field(t, fmt.Sprintf("f%d", i))
	}
	joined := false
	for i, t := range s.props {
		claim, name := claimOf(i), fmt.Sprintf("n%d", i)
		if order != nil && !t.absent && t.name == order.name {
			// One claim is never found twice in a pattern, so it plays both parts.
			claim, joined = "o", true
			if t.many {
				t.tests = nil
			}
		}
		if t.absent {
			v.without(out, t.name, name)
			continue
		}
		v.join(out, claim, t.name, name)
		for j, c := range t.joined() {
			out.where = append(out.where, c.text(claim+"."+t.column, claim+".unit", fmt.Sprintf("v%dx%d", i, j), out.args))
		}
	}
	if order != nil && !joined {
		v.join(out, "o", order.name, "by")
	}
	return out
}

// claimOf is the variable of the claim that meets the set's i-th test.
func claimOf(i int) string { return fmt.Sprintf("c%d", i) }

// join adds a claim that states a property of p and is held.
func (v *view) join(out *setPattern, claim, property, param string) {
	out.paths = append(out.paths, "("+claim+":Claim)-[:ABOUT]->(p)")
	out.where = append(out.where, claim+".property = $"+param, v.held(claim, out.args))
	out.args[param] = graph.String(property)
}

// without demands that no claim states the property. In a read as of some time it
// leaves out only what surely has none then.
func (v *view) without(out *setPattern, property, param string) {
	out.where = append(out.where, "NOT (p)<-[:ABOUT]-(:Claim {property: $"+param+", state: $current})")
	out.args[param], out.args["current"] = graph.String(property), graph.String(string(StateCurrent))
}

// held tells that a claim which the read sees was held at its time: claims that
// states properties are facts, so they are current, or were until they were
// settled or closed.
func (v *view) held(claim string, args values) string {
	if v.currency.Mode != graph.AsOf {
		args["current"] = graph.String(string(StateCurrent))
		return claim + ".state = $current"
	}
	recorded := v.currency.Recorded
	if recorded.IsZero() {
		recorded = v.now
	}
	args["settled"] = graph.Instant(recorded)
	return "(" + claim + ".settledAt IS NULL OR " + claim + ".settledAt > $settled)"
}

// field adds a condition on a field of the page.
func (p *setPattern) field(t fieldTest, name string) {
	if t.field == "tag" {
		p.tag(t, name)
		return
	}
	x := "p." + t.field
	switch {
	case t.exists == nil:
		p.where = append(p.where, t.text(x, "", name, p.args))
	case *t.exists:
		p.where = append(p.where, x+" IS NOT NULL")
	default:
		p.where = append(p.where, x+" IS NULL")
	}
}

// tag adds a condition on the page's tags.
func (p *setPattern) tag(t fieldTest, name string) {
	switch {
	case t.exists != nil && *t.exists:
		p.where = append(p.where, "(p)-[:TAGGED]->(:Tag)")
	case t.exists != nil:
		p.where = append(p.where, "NOT (p)-[:TAGGED]->(:Tag)")
	default:
		tests := make([]string, len(t.values))
		for i, handle := range t.values {
			param := fmt.Sprintf("%st%d", name, i)
			tests[i] = "(p)-[:TAGGED]->(:Tag {handle: $" + param + "})"
			p.args[param] = handle
		}
		p.where = append(p.where, "("+strings.Join(tests, " OR ")+")")
	}
}

// exact tells whether the set's pattern finds it without being checked again.
func (v *view) exact(s *objectSet) bool {
	return !slices.ContainsFunc(s.props, func(t propertyTest) bool {
		return t.absent && v.currency.Mode == graph.AsOf || t.single && len(t.tests) > 0 || t.many && len(t.tests) > 1
	})
}

// ids lists the pages of a set from which links are followed. Error:
// TOO_EXPENSIVE for more than 10,000.
func (v *view) ids(ctx context.Context, s *objectSet) ([]string, error) {
	if s.within != nil && len(s.fields) == 0 && len(s.props) == 0 {
		return s.within, nil
	}
	p := v.pattern(s, nil)
	rows, err := v.match(ctx, p.text()+" RETURN DISTINCT p.id, p.type", p.args)
	if err != nil {
		return nil, tooWide(err)
	}
	pages := make([]Page, len(rows))
	for i, row := range rows {
		pages[i] = Page{ID: row[0].Str(), Type: row[1].Str()}
	}
	if !v.exact(s) {
		if pages, err = v.checked(ctx, s, pages); err != nil {
			return nil, err
		}
	}
	out := make([]string, len(pages))
	for i, page := range pages {
		out[i] = page.ID
	}
	return out, nil
}

// tooWide says of a read that found too much what to do about it.
func tooWide(err error) error {
	if errors.Is(err, graph.ErrTooExpensive) {
		return fault.Wrap(fault.TooExpensive, err, "more than %d pages would have to be looked at one by one", maxSet).In("where").
			Suggest("narrow the set with further conditions")
	}
	return err
}
