package memory

import (
	"strings"

	"brain/internal/fault"
)

// unknownTerm refuses a name that the vocabulary does not have.
func unknownTerm(field, noun, name string, nearest []string) error {
	e := fault.New(fault.UnknownTerm, "there is no %s %q", noun, name).In(field)
	if len(nearest) > 0 {
		return e.Suggest("did you mean " + strings.Join(nearest, " or ") + "?")
	}
	return e.Suggest("the query vocabulary lists what is installed")
}
