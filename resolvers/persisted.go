package resolvers

import (
	"context"

	"github.com/99designs/gqlgen/graphql"

	"brain/internal/authn"
)

// own keeps each principal's persisted operations apart: whether a text is known
// would tell one what another sent.
type own struct{ texts graphql.Cache[string] }

var _ graphql.Cache[string] = own{}

// Get implements graphql.Cache.
func (o own) Get(ctx context.Context, hash string) (string, bool) {
	return o.texts.Get(ctx, ownKey(ctx, hash))
}

// Add implements graphql.Cache.
func (o own) Add(ctx context.Context, hash, text string) { o.texts.Add(ctx, ownKey(ctx, hash), text) }

func ownKey(ctx context.Context, hash string) string {
	uid := ""
	if s := authn.Session(ctx); s != nil {
		uid = s.UID
	}
	return uid + " " + hash
}
