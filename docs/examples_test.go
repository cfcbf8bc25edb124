package docs_test

import (
	"context"
	"encoding/json"
	"io"
	"os"
	"path/filepath"
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"github.com/vektah/gqlparser/v2"
	"github.com/vektah/gqlparser/v2/ast"

	"brain/graph"
	"brain/graph/pattern"
	"brain/internal/app"
	"brain/internal/client"
	"brain/internal/config"
	"brain/internal/fault"
	"brain/internal/importers"
	"brain/internal/memory"
	"brain/packs"
)

const patternReference = "docs/reference/pattern-language.md"

func TestPatternExamplesAreWhatTheyClaim(t *testing.T) {
	catalogue := publicCatalogue(t)
	compiled, refused := 0, 0
	for _, b := range blocks(t, patternReference) {
		switch b.info {
		case "cypher":
			_, err := pattern.Compile(catalogue, b.text)
			require.NoError(t, err, "%s:%d", patternReference, b.line)
			compiled++
		case "cypher refused":
			_, err := pattern.Compile(catalogue, b.text)
			require.ErrorAs(t, err, new(*pattern.UnsupportedError), "%s:%d", patternReference, b.line)
			refused++
		}
	}
	require.GreaterOrEqual(t, compiled, 5)
	require.GreaterOrEqual(t, refused, 3)
}

func TestPatternReferenceListsThePublicProperties(t *testing.T) {
	reference := read(t, "docs/reference/pattern-names.md")
	for _, l := range graph.SystemLabels() {
		if l.Public != nil {
			require.Regexp(t, "(?m)^\\| `"+l.Name+"`[^|]*\\| `"+strings.Join(l.Public, "` [a-z\\]\\[]+, `")+"` [a-z\\]\\[]+ \\|$", reference)
		}
	}
	require.Regexp(t, "`"+strings.Join(graph.LinkProps(), "` [a-z]+, `")+"` [a-z]+\\.", reference)
	language := read(t, patternReference)
	require.Contains(t, language, "`"+strings.Join(graph.PresentProps(), "`, `")+"`")
}

// publicCatalogue is what analysts may name where all built-in packs are installed.
func publicCatalogue(t *testing.T) *pattern.Catalogue {
	t.Helper()
	ontology, conflicts := packs.Combine(packs.Builtin()...)
	require.Empty(t, conflicts)
	catalogue, err := memory.PublicCatalogue(ontology)
	require.NoError(t, err)
	return catalogue
}

func TestGraphQLExamplesFitTheSchema(t *testing.T) {
	files, err := filepath.Glob(filepath.Join(root, "schema", "api", "*.graphqls"))
	require.NoError(t, err)
	var sources []*ast.Source
	for _, file := range files {
		content, err := os.ReadFile(file)
		require.NoError(t, err)
		sources = append(sources, &ast.Source{Name: file, Input: string(content)})
	}
	api, err := gqlparser.LoadSchema(sources...)
	require.NoError(t, err)
	checked := 0
	for _, doc := range documents(t) {
		for _, b := range blocks(t, doc) {
			if strings.HasPrefix(b.info, "graphql") {
				_, faults := gqlparser.LoadQueryWithRules(api, b.text, nil)
				require.Empty(t, faults, "%s:%d", doc, b.line)
				checked++
			}
		}
	}
	require.GreaterOrEqual(t, checked, 3)
}

func TestImportRecordExamplesAreTaken(t *testing.T) {
	const doc = "docs/reference/import-records.md"
	records := []importers.Record{{Name: "target", JSON: json.RawMessage(
		`{"kind": "page", "externalKey": "acme", "type": "company", "title": "Acme", "slug": "companies/acme", "scope": "world"}`)}}
	for _, b := range blocks(t, doc) {
		if b.info == "json record" {
			records = append(records, importers.Record{Name: doc, JSON: json.RawMessage(b.text)})
		}
	}
	require.Len(t, records, 6, "one example of each kind")
	cfg := config.Default()
	cfg.Store, cfg.Listen, cfg.Dev = "embedded:"+t.TempDir(), "127.0.0.1:0", true
	cfg.Log.Level = "warn"
	service, err := app.Start(t.Context(), cfg, app.Options{Version: "test", Out: io.Discard, Log: t.Output()})
	require.NoError(t, err)
	t.Cleanup(func() { require.NoError(t, service.Stop(context.WithoutCancel(t.Context()))) })
	caller, err := client.New(service.URL, service.Token)
	require.NoError(t, err)
	sink := importers.NewAPI(caller)

	// Nothing that the page stated before ends.
	first, err := sink.ImportRecords(t.Context(), records, false)
	require.NoError(t, err)
	require.Equal(t, importers.Outcome{Written: 5, Unchanged: 1, Refused: map[int]importers.Refusal{}}, first)
	again, err := sink.ImportRecords(t.Context(), records, false)
	require.NoError(t, err)
	require.Equal(t, importers.Outcome{Unchanged: 6, Refused: map[int]importers.Refusal{}}, again)

	var preserved []importers.Record
	for _, b := range blocks(t, doc) {
		if b.info == "json preserved record" {
			preserved = append(preserved, importers.Record{Name: doc, JSON: json.RawMessage(b.text)})
		}
	}
	require.Len(t, preserved, 3)
	first, err = sink.Preserving().ImportRecords(t.Context(), preserved, false)
	require.NoError(t, err)
	require.Equal(t, importers.Outcome{Written: 3, Refused: map[int]importers.Refusal{}}, first)
}

// failure is a failure as commands print it.
var failure = regexp.MustCompile(`(?m)^error: ([A-Z_]+):`)

func TestNoDocumentNamesAnUnknownErrorCode(t *testing.T) {
	for _, doc := range documents(t) {
		for _, found := range failure.FindAllStringSubmatch(read(t, doc), -1) {
			require.Contains(t, fault.Codes(), fault.Code(found[1]), doc)
		}
	}
}
