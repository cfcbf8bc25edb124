package main

import (
	"context"
	"encoding/json"
	"fmt"
	"net/http/httptest"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"brain/internal/authn"
	"brain/internal/client"
	"brain/internal/memory"
	"brain/internal/seal"
	"brain/resolvers"
)

// maxAdded is how much longer the median request may take than its use case.
const maxAdded = 2 * time.Millisecond

// measureGraphQL asks for the same over the API and of the service in this process: what
// the API adds is the request on the machine's own network, its token, the schema and the
// answer as JSON.
func measureGraphQL(ctx context.Context, w *world, size int, asked []string, opt options, rep *report) error {
	cl, end, err := w.serve(ctx, allReader)
	if err != nil {
		return err
	}
	defer end()
	ask := func(document string, variables map[string]string) work {
		return func(ctx context.Context) error {
			_, err := client.Do[json.RawMessage](ctx, cl, client.Operation{Name: "Bench", Document: document}, variables)
			return err
		}
	}
	var recalls, recallsHere, pages, pagesHere []work
	for i, question := range asked {
		recalls = append(recalls, ask(recallDocument, map[string]string{"query": question}))
		recallsHere = append(recallsHere, func(ctx context.Context) error {
			_, err := w.Recall(ctx, w.as(allReader), memory.RecallInput{Query: question})
			return err
		})
		page := w.pages[i%len(w.pages)]
		pages = append(pages, ask(pageDocument, map[string]string{"ref": page}))
		pagesHere = append(pagesHere, func(ctx context.Context) error {
			_, err := w.Page(ctx, w.as(allReader), page)
			return err
		})
	}
	for _, m := range []struct {
		what           string
		asking, inside []work
	}{{"recall", recalls, recallsHere}, {"page", pages, pagesHere}} {
		ours, reference, err := takeTurns(ctx, m.asking, m.inside, opt.budget)
		if err != nil {
			return fmt.Errorf("%s: %w", m.what, err)
		}
		measure := "GraphQL, " + m.what
		rep.Rows = append(rep.Rows, byAdded(fmt.Sprintf("%s, %s claims", measure, count(size)), ours, reference, maxAdded).of(measure, size))
	}
	return nil
}

const (
	recallDocument = `query Bench($query: String!) { recall(query: $query) { tokens hits { score item { ... on Claim { text } } } } }`
	pageDocument   = `query Bench($ref: String!) { page(ref: $ref) { ... on Page { slug title type scope } } }`
)

// serve serves the API of the world in this process. It gives a client with a token of
// the principal, and what ends it.
func (w *world) serve(ctx context.Context, uid string) (*client.Client, func(), error) {
	made, _, err := w.CreateToken(ctx, w.as(admin), memory.CreateTokenInput{Principal: uid})
	if err != nil {
		return nil, nil, err
	}
	key, err := w.SealKey(ctx)
	if err != nil {
		return nil, nil, err
	}
	sealer, err := seal.New(key)
	if err != nil {
		return nil, nil, err
	}
	limits := resolvers.Limits{Depth: 15, Complexity: 20_000, Timeout: time.Minute}
	api := resolvers.NewHandler(resolvers.Options{Memory: w.Service, Sealer: sealer, Metrics: prometheus.NewRegistry(), Streams: resolvers.NewStreams(), Limits: limits})
	server := httptest.NewServer(authn.Required(w.Service, resolvers.Refuse, api))
	cl, err := client.New(server.URL, made.Secret)
	if err != nil {
		server.Close()
		return nil, nil, err
	}
	return cl, server.Close, nil
}
