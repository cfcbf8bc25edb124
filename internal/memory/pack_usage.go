package memory

import (
	"context"
	"fmt"
	"slices"
	"strings"
	"time"

	"brain/graph"
	"brain/packs"
	"brain/schema"
)

// usageBatch is how many claims are looked at in one read.
const usageBatch = 2_000

// packUsage weighs what a change of packs takes away against what is stored,
// deleted and historic items included.
type packUsage struct {
	*view
	plan    packs.Result
	mapping packMapping
}

// conflicts are the losses that something stored stands against and no mapping
// takes care of, with counts.
func (u *packUsage) conflicts(ctx context.Context) ([]packs.Conflict, error) {
	out := u.mapping.check(u.plan)
	if len(out) > 0 {
		return out, nil
	}
	for _, l := range u.plan.Losses {
		n, what, err := u.count(ctx, l)
		if err != nil {
			return nil, err
		}
		if n > 0 {
			out = append(out, schema.NewConflict(schema.ConflictInUse, l.Term, fmt.Sprintf("%s, and %d %s use it%s", l.Detail, n, what, u.hint(l))))
		}
	}
	retyped, err := u.retyped(ctx)
	return append(out, retyped...), err
}

// hint names the mapping that would help.
func (u *packUsage) hint(l packs.Loss) string {
	switch l.Kind {
	case packs.LossObjectType, packs.LossPrefix:
		return fmt.Sprintf(`; map them with {"retype": {"%s": "…"}}`, l.Name)
	case packs.LossSubtype:
		return fmt.Sprintf(`; map them with {"retype": {"%s/%s": "%s"}}`, l.Of, l.Name, l.Of)
	case packs.LossLinkType, packs.LossDirection:
		return fmt.Sprintf(`; map them with {"relink": {"%s": "…"}}`, l.Name)
	default:
		return ""
	}
}

// count is how many stored items use what the loss takes away and stay so.
func (u *packUsage) count(ctx context.Context, l packs.Loss) (n int, what string, err error) {
	name := values{"name": graph.String(l.Name), "of": graph.String(l.Of), "now": graph.Instant(u.now)}
	switch l.Kind {
	case packs.LossObjectType, packs.LossPrefix:
		if _, mapped := u.mapping.Retype[l.Name]; mapped {
			return 0, "", nil
		}
		n, err = u.number(ctx, `MATCH (p:Page) WHERE p.type = $name RETURN count(*)`, name, "name")
		return n, "pages", err
	case packs.LossSubtype:
		if to, _ := u.mapping.typeFor(l.Of, l.Name); to != l.Of || u.mapping.Retype[l.Of+"/"+l.Name] != "" {
			return 0, "", nil
		}
		n, err = u.number(ctx, `MATCH (p:Page) WHERE p.type = $of AND p.subtype = $name RETURN count(*)`, name, "name", "of")
		return n, "pages", err
	case packs.LossExpert:
		n, err = u.number(ctx, `MATCH (c:Claim)-[:HELD_BY]->(p:Page) WHERE p.type = $name RETURN count(*)`, name, "name")
		return n, "claims held by its pages", err
	case packs.LossProperty:
		n, err = u.number(ctx, `MATCH (c:Claim)-[:ABOUT]->(p:Page) WHERE p.type = $of AND c.property = $name RETURN count(*)`, name, "name", "of")
		return n, "values", err
	case packs.LossValues:
		n, err = u.refusedValues(ctx, l.Of, l.Of, l.Name)
		return n, "values that it would refuse", err
	case packs.LossLinkType, packs.LossDirection:
		if _, mapped := u.mapping.Relink[l.Name]; mapped {
			return u.misfits(ctx, l.Name)
		}
		n, err = u.number(ctx, `MATCH (l:Link) WHERE l.type = $name RETURN count(*)`, name, "name")
		return n, "links", err
	case packs.LossEnds:
		return u.misfits(ctx, l.Name)
	case packs.LossClaimKind:
		n, err = u.number(ctx, `MATCH (c:Claim) WHERE c.recordedAt <= $now AND c.kind = $name RETURN count(*)`, name, "name", "now")
		return n, "claims", err
	case packs.LossEventType:
		n, err = u.number(ctx, `MATCH (e:TimelineEvent) WHERE e.type = $name RETURN count(*)`, name, "name")
		return n, "timeline events", err
	case packs.LossTakeDomain:
		n, err = u.number(ctx, `MATCH (c:Claim) WHERE c.recordedAt <= $now AND c.domain = $name RETURN count(*)`, name, "name", "now")
		return n, "takes", err
	}
	return 0, "", fmt.Errorf("unknown loss %q", l.Kind)
}

// number runs a count over everything stored with these of the parameters.
func (u *packUsage) number(ctx context.Context, text string, all values, names ...string) (int, error) {
	args := values{}
	for _, name := range names {
		args[name] = all[name]
	}
	rows, err := u.decideDeleted(ctx, text, args)
	if err != nil {
		return 0, err
	}
	return int(rows[0][0].Int64()), nil
}

// misfits counts the links of a type that the types of their ends do not allow
// after the change.
func (u *packUsage) misfits(ctx context.Context, link string) (int, string, error) {
	next, reversed, ok := u.mapping.linkFor(u.plan.Ontology, link)
	rows, err := u.decideDeleted(ctx, `MATCH (l:Link)-[:LINK_FROM]->(a:Page), (l)-[:LINK_TO]->(b:Page) WHERE l.type = $name
		RETURN a.type, a.subtype, b.type, b.subtype, count(*)`, values{"name": graph.String(link)})
	n := 0
	for _, row := range rows {
		from, _ := u.mapping.typeFor(row[0].Str(), row[1].Str())
		to, _ := u.mapping.typeFor(row[2].Str(), row[3].Str())
		if reversed {
			from, to = to, from
		}
		if !ok || !u.plan.Ontology.Fits(next.From, from) || !u.plan.Ontology.Fits(next.To, to) {
			n += int(row[4].Int64())
		}
	}
	return n, "links between pages that it would refuse", err
}

