package memory

import (
	"slices"
	"strings"

	"brain/internal/text"
)

const (
	// claimShare is the share of the budget, in percent, that claims and pages
	// may take when there are passages.
	claimShare = 70
	// maxPagePassages is the most passages of one page.
	maxPagePassages = 2
)

// spend chooses what fits the budget of tokens: claims, events and pages by score,
// then passages by score. What is over the rest is skipped, not the end. Of what fits
// the best are taken up to limit. omitted is the number of the others.
func spend(ranked []*candidate, limit, budget int) (chosen []*candidate, omitted int) {
	first := budget
	if slices.ContainsFunc(ranked, (*candidate).isPassage) {
		first = budget * claimShare / 100
	}
	rest := budget
	fits := map[*candidate]bool{}
	take := func(c *candidate, room int) bool {
		if c.tokens() > room {
			return false
		}
		rest -= c.tokens()
		fits[c] = true
		return true
	}
	taken := 0
	for _, c := range ranked {
		if !c.isPassage() && taken < limit && take(c, first-(budget-rest)) {
			taken++
		}
	}
	taken = 0
	perPage := map[string]int{}
	for _, c := range ranked {
		if c.isPassage() && taken < limit && perPage[c.pageID] < maxPagePassages && take(c, rest) {
			taken++
			perPage[c.pageID]++
		}
	}
	for _, c := range ranked {
		if fits[c] && len(chosen) < limit {
			chosen = append(chosen, c)
		}
	}
	return chosen, len(ranked) - len(chosen)
}

func (c *candidate) isPassage() bool { return c.item.Passage != nil }

// tokens is the estimated length of what the reader gets, counted once.
func (c *candidate) tokens() int {
	if c.counted == nil {
		n := text.Tokens(c.shown())
		c.counted = &n
	}
	return *c.counted
}

// shown is the text that the reader gets.
func (c *candidate) shown() string {
	switch {
	case c.item.Claim != nil:
		return strings.Join(nonEmpty(c.item.Claim.Text, c.item.Claim.Context), "\n")
	case c.item.Passage != nil:
		return strings.Join(nonEmpty(c.item.Passage.Heading, c.item.Passage.Text), "\n")
	case c.item.Event != nil:
		return strings.Join(nonEmpty(c.item.Event.Date, c.item.Event.Summary, c.item.Event.Detail), "\n")
	default:
		return strings.Join(nonEmpty(c.item.Page.Title, c.item.Page.Slug, c.item.Page.Type), "\n")
	}
}
