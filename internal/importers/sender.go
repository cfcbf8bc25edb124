package importers

import (
	"context"
	"errors"
	"fmt"
	"time"

	"brain/internal/client"
	"brain/internal/fault"
)

// The limits of one batch. A record over MaxBatchBytes travels alone.
const (
	MaxBatchRecords = 1_000
	MaxBatchBytes   = 4 << 20
)

// Tally counts what a Sender's batches did.
type Tally struct {
	// Written and Unchanged count records that changed something, or nothing.
	Written int `json:"written"`
	// Unchanged counts records that were there already.
	Unchanged int `json:"unchanged"`
	// Refused counts records that the server left out.
	Refused int `json:"refused"`
}

// Sender gathers records into batches and sends each when it is full. It is
// for one goroutine.
type Sender struct {
	sink    Sink
	dryRun  bool
	refused func(Record, Refusal)
	warned  func(Notice)
	wait    func(context.Context, time.Duration) error

	batch []Record
	bytes int
	tally Tally
}

// An Option changes a Sender as it is made.
type Option func(*Sender)

// WithWait replaces how the Sender waits between tries; for tests.
func WithWait(wait func(context.Context, time.Duration) error) Option {
	return func(s *Sender) { s.wait = wait }
}

// WithWarned has f told of what records say and the server did not do, after their batch.
func WithWarned(f func(Notice)) Option {
	return func(s *Sender) { s.warned = f }
}

// NewSender returns a Sender into sink. refused is called for each record that
// the server leaves out, after its batch; it may Add records to another Sender.
func NewSender(sink Sink, dryRun bool, refused func(Record, Refusal), options ...Option) *Sender {
	s := &Sender{sink: sink, dryRun: dryRun, refused: refused, warned: func(Notice) {}, wait: client.Pause}
	for _, o := range options {
		o(s)
	}
	return s
}

// Add takes a record, sending the batch before it where the two do not fit
// together.
func (s *Sender) Add(ctx context.Context, r Record) error {
	if len(s.batch) > 0 && s.bytes+len(r.JSON) > MaxBatchBytes {
		if err := s.Flush(ctx); err != nil {
			return err
		}
	}
	s.batch = append(s.batch, r)
	s.bytes += len(r.JSON)
	if len(s.batch) >= MaxBatchRecords {
		return s.Flush(ctx)
	}
	return nil
}

// Flush sends what is gathered. A batch is safe to repeat, so it is sent again
// while the server is unavailable or limits the rate. A single record that is
// too large to send counts as refused.
func (s *Sender) Flush(ctx context.Context) error {
	if len(s.batch) == 0 {
		return nil
	}
	batch := s.batch
	s.batch, s.bytes = nil, 0
	outcome, err := s.send(ctx, batch)
	if errors.Is(err, fault.TooLarge) && len(batch) == 1 {
		outcome = Outcome{Refused: map[int]Refusal{0: {Name: batch[0].Name, Code: fault.TooLarge, Message: err.Error()}}}
	} else if err != nil {
		return fmt.Errorf("send %d records from %s: %w", len(batch), batch[0].Name, err)
	}
	s.tally.Written += outcome.Written
	s.tally.Unchanged += outcome.Unchanged
	s.tally.Refused += len(outcome.Refused)
	for i, r := range batch {
		if refusal, ok := outcome.Refused[i]; ok {
			s.refused(r, refusal)
		}
	}
	for _, n := range outcome.Warnings {
		s.warned(n)
	}
	return nil
}

// Tally returns what the batches did so far.
func (s *Sender) Tally() Tally { return s.tally }

func (s *Sender) send(ctx context.Context, batch []Record) (Outcome, error) {
	return client.Retry(ctx, s.wait, func() (Outcome, error) { return s.sink.ImportRecords(ctx, batch, s.dryRun) })
}
