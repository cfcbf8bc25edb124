package schema

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
	"unicode/utf8"

	"github.com/agnivade/levenshtein"
)

// TermKind names what kind of term an error speaks of.
type TermKind string

// The kinds of terms.
const (
	KindObjectType TermKind = "object type"
	KindSubtype    TermKind = "subtype"
	KindLinkType   TermKind = "link type"
	KindClaimKind  TermKind = "claim kind"
	KindFamily     TermKind = "claim family"
	KindProperty   TermKind = "property"
	KindEventType  TermKind = "event type"
	KindTakeDomain TermKind = "take domain"
)

// UnknownTermError says that a name is not an installed term.
type UnknownTermError struct {
	// Kind is the kind of term that was looked for.
	Kind TermKind
	// Name is the name as it was given.
	Name string
	// Within is the term that would have to declare it, such as the object type of a property; often empty.
	Within string
	// Nearest holds at most three installed names like it, best first.
	Nearest []string
}

// Error names the term and its nearest installed names.
func (e *UnknownTermError) Error() string {
	var b strings.Builder
	fmt.Fprintf(&b, "unknown %s %s", e.Kind, quote(e.Name))
	if e.Within != "" {
		fmt.Fprintf(&b, " of %s", e.Within)
	}
	writeNearest(&b, e.Nearest)
	return b.String()
}

// ConstraintError says that known terms are combined, or a value is formed, in a way the ontology does not allow.
type ConstraintError struct {
	// Field is what was refused: "link works_at", "property deal.amount".
	Field string
	// Got is the offending value, as given.
	Got string
	// Want says what was expected.
	Want string
	// Nearest holds at most three valid alternatives, best first.
	Nearest []string
}

// Error names the field, what was given, what was expected and the nearest valid values.
func (e *ConstraintError) Error() string {
	var b strings.Builder
	fmt.Fprintf(&b, "%s: got %s, expected %s", e.Field, quote(e.Got), e.Want)
	writeNearest(&b, e.Nearest)
	return b.String()
}

func writeNearest(b *strings.Builder, names []string) {
	if len(names) > 0 {
		b.WriteString("; nearest: " + strings.Join(names, ", "))
	}
}

// maxQuoted bounds what of a hostile value is repeated in a message, in runes.
const maxQuoted = 80

func quote(s string) string {
	if utf8.RuneCountInString(s) > maxQuoted {
		s = string([]rune(s)[:maxQuoted]) + "…"
	}
	return fmt.Sprintf("%q", s)
}

// maxNearest is the number of alternatives an error offers.
const maxNearest = 3

// Nearest returns at most three of the candidates that a writer of name may
// have meant, best first: by edit distance (Levenshtein, on the lower-cased
// words joined by underscores), at most two fifths of the longer word or 2,
// whichever is more, then by name. A candidate that begins with name, or is its beginning,
// is near too. Names over 96 bytes have no near names.
func Nearest(name string, candidates []string) []string {
	if name == "" || len(name) > 2*MaxNameBytes {
		return nil
	}
	type near struct {
		name     string
		distance int
	}
	folded := fold(name)
	var found []near
	for _, c := range candidates {
		other := fold(c)
		d := levenshtein.ComputeDistance(folded, other)
		longer := max(utf8.RuneCountInString(folded), utf8.RuneCountInString(other))
		prefix := len(folded) >= 3 && len(other) >= 3 && (strings.HasPrefix(other, folded) || strings.HasPrefix(folded, other))
		if (d < longer && d <= max(2, longer*2/5)) || prefix {
			found = append(found, near{c, d})
		}
	}
	slices.SortFunc(found, func(a, b near) int {
		return cmp.Or(cmp.Compare(a.distance, b.distance), cmp.Compare(a.name, b.name))
	})
	var out []string
	for _, n := range found {
		if !slices.Contains(out, n.name) {
			out = append(out, n.name)
		}
		if len(out) == maxNearest {
			break
		}
	}
	return out
}

func distance(a, b string) int { return levenshtein.ComputeDistance(fold(a), fold(b)) }

func fold(s string) string {
	return strings.Map(func(r rune) rune {
		if r == ' ' || r == '-' {
			return '_'
		}
		return r
	}, strings.ToLower(s))
}
