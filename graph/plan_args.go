package graph

import (
	"fmt"
	"math"
	"slices"
	"strings"
	"time"
	"unicode/utf8"
)

// ParamError refuses the value of one parameter.
type ParamError struct {
	// Name is the parameter, without "$".
	Name string
	// Expected and Got say what the plan declares and what came.
	Expected, Got string
	// Nearest is the declared name that comes closest to an unknown one, "" if none does.
	Nearest string
}

// Error implements error.
func (e *ParamError) Error() string {
	msg := fmt.Sprintf("parameter $%s: expected %s, got %s", e.Name, e.Expected, e.Got)
	if e.Nearest != "" {
		msg += ", the nearest is $" + e.Nearest
	}
	return msg
}

// Check tells whether the arguments fit the plan: every declared parameter and
// no other, each of its kind. A scalar may be null, a list may not (engines
// differ on it), floats are finite, text is UTF-8 without NUL, dates have the
// form YYYY-MM-DD, and numbers of rows are at least 0. The error is a
// *ParamError about the first parameter by name that does not fit.
func (p *Plan) Check(args Args) error {
	for _, name := range sortedNames(p.Params, args.Values) {
		param, declared := p.Params[name]
		value, given := args.Values[name]
		switch {
		case !declared:
			return &ParamError{Name: name, Expected: "one of the query's parameters", Got: "an unknown name", Nearest: p.nearestParam(name)}
		case !given:
			return &ParamError{Name: name, Expected: param.String(), Got: "nothing"}
		}
		if got := param.mismatch(value); got != "" {
			return &ParamError{Name: name, Expected: param.String(), Got: got}
		}
	}
	return p.checkRowCounts(args)
}

// Declared leaves out values that the plan does not ask for: callers may run
// several plans with one set of values.
func (p *Plan) Declared(args Args) Args {
	values := make(map[string]Value, len(p.Params))
	for name := range p.Params {
		if v, given := args.Values[name]; given {
			values[name] = v
		}
	}
	args.Values = values
	return args
}

func (p *Plan) checkRowCounts(args Args) error {
	for _, c := range p.Clauses {
		project, ok := c.(*Project)
		if !ok {
			continue
		}
		for _, x := range []*Expr{project.Skip, project.Limit} {
			if x == nil || x.Op != OpParam {
				continue
			}
			if v := args.Values[x.Param]; v.IsNull() || v.Int64() < 0 {
				return &ParamError{Name: x.Param, Expected: "a number of rows, 0 or more", Got: v.String()}
			}
		}
	}
	return nil
}

// String names the parameter's kind: "instant", "list of string".
func (p Param) String() string {
	if p.Kind == KindList {
		return "list of " + p.Element.String()
	}
	return p.Kind.String()
}

// mismatch says what the value is instead of what the parameter wants, "" if it fits.
func (p Param) mismatch(v Value) string {
	switch {
	case v.IsNull() && p.Kind != KindList:
		return ""
	case v.Kind() != p.Kind:
		return v.Kind().String()
	case p.Kind != KindList:
		return v.flaw()
	}
	for i, item := range v.Items() {
		if got := (Param{Kind: p.Element}).mismatch(item); got != "" {
			return fmt.Sprintf("%s as item %d", got, i)
		}
	}
	return ""
}

// flaw says what keeps a value of the right kind from meaning the same to every engine.
func (v Value) flaw() string {
	switch v.kind {
	case KindFloat:
		if math.IsNaN(v.f) || math.IsInf(v.f, 0) {
			return "a float that is not finite"
		}
	case KindString:
		if !utf8.ValidString(v.s) || strings.ContainsRune(v.s, 0) {
			return "text that is not UTF-8 or holds NUL"
		}
	case KindDate:
		if _, err := time.Parse(time.DateOnly, v.s); err != nil {
			return "a date that is not YYYY-MM-DD"
		}
	}
	return ""
}

// nearestParam is the declared name with the longest common beginning, case
// apart, provided that it covers half of the unknown name.
func (p *Plan) nearestParam(name string) string {
	best, length := "", (len(name)+1)/2-1
	for _, candidate := range sortedNames(p.Params, nil) {
		a, b := strings.ToLower(name), strings.ToLower(candidate)
		n := 0
		for n < len(a) && n < len(b) && a[n] == b[n] {
			n++
		}
		if n > length {
			best, length = candidate, n
		}
	}
	return best
}

func sortedNames(declared map[string]Param, given map[string]Value) []string {
	var names []string
	for n := range declared {
		names = append(names, n)
	}
	for n := range given {
		names = append(names, n)
	}
	slices.Sort(names)
	return slices.Compact(names)
}
