package bridge_test

import (
	"encoding/json"
	"testing"

	"github.com/modelcontextprotocol/go-sdk/mcp"
	"github.com/stretchr/testify/require"
	"github.com/tiktoken-go/tokenizer"

	"brain/internal/bridge"
)

// coreBudget is how many tokens the core surface may cost whoever offers it to a model.
const coreBudget = 2_500

// connected is a client of a bridge to a server that is not there.
func connected(t *testing.T, surface bridge.Surface) *mcp.ClientSession {
	t.Helper()
	return connectedTo(t, "http://127.0.0.1:1", surface)
}

// connectedTo is a client of a bridge to a server.
func connectedTo(t *testing.T, address string, surface bridge.Surface) *mcp.ClientSession {
	t.Helper()
	b, err := bridge.New(bridge.Options{Address: address, Surface: surface, Version: "test"})
	require.NoError(t, err)
	here, there := mcp.NewInMemoryTransports()
	served := make(chan error, 1)
	go func() { served <- b.Serve(t.Context(), there) }()
	session, err := mcp.NewClient(&mcp.Implementation{Name: "test", Version: "1"}, nil).Connect(t.Context(), here, nil)
	require.NoError(t, err)
	t.Cleanup(func() {
		require.NoError(t, session.Close())
		<-served
	})
	return session
}

func toolsOf(t *testing.T, s *mcp.ClientSession) []*mcp.Tool {
	t.Helper()
	list, err := s.ListTools(t.Context(), nil)
	require.NoError(t, err)
	return list.Tools
}

func TestTheCoreSurfaceIsCheap(t *testing.T) {
	codec, err := tokenizer.Get(tokenizer.O200kBase)
	require.NoError(t, err)
	cost := func(v any) int {
		raw, err := json.Marshal(v)
		require.NoError(t, err)
		n, err := codec.Count(string(raw))
		require.NoError(t, err)
		return n
	}
	read, whole := 0, 0
	for _, tool := range toolsOf(t, connected(t, bridge.Core)) {
		// Models are given names, descriptions and inputs; some clients hand on all of it.
		given := cost(map[string]any{"name": tool.Name, "description": tool.Description, "input_schema": tool.InputSchema})
		t.Logf("%s: %d tokens, %d with all that a client is told", tool.Name, given, cost(tool))
		read, whole = read+given, whole+cost(tool)
	}
	t.Logf("together %d, %d with all that a client is told", read, whole)
	require.Less(t, whole, coreBudget)
}

// Some clients refuse a list of tools in which a schema is not an object.
func TestSchemasAreObjects(t *testing.T) {
	var check func(path string, schema any)
	check = func(path string, schema any) {
		s, ok := schema.(map[string]any)
		require.True(t, ok, "%s is %v", path, schema)
		if items, ok := s["items"]; ok {
			check(path+".items", items)
		}
		properties, _ := s["properties"].(map[string]any)
		for name, p := range properties {
			check(path+"."+name, p)
		}
	}
	for _, tool := range toolsOf(t, connected(t, bridge.Full)) {
		check(tool.Name+" takes", tool.InputSchema)
		check(tool.Name+" answers", tool.OutputSchema)
	}
}
