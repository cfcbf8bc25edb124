package main

import (
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/require"
)

func TestTextsAreTheSameForTheSameSeed(t *testing.T) {
	a, b, other := newWriter(3), newWriter(3), newWriter(4)
	differs := false
	for n := range 40 {
		text := a.text(n, 20)
		require.Equal(t, text, b.text(n, 20))
		require.True(t, utf8.ValidString(text))
		require.NotEmpty(t, text)
		differs = differs || text != other.text(n, 20)
	}
	require.True(t, differs, "the seed has no effect")
}

func TestWordsOfALanguageDiffer(t *testing.T) {
	for _, l := range languages() {
		t.Run(l.name, func(t *testing.T) {
			ranks := map[string]int{}
			for rank := range vocabulary {
				word := l.word(rank)
				if other, taken := ranks[word]; taken {
					t.Fatalf("ranks %d and %d are both %q", other, rank, word)
				}
				ranks[word] = rank
			}
		})
	}
}

func TestWordsFollowZipf(t *testing.T) {
	w := newWriter(1)
	l := w.language(0)
	counts := map[string]int{}
	const words = 20_000
	for range words / 10 {
		for _, word := range strings.Fields(w.phrase(l, 10)) {
			counts[word]++
		}
	}
	first, rare := counts[l.word(0)], 0
	for word, n := range counts {
		if n == 1 && word != l.word(0) {
			rare++
		}
	}
	require.Greater(t, first, 10*counts[l.word(200)], "the first word is far more frequent than the 200th")
	require.Greater(t, rare, 500, "many words occur once")
}

func TestTitlesAreUnique(t *testing.T) {
	w := newWriter(1)
	seen := map[string]bool{}
	for n := range 30_000 {
		title := w.title(n)
		require.False(t, seen[title], title)
		seen[title] = true
	}
}
