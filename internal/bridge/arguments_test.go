package bridge_test

import (
	"testing"

	"github.com/modelcontextprotocol/go-sdk/mcp"
	"github.com/stretchr/testify/require"

	"brain/internal/bridge"
	"brain/internal/quote"
)

// Wrong arguments are refused before Brain is asked: with the argument, what was
// expected, and the nearest that there is.
func TestWrongArguments(t *testing.T) {
	session := connected(t, bridge.Full)
	said := []any{map[string]any{"kind": "MANUAL"}}
	for name, c := range map[string]struct {
		tool string
		args any
		says string
	}{
		"unknown":         {"recall", map[string]any{"qeury": "x"}, "BAD_INPUT: \"qeury\" is no argument of this tool\nfield: qeury\nhint: did you mean query?"},
		"missing":         {"skill_view", map[string]any{}, "BAD_INPUT: name is missing\nfield: name"},
		"no object":       {"recall", []any{}, "BAD_INPUT: the arguments are not a JSON object"},
		"kind of value":   {"remember", map[string]any{"text": "x", "evidence": "said"}, "field: evidence"},
		"null in a list":  {"remember", map[string]any{"text": "x", "evidence": []any{nil}}, "BAD_INPUT: a value is of type null, expected object\nfield: evidence"},
		"object":          {"recall", map[string]any{"query": map[string]any{"a": "x, want"}}, "BAD_INPUT: a value is of type object, expected string\nfield: query"},
		"in a list":       {"remember", map[string]any{"text": "x", "evidence": []any{7}}, "field: evidence"},
		"name":            {"remember", map[string]any{"text": "x", "importance": "urgent", "evidence": said}, "BAD_INPUT: importance is not valid: expected one of LOW, NORMAL, HIGH\nfield: importance"},
		"case":            {"remember", map[string]any{"text": "x", "family": "fact", "evidence": said}, "hint: did you mean FACT?"},
		"name in a list":  {"remember", map[string]any{"text": "x", "evidence": []any{map[string]any{"kind": "MANUEL"}}}, "field: evidence[0].kind\nhint: did you mean MANUAL?"},
		"name inside":     {"recall", map[string]any{"query": "x", "conversation": map[string]any{"mode": "LAX"}}, "field: conversation.mode"},
		"surface":         {"skill_view", map[string]any{"name": "x", "surface": "SIDE"}, "expected one of MAIN, BACKGROUND"},
		"direction":       {"neighbors", map[string]any{"ref": "x", "direction": "INN"}, "hint: did you mean IN?"},
		"null":            {"recall", map[string]any{"query": nil}, "BAD_INPUT: query is missing"},
		"null left out":   {"recall", map[string]any{"query": "x", "limit": nil, "conversation": nil}, "UNAVAILABLE: Brain does not answer"},
		"too large":       {"recall", map[string]any{"query": "x", "limit": 1e30}, "BAD_INPUT: limit is not valid: expected 1 to 100\nfield: limit"},
		"too many hits":   {"recall", map[string]any{"query": "x", "limit": 101}, "BAD_INPUT: limit is not valid: expected 1 to 100\nfield: limit"},
		"too many tokens": {"recall", map[string]any{"query": "x", "budgetTokens": 12_001}, "BAD_INPUT: budgetTokens is not valid: expected 1 to 12000\nfield: budgetTokens"},
		"too far":         {"neighbors", map[string]any{"ref": "x", "depth": 4}, "BAD_INPUT: depth is not valid: expected 1 to 3\nfield: depth"},
		"not taken":       {"review_queue", map[string]any{"conversation": map[string]any{"channel": "x"}}, "BAD_INPUT: \"conversation\" is no argument of this tool\nfield: conversation\nhint: it takes"},
		"too many rows":   {"delta", map[string]any{"first": 501}, "BAD_INPUT: first is not valid: expected 1 to 500\nfield: first"},
		"too few":         {"neighbors", map[string]any{"ref": "x", "first": -1}, "BAD_INPUT: first is not valid: expected 1 to 500\nfield: first"},
		"recalled":        {"remember", map[string]any{"text": "Tea is hot. [fact, people/bob, 2026-11-30, world, 01900000-0000-7000-8000-00000000785a]\n", "evidence": said}, "it is known already, as 01900000-0000-7000-8000-00000000785a\nfield: text"},
		"recalled whole":  {"remember", map[string]any{"text": quote.Open + "Tea is hot.\n" + quote.Close, "evidence": said}, "BAD_INPUT: text is an answer that was recalled"},
		"only the tag":    {"remember", map[string]any{"text": "The tag is <brain-context>.", "evidence": said}, "UNAVAILABLE: Brain does not answer"},
		"nothing in vain": {"recall", map[string]any{"query": "x"}, "UNAVAILABLE: Brain does not answer"},
	} {
		t.Run(name, func(t *testing.T) {
			result, err := session.CallTool(t.Context(), &mcp.CallToolParams{Name: c.tool, Arguments: c.args})
			require.NoError(t, err)
			require.True(t, result.IsError)
			require.Contains(t, result.Content[0].(*mcp.TextContent).Text, c.says)
		})
	}
}
