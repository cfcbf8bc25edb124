package relation

import (
	"slices"
	"strings"
	"unicode"
	"unicode/utf8"

	"brain/internal/text"
)

// Page is the end of a Statement that is the page on which the sentence stands.
const Page = -1

// Anchor is a place in a sentence that links to a page.
type Anchor struct {
	// Start and End are its place, in bytes of the normalised sentence.
	Start, End int
	// Type is the object type of the page.
	Type string
}

// Statement is a link that a sentence states.
type Statement struct {
	// From and To are anchors by index, or Page.
	From, To int
	// Link is the link type.
	Link string
}

// undone are the words, by base form, with which a sentence denies what it says, asks
// for it, or says that it was, will or could be, or that somebody else says it;
// undoneRuns are the same as parts of runs of scripts without spaces.
var (
	undone = words(`not never no nor neither none false former formerly previous previously ex once used left leave leaving later resigned
		resign quit fired stopped stop ended end ceased sold retired stepped almost nearly might may could would should will shall can plan
		planned hope want wish dream consider considering try tried fail failed refuse refused declined decline rejected reject rumour rumor
		fake hypothesis draft example untrue wrong incorrect unconfirmed lie lied lying said goal prank correction
		allegedly if whether unless until before without instead todo ask asked did does do according claim believe think`)
	undoneRuns = []string{"않", "아니", "아닌", "없", "못", "전 ", "퇴사", "그만", "계획", "검토", "려고", "不", "没", "未", "非", "前", "曾", "离开", "离职", "计划", "打算", "可能", "考虑", "吗", "ない"}
)

// subjects are how a sentence speaks of the page on which it stands.
var subjects = words("he she it they we i the this our company firm startup fund business team group session meeting event")

// linking are the words that may stand between a subject, a phrase and an object.
var linking = words("is are was were be been has have had also the a an and of in at to by for its his her their our as joined together both currently now today first very with")

// parting are words that part a name from the phrase behind it: the phrase is then
// another's ("Ann and the founder of").
var parting = words("and or with of for")

// coordinating are the words that put another noun beside the one of a phrase, and
// determiners those by which a noun stands for itself.
var (
	coordinating = words("and or")
	determiners  = words("the a an his her their its our")
)

// placing are the words behind which a place or a time may stand inside of a phrase,
// and amounts those that go with a number.
var (
	placing = words("in at on from")
	amounts = words("million billion thousand dollar euro pound won yen yuan usd eur")
)

// others are the words behind which a phrase tells of another than the page.
var others = words("with of for")

// following are the words, besides the linking ones, with which a sentence may go on
// after a name, without the name being part of a longer one ("Acme Watch").
var following = words("since from during after when who which that through on over under via while because where plus per into")

// wasBefore are the words that tell of what was, unless a participle follows them;
// pastVerbs are verbs of what lasts, as they tell that it is over.
var (
	wasBefore = words("was were been had")
	pastVerbs = []string{"worked", "served", "employed", "advised", "led", "managed", "owned"}
)

// particles are what may stand beside names and phrases in a sentence whose phrase is
// of a script without spaces. Any other word there may turn the sentence, and there is
// no telling which do.
var particles = strings.Fields("은 는 이 가 을 를 에 에서 와 과 도 로 으로 및 께서 했다 했습니다 한다 하고 있다 了 过 在 于 和 与 及 也 都 已 已经")

func words(list string) []string {
	var bases []string
	for _, s := range text.Spans(text.Normalize(list)) {
		bases = append(bases, s.Base)
	}
	return bases
}

// Sentence is what is read for statements.
type Sentence struct {
	// Text is the sentence in the form of text.Normalize.
	Text string
	// Page is the object type of the page on which it stands, Title its title in the
	// form of text.Normalize.
	Page, Title string
	// Anchors are its links, in order.
	Anchors []Anchor
}

// Statements reads which links a sentence states, and rather none than a wrong one.
// A phrase joins the anchors right before it, else the page if the sentence begins
// with it, to those right behind it, with nothing but linking words between. The
// types must fit in that direction. A sentence that denies, asks, hopes or tells of
// what was states nothing, nor do phrases of links that may join anything.
func (l *Lexicon) Statements(s Sentence) []Statement {
	if len(s.Text) > maxQuestionBytes || len(s.Anchors) == 0 || strings.ContainsAny(s.Text, "?？") {
		return nil
	}
	names := make([]Name, len(s.Anchors))
	for i, a := range s.Anchors {
		names[i] = Name(a)
	}
	w := &witness{reading: l.read(s.Text, names), Sentence: s}
	if w.takenBack() {
		return nil
	}
	for _, rel := range w.relations() {
		if rel.weak || rel.plain || w.intended(rel) || w.isOver(rel) || slices.ContainsFunc(rel.phrases, w.loose) {
			continue
		}
		if left, right, ok := w.verbLast(rel); ok {
			w.join(rel, left, right)
		} else if left, right, ok := w.han(rel); ok {
			w.join(rel, left, right)
		} else if w.terse(rel) {
			w.join(rel, w.before(rel.start), w.behind(rel.end))
		}
	}
	return w.said
}

