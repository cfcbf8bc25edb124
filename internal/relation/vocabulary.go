package relation

import (
	"slices"
	"strings"

	"brain/internal/text"
)

// Vocabulary is what relations are read by.
type Vocabulary struct {
	Types []Type
	Links []Link
}

// Type is an object type.
type Type struct {
	// Name is its name.
	Name string
	// Words are the words by which a text means it, in any language.
	Words []string
	// Subtypes are its subtypes, whose names mean the type too.
	Subtypes []string
	// Acts says that "who" may ask for its pages.
	Acts bool
}

// Link is a link type.
type Link struct {
	// Name is its name.
	Name string
	// From and To name the object types at its ends; nil means any.
	From, To []string
	// Symmetric says that it has no direction.
	Symmetric bool
	// Phrases name it as its start says it (founded, founder of), Inverse as its end
	// does (founded by); in any language.
	Phrases, Inverse []string
}

// end gives the types at the start of the link, or at its end.
func (l *Link) end(start bool) []string {
	if start {
		return l.From
	}
	return l.To
}

// telling says that the link's ends tell it from others: a link that may join
// anything is named by words that mean much else.
func (l *Link) telling() bool { return len(l.From) > 0 || len(l.To) > 0 }

// called says that a word, by base form, is one of the link's own name.
func (l *Link) called(base string) bool {
	return slices.ContainsFunc(text.Spans(strings.ReplaceAll(l.Name, "_", " ")), func(s text.Span) bool { return s.Base == base })
}

// meet gives the types in both lists, of which nil means any; ok is false if there are none.
func meet(a, b []string) (both []string, ok bool) {
	switch {
	case a == nil:
		return b, true
	case b == nil:
		return a, true
	}
	for _, t := range a {
		if slices.Contains(b, t) {
			both = append(both, t)
		}
	}
	return both, len(both) > 0
}
