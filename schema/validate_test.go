package schema_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"brain/schema"
)

func TestValidateType(t *testing.T) {
	o := newOntology(t, library(t))
	require.NoError(t, o.ValidateType("reader", ""))
	require.NoError(t, o.ValidateType("reader", "adult"))
	for _, c := range []struct{ typ, subtype, message string }{
		{"reeder", "", `unknown object type "reeder"; nearest: reader`},
		{"Reader", "", `unknown object type "Reader"; nearest: reader`},
		{"book club", "", `unknown object type "book club"; nearest: book_club, book`},
		{"borrower", "", `unknown object type "borrower"`},
		{"", "", `unknown object type ""`},
		{"reader", "adults", `unknown subtype "adults" of reader; nearest: adult`},
		{"book", "novel", `unknown subtype "novel" of book`},
		{strings.Repeat("x", 5000), "", `unknown object type "` + strings.Repeat("x", 80) + `…"`},
	} {
		err := o.ValidateType(c.typ, c.subtype)
		var unknown *schema.UnknownTermError
		require.ErrorAs(t, err, &unknown)
		require.Equal(t, c.message, err.Error())
	}
}

func TestValidateLink(t *testing.T) {
	o := newOntology(t, library(t))
	for _, c := range []struct {
		link, from, to string
		reversed       bool
	}{
		{"borrowed", "reader", "book", false},
		{"borrowed", "book_club", "book", false},
		{"lent_to", "book", "reader", true},
		{"reads_with", "reader", "reader", false},
		{"cites", "reader", "book", false},
		{"cites", "book", "book", false},
	} {
		link, reversed, err := o.ValidateLink(c.link, c.from, c.to)
		require.NoError(t, err)
		require.Equal(t, c.reversed, reversed)
		if !reversed {
			require.Equal(t, c.link, link.Name)
		} else {
			require.Equal(t, c.link, link.Inverse)
		}
	}
	for _, c := range []struct{ link, from, to, message string }{
		{"borowed", "reader", "book", `unknown link type "borowed"; nearest: borrowed`},
		{"lend_to", "book", "reader", `unknown link type "lend_to"; nearest: lent_to`},
		{"borrowed", "raeder", "book", `unknown object type "raeder"; nearest: reader`},
		{"borrowed", "reader", "bok", `unknown object type "bok"; nearest: book`},
		{"borrowed", "book", "reader", `link borrowed: got "book to reader", expected borrower to book; nearest: lent_to`},
		{"lent_to", "reader", "book", `link lent_to: got "reader to book", expected book to borrower; nearest: borrowed, cites`},
		{"reads_with", "reader", "book", `link reads_with: got "reader to book", expected reader to reader; nearest: borrowed, cites`},
		{"cites", "book", "reader", `link cites: got "book to reader", expected any type to book; nearest: lent_to`},
	} {
		_, _, err := o.ValidateLink(c.link, c.from, c.to)
		require.EqualError(t, err, c.message)
	}
}

func TestValidateKind(t *testing.T) {
	o := newOntology(t, library(t))
	for family, kinds := range map[schema.Family][]string{
		schema.Fact: {"fact", "event", "preference", "commitment", "belief"},
		schema.Take: {"take", "prediction", "bet", "hunch", "review"},
	} {
		for _, kind := range kinds {
			k, err := o.ValidateKind(kind, family)
			require.NoError(t, err)
			require.Equal(t, kind, k.Name)
		}
	}
	for _, c := range []struct {
		kind    string
		family  schema.Family
		message string
	}{
		{"preferense", schema.Fact, `unknown claim kind "preferense" of FACT; nearest: preference`},
		{"reviews", schema.Take, `unknown claim kind "reviews" of TAKE; nearest: review`},
		{"bet", schema.Fact, `claim kind: got "bet", expected a kind of the family FACT: belief, commitment, event, fact, preference`},
		{"bet", "FACTS", `unknown claim family "FACTS"; nearest: FACT`},
		{"bet", "", `unknown claim family ""`},
	} {
		_, err := o.ValidateKind(c.kind, c.family)
		require.EqualError(t, err, c.message)
	}
}

func TestValidateEventTypeAndTakeDomain(t *testing.T) {
	o := newOntology(t, library(t))
	require.NoError(t, o.ValidateEventType("reading"))
	require.EqualError(t, o.ValidateEventType("readings"), `unknown event type "readings"; nearest: reading`)
	require.NoError(t, o.ValidateTakeDomain("prize_outcome"))
	require.EqualError(t, o.ValidateTakeDomain("price_outcome"), `unknown take domain "price_outcome"; nearest: prize_outcome`)
}

func TestNearest(t *testing.T) {
	candidates := []string{"works_at", "works_on", "founded", "mentions", "works_at"}
	require.Equal(t, []string{"works_on", "works_at"}, schema.Nearest("works_in", candidates))
	require.Equal(t, []string{"founded"}, schema.Nearest("found", candidates))
	require.Empty(t, schema.Nearest("zzz", candidates))
	require.Empty(t, schema.Nearest("", candidates))
	require.Empty(t, schema.Nearest(strings.Repeat("works_at", 1000), candidates))
}
