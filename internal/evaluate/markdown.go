package evaluate

import (
	"fmt"
	"strings"
)

const legend = `P@k: relevant pages by k places. R@k: the share of the relevant pages among the first k. all@k: the share of questions
with every relevant page among the first k. Pages are distinct, in the order of the hits. "without" and "alone" reorder
recall's own answer by what the other arms, or that one, gave; BM25 is plain, over title, body and claims of whole pages.
`

// Markdown writes the report as tables, one for each way to group the questions.
func (r Report) Markdown() string {
	var b strings.Builder
	b.WriteString("# Retrieval\n\n")
	fmt.Fprintf(&b, "%d questions over %d pages.", r.asked(), r.Pages)
	if r.LeftOut.Questions+r.LeftOut.Relevant > 0 {
		fmt.Fprintf(&b, " Left out, as the asker may not know them: %d relevant pages, %d whole questions.", r.LeftOut.Relevant, r.LeftOut.Questions)
	}
	if len(r.Degraded) > 0 {
		fmt.Fprintf(&b, " Missing for some answers: %s.", strings.Join(r.Degraded, ", "))
	}
	b.WriteString("\n\n" + legend)
	by := ""
	for i, g := range r.Groups {
		if i == 0 || g.By != by {
			by = g.By
			r.heading(&b, by)
		}
		for _, s := range g.Systems {
			if by == "" || by == "hops" || s.Name == Recall || s.Name == BM25 {
				r.line(&b, g, s)
			}
		}
	}
	return b.String()
}

func (r Report) asked() int {
	if len(r.Groups) == 0 {
		return 0
	}
	return r.Groups[0].Questions
}

func (r Report) heading(b *strings.Builder, by string) {
	if by == "" {
		b.WriteString("\n## All\n\n|")
	} else {
		fmt.Fprintf(b, "\n## By %s\n\n| %s |", by, by)
	}
	b.WriteString(" questions | answered by |")
	rule := "---: | --- |"
	if by != "" {
		rule = "--- | " + rule
	}
	for _, k := range r.Cuts {
		fmt.Fprintf(b, " P@%d | R@%d | all@%d | nDCG@%d |", k, k, k, k)
		rule += " ---: | ---: | ---: | ---: |"
	}
	b.WriteString(" MRR |\n| " + rule + " ---: |\n")
}

func (r Report) line(b *strings.Builder, g Group, s System) {
	b.WriteString("|")
	if g.By != "" {
		fmt.Fprintf(b, " %s |", strings.NewReplacer("|", `\|`, "\n", " ").Replace(g.Value))
	}
	fmt.Fprintf(b, " %d | %s |", g.Questions, s.Name)
	for _, c := range s.At {
		fmt.Fprintf(b, " %.3f | %.3f | %.3f | %.3f |", c.Precision, c.Recall, c.All, c.NDCG)
	}
	fmt.Fprintf(b, " %.3f |\n", s.MRR)
}
