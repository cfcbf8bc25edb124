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
	st, err := r.store.plans.get(p, r.shape(args.Currency))
	if err != nil {
		return nil, err
	}
	values, err := r.arguments(p, st, args)
	if err != nil {
		return nil, err
	}
	query, cancel := context.WithTimeout(ctx, r.store.opt.QueryTime)
	defer cancel()
	rows := []graph.Row{}
	raw := make([]any, len(st.columns))
	targets := make([]any, len(raw))
	for i := range raw {
		targets[i] = &raw[i]
	}
	err = r.c.each(query, st.text, values, func(found *sql.Rows) error {
		if err := found.Scan(targets...); err != nil {
			return err
		}
		row, err := decodeRow(st.columns, raw)
		rows = append(rows, row)
		return err
	})
	if err != nil {
		return nil, overrun(ctx, query, err)
	}
	if int64(len(rows)) > st.maxRows {
		return nil, &graph.TooExpensiveError{Limit: graph.LimitRows}
	}
	return rows, nil
}

func decodeRow(columns []graph.Column, raw []any) (graph.Row, error) {
	row := make(graph.Row, len(raw))
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
func (r *reader) arguments(p *graph.Plan, st *statement, args graph.Args) ([]any, error) {
	recorded, valid := args.Now, args.Now
	if args.Currency.Mode == graph.AsOf {
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
			out[i], err = parameter(p, s.name, args.Values[s.name])
		case fromParamRows:
			out[i], err = rowCount(s.name, args.Values[s.name])
		case fromLiteral:
			out[i], err = encode(s.value)
		case fromMaxRows:
			out[i] = st.maxRows + 1
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

// parameter checks a parameter's value against its declaration. Null is of every
// kind, but a list: NOT x IN null would be read differently by the engines.
func parameter(p *graph.Plan, name string, v graph.Value) (any, error) {
	want, declared := p.Params[name]
	switch {
	case v.IsNull() && want.Kind == graph.KindList:
		return nil, fmt.Errorf("parameter $%s: null was given, expected a list", name)
	case v.IsNull(), !declared, want.Kind == graph.KindNull:
	case v.Kind() != want.Kind:
		return nil, fmt.Errorf("parameter $%s: a %s was given, expected a %s", name, v.Kind(), want.Kind)
	case v.Kind() == graph.KindList:
		for i, item := range v.Items() {
			if !item.IsNull() && want.Element != graph.KindNull && item.Kind() != want.Element {
				return nil, fmt.Errorf("parameter $%s: item %d is a %s, expected a %s", name, i, item.Kind(), want.Element)
			}
		}
	}
	raw, err := encode(v)
	if err != nil {
		return nil, fmt.Errorf("parameter $%s: %w", name, err)
	}
	return raw, nil
}

// rowCount checks a parameter of SKIP or LIMIT.
func rowCount(name string, v graph.Value) (any, error) {
	if v.Kind() != graph.KindInt || v.Int64() < 0 {
		return nil, fmt.Errorf("parameter $%s: %s was given, expected a number of rows, 0 or more", name, v)
	}
	return v.Int64(), nil
}
