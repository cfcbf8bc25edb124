//go:build unix

package scenarios_test

import (
	"encoding/json"
	"testing"

	"github.com/stretchr/testify/require"

	"brain/internal/memory"
	"brain/scenarios"
)

// job does what a job of the service does and binds what it opened.
func (r *run) job(t *testing.T, where string, j scenarios.Job) {
	t.Helper()
	id := ""
	var err error
	if j.Review != nil {
		id, _, err = r.server.app.Memory().OpenReview(t.Context(), j.Review.Kind, r.boundIDs(t, where, j.Review.Items))
	} else {
		var change []byte
		change, err = json.Marshal(j.Suggest.Change)
		require.NoError(t, err, where)
		id, _, err = r.server.app.Memory().OpenSuggestion(t.Context(), memory.SuggestionDraft{
			Kind: j.Suggest.Kind, Key: j.Suggest.Key, Text: j.Suggest.Text, Change: change, Evidence: r.boundIDs(t, where, j.Suggest.Evidence),
		})
	}
	require.NoError(t, err, where)
	if j.Bind == "" {
		require.Empty(t, id, "%s: expected nothing to be opened", where)
		return
	}
	require.NotEmpty(t, id, "%s: expected something to be opened", where)
	if known, ok := r.bound[j.Bind]; ok {
		require.Equal(t, known, id, where)
	}
	r.bound[j.Bind] = id
}

// boundIDs are the ids to which names are bound.
func (r *run) boundIDs(t *testing.T, where string, names []string) []string {
	t.Helper()
	out := make([]string, len(names))
	for i, name := range names {
		id, err := r.bound.Fill(name)
		require.NoError(t, err, where)
		out[i] = id.(string)
	}
	return out
}
