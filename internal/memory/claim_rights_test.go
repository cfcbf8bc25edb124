package memory_test

import (
	"fmt"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"brain/disclosure"
	"brain/graph"
	"brain/internal/fault"
	"brain/internal/memory"
)

// operation is one thing that may be done with a claim. It tells what came of it.
type operation struct {
	name string
	do   func(w *world, as *memory.Session, claim string) (string, error)
}

// fine is what an operation tells that has nothing else to tell.
const fine = "ok"

// made makes an operation of a use case.
func made[T any](call func(w *world, as *memory.Session, claim string) (T, graph.Revision, error)) func(*world, *memory.Session, string) (string, error) {
	return func(w *world, as *memory.Session, claim string) (string, error) {
		_, _, err := call(w, as, claim)
		return fine, err
	}
}

var (
	correcting = operation{"correct", made(func(w *world, as *memory.Session, claim string) (memory.RememberResult, graph.Revision, error) {
		return w.Correct(w.t.Context(), as, memory.CorrectInput{Claim: claim, Text: "It is otherwise.", Reason: "a test"})
	})}
	forgetting = operation{"forget", made(func(w *world, as *memory.Session, claim string) (memory.Claim, graph.Revision, error) {
		return w.Forget(w.t.Context(), as, claim, "a test")
	})}
	superseding = operation{"supersede", func(w *world, as *memory.Session, claim string) (string, error) {
		in := fact(fmt.Sprintf("This came after %s.", claim), "group:deal")
		in.Supersedes = &claim
		r, _, err := w.Remember(w.t.Context(), as, in)
		return string(r.Status), err
	}}
	resolving = operation{"resolveTake", made(func(w *world, as *memory.Session, claim string) (memory.Claim, graph.Revision, error) {
		return w.ResolveTake(w.t.Context(), as, memory.ResolveTakeInput{Claim: claim, Quality: memory.GradeCorrect})
	})}
	completing = operation{"completeCommitment", made(func(w *world, as *memory.Session, claim string) (memory.Claim, graph.Revision, error) {
		return w.CompleteCommitment(w.t.Context(), as, memory.CompleteCommitmentInput{Claim: claim, Evidence: said("done")})
	})}
	narrowing = operation{"rescope to oneself", made(func(w *world, as *memory.Session, claim string) (memory.RescopeResult, graph.Revision, error) {
		return w.Rescope(w.t.Context(), as, memory.RescopeInput{Claim: &claim, Scope: "principal:" + as.UID, Reason: "a test"})
	})}
	widening = operation{"rescope to world", made(func(w *world, as *memory.Session, claim string) (memory.RescopeResult, graph.Revision, error) {
		return w.Rescope(w.t.Context(), as, memory.RescopeInput{Claim: &claim, Scope: "world", Reason: "a test"})
	})}
	filing = operation{"fileClaim", made(func(w *world, as *memory.Session, claim string) (memory.Claim, graph.Revision, error) {
		return w.FileClaim(w.t.Context(), as, claim, "people/otto")
	})}
	disputing = operation{"dispute", made(func(w *world, as *memory.Session, claim string) (memory.Finding, graph.Revision, error) {
		return w.Dispute(w.t.Context(), as, memory.DisputeInput{Claim: claim, Reason: "a test"})
	})}
)

// outcome is what an operation told, or the code of its error.
func (o operation) outcome(t *testing.T, w *world, as *memory.Session, claim string) string {
	t.Helper()
	told, err := o.do(w, as, claim)
	if err == nil {
		return told
	}
	code := fault.CodeOf(err)
	require.NotEqual(t, fault.Internal, code, "%v", err)
	return string(code)
}

// claimant makes claims that each are in no operation's way.
type claimant struct {
	*world
	n int
}

// put remembers a claim of a kind, in the group.
func (c *claimant) put(uid string, change func(*memory.RememberInput)) string {
	c.t.Helper()
	c.n++
	in := fact(fmt.Sprintf("The thing number %d is so.", c.n), "group:deal")
	change(&in)
	return c.remember(uid, in).Claim.ID
}

func plainFact(*memory.RememberInput) {}

func aCommitment(in *memory.RememberInput) { in.Kind = ptr("commitment") }

func aTake(in *memory.RememberInput) { in.Family = ptr(memory.FamilyTake) }

// heldByHal files a claim on a page that nobody has, held by hal.
func heldByHal(change func(*memory.RememberInput)) func(*memory.RememberInput) {
	return func(in *memory.RememberInput) {
		change(in)
		in.Holder, in.About = ptr("people/hal"), ptr("Somewhere Unknown")
	}
}

