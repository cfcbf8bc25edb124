package main

import (
	"context"
	"errors"
	"sync/atomic"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"
)

func TestPercentile(t *testing.T) {
	hundred := make([]time.Duration, 100)
	for i := range hundred {
		hundred[i] = time.Duration(100 - i)
	}
	for _, tt := range []struct {
		name  string
		times []time.Duration
		q     float64
		want  time.Duration
	}{
		{"nothing", nil, 0.5, 0},
		{"one", []time.Duration{7}, 0.99, 7},
		{"the middle of three", []time.Duration{3, 1, 2}, 0.5, 2},
		{"the lower middle of four", []time.Duration{4, 3, 1, 2}, 0.5, 2},
		{"p50 of 100", hundred, 0.5, 50},
		{"p99 of 100", hundred, 0.99, 99},
		{"all", hundred, 1, 100},
		{"p99 of few is the largest", []time.Duration{1, 2, 3}, 0.99, 3},
	} {
		t.Run(tt.name, func(t *testing.T) {
			require.Equal(t, tt.want, sample{times: tt.times}.percentile(tt.q))
		})
	}
}

func TestPercentileCoversItsShare(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		times := rapid.SliceOfN(rapid.Map(rapid.Int64Range(0, 1000), func(n int64) time.Duration { return time.Duration(n) }), 1, 200).Draw(t, "times")
		q := rapid.Float64Range(0.01, 1).Draw(t, "q")
		p := sample{times: times}.percentile(q)
		below, within := 0, 0
		for _, d := range times {
			if d < p {
				below++
			}
			if d <= p {
				within++
			}
		}
		require.GreaterOrEqual(t, float64(within), q*float64(len(times)))
		require.Less(t, float64(below), q*float64(len(times)), "no smaller time covers the share")
	})
}

func TestRate(t *testing.T) {
	require.Zero(t, sample{}.rate())
	require.InDelta(t, 4.0, sample{times: make([]time.Duration, 8), wall: 2 * time.Second}.rate(), 1e-9)
}

func TestDriveDoesAllWorkOnce(t *testing.T) {
	var done [50]atomic.Int64
	all := make([]work, len(done))
	for i := range all {
		all[i] = func(context.Context) error { done[i].Add(1); return nil }
	}
	s, err := drive(t.Context(), 8, all)
	require.NoError(t, err)
	require.Len(t, s.times, len(all))
	for i := range done {
		require.EqualValues(t, 1, done[i].Load())
	}
}

func TestDriveStopsAtTheFirstError(t *testing.T) {
	broken := errors.New("broken")
	var after atomic.Int64
	all := []work{func(context.Context) error { return broken }, func(context.Context) error { after.Add(1); return nil }}
	_, err := drive(t.Context(), 1, all)
	require.ErrorIs(t, err, broken)
	require.Zero(t, after.Load())
}
