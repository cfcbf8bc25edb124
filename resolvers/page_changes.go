package resolvers

import (
	"context"

	"brain/graph"
	"brain/internal/memory"
	"brain/resolvers/model"
)

// pagePayload shows a page after a change.
func (r *Resolver) pagePayload(ctx context.Context) func(memory.Page, graph.Revision, error) (*model.PagePayload, error) {
	return func(page memory.Page, rev graph.Revision, err error) (*model.PagePayload, error) {
		if err != nil {
			return nil, err
		}
		return &model.PagePayload{Page: written(ctx, &page), Revision: r.revision(ctx, rev)}, nil
	}
}
