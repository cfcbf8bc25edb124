package linkeddata_test

import (
	"bytes"
	"encoding/json"
	"flag"
	"fmt"
	"os"
	"slices"
	"strings"
	"testing"
	"time"

	"github.com/piprate/json-gold/ld"
	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"brain/internal/linkeddata"
)

var update = flag.Bool("update", false, "rewrite the golden files")

var now = time.Date(2027, 1, 1, 0, 0, 0, 0, time.UTC)

func records(t *testing.T, file string) []json.RawMessage {
	t.Helper()
	content, err := os.ReadFile(file)
	require.NoError(t, err)
	var out []json.RawMessage
	for line := range bytes.Lines(content) {
		out = append(out, json.RawMessage(line))
	}
	return out
}

// failer is what a test and a property test have in common.
type failer interface {
	require.TestingT
	Helper()
}

func write(t failer, records []json.RawMessage, history bool) ([]byte, linkeddata.Result) {
	t.Helper()
	var b bytes.Buffer
	w, err := linkeddata.NewWriter(&b, linkeddata.Options{Now: now, History: history})
	require.NoError(t, err)
	for _, r := range records {
		require.NoError(t, w.Add(r), string(r))
	}
	result, err := w.Close()
	require.NoError(t, err)
	require.Equal(t, len(records), result.Records)
	return b.Bytes(), result
}

// triples are the distinct statements that an independent JSON-LD processor reads
// in the document, as N-Quads lines.
func triples(t failer, document []byte) []string {
	t.Helper()
	var parsed any
	require.NoError(t, json.Unmarshal(document, &parsed))
	options := ld.NewJsonLdOptions("")
	options.Format = "application/n-quads"
	options.ProcessingMode = ld.JsonLd_1_1
	quads, err := ld.NewJsonLdProcessor().ToRDF(parsed, options)
	require.NoError(t, err)
	lines := strings.Split(strings.TrimSpace(quads.(string)), "\n")
	slices.Sort(lines)
	return slices.Compact(lines)
}

// statements counts the distinct pairs of a resource's key and a value as they
// stand in the document, without knowing anything of JSON-LD but @id.
func statements(t failer, document []byte) int {
	t.Helper()
	var parsed struct {
		Graph []map[string]json.RawMessage `json:"@graph"`
	}
	require.NoError(t, json.Unmarshal(document, &parsed))
	seen := map[string]bool{}
	for _, e := range parsed.Graph {
		require.NotEmpty(t, e["@id"])
		for key, raw := range e {
			values := []json.RawMessage{raw}
			if raw[0] == '[' {
				require.NoError(t, json.Unmarshal(raw, &values))
			}
			for _, v := range values {
				if key != "@id" {
					seen[string(e["@id"])+" "+key+" "+string(v)] = true
				}
			}
		}
	}
	return len(seen)
}

// having counts the triples with a predicate, and an object if one is given.
func having(all []string, predicate, object string) int {
	n := 0
	for _, t := range all {
		parts := strings.SplitN(t, " ", 3)
		if parts[1] == "<"+predicate+">" && (object == "" || parts[2] == "<"+object+"> .") {
			n++
		}
	}
	return n
}

const (
	rdfType = "http://www.w3.org/1999/02/22-rdf-syntax-ns#type"
	prov    = "http://www.w3.org/ns/prov#"
	brain   = "urn:brain:ns:"
)

// counted counts records by label or type: all, those that are or start at what
// was retired, and those that name an item that was.
func counted(t *testing.T, records []json.RawMessage) (all, retired map[string]int) {
	t.Helper()
	all, retired = map[string]int{}, map[string]int{}
	gone := map[string]bool{}
	for _, raw := range records {
		var r struct {
			Kind, Label, Type, ID, From, To string
			Item                            struct{ RetiredAt, DeletedAt, ValidUntil string }
			Properties                      struct{ Item, Page json.RawMessage }
		}
		require.NoError(t, json.Unmarshal(raw, &r))
		name := r.Label + r.Type
		all[name]++
		owner := strings.Trim(string(r.Properties.Item)+string(r.Properties.Page), `"`)
		ended := r.Item.ValidUntil != "" && r.Item.ValidUntil < now.Format(time.RFC3339)
		if r.Item.RetiredAt != "" || r.Item.DeletedAt != "" || ended || gone[owner] || gone[r.From] || gone[r.To] {
			gone[r.ID] = true
			retired[name]++
		}
	}
	return all, retired
}

