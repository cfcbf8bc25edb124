package bridge

import (
	"regexp"
	"strings"

	"brain/internal/fault"
	"brain/internal/quote"
)

// ofMemory finds the marks that a line of an answer ends with, and the id in them.
var ofMemory = regexp.MustCompile(`\[[^\[\]]*, ([0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[0-9a-f]{4}-[0-9a-f]{12})\]$`)

// notRepeated refuses a text that repeats an answer, marks or wrapper and all: what was
// recalled is known already, and as a new claim it would come back twice. Error:
// BAD_INPUT.
func notRepeated(said string) error {
	if marks := ofMemory.FindStringSubmatch(strings.TrimSpace(said)); marks != nil {
		return fault.New(fault.BadInput, "text is a line that was recalled, with its marks: it is known already, as %s", marks[1]).In("text").
			Suggest("to support it, remember its words alone with the evidence {kind: CLAIM, origin: " + marks[1] + "}")
	}
	if quote.Has(said) {
		return fault.New(fault.BadInput, "text is an answer that was recalled: it is known already").In("text").
			Suggest("remember what is new in your own words, one assertion a call")
	}
	return nil
}
