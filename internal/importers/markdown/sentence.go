package markdown

import (
	"strings"
	"unicode"
	"unicode/utf8"
)

// maxExcerptRunes bounds an excerpt; a longer sentence is cut around the link.
const maxExcerptRunes = 300

// sentence returns the sentence of s that holds the byte offset at, white space
// folded. A sentence ends at a full stop of any script; a Latin one only with
// space behind it, so that 3.5 and example.org stay whole.
func sentence(s string, at int) string {
	s, at = around(s, min(max(at, 0), len(s)))
	start, end := 0, len(s)
	for i, r := range s {
		next := i + utf8.RuneLen(r)
		if r == utf8.RuneError {
			next = i + 1
		}
		if !endsSentence(r, s[next:]) {
			continue
		}
		if next <= at {
			start = next
		} else if i >= at {
			end = next
			break
		}
	}
	return excerpt(s[start:end], at-start)
}

// around cuts s to what an excerpt at the byte offset at can show, so that a
// paragraph of many links is not read from its start for each of them.
func around(s string, at int) (string, int) {
	const reach = maxExcerptRunes * utf8.UTFMax
	from, to := max(0, at-reach), min(len(s), at+reach)
	for from > 0 && !utf8.RuneStart(s[from]) {
		from--
	}
	for to < len(s) && !utf8.RuneStart(s[to]) {
		to++
	}
	return s[from:to], at - from
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
