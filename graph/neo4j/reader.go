package neo4j

import (
	"context"
	"fmt"
	"slices"
	"sync"
	"time"

	"brain/graph"
)

// view is one transaction as its readers see it.
type view struct {
	work *work
	// flush sends buffered writes before a read; nil in a read.
	flush func(context.Context) error
	// pending are the changes of statistics that are not written yet.
	pending changes
	// epoch counts the flushes, after which keys have to be looked up again.
	epoch int
}

// reader implements graph.Reader.
type reader struct {
	view     *view
	audience graph.Audience

	mu     sync.Mutex
	known  bool
	epoch  int
	lookup keys
}

var _ graph.Reader = (*reader)(nil)

// As implements graph.Reader.
func (r *reader) As(a graph.Audience) graph.Reader { return &reader{view: r.view, audience: a} }

// prepare sends buffered writes and gives the audience's keys. Only statistics
// need those of Everything: nothing else is filtered by them.
func (r *reader) prepare(ctx context.Context, statistics bool) (keys, error) {
	if r.view.flush != nil {
		if err := r.view.flush(ctx); err != nil {
			return keys{}, err
		}
	}
	if r.audience.IsEverything() && !statistics {
		return keys{}, nil
	}
	r.mu.Lock()
	defer r.mu.Unlock()
	if r.known && r.epoch == r.view.epoch {
		return r.lookup, nil
	}
	found, err := lookUpKeys(ctx, r.view.work, r.audience)
	if err != nil {
		return keys{}, err
	}
	r.lookup, r.known, r.epoch = found, true, r.view.epoch
	return found, nil
}

// Match implements graph.Reader.
func (r *reader) Match(ctx context.Context, p *graph.Plan, args graph.Args) ([]graph.Row, error) {
	if err := p.Check(p.Declared(args)); err != nil {
		return nil, err
	}
	known, err := r.prepare(ctx, false)
	if err != nil {
		return nil, err
	}
	st, err := compile(p, shapeOf(r.audience, known, args))
	if err != nil {
		return nil, err
	}
	params, err := bindAll(st, p, args)
	if err != nil {
		return nil, err
	}
	params[paramKeys], params[paramAuthored], params[paramAuthor] = known.seen, known.authored, r.audience.Author()
	records, err := r.view.work.run(ctx, st.text, params)
	if err != nil {
		return nil, err
	}
	if len(records) > p.MaxRows {
		return nil, &graph.TooExpensiveError{Limit: graph.LimitRows}
	}
	rows := make([]graph.Row, len(records))
	for i, record := range records {
		row := make(graph.Row, len(p.Columns))
		for j, col := range p.Columns {
			if row[j], err = decode(record.Values[j], col.Kind, col.Element); err != nil {
				return nil, fmt.Errorf("column %s: %w", col.Name, err)
			}
			if st.ascending[j] && !row[j].IsNull() {
				row[j] = ascending(row[j])
			}
		}
		rows[i] = row
	}
	return rows, nil
}

// ascending puts the items of a list in order.
func ascending(list graph.Value) graph.Value {
	return graph.List(slices.SortedFunc(slices.Values(list.Items()), graph.Compare)...)
}

func shapeOf(a graph.Audience, known keys, args graph.Args) shape {
	return shape{
		everything: a.IsEverything(),
		author:     len(known.authored) > 0,
		trusted:    a.OnlyTrusted(),
		mode:       args.Currency.Mode,
		deleted:    args.Currency.Deleted,
		high:       highParams(args.Values),
	}
}

// bindAll gives the parameters of a statement.
func bindAll(st statement, p *graph.Plan, args graph.Args) (map[string]any, error) {
	params := make(map[string]any, len(st.bindings)+7)
	for i, b := range st.bindings {
		params[parameter(i)] = encode(b.resolve(args))
	}
	most := int64(p.MaxRows) + 1
	params[paramLimit] = min(rowCount(st.limit, args, most), most)
	params[paramSkip] = rowCount(st.skip, args, 0)
	if args.Currency.Mode == graph.All {
		return params, nil
	}
	if args.Now.IsZero() {
		return nil, fmt.Errorf("match: the clock is missing, expected Args.Now unless the currency is All")
	}
	params[paramRecorded], params[paramValid] = args.Now.UnixMicro(), args.Now.UnixMicro()
	if mode := args.Currency.Mode; mode == graph.AsOf || mode == graph.History {
		params[paramRecorded] = orNow(args.Currency.Recorded, args.Now)
		params[paramValid] = orNow(args.Currency.Valid, args.Now)
	}
	return params, nil
}

func orNow(t, now time.Time) int64 {
	if t.IsZero() {
		return now.UnixMicro()
	}
	return t.UnixMicro()
}

// resolve gives the value of a binding; the plan has checked its parameters.
func (b binding) resolve(args graph.Args) graph.Value {
	if b.name != "" {
		return args.Values[b.name]
	}
	return b.value
}

// rowCount is the value of the SKIP or LIMIT of the result.
func rowCount(e *graph.Expr, args graph.Args, absent int64) int64 {
	if e == nil {
		return absent
	}
	return binding{name: e.Param, value: e.Value}.resolve(args).Int64()
}