func TestAnExportIsLinkedData(t *testing.T) {
	rs := records(t, "testdata/export.jsonl")
	all, retired := counted(t, rs)
	for _, history := range []bool{false, true} {
		t.Run(fmt.Sprint("history ", history), func(t *testing.T) {
			document, result := write(t, rs, history)
			got := triples(t, document)
			require.Len(t, got, statements(t, document), "the processor drops nothing")
			want := func(name string) int {
				if history {
					return all[name]
				}
				return all[name] - retired[name]
			}
			for _, label := range []string{"Page", "Section", "Claim", "Link", "Evidence", "Tag", "Principal", "Group"} {
				require.Positive(t, all[label], label)
				require.Equal(t, want(label), having(got, rdfType, brain+label), label)
			}
			require.Equal(t, want("Alias"), having(got, "https://schema.org/alternateName", ""))
			require.Equal(t, want("REPLACES"), having(got, prov+"wasRevisionOf", ""))
			require.Equal(t, want("LINK_FROM"), having(got, "http://www.w3.org/1999/02/22-rdf-syntax-ns#subject", ""))
			require.Equal(t, want("LINK_TO"), having(got, "http://www.w3.org/1999/02/22-rdf-syntax-ns#object", ""))
			require.Equal(t, want("ABOUT"), having(got, "https://schema.org/about", ""))
			require.Equal(t, want("HELD_BY"), having(got, brain+"heldBy", ""))
			require.GreaterOrEqual(t, having(got, prov+"wasDerivedFrom", ""), want("EVIDENCED_BY"))
			for _, link := range []string{"WORKS_AT", "MENTIONS", "ATTENDED", "RELATES_TO"} {
				require.Equal(t, all[link]-retired[link], having(got, "urn:brain:link:"+strings.ToLower(link), ""), "what has ended is no plain statement: %s", link)
			}
			require.Equal(t, all["Principal"], having(got, rdfType, prov+"Person")+having(got, rdfType, prov+"SoftwareAgent"))
			require.Equal(t, history, having(got, prov+"invalidatedAtTime", "") > 0)
			require.Equal(t, history, having(got, rdfType, brain+"PageVersion") > 0)
			require.Positive(t, retired["Claim"]+retired["Link"])
			require.Equal(t, !history, result.LeftOut > retired["WORKS_AT"])
		})
	}
}

// TestGolden shows each kind of record, and what the processor makes of it.
func TestGolden(t *testing.T) {
	rs := records(t, "testdata/small.jsonl")
	for name, history := range map[string]bool{"current": false, "history": true} {
		t.Run(name, func(t *testing.T) {
			document, _ := write(t, rs, history)
			golden(t, "testdata/"+name+".jsonld", document)
			got := triples(t, document)
			require.Len(t, got, statements(t, document))
			golden(t, "testdata/"+name+".nq", []byte(strings.Join(got, "\n")+"\n"))
		})
	}
}

func golden(t *testing.T, path string, got []byte) {
	t.Helper()
	if *update {
		require.NoError(t, os.WriteFile(path, got, 0o644))
	}
	want, err := os.ReadFile(path)
	require.NoError(t, err)
	require.Equal(t, string(want), string(got))
}

