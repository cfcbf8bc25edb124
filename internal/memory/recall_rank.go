package memory

import (
	"cmp"
	"context"
	"slices"
	"strings"
	"time"
	"unicode"
	"unicode/utf8"

	"brain/internal/text"
)

// fusionK damps the first ranks in reciprocal rank fusion (G. Cormack, C. Clarke,
// S. Büttcher, "Reciprocal Rank Fusion outperforms Condorcet and individual Rank
// Learning Methods", 2009).
const fusionK = 60

// The factors by which a fused rank is multiplied.
const (
	aboutFactor           = 1.25 // directly about the asked page
	changedEvidenceFactor = 0.7  // all of its evidence has changed
	neutral               = 1.0
)

// trustFactor is what the state of verification counts.
func trustFactor(t TrustState) float64 {
	switch t {
	case "TRUSTED":
		return 1.1
	case "CANDIDATE":
		return 0.9
	case "REFUTED":
		return 0.5
	default:
		return neutral
	}
}

// candidate is one thing that at least one arm found.
type candidate struct {
	id      string
	item    RecallItem
	pageID  string // page that it is about or part of
	order   int64  // its time in µs, for ties
	arms    []ArmRank
	found   []find
	factors []Factor
	score   float64
	also    []string
	weighed int // rank by the weights of a rerank model, 0 without
	counted *int
}

// rank fuses the arms, scores what they found, best first, and folds what says
// the same into the best of it.
func (r *recall) rank(ctx context.Context) ([]*candidate, error) {
	var evidenced []string
	var ranked []*candidate
	for _, c := range r.pool {
		if len(c.arms) == 0 {
			continue
		}
		ranked = append(ranked, c)
		if c.item.Claim != nil || c.item.Event != nil {
			evidenced = append(evidenced, c.id)
		}
	}
	slices.Sort(evidenced)
	evidence, err := r.observations(ctx, evidenced)
	if err != nil {
		return nil, err
	}
	changed, err := r.changedEvidence(ctx, r.mayRestOnChange(evidenced, evidence))
	if err != nil {
		return nil, err
	}
	for _, c := range ranked {
		c.factors = r.factors(c, evidence[c.id], changed[c.id])
		c.score = 1
		for _, f := range c.factors {
			c.score *= f.Value
		}
	}
	slices.SortFunc(ranked, better)
	return fold(ranked), nil
}

// mayRestOnChange are those of the claims all of whose evidence may have changed: a
// piece without origin does not change.
func (r *recall) mayRestOnChange(ids []string, evidence map[string]observation) []string {
	var claims []string
	for _, id := range ids {
		if r.pool[id].item.Claim != nil && !slices.Contains(evidence[id].origins, "") {
			claims = append(claims, id)
		}
	}
	return claims
}

// better orders candidates: score, then the newer, then the id.
func better(a, b *candidate) int {
	return cmp.Or(cmp.Compare(b.score, a.score), cmp.Compare(b.order, a.order), strings.Compare(a.id, b.id))
}

// fusion is the weighted sum of the reciprocal ranks.
func (c *candidate) fusion() float64 {
	sum := 0.0
	for _, a := range c.arms {
		sum += a.Weight / float64(fusionK+a.Rank)
	}
	return sum
}

// factors are what multiplies to the score. A passage counts as a fact of the
// default confidence since its text was written, so that neither kind is ahead
// for what it is; an event as one of the kind event; a page is named or it is not.
func (r *recall) factors(c *candidate, seen observation, changed []string) []Factor {
	strength, fresh, trust, evidence := neutral, neutral, neutral, neutral
	switch {
	case c.item.Claim != nil:
		claim := c.item.Claim
		strength = strengthFactor(claim.Strength)
		fresh = freshnessFactor(freshness(r.voc, claim, seen.newest, r.recorded()))
		trust = trustFactor(claim.Trust)
		if seen.allOf(changed) {
			evidence = changedEvidenceFactor
		}
	case c.item.Event != nil:
		strength = strengthFactor(defaultConfidence)
		fresh = freshnessFactor(decay(r.recorded().Sub(later(c.item.Event.At, seen.newest)), r.voc.halfLifeDays(kindEvent)))
	case c.item.Passage != nil:
		strength = strengthFactor(defaultConfidence)
		fresh = freshnessFactor(decay(r.recorded().Sub(time.UnixMicro(c.order)), defaultHalfLifeDays))
	}
	about := neutral
	if r.asked != "" && c.pageID == r.asked {
		about = aboutFactor
	}
	return []Factor{
		{"fusion", c.fusion()}, {"strength", strength}, {"freshness", fresh}, {"activation", neutral},
		{"trust", trust}, {"about", about}, {"evidence", evidence},
	}
}

func later(a, b time.Time) time.Time {
	if a.After(b) {
		return a
	}
	return b
}

func strengthFactor(strength float64) float64 { return 0.7 + 0.3*strength }

func freshnessFactor(fresh float64) float64 { return 0.6 + 0.4*fresh }

// fold keeps the best of the items whose texts are the same, and among the best of
// all also of those that are nearly the same, and notes the others' ids with it.
func fold(ranked []*candidate) []*candidate {
	kept := foldBy(ranked, text.Normalize)
	near := min(len(kept), maxRecallLimit)
	return append(foldBy(kept[:near:near], wording), kept[near:]...)
}

// foldBy folds items of one key, which is made of their texts.
func foldBy(ranked []*candidate, keyOf func(string) string) []*candidate {
	first := map[string]*candidate{}
	var kept []*candidate
	for _, c := range ranked {
		if c.item.Page != nil {
			kept = append(kept, c)
			continue
		}
		key := keyOf(c.text())
		if best, ok := first[key]; ok {
			best.also = append(append(best.also, c.id), c.also...)
			continue
		}
		first[key] = c
		kept = append(kept, c)
	}
	return kept
}

// wording are the words of a text, and behind them its signs, without what makes no
// difference between two texts: letter case, punctuation, articles, and the spaces of
// scripts that need none.
func wording(said string) string {
	norm := text.Normalize(said)
	var words, signs strings.Builder
	run := false
	for word := range strings.FieldsFuncSeq(norm, func(r rune) bool { return !unicode.IsLetter(r) && !unicode.IsNumber(r) && !unicode.IsMark(r) }) {
		if word == "a" || word == "an" || word == "the" {
			continue
		}
		first, _ := utf8.DecodeRuneInString(word)
		if !run || !spaceless(first) {
			words.WriteByte(' ')
		}
		words.WriteString(word)
		last, _ := utf8.DecodeLastRuneInString(word)
		run = last >= utf8.RuneSelf && spaceless(last)
	}
	if words.Len() == 0 {
		return norm
	}
	for _, r := range norm {
		if r != ' ' && !unicode.IsLetter(r) && (unicode.IsSymbol(r) || strings.ContainsRune("%-/#&@*", r)) {
			signs.WriteRune(r)
		}
	}
	return words.String() + signs.String()
}

// text is the item's own text.
func (c *candidate) text() string {
	switch {
	case c.item.Claim != nil:
		return c.item.Claim.Text
	case c.item.Passage != nil:
		return c.item.Passage.Text
	case c.item.Event != nil:
		return c.item.Event.Summary
	default:
		return c.item.Page.Title
	}
}
