package memory

import (
	"context"
	"math"
	"time"
)

// defaultHalfLifeDays holds for kinds about which neither a pack nor a setting
// says anything.
const defaultHalfLifeDays = 365

// halfLifeDays is the half-life of a claim kind in days: the setting's, else the
// pack's, else the default.
func (voc *vocabulary) halfLifeDays(kind string) float64 {
	if days, ok := voc.settings.HalfLifeDays[kind]; ok {
		return float64(days)
	}
	if k, ok := voc.ontology.ClaimKind(kind); ok && k.HalfLifeDays > 0 {
		return float64(k.HalfLifeDays)
	}
	return defaultHalfLifeDays
}

// Expired tells whether the claim's valid time has passed at a time. It changes
// no state.
func (c *Claim) Expired(at time.Time) bool { return c.ValidUntil != nil && !c.ValidUntil.After(at) }

// Expired tells whether a claim's valid time had passed then.
func (s *Service) Expired(c *Claim, asOf *AsOf) bool {
	if asOf != nil && asOf.Valid != nil {
		return c.Expired(*asOf.Valid)
	}
	return c.Expired(s.clock())
}

// decay is 0.5^(age / half-life), 1 for what lies ahead.
func decay(age time.Duration, halfLifeDays float64) float64 {
	if age <= 0 {
		return 1
	}
	return math.Exp2(-age.Hours() / 24 / halfLifeDays)
}

// freshness is how fresh a claim is at now, in (0, 1]: it halves with each
// half-life of its kind since the later of its valid start and its newest
// evidence. An open commitment does not age, a take not before it is due.
func freshness(voc *vocabulary, c *Claim, newestEvidence, now time.Time) float64 {
	since := newestEvidence
	if c.ValidFrom != nil && c.ValidFrom.After(since) {
		since = *c.ValidFrom
	}
	if since.IsZero() {
		since = c.RecordedAt
	}
	switch {
	case c.Kind == kindCommitment && c.State == StateCurrent:
		return 1
	case c.Family == FamilyTake && c.Due == nil:
		return 1
	case c.Family == FamilyTake && c.Due.After(since):
		since = *c.Due
	}
	return decay(now.Sub(since), voc.halfLifeDays(c.Kind))
}

// Freshness gives how fresh claims were when it was recorded what is read, 0–1, by
// claim id.
func (s *Service) Freshness(ctx context.Context, session *Session, claims []*Claim, asOf *AsOf) (map[string]float64, error) {
	out := map[string]float64{}
	err := s.read(ctx, session, func(ctx context.Context, v *view) error {
		v.at(asOf)
		ids := make([]string, len(claims))
		for i, c := range claims {
			ids[i] = c.ID
		}
		seen, err := v.observations(ctx, ids)
		if err != nil {
			return err
		}
		for _, c := range claims {
			out[c.ID] = freshness(v.voc, c, seen[c.ID].newest, v.recorded())
		}
		return nil
	})
	return out, err
}
