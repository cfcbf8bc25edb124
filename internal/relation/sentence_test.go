package relation_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"brain/internal/relation"
)

func TestStatements(t *testing.T) {
	l := relation.New(vocabulary())
	for _, c := range []struct {
		page, sentence string
		want           []string // "from link to", by index of the anchor, "page" for the page
	}{
		{"person", "Dana is the founder and CEO of c[Acme].", []string{"page founded 0", "page works_at 0"}},
		{"person", "She is an engineer at c[Acme].", []string{"page works_at 0"}},
		{"company", "Acme was founded in 2021 by p[Dana].", []string{"0 founded page"}},
		{"company", "p[Dana] and p[Eve] founded it.", []string{"0 founded page", "1 founded page"}},
		{"company", "It is backed by c[North Fund], p[Dana] and p[Eve].", []string{"0 invested_in page", "1 invested_in page", "2 invested_in page"}},
		{"company", "Acme invested in c[Bolt].", []string{"page invested_in 0"}},
		{"company", "c[Bolt] invested in Acme.", []string{"0 invested_in page"}},
		{"event", "It was attended by p[Dana], p[Eve] and others.", []string{"0 attended page", "1 attended page"}},
		{"event", "p[Dana] founded c[Acme].", []string{"0 founded 1"}},
		{"company", "The round brought investors such as p[Dana] in.", nil}, // "investor in" lacks its "in" before the anchor
		{"company", "Acme의 창업 멤버 p[다나]", []string{"0 founded page"}},
		{"company", "p[다나]가 창업했다.", []string{"0 founded page"}},
		{"company", "p[王伟]创立了公司。", []string{"0 founded page"}},
		{"concept", "It is part of i[Growth].", []string{"page part_of 0"}},
		// What is denied, was, or is somebody else's is not stated.
		{"person", "Dana did not invest in c[Acme].", nil},
		{"person", "The former CEO of c[Acme] came too.", nil},
		{"person", "She left c[Acme]; later she founded something else.", nil},
		{"concept", "As part of the plan, c[Acme] grew.", nil},
		{"concept", "c[Acme] built a tool.", nil},
		{"person", "She built a tool for c[Acme].", nil},
		{"person", "She likes c[Acme].", nil},
	} {
		norm, names := asked(c.sentence)
		anchors := make([]relation.Anchor, len(names))
		for i, n := range names {
			anchors[i] = relation.Anchor(n)
		}
		var got []string
		for _, s := range l.Statements(norm, c.page, anchors) {
			got = append(got, fmt.Sprintf("%s %s %s", end(s.From), s.Link, end(s.To)))
		}
		require.Equal(t, c.want, got, "on a page of %s: %s", c.page, c.sentence)
	}
}

func end(i int) string {
	if i == relation.Page {
		return "page"
	}
	return fmt.Sprint(i)
}

func TestNormalizeKeepsPlaces(t *testing.T) {
	const said = "  The ﬁrm  ACME\u200b\tand  Ｂｏｌｔ."
	place := func(piece string) [2]int {
		return [2]int{strings.Index(said, piece), strings.Index(said, piece) + len(piece)}
	}
	norm, places := relation.Normalize(said, [][2]int{place("ACME"), place("Ｂｏｌｔ")})
	require.Equal(t, "the firm acme and bolt.", norm)
	require.Equal(t, "acme", norm[places[0][0]:places[0][1]])
	require.Equal(t, "bolt", norm[places[1][0]:places[1][1]])
}
