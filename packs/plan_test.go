package packs_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"brain/packs"
	"brain/schema"
)

func TestPlanInstalls(t *testing.T) {
	base := pack("a", objects(object("crate", "crates", schema.Entity)))
	crate := object("crate", "crates", schema.Entity, "steel")
	crate.Properties = []schema.PropertyType{{Name: "size", Type: schema.Int}}
	added := pack("b", schema.Terms{
		ObjectTypes: []schema.ObjectType{crate, object("box", "boxes", schema.Entity)},
		LinkTypes:   []schema.LinkType{{Name: "stacks", Inverse: "under"}},
		Interfaces:  []schema.Interface{{Name: "thing"}},
		ValueTypes:  []schema.ValueType{{Name: "weight", Base: schema.Dec}},
		ClaimKinds:  []schema.ClaimKind{{Name: "defect", Family: schema.Fact}},
		EventTypes:  []schema.EventType{{Name: "delivery"}},
		TakeDomains: []schema.TakeDomain{{Name: "breakage"}},
		Patterns:    []schema.Pattern{{Name: "tall", Yields: schema.YieldLink}},
	}, "a")
	result := packs.Plan([]packs.Pack{base}, packs.Change{Add: []packs.Pack{added}})
	require.Empty(t, result.Conflicts)
	require.Equal(t, []string{
		"install b 1.0.0", "add claim kind defect", "add event type delivery", "add interface thing", "add inverse under of stacks",
		"add link type stacks", "add object type box", "add pattern tall", "add property size of crate", "add subtype steel of crate",
		"add take domain breakage", "add value type weight",
	}, result.Changes)
	require.Equal(t, []packs.Pack{base, added}, result.Packs)
	require.NoError(t, result.Ontology.ValidateType("crate", "steel"))

	again := packs.Plan(result.Packs, packs.Change{Add: []packs.Pack{added}})
	require.Empty(t, again.Conflicts)
	require.Empty(t, again.Changes)
	require.Equal(t, result.Ontology.Hash(), again.Ontology.Hash())
}

func TestPlanUpgrades(t *testing.T) {
	old := pack("a", objects(object("crate", "crates", schema.Entity, "steel")))
	for name, c := range map[string]struct {
		version   string
		terms     schema.Terms
		changes   []string
		conflicts []string
	}{
		"additive": {"1.1.0", objects(object("crate", "crates", schema.Entity, "steel", "wooden")),
			[]string{"upgrade a 1.0.0 to 1.1.0", "add subtype wooden of crate"}, nil},
		"removed terms": {"2.0.0", objects(object("box", "boxes", schema.Entity)), []string{"upgrade a 1.0.0 to 2.0.0",
			"add object type box", "remove object type crate", "remove subtype steel of crate"}, nil},
		"same version": {"1.0.0", schema.Terms{}, nil, []string{
			"VERSION: pack a: version 1.0.0 with other contents is installed, expected a version above it, got 1.0.0 (a)"}},
		"downgrade": {"0.9.0", objects(object("crate", "crates", schema.Entity, "steel", "wooden")), nil, []string{
			"VERSION: pack a: version 1.0.0 with other contents is installed, expected a version above it, got 0.9.0 (a)"}},
		"pre-release": {"1.0.0-rc.1", objects(object("crate", "crates", schema.Entity)), nil, []string{
			"VERSION: pack a: version 1.0.0 with other contents is installed, expected a version above it, got 1.0.0-rc.1 (a)"}},
		"system label": {"1.1.0", objects(object("crate", "crates", schema.Entity, "steel"), object("page", "pages", schema.Media)), nil, []string{
			"SYSTEM_LABEL: object type page: the label Page is the system's (a)"}},
	} {
		t.Run(name, func(t *testing.T) {
			next := pack("a", c.terms)
			next.Version = c.version
			result := packs.Plan([]packs.Pack{old}, packs.Change{Add: []packs.Pack{next}})
			var got []string
			for _, conflict := range result.Conflicts {
				got = append(got, conflict.String())
			}
			require.Equal(t, c.conflicts, got)
			require.Equal(t, c.changes, result.Changes)
			require.Equal(t, len(got) > 0, result.Ontology == nil)
			require.Equal(t, len(got) > 0, result.Packs == nil)
		})
	}
}

