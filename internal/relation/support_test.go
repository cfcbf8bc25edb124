package relation_test

import (
	"strings"

	"brain/internal/relation"
	"brain/internal/text"
)

// vocabulary is a small one with words in three languages.
func vocabulary() relation.Vocabulary {
	return relation.Vocabulary{
		Types: []relation.Type{
			{Name: "person", Words: []string{"Person", "People", "사람", "人"}, Acts: true},
			{Name: "company", Words: []string{"Company", "Companies", "startup", "firm", "회사", "公司"}, Subtypes: []string{"fund"}, Acts: true},
			{Name: "event", Words: []string{"Event", "Events", "회의", "会议"}, Subtypes: []string{"meeting"}},
			{Name: "concept", Words: []string{"Concept", "idea"}},
		},
		Links: []relation.Link{
			{Name: "works_at", From: []string{"person"}, To: []string{"company"}, Phrases: []string{"works at", "works for", "engineer at", "CEO of", "근무", "任职", "工作", "员工"}, Inverse: []string{"employs", "雇主"}},
			{Name: "founded", From: []string{"person"}, To: []string{"company"}, Phrases: []string{"founded", "founder of", "built", "창업", "创立", "创始人"}, Inverse: []string{"founded by"}},
			{Name: "invested_in", From: []string{"person", "company"}, To: []string{"company"}, Phrases: []string{"invested in", "investor in", "funded", "투자", "投资", "投资人"}, Inverse: []string{"backed by", "portfolio of"}},
			{Name: "advises", From: []string{"person", "company"}, To: []string{"company"}, Phrases: []string{"advises", "advisor to", "자문", "顾问"}, Inverse: []string{"advised by"}},
			{Name: "attended", From: []string{"person"}, To: []string{"event"}, Phrases: []string{"attended", "attendee of", "met", "참석", "参加"}, Inverse: []string{"attended by"}},
			{Name: "competes_with", From: []string{"company"}, To: []string{"company"}, Symmetric: true, Phrases: []string{"competes with", "rival of"}},
			{Name: "part_of", Phrases: []string{"part of"}, Inverse: []string{"consists of"}},
		},
	}
}

// asked normalises a question whose names stand in brackets, with a letter for their
// type before: "Who founded c[Acme]?".
func asked(question string) (norm string, names []relation.Name) {
	types := map[byte]string{'p': "person", 'c': "company", 'e': "event", 'i': "concept"}
	var b strings.Builder
	var places [][2]int
	for {
		before, rest, found := strings.Cut(question, "[")
		if !found {
			b.WriteString(question)
			break
		}
		kind := before[len(before)-1]
		b.WriteString(before[:len(before)-1])
		name, behind, _ := strings.Cut(rest, "]")
		places = append(places, [2]int{b.Len(), b.Len() + len(name)})
		names = append(names, relation.Name{Type: types[kind]})
		b.WriteString(name)
		question = behind
	}
	norm, moved := relation.Normalize(b.String(), places)
	for i, m := range moved {
		names[i].Start, names[i].End = m[0], m[1]
	}
	if norm != text.Normalize(b.String()) {
		panic("the normal forms differ: " + norm)
	}
	return norm, names
}

// shown writes the hops of a chain: "advises <invested_in" goes along advises and
// then against invested_in.
func shown(c relation.Chain) string {
	var hops []string
	for _, h := range c.Hops {
		name := h.Link
		if name == "" {
			name = "any"
		}
		if h.Backwards {
			name = "<" + name
		}
		hops = append(hops, name)
	}
	return strings.Join(hops, " ")
}
