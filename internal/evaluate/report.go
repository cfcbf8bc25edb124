package evaluate

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
)

// Report is what an evaluation measured.
type Report struct {
	Cuts []int `json:"cuts"`
	// Pages is how many pages the caller may know.
	Pages int `json:"pages"`
	// LeftOut counts what the caller may not know.
	LeftOut LeftOut `json:"leftOut"`
	// Degraded are the abilities that were missing for some answer.
	Degraded []string `json:"degraded"`
	// Groups hold the measures: all questions first, then by set where there are
	// several, hops, category and language.
	Groups []Group `json:"groups"`
}

// LeftOut counts questions and relevant pages that do not count.
type LeftOut struct {
	Questions int `json:"questions"`
	Relevant  int `json:"relevant"`
}

// Group is one kind of questions.
type Group struct {
	// By is "", "set", "hops", "category" or "language"; Value is which.
	By        string   `json:"by"`
	Value     string   `json:"value"`
	Questions int      `json:"questions"`
	Systems   []System `json:"systems"`
}

// System is what was measured of one way to answer.
type System struct {
	// Name is Recall, Recall and the arms it would go with, or BM25.
	Name string `json:"name"`
	Metrics
}

// The systems that are always there.
const (
	Recall = "recall"
	BM25   = "BM25"
)

// Of gives the measures of a system in a group; ok is false where there is none.
func (r Report) Of(by, value, system string) (m Metrics, ok bool) {
	for _, g := range r.Groups {
		if g.By != by || g.Value != value {
			continue
		}
		for _, s := range g.Systems {
			if s.Name == system {
				return s.Metrics, true
			}
		}
	}
	return Metrics{}, false
}

// Cut gives the measures of a cut; ok is false for one that was not asked for.
func (m Metrics) Cut(k int) (c Cut, ok bool) {
	i := slices.IndexFunc(m.At, func(c Cut) bool { return c.K == k })
	if i < 0 {
		return Cut{}, false
	}
	return m.At[i], true
}

func (r *Report) degrade(abilities []string) {
	for _, a := range abilities {
		if !slices.Contains(r.Degraded, a) {
			r.Degraded = append(r.Degraded, a)
		}
	}
}

// measured is a system and its measures, question by question.
type measured struct {
	name string
	of   []Metrics
}

func (r *Report) compare(asked []judged, answers [][]hit, plain *reference) {
	var systems []measured
	add := func(name string, rank func(i int) []string) {
		m := measured{name: name}
		for i, q := range asked {
			m.of = append(m.of, Measure(rank(i), q.relevant, r.Cuts))
		}
		systems = append(systems, m)
	}
	add(Recall, func(i int) []string { return pagesOf(answers[i]) })
	for _, arm := range armsOf(answers) {
		add(Recall+" without "+arm, func(i int) []string {
			return pagesOf(counting(answers[i], func(a string) bool { return a != arm }))
		})
	}
	for _, arm := range armsOf(answers) {
		add(Recall+", "+arm+" alone", func(i int) []string {
			return pagesOf(counting(answers[i], func(a string) bool { return a == arm }))
		})
	}
	add(BM25, func(i int) []string { return plain.rank(asked[i].Text) })
	r.Groups = groups(asked, systems)
}

// groups gathers the measures by what the questions are.
func groups(asked []judged, systems []measured) []Group {
	all := make([]int, len(asked))
	for i := range asked {
		all[i] = i
	}
	out := []Group{gather("", "", all, systems)}
	for _, by := range []struct {
		name  string
		value func(judged) string
	}{
		{"set", func(q judged) string { return q.Set }},
		{"hops", func(q judged) string { return strings.TrimPrefix(fmt.Sprint(q.Hops), "0") }},
		{"category", func(q judged) string { return q.Category }},
		{"language", func(q judged) string { return q.Language }},
	} {
		members := map[string][]int{}
		var values []string
		for i, q := range asked {
			v := by.value(q)
			if _, ok := members[v]; !ok {
				values = append(values, v)
			}
			members[v] = append(members[v], i)
		}
		if len(values) == 1 && (by.name == "set" || values[0] == "") {
			continue
		}
		if by.name != "set" {
			slices.Sort(values)
		}
		for _, v := range values {
			out = append(out, gather(by.name, cmp.Or(v, "not given"), members[v], systems))
		}
	}
	return out
}

func gather(by, value string, members []int, systems []measured) Group {
	g := Group{By: by, Value: value, Questions: len(members)}
	for _, s := range systems {
		var of []Metrics
		for _, i := range members {
			of = append(of, s.of[i])
		}
		g.Systems = append(g.Systems, System{s.name, Mean(of)})
	}
	return g
}
