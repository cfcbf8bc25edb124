package resolvers

import (
	"bytes"
	"encoding/json"
	"errors"
	"io"
	"mime"
	"net/http"
	"strconv"
	"unicode/utf16"
	"unicode/utf8"

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
	if subscribes(op) {
		WriteError(w, r, http.StatusOK, fault.New(fault.BadInput, "a subscription needs a connection that stays").
			Suggest("accept text/event-stream, or connect by websocket"))
		return
	}
	respond, ctx := exec.DispatchOperation(ctx, op)
	response := respond(ctx)
	if response == nil {
		response = &graphql.Response{Errors: gqlerror.List{present(ctx, ctx.Err())}}
	}
	answer(w, http.StatusOK, response)
}

// acceptParams reads the operation of a POST, or answers why it is none.
func acceptParams(w http.ResponseWriter, r *http.Request) (*graphql.RawParams, bool) {
	if mediaType, _, err := mime.ParseMediaType(r.Header.Get("Content-Type")); err != nil || mediaType != "application/json" {
		WriteError(w, r, http.StatusUnsupportedMediaType, fault.New(fault.BadInput, "the body is not JSON: expected Content-Type: application/json"))
		return nil, false
	}
	start := graphql.Now()
	params, err := readParams(r)
	if err != nil {
		status := http.StatusBadRequest
		if errors.Is(err, fault.TooLarge) {
			status = http.StatusRequestEntityTooLarge
		}
		WriteError(w, r, status, err)
		return nil, false
	}
	params.Headers = r.Header
	params.ReadTime = graphql.TraceTiming{Start: start, End: graphql.Now()}
	return params, true
}

// readParams reads the one JSON object of a body; numbers keep their digits.
func readParams(r *http.Request) (*graphql.RawParams, error) {
	params := &graphql.RawParams{}
	body, err := io.ReadAll(r.Body)
	if err == nil {
		err = decode(body, params)
	}
	if err == nil && (!wholeText(body) || !wholeText([]byte(params.Query))) {
		return nil, fault.New(fault.BadInput, "the request is not valid text: expected UTF-8 without halves of surrogate pairs").
			Suggest("encode characters beyond U+FFFF whole, as UTF-8 or as two escapes")
	}
	if tooLarge, ok := errors.AsType[*http.MaxBytesError](err); ok {
		return nil, fault.Wrap(fault.TooLarge, err, "the request is too large: at most %d bytes are allowed", tooLarge.Limit)
	}
	if err != nil {
		return nil, fault.Wrap(fault.BadInput, err, "the body is not a GraphQL request: expected {\"query\": …, \"variables\": …} as JSON")
	}
	return params, nil
}

func decode(body []byte, params *graphql.RawParams) error {
	d := json.NewDecoder(bytes.NewReader(body))
	d.UseNumber()
	if err := d.Decode(params); err != nil {
		return err
	}
	if _, more := d.Token(); !errors.Is(more, io.EOF) {
		return errors.New("more follows the first value")
	}
	return nil
}

// wholeText tells whether a text is UTF-8 and none of its \u escapes is half of a
// surrogate pair: decoders replace both silently, and what is stored would not be
// what was given.
func wholeText(s []byte) bool {
	if !utf8.Valid(s) {
		return false
	}
	for i := 0; i < len(s); i++ {
		if s[i] != '\\' {
			continue
		}
		r, ok := escaped(s[i:])
		switch {
		case !ok:
			i++ // another escape, or an escaped backslash
		case !utf16.IsSurrogate(r):
			i += escapeLength - 1
		default:
			low, ok := escaped(s[i+escapeLength:])
			if !ok || utf16.DecodeRune(r, low) == utf8.RuneError {
				return false
			}
			i += 2*escapeLength - 1
		}
	}
	return true
}

// escapeLength is the length of an escape such as \ud83d.
const escapeLength = 6

// escaped reads a \uXXXX escape at the beginning of s.
func escaped(s []byte) (rune, bool) {
	if len(s) < escapeLength || s[0] != '\\' || s[1] != 'u' {
		return 0, false
	}
	n, err := strconv.ParseUint(string(s[2:escapeLength]), 16, 32)
	return rune(n), err == nil
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
