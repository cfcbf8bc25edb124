package memory

import (
	"context"
	"slices"

	"brain/graph"
)

// checkChunk is how many pages' values are read at once.
const checkChunk = 250

// valueColumns project what tells which value of a property is shown.
var valueColumns = columns[Claim]{
	{"id", func(c *Claim, v graph.Value) { c.ID = v.Str() }},
	{"property", func(c *Claim, v graph.Value) { c.Property = v.Str() }},
	{"valueText", setClaimValue},
	{"valueInt", setClaimValue},
	{"valueFloat", setClaimValue},
	{"valueDecimal", setClaimValue},
	{"valueBool", setClaimValue},
	{"valueInstant", setClaimValue},
	{"valueDate", setClaimValue},
	{"unit", func(c *Claim, v graph.Value) { c.Unit = v.Str() }},
	{"validFrom", func(c *Claim, v graph.Value) { c.ValidFrom = optionalTime(v) }},
	{"recordedAt", func(c *Claim, v graph.Value) { c.RecordedAt = v.Time() }},
}

// shownValues gives the shown values of properties of pages, by page id.
func (v *view) shownValues(ctx context.Context, pages []Page, names []string) (map[string][]Property, error) {
	out := map[string][]Property{}
	for chunk := range slices.Chunk(pages, checkChunk) {
		ids, types := make([]string, len(chunk)), map[string]string{}
		for i, p := range chunk {
			ids[i], types[p.ID] = p.ID, p.Type
		}
		args := values{"pages": graph.Strings(ids), "names": graph.Strings(names)}
		rows, err := v.match(ctx, `MATCH (c:Claim) WHERE c.page IN $pages AND c.property IN $names AND `+v.held("c", args)+` RETURN c.page, `+valueColumns.of("c"), args)
		if err != nil {
			return nil, err
		}
		stated := map[string][]Claim{}
		for _, row := range rows {
			stated[row[0].Str()] = append(stated[row[0].Str()], valueColumns.read(row, 1))
		}
		for id, claims := range stated {
			out[id] = properties(claims, func(name string) bool { return v.manyValued(types[id], name) })
		}
	}
	return out, nil
}

// propertyNames are the properties that a set tests.
func (s *objectSet) propertyNames() []string {
	var names []string
	for _, t := range s.props {
		names = append(names, t.name)
	}
	return names
}

// checked keeps the pages whose shown values meet the set's tests.
func (v *view) checked(ctx context.Context, s *objectSet, pages []Page) ([]Page, error) {
	shown, err := v.shownValues(ctx, pages, s.propertyNames())
	if err != nil {
		return nil, err
	}
	return slices.DeleteFunc(slices.Clone(pages), func(p Page) bool { return !s.meets(shown[p.ID]) }), nil
}

// meets runs the tests of properties on the shown values of one page.
func (s *objectSet) meets(shown []Property) bool {
	for _, t := range s.props {
		var values []Claim
		for _, p := range shown {
			if p.Name == t.name {
				values = append(values, p.Claim)
			}
		}
		if t.absent != (len(values) == 0) {
			return false
		}
		for _, c := range t.tests {
			if !slices.ContainsFunc(values, func(claim Claim) bool { return c.holds(claim.Value, claim.Unit) }) {
				return false
			}
		}
	}
	return true
}

// numberOf counts the pages of a set: those that its pattern finds, less those of
// them whose shown values say otherwise. Only pages of which claims disagree can
// be such, so only they are looked at.
func (v *view) numberOf(ctx context.Context, s *objectSet) (int, error) {
	p := v.pattern(s, nil)
	rows, err := v.match(ctx, p.text()+" RETURN count(DISTINCT p.id)", p.args)
	if err != nil || v.exact(s) {
		return countOf(rows), err
	}
	if slices.ContainsFunc(s.props, func(t propertyTest) bool {
		return t.absent && v.currency.Mode == graph.AsOf || t.many && len(t.tests) > 1
	}) {
		ids, err := v.ids(ctx, s)
		return len(ids), err
	}
	doubtful := map[string]Page{}
	for i, t := range s.props {
		if t.absent || !t.single || len(t.tests) == 0 {
			continue
		}
		p := v.pattern(s, nil)
		v.join(p, "d", t.name, "other")
		p.where = append(p.where, "d.id <> "+claimOf(i)+".id")
		rows, err := v.match(ctx, p.text()+" RETURN DISTINCT p.id, p.type", p.args)
		if err != nil {
			return 0, tooWide(err)
		}
		for _, row := range rows {
			doubtful[row[0].Str()] = Page{ID: row[0].Str(), Type: row[1].Str()}
		}
	}
	pages := make([]Page, 0, len(doubtful))
	for _, page := range doubtful {
		pages = append(pages, page)
	}
	kept, err := v.checked(ctx, s, pages)
	return countOf(rows) - len(pages) + len(kept), err
}

// countOf is the one number of a count.
func countOf(rows []graph.Row) int {
	if len(rows) == 0 {
		return 0
	}
	return int(rows[0][0].Int64())
}
