package pattern

import "brain/graph"

// DefaultMaxRows is the most rows of a plan compiled without WithMaxRows.
const DefaultMaxRows = 10_000

// Option changes how a text is compiled.
type Option func(*options)

type options struct {
	maxRows  int
	bareTags bool
}

// WithMaxRows sets the most rows that the plan may return; one more is an error
// of the run. n must be positive.
func WithMaxRows(n int) Option { return func(o *options) { o.maxRows = n } }

// WithBareTags lets the plan find a tag that no knowable page carries. It is for
// writes that look for a tag by its handle before they attach it; a reader would
// learn of tags on pages that they may not know.
func WithBareTags() Option { return func(o *options) { o.bareTags = true } }

// Compile parses and checks the text against the catalogue. Its errors are
// *SyntaxError, *UnknownTermError, *UnsupportedError and *RuleError, each with
// line and column.
func Compile(cat *Catalogue, text string, opts ...Option) (*graph.Plan, error) {
	q, err := Parse(text)
	if err != nil {
		return nil, err
	}
	o := options{maxRows: DefaultMaxRows}
	for _, opt := range opts {
		opt(&o)
	}
	return check(cat, q, text, o)
}

// MustCompile is Compile for tests; it panics on an error.
func MustCompile(cat *Catalogue, text string, opts ...Option) *graph.Plan {
	p, err := Compile(cat, text, opts...)
	if err != nil {
		panic(err)
	}
	return p
}
