package main

import (
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"
)

func TestReferencesAreCurrent(t *testing.T) {
	files, err := references("../../schema/api", "../fault/code.go")
	require.NoError(t, err)
	require.Len(t, files, 2)
	for name, want := range files {
		got, err := os.ReadFile(filepath.Join("../../docs/reference", name))
		require.NoError(t, err)
		require.Equal(t, want, string(got), "%s: run go generate ./internal/apidoc", name)
	}
}

func TestGraphQLReference(t *testing.T) {
	write := func(t *testing.T, text string) string {
		dir := t.TempDir()
		require.NoError(t, os.WriteFile(filepath.Join(dir, "things.graphqls"), []byte(text), 0o600))
		return dir
	}
	t.Run("operations, types, inputs, enums and unions", func(t *testing.T) {
		got, err := graphqlReference(write(t, `
"A thing | a part."
type Thing { "Its name." name: String! "Its parts." parts("How many." first: Int): [Thing!]! }
"Size." enum Size { "Big." BIG }
"Either." union Any = Thing | Thing
"A wish." input Wish { "Which." size: Size! }
extend type Query { "Finds a thing." thing("Its id." id: ID!): Thing }
extend type Mutation { "Makes a thing." make("The wish." input: Wish!): Thing }
`))
		require.NoError(t, err)
		for _, want := range []string{
			"| query [`thing`](#query-thing) | Finds a thing. |\n| mutation [`make`](#mutation-make) | Makes a thing. |\n",
			"\n## Things\n",
			"\n### query thing\n\nFinds a thing. Gives `Thing`.\n\n| argument | type | meaning |\n| --- | --- | --- |\n| `id` | `ID!` | Its id. |\n",
			"\n### Thing\n\nType: A thing | a part.\n",
			"| `parts` (`first: Int`) | `[Thing!]!` | Its parts. |\n",
			"| `BIG` | Big. |\n",
			"\nOne of `Thing`, `Thing`.\n",
			"\n### Wish\n\nInput: A wish.\n",
		} {
			require.Contains(t, got, want)
		}
	})
	t.Run("a missing description is an error", func(t *testing.T) {
		_, err := graphqlReference(write(t, `"A thing." type Thing { name: String! }`))
		require.ErrorContains(t, err, "Thing.name has no description")
	})
	t.Run("an empty folder is an error", func(t *testing.T) {
		_, err := graphqlReference(t.TempDir())
		require.ErrorContains(t, err, "holds no *.graphqls")
	})
}

func TestErrorsReferenceWantsEveryCodeExplained(t *testing.T) {
	file := filepath.Join(t.TempDir(), "code.go")
	require.NoError(t, os.WriteFile(file, []byte("package fault\n\nconst (\n\t// BadInput: bad.\n\tBadInput Code = \"BAD_INPUT\"\n)\n"), 0o600))
	_, err := errorsReference(file)
	require.ErrorContains(t, err, "code UNAUTHENTICATED has no comment")
}
