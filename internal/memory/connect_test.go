package memory_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"brain/internal/fault"
	"brain/internal/memory"
)

func (w *world) links(uid string, p memory.Page) []memory.Link {
	w.t.Helper()
	list, err := w.PageLinks(w.t.Context(), w.as(uid), p.ID, nil, nil, nil, nil, nil)
	require.NoError(w.t, err)
	return list.Nodes
}

func link(from, kind, to, scope string) memory.ConnectInput {
	return memory.ConnectInput{From: from, To: to, Type: kind, Scope: &scope, Evidence: said("test")}
}

func TestConnect(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann", "bob", "cho")
		w.group("deal", "ann", "bob")
		acme, kim := w.page("ann", "company", "Acme", ""), w.page("ann", "person", "Kim", "")
		made, _, err := w.Connect(t.Context(), w.as("ann"), link("Kim", "works_at", "Acme", "group:deal"))
		require.NoError(t, err)
		require.Equal(t, []string{kim.ID, acme.ID}, []string{made.FromID, made.ToID})
		// The inverse name is the same link from the other side.
		same, _, err := w.Connect(t.Context(), w.as("bob"), link("Acme", "employs", "Kim", "group:deal"))
		require.NoError(t, err)
		require.Equal(t, made.ID, same.ID)
		evidence, err := w.EvidenceOf(t.Context(), w.as("ann"), []string{made.ID}, nil)
		require.NoError(t, err)
		require.Len(t, evidence[made.ID], 1, "the same words are not twice evidence")
		require.Len(t, w.links("bob", acme), 1)
		require.Empty(t, w.links("cho", acme))
		require.Empty(t, w.links("cho", kim))

		for name, c := range map[string]struct {
			in    memory.ConnectInput
			code  fault.Code
			field string
		}{
			"type":      {link("Kim", "works_for", "Acme", "world"), fault.UnknownTerm, "type"},
			"injection": {link("Kim", "X`]->() DETACH DELETE n //", "Acme", "world"), fault.UnknownTerm, "type"},
			"range":     {link("Acme", "works_at", "Acme", "world"), fault.Constraint, "type"},
			"from":      {link("Nobody", "works_at", "Acme", "world"), fault.NotFound, "from"},
			"to":        {link("Kim", "works_at", "01900000-0000-7000-8000-ffffffffffff", "world"), fault.NotFound, "to"},
			"scope":     {link("Kim", "works_at", "Acme", "group:none"), fault.NotAMember, "scope"},
			"evidence":  {memory.ConnectInput{From: "Kim", To: "Acme", Type: "works_at"}, fault.BadInput, "evidence"},
			"weight":    {memory.ConnectInput{From: "Kim", To: "Acme", Type: "works_at", Weight: ptr(2.0), Evidence: said("x")}, fault.BadInput, "weight"},
		} {
			_, _, err := w.Connect(t.Context(), w.as("ann"), c.in)
			require.Error(t, err, name)
			refused(t, err, c.code, c.field)
		}
		require.Len(t, w.links("ann", acme), 1)
	})
}

func TestSingleAtATimeClosesOnlyInItsScope(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann", "bob")
		w.group("deal", "ann", "bob")
		kim := w.page("ann", "person", "Kim", "")
		w.page("ann", "company", "Acme", "")
		w.page("ann", "company", "Bolt", "")
		old, _, err := w.Connect(t.Context(), w.as("ann"), link("Kim", "works_at", "Acme", "world"))
		require.NoError(t, err)
		secret, _, err := w.Connect(t.Context(), w.as("ann"), link("Kim", "works_at", "Acme", "group:deal"))
		require.NoError(t, err)
		w.pass(24 * time.Hour)
		next, _, err := w.Connect(t.Context(), w.as("ann"), link("Kim", "works_at", "Bolt", "world"))
		require.NoError(t, err)
		var ids []string
		for _, l := range w.links("ann", kim) {
			ids = append(ids, l.ID)
		}
		require.ElementsMatch(t, []string{next.ID, secret.ID}, ids)
		closed, err := w.LinksByID(t.Context(), w.as("ann"), []string{old.ID}, nil)
		require.NoError(t, err)
		require.Equal(t, w.clock(), *closed[old.ID].RetiredAt)
		require.Nil(t, closed[old.ID].ValidUntil, "what was recorded stays as it was")
		require.Equal(t, w.clock(), *next.ValidFrom)
		// bob may not close ann's link; both stand.
		w.pass(24 * time.Hour)
		_, _, err = w.Connect(t.Context(), w.as("bob"), link("Kim", "works_at", "Acme", "world"))
		require.NoError(t, err)
		require.Len(t, w.links("ann", kim), 3)
	})
}

func TestConnectIsIdempotentByKey(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann")
		w.page("ann", "person", "Kim", "")
		w.page("ann", "company", "Acme", "")
		in := link("Kim", "works_at", "Acme", "world")
		in.IdempotencyKey = ptr("k")
		one, _, err := w.Connect(t.Context(), w.as("ann"), in)
		require.NoError(t, err)
		two, _, err := w.Connect(t.Context(), w.as("ann"), in)
		require.NoError(t, err)
		require.Equal(t, one.ID, two.ID)
		in.Type = "advises"
		_, _, err = w.Connect(t.Context(), w.as("ann"), in)
		refused(t, err, fault.Conflict, "idempotencyKey")
	})
}
