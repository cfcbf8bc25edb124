package prose

import (
	"regexp"
	"slices"
	"strings"
	"unicode"

	"github.com/yuin/goldmark/ast"
)

// DatedLine is a line that says what happened on a date.
type DatedLine struct {
	// Date is YYYY, YYYY-MM or YYYY-MM-DD, as precise as it is written; Until is the
	// date at which it ended, in the same forms, "" where none is written.
	Date, Until string
	// Name is the date as it is written.
	Name string
	// Summary is what stands behind the date.
	Summary string
	// Excerpt is the line.
	Excerpt string
	// Scope is the scope of the directive that holds it, "" outside of one.
	Scope string
}

// between stands between a date and what happened then, or between two dates.
var (
	between = regexp.MustCompile(`^(?:\s*[|｜:：—–→·]|\s+(?:-|->)\s)\s*`)
	through = regexp.MustCompile(`^(?:\s*[–—~〜-]\s*|\s+(?:to|until)\s+)`)
)

// datedLines reads the dated lines of a block: a line that begins with a date. A
// separator stands behind the date; behind a day in numbers in a list or in bold a
// space is enough. A bare year counts in a list or in bold only, and with nothing but a
// colon ("2001: A Space Odyssey") only in bold or among other dates. Headings, tables,
// quotes, code and what is struck out say nothing, and what begins with a word before the
// date is a sentence like any other.
func (b *block) datedLines(n ast.Node, scope string, dated func(ast.Node) bool) []DatedLine {
	if b.struck || !standsAlone(n) {
		return nil
	}
	item, _ := n.Parent().(*ast.ListItem)
	inList := item != nil && item.FirstChild() == n
	said := b.text.String()
	var out []DatedLine
	for _, line := range b.lines() {
		l, ok := readDated(said[line[0]:line[1]], inList, slices.Contains(b.strong, line[0]), func() bool { return dated(n) })
		switch {
		case ok && !slices.Contains(b.code, line[0]):
			l.Scope = scope
			out = append(out, l)
		case len(out) == 0:
			// A date at the beginning of a later line may be in the middle of a sentence.
			return nil
		}
	}
	return out
}

// lines are the parts of a block that may be dated lines: each begins with a date, the
// first one where the block does.
func (b *block) lines() [][2]int {
	said := b.text.String()
	starts := []int{0}
	for _, at := range b.breaks {
		if _, ok := dateAt(strings.TrimLeft(said[at:], " \n")); ok {
			starts = append(starts, at)
		}
	}
	var lines [][2]int
	for i, start := range starts {
		end := len(said)
		if i+1 < len(starts) {
			end = starts[i+1]
		}
		for start < end && (said[start] == ' ' || said[start] == '\n') {
			start++
		}
		lines = append(lines, [2]int{start, end})
	}
	return lines
}

// readDated reads one line. among tells whether it stands among other dates.
func readDated(line string, inList, strong bool, among func() bool) (DatedLine, bool) {
	first, ok := dateAt(line)
	if !ok {
		return DatedLine{}, false
	}
	l := DatedLine{Date: first.iso}
	rest := line[first.length:]
	if through := through.FindString(rest); through != "" {
		if last, ok := dateAt(rest[len(through):]); ok && last.iso > first.iso && between.MatchString(rest[len(through)+last.length:]) {
			l.Until = last.iso
			rest = rest[len(through)+last.length:]
		}
	}
	l.Name = line[:len(line)-len(rest)]
	separator := between.FindString(rest)
	colon := strings.ContainsAny(separator, ":：")
	switch {
	case separator == "":
		if !first.numeric || !first.isDay() || !inList && !strong || !startsWithSpace(rest) {
			return DatedLine{}, false
		}
	case first.isYear() && l.Until == "":
		if !inList && !strong || colon && !strong && !among() {
			return DatedLine{}, false
		}
	}
	l.Summary = shorten(rest[len(separator):])
	l.Excerpt = excerpt(line, 0)
	return l, strings.ContainsFunc(l.Summary, unicode.IsLetter) && !leftOver.MatchString(l.Summary) && !calledOff.MatchString(l.Summary)
}

// leftOver is the rest of a span that was not read: the line does not say what it seems to.
var leftOver = regexp.MustCompile(`^(?:[:：~～→–—-]|\d{4}-\d{2})`)

// calledOff are the words with which a line says that something did not happen, may
// happen, or asks.
var calledOff = regexp.MustCompile(`(?i)\b(?:not|no|never|cancell?ed|postponed|hope|hopes|hoping|if|might|maybe|perhaps|tentative|tbd|tbc)\b|[?？]|취소|연기|예정|미정|取消|推迟|延期|未|没有|中止`)

func startsWithSpace(s string) bool { return strings.TrimLeftFunc(s, unicode.IsSpace) != s }

// shorten folds white space; of what is too long for a summary the first sentence stays.
func shorten(s string) string {
	if _, end, _ := sentenceAt(s, 0); len([]rune(s)) > maxExcerptRunes {
		s = s[:end]
	}
	return excerpt(s, 0)
}

func isWordRune(r rune) bool { return unicode.IsLetter(r) || unicode.IsDigit(r) || unicode.IsMark(r) }

// standsAlone tells whether a block is a paragraph or the text of a list item, in no
// quote.
func standsAlone(n ast.Node) bool {
	if n.Kind() != ast.KindParagraph && n.Kind() != ast.KindTextBlock {
		return false
	}
	for p := n.Parent(); p != nil; p = p.Parent() {
		if p.Kind() == ast.KindBlockquote {
			return false
		}
	}
	return true
}

// amongDates tells whether every item of the list around a block begins with a date,
// and there are several.
func (r *reader) amongDates(n ast.Node) bool {
	list := n.Parent().Parent()
	if list.ChildCount() < 2 {
		return false
	}
	for item := list.FirstChild(); item != nil; item = item.NextSibling() {
		text := item.FirstChild()
		if text == nil || !standsAlone(text) {
			return false
		}
		if _, ok := dateAt(r.blockText(text).text.String()); !ok {
			return false
		}
	}
	return true
}
