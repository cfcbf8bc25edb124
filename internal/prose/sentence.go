package prose

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// maxExcerptRunes bounds an excerpt; a longer sentence is cut around the link.
const maxExcerptRunes = 300

// sentenceAt finds the sentence of s that holds the byte offset at. A sentence ends at
// a full stop of any script; a Latin one only with space behind it, so that 3.5 and
// example.org stay whole. What is further away than an excerpt reaches is left out,
// so that a paragraph of many links is not read from its start for each of them; whole
// is false then.
func sentenceAt(s string, at int) (start, end int, whole bool) {
	at = min(max(at, 0), len(s))
	from, to := around(s, at)
	start, end = from, to
	for i, r := range s[from:to] {
		i += from
		next := i + utf8.RuneLen(r)
		if r == utf8.RuneError {
			next = i + 1
		}
		if !endsSentence(r, s[next:end]) {
			continue
		}
		if next <= at {
			start = next
		} else if i >= at {
			end = next
			break
		}
	}
	return start, end, (start > from || from == 0) && (end < to || to == len(s))
}

// around is how much of s an excerpt at the byte offset at can show.
func around(s string, at int) (from, to int) {
	const reach = maxExcerptRunes * utf8.UTFMax
	from, to = max(0, at-reach), min(len(s), at+reach)
	for from > 0 && !utf8.RuneStart(s[from]) {
		from--
	}
	for to < len(s) && !utf8.RuneStart(s[to]) {
		to++
	}
	return from, to
}

func endsSentence(r rune, rest string) bool {
	switch r {
	case '\n', '。', '！', '？', '｡', '।', '؟':
		return true
	case '.', '!', '?', '…':
		next, size := utf8.DecodeRuneInString(rest)
		return size == 0 || unicode.IsSpace(next)
	}
	return false
}

// excerpt folds white space and, where s is long, keeps the part around at.
func excerpt(s string, at int) string {
	runes := []rune(s)
	if len(runes) > maxExcerptRunes {
		place := utf8.RuneCountInString(s[:at])
		from := min(max(place-maxExcerptRunes/3, 0), len(runes)-maxExcerptRunes)
		cut := string(runes[from : from+maxExcerptRunes])
		if from > 0 {
			cut = "…" + cut
		}
		if from+maxExcerptRunes < len(runes) {
			cut += "…"
		}
		s = cut
	}
	return strings.Join(strings.Fields(s), " ")
}
