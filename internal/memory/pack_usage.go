package memory

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	"brain/graph"
	"brain/packs"
	"brain/schema"
)

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
	case packs.LossMany:
		return "; correct or forget all but one first"
	case packs.LossLinks:
		return "; disconnect all but one first"
	default:
		return ""
	}
}

// count is how many stored items use what the loss takes away and stay so.
func (u *packUsage) count(ctx context.Context, l packs.Loss) (n int, what string, err error) {
	named := values{"name": graph.String(l.Name)}
	known := values{"name": graph.String(l.Name), "now": graph.Instant(u.now)}
	switch l.Kind {
	case packs.LossObjectType, packs.LossPrefix:
		if _, mapped := u.mapping.Retype[l.Name]; mapped {
			return 0, "", nil
		}
		n, err = u.staying(ctx, `MATCH (p:Page) WHERE p.type = $of`, l.Name, l.Name, nil)
		return n, "pages", err
	case packs.LossSubtype:
		if to, _ := u.mapping.typeFor(l.Of, l.Name); to != l.Of || u.mapping.Retype[l.Of+"/"+l.Name] != "" {
			return 0, "", nil
		}
		n, err = u.staying(ctx, `MATCH (p:Page) WHERE p.type = $of AND p.subtype = $name`, l.Of, l.Of, named)
		return n, "pages", err
	case packs.LossExpert:
		n, err = u.heldClaims(ctx, l.Name, l.Name)
		return n, "claims held by its pages", err
	case packs.LossProperty:
		n, err = u.staying(ctx, `MATCH (c:Claim)-[:ABOUT]->(p:Page) WHERE p.type = $of AND c.property = $name`, l.Of, l.Of, named)
		return n, "values", err
	case packs.LossValues:
		n, err = u.refusedValues(ctx, l.Of, l.Of, l.Name)
		return n, "values that it would refuse", err
	case packs.LossMany:
		n, err = u.severalValues(ctx, l.Of, l.Of, l.Name)
		return n, "pages with several current values", err
	case packs.LossLinks:
		if _, mapped := u.mapping.Relink[l.Name]; mapped {
			return 0, "", nil
		}
		n, err = u.severalLinks(ctx, l.Name)
		return n, "pages with several current links", err
	case packs.LossLinkType, packs.LossDirection:
		if _, mapped := u.mapping.Relink[l.Name]; mapped {
			return u.misfits(ctx, l.Name)
		}
		n, err = u.number(ctx, `MATCH (l:Link) WHERE l.type = $name RETURN count(*)`, named)
		return n, "links", err
	case packs.LossEnds:
		return u.misfits(ctx, l.Name)
	case packs.LossClaimKind:
		n, err = u.number(ctx, `MATCH (c:Claim) WHERE c.recordedAt <= $now AND c.kind = $name RETURN count(*)`, known)
		return n, "claims", err
	case packs.LossEventType:
		n, err = u.number(ctx, `MATCH (e:TimelineEvent) WHERE e.type = $name RETURN count(*)`, named)
		return n, "timeline events", err
	case packs.LossTakeDomain:
		n, err = u.number(ctx, `MATCH (c:Claim) WHERE c.recordedAt <= $now AND c.domain = $name RETURN count(*)`, known)
		return n, "takes", err
	}
	return 0, "", fmt.Errorf("unknown loss %q", l.Kind)
}

// number runs a count over everything stored.
func (u *packUsage) number(ctx context.Context, text string, args values) (int, error) {
	rows, err := u.decideDeleted(ctx, text, args)
	if err != nil {
		return 0, err
	}
	return int(rows[0][0].Int64()), nil
}

// staying counts what a pattern with pages p of a type finds where the page has
// another type, or the same, after the change.
func (u *packUsage) staying(ctx context.Context, text, from, to string, args values) (int, error) {
	with := values{"of": graph.String(from)}
	maps.Copy(with, args)
	rows, err := u.decideDeleted(ctx, text+` RETURN p.subtype, count(*)`, with)
	n := 0
	for _, row := range rows {
		if is, _ := u.mapping.typeFor(from, row[0].Str()); is == to {
			n += int(row[1].Int64())
		}
	}
	return n, err
}

