package memory

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	"golang.org/x/text/unicode/norm"

	"brain/graph"
	"brain/graph/pattern"
	"brain/internal/fault"
	"brain/internal/text"
)

const (
	defaultRows = 100
	maxRows     = 10_000
	// firstParam is the parameter by which the service bounds the rows of a query;
	// the language has no name that begins so.
	firstParam = "!first"
)

// Currency is which versions of claims, links and events a query sees.
type Currency string

// The currencies. A point in time is asked for with AsOf.
const (
	CurrencyCurrent Currency = "CURRENT"
	CurrencyAll     Currency = "ALL"
)

// PatternQueryInput is a query in the pattern language; nil fields take their defaults.
type PatternQueryInput struct {
	Query string
	// Params are values by parameter name, without "$". Instants, dates and
	// decimals may be written as strings.
	Params   map[string]json.RawMessage
	First    *int
	Currency *Currency
	AsOf     *AsOf
}

// PatternResult is what a query found.
type PatternResult struct {
	Columns []string
	Rows    []graph.Row
	// Truncated: there are more rows than were asked for.
	Truncated bool
	// Cost is the static cost of the text, never rows touched.
	Cost int
}

// PatternQuery runs a query over what the caller may know, with the public names of
// the pattern language. It returns at most First rows (100 unless given, 1–10,000).
// Errors: PATTERN_SYNTAX with line and column, UNKNOWN_TERM, BAD_INPUT,
// TOO_EXPENSIVE.
func (s *Service) PatternQuery(ctx context.Context, session *Session, in PatternQueryInput) (PatternResult, error) {
	var result PatternResult
	err := s.read(ctx, session, func(ctx context.Context, v *view) (err error) {
		result, err = v.patternQuery(ctx, in)
		return err
	})
	return result, err
}

func (v *view) patternQuery(ctx context.Context, in PatternQueryInput) (PatternResult, error) {
	first, err := withinRange("first", in.First, defaultRows, maxRows)
	if err != nil {
		return PatternResult{}, err
	}
	currency, err := queryCurrency(in)
	if err != nil {
		return PatternResult{}, err
	}
	q, err := v.voc.query(in.Query)
	if err != nil {
		return PatternResult{}, err
	}
	if in.AsOf != nil {
		if name := presentProperty(q.plan); name != "" {
			return PatternResult{}, fault.New(fault.BadInput, "%s is kept as it is today, which is not what a query of another time asks for", name).In("query").
				Suggest("leave it out, or ask without asOf")
		}
	}
	args := graph.Args{Currency: currency, Now: v.now}
	if args.Values, err = readParams(q.plan.Params, in.Params); err != nil {
		return PatternResult{}, err
	}
	most, err := q.atMost(args.Values, first+1)
	if err != nil {
		return PatternResult{}, err
	}
	args.Values[firstParam] = graph.Int(most)
	rows, err := v.r.Match(ctx, q.plan, args)
	if wrong, ok := errors.AsType[*graph.ParamError](err); ok {
		return PatternResult{}, fault.Bad("params."+wrong.Name, wrong.Expected, "")
	}
	if err != nil {
		return PatternResult{}, err
	}
	result := PatternResult{Rows: rows[:min(len(rows), first)], Truncated: len(rows) > first, Cost: q.plan.Cost, Columns: []string{}}
	for _, c := range q.plan.Columns {
		result.Columns = append(result.Columns, c.Name)
	}
	return result, nil
}

func queryCurrency(in PatternQueryInput) (graph.Currency, error) {
	switch {
	case in.AsOf == nil && (in.Currency == nil || *in.Currency == CurrencyCurrent):
		return graph.Currency{}, nil
	case in.AsOf == nil:
		return graph.Currency{Mode: graph.All}, nil
	case in.Currency != nil:
		return graph.Currency{}, fault.Bad("currency", "none beside asOf, which says the time", "")
	default:
		return in.AsOf.currency(), nil
	}
}

// analystQuery is a query that returns no more rows than firstParam says.
type analystQuery struct {
	plan *graph.Plan
	// limit is the query's own LIMIT, nil for none.
	limit *graph.Expr
}

// query compiles a query of an analyst once.
func (voc *vocabulary) query(asked string) (*analystQuery, error) {
	if q, ok := voc.queries.Get(asked); ok {
		return q, nil
	}
	compiled, err := pattern.Compile(voc.public, asked)
	if err != nil {
		return nil, err
	}
	plan := *compiled
	plan.Clauses = append([]graph.Clause{}, compiled.Clauses...)
	last, ok := plan.Clauses[len(plan.Clauses)-1].(*graph.Project)
	if !ok {
		return nil, fmt.Errorf("the plan of %q returns nothing", asked)
	}
	bounded := *last
	bounded.Limit = &graph.Expr{Op: graph.OpParam, Param: firstParam, Kind: graph.KindInt}
	plan.Clauses[len(plan.Clauses)-1] = &bounded
	plan.Params = maps.Clone(compiled.Params)
	plan.Params[firstParam] = graph.Param{Kind: graph.KindInt}
	plan.MaxRows = maxRows + 1 // the last tells that there are more
	q := &analystQuery{plan: &plan, limit: last.Limit}
	voc.queries.Add(asked, q)
	return q, nil
}

