package memory

import (
	"context"
	"fmt"
	"math"
	"slices"

	"brain/graph"
	"brain/internal/fault"
	"brain/schema"
)

// leastChunk is how many rows are read at least where some may be dropped.
const leastChunk = 50

// objectOrder is a total order of pages: by the value of a field or property, then
// by id; pages without a value come last.
type objectOrder struct {
	field      string // field of the page, "" for a property
	property   *statedProperty
	kind       graph.Kind
	descending bool
}

// objectRow is a page with its place in the order.
type objectRow struct {
	page Page
	// valued: it has a value; unit and value are that of a property, or the field's.
	valued bool
	unit   *graph.Value // for money
	value  graph.Value
}

// position is the row's place for the cursor.
func (r objectRow) position() []graph.Value {
	if !r.valued {
		return []graph.Value{graph.Bool(false), graph.String(r.page.ID)}
	}
	out := []graph.Value{graph.Bool(true)}
	if r.unit != nil {
		out = append(out, *r.unit)
	}
	return append(out, r.value, graph.String(r.page.ID))
}

// objectOrder checks the order of a list of pages of some types.
func (v *view) objectOrder(types []string, by *ObjectOrder) (objectOrder, error) {
	if by == nil {
		return objectOrder{field: "createdAt", kind: graph.KindInstant, descending: true}, nil
	}
	o := objectOrder{field: by.By, kind: graph.KindString, descending: by.Descending}
	switch by.By {
	case "title", "slug", "subtype", "effectiveDate":
		return o, nil
	case "createdAt":
		o.kind = graph.KindInstant
		return o, nil
	case "tag":
		return o, fault.Bad("orderBy.by", "a property or field with an order", "")
	}
	p, err := v.declared(types, "orderBy.by", by.By)
	if err != nil {
		return o, err
	}
	if p.kind == schema.Ref {
		return o, fault.Bad("orderBy.by", "a property with an order, which a reference has not", "")
	}
	return objectOrder{property: &p, kind: schema.StoredKind(p.kind), descending: by.Descending}, nil
}

// ofMoney tells whether values have a currency, by which they are ordered first.
func (o objectOrder) ofMoney() bool { return o.property != nil && o.property.kind == schema.Money }

// resume is the position of a cursor, nil at the beginning.
func (o objectOrder) resume(cursor *string, hash string) ([]graph.Value, error) {
	if cursor == nil {
		return nil, nil
	}
	c, err := graph.DecodeCursor(*cursor, hash)
	if err != nil {
		return nil, badCursor(err)
	}
	kinds := []graph.Kind{graph.KindBool, graph.KindString}
	if len(c.Position) > 0 && c.Position[0].True() {
		kinds = []graph.Kind{graph.KindBool, o.kind, graph.KindString}
		if o.ofMoney() {
			kinds = slices.Insert(kinds, 1, graph.KindString)
		}
	}
	return resume(cursor, hash, kinds...)
}

// listObjects lists the pages of a set behind a position, at most n.
func (v *view) listObjects(ctx context.Context, s *objectSet, o objectOrder, position []graph.Value, n int) ([]objectRow, error) {
	var out []objectRow
	if position == nil || position[0].True() {
		var err error
		if out, err = v.fillObjects(ctx, s, o, true, position, n); err != nil || len(out) == n {
			return out, err
		}
		position = nil
	}
	if o.field == "createdAt" || o.field == "title" || o.field == "slug" {
		return out, nil
	}
	rest, err := v.fillObjects(ctx, s, o, false, position, n-len(out))
	return append(out, rest...), err
}

// fillObjects reads pages with or without a value until n have passed the check.
func (v *view) fillObjects(ctx context.Context, s *objectSet, o objectOrder, valued bool, position []graph.Value, n int) ([]objectRow, error) {
	sure := v.exact(s) && (o.property == nil || !valued && v.currency.Mode != graph.AsOf)
	limit := n
	if !sure {
		limit = max(n, leastChunk)
	}
	var out []objectRow
	for {
		rows, err := v.readObjects(ctx, s, o, valued, position, limit)
		if err != nil {
			return nil, err
		}
		kept := onePerPage(rows)
		if !sure {
			if kept, err = v.checkedRows(ctx, s, o, kept); err != nil {
				return nil, err
			}
		}
		out = append(out, kept...)
		if len(out) >= n || len(rows) < limit {
			return out[:min(len(out), n)], nil
		}
		position = rows[len(rows)-1].position()
	}
}

// onePerPage leaves one of the rows of each page that stand at one place.
func onePerPage(rows []objectRow) []objectRow {
	return slices.CompactFunc(slices.Clone(rows), func(a, b objectRow) bool {
		return slices.EqualFunc(a.position(), b.position(), graph.Value.Equal)
	})
}

// checkedRows keeps the rows whose shown values meet the set's tests, and which
// stand at the page's own place in the order.
func (v *view) checkedRows(ctx context.Context, s *objectSet, o objectOrder, rows []objectRow) ([]objectRow, error) {
	names := s.propertyNames()
	if o.property != nil {
		names = append(names, o.property.name)
	}
	pages := make([]Page, len(rows))
	for i, row := range rows {
		pages[i] = row.page
	}
	shown, err := v.shownValues(ctx, pages, names)
	if err != nil {
		return nil, err
	}
	return slices.DeleteFunc(slices.Clone(rows), func(row objectRow) bool {
		values := shown[row.page.ID]
		return !s.meets(values) || o.property != nil && !o.places(row, values)
	}), nil
}

