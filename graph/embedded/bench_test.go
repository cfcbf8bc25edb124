package embedded_test

import (
	"context"
	"fmt"
	"math/rand/v2"
	"strings"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"brain/graph"
	"brain/graph/embedded"
	"brain/graph/pattern"
)

var clock = time.Date(2026, 3, 14, 15, 9, 26, 0, time.UTC)

// benchScopes is the number of groups among which the items of a benchmark are spread.
const benchScopes = 20

func benchScope(n int) string { return graph.GroupScope(fmt.Sprintf("g%02d", n%benchScopes)) }

// claim makes the n-th claim about a page, as a remember writes it.
func claim(n int, page string) (graph.Node, graph.Edge, graph.TextDocument) {
	id := fmt.Sprintf("claim-%08d", n)
	it := graph.Item{Scope: benchScope(n), Author: fmt.Sprintf("u%d", n%50), RecordedAt: clock.Add(time.Duration(n) * time.Second)}
	node := graph.Node{ID: id, Labels: []string{"Claim", "Fact"}, Item: it, Props: graph.Props{
		"family": graph.String("fact"), "kind": graph.String("belief"), "text": graph.String("a claim of some words about a page"),
		"state": graph.String("ACTIVE"), "filing": graph.String("FILED"), "fingerprint": graph.String(fmt.Sprintf("fp%d", n)),
		"confidence": graph.Decimal(8000), "weight": graph.Decimal(5000), "trust": graph.String("OPEN"), "writer": graph.String(it.Author),
	}}
	words := rand.NewZipf(rand.New(rand.NewPCG(uint64(n), 7)), 1.1, 10, 50_000)
	terms := map[string]bool{}
	for range 20 {
		terms[fmt.Sprintf("w%d", words.Uint64())] = true
	}
	list := make([]string, 0, len(terms))
	for term := range terms {
		list = append(list, term)
	}
	edge := graph.Edge{ID: id + "-about", Type: "ABOUT", From: id, To: page}
	text := graph.TextDocument{Node: id, Kind: "claim", Class: "belief", Page: page, Body: strings.Join(list, " "), Terms: list, Length: 20, Order: int64(n)}
	return node, edge, text
}

func putClaim(ctx context.Context, tx graph.Tx, n int, page string) error {
	node, edge, text := claim(n, page)
	if err := tx.PutNode(ctx, node); err != nil {
		return err
	}
	if err := tx.PutEdge(ctx, edge); err != nil {
		return err
	}
	return tx.PutText(ctx, text)
}

func write(t testing.TB, s graph.Store, fn func(context.Context, graph.Tx) error) graph.Revision {
	t.Helper()
	rev, err := s.Write(t.Context(), graph.Everything(), graph.WriteOptions{}, fn)
	require.NoError(t, err)
	return rev
}

// seeded opens a store with pages and claims.
func seeded(t testing.TB, pages, claims int) *embedded.Store {
	t.Helper()
	s := open(t, embedded.Options{Dir: t.TempDir()})
	write(t, s, func(ctx context.Context, tx graph.Tx) error {
		for n := range pages {
			if err := tx.PutNode(ctx, page(n)); err != nil {
				return err
			}
		}
		return nil
	})
	const chunk = 5_000
	for first := 0; first < claims; first += chunk {
		write(t, s, func(ctx context.Context, tx graph.Tx) error {
			for n := first; n < min(first+chunk, claims); n++ {
				if err := putClaim(ctx, tx, n, pageID(n%pages)); err != nil {
					return err
				}
			}
			return nil
		})
	}
	return s
}

func pageID(n int) string { return fmt.Sprintf("page-%06d", n) }

func page(n int) graph.Node {
	return graph.Node{ID: pageID(n), Labels: []string{"Page", "Company"}, Item: graph.Item{Scope: graph.ScopeWorld}, Props: graph.Props{
		"slug": graph.String(pageID(n)), "title": graph.String("Page"), "norm": graph.String("page"), "type": graph.String("company")}}
}

