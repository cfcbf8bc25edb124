package main

import (
	"io"
	"os"
	"path/filepath"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

func TestTheMemoryFileIsTheSameEachTime(t *testing.T) {
	dir := t.TempDir()
	var files [2]string
	for i := range files {
		name := filepath.Join(dir, "memory.jsonl")
		require.NoError(t, newMemoryFile(100).write(name))
		content, err := os.ReadFile(name)
		require.NoError(t, err)
		files[i] = string(content)
	}
	require.Equal(t, files[0], files[1])
	m := newMemoryFile(100)
	said := map[string]bool{}
	for _, e := range m.entities {
		for _, o := range e.observations {
			said[lastWord(o)] = true
		}
	}
	require.Len(t, said, 100*observationsEach, "each observation has a word of its own")
}

func TestSessionsOfTheBridge(t *testing.T) {
	opt := options{agents: true, sessions: 4, entities: 100, budget: 500 * time.Millisecond}
	rep, err := measureAgents(t.Context(), opt, io.Discard)
	require.NoError(t, err)
	s := rep.Sessions
	require.Positive(t, s.MCP.Count)
	require.Positive(t, s.GraphQL.Count)
	require.LessOrEqual(t, s.Goroutines[2], s.Goroutines[0], "none is left")
	require.Greater(t, s.Goroutines[1], s.Goroutines[0])
	require.Contains(t, agentsDocument(rep), "| recall through the bridge, p50 |")
	require.Contains(t, agentsDocument(rep), "SKIPPED: the reference memory server")
}

func TestClaimed(t *testing.T) {
	answer := map[string]any{"hits": []any{map[string]any{"kind": "passage", "text": "a"}, map[string]any{"kind": "fact", "text": "b"}}}
	require.True(t, claimed(answer, "b"))
	require.False(t, claimed(answer, "a"), "a passage is no claim")
	require.False(t, claimed(nil, "b"))
	require.True(t, claimed(map[string]any{"facts": answer["hits"]}, "b"))
}
