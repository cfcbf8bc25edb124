package linkeddata_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"
)

// Of a page that was deleted nothing is told but that something came from somewhere:
// neither its tag, unless another page has it, nor the words that are cited from it.
func TestNothingOfWhatIsDeleted(t *testing.T) {
	var all []json.RawMessage
	for _, text := range []string{
		`{"kind":"node","label":"Tag","id":"t1","item":{"scope":"world"},"properties":{"name":"goneTag"}}`,
		`{"kind":"node","label":"Tag","id":"t2","item":{"scope":"world"},"properties":{"name":"sharedTag"}}`,
		`{"kind":"node","label":"Page","id":"gone","item":{"scope":"world","deletedAt":"2026-01-02T00:00:00.000000Z"},"properties":{"title":"Gone","slug":"notes/gone","type":"note"}}`,
		`{"kind":"node","label":"Page","id":"here","item":{"scope":"world"},"properties":{"title":"Here","slug":"notes/here","type":"note"}}`,
		`{"kind":"node","label":"Evidence","id":"e1","item":{"scope":"world"},"properties":{"item":"c","kind":"PAGE","origin":"gone","note":"goneNote","locator":"goneLocator","excerpt":"goneExcerpt","url":"https://gone.example"}}`,
		`{"kind":"node","label":"Evidence","id":"e2","item":{"scope":"world"},"properties":{"item":"c","kind":"PAGE","origin":"here","note":"keptNote"}}`,
		`{"kind":"edge","type":"TAGGED","id":"x1","from":"gone","to":"t1","item":{"scope":"world","deletedAt":"2026-01-02T00:00:00.000000Z"}}`,
		`{"kind":"edge","type":"TAGGED","id":"x2","from":"gone","to":"t2","item":{"scope":"world","deletedAt":"2026-01-02T00:00:00.000000Z"}}`,
		`{"kind":"edge","type":"TAGGED","id":"x3","from":"here","to":"t2","item":{"scope":"world"}}`,
	} {
		all = append(all, json.RawMessage(text))
	}
	current, result := write(t, all, false)
	for _, word := range []string{"goneTag", "Gone", "goneNote", "goneLocator", "goneExcerpt", "gone.example"} {
		require.NotContains(t, string(current), word)
	}
	for _, word := range []string{"sharedTag", "Here", "keptNote", `"resource:e1"`} {
		require.Contains(t, string(current), word)
	}
	require.Equal(t, 4, result.LeftOut, "the page, its two edges and its tag")
	history, _ := write(t, all, true)
	for _, word := range []string{"goneTag", "Gone", "goneNote"} {
		require.Contains(t, string(history), word)
	}
}
