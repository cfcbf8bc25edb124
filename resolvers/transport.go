package resolvers

import (
	"encoding/json"
	"errors"
	"io"
	"mime"
	"net/http"

	"github.com/99designs/gqlgen/graphql"
	"github.com/vektah/gqlparser/v2/gqlerror"

	"brain/internal/fault"
)

// post is GraphQL over HTTP by POST with a JSON body. Whatever was understood as
// a request is answered with status 200, errors included. The content type is
// demanded, so that no form of another site can post here.
type post struct{}

var _ graphql.Transport = post{}

// Supports implements graphql.Transport: the server routes nothing else here.
func (post) Supports(*http.Request) bool { return true }

// Do implements graphql.Transport.
func (post) Do(w http.ResponseWriter, r *http.Request, exec graphql.GraphExecutor) {
	ctx := r.Context()
	if mediaType, _, err := mime.ParseMediaType(r.Header.Get("Content-Type")); err != nil || mediaType != "application/json" {
		WriteError(w, r, http.StatusUnsupportedMediaType, fault.New(fault.BadInput, "the body is not JSON: expected Content-Type: application/json"))
		return
	}
	start := graphql.Now()
	params, err := readParams(r)
	if err != nil {
		status := http.StatusBadRequest
		if errors.Is(err, fault.TooLarge) {
			status = http.StatusRequestEntityTooLarge
		}
		WriteError(w, r, status, err)
		return
	}
	params.Headers = r.Header
	params.ReadTime = graphql.TraceTiming{Start: start, End: graphql.Now()}
	op, refused := exec.CreateOperationContext(ctx, params)
	if refused != nil {
		answer(w, http.StatusOK, exec.DispatchError(graphql.WithOperationContext(ctx, op), refused))
		return
	}
	respond, ctx := exec.DispatchOperation(ctx, op)
	response := respond(ctx)
	if response == nil {
		response = &graphql.Response{Errors: gqlerror.List{present(ctx, ctx.Err())}}
	}
	answer(w, http.StatusOK, response)
}

// readParams reads the one JSON object of a body; numbers keep their digits.
func readParams(r *http.Request) (*graphql.RawParams, error) {
	d := json.NewDecoder(r.Body)
	d.UseNumber()
	params := &graphql.RawParams{}
	err := d.Decode(params)
	if err == nil {
		if _, more := d.Token(); !errors.Is(more, io.EOF) {
			err = errors.New("more follows the first value")
		}
	}
	if tooLarge, ok := errors.AsType[*http.MaxBytesError](err); ok {
		return nil, fault.Wrap(fault.TooLarge, err, "the request is too large: at most %d bytes are allowed", tooLarge.Limit)
	}
	if err != nil {
		return nil, fault.Wrap(fault.BadInput, err, "the body is not a GraphQL request: expected {\"query\": …, \"variables\": …} as JSON")
	}
	return params, nil
}

// WriteError answers a request that is not run as an operation with an error in
// GraphQL's shape.
func WriteError(w http.ResponseWriter, r *http.Request, status int, err error) {
	answer(w, status, &graphql.Response{Errors: gqlerror.List{present(r.Context(), err)}})
}

// Refuse answers a request that is not let in, with the HTTP status of the
// error's code.
func Refuse(w http.ResponseWriter, r *http.Request, err error) {
	shown := present(r.Context(), err)
	status := http.StatusInternalServerError
	switch shown.Extensions["code"] {
	case string(fault.Unauthenticated):
		w.Header().Set("WWW-Authenticate", `Bearer realm="brain"`)
		status = http.StatusUnauthorized
	case string(fault.Forbidden):
		status = http.StatusForbidden
	case string(fault.RateLimited):
		status = http.StatusTooManyRequests
	case string(fault.Unavailable), string(fault.TooExpensive):
		status = http.StatusServiceUnavailable
	}
	answer(w, status, &graphql.Response{Errors: gqlerror.List{shown}})
}

func answer(w http.ResponseWriter, status int, response *graphql.Response) {
	w.Header().Set("Content-Type", "application/json; charset=utf-8")
	w.Header().Set("Cache-Control", "no-store")
	w.WriteHeader(status)
	e := json.NewEncoder(w)
	e.SetEscapeHTML(false)
	_ = e.Encode(response) // a caller who is gone gets nothing
}
