package memory_test

import (
	"encoding/json"

	"github.com/stretchr/testify/require"

	"brain/internal/memory"
)

// packed changes packs whose terms are in use, and settings.
func (w *tour) packed() {
	ctx := w.t.Context()
	w.ports()
	change := func(useCase string, in memory.ChangePacksInput, applied bool) {
		w.t.Helper()
		w.do(useCase, func() error {
			plan, _, err := w.ChangePacks(ctx, w.admin(), in)
			require.Equal(w.t, applied, plan.Applied, "%v", plan.Conflicts)
			return err
		})
	}
	change("changePacks, several", memory.ChangePacksInput{Action: memory.PackInstall, File: ptr(quaysPack)}, true)
	w.page("ann", "quay", "North quay", "")
	for _, cargo := range []string{"coal", "sand"} {
		in := about(fact("The quay ships "+cargo+".", "world"), "North quay")
		in.Property, in.Value = ptr("cargo"), json.RawMessage(`"`+cargo+`"`)
		w.remember("ann", in)
	}
	change("changePacks, fewer", memory.ChangePacksInput{Action: memory.PackUpgrade, File: ptr(quaysSingle("cardinality: one"))}, false)
	change("changePacks, uninstall", memory.ChangePacksInput{Action: memory.PackUninstall, Names: []string{"ports"}}, false)
	change("changePacks, narrow", memory.ChangePacksInput{Action: memory.PackUpgrade, File: ptr(portsNarrower)}, false)
	change("changePacks, retype", memory.ChangePacksInput{Action: memory.PackUninstall, Names: []string{"ports"},
		Mapping: json.RawMessage(`{"retype": {"port": "company", "berth": "concept"}, "relink": {"berth_of": "relates_to", "leads_to": "relates_to"}}`)}, false)
	change("changePacks, relink", memory.ChangePacksInput{Action: memory.PackUpgrade, File: ptr(portsTurned), Mapping: json.RawMessage(`{"relink": {"berth_of": "quay_of"}}`)}, true)
	change("changePacks, retype pages", memory.ChangePacksInput{Action: memory.PackUpgrade, File: ptr(portsMoved), Mapping: json.RawMessage(`{"retype": {"port": "harbour"}}`)}, true)
	w.do("updateSettings", func() error {
		return written(w.UpdateSettings(ctx, w.admin(), json.RawMessage(`{"purgeAfterHours": 24}`)))
	})
	w.do("settings", func() error { return done(w.Settings(ctx, w.admin())) })
}
