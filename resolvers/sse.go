package resolvers

import (
	"context"
	"encoding/json"
	"fmt"
	"mime"
	"net/http"
	"strings"
	"time"

	"github.com/99designs/gqlgen/graphql"

	"brain/internal/fault"
)

// sse is GraphQL over server-sent events: a POST as any other, that accepts
// text/event-stream, is answered by events "next", one for each result, and at the
// end "complete" (graphql-sse, distinct connections).
type sse struct{}

var _ graphql.Transport = sse{}

// Supports implements graphql.Transport.
func (sse) Supports(r *http.Request) bool {
	for _, accepted := range r.Header.Values("Accept") {
		for part := range strings.SplitSeq(accepted, ",") {
			if mediaType, _, err := mime.ParseMediaType(part); err == nil && mediaType == "text/event-stream" {
				return true
			}
		}
	}
	return false
}

// Do implements graphql.Transport.
func (sse) Do(w http.ResponseWriter, r *http.Request, exec graphql.GraphExecutor) {
	params, ok := acceptParams(w, r)
	if !ok {
		return
	}
	ctx := r.Context()
	op, refused := exec.CreateOperationContext(ctx, params)
	if refused != nil {
		answer(w, http.StatusOK, exec.DispatchError(graphql.WithOperationContext(ctx, op), refused))
		return
	}
	stream := newEventStream(w)
	if err := stream.open(); err != nil {
		WriteError(w, r, http.StatusInternalServerError, fault.Wrap(fault.Internal, err, "the connection cannot stream"))
		return
	}
	ctx, stop := context.WithCancel(ctx)
	responses := make(chan []byte)
	go func() {
		defer close(responses)
		respond, ctx := exec.DispatchOperation(ctx, op)
		for response := respond(ctx); response != nil; response = respond(ctx) {
			// Its data are in memory that the next response is written to.
			encoded, err := json.Marshal(response)
			if err != nil {
				return
			}
			select {
			case responses <- encoded:
			case <-ctx.Done():
				return
			}
		}
	}()
	stream.pass(responses)
	// What is not taken ends, and is waited for: it reads the store.
	stop()
	for range responses {
	}
}

// eventStream writes server-sent events.
type eventStream struct {
	w       http.ResponseWriter
	control *http.ResponseController
}

func newEventStream(w http.ResponseWriter) *eventStream {
	return &eventStream{w, http.NewResponseController(w)}
}

// open begins the stream. It may last, so the limits of requests do not hold.
func (s *eventStream) open() error {
	if err := s.control.SetReadDeadline(time.Time{}); err != nil {
		return err
	}
	h := s.w.Header()
	h.Set("Content-Type", "text/event-stream; charset=utf-8")
	h.Set("Cache-Control", "no-store")
	h.Set("X-Accel-Buffering", "no")
	return s.send(":\n\n")
}

// pass writes what comes until it ends or nobody takes it any more.
func (s *eventStream) pass(responses <-chan []byte) {
	beat := time.NewTicker(heartbeat)
	defer beat.Stop()
	for {
		var event string
		select {
		case <-beat.C:
			event = ":\n\n"
		case response, more := <-responses:
			if !more {
				_ = s.send("event: complete\ndata:\n\n") // whoever is gone gets nothing
				return
			}
			event = fmt.Sprintf("event: next\ndata: %s\n\n", response)
		}
		if s.send(event) != nil {
			return
		}
	}
}

func (s *eventStream) send(event string) error {
	if err := s.control.SetWriteDeadline(time.Now().Add(sendTime)); err != nil {
		return err
	}
	if _, err := s.w.Write([]byte(event)); err != nil {
		return err
	}
	return s.control.Flush()
}
