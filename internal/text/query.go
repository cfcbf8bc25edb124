package text

import (
	"cmp"
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"
)

const (
	// MaxQueryWords bounds the words of a Query. Content words are kept before
	// others, then longer ones (the rarer, as far as spelling tells) before shorter.
	MaxQueryWords = 64
	// MaxQueryBytes is how much of a question is read; the rest is ignored.
	MaxQueryBytes = 64 << 10
)

// A Query is a question as terms. Nothing in it is query syntax: every sign the
// user wrote was text.
type Query struct {
	// Words are distinct, in the order of the question, at most MaxQueryWords.
	Words []Word
	// Runs name, for each run of three or more characters in a script without
	// spaces, the words (bigrams, by index) that follow each other in it.
	Runs [][]int
}

// A Word is one concept of a question, whatever the number of its spellings.
type Word struct {
	// Text is the word as understood, for explanations.
	Text string
	// Content is set on words that say something about the topic, and on all words of a
	// question that has only function words.
	Content bool
	// Forms are the terms that match the word, strictest first. The last is in every
	// document that has any of them, so a look-up needs it alone.
	Forms []Form
}

// A Form is a term that matches a Word, with the share (0–1] of the word's score
// that it earns.
type Form struct {
	Term   string
	Weight float64
}

// baseWeight is what another inflection or spelling earns, against 1 for the word
// as it was asked.
const baseWeight = 0.85

// Base returns the term that is in every document that matches the word.
func (w Word) Base() string { return w.Forms[len(w.Forms)-1].Term }

type queryBuilder struct {
	words []Word
	index map[string]int // into words, by base term
	runs  [][]int
}

// ParseQuery returns the query a question makes; of any input. A word is looked
// for as written and in its base form; a compound as a whole and by those
// of its words that have two characters or more (those of an address, and
// numbers in compounds, not as content); a run in a script without
// spaces by its bigrams, or by its character if it has one.
func ParseQuery(question string) Query {
	if len(question) > MaxQueryBytes {
		cut := MaxQueryBytes
		for cut > 0 && !utf8.RuneStart(question[cut]) {
			cut--
		}
		question = question[:cut]
	}
	b := queryBuilder{index: make(map[string]int)}
	pieces(question, b.add)
	q := b.capped()
	if !slices.ContainsFunc(q.Words, func(w Word) bool { return w.Content }) {
		for i := range q.Words {
			q.Words[i].Content = true
		}
	}
	return q
}

func (b *queryBuilder) add(p piece) {
	switch p.kind {
	case pieceWord:
		if p.compound != compoundNone && utf8.RuneCountInString(p.text) < 2 {
			return
		}
		content := isContentWord(p.text) &&
			(p.compound == compoundNone || p.compound == compoundWords && !strings.ContainsFunc(p.text, unicode.IsDigit))
		b.word(p.text, content, Form{encodeTerm("", p.text), 1}, Form{encodeTerm(markStem, baseForm(p.text)), baseWeight})
	case pieceWhole:
		b.word(p.text, true, Form{encodeTerm(markWhole, p.text), 1})
	case pieceSymbol:
		b.word(p.text, false, Form{encodeTerm(markSymbol, p.text), 1})
	case pieceRun:
		b.run([]rune(p.text))
	}
}

func (b *queryBuilder) run(runes []rune) {
	if len(runes) == 1 {
		text := string(runes)
		b.word(text, isContentRune(runes[0]), Form{encodeTerm("", text), 1}, Form{encodeTerm(markRune, text), baseWeight})
		return
	}
	run := make([]int, 0, len(runes)-1)
	for i := range len(runes) - 1 {
		bigram := string(runes[i : i+2])
		run = append(run, b.word(bigram, isContentBigram(runes, i), Form{encodeTerm("", bigram), 1}))
	}
	if len(run) > 1 {
		b.runs = append(b.runs, run)
	}
}

// word adds a word or, if its base is there already, its forms to that.
func (b *queryBuilder) word(text string, content bool, forms ...Form) int {
	base := forms[len(forms)-1].Term
	i, known := b.index[base]
	if !known {
		i = len(b.words)
		b.index[base] = i
		b.words = append(b.words, Word{Text: text, Content: content, Forms: forms})
		return i
	}
	w := &b.words[i]
	w.Content = w.Content || content
	for _, f := range forms {
		if !slices.ContainsFunc(w.Forms, func(have Form) bool { return have.Term == f.Term }) {
			w.Forms = slices.Insert(w.Forms, 0, f)
		}
	}
	return i
}

// capped keeps the MaxQueryWords most telling words, and the runs that are still
// complete.
func (b *queryBuilder) capped() Query {
	if len(b.words) <= MaxQueryWords {
		return Query{Words: b.words, Runs: b.runs}
	}
	order := make([]int, len(b.words))
	lengths := make([]int, len(b.words))
	for i, w := range b.words {
		order[i], lengths[i] = i, utf8.RuneCountInString(w.Text)
	}
	slices.SortStableFunc(order, func(x, y int) int {
		if cx, cy := b.words[x].Content, b.words[y].Content; cx != cy {
			if cx {
				return -1
			}
			return 1
		}
		return cmp.Compare(lengths[y], lengths[x])
	})
	kept := order[:MaxQueryWords]
	slices.Sort(kept)
	place := make(map[int]int, len(kept))
	q := Query{Words: make([]Word, 0, len(kept))}
	for i, old := range kept {
		place[old] = i
		q.Words = append(q.Words, b.words[old])
	}
	for _, run := range b.runs {
		moved := make([]int, 0, len(run))
		for _, old := range run {
			if i, ok := place[old]; ok {
				moved = append(moved, i)
			}
		}
		if len(moved) == len(run) {
			q.Runs = append(q.Runs, moved)
		}
	}
	return q
}

// Bases returns the base terms of the words, in their order: the terms whose
// document frequencies Stats needs for this query.
func (q Query) Bases() []string {
	terms := make([]string, len(q.Words))
	for i, w := range q.Words {
		terms[i] = w.Base()
	}
	return terms
}
