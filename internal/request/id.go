// Package request carries what every layer of the edge may want to know of the
// HTTP request it works for.
package request

import "context"

type idKey struct{}

// WithID returns a context of the request with this id.
func WithID(ctx context.Context, id string) context.Context {
	return context.WithValue(ctx, idKey{}, id)
}

// ID is the id of the request, "" outside one.
func ID(ctx context.Context) string {
	id, _ := ctx.Value(idKey{}).(string)
	return id
}
