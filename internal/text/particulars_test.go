package text_test

import (
	"slices"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"brain/internal/text"
)

func TestParticulars(t *testing.T) {
	for s, want := range map[string][]string{
		"the harbour opens early":                    nil,
		"Our harbour is the oldest.":                 nil,
		"I think it is late.":                        nil,
		"Acme ships 1,000 mills to Dana's yard":      {"acme", "1000", "mills", "dana"},
		"it costs $5.50, or 4€":                      {"$", "5.50", "4", "€"},
		"up 5 % or 5% (not 6°)":                      {"5", "%", "5", "%", "not", "6", "°"},
		"on 2026-03-05 at 10:30.":                    {"2026-03-05", "10:30"},
		"we meet on March 5th, next Monday":          {"march", "5th", "next", "monday"},
		"three of them never came, nobody can't say": {"three", "never", "nobody", "not"},
		"It isn’t so, it is not so and cannot be":    {"not", "not", "not"},
		"release v2.10 of iPhone":                    {"v2.10", "iphone"},
		"-3 degrees":                                 {"-3", "degrees"},
		"1,234,567.8 euros":                          {"1234567.8", "euros"},
		"김철수는 3억 원을 투자했다.":                           {"김철수는", "3억", "원을", "투자했다"},
		"税率不变":                                       {"税率不变"},
		"Анна любит чай":                             {"анна"},
		"３０ days":                                    {"30", "days"},
		"":                                           nil,
	} {
		t.Run(s, func(t *testing.T) { require.Equal(t, want, text.Particulars(s)) })
	}
}

// Texts that differ in a particular are never taken for one.
func TestParticularsDiffer(t *testing.T) {
	for _, pair := range [][2]string{
		{"Acme pays late", "Acme does not pay late"}, {"Acme pays late", "Bolt pays late"}, {"Acme sued Bolt", "Bolt sued Acme"},
		{"paid in 30 days", "paid in 13 days"}, {"paid in 30 days", "paid in 30 weeks"}, {"it opens in May", "it opens in June"},
		{"it costs 5 €", "it costs 5 $"}, {"two of them", "three of them"}, {"김철수가 왔다", "김영희가 왔다"}, {"税率提高", "税率不变"},
		{"three weeks on", "three months on"}, {"it is 1.5", "it is 15"}, {"due on 2026-03-05", "due on 2026-05-03"}, {"up 5%", "up 5"},
	} {
		require.NotEqual(t, text.Particulars(pair[0]), text.Particulars(pair[1]), "%q, %q", pair[0], pair[1])
	}
}

// They are found in any text, and the same ones where marks stand around it.
func TestParticularsOfAnyText(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		s := rapid.String().Draw(t, "s")
		text.Particulars(s)
		word := rapid.StringMatching(`[A-Z][a-z]{3,8}|[0-9]{1,6}|[a-z]{3,8}`).Draw(t, "word")
		require.True(t, slices.Equal(text.Particulars(word), text.Particulars("("+word+"),")), "%q", word)
	})
}