// TestAnyClaimIsLinkedData makes claims of any text and times and compares what
// the processor reads with what the records hold.
func TestAnyClaimIsLinkedData(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		type item struct {
			Scope     string  `json:"scope"`
			Author    string  `json:"author"`
			RetiredAt *string `json:"retiredAt,omitempty"`
		}
		type claim struct {
			Kind       string            `json:"kind"`
			Label      string            `json:"label"`
			ID         string            `json:"id"`
			Item       item              `json:"item"`
			Properties map[string]string `json:"properties"`
		}
		var rs []json.RawMessage
		ids := rapid.SliceOfNDistinct(rapid.StringMatching(`[!-~]{1,12}`), 1, 6, rapid.ID[string]).Draw(t, "ids")
		current := map[string]string{}
		for _, id := range ids {
			c := claim{
				Kind: "node", Label: "Claim", ID: id, Item: item{Scope: "world", Author: rapid.StringMatching(`[!-~]{1,8}`).Draw(t, "author")},
				Properties: map[string]string{"text": rapid.String().Draw(t, "text")},
			}
			if rapid.Bool().Draw(t, "retired") {
				at := "2026-01-01T00:00:00.000000Z"
				c.Item.RetiredAt = &at
			} else {
				current[id] = c.Properties["text"]
			}
			raw, err := json.Marshal(c)
			require.NoError(t, err)
			rs = append(rs, raw)
		}
		document, result := write(t, rs, false)
		require.Equal(t, len(current), result.Elements)
		require.Equal(t, len(ids)-len(current), result.LeftOut)
		var parsed any
		require.NoError(t, json.Unmarshal(document, &parsed))
		expanded, err := ld.NewJsonLdProcessor().Expand(parsed, ld.NewJsonLdOptions(""))
		require.NoError(t, err)
		texts := map[string]int{}
		for _, node := range expanded {
			fields := node.(map[string]any)
			require.Len(t, fields, 5, "id, type, scope, author and text")
			texts[fields[brain+"text"].([]any)[0].(map[string]any)["@value"].(string)]++
		}
		want := map[string]int{}
		for _, text := range current {
			want[text]++
		}
		require.Equal(t, want, texts)
	})
}

func TestWhatIsNoRecord(t *testing.T) {
	w, err := linkeddata.NewWriter(&bytes.Buffer{}, linkeddata.Options{Now: now})
	require.NoError(t, err)
	for _, raw := range []string{
		``, `[]`, `{}`, `{"kind":"node","label":"Page"}`, `{"kind":"edge","type":"ABOUT","from":"a"}`, `{"kind":"page"}`,
		`{"kind":"node","label":"Page","id":"a","item":{"recordedAt":"yesterday"}}`,
	} {
		require.ErrorIs(t, w.Add(json.RawMessage(raw)), linkeddata.ErrRecord, raw)
	}
}

// TestTheDocumentIsAStream: elements leave as they come, and the end is all that
// Close adds.
func TestTheDocumentIsAStream(t *testing.T) {
	var b bytes.Buffer
	w, err := linkeddata.NewWriter(&b, linkeddata.Options{Now: now})
	require.NoError(t, err)
	const pages = 5_000
	for i := range pages {
		require.NoError(t, w.Add(json.RawMessage(fmt.Sprintf(`{"kind":"node","label":"Page","id":"p%d","properties":{"title":"Page %d","type":"note"}}`, i, i))))
	}
	before := b.Len()
	result, err := w.Close()
	require.NoError(t, err)
	require.Equal(t, pages, result.Elements)
	require.LessOrEqual(t, b.Len()-before, 64<<10+4)
	require.Greater(t, before, b.Len()/2)
	require.Equal(t, 5*pages, len(triples(t, b.Bytes())), "four classes and a name each")
}

// No pack declares the class of skills' records, so the document does, once.
func TestTheClassOfSkillsIsDeclared(t *testing.T) {
	skill := func(id string) json.RawMessage {
		return json.RawMessage(`{"kind":"node","label":"Page","id":"` + id + `","properties":{"title":"Moor","type":"agent_skill"}}`)
	}
	document, result := write(t, []json.RawMessage{skill("p"), skill("q")}, false)
	require.Equal(t, 3, result.Elements)
	got := triples(t, document)
	require.Equal(t, 1, having(got, rdfType, "http://www.w3.org/2000/01/rdf-schema#Class"))
	require.Equal(t, 2, having(got, rdfType, "urn:brain:class:agent_skill"))
}
