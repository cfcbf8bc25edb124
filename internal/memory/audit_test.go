package memory_test

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"brain/disclosure"
	"brain/internal/fault"
	"brain/internal/memory"
)

func TestAudit(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.pass(time.Second)
		w.people("dana")
		w.principal(disclosure.Human, "cora", disclosure.CuratorRole)
		w.pass(time.Second)
		gid := w.group("deals", "dana")
		w.pass(time.Second)
		_, _, err := w.RenameGroup(t.Context(), w.admin(), memory.RenameGroupInput{Group: "deals", Name: "growth"})
		require.NoError(t, err)

		for _, by := range []string{"admin", "cora"} {
			list, err := w.Audit(t.Context(), w.as(by), memory.AuditFilter{Item: &gid}, nil, nil)
			require.NoError(t, err)
			require.Equal(t, []string{"group.rename", "group.member.add", "group.create"}, names(list.Nodes, func(e memory.AuditEntry) string { return e.Action }))
			added := list.Nodes[1]
			require.Equal(t, "admin", added.Actor)
			require.Equal(t, gid, added.Item)
			require.Equal(t, map[string]string{"uid": "dana", "role": "MEMBER"}, added.Detail)
			require.Equal(t, time.Second, list.Nodes[0].At.Sub(added.At))
		}
		for _, by := range []string{"dana", "nobody"} {
			_, err := w.Audit(t.Context(), w.as(by), memory.AuditFilter{}, nil, nil)
			refused(t, err, fault.Forbidden, "")
		}

		whole, err := w.Audit(t.Context(), w.admin(), memory.AuditFilter{}, ptr(500), nil)
		require.NoError(t, err)
		var paged []memory.AuditEntry
		var after *string
		for {
			list, err := w.Audit(t.Context(), w.admin(), memory.AuditFilter{}, ptr(3), after)
			require.NoError(t, err)
			paged = append(paged, list.Nodes...)
			if after = &list.EndCursor; !list.HasNextPage {
				break
			}
		}
		require.Equal(t, whole.Nodes, paged, "entries of one moment are neither lost nor repeated between pages")
		_, err = w.Audit(t.Context(), w.admin(), memory.AuditFilter{Item: &gid}, ptr(3), after)
		refused(t, err, fault.BadCursor, "after")
		by, err := w.Audit(t.Context(), w.admin(), memory.AuditFilter{Actor: ptr("system")}, ptr(500), nil)
		require.NoError(t, err)
		require.NotEmpty(t, by.Nodes)
		for _, e := range by.Nodes {
			require.Equal(t, "system", e.Actor)
		}
	})
}

func TestHealth(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("dana")
		w.principal(disclosure.Human, "cora", disclosure.CuratorRole)
		for _, by := range []string{"admin", "cora"} {
			h, err := w.Health(t.Context(), w.as(by))
			require.NoError(t, err)
			require.True(t, h.OK)
			require.Equal(t, w.store.Name(), h.Store)
			require.Equal(t, "test", h.Version)
			require.Len(t, h.Checks, 3)
		}
		h, err := w.Health(t.Context(), w.as("dana"))
		require.NoError(t, err)
		require.Equal(t, memory.Health{OK: true, Version: "test", Checks: []memory.HealthCheck{}}, h)
	})
}
