package importers

import "encoding/json"

// Page is the record of one page. Its zero values are those of an unknown field.
type Page struct {
	// Kind is "page".
	Kind string `json:"kind"`
	// ExternalKey is the page's identity over repeated imports.
	ExternalKey string `json:"externalKey"`
	// Type and Subtype are names of the vocabulary.
	Type    string  `json:"type"`
	Subtype *string `json:"subtype"`
	// KeepType: a page that is there keeps its type, as the source does not state one.
	KeepType bool `json:"keepType,omitempty"`
	// Title is the page's title.
	Title string `json:"title"`
	// Slug is the wanted slug; the service makes one where it is empty.
	Slug string `json:"slug"`
	// Aliases and Tags are further names, and tags without "#".
	Aliases []string `json:"aliases"`
	Tags    []string `json:"tags"`
	// Body is the text as Markdown, without front matter.
	Body string `json:"body"`
	// Scope says who may know the page.
	Scope string `json:"scope"`
	// EffectiveDate is YYYY, YYYY-MM or YYYY-MM-DD, empty where the source gives
	// no date; the day of At then stands for it.
	EffectiveDate string `json:"effectiveDate,omitempty"`
	// At is the same as an instant, RFC 3339 in UTC.
	At string `json:"at,omitempty"`
	// Properties holds the values of the type's properties.
	Properties map[string]json.RawMessage `json:"properties,omitempty"`
	// Extra holds what the vocabulary does not know, as written.
	Extra map[string]json.RawMessage `json:"extra,omitempty"`
}

// WithoutProperties returns the page with its properties kept as extra, for a
// service that refused their values.
func (p Page) WithoutProperties() Page {
	extra := make(map[string]json.RawMessage, len(p.Extra)+len(p.Properties))
	for _, values := range []map[string]json.RawMessage{p.Properties, p.Extra} {
		for key, value := range values {
			extra[key] = value
		}
	}
	p.Properties, p.Extra = nil, extra
	return p
}

// Link is the record of one link between two pages.
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
	// At is when it was said, RFC 3339 in UTC.
	At string `json:"at,omitempty"`
	// Excerpt is the words that say so.
	Excerpt string `json:"excerpt,omitempty"`
	// ValidFrom is since when it is true; null where nobody says.
	ValidFrom *string `json:"validFrom"`
	// Page is the external key of the page whose words state it, and Name is how they
	// call what they speak of. Property is the key of the front matter that holds them,
	// "" for the text.
	Page     string `json:"page,omitempty"`
	Name     string `json:"name,omitempty"`
	Property string `json:"property,omitempty"`
}
