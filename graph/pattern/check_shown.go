package pattern

import (
	"strings"

	"brain/graph"
)

// shown checks x.properties.<name>: a property that packs declare for pages.
func (c *checker) shown(b binding, p *Property) (*graph.Expr, error) {
	if b.kind != bindNode || len(b.storages) != 1 || b.storages[0] != labelPage {
		return nil, broken(p.Pos, "%s is not certain to be a page: properties of packs are asked of pages, give it the label Page or a type", p.Of.Text)
	}
	types := b.pages
	switch {
	case types == nil:
		types = sortedKeys(c.cat.shown)
	case len(types) == 0:
		return nil, broken(p.Pos, "no page has all the labels of %s, so no type tells what properties.%s is", p.Of.Text, p.Sub.Text)
	}
	var first string
	var found PropertyTerm
	for _, t := range types {
		declared, ok := c.cat.shown[t][p.Sub.Text]
		switch {
		case !ok:
		case first == "":
			first, found = t, declared
		case declared != found:
			return nil, broken(p.Sub.Pos, "properties.%s is %s of %s and %s of %s: give %s a label that tells which",
				p.Sub.Text, found.describe(), first, declared.describe(), t, p.Of.Text)
		}
	}
	if first == "" {
		of := labelPage
		if b.pages != nil {
			of = strings.Join(b.pages, "|")
		}
		return nil, c.unknownShown(p, of, types)
	}
	x := &graph.Expr{Op: graph.OpShown, Var: b.v, Prop: found.Name, Kind: found.Kind}
	var err error
	if x.Unit, err = unit(found, p); err != nil {
		return nil, err
	}
	if x.Unit == graph.UnitOf {
		x.Kind = graph.KindString
	}
	if found.Many {
		x.Kind, x.Element = graph.KindList, x.Kind
	}
	return x, nil
}

func (t PropertyTerm) describe() string {
	kind := t.Kind.String()
	if t.Money {
		kind = "money"
	}
	if t.Many {
		return "list of " + kind
	}
	return kind
}

// pageLabels lists the labels of object types for which alternatives of labels
// stand, nil if they stand for any page or for none.
func (c *Catalogue) pageLabels(group []Name) []string {
	var out []string
	for _, name := range group {
		switch term := c.labels[name.Text]; {
		case name.Text == labelPage:
			return nil
		case term.storage == labelPage:
			out = append(out, term.alternatives...)
		}
	}
	return unique(out)
}
