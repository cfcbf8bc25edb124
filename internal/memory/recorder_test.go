package memory_test

import (
	"cmp"
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"
	"sync"

	"brain/graph"
)

// recorder is a store that notes which patterns a use case runs, for whom and at
// which time, and how often it reads.
type recorder struct {
	graph.Store

	mu      sync.Mutex
	queries map[string]query
	counts  map[string]calls // of the call of a use case that read most
	current calls
}

// query is one pattern in one form: what the text of an engine's statement
// depends on.
type query struct {
	plan     *graph.Plan
	audience graph.Audience
	currency graph.Currency
}

// calls are the reads of one call of a use case.
type calls struct{ match, search, statistics int }

func (c calls) total() int { return c.match + c.search + c.statistics }

func newRecorder(store graph.Store) *recorder {
	return &recorder{Store: store, queries: map[string]query{}, counts: map[string]calls{}}
}

// form names the audience and the currency of a query.
func (q query) form() string {
	audience := "limited"
	switch {
	case q.audience.IsEverything():
		audience = "everything"
	case q.audience.Author() != "":
		audience = "limited with author"
	}
	if q.audience.OnlyTrusted() {
		audience += ", trusted"
	}
	currency := [...]string{graph.Current: "current", graph.All: "all", graph.AsOf: "as of", graph.History: "history"}[q.currency.Mode]
	if q.currency.Deleted {
		currency += " and deleted"
	}
	return audience + ", " + currency
}

// recorded lists the queries by text and form.
func (r *recorder) recorded() []query {
	r.mu.Lock()
	defer r.mu.Unlock()
	out := make([]query, 0, len(r.queries))
	for _, key := range slices.Sorted(maps.Keys(r.queries)) {
		out = append(out, r.queries[key])
	}
	return out
}

// run is one call of a use case; what another one within it reads is not its own.
func (r *recorder) run(useCase string, call func() error) error {
	r.mu.Lock()
	around := r.current
	r.current = calls{}
	r.mu.Unlock()
	err := call()
	r.mu.Lock()
	defer r.mu.Unlock()
	if most, known := r.counts[useCase]; !known || r.current.total() > most.total() {
		r.counts[useCase] = r.current
	}
	r.current = around
	return err
}

// table shows how often each use case reads, the most first.
func (r *recorder) table() string {
	r.mu.Lock()
	defer r.mu.Unlock()
	names := slices.SortedFunc(maps.Keys(r.counts), func(a, b string) int {
		return cmp.Or(cmp.Compare(r.counts[b].total(), r.counts[a].total()), strings.Compare(a, b))
	})
	var b strings.Builder
	fmt.Fprintf(&b, "%-32s %6s %6s %6s %6s\n", "use case", "match", "search", "stats", "total")
	for _, name := range names {
		c := r.counts[name]
		fmt.Fprintf(&b, "%-32s %6d %6d %6d %6d\n", name, c.match, c.search, c.statistics, c.total())
	}
	return b.String()
}

func (r *recorder) Read(ctx context.Context, a graph.Audience, opt graph.ReadOptions, fn func(context.Context, graph.Reader) error) error {
	return r.Store.Read(ctx, a, opt, func(ctx context.Context, inner graph.Reader) error {
		return fn(ctx, recordingReader{inner, r, a})
	})
}

func (r *recorder) Write(ctx context.Context, a graph.Audience, opt graph.WriteOptions, fn func(context.Context, graph.Tx) error) (graph.Revision, error) {
	return r.Store.Write(ctx, a, opt, func(ctx context.Context, tx graph.Tx) error {
		return fn(ctx, recordingTx{tx, recordingReader{tx, r, a}})
	})
}

func (r *recorder) count(add calls) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.current.match += add.match
	r.current.search += add.search
	r.current.statistics += add.statistics
}

func (r *recorder) note(q query) {
	r.mu.Lock()
	defer r.mu.Unlock()
	r.queries[q.plan.Text+"\n"+q.form()] = q
}

type recordingReader struct {
	graph.Reader
	recorder *recorder
	audience graph.Audience
}

func (r recordingReader) Match(ctx context.Context, p *graph.Plan, args graph.Args) ([]graph.Row, error) {
	r.recorder.count(calls{match: 1})
	r.recorder.note(query{p, r.audience, args.Currency})
	return r.Reader.Match(ctx, p, args)
}

func (r recordingReader) Search(ctx context.Context, q graph.TextQuery) ([]graph.TextHit, error) {
	r.recorder.count(calls{search: 1})
	return r.Reader.Search(ctx, q)
}

func (r recordingReader) Statistics(ctx context.Context, q graph.TextStatisticsQuery) (graph.TextStatistics, error) {
	r.recorder.count(calls{statistics: 1})
	return r.Reader.Statistics(ctx, q)
}

func (r recordingReader) As(a graph.Audience) graph.Reader {
	return recordingReader{r.Reader.As(a), r.recorder, a}
}

type recordingTx struct {
	graph.Tx
	reader recordingReader
}

func (t recordingTx) Match(ctx context.Context, p *graph.Plan, args graph.Args) ([]graph.Row, error) {
	return t.reader.Match(ctx, p, args)
}

func (t recordingTx) Search(ctx context.Context, q graph.TextQuery) ([]graph.TextHit, error) {
	return t.reader.Search(ctx, q)
}

func (t recordingTx) Statistics(ctx context.Context, q graph.TextStatisticsQuery) (graph.TextStatistics, error) {
	return t.reader.Statistics(ctx, q)
}

func (t recordingTx) As(a graph.Audience) graph.Reader { return t.reader.As(a) }
