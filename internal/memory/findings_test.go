package memory_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"brain/disclosure"
	"brain/graph"
	"brain/internal/fault"
	"brain/internal/memory"
)

// staff states how many people a company has.
func staff(company, scope, value string) memory.RememberInput {
	in := about(fact(fmt.Sprintf("%s has %s people in %s.", company, value, scope), scope), company)
	in.Property, in.Value = ptr("employees"), json.RawMessage(value)
	return in
}

// openFindings are the open findings that a principal may know, newest first.
func (w *world) openFindings(uid string) []memory.Finding {
	w.t.Helper()
	open := memory.FindingState("OPEN")
	list, err := w.Findings(w.t.Context(), w.as(uid), &open, nil, nil, nil)
	require.NoError(w.t, err)
	return list.Nodes
}

// A decided finding returns only when evidence arrived after the decision,
// whatever brings the sides together again.
func TestDecidedFindingReturnsOnNewEvidence(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann", "bob")
		w.principal(disclosure.Human, "cora", disclosure.MemberRole, disclosure.CuratorRole)
		w.group("deal", "ann")
		w.page("ann", "company", "Acme", "")
		moving := w.remember("ann", staff("Acme", "world", "3")).Claim.ID
		w.remember("bob", staff("Acme", "world", "4"))
		findings := w.openFindings("bob")
		require.Len(t, findings, 1)
		decided, _, err := w.DecideFinding(t.Context(), w.as("cora"), memory.DecideFindingInput{Finding: findings[0].ID, Decision: memory.DecideNoContradiction})
		require.NoError(t, err)

		move := func(scope string) {
			w.pass(time.Hour)
			_, _, err := w.Rescope(t.Context(), w.as("ann"), memory.RescopeInput{Claim: &moving, Scope: scope, Reason: "a test"})
			require.NoError(t, err)
		}
		counted := func(scope, note string) {
			w.pass(time.Hour)
			again := staff("Acme", "world", "3")
			again.Scope, again.Evidence = &scope, said(note)
			require.Equal(t, memory.Duplicate, w.remember("ann", again).Status)
		}
		move("group:deal")
		move("world")
		require.Empty(t, w.openFindings("bob"), "nothing new was said")

		counted("world", "counted again")
		findings = w.openFindings("bob")
		require.Len(t, findings, 1)
		require.Equal(t, decided.ID, findings[0].EarlierID)

		decided, _, err = w.DecideFinding(t.Context(), w.as("cora"), memory.DecideFindingInput{Finding: findings[0].ID, Decision: memory.DecideBothStand})
		require.NoError(t, err)
		move("group:deal")
		counted("group:deal", "counted in private")
		require.Empty(t, w.openFindings("bob"))
		move("world")
		findings = w.openFindings("bob")
		require.Len(t, findings, 1)
		require.Equal(t, decided.ID, findings[0].EarlierID)
	})
}

// Of several decisions about one finding that are made at once, one is carried out.
func TestDecisionsAtOnce(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann", "bob")
		w.principal(disclosure.Human, "cora", disclosure.MemberRole, disclosure.CuratorRole)
		old := w.remember("ann", fact("The bridge is up.", "world")).Claim.ID
		in := fact("The bridge is down.", "world")
		in.Supersedes = &old
		claim := w.remember("bob", in).Claim.ID
		finding := w.openFindings("ann")[0].ID

		decisions := []memory.DecideFindingInput{
			{Finding: finding, Decision: memory.DecideSupersede, Keep: []string{old}},
			{Finding: finding, Decision: memory.DecideSupersede, Keep: []string{claim}},
			{Finding: finding, Decision: memory.DecideForget, Keep: []string{}, Note: ptr("neither")},
			{Finding: finding, Decision: memory.DecideDismiss, Note: ptr("whatever")},
		}
		outcomes := make([]error, len(decisions))
		var all sync.WaitGroup
		for i, in := range decisions {
			all.Go(func() { _, _, outcomes[i] = w.DecideFinding(t.Context(), w.as("cora"), in) })
		}
		all.Wait()
		carriedOut := 0
		for _, err := range outcomes {
			if err == nil {
				carriedOut++
				continue
			}
			require.True(t, errors.Is(err, fault.Conflict), "%v", err)
		}
		require.Equal(t, 1, carriedOut)
	})
}

// What a derived claim requires stays required through every change of it.
func TestChangesKeepWhatAClaimRequires(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann", "bob")
		claim := w.remember("ann", fact("The sum is nine.", "world")).Claim
		item := graph.Item{Scope: graph.ScopeWorld, Requires: []string{graph.PrincipalScope("ann")}, Author: "ann", RecordedAt: claim.RecordedAt}
		_, err := w.store.Write(t.Context(), graph.Everything(), graph.WriteOptions{}, func(ctx context.Context, tx graph.Tx) error {
			return tx.PatchNode(ctx, claim.ID, graph.NodePatch{Item: &item})
		})
		require.NoError(t, err)
		require.Nil(t, w.claim("bob", claim.ID))
		_, _, err = w.Forget(t.Context(), w.as("ann"), claim.ID, "a test")
		require.NoError(t, err)
		require.Nil(t, w.claim("bob", claim.ID))
		require.Equal(t, memory.StateRetired, w.claim("ann", claim.ID).State)
		w.group("deal", "ann", "bob")
		_, _, err = w.Rescope(t.Context(), w.as("ann"), memory.RescopeInput{Claim: &claim.ID, Scope: "group:deal", Reason: "a test"})
		require.NoError(t, err)
		require.Nil(t, w.claim("bob", claim.ID))
		require.NotNil(t, w.claim("ann", claim.ID))
	})
}
