package app

import (
	"context"
	"errors"
	"fmt"

	"brain/graph"
	"brain/graph/embedded"
	"brain/graph/neo4j"
	"brain/internal/config"
	"brain/internal/fault"
)

// openStore opens the store that the configuration names. This is the one place
// that knows the engines.
func openStore(ctx context.Context, cfg config.Config) (graph.Store, error) {
	if dir, ok := cfg.EmbeddedDir(); ok {
		s, err := embedded.Open(ctx, embedded.Options{Dir: dir, QueryTime: cfg.Limits.Timeout})
		if errors.Is(err, graph.ErrInUse) {
			return nil, fault.Wrap(fault.Unavailable, err, "the store in %s is in use by another process", dir).
				Suggest("stop the other process, or name another folder with --store")
		}
		if err != nil {
			return nil, fmt.Errorf("open the store in %s: %w", dir, err)
		}
		return s, nil
	}
	// The address is left out of the error: it may hold a password.
	s, err := neo4j.Open(ctx, cfg.Store, neo4j.Options{ReadTimeout: cfg.Limits.Timeout})
	if err != nil {
		return nil, fmt.Errorf("open the store on Neo4j: %w", err)
	}
	return s, nil
}
