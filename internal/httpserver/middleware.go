package httpserver

import (
	"errors"
	"fmt"
	"log"
	"net/http"
	"regexp"
	"runtime/debug"
	"time"

	"github.com/google/uuid"
	"github.com/rs/zerolog"

	"brain/internal/fault"
	"brain/internal/request"
)

// RequestIDHeader carries the id of a request, in and out.
const RequestIDHeader = "X-Request-Id"

// saneID is an id of a caller that is taken over: short, and harmless in a log.
var saneID = regexp.MustCompile(`^[A-Za-z0-9._:-]{1,64}$`)

// identify gives each request an id, the caller's if it is sane, and a logger that
// carries it, and logs the request when it has ended. What a request says or gets
// is not logged.
func identify(logger zerolog.Logger, next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		id := r.Header.Get(RequestIDHeader)
		if !saneID.MatchString(id) {
			id = uuid.NewString()
		}
		w.Header().Set(RequestIDHeader, id)
		l := logger.With().Str("requestId", id).Logger()
		r = r.WithContext(l.WithContext(request.WithID(r.Context(), id)))
		start := time.Now()
		seen := &statusWriter{ResponseWriter: w}
		defer func() {
			l.Debug().Str("method", r.Method).Str("path", r.URL.Path).Int("status", seen.code()).
				Int64("bytes", seen.bytes).Dur("took", time.Since(start)).Msg("request")
		}()
		next.ServeHTTP(seen, r)
	})
}

// recoverPanics answers a request that panicked with INTERNAL and logs the stack.
func recoverPanics(refuse func(http.ResponseWriter, *http.Request, int, error), next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		defer func() {
			cause := recover()
			if cause == nil {
				return
			}
			if err, ok := cause.(error); ok && errors.Is(err, http.ErrAbortHandler) {
				panic(cause)
			}
			zerolog.Ctx(r.Context()).Error().Str("panic", fmt.Sprint(cause)).Bytes("stack", debug.Stack()).Msg("panic in a request")
			if seen, ok := w.(*statusWriter); !ok || seen.status == 0 {
				refuse(w, r, http.StatusInternalServerError, fault.New(fault.Internal, "panic"))
			}
		}()
		next.ServeHTTP(w, r)
	})
}

// secure sets the headers that keep browsers from doing what nobody asked for.
func secure(next http.Handler) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		h := w.Header()
		h.Set("X-Content-Type-Options", "nosniff")
		h.Set("X-Frame-Options", "DENY")
		h.Set("Referrer-Policy", "no-referrer")
		h.Set("Cross-Origin-Opener-Policy", "same-origin")
		h.Set("Cross-Origin-Resource-Policy", "same-origin")
		h.Set("Content-Security-Policy", "default-src 'none'; frame-ancestors 'none'")
		next.ServeHTTP(w, r)
	})
}

// statusWriter remembers what was answered.
type statusWriter struct {
	http.ResponseWriter
	status int
	bytes  int64
}

// WriteHeader implements http.ResponseWriter.
func (w *statusWriter) WriteHeader(status int) {
	if w.status == 0 {
		w.status = status
	}
	w.ResponseWriter.WriteHeader(status)
}

// Write implements http.ResponseWriter.
func (w *statusWriter) Write(b []byte) (int, error) {
	if w.status == 0 {
		w.status = http.StatusOK
	}
	n, err := w.ResponseWriter.Write(b)
	w.bytes += int64(n)
	return n, err
}

// Unwrap lets http.ResponseController reach the writer underneath.
func (w *statusWriter) Unwrap() http.ResponseWriter { return w.ResponseWriter }

func (w *statusWriter) code() int {
	if w.status == 0 {
		return http.StatusOK
	}
	return w.status
}

// standardLog takes the lines of net/http, such as failed TLS handshakes.
func standardLog(l zerolog.Logger) *log.Logger {
	return log.New(l.With().Str("level", "warn").Logger(), "", 0)
}
