package httpserver

import (
	"context"
	"net/http"
	"time"

	"github.com/rs/zerolog"
)

// readyTime bounds the question whether the store is ready.
const readyTime = 5 * time.Second

// live tells that the process serves.
func live(w http.ResponseWriter, _ *http.Request) { say(w, http.StatusOK, "ok") }

// ready tells whether requests can be served. Why not is for the log: this
// endpoint is open to everyone.
func ready(check func(context.Context) error) http.Handler {
	return http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		ctx, cancel := context.WithTimeout(r.Context(), readyTime)
		defer cancel()
		if err := check(ctx); err != nil {
			zerolog.Ctx(ctx).Warn().Err(err).Msg("not ready")
			say(w, http.StatusServiceUnavailable, "not ready")
			return
		}
		say(w, http.StatusOK, "ready")
	})
}

func say(w http.ResponseWriter, status int, text string) {
	w.Header().Set("Content-Type", "text/plain; charset=utf-8")
	w.Header().Set("Cache-Control", "no-store")
	w.WriteHeader(status)
	_, _ = w.Write([]byte(text + "\n"))
}
