package graph_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"brain/graph"
)

func TestPlanCheck(t *testing.T) {
	limit := &graph.Expr{Op: graph.OpParam, Param: "limit", Kind: graph.KindInt}
	plan := &graph.Plan{
		Params: map[string]graph.Param{
			"slug":  {Kind: graph.KindString},
			"since": {Kind: graph.KindInstant},
			"day":   {Kind: graph.KindDate},
			"ratio": {Kind: graph.KindFloat},
			"ids":   {Kind: graph.KindList, Element: graph.KindString},
			"limit": {Kind: graph.KindInt},
		},
		Clauses: []graph.Clause{&graph.Project{Return: true, Limit: limit}},
	}
	good := func() map[string]graph.Value {
		return map[string]graph.Value{
			"slug": graph.String("x"), "since": graph.InstantMicros(1), "day": graph.Date("2026-01-31"), "ratio": graph.Float(1),
			"ids": graph.Strings([]string{"a"}), "limit": graph.Int(0),
		}
	}
	require.NoError(t, plan.Check(graph.Args{Values: good()}))

	for name, c := range map[string]struct {
		change func(map[string]graph.Value)
		want   *graph.ParamError // nil: it fits
	}{
		"null scalar":      {func(v map[string]graph.Value) { v["slug"] = graph.Null() }, nil},
		"empty list":       {func(v map[string]graph.Value) { v["ids"] = graph.List() }, nil},
		"null in a list":   {func(v map[string]graph.Value) { v["ids"] = graph.List(graph.Null()) }, nil},
		"missing":          {func(v map[string]graph.Value) { delete(v, "slug") }, &graph.ParamError{Name: "slug", Expected: "string", Got: "nothing"}},
		"unknown":          {func(v map[string]graph.Value) { v["slugs"] = graph.Int(1) }, &graph.ParamError{Name: "slugs", Expected: "one of the query's parameters", Got: "an unknown name", Nearest: "slug"}},
		"unknown and far":  {func(v map[string]graph.Value) { v["zebra"] = graph.Int(1) }, &graph.ParamError{Name: "zebra", Expected: "one of the query's parameters", Got: "an unknown name"}},
		"wrong kind":       {func(v map[string]graph.Value) { v["since"] = graph.String("2026-01-31") }, &graph.ParamError{Name: "since", Expected: "instant", Got: "string"}},
		"int for float":    {func(v map[string]graph.Value) { v["ratio"] = graph.Int(1) }, &graph.ParamError{Name: "ratio", Expected: "float", Got: "int"}},
		"null list":        {func(v map[string]graph.Value) { v["ids"] = graph.Null() }, &graph.ParamError{Name: "ids", Expected: "list of string", Got: "null"}},
		"scalar for list":  {func(v map[string]graph.Value) { v["ids"] = graph.String("a") }, &graph.ParamError{Name: "ids", Expected: "list of string", Got: "string"}},
		"wrong item":       {func(v map[string]graph.Value) { v["ids"] = graph.List(graph.String("a"), graph.Int(1)) }, &graph.ParamError{Name: "ids", Expected: "list of string", Got: "int as item 1"}},
		"NUL in text":      {func(v map[string]graph.Value) { v["slug"] = graph.String("a\x00") }, &graph.ParamError{Name: "slug", Expected: "string", Got: "text that is not UTF-8 or holds NUL"}},
		"invalid UTF-8":    {func(v map[string]graph.Value) { v["ids"] = graph.Strings([]string{"\xff"}) }, &graph.ParamError{Name: "ids", Expected: "list of string", Got: "text that is not UTF-8 or holds NUL as item 0"}},
		"malformed date":   {func(v map[string]graph.Value) { v["day"] = graph.Date("2026-1-31") }, &graph.ParamError{Name: "day", Expected: "date", Got: "a date that is not YYYY-MM-DD"}},
		"negative limit":   {func(v map[string]graph.Value) { v["limit"] = graph.Int(-1) }, &graph.ParamError{Name: "limit", Expected: "a number of rows, 0 or more", Got: "-1"}},
		"null limit":       {func(v map[string]graph.Value) { v["limit"] = graph.Null() }, &graph.ParamError{Name: "limit", Expected: "a number of rows, 0 or more", Got: "null"}},
		"float as a limit": {func(v map[string]graph.Value) { v["limit"] = graph.Float(2) }, &graph.ParamError{Name: "limit", Expected: "int", Got: "float"}},
	} {
		t.Run(name, func(t *testing.T) {
			values := good()
			c.change(values)
			err := plan.Check(graph.Args{Values: values})
			if c.want == nil {
				require.NoError(t, err)
				return
			}
			var got *graph.ParamError
			require.ErrorAs(t, err, &got)
			require.Equal(t, c.want, got)
		})
	}
}

// A forged cursor can hold floats that no constructor makes.
func TestPlanCheckRefusesNaN(t *testing.T) {
	forged := graph.Cursor{Position: []graph.Value{graph.Float(1)}}.Encode()
	require.Equal(t, "AQADP_AAAAAAAAA", forged)
	c, err := graph.DecodeCursor("AQADf_gAAAAAAAE", "")
	require.NoError(t, err)
	plan := &graph.Plan{Params: map[string]graph.Param{"x": {Kind: graph.KindFloat}}}
	var got *graph.ParamError
	require.ErrorAs(t, plan.Check(graph.Args{Values: map[string]graph.Value{"x": c.Position[0]}}), &got)
	require.Equal(t, "a float that is not finite", got.Got)
}

func TestParamErrorText(t *testing.T) {
	require.EqualError(t, &graph.ParamError{Name: "slugs", Expected: "string", Got: "nothing", Nearest: "slug"},
		"parameter $slugs: expected string, got nothing, the nearest is $slug")
}
