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
		want           []string // "from link to", by index of the anchor, "page" for the page, whose title is Acme or Dana
	}{
		{"person", "Dana is the founder and CEO of c[Acme].", []string{"page founded 0", "page works_at 0"}},
		{"person", "She is an engineer at c[Acme].", []string{"page works_at 0"}},
		{"person", "Engineer at c[Acme]", []string{"page works_at 0"}},
		{"company", "Acme was founded in 2021 by p[Dana].", []string{"0 founded page"}},
		{"company", "The company is backed by c[North Fund], p[Dana] and p[Eve].", []string{"0 invested_in page", "1 invested_in page", "2 invested_in page"}},
		{"company", "Acme invested in c[Bolt].", []string{"page invested_in 0"}},
		{"company", "c[Bolt] invested in c[Acme].", []string{"0 invested_in 1"}},
		{"event", "It was attended by p[Dana], p[Eve] and others.", []string{"0 attended page", "1 attended page"}},
		{"event", "p[Dana] is the founder of c[Acme].", []string{"0 founded 1"}},
		{"concept", "p[Dana] and p[Eve] work at c[Acme].", []string{"0 works_at 2", "1 works_at 2"}},
		// What is denied, asked, hoped, was, or somebody else's is not stated.
		{"person", "Dana did not invest in c[Acme].", nil},
		{"person", "Dana isn't an advisor to c[Acme].", nil},
		{"person", "It is false that Dana is an advisor to c[Acme].", nil},
		{"person", "The former CEO of c[Acme] came too.", nil},
		{"person", "She left c[Acme]; later she founded something else.", nil},
		{"person", "Dana resigned as CEO of c[Acme].", nil},
		{"person", "Dana might invest in c[Acme].", nil},
		{"person", "Dana to invest in c[Acme].", nil},
		{"person", "Dana plans to invest in c[Acme].", nil},
		{"person", "Is Dana the founder of c[Acme]?", nil},
		{"person", "TODO: ask whether Dana works at c[Acme].", nil},
		{"person", "Dana's brother is the founder of c[Acme].", nil},
		// What stands inside of a phrase may turn it.
		{"person", "Dana advises the founder of c[Acme].", nil},
		{"person", "Dana works with the founder of c[Acme].", nil},
		{"person", "Dana backs the founder of c[Acme].", nil},
		{"person", "Dana is an advisor to the CEO of c[Acme].", nil},
		{"person", "Dana is with the founder of c[Acme].", nil},
		{"person", "Dana, with the founder of c[Acme].", nil},
		{"person", "Dana advises clients of c[Acme].", nil},
		{"person", "Dana invested nothing in c[Acme].", nil},
		{"person", "Dana invested zero dollars in c[Acme].", nil},
		{"person", "Dana invested time in c[Acme].", nil},
		{"person", "Dana is the founder and the enemy of c[Acme].", nil},
		{"person", "Dana invested $5 million in c[Acme].", []string{"page invested_in 0"}},
		{"person", "Dana personally invested early in 2021 in c[Acme].", nil},
		{"person", "Dana is the founder and managing partner of c[Acme].", []string{"page founded 0"}},
		{"company", "Acme was founded in Delaware by p[Dana].", []string{"0 founded page"}},
		{"person", "Dana interviewed the CEO of c[Acme].", nil},
		{"person", "Dana met p[Eve] and her husband, who works at c[Bolt].", nil},
		{"person", "Dana, who is married to the founder of c[Iris], works at c[Jolt].", nil},
		{"concept", "According to p[Bob], p[Carol] works at c[Ember].", nil},
		{"concept", "Thanks to p[Bob], p[Carol] works at c[Ember].", nil},
		{"concept", "c[North Fund] invested in Lumen but c[Backed] passed on Lumen.", nil},
		{"person", "Dana는 c[Acme]에 투자하지 않았다.", nil},
		{"person", "Dana는 c[Acme]의 전 직원이다.", nil},
		{"person", "Dana没有投资c[Acme]。", nil},
		{"person", "Dana不是c[Acme]的创始人。", nil},
		{"person", "c[North Fund]가 c[Bolt]에 투자했다.", []string{"0 invested_in 1"}},
		{"person", "c[North Fund]와 p[Eve]는 2024년 3월에 c[Bolt]와 c[Iris]에 투자했습니다.", []string{"0 invested_in 2", "0 invested_in 3", "1 invested_in 2", "1 invested_in 3"}},
		{"company", "c[Bolt]에 투자했다.", []string{"page invested_in 0"}},
		{"company", "Acme는 c[Bolt]에 투자했다.", []string{"page invested_in 0"}},
		{"company", "2024년 c[Bolt]에 투자했다.", []string{"page invested_in 0"}},
		{"person", "그녀는 c[Acme]에서 근무한다.", []string{"page works_at 0"}},
		{"person", "Dana는 e[Launch]에 참석했다", []string{"page attended 0"}},
		{"person", "Dana는 c[Acme]의 자문이다.", []string{"page advises 0"}},
		{"company", "p[Dana]가 c[Acme]를 창업했다.", []string{"0 founded 1"}},
		{"person", "Dana는 c[Acme]에서 근무했다.", nil},
		{"company", "Acme는 c[Bolt]에서 투자했다.", nil},
		{"company", "Acme는 c[Bolt]와 투자했다.", nil},
		{"company", "Acme는 c[Bolt]에 투자했다고 한다.", nil},
		{"company", "Acme는 c[Bolt]에 투자했다는 소문이 있다.", nil},
		{"company", "Acme는 c[Bolt]에 투자한다면 좋겠다.", nil},
		{"company", "Acme는 c[Bolt]에 투자 예정이다.", nil},
		{"company", "Acme는 c[Bolt]의 경쟁사에 투자했다.", nil},
		{"company", "Acme의 창업자는 c[Bolt]에 투자했다.", nil},
		{"company", "p[Eve]에 따르면 Acme는 c[Bolt]에 투자했다.", nil},
		{"company", "c[Iris]가 성장하자 c[North Fund]는 c[Bolt]에 투자했다.", nil},
		{"company", "만약 c[North Fund]가 c[Bolt]에 투자했다.", nil},
		{"person", "Dana는 c[Acme]의 직원의 친구다.", nil},
		{"concept", "c[North Fund] invested in c[Acme]'s rival.", nil},
		{"concept", "c[North Fund] invested in c[Bolt] and c[Acme]'s rival.", []string{"0 invested_in 1"}},
		{"concept", "p[Dana] founded c[Acme] Watch, a blog.", nil},
		{"concept", "p[Dana] founded c[Acme] in 2019.", []string{"0 founded 1"}},
		{"concept", "p[Eve] and the founder of c[Acme] talked.", nil},
		{"concept", "p[Dana] worked at c[Acme].", nil},
		{"concept", "p[Dana] had been an engineer at c[Acme].", nil},
		{"concept", "Fake news: c[North Fund] invested in c[Acme].", nil},
		{"concept", "c[North Fund] invested in c[Acme]; this is untrue.", nil},
		{"concept", "c[红石]投资了c[蓝海]。", []string{"0 invested_in 1"}},
		{"concept", "c[红石]想投资c[蓝海]。", nil},
		{"concept", "据传c[红石]投资了c[蓝海]。", nil},
		{"concept", "c[红石]投资了c[蓝海]的竞争对手。", nil},
		{"concept", "c[红石]投资了c[蓝海]，是谣言。", nil},
		{"concept", "p[张三]是c[红石]的创始人。", []string{"0 founded 1"}},
		{"concept", "p[张三]和p[李四]是c[红石]的联合创始人", []string{"0 founded 2", "1 founded 2"}},
		{"concept", "p[张三]在c[红石]工作。", []string{"0 works_at 1"}},
		{"concept", "p[张三]任职于c[红石]。", []string{"0 works_at 1"}},
		{"concept", "c[红石]的创始人是p[张三]、p[李四]。", []string{"1 founded 0", "2 founded 0"}},
		{"concept", "c[红石]是p[张三]的雇主。", []string{"1 works_at 0"}},
		{"person", "她是c[红石]和c[蓝海]的投资人。", []string{"page invested_in 0", "page invested_in 1"}},
		{"person", "Dana是c[红石]的顾问", []string{"page advises 0"}},
		{"person", "在c[红石]任职", []string{"page works_at 0"}},
		{"company", "创始人:p[张三]", []string{"0 founded page"}},
		{"company", "公司的投资人有c[红石]和p[李四]。", []string{"0 invested_in page", "1 invested_in page"}},
		{"person", "Dana的朋友是c[红石]的创始人。", nil},
		{"person", "她认识c[红石]的创始人。", nil},
		{"person", "她想在c[红石]工作。", nil},
		{"person", "她曾在c[红石]工作。", nil},
		{"person", "据说她在c[红石]工作。", nil},
		{"person", "她是c[红石]的创始人的妻子。", nil},
		{"person", "她是c[红石]竞争对手的创始人。", nil},
		{"person", "她在c[红石]投资。", nil},
		{"concept", "c[红石]是c[蓝海]的投资。", nil},
		{"concept", "c[红石]的创始人是p[张三]的妻子。", nil},
		{"concept", "c[红石]的创始人不是p[张三]。", nil},
		{"concept", "c[红石]的创始人认识p[张三]。", nil},
		{"company", "对手的创始人是p[张三]。", nil},
		{"person", "如果她在c[红石]工作。", nil},
		{"concept", "p[张三]:c[红石]的创始人。", nil},
		{"concept", "c[에이크미]의 투자자 c[보레알]", nil},
		{"concept", "c[보레알] 투자 예정 c[에이크미]", nil},
		{"concept", "As part of the plan, c[Acme] grew.", nil},
		{"concept", "It is part of i[Growth].", nil},
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
		for _, s := range l.Statements(relation.Sentence{Text: norm, Page: c.page, Title: map[bool]string{true: "dana", false: "acme"}[c.page == "person"], Anchors: anchors}) {
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
