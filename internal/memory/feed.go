package memory

import (
	"context"
	"sync"
	"time"

	"brain/graph"
)

const (
	// lateness is how long after its recorded time a change may become visible: its
	// transaction commits later, or the clocks of two processes differ.
	lateness = 30 * time.Second
	// recountEvery bounds the span in which the watch counts entries of the audit.
	recountEvery = time.Minute
)

// feed wakes those who follow changes. A wake says only that something may have
// changed: what, and for whom, each finds out for itself.
type feed struct {
	mu        sync.Mutex
	followers map[chan struct{}]bool
	stop      context.CancelFunc
	running   sync.WaitGroup
}

// join adds a follower; the first one starts the watch, the last one to leave
// ends it.
func (f *feed) join(watch func(context.Context)) (wake <-chan struct{}, leave func()) {
	f.mu.Lock()
	defer f.mu.Unlock()
	if len(f.followers) == 0 {
		ctx, stop := context.WithCancel(context.Background())
		f.followers, f.stop = map[chan struct{}]bool{}, stop
		f.running.Go(func() { watch(ctx) })
	}
	// One wake waits; more would say the same.
	c := make(chan struct{}, 1)
	f.followers[c] = true
	return c, func() {
		f.mu.Lock()
		defer f.mu.Unlock()
		if f.followers[c] {
			delete(f.followers, c)
			if len(f.followers) == 0 {
				f.stop()
			}
		}
	}
}

// wake wakes all followers.
func (f *feed) wake() {
	f.mu.Lock()
	defer f.mu.Unlock()
	for c := range f.followers {
		select {
		case c <- struct{}{}:
		default:
		}
	}
}

// watch wakes the followers when another process wrote or time ended something.
// It looks at the store every poll; while the store is away it wakes nobody.
func (s *Service) watch(ctx context.Context) {
	ticker := time.NewTicker(s.poll)
	defer ticker.Stop()
	var seen sighting
	for {
		select {
		case <-ctx.Done():
			return
		case <-ticker.C:
		}
		next, err := s.look(ctx, seen)
		if err != nil {
			continue
		}
		if !next.since.Equal(seen.since) || next.entries != seen.entries || next.expired {
			s.feed.wake()
		}
		seen = next
	}
}

// sighting is what the watch last saw of the store.
type sighting struct {
	// entries is the number of entries in the audit since a time: each write makes
	// one, and one that commits late still changes the number.
	since   time.Time
	entries int64
	at      time.Time
	// expired: something's validity ended since the sighting before.
	expired bool
}

func (s *Service) look(ctx context.Context, last sighting) (sighting, error) {
	next := sighting{since: last.since}
	err := s.inspect(ctx, func(ctx context.Context, v *view) error {
		if next.at = v.now; last.since.IsZero() || v.now.Sub(last.since) > recountEvery+lateness {
			next.since = v.now.Add(-lateness)
		}
		rows, err := v.decide(ctx, `MATCH (a:AuditEntry) WHERE a.at >= $since RETURN count(*)`, values{"since": graph.Instant(next.since)})
		if err != nil {
			return err
		}
		next.entries = rows[0][0].Int64()
		if last.at.IsZero() || !v.now.After(last.at) {
			return nil
		}
		rows, err = v.run(ctx, v.all, `MATCH (c:Claim) WHERE c.validUntil > $last AND c.validUntil <= $now RETURN c.id LIMIT 1`,
			values{"last": graph.Instant(last.at), "now": graph.Instant(v.now)}, graph.Currency{Mode: graph.All})
		next.expired = len(rows) > 0
		return err
	})
	return next, err
}
