package acceptance_test

import (
	"os"
	"os/exec"
	"path/filepath"
	"testing"

	"github.com/modelcontextprotocol/go-sdk/mcp"
	"github.com/stretchr/testify/require"
)

// What the reference memory server was told is imported, and what it answers the bridge
// answers too, each observation as a claim.
func TestBesideTheReferenceMemoryServer(t *testing.T) {
	dir := clientsDir(t)
	onEngines(t, func(t *testing.T, store string) {
		file := filepath.Join(t.TempDir(), "memory.jsonl")
		cmd := exec.Command("node", filepath.Join(dir, "node_modules", "@modelcontextprotocol", "server-memory", "dist", "index.js"))
		cmd.Env = append(os.Environ(), "MEMORY_FILE_PATH="+file)
		peer := newAgent(t, &mcp.CommandTransport{Command: cmd})
		entities := []any{
			map[string]any{"name": "Mina Park", "entityType": "person", "observations": []any{"Sails the ferry 바다호 on Fridays", "등대를 좋아한다"}},
			map[string]any{"name": "Quay Systems", "entityType": "company", "observations": []any{"Builds moorings for the harbour"}},
		}
		peer.call("create_entities", map[string]any{"entities": entities})
		peer.call("create_relations", map[string]any{"relations": []any{map[string]any{"from": "Mina Park", "to": "Quay Systems", "relationType": "works_at"}}})

		s := serve(t, store)
		must[any](s, "import", "mcp-memory", file, "--name", "helper", "--scope", "world")
		ours := overStdio(t, s, "core")
		for question, answer := range map[string]string{
			"바다호": "Sails the ferry 바다호 on Fridays", "등대를": "등대를 좋아한다", "moorings": "Builds moorings for the harbour", "Mina Park": "등대를 좋아한다",
		} {
			found := peer.call("search_nodes", map[string]any{"query": question})["entities"].([]any)
			require.Len(t, found, 1, question)
			require.Contains(t, found[0].(map[string]any)["observations"], answer)
			claims := map[any]any{}
			for _, hit := range ours.call("recall", map[string]any{"query": question})["hits"].([]any) {
				claims[hit.(map[string]any)["text"]] = hit.(map[string]any)["kind"]
			}
			require.Equal(t, "fact", claims[answer], "%s: %v", question, claims)
		}
		related := peer.call("open_nodes", map[string]any{"names": []any{"Mina Park"}})["relations"].([]any)
		require.Equal(t, "Quay Systems", related[0].(map[string]any)["to"])
		card := ours.call("entity", map[string]any{"ref": "Mina Park"})
		link := card["relations"].([]any)[0].(map[string]any)
		company := ours.call("entity", map[string]any{"ref": "Quay Systems"})["page"].(map[string]any)["slug"]
		require.Equal(t, []any{"works_at", company}, []any{link["type"], link["to"]})
	})
}
