package memory

import (
	"time"

	"brain/graph"
)

// AsOf is the point on both clocks at which a read looks: what was recorded by
// then, and what was true then by what was recorded. A nil time means now.
// Membership, scopes and deletion are always those of today.
type AsOf struct {
	Recorded, Valid *time.Time
}

// at makes the view look at a point in time; nil leaves it at now.
func (v *view) at(asOf *AsOf) {
	if asOf == nil {
		return
	}
	v.currency = graph.Currency{Mode: graph.AsOf, Recorded: timeOf(asOf.Recorded), Valid: timeOf(asOf.Valid)}
}
