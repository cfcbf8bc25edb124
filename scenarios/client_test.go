//go:build unix

package scenarios_test

import (
	"bytes"
	"encoding/json"
	"io"
	"net/http"
	"testing"

	"github.com/stretchr/testify/require"
)

// request is one GraphQL request. An empty secret sends no token.
type request struct {
	Query         string         `json:"query"`
	OperationName string         `json:"operationName,omitempty"`
	Variables     map[string]any `json:"variables,omitempty"`

	secret string
}

// answer is what came: the body as it was and its parts.
type answer struct {
	status int
	body   []byte
	Data   any      `json:"data"`
	Errors []failed `json:"errors"`
}

type failed struct {
	Message    string `json:"message"`
	Extensions struct {
		Code  string `json:"code"`
		Field string `json:"field"`
		Hint  string `json:"hint"`
	} `json:"extensions"`
}

// ask sends a request to the service as a client would.
func ask(t *testing.T, url string, q request) answer {
	t.Helper()
	b, err := json.Marshal(q)
	require.NoError(t, err)
	r, err := http.NewRequestWithContext(t.Context(), http.MethodPost, url+"/graphql", bytes.NewReader(b))
	require.NoError(t, err)
	r.Header.Set("Content-Type", "application/json")
	if q.secret != "" {
		r.Header.Set("Authorization", "Bearer "+q.secret)
	}
	response, err := http.DefaultClient.Do(r)
	require.NoError(t, err)
	defer func() { require.NoError(t, response.Body.Close()) }()
	a := answer{status: response.StatusCode}
	a.body, err = io.ReadAll(response.Body)
	require.NoError(t, err)
	d := json.NewDecoder(bytes.NewReader(a.body))
	d.UseNumber()
	require.NoError(t, d.Decode(&a), "%s", a.body)
	return a
}

// must is an ask that has to succeed; it gives the data.
func must(t *testing.T, url string, q request) map[string]any {
	t.Helper()
	a := ask(t, url, q)
	require.Empty(t, a.Errors, "%s\n%v\n%s", q.Query, q.Variables, a.body)
	return a.Data.(map[string]any)
}
