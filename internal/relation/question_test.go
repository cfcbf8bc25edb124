package relation_test

import (
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"brain/internal/relation"
	"brain/internal/text"
)

func TestChains(t *testing.T) {
	l := relation.New(vocabulary())
	for question, want := range map[string]string{
		// One relation, however it is put.
		"Who attended e[Demo Day]?":                       "<attended",
		"attendees of e[Demo Day]":                        "<attended",
		"What did p[Dana] found?":                         "founded",
		"Which startup was founded by p[Dana]?":           "founded",
		"The founder and CEO of c[Acme]":                  "<founded",
		"c[Acme]'s investors":                             "<invested_in",
		"Which companies has c[Acme] invested in?":        "invested_in",
		"Which companies invested in c[Acme]?":            "<invested_in",
		"Companies backed by c[Acme]":                     "invested_in",
		"Who are the rivals of c[Acme]?":                  "competes_with",
		"c[Acme]에 투자한 회사는?":                               "<invested_in",
		"c[Acme]가 투자한 회사는?":                               "invested_in",
		"哪些公司投资了c[Acme]？":                                 "<invested_in",
		"c[Acme]投资的公司":                                    "invested_in",
		"p[Dana]가 참석한 회의":                                 "attended",
		"Which companies does p[Dana] work for nowadays?": "works_at",
		// Two and three, from the nearest to the one that is asked for.
		"Who invested in companies that p[Dana] advises?":                       "advises <invested_in",
		"Investors in the companies that p[Dana] advises":                       "advises <invested_in",
		"Which meetings did the founder of c[Acme] attend?":                     "<founded attended",
		"Founders of the companies backed by p[Dana]":                           "invested_in <founded",
		"p[Dana]가 자문하는 회사에 투자한 사람":                                              "advises <invested_in",
		"p[Dana]가 자문하는 회사의 투자자는?":                                               "advises <invested_in",
		"p[Dana]가 자문하는 회사의 창업자":                                                 "advises <founded",
		"p[Dana]担任顾问的公司的投资人":                                                    "advises <invested_in",
		"p[Dana] 担任顾问的公司是谁创立的？":                                                 "advises <founded",
		"Which companies were founded by people who attended e[Demo Day]?":      "<attended founded",
		"For which firm does the founder of a company advised by p[Dana] work?": "advises <founded works_at",
		// There and back: who attended what somebody attended has met them.
		"Who met p[Dana]?":                     "attended <attended",
		"Whom has the founder of c[Acme] met?": "<founded attended <attended",
		// A relation without a word for it.
		"Which people are behind c[Acme]?":                  "any",
		"Who founded the companies discussed in i[Growth]?": "any <founded",
	} {
		norm, names := asked(question)
		chains := l.Chains(norm, names)
		require.NotEmpty(t, chains, question)
		require.Equal(t, want, shown(chains[0]), "%s: %v", question, chains)
		require.InDelta(t, 1, chains[0].Weight, 1e-9, question)
	}
}

func TestChainsOfSeveralNames(t *testing.T) {
	l := relation.New(vocabulary())
	norm, names := asked("Which companies do p[Dana], p[Eve] and p[Finn] advise?")
	chains := l.Chains(norm, names)
	require.Equal(t, []int{0, 1, 2}, chains[0].Names, "who stands together is asked for alike")

	norm, names = asked("Which investor in c[Acme] attended e[Demo Day]?")
	best := map[int]string{}
	for _, c := range l.Chains(norm, names) {
		if c.Weight == 1 {
			best[c.Names[0]] = shown(c)
		}
	}
	require.Equal(t, map[int]string{0: "<invested_in", 1: "<attended"}, best, "each name has the relation next to it")
}

func TestChainsEndAtWhatIsAskedFor(t *testing.T) {
	l := relation.New(vocabulary())
	norm, names := asked("Which fund invested in c[Acme]?")
	c := l.Chains(norm, names)[0]
	require.Equal(t, []string{"company"}, c.Hops[0].Types)
	require.False(t, c.Who)

	norm, names = asked("Who invested in c[Acme]?")
	c = l.Chains(norm, names)[0]
	require.Equal(t, []string{"person", "company"}, c.Hops[0].Types)
	require.True(t, c.Who)
}

