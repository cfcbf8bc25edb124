package app

import (
	"context"
	"strconv"
	"time"

	"github.com/prometheus/client_golang/prometheus"

	"brain/graph"
)

// observed is a store whose every call is measured: transactions (read, write)
// and what happens inside them (match, search, vectors, statistics).
type observed struct {
	graph.Store
	seconds *prometheus.HistogramVec
}

var _ graph.Store = (*observed)(nil)

func observe(store graph.Store, r prometheus.Registerer) *observed {
	o := &observed{Store: store, seconds: prometheus.NewHistogramVec(prometheus.HistogramOpts{
		Name: "brain_store_call_seconds", Help: "Time of calls to the store: transactions (read, write) and queries inside them (match, search, vectors, statistics).",
		Buckets: prometheus.ExponentialBuckets(0.0001, 2, 19),
	}, []string{"call", "failed"})}
	r.MustRegister(o.seconds)
	return o
}

// Unwrap is the store underneath.
func (o *observed) Unwrap() graph.Store { return o.Store }

// Read implements graph.Store.
func (o *observed) Read(ctx context.Context, a graph.Audience, opt graph.ReadOptions, fn func(context.Context, graph.Reader) error) (err error) {
	defer o.measure("read", time.Now(), &err)
	return o.Store.Read(ctx, a, opt, func(ctx context.Context, r graph.Reader) error {
		return fn(ctx, &observedReader{Reader: r, o: o})
	})
}

// Write implements graph.Store.
func (o *observed) Write(ctx context.Context, a graph.Audience, opt graph.WriteOptions, fn func(context.Context, graph.Tx) error) (_ graph.Revision, err error) {
	defer o.measure("write", time.Now(), &err)
	return o.Store.Write(ctx, a, opt, func(ctx context.Context, tx graph.Tx) error {
		return fn(ctx, &observedTx{Tx: tx, reads: observedReader{Reader: tx, o: o}})
	})
}

func (o *observed) measure(call string, start time.Time, err *error) {
	o.seconds.WithLabelValues(call, strconv.FormatBool(*err != nil)).Observe(time.Since(start).Seconds())
}

type observedReader struct {
	graph.Reader
	o *observed
}

// Match implements graph.Reader.
func (r *observedReader) Match(ctx context.Context, p *graph.Plan, args graph.Args) (_ []graph.Row, err error) {
	defer r.o.measure("match", time.Now(), &err)
	return r.Reader.Match(ctx, p, args)
}

// Search implements graph.Reader.
func (r *observedReader) Search(ctx context.Context, q graph.TextQuery) (_ []graph.TextHit, err error) {
	defer r.o.measure("search", time.Now(), &err)
	return r.Reader.Search(ctx, q)
}

// SearchVectors implements graph.Reader.
func (r *observedReader) SearchVectors(ctx context.Context, q graph.VectorQuery) (_ []graph.VectorHit, err error) {
	defer r.o.measure("vectors", time.Now(), &err)
	return r.Reader.SearchVectors(ctx, q)
}

// Statistics implements graph.Reader.
func (r *observedReader) Statistics(ctx context.Context, q graph.TextStatisticsQuery) (_ graph.TextStatistics, err error) {
	defer r.o.measure("statistics", time.Now(), &err)
	return r.Reader.Statistics(ctx, q)
}

// As implements graph.Reader.
func (r *observedReader) As(a graph.Audience) graph.Reader {
	return &observedReader{Reader: r.Reader.As(a), o: r.o}
}

type observedTx struct {
	graph.Tx
	reads observedReader
}

// Match implements graph.Reader.
func (t *observedTx) Match(ctx context.Context, p *graph.Plan, args graph.Args) ([]graph.Row, error) {
	return t.reads.Match(ctx, p, args)
}

// Search implements graph.Reader.
func (t *observedTx) Search(ctx context.Context, q graph.TextQuery) ([]graph.TextHit, error) {
	return t.reads.Search(ctx, q)
}

// SearchVectors implements graph.Reader.
func (t *observedTx) SearchVectors(ctx context.Context, q graph.VectorQuery) ([]graph.VectorHit, error) {
	return t.reads.SearchVectors(ctx, q)
}

// Statistics implements graph.Reader.
func (t *observedTx) Statistics(ctx context.Context, q graph.TextStatisticsQuery) (graph.TextStatistics, error) {
	return t.reads.Statistics(ctx, q)
}

// As implements graph.Reader.
func (t *observedTx) As(a graph.Audience) graph.Reader { return t.reads.As(a) }
