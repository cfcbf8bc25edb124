package memory

import (
	"fmt"
	"strings"

	"brain/internal/quote"
	"brain/internal/text"
)

// packText writes the text of a context pack within a budget of tokens.
type packText struct {
	b       strings.Builder
	budget  int
	heading string
}

// open writes the beginning; false when the budget does not even hold the wrapper.
func (w *packText) open() bool {
	return w.spend(quote.Open, text.Tokens(quote.Open+quote.Close))
}

func (w *packText) spend(s string, tokens int) bool {
	if tokens > w.budget {
		return false
	}
	w.budget -= tokens
	w.b.WriteString(s)
	return true
}

// add writes a part under a heading, which stands before its first part.
func (w *packText) add(heading, part string) bool {
	if heading != w.heading {
		part = "\n## " + heading + "\n" + part
	}
	// Line by line tokens add up to a little more than those of the whole.
	if !w.spend(part, text.Tokens(part)) {
		return false
	}
	w.heading = heading
	return true
}

func (w *packText) close() string { return w.b.String() + quote.Close }

// cardText is a card in a few lines.
func (v *view) cardText(card EntityCard) string {
	var b strings.Builder
	fmt.Fprintf(&b, "- %s%s\n", quote.Line(card.Page.Title), quote.Marks(card.Page.Type, card.Page.Slug))
	for _, c := range card.Facts {
		fmt.Fprintf(&b, "  - %s\n", v.claimText(c))
	}
	return b.String()
}

// claimText is a claim with what a reader needs to weigh it.
func (v *view) claimText(c Claim) string {
	marks := []string{c.Kind, c.RecordedAt.Format("2006-01-02"), v.session.ScopeText(c.Scope)}
	if c.Expired(v.now) {
		marks = append(marks, "expired")
	}
	if c.EvidenceChanged {
		marks = append(marks, "evidence changed")
	}
	if c.Due != nil {
		marks = append(marks, "due "+c.Due.Format("2006-01-02"))
	}
	return quote.Line(c.Text) + quote.Marks(marks...)
}

// threadText is an open commitment or take.
func (v *view) threadText(c Claim) string { return "- " + v.claimText(c) + "\n" }
