package relation

import (
	"regexp"
	"slices"
	"strings"
	"unicode"
)

// A Korean sentence says who, then what, then the relation: "A가 B에 투자했다",
// "A는 B의 직원이다". Every part of it must be understood, or it states nothing.
var (
	// topics mark who a sentence is about, all ands join names.
	topics = strings.Fields("은 는 이 가 께서 께서는")
	ands   = strings.Fields("와 과 및 하고 · , 、 和 与 及")
	// goals mark what a verb reaches, sources where something comes from or happens.
	goals   = strings.Fields("에 을 를 에게")
	sources = strings.Fields("에서 로부터 으로부터 에게서")
	// verbal are the endings of a verb, nominal those of a noun that somebody is.
	verbal  = []string{"했다", "했습니다", "하였다", "하였습니다", "한다", "합니다", "하고 있다", "하고 있습니다", "고 있다", "고 있습니다", "중이다", "중입니다", "중", "했음", "함", "았다", "았습니다"}
	nominal = []string{"", "다", "이다", "입니다", "임"}
	// lasting are the stems of what lasts: where it happens is whom it is for, and in
	// the past it is over.
	lasting = []string{"근무", "재직", "일하", "다니"}
	ongoing = []string{"운영", "자문", "관리", "소유", "담당", "경영"}
	// ours are how a text speaks of its page.
	ours = strings.Fields("그 그녀 우리 회사 이 회사 당사 이 펀드 이 팀")
	// when is a date, which changes nothing.
	when = regexp.MustCompile(`^(\d{4}년)?( ?\d{1,2}월)?( ?\d{1,2}일)?에?$`)
)

// verbLast reads a sentence that ends with a phrase in Hangul: who stands before it,
// and what.
func (w *witness) verbLast(rel named) (left, right []int, ok bool) {
	phrase := w.norm[rel.start:rel.end]
	if !strings.ContainsFunc(phrase, isHangul) || w.Anchors[len(w.Anchors)-1].End > rel.start {
		return nil, nil, false
	}
	ending := strings.Trim(w.norm[rel.end:], " .!。")
	what, first, mark := w.group(len(w.Anchors)-1, rel.start)
	if !marks(mark, ending, phrase) {
		return nil, nil, false
	}
	before := w.norm[:first]
	if what[0] == 0 {
		return []int{Page}, what, w.namesPage(before)
	}
	who, start, mark := w.group(what[0]-1, first)
	return who, what, isTopic(mark) && len(who) == what[0] && strings.Trim(w.norm[:start], " ") == ""
}

// group is the anchors up to the last one that ands join, where the first of them
// starts, and what stands between the last one and end.
func (w *witness) group(last, end int) (anchors []int, start int, mark string) {
	mark = strings.TrimSpace(w.norm[w.Anchors[last].End:end])
	for i := last; i >= 0; i-- {
		anchors, start = append([]int{i}, anchors...), w.Anchors[i].Start
		if i == 0 || !slices.Contains(ands, strings.TrimSpace(w.norm[w.Anchors[i-1].End:start])) {
			break
		}
	}
	return anchors, start, mark
}

// marks says that a particle before a phrase, the phrase and its ending make it the
// relation to what the particle marks.
func marks(particle, ending, phrase string) bool {
	past := strings.HasPrefix(ending, "했") || strings.HasPrefix(ending, "하였") || ending == "았다" || ending == "았습니다"
	lasts := slices.ContainsFunc(lasting, func(stem string) bool { return strings.HasPrefix(phrase, stem) })
	goesOn := lasts || slices.ContainsFunc(ongoing, func(stem string) bool { return strings.HasPrefix(phrase, stem) })
	switch {
	case goesOn && past:
		return false
	case particle == "의":
		return slices.Contains(nominal, ending)
	case slices.Contains(goals, particle):
		return slices.Contains(verbal, ending)
	case slices.Contains(sources, particle):
		return slices.Contains(verbal, ending) && (lasts || strings.HasSuffix(phrase, "받"))
	}
	return false
}

// isTopic says that nothing but a mark of the topic, and a date, stands in a part.
func isTopic(part string) bool {
	mark, rest, _ := strings.Cut(part, " ")
	return slices.Contains(topics, strings.TrimSuffix(mark, ",")) && when.MatchString(strings.TrimSpace(rest))
}

// namesPage says that a sentence begins with its page as the topic, or with nothing.
func (w *witness) namesPage(part string) bool {
	part = strings.TrimSpace(part)
	if part == "" || when.MatchString(part) {
		return true
	}
	for _, name := range append([]string{w.Title}, ours...) {
		if rest, ok := strings.CutPrefix(part, name); ok && name != "" && isTopic(strings.TrimSpace(rest)) {
			return true
		}
	}
	return false
}

func isHangul(r rune) bool { return unicode.Is(unicode.Hangul, r) }
