package text

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"github.com/rivo/uniseg"
)

// A piece is what both documents and queries are made of.
type piece struct {
	kind pieceKind
	// text is folded.
	text string
	// humps are the folded parts of a word in camelCase, none for others.
	humps []string
	// compound is set on a word that a compound contains.
	compound compoundKind
}

type compoundKind uint8

const (
	compoundNone compoundKind = iota
	compoundWords
	// compoundAddress is an e-mail address or a URL: its words say little alone.
	compoundAddress
)

type pieceKind uint8

const (
	pieceWord   pieceKind = iota // letters and digits between borders
	pieceWhole                   // words and the signs that join them
	pieceRun                     // characters of a script without spaces
	pieceSymbol                  // signs that join nothing
)

// maxSymbolRunes bounds a free-standing row of signs; longer ones are rulers and
// table borders.
const maxSymbolRunes = 8

// pieces cuts s into words, compounds, runs and symbols, in reading order; a
// compound comes after its words.
func pieces(s string, emit func(piece)) {
	s = compatible(s)
	c := compounder{emit: emit}
	start, inRun := 0, false
	flush := func(end int) {
		if start < end {
			if inRun {
				emit(piece{kind: pieceRun, text: fold(s[start:end])})
			} else {
				c.span(s[start:end])
			}
		}
		start = end
	}
	for i, r := range s {
		spaceless := IsSpaceless(r) || (inRun && unicode.Is(unicode.Mn, r))
		if spaceless != inRun {
			flush(i)
			inRun = spaceless
		}
	}
	flush(len(s))
}

// A compounder gathers the segments of Unicode word segmentation (UAX #29) into
// compounds: that standard cuts R&D, C++ and 2026-03-01 apart.
type compounder struct {
	emit     func(piece)
	segments []segment
}

type segment struct {
	text string
	role segmentRole
}

type segmentRole uint8

const (
	roleBorder    segmentRole = iota // white space, quotes, brackets: ends a compound
	roleConnector                    // ASCII signs that may join or decorate words
	roleWord
	roleSymbol  // signs that stand for themselves: emoji, €
	roleNothing // invisible
)

func (c *compounder) span(s string) {
	state := -1
	for len(s) > 0 {
		var text string
		text, s, state = uniseg.FirstWordInString(s, state)
		switch role := roleOf(text); role {
		case roleNothing:
		case roleWord, roleConnector:
			c.segments = append(c.segments, segment{text, role})
		case roleSymbol:
			c.flush()
			c.symbol(text)
		case roleBorder:
			c.flush()
		}
	}
	c.flush()
}

func roleOf(text string) segmentRole {
	for _, r := range text {
		if unicode.IsLetter(r) || unicode.IsNumber(r) {
			return roleWord
		}
	}
	r, _ := utf8.DecodeRuneInString(text)
	switch {
	case unicode.IsSpace(r) || unicode.IsControl(r):
		return roleBorder
	case r < utf8.RuneSelf:
		if strings.ContainsRune("\"'`,;!|()[]{}<>", r) {
			return roleBorder
		}
		return roleConnector
	case unicode.IsSymbol(r):
		return roleSymbol
	case unicode.IsPunct(r):
		return roleBorder
	}
	return roleNothing
}

func (c *compounder) symbol(text string) {
	text = fold(text)
	if text != "" && utf8.RuneCountInString(text) <= maxSymbolRunes {
		c.emit(piece{kind: pieceSymbol, text: text})
	}
}

// flush emits the segments gathered: the words, then the compounds they make at
// three levels (all of it; what stands between / \ : = ? @; what UAX #29 leaves
// joined), each once.
func (c *compounder) flush() {
	if len(c.segments) == 0 {
		return
	}
	all := core(c.segments)
	if len(all) == 0 {
		c.symbol(join(c.segments))
		c.segments = c.segments[:0]
		return
	}
	whole := join(all)
	c.words(all, whole)
	wholes := []string{whole}
	for _, part := range splitAtSeparators(all) {
		part = core(part)
		wholes = append(wholes, join(part))
		for _, s := range part {
			if s.role == roleWord {
				wholes = append(wholes, s.text)
			}
		}
	}
	c.compounds(append(wholes, datePrefixes(whole)...))
	c.segments = c.segments[:0]
}

func (c *compounder) words(segments []segment, whole string) {
	compound := compoundNone
	switch {
	case strings.Contains(whole, "://") || strings.Contains(strings.TrimPrefix(whole, "@"), "@"):
		compound = compoundAddress
	case isCompound(whole):
		compound = compoundWords
	}
	for _, s := range segments {
		if s.role != roleWord {
			continue
		}
		for _, leaf := range leaves(s.text) {
			p := piece{kind: pieceWord, text: fold(leaf), compound: compound}
			for _, hump := range humps(leaf) {
				p.humps = append(p.humps, fold(hump))
			}
			if p.text != "" {
				c.emit(p)
			}
		}
	}
}

