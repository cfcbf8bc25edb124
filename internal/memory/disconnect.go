package memory

import (
	"context"
	"time"

	"brain/graph"
)

// DisconnectInput names a link to take back.
type DisconnectInput struct {
	Link       string
	Reason     string
	ValidUntil *time.Time
}

// Disconnect takes a link back.
func (s *Service) Disconnect(ctx context.Context, session *Session, in DisconnectInput) (Link, graph.Revision, error) {
	return Link{}, "", nil
}