// witness gathers what one sentence states.
type witness struct {
	*reading
	Sentence
	said []Statement
}

// takenBack says that a word of the sentence takes back what it says.
func (w *witness) takenBack() bool {
	for _, s := range w.spans {
		if s.Run || !w.free(s.Start, s.End) {
			continue
		}
		if slices.Contains(undone, s.Base) || s.Base == "t" && strings.HasSuffix(w.norm[:s.Start], "n'") {
			return true
		}
	}
	return slices.ContainsFunc(undoneRuns, func(run string) bool {
		return slices.ContainsFunc(places(w.norm, run), func(at int) bool { return w.free(at, at+len(run)) })
	})
}

// intended says that a phrase is what somebody is to do.
func (w *witness) intended(rel named) bool {
	i := slices.IndexFunc(w.spans, func(s text.Span) bool { return s.Start >= rel.start })
	return i > 0 && w.spans[i-1].Base == "to"
}

// isOver says that a phrase tells of what was.
func (w *witness) isOver(rel named) bool {
	verb, _, _ := strings.Cut(w.norm[rel.start:rel.end], " ")
	if slices.Contains(pastVerbs, verb) {
		return true
	}
	if strings.HasSuffix(verb, "ed") {
		return false
	}
	for i := len(w.spans) - 1; i >= 0; i-- {
		s := w.spans[i]
		if s.End > rel.start {
			continue
		}
		if slices.Contains(wasBefore, s.Base) {
			return true
		}
		if !slices.Contains(linking, s.Base) {
			return false
		}
	}
	return false
}

// loose says that a word inside of a phrase may turn what it says: "advises the founder
// of", "invested nothing in". Linking words, amounts, adverbs, and where and when may
// stand there, and in a phrase of nouns another one ("founder and CEO of").
func (w *witness) loose(m match) bool {
	for i := 1; i < len(m.parts); i++ {
		from, to := m.parts[i-1][1], m.parts[i][0]
		before := ""
		for _, s := range w.spans {
			if s.Start < from || s.End > to {
				continue
			}
			if m.phrase.noun && slices.Contains(coordinating, s.Base) && before == "" {
				if determined(w.norm[s.End:to]) {
					return true
				}
				break
			}
			if !slices.Contains(linking, s.Base) && !isAmount(w.norm[s.Start:s.End]) && !slices.Contains(amounts, s.Base) &&
				!strings.HasSuffix(w.norm[s.Start:s.End], "ly") && !slices.Contains(placing, before) {
				return true
			}
			before = s.Base
		}
	}
	return false
}

// determined says that a part names somebody or something of its own.
func determined(part string) bool {
	return slices.ContainsFunc(text.Spans(part), func(s text.Span) bool { return slices.Contains(determiners, s.Base) })
}

// isAmount says that a word begins with a number or the sign of a currency.
func isAmount(s string) bool {
	r, _ := utf8.DecodeRuneInString(s)
	return unicode.IsDigit(r) || unicode.Is(unicode.Sc, r)
}

// terse says that a phrase of a script without spaces has nothing beside it in the
// sentence but names, particles and the page's title.
func (w *witness) terse(rel named) bool {
	if !strings.ContainsFunc(w.norm[rel.start:rel.end], text.IsSpaceless) {
		return true
	}
	var pieces []string
	open := false
	for i, r := range w.norm {
		if w.taken[i] || i >= rel.start && i < rel.end || !text.IsSpaceless(r) {
			open = false
			continue
		}
		if !open {
			pieces = append(pieces, "")
			open = true
		}
		pieces[len(pieces)-1] += string(r)
	}
	return !slices.ContainsFunc(pieces, func(piece string) bool {
		piece = strings.TrimPrefix(piece, w.Title)
		return piece != "" && !slices.Contains(particles, piece)
	})
}

// join takes the links that one relation states between what is on its left and what
// is on its right.
func (w *witness) join(rel named, left, right []int) {
	for _, m := range rel.means {
		if link := w.links[m.Link]; link.telling() {
			w.pair(link, m, left, right)
		}
	}
}

// before finds what stands right before a phrase: anchors, or the page.
func (w *witness) before(start int) []int {
	var found []int
	at := start
	for i := len(w.Anchors) - 1; i >= 0; i-- {
		a := w.Anchors[i]
		if a.End > at {
			continue
		}
		if !w.linked(a.End, at) {
			break
		}
		found, at = append([]int{i}, found...), a.Start
	}
	if len(found) > 0 {
		if w.parts(w.Anchors[found[len(found)-1]].End, start) || !w.linked(strings.LastIndexAny(w.norm[:at], ".;:|")+1, at) {
			return nil
		}
		return found
	}
	// Without an anchor before it, the phrase is of the page.
	if slices.ContainsFunc(w.Anchors, func(a Anchor) bool { return a.End <= start }) || !w.ofPage(start) {
		return nil
	}
	return []int{Page}
}

