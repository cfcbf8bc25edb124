package schema_test

import (
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"github.com/vektah/gqlparser/v2"
	"github.com/vektah/gqlparser/v2/ast"
)

// What the contract has and later issues bring. An entry covers everything below
// it; one that exists already fails the test.
var later = []string{
	"Claim.project",
	"ClaimFilter.project",
	"Neighbor.activation",
	"Page.activation",
	"Page.tier",
	"PageFilter.tier",
	"Query.recall(depth)",
	"Query.recall(project)",
	"Query.recall(trustedOnly)",
	"RecallDepth",
	"RememberInput.project",
	"Tier",
}

// The API has everything that contract.graphqls fixes for others, with the same
// types and nullability; it may have more.
func TestAPIKeepsTheContract(t *testing.T) {
	contract, api := load(t, "contract.graphqls"), load(t, apiFiles(t)...)
	missing := map[string]bool{}
	for _, name := range compare(contract, api) {
		missing[name] = true
	}
	for _, name := range later {
		require.True(t, missing[name], "%s exists, or is not in the contract: take it off the list of what is to come", name)
		delete(missing, name)
	}
	require.Empty(t, missing, "the API lacks what the contract has")
}

// compare lists what api lacks of contract, or has of another type.
func compare(contract, api *ast.Schema) []string {
	var lacks []string
	for name, want := range contract.Types {
		if want.BuiltIn {
			continue
		}
		got := api.Types[name]
		if got == nil || got.Kind != want.Kind {
			lacks = append(lacks, name)
			continue
		}
		for _, value := range want.EnumValues {
			if got.EnumValues.ForName(value.Name) == nil {
				lacks = append(lacks, name+"."+value.Name)
			}
		}
		for _, member := range want.Types {
			if !slices.Contains(got.Types, member) {
				lacks = append(lacks, name+" | "+member)
			}
		}
		for _, field := range want.Fields {
			lacks = append(lacks, compareField(name, field, got.Fields.ForName(field.Name))...)
		}
	}
	return lacks
}

func compareField(owner string, want, got *ast.FieldDefinition) []string {
	name := owner + "." + want.Name
	if got == nil || got.Type.String() != want.Type.String() {
		return []string{name}
	}
	var lacks []string
	for _, arg := range want.Arguments {
		if a := got.Arguments.ForName(arg.Name); a == nil || a.Type.String() != arg.Type.String() {
			lacks = append(lacks, name+"("+arg.Name+")")
		}
	}
	// What the contract does not ask for must not be demanded.
	for _, arg := range got.Arguments {
		if want.Arguments.ForName(arg.Name) == nil && arg.Type.NonNull && arg.DefaultValue == nil {
			lacks = append(lacks, name+" demands "+arg.Name)
		}
	}
	return lacks
}

// Inputs must not demand more than the contract.
func TestInputsDemandNoMoreThanTheContract(t *testing.T) {
	contract, api := load(t, "contract.graphqls"), load(t, apiFiles(t)...)
	for name, got := range api.Types {
		want := contract.Types[name]
		if got.Kind != ast.InputObject || want == nil {
			continue
		}
		for _, field := range got.Fields {
			if want.Fields.ForName(field.Name) == nil {
				require.False(t, field.Type.NonNull && field.DefaultValue == nil, "%s.%s is new and demanded", name, field.Name)
			}
		}
	}
}

// Everything in the API says what it is.
func TestEverythingIsDescribed(t *testing.T) {
	describes := func(name, text string) {
		text = strings.TrimSpace(text)
		require.NotEmpty(t, text, "%s has no description", name)
		require.Contains(t, ".?!", text[len(text)-1:], "the description of %s is not a sentence", name)
	}
	api := load(t, apiFiles(t)...)
	for name, def := range api.Types {
		if def.BuiltIn {
			continue
		}
		describes(name, def.Description)
		for _, value := range def.EnumValues {
			describes(name+"."+value.Name, value.Description)
		}
		for _, field := range def.Fields {
			if strings.HasPrefix(field.Name, "__") {
				continue
			}
			describes(name+"."+field.Name, field.Description)
			for _, arg := range field.Arguments {
				describes(name+"."+field.Name+"("+arg.Name+")", arg.Description)
			}
		}
	}
	for name, directive := range api.Directives {
		if directive.Position != nil && directive.Position.Src != nil && !directive.Position.Src.BuiltIn {
			describes("@"+name, directive.Description)
		}
	}
}

func apiFiles(t *testing.T) []string {
	t.Helper()
	files, err := filepath.Glob("api/*.graphqls")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	return files
}

func load(t *testing.T, files ...string) *ast.Schema {
	t.Helper()
	var sources []*ast.Source
	for _, file := range files {
		text, err := os.ReadFile(file)
		require.NoError(t, err)
		sources = append(sources, &ast.Source{Name: file, Input: string(text)})
	}
	s, err := gqlparser.LoadSchema(sources...)
	require.NoError(t, err)
	return s
}