func TestPlanListsWhatIsDeclaredOtherwise(t *testing.T) {
	version := func(v string, crate schema.ObjectType, stacks schema.LinkType, tall string) packs.Pack {
		p := pack("a", schema.Terms{
			ObjectTypes: []schema.ObjectType{crate}, LinkTypes: []schema.LinkType{stacks},
			Patterns: []schema.Pattern{{Name: "tall", Query: tall, Yields: schema.YieldLink}},
		})
		p.Version = v
		return p
	}
	crate, next := object("crate", "crates", schema.Entity, "steel"), object("crate", "crates", schema.Entity, "steel")
	crate.Properties = []schema.PropertyType{{Name: "size", Type: schema.Int, Unit: "cm"}}
	next.Properties = []schema.PropertyType{{Name: "size", Type: schema.Int, Unit: "mm"}}
	next.Phrases, next.Expert = []string{"box"}, true
	old := version("1.0.0", crate, schema.LinkType{Name: "stacks", Inverse: "under", Phrases: []string{"on"}}, "MATCH (a)-[:STACKS]->(b) RETURN a, b")
	result := packs.Plan([]packs.Pack{old}, packs.Change{Add: []packs.Pack{
		version("1.1.0", next, schema.LinkType{Name: "stacks", Inverse: "under", HalfLifeDays: 30, Phrases: []string{"on", "위에"}}, "MATCH (a)-[:STACKS]->(b) RETURN b, a"),
	}})
	require.Equal(t, []string{
		"upgrade a 1.0.0 to 1.1.0", "change link type stacks: halfLifeDays, phrases", "change object type crate: expert, phrases",
		"change pattern tall: query", "change property size of crate: unit", "narrow property size of crate: its unit would be \"mm\" instead of \"cm\"",
	}, result.Changes)
}

func TestPlanListsEveryConflict(t *testing.T) {
	installed := []packs.Pack{pack("a", objects(object("crate", "crates", schema.Entity)))}
	result := packs.Plan(installed, packs.Change{Add: []packs.Pack{
		pack("b", objects(object("box", "crates", schema.Entity)), "missing"), pack("b", schema.Terms{}),
	}})
	var kinds []schema.ConflictKind
	for _, c := range result.Conflicts {
		kinds = append(kinds, c.Kind)
	}
	require.Equal(t, []schema.ConflictKind{schema.ConflictDuplicatePack, schema.ConflictPrefixTaken, schema.ConflictUnknownBase}, kinds)
}

func TestPlanUninstalls(t *testing.T) {
	general := pack("general", objects(object("note", "notes", schema.Concept)))
	base := pack("a", objects(object("crate", "crates", schema.Entity)), "general")
	above := pack("b", schema.Terms{EventTypes: []schema.EventType{{Name: "delivery"}}}, "a")
	installed := []packs.Pack{general, base, above}
	for name, c := range map[string]struct {
		remove, changes, conflicts []string
	}{
		"a pack":       {[]string{"b"}, []string{"uninstall b 1.0.0", "remove event type delivery"}, nil},
		"both":         {[]string{"b", "a"}, []string{"uninstall a 1.0.0", "uninstall b 1.0.0", "remove event type delivery", "remove object type crate"}, nil},
		"not there":    {[]string{"c"}, nil, nil},
		"a base":       {[]string{"a"}, nil, []string{"UNKNOWN_BASE: pack b: it extends \"a\", which is not installed (b)"}},
		"always there": {[]string{"general", "a", "b"}, nil, []string{"NEEDED: pack general: it is always installed (general)"}},
		"base of a base": {[]string{"general", "b"}, nil, []string{"NEEDED: pack general: it is always installed (general)",
			"UNKNOWN_BASE: pack a: it extends \"general\", which is not installed (a)"}},
	} {
		t.Run(name, func(t *testing.T) {
			result := packs.Plan(installed, packs.Change{Remove: c.remove})
			var got []string
			for _, conflict := range result.Conflicts {
				got = append(got, conflict.String())
			}
			require.Equal(t, c.conflicts, got)
			require.Equal(t, c.changes, result.Changes)
		})
	}
}

