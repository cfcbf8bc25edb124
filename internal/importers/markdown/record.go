package markdown

import "encoding/json"

// Page is the record of one note.
type Page struct {
	// Kind is "page".
	Kind string `json:"kind"`
	// ExternalKey is the vault's name and the note's path: the page's identity
	// over repeated imports.
	ExternalKey string `json:"externalKey"`
	// Type and Subtype are names of the vocabulary.
	Type    string  `json:"type"`
	Subtype *string `json:"subtype"`
	// Title is the page's title.
	Title string `json:"title"`
	// Slug is the wanted slug.
	Slug string `json:"slug"`
	// Aliases and Tags are further names, and tags without "#".
	Aliases []string `json:"aliases"`
	Tags    []string `json:"tags"`
	// Body is the Markdown without front matter.
	Body string `json:"body"`
	// Scope says who may know the page.
	Scope string `json:"scope"`
	// EffectiveDate is YYYY, YYYY-MM or YYYY-MM-DD, empty where the note gives no
	// date; the day of At then stands for it.
	EffectiveDate string `json:"effectiveDate,omitempty"`
	// At is the same as an instant, RFC 3339 in UTC.
	At string `json:"at,omitempty"`
	// Properties holds the values of the type's properties.
	Properties map[string]json.RawMessage `json:"properties,omitempty"`
	// Extra holds the front matter that the vocabulary does not know, as written.
	Extra map[string]json.RawMessage `json:"extra,omitempty"`
}

// Link is the record of one link between two notes.
type Link struct {
	// Kind is "link".
	Kind string `json:"kind"`
	// From and To are external keys.
	From string `json:"from"`
	To   string `json:"to"`
	// Type is a link type of the vocabulary.
	Type string `json:"type"`
	// Scope says who may know the link.
	Scope string `json:"scope"`
	// At is the date of the note that holds the link.
	At string `json:"at,omitempty"`
	// Excerpt is the sentence that holds the link.
	Excerpt string `json:"excerpt,omitempty"`
	// ValidFrom is unknown to a vault, hence null.
	ValidFrom *string `json:"validFrom"`
}
