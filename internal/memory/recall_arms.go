package memory

import (
	"cmp"
	"context"
	"slices"

	"brain/internal/text"
)

// search runs the arms. Each offers what it found, best first; an item that
// several found gets a rank from each.
func (r *recall) search(ctx context.Context) error {
	q, err := r.ask(ctx, r.in.Query, r.in.History)
	if err != nil || q == nil {
		return err
	}
	words, err := r.byText(ctx, q)
	if err != nil {
		return err
	}
	near, err := r.byVector(ctx, q)
	if err != nil {
		return err
	}
	names, err := r.byName(ctx, q)
	if err != nil {
		return err
	}
	related, err := r.byRelation(ctx, names.pages, words)
	if err != nil {
		return err
	}
	chained, err := r.byChain(ctx, names)
	if err != nil {
		return err
	}
	if err := r.load(ctx, slices.Concat(words, near, related)); err != nil {
		return err
	}
	// Words and meaning both tell how a text resembles the question: together they
	// weigh what one of them does alone, so that to resemble it in both ways is not
	// more than to be what it asks for.
	alike := 1.0
	if len(words) > 0 && len(near) > 0 {
		alike = 0.5
	}
	r.offer(ArmText, words, alike)
	r.offer(ArmVector, near, alike)
	r.offer(ArmName, r.pageFinds(slices.Concat(names.pages, names.similar)), 1)
	r.offer(ArmGraph, related, 1)
	r.offer(ArmGraph, chained, 1)
	return nil
}

// find is one thing that one arm found, and how.
type find struct {
	id    string
	kind  string   // docClaim, docPassage or docEvent, "" for a page
	words []string // that it has in common with the question
	page  *Page    // named in the question
	held  bool     // the page holds the claim; else the claim is about it
	about string   // id of the page that it is about or part of
	order int64
	// cosine is how near its meaning is to the question's, 0 if that found it not.
	cosine float64
	// path is the way from a named page to the page, weight what its rank counts more
	// than those of its arm (0 for 1).
	path   []PathStep
	weight float64
}

// offer ranks what an arm found, as far as it was loaded; its ranks weigh so much.
func (r *recall) offer(arm Arm, finds []find, weight float64) {
	rank := 0
	for _, f := range finds {
		c, ok := r.pool[f.id]
		if !ok {
			continue
		}
		rank++
		c.arms = append(c.arms, ArmRank{arm, rank, weight * cmp.Or(f.weight, 1)})
		c.found = append(c.found, f)
	}
}

// texts are the texts among which the question is asked.
func (r *recall) texts() searchFilter {
	f := searchFilter{kinds: []string{docClaim, docPassage, docEvent}, classes: r.in.Kinds, pages: r.within, since: timeOf(r.in.Since), history: r.in.History}
	if len(f.classes) > 0 {
		f.kinds = []string{docClaim}
	}
	return f
}

// byText finds claims, passages and events by their words.
func (r *recall) byText(ctx context.Context, q *question) ([]find, error) {
	best, below, err := r.answers(ctx, q, r.texts())
	r.floor += below
	best = best[:min(len(best), candidateLimit)]
	finds := make([]find, len(best))
	for i, h := range best {
		finds[i] = find{id: h.Node, kind: h.Kind, words: matchedWords(q, h.score), about: h.Page, order: h.Order}
	}
	return finds, err
}

// matchedWords are the content words that a document has, as they were asked.
func matchedWords(q *question, score text.Score) []string {
	var words []string
	for _, i := range score.Words {
		if q.Words[i].Content {
			words = append(words, q.Words[i].Text)
		}
	}
	return words
}