// refusedValues counts the values of a property on pages of one type that it would
// refuse on another, which may be the same.
func (u *packUsage) refusedValues(ctx context.Context, from, to, property string) (int, error) {
	n, last := 0, graph.String("")
	for {
		rows, err := u.decideDeleted(ctx, `MATCH (c:Claim)-[:ABOUT]->(p:Page) WHERE p.type = $of AND c.property = $name AND c.id > $last
			RETURN c.id, `+propertyValueColumns.of("c")+` ORDER BY c.id LIMIT $limit`,
			values{"of": graph.String(from), "name": graph.String(property), "last": last, "limit": graph.Int(usageBatch)})
		if err != nil {
			return 0, err
		}
		for _, row := range rows {
			fits, err := u.fits(ctx, to, property, propertyValueColumns.read(row, 1))
			if err != nil {
				return 0, err
			}
			if !fits {
				n++
			}
		}
		if len(rows) < usageBatch {
			return n, nil
		}
		last = rows[len(rows)-1][0]
	}
}

// storedProperty is one stored value of a property.
type storedProperty struct {
	value graph.Value
	unit  string
}

var propertyValueColumns = func() columns[storedProperty] {
	cs := columns[storedProperty]{{"unit", func(p *storedProperty, v graph.Value) { p.unit = v.Str() }}}
	for _, name := range []string{"valueText", "valueInt", "valueFloat", "valueDecimal", "valueBool", "valueInstant", "valueDate"} {
		cs = append(cs, column[storedProperty]{name, func(p *storedProperty, v graph.Value) {
			if !v.IsNull() {
				p.value = v
			}
		}})
	}
	return cs
}()

// fits tells whether a stored value is one that the property takes after the change.
func (u *packUsage) fits(ctx context.Context, objectType, property string, p storedProperty) (bool, error) {
	o := u.plan.Ontology
	t, _ := o.ObjectType(objectType)
	i := slices.IndexFunc(t.Properties, func(q schema.PropertyType) bool { return q.Name == property })
	if i < 0 {
		return false, nil
	}
	if kind, target := o.ValueKind(t.Properties[i]); kind == schema.Ref {
		rows, err := u.decideDeleted(ctx, `MATCH (p:Page) WHERE p.id = $id RETURN p.type, p.subtype`, values{"id": p.value})
		if err != nil || len(rows) == 0 {
			return false, err
		}
		is, _ := u.mapping.typeFor(rows[0][0].Str(), rows[0][1].Str())
		return target == "" || o.Is(is, target), nil
	}
	_, err := o.ValidateProperty(objectType, property, rawValue(p.value, p.unit))
	return err == nil, nil
}

// retyped finds what stands against giving pages another type: values and links
// that the new one refuses.
func (u *packUsage) retyped(ctx context.Context) ([]packs.Conflict, error) {
	var out []packs.Conflict
	for _, move := range u.moves() {
		term := "retype " + move.from
		used, err := u.decideDeleted(ctx, `MATCH (c:Claim)-[:ABOUT]->(p:Page) WHERE p.type = $of AND c.property IS NOT NULL RETURN DISTINCT c.property`,
			values{"of": graph.String(move.oldType)})
		if err != nil {
			return nil, err
		}
		for _, property := range distinctTexts(used) {
			n, err := u.refusedValues(ctx, move.oldType, move.newType, property)
			if err != nil {
				return nil, err
			}
			if n > 0 {
				out = append(out, schema.NewConflict(schema.ConflictMapping, term, fmt.Sprintf("%s would refuse %d values of %s", move.newType, n, property)))
			}
		}
	}
	if len(u.mapping.Retype) == 0 {
		return out, nil
	}
	for _, link := range u.plan.Ontology.LinkTypes() {
		if _, _, was := u.voc.ontology.LinkType(link.Name); !was {
			continue
		}
		n, what, err := u.misfits(ctx, link.Name)
		if err != nil {
			return nil, err
		}
		if n > 0 {
			out = append(out, schema.NewConflict(schema.ConflictMapping, "link type "+link.Name, fmt.Sprintf("the mapping leaves %d %s", n, what)))
		}
	}
	return out, nil
}

// typeMove gives the pages of a type, or of one of its subtypes, another type.
type typeMove struct {
	from             string // as the mapping has it
	oldType, newType string
}

// moves are the retypings that change the object type.
func (u *packUsage) moves() []typeMove {
	var out []typeMove
	for from, to := range u.mapping.Retype {
		oldType, _ := splitType(from)
		if newType, _ := splitType(to); newType != oldType {
			out = append(out, typeMove{from, oldType, newType})
		}
	}
	slices.SortFunc(out, func(a, b typeMove) int { return strings.Compare(a.from, b.from) })
	return out
}

// rawValue is a stored value as a caller would give it.
func rawValue(v graph.Value, unit string) schema.Raw {
	switch v.Kind() {
	case graph.KindInt:
		return schema.RawInt(v.Int64())
	case graph.KindFloat:
		return schema.RawFloat(v.Float64())
	case graph.KindDecimal:
		if unit != "" {
			return schema.RawMoney{Amount: graph.FormatDecimal(v.Int64()), Currency: unit}
		}
		return schema.RawNumber(graph.FormatDecimal(v.Int64()))
	case graph.KindBool:
		return schema.RawBool(v.True())
	case graph.KindInstant:
		return schema.RawText(v.Time().Format(time.RFC3339Nano))
	default:
		return schema.RawText(v.Str())
	}
}
