package embedded

import (
	"context"
	"database/sql"
	"errors"
	"fmt"

	"brain/graph"
)

// Match implements graph.Reader.
func (r *reader) Match(ctx context.Context, p *graph.Plan, args graph.Args) ([]graph.Row, error) {
	if err := r.usable(ctx); err != nil {
		return nil, err
	}
	if err := p.Check(p.Declared(args)); err != nil {
		return nil, err
	}
	st, err := r.store.plans.get(p, r.shape(args.Currency))
	if err != nil {
		return nil, err
	}
	values, err := r.arguments(st, args)
	if err != nil {
		return nil, err
	}
	query, cancel := context.WithTimeout(ctx, r.store.opt.QueryTime)
	defer cancel()
	rows, err := r.rows(query, st, values)
	if err != nil {
		return nil, overrun(ctx, query, err)
	}
	if int64(len(rows)) > st.maxRows {
		return nil, &graph.TooExpensiveError{Limit: graph.LimitRows}
	}
	return rows, nil
}

// rows runs the statement and reads its rows.
func (r *reader) rows(ctx context.Context, st *statement, values []any) ([]graph.Row, error) {
	rows := []graph.Row{}
	raw := make([]any, len(st.columns)+st.extra)
	targets := make([]any, len(raw))
	for i := range raw {
		targets[i] = &raw[i]
	}
	var order [][]any
	left := r.store.opt.QueryMemory
	err := r.c.each(ctx, st.text, values, func(found *sql.Rows) error {
		if err := found.Scan(targets...); err != nil {
			return err
		}
		for _, x := range raw {
			if text, ok := x.(string); ok {
				left -= len(text)
			}
		}
		if left < 0 {
			return &graph.TooExpensiveError{Limit: graph.LimitMemory}
		}
		if len(st.order) > 0 {
			keys := make([]any, len(st.order))
			for i, k := range st.order {
				keys[i] = raw[k.column]
			}
			order = append(order, keys)
		}
		row, err := decodeRow(st.columns, raw)
		rows = append(rows, row)
		return err
	})
	if err != nil || len(order) == 0 {
		return rows, err
	}
	return sorted(rows, order, st.order), nil
}

func decodeRow(columns []graph.Column, raw []any) (graph.Row, error) {
	row := make(graph.Row, len(columns))
	for i, c := range columns {
		var err error
		if row[i], err = decode(c.Kind, c.Element, raw[i]); err != nil {
			return nil, fmt.Errorf("column %q: %w", c.Name, err)
		}
	}
	return row, nil
}

// shape is what of the audience and the currency decides a statement.
func (r *reader) shape(c graph.Currency) shape {
	return shape{
		everything: r.audience.IsEverything(),
		authored:   !r.audience.IsEverything() && len(r.sight().authored) > 0,
		trusted:    r.audience.OnlyTrusted(),
		deleted:    c.Deleted,
		mode:       c.Mode,
	}
}

// arguments gives the values of a statement's placeholders.
func (r *reader) arguments(st *statement, args graph.Args) ([]any, error) {
	recorded, valid := args.Now, args.Now
	if mode := args.Currency.Mode; mode == graph.AsOf || mode == graph.History {
		if !args.Currency.Recorded.IsZero() {
			recorded = args.Currency.Recorded
		}
		if !args.Currency.Valid.IsZero() {
			valid = args.Currency.Valid
		}
	}
	out := make([]any, len(st.args))
	for i, s := range st.args {
		var err error
		switch s.kind {
		case fromParam:
			out[i], err = encode(args.Values[s.name])
		case fromLiteral:
			out[i], err = encode(s.value)
		case fromMaxRows:
			out[i] = st.maxRows + 1
		case fromMaxWork:
			out[i] = int64(r.store.opt.QueryWork)
		case fromVisible:
			out[i] = idList(r.sight().visible)
		case fromAuthored:
			out[i] = idList(r.sight().authored)
		case fromAuthor:
			out[i] = r.audience.Author()
		case fromRecorded:
			out[i] = micros(recorded)
		case fromValid:
			out[i] = micros(valid)
		}
		if err != nil {
			return nil, err
		}
		if (s.kind == fromRecorded || s.kind == fromValid) && out[i] == nil {
			return nil, errors.New("args: Now is not set, expected the time at which the query looks")
		}
	}
	return out, nil
}