// places tells whether a row is where its page stands: at its shown value, at the
// first in order of many, or among those without.
func (o objectOrder) places(row objectRow, shown []Property) bool {
	var first *Claim
	for _, p := range shown {
		if p.Name == o.property.name && (first == nil || o.before(p.Claim, *first)) {
			first = &p.Claim
		}
	}
	if first == nil || !row.valued {
		return first == nil && !row.valued
	}
	return first.Value.Equal(row.value) && (row.unit == nil || first.Unit == row.unit.Str())
}

// before tells whether a value comes before another.
func (o objectOrder) before(a, b Claim) bool {
	order := graph.Compare(a.Value, b.Value)
	if o.ofMoney() {
		if byUnit := graph.Compare(graph.String(a.Unit), graph.String(b.Unit)); byUnit != 0 {
			order = byUnit
		}
	}
	return order < 0 != o.descending && order != 0
}

// readObjects reads rows of the set's pattern behind a position, at most limit. A
// page that is found in several ways has several rows, one after the other: so the
// store need not gather all before it gives the first.
func (v *view) readObjects(ctx context.Context, s *objectSet, o objectOrder, valued bool, position []graph.Value, limit int) ([]objectRow, error) {
	less, direction := " > ", ""
	if o.descending {
		less, direction = " < ", " DESC"
	}
	var joined *statedProperty
	if valued {
		joined = o.property
	}
	p := v.pattern(s, joined)
	columns, keys := pageColumns.of("p"), []string{"p.id"}
	switch {
	case !valued && o.property != nil:
		v.without(p, o.property.name, "by")
	case !valued:
		p.where = append(p.where, "p."+o.field+" IS NULL")
	case o.property != nil:
		x := "o." + o.property.column
		p.where = append(p.where, x+" IS NOT NULL")
		columns, keys = columns+", "+x, []string{x, "p.id"}
		if o.ofMoney() {
			columns, keys = columns+", o.unit", append([]string{"o.unit"}, keys...)
		}
	default:
		keys = []string{"p." + o.field, "p.id"}
		p.bound(o)
	}
	switch {
	case position != nil:
		p.behind(keys, position[1:], less)
	case !valued && len(s.types) != 1:
		// An index leads from id to id; of one type another one does.
		p.behind(keys, []graph.Value{firstID(o.descending)}, less)
	}
	p.args["limit"] = graph.Int(int64(limit))
	text := p.text() + " RETURN " + columns + " ORDER BY "
	for i, key := range keys {
		if i > 0 {
			text += ", "
		}
		text += key + direction
	}
	rows, err := v.match(ctx, text+" LIMIT $limit", p.args)
	if err != nil {
		return nil, err
	}
	out := make([]objectRow, len(rows))
	for i, row := range rows {
		out[i] = objectRow{page: pageColumns.read(row, 0), valued: valued}
		switch extra := row[len(pageColumns):]; {
		case !valued:
		case o.property == nil:
			out[i].value = fieldOf(out[i].page, o.field)
		default:
			out[i].value = extra[0]
			if o.ofMoney() {
				out[i].unit = &extra[1]
			}
		}
	}
	return out, nil
}

// lastKey comes behind every id.
const lastKey = "\uD7FF"

// firstID comes before every id in an order of ids.
func firstID(descending bool) graph.Value {
	if descending {
		return graph.String(lastKey)
	}
	return graph.String("")
}

// bound keeps to pages that have the field. For the time of creation it is a
// range, along which an index walks.
func (p *setPattern) bound(o objectOrder) {
	switch {
	case o.field != "createdAt":
		p.where = append(p.where, "p."+o.field+" IS NOT NULL")
	case o.descending:
		p.where = append(p.where, "p.createdAt <= $bound")
		p.args["bound"] = endOfTime()
	default:
		p.where = append(p.where, "p.createdAt >= $bound")
		p.args["bound"] = graph.InstantMicros(math.MinInt64)
	}
}

// behind demands a place behind a position: a key that comes later, or equal ones
// and a later one after them. That the first is not before bounds an index.
func (p *setPattern) behind(keys []string, position []graph.Value, less string) {
	var parts []string
	equal := ""
	for i, key := range keys {
		name := fmt.Sprintf("last%d", i)
		p.args[name] = position[i]
		parts = append(parts, equal+key+less+"$"+name)
		equal += key + " = $" + name + " AND "
	}
	if len(keys) > 1 {
		p.where = append(p.where, keys[0]+less[:2]+"= $last0")
	}
	condition := parts[0]
	for _, part := range parts[1:] {
		condition += " OR " + part
	}
	p.where = append(p.where, "("+condition+")")
}

// fieldOf is a field of a page as a value.
func fieldOf(p Page, field string) graph.Value {
	switch field {
	case "title":
		return graph.String(p.Title)
	case "slug":
		return graph.String(p.Slug)
	case "subtype":
		return graph.String(p.Subtype)
	case "effectiveDate":
		return graph.String(p.EffectiveDate)
	}
	return graph.Instant(p.CreatedAt)
}
