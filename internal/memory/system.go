package memory

import (
	"context"

	"brain/disclosure"
	"brain/graph"
)

// systemUID is the actor of what the service does by itself; no principal has it.
const systemUID = "system"

// inspect reads for the service itself, outside of any request.
func (s *Service) inspect(ctx context.Context, fn func(context.Context, *view) error) error {
	return s.store.Read(ctx, graph.Everything(), graph.ReadOptions{}, func(ctx context.Context, r graph.Reader) error {
		v, err := s.system(ctx, r)
		if err != nil {
			return err
		}
		return fn(ctx, v)
	})
}

// maintain writes for the service itself, outside of any request.
func (s *Service) maintain(ctx context.Context, fn func(context.Context, *change) error) (graph.Revision, error) {
	return s.store.Write(ctx, graph.Everything(), graph.WriteOptions{}, func(ctx context.Context, tx graph.Tx) error {
		v, err := s.system(ctx, tx)
		if err != nil {
			return err
		}
		return fn(ctx, &change{view: v, tx: tx, locked: map[string]bool{}, handles: map[string]string{}})
	})
}

// system is a view without a caller. Scoped reads find nothing in it.
func (s *Service) system(ctx context.Context, r graph.Reader) (*view, error) {
	me := disclosure.Principal{UID: systemUID, Kind: disclosure.Service, Active: true}
	v := &view{
		s: s, session: &Session{UID: systemUID}, r: r.As(graph.Audience{}), all: r.As(graph.Everything()), now: s.clock(),
		standing: &standing{me: me, caller: disclosure.Caller{Principal: me}},
	}
	var err error
	v.voc, err = s.currentVocabulary(ctx, v.all)
	return v, err
}
