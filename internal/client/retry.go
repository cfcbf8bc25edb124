package client

import (
	"context"
	"errors"
	"time"

	"brain/internal/fault"
)

// maxTries bounds how often one call is made while the server is away or busy.
const maxTries = 4

// Retry makes a call that is safe to repeat, again while the server is unavailable
// or limits the rate: at most four times, after pauses of half a second and twice
// as long each. wait pauses; Pause does it in real time. The error is that of the
// last try, or of the context.
func Retry[T any](ctx context.Context, wait func(context.Context, time.Duration) error, call func() (T, error)) (T, error) {
	pause := 500 * time.Millisecond
	for try := 1; ; try++ {
		answer, err := call()
		passing := errors.Is(err, fault.Unavailable) || errors.Is(err, fault.RateLimited)
		if !passing || try == maxTries {
			return answer, err
		}
		if err := wait(ctx, pause); err != nil {
			var none T
			return none, err
		}
		pause *= 2
	}
}

// Pause waits for d, or until the context ends; then the error is the context's.
func Pause(ctx context.Context, d time.Duration) error {
	timer := time.NewTimer(d)
	defer timer.Stop()
	select {
	case <-ctx.Done():
		return ctx.Err()
	case <-timer.C:
		return nil
	}
}