// heldClaims counts the claims held by pages of a type that have this one after the
// change.
func (u *packUsage) heldClaims(ctx context.Context, from, to string) (int, error) {
	return u.staying(ctx, `MATCH (c:Claim)-[:HELD_BY]->(p:Page) WHERE p.type = $of`, from, to, nil)
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

// refusedValues counts the values of a property on pages of a type that their type
// after the change, which may be the same, would refuse.
func (u *packUsage) refusedValues(ctx context.Context, from, to, property string) (int, error) {
	n, alike := 0, u.alike(from, to, property)
	declared, _ := propertyOf(u.plan.Ontology, to, property)
	kind, target := u.plan.Ontology.ValueKind(declared)
	refs := map[string]int{} // how many values each page is
	args := values{"of": graph.String(from), "name": graph.String(property)}
	err := u.everyRow(ctx, `MATCH (n:Claim)-[:ABOUT]->(p:Page) WHERE p.type = $of AND n.property = $name`, `n.id, p.subtype, `+propertyValueColumns.of("n"), args,
		func(row graph.Row) error {
			if is, _ := u.mapping.typeFor(from, row[1].Str()); is != to {
				return nil
			}
			stored := propertyValueColumns.read(row, 2)
			if alike && kind == schema.Ref {
				refs[stored.value.Str()]++
				return nil
			}
			if _, err := u.plan.Ontology.ValidateProperty(to, property, rawValue(stored.value, stored.unit)); !alike || err != nil {
				n++
			}
			return nil
		})
	if err != nil {
		return 0, err
	}
	strange, err := u.strangeRefs(ctx, refs, target)
	return n + strange, err
}

// strangeRefs counts the values that are not pages of the type or interface after
// the change.
func (u *packUsage) strangeRefs(ctx context.Context, refs map[string]int, target string) (int, error) {
	n := 0
	for _, count := range refs {
		n += count
	}
	for _, ids := range chunks(slices.Collect(maps.Keys(refs))) {
		rows, err := u.decideDeleted(ctx, `MATCH (p:Page) WHERE p.id IN $ids RETURN p.id, p.type, p.subtype`, values{"ids": graph.Strings(ids)})
		if err != nil {
			return 0, err
		}
		for _, row := range rows {
			if is, _ := u.mapping.typeFor(row[1].Str(), row[2].Str()); target == "" || u.plan.Ontology.Is(is, target) {
				n -= refs[row[0].Str()]
			}
		}
	}
	return n, nil
}

// alike tells whether the values that one type has of a property are stored as
// those that the other type takes after the change, and mean the same amount.
func (u *packUsage) alike(from, to, property string) bool {
	before, was := propertyOf(u.voc.ontology, from, property)
	after, is := propertyOf(u.plan.Ontology, to, property)
	return was && is && storedAlike(u.voc.ontology.BaseKind(before), u.plan.Ontology.BaseKind(after)) &&
		u.voc.ontology.Unit(before) == u.plan.Ontology.Unit(after)
}

func propertyOf(o *schema.Ontology, objectType, name string) (schema.PropertyType, bool) {
	t, _ := o.ObjectType(objectType)
	i := slices.IndexFunc(t.Properties, func(p schema.PropertyType) bool { return p.Name == name })
	if i < 0 {
		return schema.PropertyType{}, false
	}
	return t.Properties[i], true
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

// retyped finds what stands against giving pages another type: values, held claims
// and links that the new one refuses.
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
			if declared, ok := propertyOf(u.plan.Ontology, move.newType, property); !ok || declared.Many {
				continue
			}
			if n, err = u.severalValues(ctx, move.oldType, move.newType, property); err != nil {
				return nil, err
			}
			if n > 0 {
				out = append(out, schema.NewConflict(schema.ConflictMapping, term, fmt.Sprintf("%s has one %s at most, and %d pages have several that are current", move.newType, property, n)))
			}
		}
		if t, _ := u.plan.Ontology.ObjectType(move.newType); t.Expert {
			continue
		}
		n, err := u.heldClaims(ctx, move.oldType, move.newType)
		if err != nil {
			return nil, err
		}
		if n > 0 {
			out = append(out, schema.NewConflict(schema.ConflictMapping, term, fmt.Sprintf("%s would refuse %d claims that its pages hold", move.newType, n)))
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
