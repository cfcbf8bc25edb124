package main

import (
	"context"
	"fmt"
	"time"

	"brain/internal/memory"
)

// remembering is one way in which claims are remembered.
type remembering struct {
	measure string
	writers int
	// similar tells that each writer also reads what is similar to its claim.
	similar bool
	goal    goal
}

// measureRemembers measures durable writes of one writer and of eight at once.
func measureRemembers(ctx context.Context, w *world, hand byHand, size int, opt options, rep *report) error {
	for _, r := range []remembering{
		{"remember, 1 writer", 1, false, atLeast(0.5)},
		{"remember, 8 writers", 8, false, atLeast(0.5)},
		{"remember and what is similar, 1 writer", 1, true, goal{}},
	} {
		if _, _, err := remembers(ctx, w, hand, r, opt.block, 0); err != nil {
			return err
		}
		ours, reference, err := remembers(ctx, w, hand, r, opt.block, opt.budget)
		if err != nil {
			return err
		}
		what := fmt.Sprintf("%s, %s claims there", r.measure, count(size))
		rep.Rows = append(rep.Rows, byRate(what, ours, reference, r.goal).of(r.measure, size))
	}
	return nil
}

// remembers writes blocks in turn until the budget is spent, one at least.
func remembers(ctx context.Context, w *world, hand byHand, r remembering, block int, budget time.Duration) (ours, reference sample, err error) {
	for ours.wall == 0 || ours.wall+reference.wall < budget {
		made := make([]string, r.writers*block)
		all := make([]work, len(made))
		for i := range all {
			in := w.claim(w.text(claimWords), w.number)
			all[i] = func(ctx context.Context) error {
				result, _, err := w.Remember(ctx, w.as(loader), in)
				if err != nil {
					return err
				}
				if result.Status != memory.Inserted {
					return fmt.Errorf("claim %q: %s, expected it to be new", in.Text, result.Status)
				}
				made[i] = result.Claim.ID
				if r.similar {
					_, err = w.SimilarTo(ctx, w.as(loader), result)
				}
				return err
			}
		}
		s, err := drive(ctx, r.writers, all)
		if err != nil {
			return ours, reference, err
		}
		ours.add(s)
		inserts, err := hand.inserts(ctx, made)
		if err != nil {
			return ours, reference, err
		}
		if s, err = drive(ctx, r.writers, inserts); err != nil {
			return ours, reference, fmt.Errorf("by hand: %w", err)
		}
		reference.add(s)
	}
	return ours, reference, nil
}
