package memory

import (
	"strings"
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
	v.asOf = asOf
	v.currency = asOf.currency()
}

// currency is the point for the store, to which the zero time means now: the first
// moment of all, which is the zero time, is given as the next one.
func (a *AsOf) currency() graph.Currency {
	point := func(t *time.Time) time.Time {
		if t != nil && timeOf(t).IsZero() {
			return time.Time{}.Add(time.Microsecond)
		}
		return timeOf(t)
	}
	return graph.Currency{Mode: graph.AsOf, Recorded: point(a.Recorded), Valid: point(a.Valid)}
}

// history is every version that was recorded by the point at which the view looks.
func (v *view) history() graph.Currency {
	if v.asOf == nil {
		return graph.Currency{Mode: graph.All}
	}
	return graph.Currency{Mode: graph.History, Recorded: v.currency.Recorded}
}

// recorded is the time by which what the view reads was recorded.
func (v *view) recorded() time.Time {
	if v.currency.Recorded.IsZero() {
		return v.now
	}
	return v.currency.Recorded
}

// valid is the time at which what the view reads was true.
func (v *view) valid() time.Time {
	if v.currency.Valid.IsZero() {
		return v.now
	}
	return v.currency.Valid
}

// known tells whether something that came to be at a time had been recorded at the
// point at which the view looks; nil is what has not come to be.
func (v *view) known(at *time.Time) bool { return at != nil && !at.After(v.recorded()) }

// said is the point in time for a cursor.
func (a *AsOf) said() string {
	if a == nil {
		return "now"
	}
	return saidTime(a.Recorded) + " " + saidTime(a.Valid)
}

// claim is a claim as it was at the point at which the view looks: what was done
// with it later is not told.
func (v *view) claim(row graph.Row, from int) Claim {
	return v.asItWas(claimColumns.read(row, from))
}

// asItWas is a claim as it was then, of which at least the state, the family and the
// times are read.
func (v *view) asItWas(c Claim) Claim {
	if v.asOf == nil {
		return c
	}
	if !v.known(c.RetiredAt) {
		c.RetiredAt, c.RetiredReason = nil, ""
		c.State = c.unretired()
	}
	if !v.known(c.GradedAt) {
		c.GradedAt, c.Grade, c.GradeConfidence = nil, nil, nil
	}
	if !v.known(c.SettledAt) {
		c.SettledAt, c.SettledByUID, c.Outcome, c.Quality = nil, "", nil, nil
		c.OutcomeValue, c.OutcomeUnit, c.OutcomeNote = "", "", ""
		if !c.past() {
			c.State = c.unsettled()
		}
	}
	return c
}

// claims are the claims of rows as they were then.
func (v *view) claims(rows []graph.Row) []Claim {
	out := make([]Claim, len(rows))
	for i, row := range rows {
		out[i] = v.claim(row, 0)
	}
	return out
}

// past tells whether the claim was superseded or retired.
func (c *Claim) past() bool { return c.State == StateSuperseded || c.State == StateRetired }

// unretired is the state that the claim had before it was superseded or retired.
func (c *Claim) unretired() ClaimState {
	switch {
	case !c.past():
		return c.State
	case c.SettledAt == nil:
		return c.unsettled()
	case c.Family == FamilyTake:
		return StateResolved
	default:
		return StateDone
	}
}

// unsettled is the state that the claim had at first.
func (c *Claim) unsettled() ClaimState {
	if c.Family == FamilyTake {
		return StateActive
	}
	return StateCurrent
}

// link is a link as it was then.
func (v *view) link(l Link) Link {
	if !v.known(l.RetiredAt) {
		l.RetiredAt = nil
	}
	return l
}

// inStates writes the condition that claim c was in one of the states then. Every
// state but the first is a step with a time.
func (v *view) inStates(l *listing, states []ClaimState) {
	if v.asOf == nil {
		l.demand("c.state IN $states", "states", textList(states))
		return
	}
	var any []string
	for _, s := range states {
		any = append(any, "("+stateThen[s]+")")
	}
	l.demand("("+strings.Join(any, " OR ")+")", "then", graph.Instant(v.recorded()))
}

// stateThen says by what a claim was in a state at $then.
var stateThen = map[ClaimState]string{
	StateCurrent:    "c.family = 'FACT' AND " + notRetiredThen + " AND " + notSettledThen,
	StateActive:     "c.family = 'TAKE' AND " + notRetiredThen + " AND " + notSettledThen,
	StateDone:       "c.family = 'FACT' AND " + notRetiredThen + " AND c.settledAt <= $then",
	StateResolved:   "c.family = 'TAKE' AND " + notRetiredThen + " AND c.settledAt <= $then",
	StateSuperseded: "c.state = 'SUPERSEDED' AND c.retiredAt <= $then",
	StateRetired:    "c.state = 'RETIRED' AND c.retiredAt <= $then",
}

const (
	notRetiredThen = "(c.retiredAt IS NULL OR c.retiredAt > $then)"
	notSettledThen = "(c.settledAt IS NULL OR c.settledAt > $then)"
)
