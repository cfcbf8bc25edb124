package main

import (
	"context"
	"fmt"
	"time"

	"brain/internal/memory"
)

// measureRemembers measures durable writes of one writer and of eight at once.
func measureRemembers(ctx context.Context, w *world, hand byHand, size int, opt options, rep *report) error {
	for _, writers := range []int{1, 8} {
		if _, _, err := remembers(ctx, w, hand, writers, opt.block, 0); err != nil {
			return err
		}
		ours, reference, err := remembers(ctx, w, hand, writers, opt.block, opt.budget)
		if err != nil {
			return err
		}
		measure := fmt.Sprintf("remember, %d writers", writers)
		if writers == 1 {
			measure = "remember, 1 writer"
		}
		what := fmt.Sprintf("%s, %s claims there", measure, count(size))
		rep.Rows = append(rep.Rows, byRate(what, ours, reference, atLeast(0.5)).of(measure, size))
	}
	return nil
}

// remembers writes blocks in turn until the budget is spent, one at least.
func remembers(ctx context.Context, w *world, hand byHand, writers, block int, budget time.Duration) (ours, reference sample, err error) {
	for ours.wall == 0 || ours.wall+reference.wall < budget {
		made := make([]string, writers*block)
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
				return nil
			}
		}
		s, err := drive(ctx, writers, all)
		if err != nil {
			return ours, reference, err
		}
		ours.add(s)
		inserts, err := hand.inserts(ctx, made)
		if err != nil {
			return ours, reference, err
		}
		if s, err = drive(ctx, writers, inserts); err != nil {
			return ours, reference, fmt.Errorf("by hand: %w", err)
		}
		reference.add(s)
	}
	return ours, reference, nil
}
