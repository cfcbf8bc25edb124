package packs

import (
	"encoding/json"
	"fmt"

	"brain/schema"
)

// APIVersion is the format version that every pack file names.
const APIVersion = "brain.pack/v1"

// General is the pack that is always installed.
const General = "general"

// Pack is a named, versioned set of terms.
type Pack struct {
	// APIVersion is [APIVersion].
	APIVersion string `json:"apiVersion"`
	// Name obeys [schema.ValidName].
	Name string `json:"name"`
	// Version is a semantic version without a leading v.
	Version string `json:"version"`
	// Description says in one sentence what the pack is for.
	Description string `json:"description,omitempty"`
	// Extends names the packs that must be installed too.
	Extends []string `json:"extends,omitempty"`
	// Terms are what the pack declares.
	schema.Terms
}

// Conflict is one reason why packs cannot be installed together.
type Conflict = schema.Conflict

// equal reports whether two packs declare the same.
func (p Pack) equal(q Pack) bool { return p.encoded() == q.encoded() }

func (p Pack) encoded() string {
	// Pack holds only strings, numbers and lists of them, which always encode.
	b, err := json.Marshal(p)
	if err != nil {
		panic(fmt.Sprintf("packs: pack does not encode: %v", err))
	}
	return string(b)
}
