package importers

// Event is the record of one event that the words of a page state.
type Event struct {
	// Kind is "event".
	Kind string `json:"kind"`
	// About is the external key of the page.
	About string `json:"about"`
	// Date is YYYY, YYYY-MM or YYYY-MM-DD, Until when it ended in the same forms.
	Date  string `json:"date"`
	Until string `json:"until,omitempty"`
	// Summary says what happened.
	Summary string `json:"summary"`
	// Scope says who may know the event.
	Scope string `json:"scope"`
	// Excerpt is the words that say so, Name the date as they write it.
	Excerpt string `json:"excerpt"`
	Name    string `json:"name"`
}

// Statements is the record of everything that the words of a page state, so that what
// they stated before ends.
type Statements struct {
	// Kind is "statements".
	Kind string `json:"kind"`
	// Page is the external key of the page, Scope its scope.
	Page  string `json:"page"`
	Scope string `json:"scope"`
	// Says are the links and events.
	Says []Says `json:"says"`
}

// Says is one link or event of Statements.
type Says struct {
	// Type is the type of a link, Date the date of an event.
	Type string `json:"type,omitempty"`
	Date string `json:"date,omitempty"`
	// Scope, Excerpt, Name and Property are those of the link or event.
	Scope    string `json:"scope"`
	Excerpt  string `json:"excerpt,omitempty"`
	Name     string `json:"name"`
	Property string `json:"property,omitempty"`
}
