package packs_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"brain/packs"
	"brain/schema"
)

func TestExtend(t *testing.T) {
	local := pack("local", objects(object("crate", "crates", schema.Entity, "steel")))
	local.Version = ""
	first, conflicts := packs.Extend(local, objects(object("crate", "crates", schema.Entity, "wooden"), object("box", "boxes", schema.Entity)))
	require.Empty(t, conflicts)
	require.Equal(t, "0.1.0", first.Version)
	require.Equal(t, []schema.ObjectType{object("crate", "crates", schema.Entity, "steel", "wooden"), object("box", "boxes", schema.Entity)}, first.ObjectTypes)

	second, conflicts := packs.Extend(first, schema.Terms{
		LinkTypes: []schema.LinkType{{Name: "holds", From: []string{"crate"}}}, ClaimKinds: []schema.ClaimKind{{Name: "rumour", Family: schema.Take}},
		TakeDomains: []schema.TakeDomain{{Name: "weather"}},
	})
	require.Empty(t, conflicts)
	require.Equal(t, "0.2.0", second.Version)
	require.Len(t, second.ObjectTypes, 2)
	require.Empty(t, second.LinkTypes[0].Pack)
	require.Equal(t, []schema.ObjectType{object("crate", "crates", schema.Entity, "steel")}, local.ObjectTypes, "the pack that was extended is as it was")

	_, conflicts = packs.Extend(second, objects(object("crate", "boxes", schema.Entity)))
	require.Len(t, conflicts, 1)
}