func catalogue(t testing.TB) *pattern.Catalogue {
	t.Helper()
	c, err := pattern.NewCatalogue(pattern.Internal,
		[]pattern.TypeTerm{{Label: "Company"}, {Label: "Person"}}, []pattern.LinkTerm{{Relationship: "KNOWS"}})
	require.NoError(t, err)
	return c
}

func match(t testing.TB, s graph.Store, a graph.Audience, p *graph.Plan, values graph.Props) []graph.Row {
	t.Helper()
	rows, err := tryMatch(t.Context(), s, a, p, values)
	require.NoError(t, err)
	return rows
}

func tryMatch(ctx context.Context, s graph.Store, a graph.Audience, p *graph.Plan, values graph.Props) (rows []graph.Row, err error) {
	err = s.Read(ctx, a, graph.ReadOptions{}, func(ctx context.Context, r graph.Reader) error {
		rows, err = r.Match(ctx, p, graph.Args{Values: values, Now: clock.AddDate(1, 0, 0)})
		return err
	})
	return rows, err
}

func BenchmarkWriteBulk(b *testing.B) {
	s := seeded(b, 100, 0)
	b.ResetTimer()
	write(b, s, func(ctx context.Context, tx graph.Tx) error {
		for n := range b.N {
			if err := putClaim(ctx, tx, n, pageID(n%100)); err != nil {
				return err
			}
		}
		return nil
	})
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "nodes/s")
}

func BenchmarkWriteSingle(b *testing.B) {
	s := seeded(b, 100, 0)
	b.ResetTimer()
	for n := range b.N {
		write(b, s, func(ctx context.Context, tx graph.Tx) error { return putClaim(ctx, tx, n, pageID(n%100)) })
	}
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "writes/s")
}

func BenchmarkWriteParallel(b *testing.B) {
	s := seeded(b, 100, 0)
	var next atomic.Int64
	b.SetParallelism(8)
	b.ResetTimer()
	b.RunParallel(func(pb *testing.PB) {
		for pb.Next() {
			n := int(next.Add(1))
			write(b, s, func(ctx context.Context, tx graph.Tx) error { return putClaim(ctx, tx, n, pageID(n%100)) })
		}
	})
	b.ReportMetric(float64(b.N)/b.Elapsed().Seconds(), "writes/s")
}

func BenchmarkMatch(b *testing.B) {
	s := seeded(b, 2_000, 40_000)
	for _, q := range []struct{ name, text string }{
		{"node by id", "MATCH (p:Page) WHERE p.id = $page RETURN p.slug, p.title"},
		{"claims of a page", "MATCH (c:Claim)-[:ABOUT]->(p:Page) WHERE p.id = $page RETURN c.id, c.text, c.recordedAt ORDER BY c.recordedAt DESC LIMIT 20"},
		{"page of claims by id", "MATCH (c:Fact) WHERE c.id > $claim RETURN c.id, c.text ORDER BY c.id LIMIT 50"},
		{"count", "MATCH (c:Claim)-[:ABOUT]->(p:Page) WHERE p.id = $page RETURN count(c)"},
	} {
		plan := pattern.MustCompile(catalogue(b), q.text)
		for _, viewer := range []struct {
			name     string
			audience graph.Audience
		}{{"everything", graph.Everything()}, {"4 of 20 scopes", fewScopes()}} {
			b.Run(q.name+"/"+viewer.name, func(b *testing.B) {
				for n := range b.N {
					values := graph.Props{"page": graph.String(pageID(n % 2_000)), "claim": graph.String(fmt.Sprintf("claim-%08d", n%40_000))}
					match(b, s, viewer.audience, plan, values)
				}
			})
		}
	}
}

