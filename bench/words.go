package main

import (
	"math/rand/v2"
	"strings"
)

// language is how the words of a language look and how they stand in a text.
type language struct {
	name string
	// word spells the word of a rank; different ranks below vocabulary give
	// different words.
	word func(rank int) string
	// gap stands between words.
	gap string
	// end ends a sentence.
	end string
}

// vocabulary is the number of words of a language.
const vocabulary = 20_000

// languages are those of all generated texts, in turn.
func languages() []language {
	return []language{
		{name: "en", word: spelling("bdfgklmnprstvz", "aeiou"), gap: " ", end: ". "},
		{name: "ko", word: func(rank int) string { return string([]rune{hangul(rank % 397), hangul(rank / 397 * 3 % 397)}) }, gap: " ", end: ". "},
		{name: "zh", word: func(rank int) string { return string([]rune{han(rank % 2_003), han(rank/2_003*101 + 7)}) }, end: "。"},
		{name: "ja", word: func(rank int) string {
			return string([]rune{han(rank%1_999 + 2_500), han(rank/1_999*97 + 2_600)}) + string([]rune("のはをにがでと")[rank%7])
		}, end: "。"},
	}
}

// spelling makes words of three syllables, a consonant and a vowel each.
func spelling(consonants, vowels string) func(int) string {
	syllables := len(consonants) * len(vowels)
	return func(rank int) string {
		var b strings.Builder
		for range 3 {
			s := rank % syllables
			rank /= syllables
			b.WriteByte(consonants[s/len(vowels)])
			b.WriteByte(vowels[s%len(vowels)])
		}
		return b.String()
	}
}

// hangul is a syllable without a final consonant, 0 ≤ i < 399.
func hangul(i int) rune { return rune(0xAC00 + i*28) }

// han is a common ideograph, 0 ≤ i < 20,000.
func han(i int) rune { return rune(0x4E00 + i) }

// writer makes texts whose words follow Zipf's law (exponent 1.1), the same for
// the same seed.
type writer struct {
	languages []language
	random    *rand.Rand
	rank      *rand.Zipf
}

func newWriter(seed uint64) *writer {
	random := rand.New(rand.NewPCG(seed, 7))
	return &writer{languages: languages(), random: random, rank: rand.NewZipf(random, 1.1, 10, vocabulary-1)}
}

// language is that of the n-th text.
func (w *writer) language(n int) language { return w.languages[n%len(w.languages)] }

// phrase is some words in a row.
func (w *writer) phrase(l language, words int) string {
	list := make([]string, words)
	for i := range list {
		list[i] = l.word(int(w.rank.Uint64()))
	}
	return strings.Join(list, l.gap)
}

// text is the n-th text, of about the given number of words in sentences of ten.
func (w *writer) text(n, words int) string {
	l := w.language(n)
	words += w.random.IntN(words/2+1) - words/4
	var b strings.Builder
	for ; words > 0; words -= 10 {
		b.WriteString(w.phrase(l, min(words, 10)))
		b.WriteString(l.end)
	}
	return strings.TrimSpace(b.String())
}

// title is a name that only the n-th thing has: two words that are not among the
// most frequent.
func (w *writer) title(n int) string {
	l := w.language(n)
	return l.word(500+n%(vocabulary-500)) + l.gap + l.word(500+n*31%(vocabulary-500)) + " " + serial(n)
}

// serial spells a number as text analysis keeps it: one word of letters.
func serial(n int) string {
	digits := []byte{'q'}
	for range 5 {
		digits = append(digits, byte('a'+n%26))
		n /= 26
	}
	return string(digits)
}

// question is two to four words in one language.
func (w *writer) question(n int) string {
	return w.phrase(w.language(n), 2+w.random.IntN(3))
}