// Who may change a claim: its author, its holder, the owner of an authoring agent, a
// steward of its group, a curator. The others who may know it may dispute it, and
// to those who may not know it, it is not there.
func TestWhoMayChangeAClaim(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann", "hal", "stew", "otto", "olga", "zoe")
		w.principal(disclosure.Human, "cora", disclosure.MemberRole, disclosure.CuratorRole)
		_, _, err := w.CreatePrincipal(t.Context(), w.admin(), memory.CreatePrincipalInput{
			UID: "bot", Kind: disclosure.Agent, DisplayName: "bot", Owner: ptr("olga"), ConversationPolicy: ptr(disclosure.ConversationOptional),
		})
		require.NoError(t, err)
		w.group("deal", "ann", "hal", "otto", "olga", "bot", "cora")
		w.join("deal", "stew", disclosure.GroupSteward)
		c := &claimant{world: w}

		type rights map[string]string // outcome by uid
		mayChange := func(done string) rights {
			return rights{"ann": done, "hal": done, "stew": done, "cora": done, "otto": "FORBIDDEN", "olga": "FORBIDDEN", "zoe": "NOT_FOUND"}
		}
		for _, tt := range []struct {
			operation
			kind func(*memory.RememberInput)
			want rights
		}{
			{correcting, plainFact, mayChange(fine)},
			{forgetting, plainFact, mayChange(fine)},
			{resolving, aTake, mayChange(fine)},
			{completing, aCommitment, mayChange(fine)},
			{filing, plainFact, mayChange(fine)},
			{narrowing, plainFact, mayChange(fine)},
			{widening, plainFact, rights{"ann": fine, "hal": "FORBIDDEN", "stew": fine, "cora": "FORBIDDEN", "otto": "FORBIDDEN", "olga": "FORBIDDEN", "zoe": "NOT_FOUND"}},
			{disputing, plainFact, rights{"ann": "CONSTRAINT", "hal": "CONSTRAINT", "stew": "CONSTRAINT", "cora": "CONSTRAINT", "otto": fine, "olga": fine, "zoe": "NOT_FOUND"}},
			{superseding, plainFact, rights{"ann": "SUPERSEDED", "hal": "SUPERSEDED", "stew": "SUPERSEDED", "cora": "SUPERSEDED", "otto": "INSERTED", "olga": "INSERTED", "zoe": "NOT_A_MEMBER"}},
		} {
			t.Run(tt.name, func(t *testing.T) {
				got := rights{}
				for uid := range tt.want {
					got[uid] = tt.outcome(t, w, w.as(uid), c.put("ann", heldByHal(tt.kind)))
				}
				require.Equal(t, tt.want, got)
			})
		}
		t.Run("of an agent", func(t *testing.T) {
			for _, tt := range []struct {
				operation
				kind func(*memory.RememberInput)
				want rights
			}{
				{forgetting, plainFact, rights{"bot": fine, "olga": fine, "ann": "FORBIDDEN"}},
				{completing, aCommitment, rights{"bot": fine, "olga": fine, "ann": "FORBIDDEN"}},
				{resolving, aTake, rights{"bot": "FORBIDDEN", "olga": fine, "ann": "FORBIDDEN"}},
				{disputing, plainFact, rights{"bot": "CONSTRAINT", "olga": "CONSTRAINT", "ann": fine}},
			} {
				got := rights{}
				for uid := range tt.want {
					got[uid] = tt.outcome(t, w, w.as(uid), c.put("bot", tt.kind))
				}
				require.Equal(t, tt.want, got, tt.name)
			}
		})
	})
}

