package resolvers

import (
	"context"

	"github.com/99designs/gqlgen/graphql"
	"github.com/vektah/gqlparser/v2/gqlerror"

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
	caller := authn.Session(ctx)
	if caller == nil {
		return refuse(ctx, fault.New(fault.Unauthenticated, "there is no valid token"))
	}
	op := graphql.GetOperationContext(ctx)
	conversation, err := conversationOf(op)
	if err != nil {
		return refuse(ctx, err)
	}
	atLeast, err := r.atLeast(op.Headers.Get(AtLeastHeader))
	if err != nil {
		return refuse(ctx, err)
	}
	ctx = context.WithValue(ctx, sessionKey{}, &memory.Session{
		UID: caller.UID, Capabilities: caller.Capabilities, Channels: caller.Channels, ExpiresAt: caller.ExpiresAt,
		Conversation: conversation, AtLeast: atLeast,
	})
	return next(withLevels(ctx))
}

// refuse answers an operation that is not run.
func refuse(ctx context.Context, err error) graphql.ResponseHandler {
	return graphql.OneShot(&graphql.Response{Errors: gqlerror.List{present(ctx, err)}})
}
