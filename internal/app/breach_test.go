package app_test

import (
	"context"
	"testing"

	"github.com/stretchr/testify/require"

	"brain/graph"
	"brain/internal/storetest"
)

// leakyStore is an engine that has forgotten to look at audiences.
type leakyStore struct{ graph.Store }

func (s leakyStore) Read(ctx context.Context, a graph.Audience, opt graph.ReadOptions, fn func(context.Context, graph.Reader) error) error {
	return s.Store.Read(ctx, a, opt, func(ctx context.Context, r graph.Reader) error { return fn(ctx, leakyReader{r}) })
}

type leakyReader struct{ graph.Reader }

func (r leakyReader) As(graph.Audience) graph.Reader {
	return leakyReader{r.Reader.As(graph.Everything())}
}

// What an engine lets through by mistake is caught at the door, dropped, counted
// and audited.
func TestTheSecondCheckCatchesLeaks(t *testing.T) {
	s := serveOn(t, leakyStore{storetest.Embedded(t)}, settings(t))
	ann := s.principal("ann", "HUMAN", "")
	s.do(`mutation { createPage(input: {type: "note", title: "Secret", body: "Hidden words.", scope: "principal:admin"}) { revision } }`)
	var made struct {
		Remember struct{ Claim struct{ ID string } }
	}
	s.must(request{query: `mutation { remember(input: {text: "A secret of the admin.", about: "Secret", scope: "principal:admin", evidence: [{kind: MANUAL}]}) { claim { id } } }`}, &made)
	s.must(request{token: ann, query: `mutation { remember(input: {text: "Known to ann.", evidence: [{kind: MANUAL}]}) { status } }`}, nil)
	require.Zero(t, s.metric("brain_disclosure_breach_total", ""))

	for query, want := range map[string]string{
		`{ claims { nodes { text } } }`:                                                                   `{"claims":{"nodes":[{"text":"Known to ann."}]}}`,
		`query { claim(id: "` + made.Remember.Claim.ID + `") { text } }`:                                  `{"claim":null}`,
		`{ pages(filter: {type: "note"}) { nodes { title } } }`:                                           `{"pages":{"nodes":[]}}`,
		`{ page(ref: "Secret") { __typename } }`:                                                          `{"page":{"__typename":"PageNotFound"}}`,
		`{ recall(query: "secret hidden words") { hits { item { __typename ... on Claim { text } } } } }`: `{"recall":{"hits":[]}}`,
	} {
		before := s.metric("brain_disclosure_breach_total", "")
		got := s.send(request{token: ann, query: query})
		require.Empty(t, got.Errors, query)
		require.JSONEq(t, want, string(got.Data), query)
		require.Greater(t, s.metric("brain_disclosure_breach_total", ""), before, query)
	}
	var audit struct {
		Audit struct {
			Nodes []struct{ Action, Actor string }
		}
	}
	s.must(request{query: `query { audit(item: "` + made.Remember.Claim.ID + `") { nodes { action actor detail } } }`}, &audit)
	require.Equal(t, "disclosure.breach", audit.Audit.Nodes[0].Action)
	require.Equal(t, "ann", audit.Audit.Nodes[0].Actor)
}
