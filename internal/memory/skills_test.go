package memory_test

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"brain/disclosure"
	"brain/graph"
	"brain/internal/fault"
	"brain/internal/memory"
)

func (w *world) register(uid, name string, enabledFor ...string) memory.Skill {
	w.t.Helper()
	s, _, err := w.RegisterSkill(w.t.Context(), w.as(uid), memory.RegisterSkillInput{
		Name: name, Description: "Does " + name + ".", Locator: "id:" + name, Runtime: memory.SkillAny, EnabledFor: enabledFor,
	})
	require.NoError(w.t, err)
	return s
}

// finds tells whether a principal can use a skill and recalls its record; both or none.
func (w *world) finds(uid, name string) bool {
	w.t.Helper()
	_, err := w.SkillView(w.t.Context(), w.as(uid), name, memory.SurfaceMain)
	if err != nil {
		refused(w.t, err, fault.NotFound, "name")
	}
	recalled, recallErr := w.Recall(w.t.Context(), w.as(uid), memory.RecallInput{Query: name})
	require.NoError(w.t, recallErr)
	require.Equal(w.t, err == nil, len(recalled.Hits) > 0, "%s recalls %s", uid, name)
	return err == nil
}

func TestSkillsMoveWithTheirRegister(t *testing.T) {
	twoEngines(t, func(t *testing.T, from, to graph.Store) {
		source := newWorld(t, from)
		source.people("ann", "bob")
		source.group("deal", "ann")
		source.register("admin", "moor", "group:deal")
		source.register("admin", "sail", "world")
		_, _, err := source.SetSkillEnabled(t.Context(), source.admin(), memory.SetSkillEnabledInput{Name: "sail"})
		require.NoError(t, err)

		target := newTarget(t, to)
		require.Empty(t, target.preserve(everything(t, source.Service, 500), 100).Errors)
		require.True(t, target.finds("ann", "moor"))
		require.False(t, target.finds("bob", "moor"))
		require.False(t, target.finds("ann", "sail"))
		_, _, err = target.SetSkillEnabled(t.Context(), target.admin(), memory.SetSkillEnabledInput{Name: "sail", Enabled: true})
		require.NoError(t, err)
		require.True(t, target.finds("bob", "sail"))
	})
}

func TestSkillsOfSomebodyWhoIsErased(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann", "zoe")
		w.principal(disclosure.Service, "runner")
		w.register("runner", "moor", "principal:zoe", "principal:ann")
		require.True(t, w.finds("zoe", "moor"))
		w.erase(memory.EraseInput{Principal: ptr("zoe")})
		w.people("zoe")
		require.False(t, w.finds("zoe", "moor"), "the name is somebody else's now")
		require.True(t, w.finds("ann", "moor"))

		w.erase(memory.EraseInput{Principal: ptr("runner")})
		list, err := w.Skills(t.Context(), w.admin(), nil, nil)
		require.NoError(t, err)
		require.Len(t, list.Nodes, 1)
		require.Contains(t, list.Nodes[0].OwnerUID, "erased-")
		require.True(t, w.finds("ann", "moor"))
	})
}

func TestAnInactivePrincipalHasNoSkills(t *testing.T) {
	w := newWorld(t, openEmbedded(t))
	w.people("ann")
	w.register("admin", "moor", "world")
	require.True(t, w.finds("ann", "moor"))
	_, _, err := w.SetPrincipalActive(t.Context(), w.admin(), memory.SetPrincipalActiveInput{UID: "ann"})
	require.NoError(t, err)
	require.False(t, w.finds("ann", "moor"))
}

// Another process that registers or disables a skill is noticed by the next request.
func TestTheRegisterIsOfTheStore(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann")
		other := w.restart()
		require.False(t, w.finds("ann", "moor"))
		w.register("admin", "moor", "world")
		_, err := other.SkillView(t.Context(), w.as("ann"), "moor", memory.SurfaceMain)
		require.NoError(t, err)
		_, _, err = other.SetSkillEnabled(t.Context(), w.admin(), memory.SetSkillEnabledInput{Name: "moor"})
		require.NoError(t, err)
		require.False(t, w.finds("ann", "moor"))
	})
}

func TestTheRegisterIsBounded(t *testing.T) {
	w := newWorld(t, openEmbedded(t))
	setting := func(list []memory.Skill) []json.RawMessage {
		content, err := json.Marshal(list)
		require.NoError(t, err)
		sum := sha256.Sum256(content)
		node, err := json.Marshal(map[string]any{"kind": "node", "label": "Setting", "id": "s1", "properties": map[string]string{
			"handle": "setting:skills", "name": "skills", "json": string(content), "contentHash": hex.EncodeToString(sum[:]),
		}})
		require.NoError(t, err)
		return records(string(node))
	}
	require.NotEmpty(t, w.preserve(records(strings.Replace(string(setting(nil)[0]), "null", "7", 1)), 1).Errors)
	var many []memory.Skill
	for i := range 500 {
		many = append(many, memory.Skill{SkillPointer: memory.SkillPointer{Name: fmt.Sprintf("skill-%d", i)}})
	}
	require.Empty(t, w.preserve(setting(many), 1).Errors)
	_, _, err := w.RegisterSkill(t.Context(), w.admin(), memory.RegisterSkillInput{Name: "more", Description: "More.", Locator: "x", Runtime: memory.SkillAny})
	refused(t, err, fault.TooLarge, "name")
}
