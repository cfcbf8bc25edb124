package resolvers

import (
	"context"

	"github.com/99designs/gqlgen/graphql"
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/gqlerror"

	"brain/graph"
	"brain/internal/authn"
	"brain/internal/fault"
	"brain/internal/memory"
)

// AtLeastHeader is the header in which a caller sends back the revision of a
// payload, so that the operation sees at least that state.
const AtLeastHeader = "Brain-At-Least"

type sessionKey struct{}

// session is the session of the operation.
func session(ctx context.Context) *memory.Session {
	s, _ := ctx.Value(sessionKey{}).(*memory.Session)
	return s
}

// openSession gives each operation a session of its own: the caller from the
// token, the one conversation that its root fields name, and the revision that it
// must see.
func (r *Resolver) openSession(ctx context.Context, next graphql.OperationHandler) graphql.ResponseHandler {
	op := graphql.GetOperationContext(ctx)
	caller, err := callerOf(ctx, op)
	if err != nil {
		return refuse(ctx, err)
	}
	conversation, err := conversationOf(op)
	if err != nil {
		return refuse(ctx, err)
	}
	atLeast, err := r.atLeast(op.Headers.Get(AtLeastHeader))
	if err != nil {
		return refuse(ctx, err)
	}
	ctx = context.WithValue(ctx, sessionKey{}, openFor(caller, conversation, atLeast))
	if !subscribes(op) {
		return next(withLevels(ctx))
	}
	end := &ending{}
	respond := next(withLevels(context.WithValue(ctx, endingKey{}, end)))
	return func(ctx context.Context) *graphql.Response {
		// Who may know what is found out anew for each event.
		ctx = withLevels(context.WithValue(ctx, sessionKey{}, openFor(caller, conversation, atLeast)))
		if response := respond(ctx); response != nil {
			return response
		}
		return end.response(ctx)
	}
}

// openFor is a session of a caller that has read nothing yet.
func openFor(caller *memory.Session, conversation *memory.Conversation, atLeast graph.Revision) *memory.Session {
	return &memory.Session{
		UID: caller.UID, Capabilities: caller.Capabilities, Channels: caller.Channels, ExpiresAt: caller.ExpiresAt, LoginEnds: caller.LoginEnds,
		Conversation: conversation, AtLeast: atLeast,
	}
}

// callerOf is who sends an operation. A connection that stays may have outlived
// its token, so its bearer is let in again for each, and only subscribes: what
// else it asks for goes where requests are limited.
func callerOf(ctx context.Context, op *graphql.OperationContext) (*memory.Session, error) {
	if overSocket(ctx) {
		if !subscribes(op) {
			return nil, fault.New(fault.BadInput, "only subscriptions are served on a websocket").Suggest("send queries and mutations by POST")
		}
		return authn.Renew(ctx)
	}
	if caller := authn.Session(ctx); caller != nil {
		return caller, nil
	}
	return nil, fault.New(fault.Unauthenticated, "there is no valid token")
}

// subscribes tells whether an operation is a subscription.
func subscribes(op *graphql.OperationContext) bool {
	return op.Operation != nil && op.Operation.Operation == ast.Subscription
}

// refuse answers an operation that is not run.
func refuse(ctx context.Context, err error) graphql.ResponseHandler {
	return graphql.OneShot(&graphql.Response{Errors: gqlerror.List{present(ctx, err)}})
}
