//go:build unix

package scenarios_test

import (
	"fmt"
	"maps"
	"testing"

	"github.com/stretchr/testify/require"

	"brain/disclosure"
	"brain/graph"
)

// moveShare is the part of the worlds that the test below gets.
const moveShare = 20

// A world that was moved to another store, of either engine, answers every reader
// as it did: byte for byte, orders, scores and cursors too.
func TestMovedWorldsAnswerAlike(t *testing.T) {
	embedded, neo4j := engines[0], engines[1]
	for _, way := range []struct{ from, to engine }{{embedded, embedded}, {embedded, neo4j}, {neo4j, embedded}} {
		t.Run(way.from.name+" to "+way.to.name, func(t *testing.T) {
			seed := firstSeed(t)
			for n := range max(1, min(worlds(t, way.from), worlds(t, way.to))/moveShare) {
				t.Run(fmt.Sprint(n), func(t *testing.T) {
					w := newWorld(t, startServer(t, way.from), seed+uint64(n))
					moved := w.moveTo(t, startServer(t, way.to))
					asked := 0
					for _, v := range w.viewers() {
						view, refused := w.view(v)
						if refused != nil || !view.Audience.Holds(graph.ScopeWorld) {
							continue
						}
						questions := w.questions(t, v, view.Audience)
						require.Equal(t, w.answers(t, v, questions), moved.answers(t, v, questions), "%s in %v", v.uid, v.variable())
						asked += len(questions)
					}
					require.Positive(t, asked)
				})
				require.False(t, t.Failed(), "BRAIN_TEST_SEED=%d", seed+uint64(n))
			}
		})
	}
}

// moveTo brings everything of the world into an empty store and gives the same
// world as that server has it.
func (w *world) moveTo(t *testing.T, s *server) *world {
	t.Helper()
	moved := *w
	moved.url, moved.secrets = s.app.URL, maps.Clone(w.secrets)
	moved.secrets["admin"] = s.app.Token
	for after := any(nil); ; {
		page := must(t, w.url, request{
			Query:     `query($after: String) { exportRecords(first: 500, after: $after) { records pageInfo { hasNextPage endCursor } } }`,
			Variables: input{"after": after}, secret: w.secrets["admin"],
		})["exportRecords"].(map[string]any)
		result := moved.as(t, "admin", `mutation($input: ImportRecordsInput!) { importRecords(input: $input) { written unchanged errors { index code message } } }`,
			input{"records": page["records"], "preserve": true})["importRecords"].(map[string]any)
		require.Empty(t, result["errors"])
		info := page["pageInfo"].(map[string]any)
		if info["hasNextPage"] != true {
			break
		}
		after = info["endCursor"]
	}
	// Tokens stay with their instance.
	for _, uid := range w.uids {
		token := input{"principal": uid}
		if w.people[uid].Kind == disclosure.Agent {
			token["capabilities"] = []string{string(disclosure.Gateway)}
		}
		made := moved.as(t, "admin", `mutation($input: CreateTokenInput!) { createToken(input: $input) { secret } }`, token)
		moved.secrets[uid] = made["createToken"].(map[string]any)["secret"].(string)
	}
	return &moved
}
