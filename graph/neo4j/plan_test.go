package neo4j_test

import (
	"context"
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"brain/graph"
	"brain/graph/neo4j/neo4jtest"
	"brain/graph/pattern"
)

// TestPlansUseIndexes: each form in which the service looks things up is served
// by an index, for a reader, an author and the service itself.
func TestPlansUseIndexes(t *testing.T) {
	s := neo4jtest.Open(t)
	require.NoError(t, write(t, s, func(ctx context.Context, tx graph.Tx) error {
		for i := range 200 {
			p, c, l := fmt.Sprintf("p%d", i), fmt.Sprintf("c%d", i), fmt.Sprintf("l%d", i)
			person := page(p, p, "world")
			person.Labels = append(person.Labels, "Person")
			if err := tx.PutNode(ctx, person); err != nil {
				return err
			}
			claim := graph.Node{ID: c, Labels: []string{"Claim", "Fact"}, Item: graph.Item{Scope: "world"}, Props: graph.Props{"fingerprint": graph.String(c)}}
			if err := tx.PutNode(ctx, claim); err != nil {
				return err
			}
			if err := tx.PutEdge(ctx, graph.Edge{ID: "about" + c, Type: "ABOUT", From: c, To: p}); err != nil {
				return err
			}
			if err := tx.PutEdge(ctx, graph.Edge{ID: l, Type: "KNOWS", From: p, To: "p0", Item: graph.Item{Scope: "world"}}); err != nil {
				return err
			}
		}
		return nil
	}))
	neo4jtest.Settle(t)
	catalogue, err := pattern.NewCatalogue(pattern.Internal, []pattern.TypeTerm{{Label: "Person"}}, []pattern.LinkTerm{{Relationship: "KNOWS"}})
	require.NoError(t, err)
	audiences := map[string]graph.Audience{
		"everything": graph.Everything(),
		"reader":     graph.NewAudience([]string{"world"}),
		"author":     graph.NewAudience([]string{"world"}).WithAuthor("u").TrustedOnly(),
	}
	for name, text := range map[string]string{
		"id":                   "MATCH (p:Page) WHERE p.id = $id RETURN p.slug",
		"ids":                  "MATCH (p:Page) WHERE p.id IN $ids RETURN p.id, p.slug",
		"unique property":      "MATCH (p:Principal {uid: $id}) RETURN p.id",
		"indexed property":     "MATCH (p:Page {slug: $id}) RETURN p.id",
		"label of a pack":      "MATCH (p:Person {slug: $id}) RETURN p.id",
		"claims of a page":     "MATCH (c:Claim)-[:ABOUT]->(p:Page) WHERE p.id = $id RETURN c.id, c.text ORDER BY c.recordedAt DESC LIMIT 50",
		"claims by print":      "MATCH (c:Fact)-[:ABOUT]->(p:Page) WHERE c.fingerprint IN $ids RETURN DISTINCT p.id",
		"two hops":             "MATCH (a:Page)-[:KNOWS]->(b:Page)-[:KNOWS]->(c:Page) WHERE a.id = $id RETURN c.id",
		"several paths":        "MATCH (c:Claim)-[:ABOUT]->(p:Page), (c)-[:EVIDENCED_BY]->(e:Evidence) WHERE e.item = $id RETURN c.id, p.slug",
		"edge by id":           "MATCH (a:Page)-[r:KNOWS]->(b:Page) WHERE r.id = $id RETURN a.id, b.id, r.weight",
		"two ends":             "MATCH (a:Page)-[r:KNOWS]->(b:Page) WHERE a.id = $id AND b.id = $id2 RETURN r.id",
		"undirected":           "MATCH (a:Page)-[:KNOWS]-(b:Page) WHERE a.id = $id RETURN b.id",
		"without some pattern": "MATCH (c:Claim)-[:ABOUT]->(p:Page) WHERE p.id = $id AND NOT (c)-[:EVIDENCED_BY]->(:Evidence) RETURN c.id",
		"count by page":        "MATCH (c:Claim)-[:ABOUT]->(p:Page) WHERE p.id IN $ids RETURN p.id, count(c) AS n",
		"keyset":               "MATCH (p:Page) WHERE p.id > $id RETURN p.id ORDER BY p.id LIMIT 50",
		"time":                 "MATCH (a:AuditEntry) WHERE a.at <= $at RETURN a.id ORDER BY a.at DESC LIMIT 50",
	} {
		p, err := pattern.Compile(catalogue, text)
		require.NoError(t, err, text)
		for reader, a := range audiences {
			t.Run(name+", "+reader, func(t *testing.T) { neo4jtest.RequireIndexes(t, s, p, a, graph.Currency{}) })
		}
	}
}
