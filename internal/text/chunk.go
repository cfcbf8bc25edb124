package text

import (
	"sort"
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/rivo/uniseg"
)

// MaxPassageTokens is the length of a passage unless a caller needs another.
const MaxPassageTokens = 400

// minPassageTokens is what any single rune fits in.
const minPassageTokens = 16

// maxTokenBytes bounds how much of a text is counted to see whether it fits: a piece
// with more bytes per token is split without counting.
const maxTokenBytes = 16

// A Chunk is a passage of a section.
type Chunk struct {
	// Text is the passage without white space at its ends: text[Start:End].
	Text string
	// Start and End are byte offsets into the text that was split, on rune borders.
	Start, End int
}

// Chunks splits the text of a section into passages of at most maxTokens tokens
// (at least 16) by Tokens, in order, without overlap, leaving out nothing but white space. It cuts
// between paragraphs; in one that is too long between sentences, then words, then
// grapheme clusters, then runes. The heading, which is indexed with
// each passage, is counted in as far as it takes no more than half.
func Chunks(heading, text string, maxTokens int) []Chunk {
	budget := max(maxTokens, minPassageTokens)
	budget -= min(Tokens(heading), budget/2)
	p := packer{text: text, budget: budget}
	// Most sections are one passage, so they are counted once and as a whole.
	if p.fits(0, len(text)) {
		p.emit(0, len(text))
		return p.chunks
	}
	p.split(0, len(text), 0)
	for p.start < p.end {
		p.flush()
	}
	return p.chunks
}

// A splitter returns the length in bytes of the first unit of s, which is not empty.
type splitter func(s string) int

// splitters are the borders a text is cut at, in the order of preference.
func splitters() []splitter {
	return []splitter{
		firstParagraph,
		func(s string) int { first, _, _ := uniseg.FirstSentenceInString(s, -1); return len(first) },
		func(s string) int { first, _, _ := uniseg.FirstWordInString(s, -1); return len(first) },
		func(s string) int { return firstClusters(s, 32) },
		func(s string) int { return firstClusters(s, 1) },
		func(s string) int { _, size := utf8.DecodeRuneInString(s); return size },
	}
}

// firstParagraph returns the length of s up to the end of its first blank line.
func firstParagraph(s string) int {
	for i := 0; i < len(s); {
		end := strings.IndexByte(s[i:], '\n')
		if end < 0 {
			break
		}
		next := i + end + 1
		line := s[next:]
		if stop := strings.IndexByte(line, '\n'); stop >= 0 && strings.TrimSpace(line[:stop]) == "" {
			return next + stop + 1
		}
		i = next
	}
	return len(s)
}

// firstClusters returns the length of the first n grapheme clusters of s.
func firstClusters(s string, n int) int {
	rest, state := s, -1
	for range n {
		if rest == "" {
			break
		}
		_, rest, _, state = uniseg.FirstGraphemeClusterInString(rest, state)
	}
	return len(s) - len(rest)
}

// A packer fills passages with units.
type packer struct {
	text   string
	budget int
	chunks []Chunk
	// The passage being filled: its range, the ends of its units, and an estimate of its tokens.
	start, end int
	units      []int
	tokens     int
}

// split adds text[from:to], cutting it by the splitter of a level, and what is too
// long by the next.
func (p *packer) split(from, to, level int) {
	levels := splitters()
	for from < to {
		end := from + levels[level](p.text[from:to])
		tokens, fits := p.measure(from, end)
		if fits || level+1 == len(levels) {
			p.add(from, end, tokens)
		} else {
			p.split(from, end, level+1)
		}
		from = end
	}
}

// measure counts the tokens of text[from:to] without the white space at its ends,
// which is not stored.
func (p *packer) measure(from, to int) (tokens int, fits bool) {
	if to-from > p.budget*maxTokenBytes {
		return 0, false
	}
	tokens = countTokens(strings.TrimSpace(p.text[from:to]))
	return tokens, tokens <= p.budget
}

// fits is measure without the count, which a text with no more bytes than tokens may
// have spares: a token has at least one byte.
func (p *packer) fits(from, to int) bool {
	if to-from <= p.budget && utf8.ValidString(p.text[from:to]) {
		return true
	}
	_, fits := p.measure(from, to)
	return fits
}

func (p *packer) add(from, to, tokens int) {
	if p.start < p.end && p.tokens+tokens > p.budget {
		// Tokens of neighbours may join, so near the border the joined text counts.
		if joined, fits := p.measure(p.start, to); fits {
			p.tokens, tokens = 0, joined
		} else {
			p.flush()
		}
	}
	p.end = to
	p.units = append(p.units, to)
	p.tokens += tokens
}

// flush ends the passage. White space between units and tokens that joining cuts
// differently can make it longer than the sum of its units; then the last units begin the next.
func (p *packer) flush() {
	kept := len(p.units)
	if kept > 1 && !p.fits(p.start, p.units[kept-1]) {
		// How many fit is sought by halves: a text of signs has hundreds of units.
		kept = max(1, sort.Search(kept-1, func(i int) bool { return !p.fits(p.start, p.units[i]) }))
	}
	rest := p.units[min(kept, len(p.units)):]
	cut := p.end
	if len(rest) > 0 {
		cut = p.units[kept-1]
	}
	p.emit(p.start, cut)
	p.start, p.units, p.tokens = cut, rest, 0
	if cut < p.end {
		p.tokens, _ = p.measure(cut, p.end)
	}
}

func (p *packer) emit(from, to int) {
	passage := p.text[from:to]
	trimmed := strings.TrimLeftFunc(passage, unicode.IsSpace)
	start := from + len(passage) - len(trimmed)
	trimmed = strings.TrimRightFunc(trimmed, unicode.IsSpace)
	if trimmed != "" {
		p.chunks = append(p.chunks, Chunk{Text: trimmed, Start: start, End: start + len(trimmed)})
	}
}
