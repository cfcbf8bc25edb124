package memory

import (
	"context"
	"fmt"

	"brain/graph"
)

// unscrubbedName is the setting that stands from an erasure until the store has
// been scrubbed of it, so that a start makes up for a scrub that did not end. It
// says nothing of what was erased.
const unscrubbedName = "unscrubbed"

// unscrubbed notes, with the erasure, that the store is to be scrubbed.
func (c *change) unscrubbed(ctx context.Context) error {
	if err := c.lock(ctx, settingHandle(unscrubbedName)); err != nil {
		return err
	}
	ids, err := c.unscrubbedIDs(ctx)
	if err != nil || len(ids) > 0 {
		return err
	}
	return c.tx.PutNode(ctx, graph.Node{ID: c.s.newID(), Labels: []string{"Setting"}, Props: graph.Props{
		"handle": graph.String(settingHandle(unscrubbedName)), "name": graph.String(unscrubbedName),
	}})
}

func (v *view) unscrubbedIDs(ctx context.Context) ([]string, error) {
	rows, err := v.decide(ctx, `MATCH (s:Setting) WHERE s.handle = $handle RETURN s.id`, values{"handle": graph.String(settingHandle(unscrubbedName))})
	return firstTexts(rows), err
}

// scrub removes what an erasure left behind in the store, and the note of it;
// retired are scopes that nothing has any more.
func (s *Service) scrub(ctx context.Context, retired ...string) error {
	if err := s.store.Scrub(ctx, retired...); err != nil {
		return fmt.Errorf("what was erased is gone, but traces may be left until the next start: %w", err)
	}
	_, err := s.maintain(ctx, func(ctx context.Context, c *change) error {
		ids, err := c.unscrubbedIDs(ctx)
		if err != nil {
			return err
		}
		for _, id := range ids {
			if err := c.tx.DeleteNode(ctx, id); err != nil {
				return err
			}
		}
		return nil
	})
	return err
}

// finishErasure scrubs the store if an erasure was interrupted.
func (s *Service) finishErasure(ctx context.Context) error {
	pending := false
	err := s.inspect(ctx, func(ctx context.Context, v *view) error {
		ids, err := v.unscrubbedIDs(ctx)
		pending = len(ids) > 0
		return err
	})
	if err != nil || !pending {
		return err
	}
	return s.scrub(ctx)
}
