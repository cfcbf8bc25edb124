package prose_test

import (
	"testing"

	"github.com/stretchr/testify/require"
)

// A line that begins with a date is an event; a date in a sentence is none.
func TestDatedLinesInCommentsSayNothing(t *testing.T) {
	text := read(t, "- 2024-03-05: Founded. %% or so %%\n- %%2024-03-06: Kept. #secret%%\n\n%%\n- 2024-03-07: Kept too.\n%%\n")
	require.Len(t, text.Dated, 1)
	require.Equal(t, "Founded.", text.Dated[0].Summary)
	require.Empty(t, text.Tags)
}

func TestDatedLines(t *testing.T) {
	for name, c := range map[string]struct {
		src  string
		want []string
	}{
		"bold in a list":        {"- **2024-03-05** | Met [Dana](people/dana.md)\n", []string{"2024-03-05 Met Dana"}},
		"a list":                {"- 2024-03-05: one\n- 2024-03: two\n- 2024 — three\n", []string{"2024-03-05 one", "2024-03 two", "2024 three"}},
		"a numbered list":       {"1. 2024-03-05 - one\n", []string{"2024-03-05 one"}},
		"without a separator":   {"- 2024-03-05 Met Dana\n- 2024-03-06\tAgain\n", []string{"2024-03-05 Met Dana", "2024-03-06 Again"}},
		"bold":                  {"**5 March 2024:** Launch.\n\n**2024-03-06** Again\n", []string{"2024-03-05 Launch.", "2024-03-06 Again"}},
		"a paragraph":           {"2024-03-05: Launch.\n\nMarch 2024: Launch.\n", []string{"2024-03-05 Launch.", "2024-03 Launch."}},
		"lines of a paragraph":  {"2024-03-05: One\ngoes on.\n2024-03-06: Two.\n", []string{"2024-03-05 One goes on.", "2024-03-06 Two."}},
		"in written forms":      {"- 5 March 2024: a\n- March 5th, 2024: b\n- Mar 5, 2024 – c\n- Tuesday, 5 March 2024 – d\n- 5th of Sept. 2024: e\n", []string{"2024-03-05 a", "2024-03-05 b", "2024-03-05 c", "2024-03-05 d", "2024-09-05 e"}},
		"korean":                {"- 2024년 3월 5일: 회의\n- 2024년 3월 5일 (화) 회의\n- 2024년 3월 | 출시\n- **2024년** 창업\n- **2024년**: 창업\n", []string{"2024-03-05 회의", "2024-03-05 회의", "2024-03 출시", "2024 창업"}},
		"chinese":               {"- 2024年3月5日：会议\n- 2024年3月 — 发布\n- **2024年**：成立\n", []string{"2024-03-05 会议", "2024-03 发布", "2024 成立"}},
		"a span":                {"- 2019 – 2021: Built it\n- 2024-03-05 to 2024-03-07: Offsite\n- March 2024 – June 2024: Tour\n", []string{"2019–2021 Built it", "2024-03-05–2024-03-07 Offsite", "2024-03–2024-06 Tour"}},
		"years among dates":     {"- 2019: Founded\n- 2020: Grew\n", []string{"2019 Founded", "2020 Grew"}},
		"for a group":           {"::: scope group:deal\n- 2024-03-05: Signed\n:::\n", []string{"2024-03-05 Signed (group:deal)"}},
		"a title":               {"- 2001: A Space Odyssey\n- Alien\n", nil},
		"a year in a paragraph": {"2024: a year.\n\n2024 — a year.\n", nil},
		"in a sentence":         {"On 2024-03-05 we met. March 2024 was cold. We met on\n2024-03-05: it was cold.\n\n- In March 2024: cold\n- March 2024 was cold\n- 2024년 3월 5일에 만났다\n- 2024年3月5日に会った\n- 2024-03-05, a day\n", nil},
		"a beginning":           {"2024-03-05 was cold.\n\n2024년 3월 5일 회의\n", nil},
		"tasks":                 {"- [ ] 2024-03-05 call\n- [x] 2024-03-05: call\n", nil},
		"no summary":            {"- 2024-03-05\n  - Met\n- 2024-03-05: \n- 2024-03-05: 17\n", nil},
		"called off":            {"- 2024-05-01 did not happen: launch\n- 2024-05-02: cancelled: board meeting\n- 2024-05-03: launch?\n- 2024-05-04: hope to launch\n- 2024-05-05: 회의 취소\n- 2024-05-06：会议取消\n- 2024-05-07: Noted\n", []string{"2024-05-07 Noted"}},
		"an unread span":        {"- 2024-03-05 - 2024-03-01: x\n- 5 May 2024 ~ x\n- 2019–: since\n", nil},
		"no such day":           {"- 2024-02-30: x\n- 2024-13-01: x\n- 0001-01-01: x\n", nil},
		"numbers":               {"- 2024.3.1: Fixed\n- 2024%: x\n- 2024-03-05T10:00: x\n- 20240305: x\n- 3/5/2024: x\n", nil},
		"elsewhere":             {"## 2024-03-05: Head\n\n> 2024-03-05: quoted\n\n| 2024-03-05 | x |\n|-|-|\n| 2024-03-06 | y |\n\n`2024-03-05: x`\n\n~~2024-03-05: x~~\n\n    2024-03-05: x\n", nil},
	} {
		t.Run(name, func(t *testing.T) {
			var got []string
			for _, d := range read(t, c.src).Dated {
				said := d.Date
				if d.Until != "" {
					said += "–" + d.Until
				}
				said += " " + d.Summary
				if d.Scope != "" {
					said += " (" + d.Scope + ")"
				}
				got = append(got, said)
			}
			require.Equal(t, c.want, got)
		})
	}
	d := read(t, "- **5 March 2024** | Met [[dana|Dana]]\n").Dated[0]
	require.Equal(t, "5 March 2024", d.Name)
	require.Equal(t, "5 March 2024 | Met Dana", d.Excerpt)
}
