package bridge

import (
	"fmt"
	"slices"
	"strings"
)

// Surface is how many tools an agent is offered; each includes the one before.
type Surface string

// The surfaces.
const (
	Core  Surface = "core"  // remember, recall and read
	Graph Surface = "graph" // and connect, explore and query
	Full  Surface = "full"  // and all others
)

var surfaces = []Surface{Core, Graph, Full}

// ParseSurface returns the surface of a name. The error tells the names.
func ParseSurface(name string) (Surface, error) {
	if s := Surface(strings.ToLower(strings.TrimSpace(name))); slices.Contains(surfaces, s) {
		return s, nil
	}
	return "", fmt.Errorf("surface %q: expected core, graph or full", name)
}

// holds tells whether a tool of the other surface is offered on this one.
func (s Surface) holds(other Surface) bool {
	return slices.Index(surfaces, other) <= slices.Index(surfaces, s)
}
