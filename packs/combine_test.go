package packs_test

import (
	"math/rand/v2"
	"testing"

	"github.com/stretchr/testify/require"

	"brain/packs"
	"brain/schema"
)

// pack makes a pack of that name with the terms.
func pack(name string, terms schema.Terms, extends ...string) packs.Pack {
	return packs.Pack{APIVersion: packs.APIVersion, Name: name, Version: "1.0.0", Extends: extends, Terms: terms}
}

func object(name, prefix string, primitive schema.Primitive, subtypes ...string) schema.ObjectType {
	return schema.ObjectType{Name: name, SlugPrefix: prefix, Primitive: primitive, Subtypes: subtypes}
}

func objects(o ...schema.ObjectType) schema.Terms { return schema.Terms{ObjectTypes: o} }

func links(l ...schema.LinkType) schema.Terms { return schema.Terms{LinkTypes: l} }

func TestCombineRefuses(t *testing.T) {
	crate := object("crate", "crates", schema.Entity)
	property := func(kind schema.PropertyKind) schema.Terms {
		o := crate
		o.Properties = []schema.PropertyType{{Name: "size", Type: kind}}
		return objects(o)
	}
	titled := func(title string) schema.Terms {
		o := crate
		o.Title = title
		return objects(o)
	}
	for name, c := range map[string]struct {
		given []packs.Pack
		want  []string
	}{
		"another primitive": {[]packs.Pack{pack("a", objects(crate)), pack("b", objects(object("crate", "crates", schema.Media)))},
			[]string{"PRIMITIVE_MISMATCH: object type crate: primitive entity in one pack, media in the other (a, b)"}},
		"another prefix": {[]packs.Pack{pack("a", objects(crate)), pack("b", objects(object("crate", "boxes", schema.Entity)))},
			[]string{"PREFIX_MISMATCH: object type crate: slug prefix crates in one pack, boxes in the other (a, b)"}},
		"prefix taken": {[]packs.Pack{pack("a", objects(crate)), pack("b", objects(object("box", "crates", schema.Entity)))},
			[]string{"PREFIX_TAKEN: object type box: the slug prefix crates is that of object type crate (a, b)"}},
		"another title": {[]packs.Pack{pack("a", titled("Crate")), pack("b", titled("Box"))},
			[]string{`TITLE_MISMATCH: object type crate title: "Crate" in one pack, "Box" in the other (a, b)`}},
		"another property": {[]packs.Pack{pack("a", property(schema.Int)), pack("b", property(schema.Float))},
			[]string{"PROPERTY_MISMATCH: object type crate property size: the declarations differ (a, b)"}},
		"another inverse": {[]packs.Pack{pack("a", links(schema.LinkType{Name: "stacks", Inverse: "stacked_by"})), pack("b", links(schema.LinkType{Name: "stacks", Inverse: "under"}))},
			[]string{`INVERSE_MISMATCH: link type stacks: inverse "stacked_by" in one pack, "under" in the other (a, b)`}},
		"inverse of another link": {[]packs.Pack{pack("a", links(schema.LinkType{Name: "stacks", Inverse: "under"})), pack("b", links(schema.LinkType{Name: "hides", Inverse: "under"}))},
			[]string{"RELATIONSHIP_TAKEN: link type hides inverse: the relationship UNDER is that of link type stacks inverse (a, b)"}},
		"another flag": {[]packs.Pack{pack("a", links(schema.LinkType{Name: "stacks", Cardinality: schema.One})), pack("b", links(schema.LinkType{Name: "stacks"}))},
			[]string{"LINK_MISMATCH: link type stacks: cardinality, symmetric, transitive, singleAtATime and halfLifeDays must be the same in both packs (a, b)"}},
		"an end opened to any": {[]packs.Pack{
			pack("a", schema.Terms{ObjectTypes: []schema.ObjectType{crate}, LinkTypes: []schema.LinkType{{Name: "stacks", From: []string{"crate"}}}}),
			pack("b", links(schema.LinkType{Name: "stacks"}))},
			[]string{"LINK_MISMATCH: link type stacks: an end is open to any type in one pack and not in the other (a, b)"}},
		"unknown base": {[]packs.Pack{pack("general", schema.Terms{}), pack("b", schema.Terms{}, "genral")},
			[]string{`UNKNOWN_BASE: pack b: it extends "genral", which is not installed; nearest: general (b)`}},
		"cyclic bases": {[]packs.Pack{pack("a", schema.Terms{}, "c"), pack("b", schema.Terms{}, "a"), pack("c", schema.Terms{}, "b"), pack("d", schema.Terms{})},
			[]string{"CYCLIC_EXTENDS: pack a: these packs extend each other in a circle, or a pack that does: a, b, c (a, b, c)"}},
		"base of itself": {[]packs.Pack{pack("a", schema.Terms{}, "a")},
			[]string{"CYCLIC_EXTENDS: pack a: these packs extend each other in a circle, or a pack that does: a (a)"}},
		"pack twice": {[]packs.Pack{pack("a", schema.Terms{}), pack("a", schema.Terms{})},
			[]string{"DUPLICATE_PACK: pack a: two packs have this name (a)"}},
		"pack name": {[]packs.Pack{pack("A b", schema.Terms{})},
			[]string{`BAD_NAME: pack "A b": the name does not match ^[a-z][a-z0-9_]{0,47}$ (A b)`}},
		"unknown end": {[]packs.Pack{pack("a", objects(crate)), pack("b", links(schema.LinkType{Name: "stacks", From: []string{"crat"}, To: []string{"crate"}}))},
			[]string{`UNKNOWN_TYPE: link type stacks: from names the unknown type "crat"; nearest: crate (b)`}},
		"system label": {[]packs.Pack{pack("a", objects(object("claim", "claims", schema.Concept)))},
			[]string{"SYSTEM_LABEL: object type claim: the label Claim is the system's (a)"}},
		"label of another type": {[]packs.Pack{pack("a", objects(object("crate_1", "x", schema.Entity))), pack("b", objects(object("crate1", "y", schema.Entity)))},
			[]string{"LABEL_TAKEN: object type crate1: the label Crate1 is that of object type crate_1 (a, b)"}},
		"system relationship": {[]packs.Pack{pack("a", links(schema.LinkType{Name: "tags", Inverse: "tagged"}))},
			[]string{"SYSTEM_RELATIONSHIP: link type tags inverse: the relationship TAGGED is the system's (a)"}},
		"injected names": {[]packs.Pack{pack("a", objects(object("X`) DETACH DELETE n //", "crates", schema.Entity, "ok`")))}, []string{
			"BAD_NAME: object type \"X`) DETACH DELETE n //\": the name \"X`) DETACH DELETE n //\" does not match ^[a-z][a-z0-9_]{0,47}$; nearest: x_detach_delete_n (a)",
			"BAD_NAME: object type \"X`) DETACH DELETE n //\" subtype: the name \"ok`\" does not match ^[a-z][a-z0-9_]{0,47}$; nearest: ok (a)"}},
		"subtype twice": {[]packs.Pack{pack("a", objects(object("crate", "crates", schema.Entity, "steel", "steel")))},
			[]string{"DUPLICATE_SUBTYPE: object type crate: the subtype steel is listed twice (a)"}},
		"term twice in a pack": {[]packs.Pack{pack("a", objects(crate, crate))},
			[]string{"DUPLICATE_TERM: object type crate: the pack declares it twice (a)"}},
		"claim kind of both families": {[]packs.Pack{
			pack("a", schema.Terms{ClaimKinds: []schema.ClaimKind{{Name: "rumour", Family: schema.Fact}}}),
			pack("b", schema.Terms{ClaimKinds: []schema.ClaimKind{{Name: "rumour", Family: schema.Take}}})},
			[]string{"CLAIM_KIND_CLASH: claim kind rumour: FACT with a half-life of 0 days in one pack, TAKE with 0 in the other (a, b)"}},
		"claim kind of the system": {[]packs.Pack{pack("a", schema.Terms{ClaimKinds: []schema.ClaimKind{{Name: "belief", Family: schema.Take}}})},
			[]string{"CLAIM_KIND_CLASH: claim kind belief: it is declared by the system in the family FACT (a)"}},
		"value types differ": {[]packs.Pack{
			pack("a", schema.Terms{ValueTypes: []schema.ValueType{{Name: "size", Base: schema.Int}}}),
			pack("b", schema.Terms{ValueTypes: []schema.ValueType{{Name: "size", Base: schema.Int, Min: new(schema.Decimal)}}})},
			[]string{"VALUE_TYPE_MISMATCH: value type size: the declarations differ (a, b)"}},
		"patterns differ": {[]packs.Pack{
			pack("a", schema.Terms{Patterns: []schema.Pattern{{Name: "tall", Yields: schema.YieldLink}}}),
			pack("b", schema.Terms{Patterns: []schema.Pattern{{Name: "tall", Yields: schema.YieldFinding}}})},
			[]string{"PATTERN_MISMATCH: pattern tall: the declarations differ (a, b)"}},
	} {
		t.Run(name, func(t *testing.T) {
			o, conflicts := packs.Combine(c.given...)
			require.Nil(t, o)
			var got []string
			for _, conflict := range conflicts {
				got = append(got, conflict.String())
			}
			require.Equal(t, c.want, got)
		})
	}
}

