package models

import (
	"context"
	"errors"
	"time"

	"github.com/sony/gobreaker/v2"
)

const (
	// breakAfter is how many requests in a row must fail before those that somebody
	// waits for are no longer made.
	breakAfter = 3
	// defaultRest is how long they are not made then; the one after that tries.
	defaultRest = 30 * time.Second
)

// breaker keeps those who wait from waiting, one after another, for a model that is
// away or hangs. It counts only what the server is to blame for: not a caller that
// went, and not a request that the server answered with a refusal.
type breaker = gobreaker.CircuitBreaker[struct{}]

func newBreaker(profile string, rest time.Duration) *breaker {
	if rest == 0 {
		rest = defaultRest
	}
	return gobreaker.NewCircuitBreaker[struct{}](gobreaker.Settings{
		Name: profile, Timeout: rest,
		ReadyToTrip: func(c gobreaker.Counts) bool { return c.ConsecutiveFailures >= breakAfter },
		IsExcluded: func(err error) bool {
			_, guard := errors.AsType[guarded](err)
			return guard || errors.Is(err, context.Canceled)
		},
		IsSuccessful: func(err error) bool {
			_, away := errors.AsType[passing](err)
			return !away && !errors.Is(err, context.DeadlineExceeded)
		},
	})
}