// behind finds the anchors right behind a phrase.
func (w *witness) behind(end int) []int {
	var found []int
	at := end
	for i, a := range w.Anchors {
		if a.Start < end {
			continue
		}
		if !w.linked(at, a.Start) {
			break
		}
		found, at = append(found, i), a.End
	}
	for len(found) > 0 && !w.closes(w.Anchors[found[len(found)-1]].End) {
		found = found[:len(found)-1]
	}
	return found
}

// parts says that a word between a name and a phrase makes the phrase another's.
func (w *witness) parts(from, to int) bool {
	return slices.ContainsFunc(w.spans, func(s text.Span) bool { return s.Start >= from && s.End <= to && slices.Contains(parting, s.Base) })
}

// closes says that a name ends where it is linked, rather than being part of a longer
// one or owning what follows.
func (w *witness) closes(end int) bool {
	rest := w.norm[end:]
	if strings.HasPrefix(rest, "'") || strings.HasPrefix(rest, "’") || strings.HasPrefix(rest, "-") {
		return false
	}
	rest = strings.TrimLeft(rest, " ")
	if first, _ := utf8.DecodeRuneInString(rest); rest == "" || !unicode.IsLetter(first) {
		return true
	}
	at := len(w.norm) - len(rest)
	i := slices.IndexFunc(w.spans, func(s text.Span) bool { return s.Start >= at })
	if i < 0 {
		return true
	}
	next := w.spans[i]
	return next.Run || !w.free(next.Start, next.End) || slices.Contains(linking, next.Base) || slices.Contains(following, next.Base)
}

// linked says that nothing but linking words and commas stands in a part.
func (w *witness) linked(from, to int) bool {
	if strings.ContainsAny(w.norm[from:to], ".;:!()—|\"") {
		return false
	}
	for _, s := range w.spans {
		switch {
		case s.Start < from || s.End > to:
		case s.Run && utf8.RuneCountInString(s.Base) <= 2: // a particle
		case !s.Run && slices.Contains(linking, s.Base):
		default:
			return false
		}
	}
	return true
}

// ofPage says that the sentence speaks of its page up to a phrase: by its title, a
// part of it or a pronoun, or by nothing at all, as in a list.
func (w *witness) ofPage(start int) bool {
	title := text.Spans(w.Title)
	last := ""
	for _, s := range w.spans {
		if s.Start >= start {
			break
		}
		if !slices.Contains(determiners, s.Base) {
			last = s.Base
		}
		isTitle := slices.ContainsFunc(title, func(t text.Span) bool { return t.Base == s.Base || s.Run && strings.HasPrefix(s.Base, t.Base) })
		if !isTitle && !slices.Contains(linking, s.Base) && !slices.Contains(subjects, s.Base) && !isNumber(s.Base) {
			return false
		}
	}
	// "with the founder of" tells of somebody else.
	return !slices.Contains(others, last) && !strings.ContainsAny(w.norm[:start], ";()—\"")
}

func isNumber(s string) bool { return strings.Trim(s, "0123456789") == "" }

// pair states the link between each on the left and each on the right, if the types
// fit for all.
func (w *witness) pair(link *Link, m Meaning, left, right []int) {
	var said []Statement
	for _, a := range left {
		for _, b := range right {
			from, to := a, b
			if m.Inverse {
				from, to = b, a
			}
			if !w.fits(link, from, to) {
				return
			}
			said = append(said, Statement{from, to, m.Link})
		}
	}
	for _, s := range said {
		if !slices.Contains(w.said, s) {
			w.said = append(w.said, s)
		}
	}
}

func (w *witness) fits(link *Link, from, to int) bool {
	return (link.From == nil || slices.Contains(link.From, w.typeOf(from))) && (link.To == nil || slices.Contains(link.To, w.typeOf(to)))
}

func (w *witness) typeOf(i int) string {
	if i == Page {
		return w.Page
	}
	return w.Anchors[i].Type
}

// Normalize brings a sentence into the form of text.Normalize and the places in it,
// in order and apart from each other, along.
func Normalize(s string, places [][2]int) (norm string, moved [][2]int) {
	var b strings.Builder
	space := false
	add := func(piece string) (start, end int) {
		n := text.Normalize(piece)
		space = space || strings.HasPrefix(text.Normalize("x"+piece+"x"), "x ")
		if n == "" {
			return b.Len(), b.Len()
		}
		if b.Len() > 0 && space {
			b.WriteByte(' ')
		}
		start = b.Len()
		b.WriteString(n)
		space = strings.HasSuffix(text.Normalize(piece+"x"), " x")
		return start, b.Len()
	}
	at := 0
	for _, p := range places {
		add(s[at:p[0]])
		start, end := add(s[p[0]:p[1]])
		moved = append(moved, [2]int{start, end})
		at = p[1]
	}
	add(s[at:])
	return b.String(), moved
}
