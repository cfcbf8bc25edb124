package graph

import "time"

// TextDocument is the analysed text of one node. Terms are made by the service
// and consist of letters, digits and "_" only; the engine never analyses.
type TextDocument struct {
	Node string // id of the node it belongs to
	// Kind says what the node is to a search: "claim", "passage", "event", "name".
	Kind string
	// Class refines the kind for filters (a claim's kind), "" if nothing.
	Class string
	// Page is the page that the text is about or part of, "" if none.
	Page string
	// Body and Title are space-separated terms in document order, as the text
	// analysis encoded them. Both are searched; both come back with a hit.
	Body, Title string
	// Terms are the distinct terms under which the document is found.
	Terms []string
	// Length is the number of words that count for the average length.
	Length int64
	// Order breaks ties, larger first: the item's time in microseconds.
	Order int64
	// Historic marks text that only a search with History finds.
	Historic bool
}

// TextFilter restricts a search to some documents.
type TextFilter struct {
	// Kinds, Classes and Pages restrict the documents; empty means any.
	Kinds, Classes, Pages []string
	// Since restricts to items recorded at or after; zero means any.
	Since time.Time
	// Now hides documents whose node is no longer valid then, or not yet.
	Now time.Time
	// History includes historic and no longer valid documents.
	History bool
	// Recorded, unless zero, looks at what was recorded by then: historic documents
	// count like others, and those whose node was retired by then are left out
	// (unless History).
	Recorded time.Time
}

// TextQuery asks for documents that hold at least one of the terms.
type TextQuery struct {
	TextFilter
	Terms []WeightedTerm
	// Limit is the number of documents wanted, ReadOn how many may be returned
	// when several tie with the last one (at least Limit).
	Limit, ReadOn int
}

// WeightedTerm is a term and what a document gains by holding it (≥ 1).
type WeightedTerm struct {
	Term   string
	Weight int
}

// TextHit is one document that a search chose.
type TextHit struct {
	Node, Kind, Class, Page string
	Body, Title             string
	Length, Order           int64
	Historic                bool
	// Sum is the sum of the weights of the query's terms that the document holds.
	Sum int64
}

// TextStatisticsQuery asks for the statistics of the terms.
type TextStatisticsQuery struct {
	Terms   []string
	History bool // include historic documents
}

// TextStatistics are sums over the documents that the audience may know and
// that are neither deleted nor (without History) historic. Documents that have
// only passed their valid time still count.
type TextStatistics struct {
	Documents int64            // number of documents
	Length    int64            // sum of their lengths
	Frequency map[string]int64 // documents per asked term; a missing term has 0
}
