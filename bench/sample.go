package main

import (
	"context"
	"math"
	"slices"
	"sync"
	"sync/atomic"
	"time"
)

// sample is what was measured of one kind of work.
type sample struct {
	times []time.Duration
	// wall is how long all of it took, less than the sum where it ran at once.
	wall time.Duration
}

func (s *sample) add(other sample) {
	s.times = append(s.times, other.times...)
	s.wall += other.wall
}

// percentile is the smallest time that at least the share q (0 < q ≤ 1) of the
// measured times does not exceed (the nearest-rank method); 0 for no times.
func (s sample) percentile(q float64) time.Duration {
	if len(s.times) == 0 {
		return 0
	}
	sorted := slices.Sorted(slices.Values(s.times))
	rank := int(math.Ceil(q * float64(len(sorted))))
	return sorted[min(max(rank, 1), len(sorted))-1]
}

// rate is how much was done in a second; 0 for nothing.
func (s sample) rate() float64 {
	if s.wall <= 0 {
		return 0
	}
	return float64(len(s.times)) / s.wall.Seconds()
}

// work is one thing to time.
type work func(context.Context) error

// clocked times one piece of work.
func clocked(ctx context.Context, do work) (sample, error) {
	began := time.Now()
	err := do(ctx)
	took := time.Since(began)
	return sample{times: []time.Duration{took}, wall: took}, err
}

// takeTurns asks the service and then by hand, question by question, until the
// budget is spent and each question was asked at least once.
func takeTurns(ctx context.Context, asking, references []work, budget time.Duration) (ours, reference sample, err error) {
	for i := 0; ours.wall+reference.wall < budget || i < len(asking); i++ {
		s, err := clocked(ctx, asking[i%len(asking)])
		if err != nil {
			return ours, reference, err
		}
		ours.add(s)
		if s, err = clocked(ctx, references[i%len(references)]); err != nil {
			return ours, reference, err
		}
		reference.add(s)
	}
	return ours, reference, nil
}

// drive does all the work with the given number of workers at once and stops at
// the first error.
func drive(ctx context.Context, workers int, all []work) (sample, error) {
	ctx, cancel := context.WithCancelCause(ctx)
	defer cancel(nil)
	times := make([]time.Duration, len(all))
	var next atomic.Int64
	var group sync.WaitGroup
	began := time.Now()
	for range workers {
		group.Go(func() {
			for ctx.Err() == nil {
				i := int(next.Add(1)) - 1
				if i >= len(all) {
					return
				}
				start := time.Now()
				if err := all[i](ctx); err != nil {
					cancel(err)
					return
				}
				times[i] = time.Since(start)
			}
		})
	}
	group.Wait()
	return sample{times: times, wall: time.Since(began)}, context.Cause(ctx)
}
