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
	result := packs.Plan([]packs.Pack{base}, []packs.Pack{added})
	require.Empty(t, result.Conflicts)
	require.Equal(t, []string{
		"install b 1.0.0", "add claim kind defect", "add event type delivery", "add interface thing", "add inverse under of stacks",
		"add link type stacks", "add object type box", "add pattern tall", "add property size of crate", "add subtype steel of crate",
		"add take domain breakage", "add value type weight",
	}, result.Changes)
	require.Equal(t, []packs.Pack{base, added}, result.Packs)
	require.NoError(t, result.Ontology.ValidateType("crate", "steel"))

	again := packs.Plan(result.Packs, []packs.Pack{added})
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
		"removed terms": {"2.0.0", objects(object("box", "boxes", schema.Entity)), nil, []string{
			"NEEDS_MAPPING: object type crate: it would no longer be declared; what uses it needs a mapping first",
			"NEEDS_MAPPING: subtype steel of crate: it would no longer be declared; what uses it needs a mapping first"}},
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
			result := packs.Plan([]packs.Pack{old}, []packs.Pack{next})
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

func TestPlanListsEveryConflict(t *testing.T) {
	installed := []packs.Pack{pack("a", objects(object("crate", "crates", schema.Entity)))}
	result := packs.Plan(installed, []packs.Pack{
		pack("b", objects(object("box", "crates", schema.Entity)), "missing"), pack("b", schema.Terms{}),
	})
	var kinds []schema.ConflictKind
	for _, c := range result.Conflicts {
		kinds = append(kinds, c.Kind)
	}
	require.Equal(t, []schema.ConflictKind{schema.ConflictDuplicatePack, schema.ConflictPrefixTaken, schema.ConflictUnknownBase}, kinds)
}
