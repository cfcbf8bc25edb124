package memory

import (
	"slices"
	"strings"
	"time"

	"brain/graph"
	"brain/internal/text"
)

// The kinds of text documents.
const (
	docClaim   = "claim"   // a claim's text and context
	docPassage = "passage" // a passage under its page's title and its heading
	docName    = "name"    // a page's title or an alias
	docEvent   = "event"   // an event's summary and detail under its date
)

// A word in a title counts as much as two in a body.
const (
	bodyWeight  = 1
	titleWeight = 2
)

// document makes the analysed text of a node.
func document(node, kind, title, body string) graph.TextDocument {
	titleTokens, bodyTokens := text.Analyze(title), text.Analyze(body)
	d := graph.TextDocument{
		Node: node, Kind: kind,
		Title: text.EncodeTokens(titleTokens), Body: text.EncodeTokens(bodyTokens),
		Terms: distinctTerms(titleTokens, bodyTokens),
	}
	d.Length = scored(d.Title, d.Body).Length()
	return d
}

func distinctTerms(lists ...[]text.Token) []string {
	var terms []string
	for _, list := range lists {
		for _, t := range list {
			terms = append(terms, t.Term)
		}
	}
	slices.Sort(terms)
	return slices.Compact(terms)
}

// scored is the form in which a stored document is scored.
func scored(title, body string) text.Document {
	return text.Document{Fields: []text.Field{{Weight: titleWeight, Stored: title}, {Weight: bodyWeight, Stored: body}}}
}

func claimDocument(c Claim, pageID string) graph.TextDocument {
	d := document(c.ID, docClaim, "", strings.Join(nonEmpty(c.Text, c.Context), "\n"))
	d.Class, d.Page, d.Order = c.Kind, pageID, c.RecordedAt.UnixMicro()
	d.Historic = !c.Open()
	return d
}

func passageDocument(p Passage, pageTitle string, order int64) graph.TextDocument {
	d := document(p.ID, docPassage, strings.Join(nonEmpty(pageTitle, p.Heading), "\n"), p.Text)
	d.Page, d.Order = p.PageID, order
	return d
}

func eventDocument(e TimelineEvent) graph.TextDocument {
	d := document(e.ID, docEvent, spokenDate(e.Date), strings.Join(nonEmpty(e.Summary, e.Detail), "\n"))
	d.Class, d.Page, d.Order = e.Type, e.PageID, e.RecordedAt.UnixMicro()
	return d
}

// spokenDate is an event's date as it may be asked for: as it is written, and by the
// name of its month.
func spokenDate(date string) string {
	day, _, _ := strings.Cut(date, "T")
	for _, layout := range []string{time.DateOnly, "2006-01"} {
		if at, err := time.Parse(layout, day); err == nil {
			return day + at.Format(" January 2006")
		}
	}
	return day
}

func nameDocument(node, pageID, name string, order int64) graph.TextDocument {
	d := document(node, docName, name, "")
	d.Page, d.Order = pageID, order
	return d
}