func (c *compounder) compounds(wholes []string) {
	seen := make(map[string]bool, len(wholes))
	for _, whole := range wholes {
		if !isCompound(whole) {
			continue
		}
		text := fold(strings.Trim(strings.ReplaceAll(whole, "’", "'"), "_"))
		if !seen[text] {
			seen[text] = true
			c.emit(piece{kind: pieceWhole, text: text})
		}
	}
}

// core leaves out the signs around the words, but for one leading . # @ $ (.NET,
// #42) and trailing plus or number signs (C++, C#).
func core(segments []segment) []segment {
	first, last := -1, -1
	for i, s := range segments {
		if s.role == roleWord {
			if first < 0 {
				first = i
			}
			last = i
		}
	}
	if first < 0 {
		return nil
	}
	if first == 1 && strings.Contains(".#@$", segments[0].text) {
		first = 0
	}
	for extra := 0; extra < 2 && last+1 < len(segments) && strings.Contains("+#", segments[last+1].text); extra++ {
		last++
	}
	return segments[first : last+1]
}

func splitAtSeparators(segments []segment) [][]segment {
	var parts [][]segment
	start := 0
	for i, s := range segments {
		if s.role == roleConnector && strings.Contains("/\\:=?@", s.text) {
			parts = append(parts, segments[start:i])
			start = i + 1
		}
	}
	return append(parts, segments[start:])
}

func join(segments []segment) string {
	var b strings.Builder
	for _, s := range segments {
		b.WriteString(s.text)
	}
	return b.String()
}

// isCompound reports whether s is more than one leaf, or one with a sign of its own
// (.NET, C++).
func isCompound(s string) bool {
	if plain(s) {
		return false
	}
	s = strings.Trim(s, "_")
	first, _ := utf8.DecodeRuneInString(s)
	last, _ := utf8.DecodeLastRuneInString(s)
	return s != "" && (!isLeafRune(first) || !isLeafRune(last) || len(leaves(s)) > 1)
}

func isLeafRune(r rune) bool {
	return unicode.IsLetter(r) || unicode.IsNumber(r) || unicode.IsMark(r) || unicode.Is(unicode.Cf, r)
}

// leaves cuts a segment at everything that is no letter, mark or number. An
// English clitic stays with its word (dana's, don't), other apostrophes cut
// (l'école); the quotes inside Hebrew abbreviations vanish.
func leaves(s string) []string {
	if plain(s) {
		if s == "" {
			return nil
		}
		return []string{s}
	}
	var out []string
	var b strings.Builder
	flush := func() {
		if b.Len() > 0 {
			out = append(out, b.String())
			b.Reset()
		}
	}
	var previous rune
	for i, r := range s {
		switch {
		case isLeafRune(r):
			b.WriteRune(r)
		case (r == '\'' || r == '’') && b.Len() > 0 && isClitic(s[i+utf8.RuneLen(r):]):
			b.WriteByte('\'')
		case (r == '"' || r == '״' || r == '׳' || r == '\'') && unicode.Is(unicode.Hebrew, previous):
		default:
			flush()
		}
		previous = r
	}
	flush()
	return out
}

func isClitic(s string) bool {
	switch strings.ToLower(s) {
	case "s", "t", "d", "m", "re", "ve", "ll":
		return true
	}
	return false
}

// humps returns the parts of camelCase, PascalCase and HTTPServer; nil for a word
// of one part.
func humps(leaf string) []string {
	runes := []rune(leaf)
	var out []string
	start := 0
	for i := 1; i < len(runes); i++ {
		rises := unicode.IsUpper(runes[i]) && unicode.IsLower(runes[i-1])
		acronymEnds := unicode.IsUpper(runes[i-1]) && unicode.IsUpper(runes[i]) && i+1 < len(runes) && unicode.IsLower(runes[i+1])
		if (rises || acronymEnds) && i > start {
			out = append(out, string(runes[start:i]))
			start = i
		}
	}
	if start == 0 {
		return nil
	}
	return append(out, string(runes[start:]))
}

// datePrefixes returns the day and the month of a text that begins with an ISO 8601
// date, so that 2026-03 finds what happened on 2026-03-01T09:30Z.
func datePrefixes(s string) []string {
	const layout = "dddd-dd-dd"
	if len(s) < len(layout) {
		return nil
	}
	for i := range len(layout) {
		isDigit := s[i] >= '0' && s[i] <= '9'
		if (layout[i] == 'd') != isDigit || (layout[i] == '-' && s[i] != '-') {
			return nil
		}
	}
	if len(s) > len(layout) && s[len(layout)] >= '0' && s[len(layout)] <= '9' {
		return nil
	}
	return []string{s[:len(layout)], s[:len("dddd-dd")]}
}
