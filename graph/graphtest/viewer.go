package graphtest

import (
	"math/rand/v2"

	"brain/graph"
)

// audience makes a random audience: its shape by the form, its scopes by the
// world. As disclosure makes them, an author without limits holds world and its
// own scope, and a limit adds none of these.
func (w *world) audience(form *rand.Rand) graph.Audience {
	kind, trusted, reach := form.IntN(100), form.IntN(5) == 0, pick(form, []int{20, 50, 100}) // reach: percent of the scopes
	var scopes, authored []string
	for _, s := range w.scopes {
		if w.chance(reach) {
			scopes = append(scopes, s)
		}
	}
	me := pick(w.rng, w.people)
	for _, s := range w.scopes {
		if s != graph.ScopeWorld && s != graph.PrincipalScope(me) && w.chance(50) {
			authored = append(authored, s)
		}
	}
	a := graph.NewAudience(scopes)
	switch {
	case kind < 4:
		a = graph.Audience{}
	case kind < 10:
		a = graph.Everything()
	case kind < 40:
		a = graph.NewAudience(append(scopes, graph.ScopeWorld, graph.PrincipalScope(me))).WithAuthor(me)
	case kind < 70:
		a = a.WithAuthorIn(me, authored)
	}
	if trusted {
		a = a.TrustedOnly()
	}
	return a
}

// currency makes a random time at which to look: the mode by the form, the times
// by the world.
func (w *world) currency(form *rand.Rand) graph.Currency {
	mode, deleted := form.IntN(7), form.IntN(100)
	switch mode {
	case 0:
		return graph.Currency{Mode: graph.All, Deleted: deleted < 40}
	case 1:
		c := graph.Currency{Mode: graph.AsOf, Deleted: deleted < 10}
		if w.chance(70) {
			c.Recorded = w.moment()
		}
		if w.chance(70) {
			c.Valid = w.moment()
		}
		return c
	case 2:
		return graph.Currency{Mode: graph.History, Deleted: deleted < 10, Recorded: w.moment()}
	default:
		return graph.Currency{Deleted: deleted < 5}
	}
}
