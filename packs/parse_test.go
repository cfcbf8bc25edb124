package packs_test

import (
	"errors"
	"os"
	"path/filepath"
	"strings"
	"testing"

	"github.com/santhosh-tekuri/jsonschema/v6"
	"github.com/stretchr/testify/require"

	"brain/packs"
	"brain/schema"
)

// Each file in testdata/bad holds one mistake; the file of the same name
// ending in .txt holds the message it must give.
func TestParseNamesEachMistake(t *testing.T) {
	files, err := filepath.Glob("testdata/bad/*.yaml")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	for _, file := range files {
		name := strings.TrimSuffix(filepath.Base(file), ".yaml")
		t.Run(name, func(t *testing.T) {
			text, err := os.ReadFile(file)
			require.NoError(t, err)
			want, err := os.ReadFile(strings.TrimSuffix(file, ".yaml") + ".txt")
			require.NoError(t, err)
			pack, err := packs.Parse(text)
			require.Equal(t, packs.Pack{}, pack)
			var invalid *packs.ParseError
			require.ErrorAs(t, err, &invalid)
			require.Len(t, invalid.Problems, 1, "one mistake a file: %v", err)
			require.Equal(t, strings.TrimSpace(string(want)), invalid.Problems[0].String())
			require.NotZero(t, invalid.Problems[0].Line)
		})
	}
}

func TestParseListsAllMistakesInOrder(t *testing.T) {
	_, err := packs.Parse([]byte("apiVersion: brain.pack/v1\nname: Shop\nversion: 1\nlinkTypes:\n  - {nam: stacks}\n"))
	require.EqualError(t, err, `invalid pack: line 2, column 1: /name: got "Shop", expected a text that matches ^[a-z][a-z0-9_]{0,47}$; nearest: shop
line 3, column 1: /version: got number, expected string
line 5, column 5: /linkTypes/0: missing name
line 5, column 6: /linkTypes/0/nam: unknown key "nam"; nearest: name`)
}

func TestParseReadsEveryField(t *testing.T) {
	text, err := os.ReadFile("testdata/full.yaml")
	require.NoError(t, err)
	pack, err := packs.Parse(text)
	require.NoError(t, err)
	weightMin, err := schema.ParseDecimal("0.5")
	require.NoError(t, err)
	require.Equal(t, packs.Pack{
		APIVersion: packs.APIVersion, Name: "shop", Version: "1.2.3-rc.1", Description: "Crates.", Extends: []string{"general"},
		Terms: schema.Terms{
			ObjectTypes: []schema.ObjectType{{
				Name: "crate", SlugPrefix: "crates", Title: "Crate", Plural: "Crates", Phrases: []string{"box", "상자"}, Primitive: schema.Entity,
				Subtypes: []string{"wooden"}, Implements: []string{"stackable"}, Expert: true, Extractable: true,
				Properties: []schema.PropertyType{
					{Name: "state", Type: schema.Enum, Values: []string{"full", "empty"}, Required: true},
					{Name: "weights", ValueType: "weight", Many: true},
					{Name: "owner", Type: schema.Ref, Ref: "person"},
				},
			}},
			Interfaces: []schema.Interface{{Name: "stackable", Properties: []schema.PropertyType{{Name: "height", Type: schema.Dec, Unit: "cm"}}, Links: []string{"stacks_on"}}},
			ValueTypes: []schema.ValueType{
				{Name: "weight", Base: schema.Dec, Min: &weightMin, Unit: "kg"},
				{Name: "code", Base: schema.String, Pattern: "[A-Z]+"},
			},
			LinkTypes: []schema.LinkType{{
				Name: "stacks_on", Inverse: "carries", From: []string{"stackable"}, To: []string{"crate"}, Cardinality: schema.One,
				Transitive: true, SingleAtATime: true, HalfLifeDays: 30, Phrases: []string{"stacks on", "쌓인", "堆放"}, InversePhrases: []string{"carries"},
			}},
			ClaimKinds:  []schema.ClaimKind{{Name: "defect", Family: schema.Fact, HalfLifeDays: 90}},
			EventTypes:  []schema.EventType{{Name: "delivery"}},
			TakeDomains: []schema.TakeDomain{{Name: "breakage"}},
			Patterns:    []schema.Pattern{{Name: "tall", Purpose: "Finds tall stacks.", Query: "MATCH (c:Crate)\nRETURN c\n", Yields: schema.YieldHighlight}},
			Vocabulary:  []string{"pallet"},
		},
	}, pack)
}

func TestParseRefusesWhatIsTooLargeOrTooDeep(t *testing.T) {
	for name, text := range map[string]string{
		"large":    strings.Repeat("#\n", packs.MaxBytes),
		"brackets": "a: " + strings.Repeat("[", 100_000),
		"dashes":   strings.Repeat("- ", 100_000) + "a",
		"returns":  "a: b\r" + strings.Repeat("- ", 100_000) + "a",
		"indented": strings.Repeat(" ", 1000) + "a: b",
	} {
		_, err := packs.Parse([]byte(text))
		var invalid *packs.ParseError
		require.ErrorAs(t, err, &invalid, name)
	}
}

func TestJSONSchemaIsValid(t *testing.T) {
	root, err := jsonschema.UnmarshalJSON(strings.NewReader(string(packs.JSONSchema())))
	require.NoError(t, err)
	c := jsonschema.NewCompiler()
	meta, err := c.Compile("https://json-schema.org/draft/2020-12/schema")
	require.NoError(t, err)
	require.NoError(t, meta.Validate(root))
	require.NoError(t, c.AddResource("https://brain.invalid/x", root))
	_, err = c.Compile("https://brain.invalid/x")
	require.NoError(t, err)

	document := root.(map[string]any)
	require.Equal(t, "https://json-schema.org/draft/2020-12/schema", document["$schema"])
	for key, value := range document["properties"].(map[string]any) {
		require.NotEmpty(t, value.(map[string]any)["description"], "editors show a description of %s", key)
	}
}

func FuzzParse(f *testing.F) {
	for _, pattern := range []string{"builtin/*.yaml", "testdata/*.yaml", "testdata/bad/*.yaml"} {
		files, err := filepath.Glob(pattern)
		require.NoError(f, err)
		for _, file := range files {
			text, err := os.ReadFile(file)
			require.NoError(f, err)
			f.Add(text)
		}
	}
	f.Fuzz(func(t *testing.T, text []byte) {
		pack, err := packs.Parse(text)
		if err != nil {
			var invalid *packs.ParseError
			require.True(t, errors.As(err, &invalid))
			require.NotEmpty(t, invalid.Problems)
			require.NotEmpty(t, invalid.Error())
			return
		}
		require.Equal(t, packs.APIVersion, pack.APIVersion)
		require.True(t, schema.ValidName(pack.Name))
		for _, typ := range pack.ObjectTypes {
			require.True(t, schema.ValidName(typ.Name))
		}
		for _, link := range pack.LinkTypes {
			require.True(t, schema.ValidName(link.Name))
		}
		// Whatever parses can be combined or is refused with reasons, never both.
		ontology, conflicts := packs.Combine(pack)
		require.Equal(t, ontology == nil, len(conflicts) > 0)
	})
}
