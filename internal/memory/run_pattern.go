package memory

import (
	"cmp"
	"context"
	"encoding/json"
	"maps"
	"slices"
	"strings"
	"time"

	"brain/graph"
	"brain/internal/fault"
	"brain/internal/text"
	"brain/schema"
)

// PackPattern is a stored query of a pack.
type PackPattern struct {
	Name    string
	Pack    string
	Purpose string
	Query   string
	// Yields says what a row becomes: finding, suggestion, link, analysis or highlight.
	Yields string
}

// RunPatternInput asks for the rows of a pack's pattern; nil fields take their defaults.
type RunPatternInput struct {
	// Name is the pattern's, alone or behind the name of its pack and a dot.
	Name string
	// Params are values by parameter name, without "$". Without a value, $today is
	// the day and $now the moment of the question.
	Params   map[string]json.RawMessage
	First    *int
	Currency *Currency
	AsOf     *AsOf
}

// RunPattern runs a pattern of an installed pack over what the caller may know, as
// PatternQuery runs its query. Errors: UNKNOWN_TERM for the name, BAD_INPUT,
// TOO_EXPENSIVE.
func (s *Service) RunPattern(ctx context.Context, session *Session, in RunPatternInput) (PatternResult, error) {
	var result PatternResult
	err := s.read(ctx, session, func(ctx context.Context, v *view) error {
		p, err := v.voc.pattern(in.Name)
		if err != nil {
			return err
		}
		q, err := v.voc.query(p.Query)
		if err != nil {
			return err
		}
		at := v.now
		if in.AsOf != nil && in.AsOf.Valid != nil {
			at = *in.AsOf.Valid
		}
		result, err = v.patternQuery(ctx, PatternQueryInput{
			Query: p.Query, Params: withMoment(q.plan.Params, in.Params, at), First: in.First, Currency: in.Currency, AsOf: in.AsOf,
		})
		return err
	})
	return result, err
}

// withMoment adds the moment of the question to the values of parameters, where the
// query asks for it and the caller gave none.
func withMoment(declared map[string]graph.Param, given map[string]json.RawMessage, at time.Time) map[string]json.RawMessage {
	out := map[string]json.RawMessage{}
	if declared["today"].Kind == graph.KindDate {
		out["today"] = json.RawMessage(`"` + at.UTC().Format(time.DateOnly) + `"`)
	}
	if declared["now"].Kind == graph.KindInstant {
		out["now"] = json.RawMessage(`"` + at.UTC().Format(time.RFC3339Nano) + `"`)
	}
	maps.Copy(out, given)
	return out
}

// pattern finds a pattern of an installed pack. Each declares its own: a name that
// several packs declare is the same pattern in all of them.
func (voc *vocabulary) pattern(name string) (schema.Pattern, error) {
	pack, bare, qualified := strings.Cut(name, ".")
	if !qualified {
		bare = name
	}
	var known []string
	for _, i := range voc.installed {
		for _, p := range i.Patterns {
			if p.Name == bare && (!qualified || i.Name == pack) {
				return p, nil
			}
			known = append(known, i.Name+"."+p.Name)
		}
	}
	slices.Sort(known)
	e := fault.New(fault.UnknownTerm, "no installed pack has a pattern %q", name).In("name")
	wanted := known
	if !qualified {
		wanted = nil
		for _, k := range known {
			_, bare, _ := strings.Cut(k, ".")
			wanted = append(wanted, bare)
		}
	}
	if near := text.Nearest(name, wanted, 1); len(near) > 0 {
		return schema.Pattern{}, e.Suggest("did you mean " + near[0] + "?")
	}
	return schema.Pattern{}, e.Suggest("a pattern that packs or vocabulary lists")
}

// shownPatterns are patterns as readers see them, by name; pack declares those that
// do not say who does.
func shownPatterns(given []schema.Pattern, pack string) []PackPattern {
	out := []PackPattern{}
	for _, p := range given {
		out = append(out, PackPattern{Name: p.Name, Pack: cmp.Or(p.Pack, pack), Purpose: p.Purpose, Query: p.Query, Yields: string(p.Yields)})
	}
	slices.SortFunc(out, func(a, b PackPattern) int { return strings.Compare(a.Name, b.Name) })
	return out
}
