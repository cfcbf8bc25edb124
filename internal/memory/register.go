package memory

import (
	"context"
	"slices"
	"time"

	"brain/disclosure"
	"brain/graph"
)

// register reads what has no scope, such as principals, channels and the audit.
// Who gets the rows is the use case's to decide by the caller's roles and
// memberships, before it asks; an inactive caller gets nothing.
func (v *view) register(ctx context.Context, text string, values map[string]graph.Value) ([]graph.Row, error) {
	if err := v.active(); err != nil {
		return nil, err
	}
	return v.run(ctx, v.all, text, values, graph.Currency{})
}

// hearers are those who get an answer about groups and channels: the caller and,
// in a conversation, everyone who hears it. None means that it cannot be told who
// hears it, so nothing may be said.
func (v *view) hearers() []disclosure.Principal {
	if v.standing.conversation == nil {
		return []disclosure.Principal{v.me()}
	}
	if !v.standing.view.Audience.Holds(graph.ScopeWorld) {
		return nil
	}
	return append([]disclosure.Principal{v.me()}, v.standing.view.Recipients...)
}

// allKnow tells whether something may be told: every hearer may know it.
func (v *view) allKnow(knows func(disclosure.Principal) bool) bool {
	hearers := v.hearers()
	return len(hearers) > 0 && !slices.ContainsFunc(hearers, func(p disclosure.Principal) bool { return !knows(p) })
}

// narrowest is a hearer who is no admin and therefore knows only its own groups
// and channels; ok is false when every hearer is an admin.
func (v *view) narrowest() (p disclosure.Principal, ok bool) {
	hearers := v.hearers()
	i := slices.IndexFunc(hearers, func(p disclosure.Principal) bool { return !p.Is(disclosure.AdminRole) })
	if i < 0 {
		return disclosure.Principal{}, len(hearers) == 0
	}
	return hearers[i], true
}

// standsFor sums up the hearers for cursors.
func (v *view) standsFor() string {
	hash := v.standing.view.Audience.Hash()
	if v.me().Is(disclosure.AdminRole) {
		return hash + " admin"
	}
	return hash
}

// bind writes an edge of the register, whose past is kept.
func (c *change) bind(ctx context.Context, relationship, from, to string, props graph.Props) error {
	return c.tx.PutEdge(ctx, graph.Edge{
		ID: c.s.newID(), Type: relationship, From: from, To: to, Item: graph.Item{RecordedAt: c.now}, Props: props,
	})
}

// unbind ends an edge of the register that was written at since.
func (c *change) unbind(ctx context.Context, edge string, since time.Time) error {
	return c.tx.PatchEdge(ctx, edge, graph.EdgePatch{Item: &graph.Item{RecordedAt: since, RetiredAt: c.now}})
}
