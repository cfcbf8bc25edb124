package relation

import (
	"slices"
	"strings"
	"unicode"
)

// A Chinese sentence with a noun or a place says who, then what, then the relation:
// "张三是红石的创始人", "张三在红石工作"; or what and the relation before who:
// "红石的创始人是张三". Every part of it must be understood, or it states nothing.
var (
	// being stand between who and what somebody is, having between what and whom it has.
	being  = strings.Fields("是 为 担任 系")
	having = strings.Fields("是 为 有 包括 : 是:")
	// owning stand between a name and a noun.
	owning = strings.Fields("的 之 的联合 的共同")
	// persons are the ends of nouns for who is related, nouns those without one of them.
	persons = strings.Fields("人 者 员 方 师 商")
	nouns   = strings.Fields("顾问 股东 客户 对手 主管 代表 雇主")
	// lastingHan are verbs of what lasts where it happens.
	lastingHan = strings.Fields("工作 任职 就职 供职 上班")
	// oursHan are how a text speaks of its page.
	oursHan = strings.Fields("他 她 我们 公司 本公司 该公司 我司 该基金 本基金")
)

// han reads a sentence with a phrase in Chinese characters that names who is related, or
// says where.
func (w *witness) han(rel named) (left, right []int, ok bool) {
	phrase := w.norm[rel.start:rel.end]
	if strings.ContainsFunc(phrase, func(r rune) bool { return !unicode.Is(unicode.Han, r) }) {
		return nil, nil, false
	}
	tail := strings.Trim(w.norm[rel.end:], " .!。")
	noun := slices.ContainsFunc(persons, func(end string) bool { return strings.HasSuffix(phrase, end) }) || slices.Contains(nouns, phrase)
	if doer, is := strings.CutPrefix(tail, "者"); is && !noun {
		noun, tail = true, doer
	}
	last := len(w.Anchors) - 1
	switch {
	case w.Anchors[last].End <= rel.start && tail == "" && noun:
		return w.whoIs(last, rel.start, owning, being)
	case w.Anchors[last].End <= rel.start && tail == "" && slices.Contains(lastingHan, phrase):
		return w.whoIs(last, rel.start, []string{""}, []string{"在", "于"})
	case w.Anchors[last].Start >= rel.end && noun:
		return w.whoseIs(rel)
	}
	return nil, nil, false
}

// whoIs reads "who, between, what, mark" up to the phrase at end, what being the anchors
// up to the last one.
func (w *witness) whoIs(last, end int, marks, betweens []string) (who, what []int, ok bool) {
	what, first, mark := w.group(last, end)
	if !slices.Contains(marks, mark) {
		return nil, nil, false
	}
	if what[0] == 0 {
		page, said := cutAny(strings.TrimSpace(w.norm[:first]), betweens)
		return []int{Page}, what, said && w.isPage(page)
	}
	who, start, between := w.group(what[0]-1, first)
	return who, what, slices.Contains(betweens, between) && strings.TrimSpace(w.norm[:start]) == ""
}

// whoseIs reads "what, mark, phrase, has, who".
func (w *witness) whoseIs(rel named) (who, what []int, ok bool) {
	behind := slices.IndexFunc(w.Anchors, func(a Anchor) bool { return a.Start >= rel.end })
	who, start, rest := w.group(len(w.Anchors)-1, len(w.norm))
	if who[0] != behind || strings.Trim(rest, " .。") != "" || !slices.Contains(having, strings.TrimSpace(w.norm[rel.end:start])) {
		return nil, nil, false
	}
	before := strings.TrimSpace(w.norm[:rel.start])
	if behind == 0 {
		page, said := cutAny(before, owning)
		return who, []int{Page}, before == "" || said && page != "" && w.isPage(page)
	}
	what, first, mark := w.group(behind-1, rel.start)
	return who, what, slices.Contains(owning, mark) && strings.TrimSpace(w.norm[:first]) == ""
}

// isPage says that a part names the page of the sentence, or nothing.
func (w *witness) isPage(part string) bool {
	return part == "" || part == w.Title || slices.Contains(oursHan, part)
}

// cutAny cuts the longest of the ends off a part.
func cutAny(part string, ends []string) (rest string, ok bool) {
	best := -1
	for i, end := range ends {
		if strings.HasSuffix(part, end) && (best < 0 || len(end) > len(ends[best])) {
			best = i
		}
	}
	if best < 0 {
		return part, false
	}
	return strings.TrimSpace(strings.TrimSuffix(part, ends[best])), true
}
