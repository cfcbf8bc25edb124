package pattern_test

import (
	"errors"
	"testing"

	"github.com/stretchr/testify/require"

	"brain/graph/pattern"
)

// No text makes the parser or the checker panic, every error has a place inside
// the text, and the canonical form of what parses is stable.
func FuzzParse(f *testing.F) {
	for _, table := range [][]badQuery{syntaxErrors(), unsupported(), unknownTerms(), brokenRules(), brokenInternally()} {
		for _, c := range table {
			f.Add(c.text)
		}
	}
	f.Add("MATCH (p:Company)<-[w:WORKS_AT]-(q:Person) WHERE NOT (p)-->() AND w.weight >= 0.5 RETURN DISTINCT p.slug, count(*) AS n ORDER BY n DESC SKIP 1 LIMIT $n")
	cat := testCatalogue(f, pattern.Public)
	f.Fuzz(func(t *testing.T, text string) {
		q, err := pattern.Parse(text)
		if err != nil {
			var s *pattern.SyntaxError
			var u *pattern.UnsupportedError
			require.True(t, errors.As(err, &s) && s.Line > 0 && s.Column > 0 || errors.As(err, &u) && u.Line > 0 && u.Column > 0, "%v", err)
			return
		}
		canonical := pattern.Format(q)
		if len(canonical) <= pattern.MaxText {
			again, err := pattern.Parse(canonical)
			require.NoError(t, err, canonical)
			require.Equal(t, canonical, pattern.Format(again))
		}
		plan, err := pattern.Compile(cat, text)
		if err == nil {
			wellFormed(t, text, plan)
		}
	})
}
