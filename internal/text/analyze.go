package text

import (
	"slices"
	"strings"
)

// A Token is one term of a document.
type Token struct {
	// Term is what engines index and compare; see MaxTermBytes for its length.
	Term string
	// Aux is set on an additional form of a word: it can be found, but the length
	// of a document does not count it. The term's own spelling says so.
	Aux bool
	// Pos is the place in the text: each word has its own, auxiliary forms share
	// that of their word; in a run of a script without spaces each character has
	// one, and a bigram has that of its first.
	Pos int
}

// Analyze returns the tokens of a document's text in reading order; of any
// input, also one that is not UTF-8. Nothing is left out as a stop-word. A word
// gives itself and, auxiliary, its base form (diacritics folded, English stem); a
// word in camelCase also the base forms of its parts; a compound its words and, auxiliary,
// itself; a run in a script without spaces its overlapping bigrams and,
// auxiliary, each of its characters; free-standing signs are auxiliary.
func Analyze(s string) []Token {
	// Most English words give two tokens for six bytes.
	terms := make([]string, 0, len(s)/3+1)
	add := func(term string) { terms = append(terms, term) }
	pieces(s, func(p piece) {
		switch p.kind {
		case pieceWord:
			add(encodeTerm("", p.text))
			add(encodeTerm(markStem, baseForm(p.text)))
			for _, hump := range p.humps {
				add(encodeTerm(markStem, baseForm(hump)))
			}
		case pieceWhole:
			add(encodeTerm(markWhole, p.text))
		case pieceSymbol:
			add(encodeTerm(markSymbol, p.text))
		case pieceRun:
			runTerms(p.text, add)
		}
	})
	return place(terms)
}

// Words returns the terms of Analyze that are not auxiliary, in reading order.
func Words(s string) []string {
	terms := make([]string, 0, len(s)/6+1)
	pieces(s, func(p piece) {
		switch p.kind {
		case pieceWord:
			terms = append(terms, encodeTerm("", p.text))
		case pieceRun:
			runes := []rune(p.text)
			if len(runes) == 1 {
				terms = append(terms, encodeTerm("", p.text))
			}
			for i := range len(runes) - 1 {
				terms = append(terms, encodeTerm("", string(runes[i:i+2])))
			}
		}
	})
	return terms
}

// WordsOf returns the words among tokens in the form of EncodeTokens.
func WordsOf(stored string) []string {
	return slices.DeleteFunc(strings.Fields(stored), isAux)
}

func runTerms(run string, add func(string)) {
	runes := []rune(run)
	if len(runes) == 1 {
		add(encodeTerm("", run))
	}
	for i, r := range runes {
		if i+1 < len(runes) {
			add(encodeTerm("", string(runes[i:i+2])))
		}
		add(encodeTerm(markRune, string(r)))
	}
}

// place makes tokens of terms. Places follow from the terms alone, so that the
// stored form needs no more than them.
func place(terms []string) []Token {
	tokens := make([]Token, len(terms))
	var at placer
	for i, term := range terms {
		tokens[i] = Token{Term: term, Aux: isAux(term), Pos: at.next(term)}
	}
	return tokens
}

// A placer gives each term of a sequence its place. A place holds at most one word or bigram, then
// at most one character of a run: the last character of a run therefore has a
// place without a bigram, and two runs never look like one.
type placer struct {
	pos              int
	hasWord, hasRune bool
}

func (p *placer) next(term string) int {
	isRune := strings.HasPrefix(term, markRune)
	switch {
	case isRune && p.hasRune, !isRune && !isAux(term) && (p.hasWord || p.hasRune):
		p.pos++
		p.hasWord, p.hasRune = false, false
	}
	if isRune {
		p.hasRune = true
	} else if !isAux(term) {
		p.hasWord = true
	}
	return p.pos
}

// EncodeTokens returns the stored form of tokens: their terms, separated by one space
// each. An engine indexes it by white space; the service scores from it.
func EncodeTokens(tokens []Token) string {
	var b strings.Builder
	for i, t := range tokens {
		if i > 0 {
			b.WriteByte(' ')
		}
		b.WriteString(t.Term)
	}
	return b.String()
}

// DecodeTokens is the inverse of EncodeTokens for tokens made by Analyze.
func DecodeTokens(stored string) []Token {
	return place(strings.Fields(stored))
}
