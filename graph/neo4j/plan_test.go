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
	catalogue, err := pattern.NewCatalogue(pattern.Internal, []pattern.TypeTerm{{Label: "Person", Properties: []pattern.PropertyTerm{
		{Name: "height", Kind: graph.KindDecimal}, {Name: "email", Kind: graph.KindString, Many: true}}}}, []pattern.LinkTerm{{Relationship: "KNOWS"}})
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
		"edge, undirected":     "MATCH (a:Page)-[r:KNOWS]-(b:Page) WHERE r.id = $id RETURN a.id, b.id",
		"two ends":             "MATCH (a:Page)-[r:KNOWS]->(b:Page) WHERE a.id = $id AND b.id = $id2 RETURN r.id",
		"undirected":           "MATCH (a:Page)-[:KNOWS]-(b:Page) WHERE a.id = $id RETURN b.id",
		"without some pattern": "MATCH (c:Claim)-[:ABOUT]->(p:Page) WHERE p.id = $id AND NOT (c)-[:EVIDENCED_BY]->(:Evidence) RETURN c.id",
		"count by page":        "MATCH (c:Claim)-[:ABOUT]->(p:Page) WHERE p.id IN $ids RETURN p.id, count(c) AS n",
		"keyset":               "MATCH (p:Page) WHERE p.id > $id RETURN p.id ORDER BY p.id LIMIT 50",
		"time":                 "MATCH (a:AuditEntry) WHERE a.at <= $at RETURN a.id ORDER BY a.at DESC LIMIT 50",
		"trail":                "MATCH (a:Page)-[:KNOWS*1..3]->(b:Page) WHERE a.id = $id RETURN b.id",
		"ends of trails":       "MATCH (a:Person {slug: $id})-[:KNOWS*1..4]-(b:Page) RETURN DISTINCT b.id",
		"trail to an end":      "MATCH (a:Page {id: $id})-[:KNOWS*2..3]-(b:Page {id: $id2}) RETURN count(*)",
		"without a trail":      "MATCH (a:Page {id: $id}) WHERE NOT (a)-[:KNOWS*1..2]->(:Person {title: $id2}) RETURN a.id",
		"optional":             "MATCH (p:Page {id: $id}) OPTIONAL MATCH (c:Claim)-[:ABOUT]->(p) WHERE c.weight > 0.5 RETURN p.id, c.id",
		"optional first":       "OPTIONAL MATCH (p:Page {id: $id}) OPTIONAL MATCH (p)-[:KNOWS*1..2]-(q:Person) RETURN p.id, q.id",
		"with":                 "MATCH (p:Page)<-[:ABOUT]-(c:Claim) WHERE p.id IN $ids WITH p, count(c) AS n ORDER BY n DESC LIMIT 10 WHERE n > 1 MATCH (p)-[:KNOWS]->(q:Page) WHERE NOT (q)<-[:ABOUT]-(:Fact) RETURN q.id, n",
		"with a key":           "MATCH (p:Page {id: $id}) WITH p.slug AS s MATCH (q:Page {id: $id2}) RETURN s, q.slug",
		"aggregates":           "MATCH (c:Claim)-[:ABOUT]->(p:Page) WHERE p.id IN $ids RETURN p.id, sum(c.weight), avg(c.weight), min(c.recordedAt), collect(DISTINCT c.kind)",
		"optional property":    "MATCH (q:Page {id: $id}) OPTIONAL MATCH (p:Person)-[:KNOWS]->(q) WHERE NOT (p.properties.height > 1.5 XOR $id2 IN p.properties.email) RETURN q.id, p.id",
		"property of a pack":   "MATCH (p:Person)-[:KNOWS]->(q:Page {id: $id}) WHERE p.properties.height > 1.5 RETURN p.id, p.properties.email, p.properties.height ORDER BY p.properties.height",
	} {
		p, err := pattern.Compile(catalogue, text)
		require.NoError(t, err, text)
		for reader, a := range audiences {
			t.Run(name+", "+reader, func(t *testing.T) { neo4jtest.RequireIndexes(t, s, p, a, graph.Currency{}) })
		}
	}
}
