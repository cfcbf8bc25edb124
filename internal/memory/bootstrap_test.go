package memory_test

import (
	"sync"
	"testing"

	"github.com/stretchr/testify/require"

	"brain/disclosure"
	"brain/internal/fault"
	"brain/internal/memory"
)

func TestBootstrapIsIdempotent(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		count := func() (audit int) {
			t.Helper()
			list, err := w.Audit(t.Context(), w.admin(), memory.AuditFilter{}, ptr(500), nil)
			require.NoError(t, err)
			return len(list.Nodes)
		}
		before := count()
		token := w.token("admin")
		made := count()
		for range 2 {
			got, err := w.restart().Bootstrap(t.Context(), memory.BootstrapInput{Dev: true, DevSecret: token.Secret})
			require.NoError(t, err)
			require.Equal(t, memory.BootstrapResult{DevUID: "admin", DevSecret: token.Secret}, got, "a valid token is kept")
		}
		require.Equal(t, before+1, made)
		require.Equal(t, made, count(), "a second start writes nothing")
		got, err := w.restart().Bootstrap(t.Context(), memory.BootstrapInput{})
		require.NoError(t, err)
		require.Empty(t, got)

		counts, err := w.PageCounts(t.Context(), w.admin(), []string{"concept", "person"})
		require.NoError(t, err)
		require.Equal(t, map[string]int{"concept": 2, "person": 1}, counts, "world, brain and the admin's page")
		viewer, err := w.Viewer(t.Context(), w.admin())
		require.NoError(t, err)
		require.Equal(t, disclosure.Human, viewer.Principal.Kind)
		require.Equal(t, []disclosure.Role{disclosure.MemberRole, disclosure.CuratorRole, disclosure.AdminRole}, viewer.Roles)
	})
}

func TestBootstrapReplacesATokenThatIsNoLongerGood(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("dana")
		revoked, foreign := w.token("admin"), w.token("dana")
		_, _, err := w.RevokeToken(t.Context(), w.admin(), revoked.ID)
		require.NoError(t, err)
		for name, secret := range map[string]string{"none": "", "unknown": "brn_x", "revoked": revoked.Secret, "another's": foreign.Secret} {
			got, err := w.Bootstrap(t.Context(), memory.BootstrapInput{Dev: true, DevSecret: secret})
			require.NoError(t, err, name)
			require.NotEqual(t, secret, got.DevSecret, name)
			session, err := w.Authenticate(t.Context(), got.DevSecret)
			require.NoError(t, err, name)
			require.Equal(t, "admin", session.UID, name)
		}
	})
}

func TestBootstrapInSeveralProcessesAtOnce(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		errs := make([]error, 4)
		var wg sync.WaitGroup
		for i := range errs {
			s := w.restart()
			wg.Go(func() {
				_, errs[i] = s.Bootstrap(t.Context(), memory.BootstrapInput{Packs: []string{"software"}})
			})
		}
		wg.Wait()
		for i := range errs {
			require.NoError(t, errs[i])
		}
		list, err := w.Audit(t.Context(), w.admin(), memory.AuditFilter{Actor: ptr("system")}, ptr(500), nil)
		require.NoError(t, err)
		installs := 0
		for _, e := range list.Nodes {
			if e.Action == "pack.install" && e.Detail["pack"] == "software" {
				installs++
			}
		}
		require.Equal(t, 1, installs)
	})
}

func TestSealKeyIsMadeOnce(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		const callers = 50
		keys, errs := make([][]byte, callers), make([]error, callers)
		start := make(chan struct{})
		var wg sync.WaitGroup
		for i := range callers {
			s := w.restart()
			wg.Go(func() {
				<-start
				keys[i], errs[i] = s.SealKey(t.Context())
			})
		}
		close(start)
		wg.Wait()
		for i := range callers {
			require.NoError(t, errs[i])
			require.Len(t, keys[i], 32)
			require.Equal(t, keys[0], keys[i], "one key for all")
		}
	})
}

func TestBootstrapRefusesUnknownPacks(t *testing.T) {
	w := newWorld(t, openEmbedded(t))
	_, err := w.Bootstrap(t.Context(), memory.BootstrapInput{Packs: []string{"sofware"}})
	refused(t, err, fault.UnknownTerm, "names")
	require.ErrorContains(t, err, "sofware")
}
