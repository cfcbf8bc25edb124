package bridge

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"strings"

	"github.com/modelcontextprotocol/go-sdk/jsonrpc"
	"github.com/modelcontextprotocol/go-sdk/mcp"

	"brain/internal/client"
	"brain/internal/fault"
	"brain/internal/quote"
)

// failure is an error as it is told: its code, what is wrong, where, and what would be
// right.
type failure struct {
	code                 fault.Code
	message, field, hint string
}

// failureOf is what is told of an error.
func failureOf(err error) failure {
	var all client.Errors
	if errors.As(err, &all) && len(all) > 0 {
		err = all[0]
	}
	f := failure{code: fault.CodeOf(err), message: err.Error()}
	var answered *client.Error
	var own *fault.Error
	switch {
	case errors.As(err, &answered):
		f = failure{answered.Code, answered.Message, answered.Field, answered.Hint}
	case errors.As(err, &own):
		f = failure{own.Code, own.Message, own.Field, own.Hint}
	case errors.Is(err, context.Canceled):
		f = failure{code: fault.Cancelled, message: "the call was called off", hint: "what it was writing may be kept or not: recall before you write it again"}
	case errors.Is(err, fault.Unavailable), errors.Is(err, context.DeadlineExceeded):
		f = failure{code: fault.Unavailable, message: "Brain does not answer", hint: "try again later"}
	}
	// An answer that only a conversation has asks for one too.
	if answered != nil && (f.code == fault.ConversationRequired || f.code == fault.BadInput && f.field == "conversation") {
		f.hint = strings.TrimSpace(f.hint + " Give conversation.channel: the id of the channel you are speaking in. What may be recalled and who may know what you remember depend on who hears it.")
	}
	return f
}

func (f failure) text() string {
	lines := []string{fmt.Sprintf("%s: %s", f.code, quote.Line(f.message))}
	if f.field != "" {
		lines = append(lines, "field: "+f.field)
	}
	if f.hint != "" {
		lines = append(lines, "hint: "+quote.Line(f.hint))
	}
	return strings.Join(lines, "\n")
}

// toolError is an error as a model reads it.
func toolError(err error) error { return errors.New(failureOf(err).text()) }

// resourceNotFound is MCP's code for what cannot be read at an address.
const resourceNotFound = -32002

// notFound says that there is nothing at an address, or nothing for this caller.
func notFound(uri string) error {
	data, err := json.Marshal(map[string]string{"uri": uri})
	if err != nil {
		data = nil // what is wrong is said without it
	}
	return &jsonrpc.Error{Code: resourceNotFound, Message: "Resource not found", Data: data}
}

// protocolError is an error of what is no tool, with its code as data too.
func protocolError(err error) error {
	var known *jsonrpc.Error
	if errors.As(err, &known) {
		return err
	}
	f := failureOf(err)
	wrong := &jsonrpc.Error{Code: rpcCode(f.code), Message: f.text()}
	data, err := json.Marshal(struct {
		Code  fault.Code `json:"code"`
		Field string     `json:"field,omitempty"`
		Hint  string     `json:"hint,omitempty"`
	}{f.code, f.field, f.hint})
	if err == nil {
		wrong.Data = data
	}
	return wrong
}

// rpcCode is JSON-RPC's code for a code of Brain: whether something else is to be asked
// for, or the same later.
func rpcCode(code fault.Code) int64 {
	switch code {
	case fault.NotFound:
		return resourceNotFound
	case fault.Unauthenticated, fault.Disabled, fault.ModelNotConfigured, fault.ModelFailed, fault.RateLimited, fault.Stale,
		fault.Unavailable, fault.Cancelled, fault.Internal:
		return jsonrpc.CodeInternalError
	}
	return jsonrpc.CodeInvalidParams
}

// codedErrors gives the errors of resources and prompts a code of the protocol: the
// library has none for those of a handler, and another one for an address that it does
// not know.
func codedErrors(next mcp.MethodHandler) mcp.MethodHandler {
	return func(ctx context.Context, method string, request mcp.Request) (mcp.Result, error) {
		result, err := next(ctx, method, request)
		switch asked := request.(type) {
		case *mcp.ReadResourceRequest:
			if err != nil && err.Error() == mcp.ResourceNotFoundError(asked.Params.URI).Error() {
				err = notFound(asked.Params.URI)
			}
		case *mcp.GetPromptRequest:
		default:
			return result, err
		}
		if err != nil {
			err = protocolError(err)
		}
		return result, err
	}
}