func TestCombineListsAllConflictsInAStableOrder(t *testing.T) {
	given := []packs.Pack{
		pack("a", schema.Terms{
			ObjectTypes: []schema.ObjectType{object("crate", "crates", schema.Entity), object("page", "pages", schema.Media)},
			LinkTypes:   []schema.LinkType{{Name: "stacks", Inverse: "under", To: []string{"nothing"}}},
		}, "missing"),
		pack("b", schema.Terms{
			ObjectTypes: []schema.ObjectType{object("crate", "boxes", schema.Media)},
			LinkTypes:   []schema.LinkType{{Name: "stacks", Inverse: "over", To: []string{"crate"}}},
		}),
	}
	_, conflicts := packs.Combine(given...)
	var kinds []schema.ConflictKind
	for _, c := range conflicts {
		kinds = append(kinds, c.Kind)
	}
	require.Equal(t, []schema.ConflictKind{
		schema.ConflictInverse, schema.ConflictPrefix, schema.ConflictPrimitive,
		schema.ConflictSystemLabel, schema.ConflictUnknownBase, schema.ConflictUnknownType,
	}, kinds)
	_, reversed := packs.Combine(given[1], given[0])
	require.Equal(t, conflicts, reversed)
}

func TestCombineUnitesDeclarations(t *testing.T) {
	a := object("crate", "crates", schema.Entity, "steel")
	a.Title = "Crate"
	a.Properties = []schema.PropertyType{{Name: "size", Type: schema.Int}}
	b := object("crate", "crates", schema.Entity, "wooden", "steel")
	b.Plural, b.Expert = "Crates", true
	b.Properties = []schema.PropertyType{{Name: "size", Type: schema.Int}, {Name: "colour", Type: schema.String}}
	box := object("box", "boxes", schema.Entity)
	o, conflicts := packs.Combine(
		pack("a", schema.Terms{ObjectTypes: []schema.ObjectType{a}, LinkTypes: []schema.LinkType{{Name: "stacks", From: []string{"crate"}, Phrases: []string{"on"}}}}),
		pack("b", schema.Terms{ObjectTypes: []schema.ObjectType{b, box}, LinkTypes: []schema.LinkType{{Name: "stacks", From: []string{"box"}, Phrases: []string{"on", "위에"}}}}, "a"),
	)
	require.Empty(t, conflicts)
	crate, _ := o.ObjectType("crate")
	require.Equal(t, schema.ObjectType{
		Name: "crate", SlugPrefix: "crates", Title: "Crate", Plural: "Crates", Primitive: schema.Entity, Expert: true,
		Subtypes:   []string{"steel", "wooden"},
		Properties: []schema.PropertyType{{Name: "size", Type: schema.Int}, {Name: "colour", Type: schema.String}},
		Pack:       "a",
	}, crate)
	stacks, _, _ := o.LinkType("stacks")
	require.Equal(t, []string{"crate", "box"}, stacks.From)
	require.Equal(t, []string{"on", "위에"}, stacks.Phrases)
}

func TestCombineDoesNotDependOnOrderNorChangeItsInput(t *testing.T) {
	all := packs.Builtin()
	want, conflicts := packs.Combine(all...)
	require.Empty(t, conflicts)
	random := rand.New(rand.NewPCG(1, 2))
	for range 10 {
		random.Shuffle(len(all), func(i, j int) { all[i], all[j] = all[j], all[i] })
		got, conflicts := packs.Combine(all...)
		require.Empty(t, conflicts)
		require.Equal(t, want.Hash(), got.Hash())
	}
	require.ElementsMatch(t, packs.Builtin(), all)
}
