package memory

import (
	"fmt"
	"strings"
)

// The names by which a path tells how a claim hangs on a page.
const (
	stepAbout  = "about"
	stepHeldBy = "held_by"
)

// hit is the candidate as its reader gets it.
func (c *candidate) hit() RecallHit {
	why := Why{Arms: c.arms, Factors: c.factors, Path: []PathStep{}}
	var parts []string
	for _, f := range c.found {
		parts = append(parts, f.reason())
		switch {
		case len(f.path) > 0:
			why.Path = f.path
		case f.page != nil && c.item.Claim != nil:
			why.Path = []PathStep{f.step()}
		}
	}
	if c.factorIs("about", aboutFactor) {
		parts = append(parts, "belongs to the asked page")
	}
	if c.factorIs("evidence", changedEvidenceFactor) {
		parts = append(parts, "its only evidence has changed since")
	}
	if c.weighed > 0 {
		parts = append(parts, fmt.Sprintf("the rerank model puts it at %d", c.weighed))
	}
	why.Text = strings.Join(parts, "; ")
	also := c.also
	if also == nil {
		also = []string{}
	}
	return RecallHit{Item: c.item, Score: c.score, Tokens: c.tokens(), Why: why, Also: also}
}

func (c *candidate) factorIs(name string, value float64) bool {
	for _, f := range c.factors {
		if f.Name == name {
			return f.Value == value
		}
	}
	return false
}

// reason says in words how one arm found it.
func (f find) reason() string {
	switch {
	case f.cosine != 0:
		return fmt.Sprintf("is near the question in meaning (%.2f)", f.cosine)
	case f.page == nil:
		return "has " + sayList(f.words) + " in common with the question"
	case len(f.path) > 0:
		return "reached from " + f.path[0].From.Title + ", which the question names, by " + sayList(f.links())
	case f.kind != docClaim:
		return "the question names it"
	case f.held:
		return "held by " + f.page.Title + ", which the question names"
	default:
		return "about " + f.page.Title + ", which the question names"
	}
}

// links are the link types of the way.
func (f find) links() []string {
	links := make([]string, len(f.path))
	for i, s := range f.path {
		links[i] = s.Link
	}
	return links
}

// step is the way from the named page to its claim.
func (f find) step() PathStep {
	step := PathStep{From: hintOf(*f.page), Link: stepAbout, To: hintOf(*f.page)}
	if f.held {
		step.Link = stepHeldBy
	}
	return step
}

// sayList joins words for people: "a, b and c".
func sayList(words []string) string {
	if n := len(words); n > 1 {
		return strings.Join(words[:n-1], ", ") + " and " + words[n-1]
	}
	return strings.Join(words, "")
}