// What may be done with a claim in each state of its life, by its author (a dispute:
// by somebody else), and the state that it is in afterwards.
func TestStatesOfAClaim(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann", "otto")
		w.group("deal", "ann", "otto")
		c := &claimant{world: w}
		ann := func() *memory.Session { return w.as("ann") }
		after := func(kind func(*memory.RememberInput), o operation) func() string {
			return func() string {
				claim := c.put("ann", kind)
				require.NotContains(t, fault.Codes(), fault.Code(o.outcome(t, w, ann(), claim)))
				return claim
			}
		}
		fresh := func(kind func(*memory.RememberInput)) func() string {
			return func() string { return c.put("ann", kind) }
		}
		again := operation{"the same words", func(w *world, as *memory.Session, claim string) (string, error) {
			had, err := w.Claim(w.t.Context(), as, claim, nil)
			require.NoError(t, err)
			in := fact(had.Text, "group:deal")
			in.Kind, in.Family = &had.Kind, &had.Family
			r, _, err := w.Remember(w.t.Context(), as, in)
			return string(r.Status), err
		}}
		operations := []operation{correcting, forgetting, superseding, resolving, completing, narrowing, disputing, again}
		for name, tt := range map[string]struct {
			state memory.ClaimState
			begin func() string
			want  []string // outcome and state afterwards by operation
		}{
			"a current fact": {memory.StateCurrent, fresh(plainFact), []string{
				"ok SUPERSEDED", "ok RETIRED", "SUPERSEDED SUPERSEDED", "CONSTRAINT CURRENT", "CONSTRAINT CURRENT", "ok CURRENT", "ok CURRENT", "DUPLICATE CURRENT"}},
			"a current commitment": {memory.StateCurrent, fresh(aCommitment), []string{
				"ok SUPERSEDED", "ok RETIRED", "SUPERSEDED SUPERSEDED", "CONSTRAINT CURRENT", "ok DONE", "ok CURRENT", "ok CURRENT", "DUPLICATE CURRENT"}},
			"a done commitment": {memory.StateDone, after(aCommitment, completing), []string{
				"CONFLICT DONE", "CONFLICT DONE", "CONFLICT DONE", "CONSTRAINT DONE", "CONFLICT DONE", "ok DONE", "ok DONE", "INSERTED DONE"}},
			"an active take": {memory.StateActive, fresh(aTake), []string{
				"ok SUPERSEDED", "ok RETIRED", "SUPERSEDED SUPERSEDED", "ok RESOLVED", "CONSTRAINT ACTIVE", "ok ACTIVE", "ok ACTIVE", "DUPLICATE ACTIVE"}},
			"a resolved take": {memory.StateResolved, after(aTake, resolving), []string{
				"CONFLICT RESOLVED", "CONFLICT RESOLVED", "CONFLICT RESOLVED", "CONFLICT RESOLVED", "CONSTRAINT RESOLVED", "ok RESOLVED", "ok RESOLVED", "INSERTED RESOLVED"}},
			"a superseded fact": {memory.StateSuperseded, after(plainFact, superseding), []string{
				"CONFLICT SUPERSEDED", "CONFLICT SUPERSEDED", "CONFLICT SUPERSEDED", "CONSTRAINT SUPERSEDED", "CONSTRAINT SUPERSEDED", "ok SUPERSEDED", "CONFLICT SUPERSEDED", "INSERTED SUPERSEDED"}},
			"a superseded take": {memory.StateSuperseded, after(aTake, correcting), []string{
				"CONFLICT SUPERSEDED", "CONFLICT SUPERSEDED", "CONFLICT SUPERSEDED", "CONFLICT SUPERSEDED", "CONSTRAINT SUPERSEDED", "ok SUPERSEDED", "CONFLICT SUPERSEDED", "INSERTED SUPERSEDED"}},
			"a retired commitment": {memory.StateRetired, after(aCommitment, forgetting), []string{
				"CONFLICT RETIRED", "CONFLICT RETIRED", "CONFLICT RETIRED", "CONSTRAINT RETIRED", "CONFLICT RETIRED", "ok RETIRED", "CONFLICT RETIRED", "INSERTED RETIRED"}},
			"a retired take": {memory.StateRetired, after(aTake, forgetting), []string{
				"CONFLICT RETIRED", "CONFLICT RETIRED", "CONFLICT RETIRED", "CONFLICT RETIRED", "CONSTRAINT RETIRED", "ok RETIRED", "CONFLICT RETIRED", "INSERTED RETIRED"}},
		} {
			t.Run(name, func(t *testing.T) {
				require.Len(t, tt.want, len(operations))
				for i, o := range operations {
					claim := tt.begin()
					w.pass(time.Minute)
					had, err := w.Claim(t.Context(), ann(), claim, nil)
					require.NoError(t, err)
					require.Equal(t, tt.state, had.State)
					as := ann()
					if o.name == disputing.name {
						as = w.as("otto")
					}
					told := o.outcome(t, w, as, claim)
					has, err := w.Claim(t.Context(), ann(), claim, nil)
					require.NoError(t, err)
					require.Equal(t, tt.want[i], told+" "+string(has.State), o.name)
				}
			})
		}
	})
}
