package memory

import (
	"context"

	"brain/graph"
)

// Sees is the second check of what leaves the service: whether the caller's
// audience gets an item of this scope (a stored token) by this author, "" where
// authorship does not count. It knows only what this session has read before, so
// it is false at the beginning.
func (s *Session) Sees(scope, author string) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.known != nil && s.known.view.Audience.Sees(graph.Item{Scope: scope, Author: author})
}

// admit notes claims that a use case has let through by a rule of its own.
func (s *Session) admit(claims []string) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.admitted == nil {
		s.admitted = map[string]bool{}
	}
	for _, id := range claims {
		s.admitted[id] = true
	}
}

// Admitted tells whether a use case of this session has let a claim through by a
// rule of its own, which is then what the second check goes by.
func (s *Session) Admitted(claim string) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.admitted[claim]
}

// SeesDerived tells whether the session's caller may know a derived item by what
// decides about it. It is false before anything was read.
func (s *Session) SeesDerived(scope string, requires []string) bool {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.known != nil && s.known.view.Audience.Sees(graph.Item{Scope: scope, Requires: requires})
}

// ReportBreach enters in the audit that an item was about to be shown to a caller
// who may not know it.
func (s *Service) ReportBreach(ctx context.Context, session *Session, item string) error {
	_, err := s.manage(ctx, session, func(ctx context.Context, c *change) error {
		return c.audit(ctx, "disclosure.breach", item, nil)
	})
	return err
}
