package memory

import (
	"context"
	"fmt"

	"brain/disclosure"
)

// Health is the state of the service.
type Health struct {
	OK bool
	// Store is the engine and its version, "" for whoever may not read details.
	Store   string
	Version string
	// Checks are what was checked, none for whoever may not read details.
	Checks []HealthCheck
}

// HealthCheck is one thing that was checked.
type HealthCheck struct {
	Name   string
	OK     bool
	Detail string
}

// Health checks the store and the installed packs. Curators and admins get the
// details. A store that cannot tell who asks is an error, UNAVAILABLE at the edge.
func (s *Service) Health(ctx context.Context, session *Session) (Health, error) {
	store := HealthCheck{Name: "store", OK: true, Detail: "ready"}
	if err := s.store.Ready(ctx); err != nil {
		store.OK, store.Detail = false, err.Error()
	}
	vectors := s.vectors.check(s.embedder)
	var h Health
	err := s.consult(ctx, session, func(_ context.Context, v *view) error {
		if err := v.active(); err != nil {
			return err
		}
		packs := HealthCheck{Name: "packs", OK: len(v.voc.installed) > 0, Detail: fmt.Sprintf("%d installed", len(v.voc.installed))}
		h = Health{OK: store.OK && packs.OK && vectors.OK, Version: s.version, Checks: []HealthCheck{}}
		if v.permit(disclosure.ReadHealthDetails) == nil {
			h.Store, h.Checks = s.store.Name(), []HealthCheck{store, packs, vectors}
		}
		return nil
	})
	return h, err
}