func TestLosses(t *testing.T) {
	crate := func(change func(*schema.ObjectType)) schema.ObjectType {
		c := object("crate", "crates", schema.Entity, "steel", "wooden")
		c.Expert = true
		c.Properties = []schema.PropertyType{{Name: "size", Type: schema.Int}, {Name: "colour", Type: schema.Enum, Values: []string{"red", "blue"}}}
		change(&c)
		return c
	}
	unchanged := func(*schema.ObjectType) {}
	terms := func(c schema.ObjectType, more ...func(*schema.Terms)) schema.Terms {
		ts := objects(c, object("box", "boxes", schema.Entity))
		ts.LinkTypes = []schema.LinkType{{Name: "holds", From: []string{"crate", "box"}, To: []string{"box"}}}
		ts.ClaimKinds = []schema.ClaimKind{{Name: "defect", Family: schema.Fact}}
		ts.EventTypes, ts.TakeDomains = []schema.EventType{{Name: "delivery"}}, []schema.TakeDomain{{Name: "breakage"}}
		for _, change := range more {
			change(&ts)
		}
		return ts
	}
	for name, c := range map[string]struct {
		next schema.Terms
		want []packs.Loss
	}{
		"nothing":           {terms(crate(unchanged)), nil},
		"more":              {terms(crate(func(c *schema.ObjectType) { c.Subtypes = append(c.Subtypes, "paper") })), nil},
		"required and many": {terms(crate(func(c *schema.ObjectType) { c.Properties[0].Required, c.Properties[1].Many = true, true })), nil},
		"subtype": {terms(crate(func(c *schema.ObjectType) { c.Subtypes = []string{"steel"} })),
			[]packs.Loss{{packs.LossSubtype, "wooden", "crate", "subtype wooden of crate", "it would no longer be declared"}}},
		"prefix": {terms(crate(func(c *schema.ObjectType) { c.SlugPrefix = "cases" })),
			[]packs.Loss{{packs.LossPrefix, "crate", "", "object type crate", "its slug prefix would be cases instead of crates"}}},
		"expert": {terms(crate(func(c *schema.ObjectType) { c.Expert = false })),
			[]packs.Loss{{packs.LossExpert, "crate", "", "object type crate", "its pages could no longer hold claims"}}},
		"property": {terms(crate(func(c *schema.ObjectType) { c.Properties = c.Properties[:1] })),
			[]packs.Loss{{packs.LossProperty, "colour", "crate", "property colour of crate", "it would no longer be declared"}}},
		"unit": {terms(crate(func(c *schema.ObjectType) { c.Properties[0].Unit = "cm" })),
			[]packs.Loss{{packs.LossProperty, "size", "crate", "property size of crate", `its unit would be "cm" instead of ""`}}},
		"values": {terms(crate(func(c *schema.ObjectType) { c.Properties[1].Values = []string{"red"} })),
			[]packs.Loss{{packs.LossValues, "colour", "crate", "property colour of crate", "its values would be enum of red instead of enum of red, blue"}}},
		"ends": {terms(crate(unchanged), func(ts *schema.Terms) { ts.LinkTypes[0].From = []string{"box"} }),
			[]packs.Loss{{packs.LossEnds, "holds", "", "link type holds", "its ends would be box to box instead of crate or box to box"}}},
		"wider ends": {terms(crate(unchanged), func(ts *schema.Terms) { ts.LinkTypes[0].From = nil }), nil},
		"direction": {terms(crate(unchanged), func(ts *schema.Terms) {
			ts.LinkTypes[0].Symmetric = true
			ts.LinkTypes[0].From = ts.LinkTypes[0].From[1:]
		}),
			[]packs.Loss{{packs.LossEnds, "holds", "", "link type holds", "its ends would be box to box instead of crate or box to box"},
				{packs.LossDirection, "holds", "", "link type holds", "it would change between directed and symmetric"}}},
		"the rest": {terms(crate(unchanged), func(ts *schema.Terms) {
			ts.LinkTypes, ts.ClaimKinds, ts.EventTypes, ts.TakeDomains = nil, nil, nil, nil
		}),
			[]packs.Loss{{packs.LossLinkType, "holds", "", "link type holds", "it would no longer be declared"},
				{packs.LossClaimKind, "defect", "", "claim kind defect", "it would no longer be declared"},
				{packs.LossEventType, "delivery", "", "event type delivery", "it would no longer be declared"},
				{packs.LossTakeDomain, "breakage", "", "take domain breakage", "it would no longer be declared"}}},
		"a type": {objects(object("box", "boxes", schema.Entity)), []packs.Loss{
			{packs.LossObjectType, "crate", "", "object type crate", "it would no longer be declared"},
			{packs.LossLinkType, "holds", "", "link type holds", "it would no longer be declared"},
			{packs.LossClaimKind, "defect", "", "claim kind defect", "it would no longer be declared"},
			{packs.LossEventType, "delivery", "", "event type delivery", "it would no longer be declared"},
			{packs.LossTakeDomain, "breakage", "", "take domain breakage", "it would no longer be declared"}}},
	} {
		t.Run(name, func(t *testing.T) {
			next := pack("a", c.next)
			next.Version = "2.0.0"
			result := packs.Plan([]packs.Pack{pack("a", terms(crate(unchanged)))}, packs.Change{Add: []packs.Pack{next}})
			require.Empty(t, result.Conflicts)
			require.Equal(t, c.want, result.Losses)
		})
	}
}
