package bridge_test

import (
	"encoding/json"
	"fmt"
	"net/http"
	"net/http/httptest"
	"testing"

	"github.com/modelcontextprotocol/go-sdk/jsonrpc"
	"github.com/modelcontextprotocol/go-sdk/mcp"
	"github.com/stretchr/testify/require"
)

// What cannot be read, or no prompt be made of, has a code of the protocol, and that of
// Brain as data.
func TestErrorsOfResourcesHaveCodes(t *testing.T) {
	code := "INTERNAL"
	brain := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		fmt.Fprintf(w, `{"data":null,"errors":[{"message":"no","extensions":{"code":%q,"field":"ref","hint":"another"}}]}`, code)
	}))
	defer brain.Close()
	session := connectedTo(t, brain.URL, "core")
	for given, want := range map[string]int64{
		"NOT_FOUND": -32002, "BAD_INPUT": -32602, "CONVERSATION_REQUIRED": -32602, "FORBIDDEN": -32602, "UNAVAILABLE": -32603, "INTERNAL": -32603,
	} {
		code = given
		_, read := session.ReadResource(t.Context(), &mcp.ReadResourceParams{URI: "brain://page/notes/tea"})
		_, policy := session.ReadResource(t.Context(), &mcp.ReadResourceParams{URI: "brain://policy"})
		_, prompt := session.GetPrompt(t.Context(), &mcp.GetPromptParams{Name: "before-work"})
		for _, err := range []error{read, policy, prompt} {
			var wrong *jsonrpc.Error
			require.ErrorAs(t, err, &wrong, given)
			require.Equal(t, want, wrong.Code, given)
			require.Contains(t, wrong.Message, given+": no")
			require.JSONEq(t, fmt.Sprintf(`{"code":%q,"field":"ref","hint":%s}`, given, hintOf(t, wrong.Data)), string(wrong.Data))
		}
	}
	for uri, want := range map[string]int64{"brain://nowhere": -32002, "brain://page/%zz": -32002, "other:x": -32002} {
		_, err := session.ReadResource(t.Context(), &mcp.ReadResourceParams{URI: uri})
		var wrong *jsonrpc.Error
		require.ErrorAs(t, err, &wrong, uri)
		require.Equal(t, want, wrong.Code, uri)
		data, err := json.Marshal(map[string]string{"uri": uri})
		require.NoError(t, err)
		require.JSONEq(t, string(data), string(wrong.Data))
	}
	_, err := session.GetPrompt(t.Context(), &mcp.GetPromptParams{Name: "no-prompt"})
	var wrong *jsonrpc.Error
	require.ErrorAs(t, err, &wrong)
	require.Equal(t, int64(-32602), wrong.Code)
}

// hintOf is the hint in an error's data, as JSON.
func hintOf(t *testing.T, data json.RawMessage) string {
	t.Helper()
	var told struct{ Hint json.RawMessage }
	require.NoError(t, json.Unmarshal(data, &told))
	require.Contains(t, string(told.Hint), "another")
	return string(told.Hint)
}
