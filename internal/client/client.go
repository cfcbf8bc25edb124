package client

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"strings"

	"brain/internal/fault"
)

// maxAnswerBytes bounds an answer that is read; the API's own limits are far below.
const maxAnswerBytes = 64 << 20

// An Operation is one named GraphQL operation.
type Operation struct {
	// Name is the operation's name in Document.
	Name string
	// Document is the GraphQL text.
	Document string
}

// Client calls one server as one principal. It is safe for concurrent use.
type Client struct {
	endpoint string
	token    string
	http     *http.Client
}

// An Option changes a Client as it is made.
type Option func(*Client)

// WithHTTPClient sends requests through c; the default is a client without a
// timeout of its own, so that the context's deadline decides.
func WithHTTPClient(c *http.Client) Option { return func(cl *Client) { cl.http = c } }

// New returns a client of the server at address: an http or https URL, with or
// without the path /graphql. token is sent as bearer token; "" sends none.
func New(address, token string, options ...Option) (*Client, error) {
	u, err := url.Parse(address)
	if err != nil || (u.Scheme != "http" && u.Scheme != "https") || u.Host == "" {
		return nil, fmt.Errorf("%w: %q: expected http://HOST:PORT", ErrAddress, address)
	}
	if u.Path = strings.TrimRight(u.Path, "/"); !strings.HasSuffix(u.Path, "/graphql") {
		u.Path += "/graphql"
	}
	c := &Client{endpoint: u.String(), token: token, http: &http.Client{}}
	for _, o := range options {
		o(c)
	}
	return c, nil
}

// Endpoint returns the URL that operations are sent to.
func (c *Client) Endpoint() string { return c.endpoint }

// Do runs an operation with variables V and decodes its data into T. An error
// of the API is an *Error or an Errors; an answer with errors is never
// returned in part.
func Do[T, V any](ctx context.Context, c *Client, op Operation, variables V) (T, error) {
	var none T
	body, err := encode(op, variables)
	if err != nil {
		return none, err
	}
	request, err := http.NewRequestWithContext(ctx, http.MethodPost, c.endpoint, bytes.NewReader(body))
	if err != nil {
		return none, fmt.Errorf("%s: %w", op.Name, err)
	}
	request.Header.Set("Content-Type", "application/json")
	request.Header.Set("Accept", "application/graphql-response+json, application/json")
	if c.token != "" {
		request.Header.Set("Authorization", "Bearer "+c.token)
	}
	response, err := c.http.Do(request)
	if err != nil {
		if ctx.Err() != nil {
			return none, fmt.Errorf("%s: %w", op.Name, ctx.Err())
		}
		return none, &UnreachableError{Endpoint: c.endpoint, Err: err}
	}
	defer response.Body.Close()
	content, err := io.ReadAll(io.LimitReader(response.Body, maxAnswerBytes+1))
	if err != nil {
		return none, &UnreachableError{Endpoint: c.endpoint, Err: err}
	}
	if len(content) > maxAnswerBytes {
		return none, &Error{Code: fault.TooLarge, Message: fmt.Sprintf("the answer is over %d bytes", maxAnswerBytes), Status: response.StatusCode}
	}
	return decode[T](response, content)
}

func encode[V any](op Operation, variables V) ([]byte, error) {
	var b bytes.Buffer
	e := json.NewEncoder(&b)
	e.SetEscapeHTML(false)
	err := e.Encode(struct {
		Query         string `json:"query"`
		OperationName string `json:"operationName"`
		Variables     V      `json:"variables"`
	}{op.Document, op.Name, variables})
	if err != nil {
		return nil, fmt.Errorf("encode %s: %w", op.Name, err)
	}
	return b.Bytes(), nil
}

func decode[T any](response *http.Response, content []byte) (T, error) {
	var none T
	var answer struct {
		Data   *T             `json:"data"`
		Errors []*answerError `json:"errors"`
	}
	requestID := response.Header.Get("X-Request-Id")
	if err := json.Unmarshal(content, &answer); err != nil {
		if response.StatusCode >= http.StatusBadRequest {
			return none, statusError(response.StatusCode, requestID)
		}
		return none, &Error{Code: fault.Internal, Message: "the answer is not GraphQL over HTTP: " + err.Error(),
			Hint: "check that the address is Brain's", RequestID: requestID, Status: response.StatusCode}
	}
	if len(answer.Errors) > 0 {
		all := make(Errors, len(answer.Errors))
		for i, e := range answer.Errors {
			all[i] = e.typed(response.StatusCode, requestID)
		}
		if len(all) == 1 {
			return none, all[0]
		}
		return none, all
	}
	if response.StatusCode >= http.StatusBadRequest || answer.Data == nil {
		return none, statusError(response.StatusCode, requestID)
	}
	return *answer.Data, nil
}
