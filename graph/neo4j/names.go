package neo4j

import (
	"errors"
	"fmt"
)

// Labels of the engine's own bookkeeping. They begin with "_", which no storage
// label and no label of a pack does, so that a pack may name a type "Item" or
// "Lock" without meeting them.
const (
	labelItem    = "_Item"    // every node of the graph; unique id
	labelIndexed = "_Indexed" // nodes with a text document that is not deleted
	labelEdge    = "_Edge"    // one per edge: {id, from, to}
	labelKey     = "_Key"     // one per audience key in use
	labelTerm    = "_Term"    // text statistics per audience key and term
	labelLock    = "_Lock"    // stripes of Tx.Lock
	labelSchema  = "_Schema"  // the version of the stored format
)

// textIndex is the name of the full-text index. An index cannot be given another
// property, so it gets another name with one; earlierTextIndex is dropped.
const (
	textIndex        = "brain_text_2"
	earlierTextIndex = "brain_text"
)

// internalPrefix begins every label and property of the bookkeeping.
const internalPrefix = "_"

// validName tells whether s may stand in a statement as a label, relationship
// type or property: ASCII letters, digits and "_", not beginning with a digit or
// the prefix of the bookkeeping.
func validName(s string) bool {
	for i := range len(s) {
		c := s[i]
		switch {
		case c >= 'a' && c <= 'z', c >= 'A' && c <= 'Z':
		case c >= '0' && c <= '9', c == '_':
			if i == 0 {
				return false
			}
		default:
			return false
		}
	}
	return s != ""
}

func badName(what, name string) error {
	return fmt.Errorf("%s %q: expected letters, digits and \"_\", not first a digit or \"_\"", what, name)
}

// checkLabels refuses labels that could not stand in a pattern.
func checkLabels(c *nodeChange) error {
	if c.isNew && len(c.labels) == 0 || c.labels != nil && len(c.labels) == 0 {
		return errors.New("labels: expected a storage label first, got none")
	}
	for _, l := range c.labels {
		if !validName(l) {
			return badName("label", l)
		}
	}
	return nil
}
