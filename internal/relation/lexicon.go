package relation

import (
	"cmp"
	"slices"
	"strings"

	"brain/internal/text"
)

const (
	// maxGap is how many words may stand inside of a phrase before one of its function
	// words ("founder and CEO of", "founded in 2021 by"), maxContentGap before another.
	maxGap        = 3
	maxContentGap = 1
)

// Lexicon finds the words of a vocabulary in texts. It may be used at the same time.
type Lexicon struct {
	links map[string]*Link
	// phrases are keyed by their first word; runs are those of scripts without spaces.
	phrases map[string][]phrase
	runs    []phrase
	types   map[string][]string
	// typeForms are the words that mean a type as they are spelled: "funds" is one,
	// "funded" is none, though both have one base form.
	typeForms map[string]bool
	typeRun   []typeRun
	actors    []string
}

// phrase is a row of words that names links.
type phrase struct {
	words []word
	run   string
	means []Meaning
	// weak is set on a phrase without its function words.
	weak bool
	// noun is set on a phrase that a function word but "by" ends, with it or without
	// it, and that no verb begins: it can name who is related ("investor in").
	noun bool
	// plain is set on a phrase that is one word, and not one of the link's own name:
	// enough to tell what a question may mean, not what a sentence says.
	plain bool
}

type word struct {
	base    string
	content bool
}

// Meaning is one reading of a phrase.
type Meaning struct {
	Link string
	// Inverse says that the phrase reads the link from its end.
	Inverse bool
}

// typeRun is a word for a type in a script without spaces.
type typeRun struct{ run, name string }

// New makes the lexicon of a vocabulary.
func New(v Vocabulary) *Lexicon {
	l := &Lexicon{links: map[string]*Link{}, phrases: map[string][]phrase{}, types: map[string][]string{}, typeForms: map[string]bool{}}
	for i := range v.Links {
		link := &v.Links[i]
		l.links[link.Name] = link
		for _, p := range link.Phrases {
			l.learn(p, Meaning{Link: link.Name}, link)
		}
		for _, p := range link.Inverse {
			l.learn(p, Meaning{Link: link.Name, Inverse: !link.Symmetric}, link)
		}
	}
	for _, t := range v.Types {
		if t.Acts {
			l.actors = append(l.actors, t.Name)
		}
		for _, w := range slices.Concat([]string{t.Name}, t.Words, t.Subtypes) {
			l.learnType(w, t.Name)
		}
	}
	slices.SortStableFunc(l.runs, func(a, b phrase) int { return cmp.Compare(len(b.run), len(a.run)) })
	slices.SortStableFunc(l.typeRun, func(a, b typeRun) int { return cmp.Compare(len(b.run), len(a.run)) })
	return l
}

// learn enters a phrase and, of a telling link, the phrase without its function words.
func (l *Lexicon) learn(said string, m Meaning, link *Link) {
	norm := text.Normalize(said)
	spans := text.Spans(norm)
	if len(spans) == 0 {
		return
	}
	if slices.ContainsFunc(spans, func(s text.Span) bool { return s.Run }) {
		for i := range l.runs {
			if l.runs[i].run == norm {
				l.runs[i].means = append(l.runs[i].means, m)
				return
			}
		}
		l.runs = append(l.runs, phrase{run: norm, means: []Meaning{m}})
		return
	}
	var words, content []word
	for _, s := range spans {
		w := word{s.Base, s.Content}
		words = append(words, w)
		if s.Content {
			content = append(content, w)
		}
	}
	noun := !words[len(words)-1].content && words[len(words)-1].base != "by" && !isVerb(norm[spans[0].Start:spans[0].End])
	if len(content) == 0 {
		return // function words name nothing
	}
	l.enter(phrase{words: words, means: []Meaning{m}, noun: noun, plain: len(words) == 1 && !link.called(words[0].base)})
	if link.telling() && len(content) > 0 && len(content) < len(words) {
		l.enter(phrase{words: content, means: []Meaning{m}, weak: true, noun: noun})
	}
}

// isVerb tells the forms of English verbs that no noun has.
func isVerb(word string) bool { return strings.HasSuffix(word, "ed") || strings.HasSuffix(word, "ing") }

func (l *Lexicon) enter(p phrase) {
	first := p.words[0].base
	for i := range l.phrases[first] {
		known := &l.phrases[first][i]
		if slices.Equal(known.words, p.words) {
			known.weak, known.noun, known.plain = known.weak && p.weak, known.noun && p.noun, known.plain && p.plain
			if !slices.Contains(known.means, p.means[0]) {
				known.means = append(known.means, p.means[0])
			}
			return
		}
	}
	l.phrases[first] = append(l.phrases[first], p)
}

func (l *Lexicon) learnType(said, name string) {
	norm := text.Normalize(strings.ReplaceAll(said, "_", " "))
	spans := text.Spans(norm)
	if len(spans) == 0 {
		return
	}
	if slices.ContainsFunc(spans, func(s text.Span) bool { return s.Run }) {
		l.typeRun = append(l.typeRun, typeRun{norm, name})
		return
	}
	bases := make([]string, len(spans))
	for i, s := range spans {
		bases[i] = s.Base
	}
	if stem, isY := strings.CutSuffix(norm, "y"); isY {
		l.typeForms[stem+"ies"] = true
	}
	l.typeForms[norm], l.typeForms[norm+"s"], l.typeForms[norm+"es"] = true, true, true
	key := strings.Join(bases, " ")
	if !slices.Contains(l.types[key], name) {
		l.types[key] = append(l.types[key], name)
	}
}