// atMost is the smaller of n and the query's own LIMIT.
func (q *analystQuery) atMost(args values, n int) (int64, error) {
	own := int64(n)
	switch {
	case q.limit == nil:
	case q.limit.Op == graph.OpParam:
		v := args[q.limit.Param]
		if v.IsNull() || v.Int64() < 0 {
			return 0, fault.Bad("params."+q.limit.Param, "a number of rows, 0 or more", "")
		}
		own = v.Int64()
	default:
		own = q.limit.Value.Int64()
	}
	return min(own, int64(n)), nil
}

// readParams turns JSON into the values that a plan declares.
func readParams(declared map[string]graph.Param, given map[string]json.RawMessage) (values, error) {
	out := values{}
	for name, raw := range given {
		param, ok := declared[name]
		if !ok || name == firstParam {
			return nil, unknownParam(name, declared)
		}
		v, want, ok := readParam(param, raw)
		if !ok {
			return nil, fault.Bad("params."+name, want, "")
		}
		out[name] = v
	}
	for name, param := range declared {
		if _, ok := out[name]; !ok && name != firstParam {
			return nil, fault.New(fault.BadInput, "parameter $%s has no value", name).In("params").Suggest("expected " + param.String())
		}
	}
	return out, nil
}

func unknownParam(name string, declared map[string]graph.Param) error {
	var known []string
	for n := range declared {
		if n != firstParam {
			known = append(known, "$"+n)
		}
	}
	slices.Sort(known)
	e := fault.New(fault.BadInput, "the query has no parameter $%s", name).In("params")
	switch near := text.Nearest("$"+name, known, 1); {
	case len(near) > 0:
		return e.Suggest("did you mean " + near[0] + "?")
	case len(known) > 0:
		return e.Suggest("expected " + strings.Join(known, ", "))
	default:
		return e.Suggest("it has none")
	}
}

// readParam reads one value; want says what was expected when it cannot.
func readParam(p graph.Param, raw json.RawMessage) (v graph.Value, want string, ok bool) {
	if p.Kind == graph.KindList {
		var items []json.RawMessage
		if json.Unmarshal(raw, &items) != nil || items == nil {
			return v, "a " + p.String(), false
		}
		list := make([]graph.Value, len(items))
		for i, item := range items {
			if list[i], want, ok = readParam(graph.Param{Kind: p.Element}, item); !ok {
				return v, "a " + p.String() + "; item " + fmt.Sprint(i) + ": " + want, false
			}
		}
		return graph.List(list...), "", true
	}
	if string(raw) == "null" {
		return graph.Value{}, "", true
	}
	var said string
	isText := json.Unmarshal(raw, &said) == nil
	switch p.Kind {
	case graph.KindString:
		return graph.String(norm.NFC.String(said)), "a text", isText && validText(said)
	case graph.KindDate:
		return graph.Date(said), "a date YYYY-MM-DD", isText && validDate(said)
	case graph.KindInstant:
		at, err := time.Parse(time.RFC3339Nano, said)
		return graph.Instant(at), "a time in RFC 3339", isText && err == nil
	case graph.KindBool:
		var b bool
		err := json.Unmarshal(raw, &b)
		return graph.Bool(b), "true or false", err == nil
	case graph.KindInt:
		var n int64
		err := json.Unmarshal(raw, &n)
		return graph.Int(n), "a whole number of 64 bits", err == nil
	case graph.KindFloat:
		var f float64
		err := json.Unmarshal(raw, &f)
		return graph.Float(f), "a number", err == nil
	case graph.KindDecimal:
		if !isText {
			said = string(raw)
		}
		d, err := graph.ParseDecimal(said)
		return graph.Decimal(d), "a decimal number with at most four places", err == nil
	default:
		return v, "a value of kind " + p.String(), false
	}
}

func validDate(s string) bool {
	_, err := time.Parse(time.DateOnly, s)
	return err == nil
}

// presentProperty is the first of graph.PresentProps that a plan names, "" for none.
func presentProperty(p *graph.Plan) string {
	var name string
	look := func(x *graph.Expr) {
		if x.Op == graph.OpProp && slices.Contains(graph.PresentProps(), x.Prop) {
			name = cmp.Or(name, x.Prop)
		}
	}
	for _, clause := range p.Clauses {
		switch c := clause.(type) {
		case *graph.Match:
			eachExpr(c.Where, look)
		case *graph.Project:
			for _, item := range c.Items {
				eachExpr(item.Expr, look)
			}
			for _, o := range c.OrderBy {
				eachExpr(o.Expr, look)
			}
			eachExpr(c.Where, look)
		}
	}
	return name
}

// eachExpr visits an expression and all inside it.
func eachExpr(x *graph.Expr, visit func(*graph.Expr)) {
	if x == nil {
		return
	}
	visit(x)
	for _, a := range x.Args {
		eachExpr(a, visit)
	}
	if x.Match != nil {
		eachExpr(x.Match.Where, visit)
	}
}
