package importers_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"brain/internal/fault"
	"brain/internal/importers"
)

type sink struct {
	batches [][]importers.Record
	answers []error
	refuse  map[string]fault.Code
}

func (s *sink) ImportRecords(_ context.Context, records []importers.Record, _ bool) (importers.Outcome, error) {
	if len(s.answers) > 0 {
		err := s.answers[0]
		s.answers = s.answers[1:]
		if err != nil {
			return importers.Outcome{}, err
		}
	}
	s.batches = append(s.batches, records)
	out := importers.Outcome{Refused: map[int]importers.Refusal{}}
	for i, r := range records {
		if code, ok := s.refuse[r.Name]; ok {
			out.Refused[i] = importers.Refusal{Name: r.Name, Code: code}
			continue
		}
		out.Written++
	}
	return out, nil
}

func noWait(waited *[]time.Duration) importers.Option {
	return importers.WithWait(func(ctx context.Context, d time.Duration) error {
		*waited = append(*waited, d)
		return ctx.Err()
	})
}

func record(name string, size int) importers.Record {
	return importers.Record{Name: name, JSON: json.RawMessage(strings.Repeat("x", size))}
}

func TestSenderCutsBatches(t *testing.T) {
	for name, c := range map[string]struct {
		records, size int
		want          []int
	}{
		"none":        {0, 0, nil},
		"one":         {1, 10, []int{1}},
		"by count":    {2_500, 10, []int{1_000, 1_000, 500}},
		"by bytes":    {5, 2 << 20, []int{2, 2, 1}},
		"larger than": {2, 5 << 20, []int{1, 1}},
	} {
		t.Run(name, func(t *testing.T) {
			s := &sink{}
			sender := importers.NewSender(s, false, func(importers.Record, importers.Refusal) {})
			for i := range c.records {
				require.NoError(t, sender.Add(t.Context(), record(fmt.Sprint(i), c.size)))
			}
			require.NoError(t, sender.Flush(t.Context()))
			var got []int
			for _, b := range s.batches {
				got = append(got, len(b))
			}
			require.Equal(t, c.want, got)
			require.Equal(t, importers.Tally{Written: c.records}, sender.Tally())
		})
	}
}

func TestSenderReportsRefusals(t *testing.T) {
	s := &sink{refuse: map[string]fault.Code{"b": fault.Constraint}}
	var refused []string
	sender := importers.NewSender(s, false, func(r importers.Record, why importers.Refusal) {
		refused = append(refused, r.Name+" "+string(why.Code))
	})
	for _, name := range []string{"a", "b", "c"} {
		require.NoError(t, sender.Add(t.Context(), record(name, 1)))
	}
	require.NoError(t, sender.Flush(t.Context()))
	require.Equal(t, []string{"b CONSTRAINT"}, refused)
	require.Equal(t, importers.Tally{Written: 2, Refused: 1}, sender.Tally())
}

func TestSenderRepeatsWhatPasses(t *testing.T) {
	var waited []time.Duration
	s := &sink{answers: []error{fault.New(fault.Unavailable, "away"), fault.New(fault.RateLimited, "busy"), nil}}
	sender := importers.NewSender(s, false, nil, noWait(&waited))
	require.NoError(t, sender.Add(t.Context(), record("a", 1)))
	require.NoError(t, sender.Flush(t.Context()))
	require.Len(t, s.batches, 1)
	require.Equal(t, []time.Duration{500 * time.Millisecond, time.Second}, waited)
}

func TestSenderGivesUp(t *testing.T) {
	away := fault.New(fault.Unavailable, "away")
	var waited []time.Duration
	sender := importers.NewSender(&sink{answers: []error{away, away, away, away, nil}}, false, nil, noWait(&waited))
	require.NoError(t, sender.Add(t.Context(), record("a", 1)))
	require.ErrorIs(t, sender.Flush(t.Context()), fault.Unavailable)
	require.Len(t, waited, 3)

	forbidden := importers.NewSender(&sink{answers: []error{fault.New(fault.Forbidden, "no")}}, false, nil, noWait(&waited))
	require.NoError(t, forbidden.Add(t.Context(), record("a", 1)))
	require.ErrorIs(t, forbidden.Flush(t.Context()), fault.Forbidden)
	require.Len(t, waited, 3, "what does not pass is not repeated")
}

func TestSenderStopsWaitingWhenCancelled(t *testing.T) {
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	sender := importers.NewSender(&sink{answers: []error{fault.New(fault.Unavailable, "away"), nil}}, false, nil)
	require.NoError(t, sender.Add(t.Context(), record("a", 1)))
	require.ErrorIs(t, sender.Flush(ctx), context.Canceled)
}

func TestSenderRefusesOneTooLargeRecord(t *testing.T) {
	large := fault.New(fault.TooLarge, "over 8 MiB")
	var refused []importers.Refusal
	sender := importers.NewSender(&sink{answers: []error{large}}, false, func(_ importers.Record, why importers.Refusal) { refused = append(refused, why) })
	require.NoError(t, sender.Add(t.Context(), record("a", 1)))
	require.NoError(t, sender.Flush(t.Context()))
	require.Len(t, refused, 1)
	require.Equal(t, fault.TooLarge, refused[0].Code)
}

func TestEncodeKeepsText(t *testing.T) {
	r, err := importers.Encode("n", map[string]string{"a": "<b> & é"})
	require.NoError(t, err)
	require.Equal(t, `{"a":"<b> & é"}`, string(r.JSON))
	_, err = importers.Encode("n", func() {})
	require.Error(t, err)
	require.True(t, errors.As(err, new(*json.UnsupportedTypeError)))
}
