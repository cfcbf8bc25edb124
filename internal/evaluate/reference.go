package evaluate

import (
	"cmp"
	"slices"
	"strings"

	"brain/internal/text"
)

// reference is plain BM25 over whole pages: title, body and the claims about the
// page as one text, analysed as the service does, every word of equal weight. It
// knows no links, passages or names.
type reference struct {
	ids   []string
	docs  []text.Document
	stats text.Stats
}

func newReference(all []page) *reference {
	r := &reference{stats: text.Stats{DF: map[string]int64{}}}
	for _, p := range all {
		field := text.NewField(1, strings.Join(append([]string{p.Title, p.Body}, p.claims...), "\n\n"))
		doc := text.Document{Fields: []text.Field{field}}
		r.ids, r.docs = append(r.ids, p.ID), append(r.docs, doc)
		r.stats.Docs++
		r.stats.Length += doc.Length()
		seen := map[string]bool{}
		for _, token := range text.DecodeTokens(field.Stored) {
			if !seen[token.Term] {
				seen[token.Term] = true
				r.stats.DF[token.Term]++
			}
		}
	}
	return r
}

// rank gives the pages that have a word of the question, best first; ties go by id.
func (r *reference) rank(question string) []string {
	type scored struct {
		id    string
		value float64
	}
	scorer := text.NewScorer(text.ParseQuery(question), r.stats)
	var found []scored
	for i, doc := range r.docs {
		if s := scorer.Score(doc); s.Value > 0 {
			found = append(found, scored{r.ids[i], s.Value})
		}
	}
	slices.SortFunc(found, func(a, b scored) int {
		return cmp.Or(cmp.Compare(b.value, a.value), strings.Compare(a.id, b.id))
	})
	ids := make([]string, len(found))
	for i, f := range found {
		ids[i] = f.id
	}
	return ids
}
