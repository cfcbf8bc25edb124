package httpserver

import (
	"net/http"
	"strconv"
	"sync"
	"time"

	"golang.org/x/time/rate"

	"brain/internal/fault"
)

// maxLimiters bounds the callers whose rate is remembered.
const maxLimiters = 10_000

// Rate bounds the requests of each caller: perSecond on average, burst at once.
// caller names who calls. Refused requests get 429 with Retry-After.
func Rate(perSecond float64, burst int, caller func(*http.Request) string,
	refuse func(http.ResponseWriter, *http.Request, int, error), next http.Handler,
) http.Handler {
	all := &limiters{limit: rate.Limit(perSecond), burst: burst, of: map[string]*rate.Limiter{}}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		reservation := all.get(caller(r)).Reserve()
		if wait := reservation.Delay(); wait > 0 {
			reservation.Cancel()
			tooMany(w, r, wait, refuse)
			return
		}
		next.ServeHTTP(w, r)
	})
}

// RateFailures is Rate that counts only requests which are answered with 401, so
// that nobody can guess secrets. Whoever failed too often is refused before next.
func RateFailures(perSecond float64, burst int, caller func(*http.Request) string,
	refuse func(http.ResponseWriter, *http.Request, int, error), next http.Handler,
) http.Handler {
	all := &limiters{limit: rate.Limit(perSecond), burst: burst, of: map[string]*rate.Limiter{}}
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		failures := all.get(caller(r))
		if missing := 1 - failures.Tokens(); missing > 0 {
			tooMany(w, r, time.Duration(missing/perSecond*float64(time.Second)), refuse)
			return
		}
		seen := &statusWriter{ResponseWriter: w}
		next.ServeHTTP(seen, r)
		if seen.code() == http.StatusUnauthorized {
			failures.Allow()
		}
	})
}

func tooMany(w http.ResponseWriter, r *http.Request, wait time.Duration, refuse func(http.ResponseWriter, *http.Request, int, error)) {
	seconds := int((wait + time.Second - 1) / time.Second)
	w.Header().Set("Retry-After", strconv.Itoa(seconds))
	refuse(w, r, http.StatusTooManyRequests, fault.New(fault.RateLimited, "too many requests").
		Suggest("try again in "+strconv.Itoa(seconds)+" s"))
}

type limiters struct {
	limit rate.Limit
	burst int
	mu    sync.Mutex
	of    map[string]*rate.Limiter
}

// get is the limiter of a caller. When there are too many, those at rest are
// forgotten: a limiter with all its tokens is like a new one.
func (l *limiters) get(caller string) *rate.Limiter {
	l.mu.Lock()
	defer l.mu.Unlock()
	if one, ok := l.of[caller]; ok {
		return one
	}
	if len(l.of) >= maxLimiters {
		for name, one := range l.of {
			if one.Tokens() >= float64(l.burst) {
				delete(l.of, name)
			}
		}
	}
	one := rate.NewLimiter(l.limit, l.burst)
	l.of[caller] = one
	return one
}