// However many names stand in a question, it is read from few of them.
func TestChainsOfManyNames(t *testing.T) {
	l := relation.New(vocabulary())
	norm, names := asked(strings.Repeat("c[Acme] backed p[Dana], ", 100) + "who founded and advises what they invested in?")
	from := map[int]bool{}
	for _, c := range l.Chains(norm, names) {
		from[c.Names[0]] = true
	}
	require.Len(t, from, 8)
}

func TestNoChains(t *testing.T) {
	l := relation.New(vocabulary())
	for _, question := range []string{
		"", "c[Acme]", "Who did not invest in c[Acme]?", "Who didn't invest in c[Acme]?", "c[Acme]에 투자하지 않은 회사", "the weather in c[Acme]", "Who invested in companies?", "founders of startups",
		"Who invested in c[Acme]?" + strings.Repeat(" really", 1000),
	} {
		norm, names := asked(question)
		require.Empty(t, l.Chains(norm, names), question)
	}
}

// A type's name that shares its base form with a phrase means the type.
func TestWordsOfTypesAreNoPhrases(t *testing.T) {
	l := relation.New(vocabulary())
	norm, names := asked("Which funds advise c[Acme]?")
	require.Equal(t, "<advises", shown(l.Chains(norm, names)[0]))
	norm, names = asked("Who funded c[Acme]?")
	require.Equal(t, "<invested_in", shown(l.Chains(norm, names)[0]))
}

// Whatever is asked, a chain starts at names, has at most three links, each fits the
// types of the one before, and the same question is read the same.
func TestChainsFitTheOntology(t *testing.T) {
	v := vocabulary()
	l := relation.New(v)
	links := map[string]relation.Link{}
	var words []string
	for _, link := range v.Links {
		links[link.Name] = link
		words = append(words, link.Phrases...)
		words = append(words, link.Inverse...)
	}
	for _, typ := range v.Types {
		words = append(words, typ.Words...)
	}
	words = append(words, "who", "which", "of", "by", "the", "'s", "에", "的", "p[Dana]", "c[Acme]", "e[Demo Day]", "i[Growth]", "and", ".", "?", "\x00", "🙂")
	rapid.Check(t, func(t *rapid.T) {
		question := strings.Join(rapid.SliceOfN(rapid.SampledFrom(words), 1, 14).Draw(t, "words"), " ")
		norm, names := asked(question)
		chains := l.Chains(norm, names)
		require.Equal(t, chains, l.Chains(norm, names))
		for _, c := range chains {
			require.NotEmpty(t, c.Names)
			require.NotEmpty(t, c.Hops)
			require.LessOrEqual(t, len(c.Hops), relation.MaxHops)
			require.Greater(t, c.Weight, 0.0)
			require.LessOrEqual(t, c.Weight, 1.0)
			here := []string{names[c.Names[0]].Type}
			for _, h := range c.Hops {
				if h.Link != "" {
					near, far := links[h.Link].From, links[h.Link].To
					if h.Backwards {
						near, far = far, near
					}
					require.True(t, meets(here, near), "%s: %s from %v", question, shown(c), here)
					require.True(t, meets(h.Types, far), "%s: %s to %v", question, shown(c), h.Types)
				}
				here = h.Types
			}
		}
	})
}

func meets(a, b []string) bool {
	if a == nil || b == nil {
		return true
	}
	for _, x := range a {
		for _, y := range b {
			if x == y {
				return true
			}
		}
	}
	return false
}

func FuzzChains(f *testing.F) {
	l := relation.New(vocabulary())
	f.Add("Who invested in companies that Dana advises?", 38, 4)
	f.Add("Dana가 자문하는 회사", 0, 4)
	f.Fuzz(func(t *testing.T, question string, at, length int) {
		norm := text.Normalize(question)
		if at < 0 || length < 1 || at > len(norm)-length || length > len(norm) {
			return
		}
		l.Chains(norm, []relation.Name{{Start: at, End: at + length, Type: "person"}})
		l.Words(norm)
		l.Statements(relation.Sentence{Text: norm, Page: "company", Anchors: []relation.Anchor{{Start: at, End: at + length, Type: "person"}}})
	})
}