// BenchmarkLanguage measures the constructs that need a stage or a list. The plain
// queries beside them say what the construct itself costs.
func BenchmarkLanguage(b *testing.B) {
	const pages = 300
	s := seeded(b, pages, 6_000)
	write(b, s, func(ctx context.Context, tx graph.Tx) error {
		for n := range pages {
			for to := range 12 {
				e := graph.Edge{ID: fmt.Sprintf("k%d-%d", n, to), Type: "KNOWS", From: pageID(n), To: pageID((n*7 + to*to*31 + 1) % pages),
					Item: graph.Item{Scope: graph.ScopeWorld}}
				if err := tx.PutEdge(ctx, e); err != nil {
					return err
				}
			}
		}
		return nil
	})
	for _, q := range []struct{ name, text string }{
		{"hop", "MATCH (p:Page {id: $page})-[:KNOWS]->(q)<-[:ABOUT]-(c:Claim) RETURN q.id, c.id"},
		{"optional", "MATCH (p:Page {id: $page})-[:KNOWS]->(q) OPTIONAL MATCH (q)<-[:ABOUT]-(c:Claim) RETURN q.id, c.id"},
		{"grouped", "MATCH (p:Page {id: $page})-[:KNOWS]->(q)<-[:ABOUT]-(c:Claim) RETURN q.id, count(c)"},
		{"with", "MATCH (p:Page {id: $page})-[:KNOWS]->(q)<-[:ABOUT]-(c:Claim) WITH q, count(c) AS n WHERE n > 1 RETURN q.id, n"},
		{"collect", "MATCH (p:Page {id: $page})-[:KNOWS]->(q)<-[:ABOUT]-(c:Claim) RETURN q.id, collect(c.id)"},
		{"three hops", "MATCH (p:Page {id: $page})-[:KNOWS]->()-[:KNOWS]->()-[:KNOWS]->(q) RETURN count(q)"},
		{"trails of three", "MATCH (p:Page {id: $page})-[:KNOWS*3..3]->(q) RETURN count(q)"},
		{"trails in a test", "MATCH (p:Page {id: $page})-[:KNOWS]->(q) WHERE NOT (q)-[:KNOWS*1..3]->(:Person) RETURN count(q)"},
	} {
		plan := pattern.MustCompile(catalogue(b), q.text)
		b.Run(q.name, func(b *testing.B) {
			for n := range b.N {
				match(b, s, fewScopes(), plan, graph.Props{"page": graph.String(pageID(n % pages))})
			}
		})
	}
}

func fewScopes() graph.Audience {
	return graph.NewAudience([]string{graph.ScopeWorld, benchScope(0), benchScope(1), benchScope(2), benchScope(3)}).WithAuthor("u7")
}

func BenchmarkSearch(b *testing.B) {
	s := seeded(b, 1_000, 40_000)
	for _, q := range []struct {
		name  string
		terms []string
	}{{"rare", []string{"w900", "w1500", "w3100", "w7100"}}, {"mixed", []string{"w1", "w40", "w900", "w3100"}}, {"common", []string{"w0", "w1", "w2", "w3"}}} {
		for _, viewer := range []struct {
			name     string
			audience graph.Audience
		}{{"everything", graph.Everything()}, {"4 of 20 scopes", fewScopes()}} {
			query := graph.TextQuery{Limit: 300, ReadOn: 400, TextFilter: graph.TextFilter{Now: clock}}
			for i, term := range q.terms {
				query.Terms = append(query.Terms, graph.WeightedTerm{Term: term, Weight: 100 + i})
			}
			b.Run("search/"+q.name+"/"+viewer.name, func(b *testing.B) {
				for range b.N {
					require.NoError(b, s.Read(b.Context(), viewer.audience, graph.ReadOptions{}, func(ctx context.Context, r graph.Reader) error {
						_, err := r.Search(ctx, query)
						return err
					}))
				}
			})
			b.Run("statistics/"+q.name+"/"+viewer.name, func(b *testing.B) {
				for range b.N {
					require.NoError(b, s.Read(b.Context(), viewer.audience, graph.ReadOptions{}, func(ctx context.Context, r graph.Reader) error {
						_, err := r.Statistics(ctx, graph.TextStatisticsQuery{Terms: q.terms})
						return err
					}))
				}
			})
		}
	}
}
