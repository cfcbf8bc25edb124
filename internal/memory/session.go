package memory

import (
	"context"
	"sync"
	"time"

	"brain/disclosure"
	"brain/graph"
	"brain/internal/fault"
)

// Conversation is the conversation of a request, as the caller named it.
type Conversation struct {
	Channel string // external id, "" for none
	Asker   string // uid, "" for none
	Mode    disclosure.Mode
	Targets []string // external ids
}

// Session is one request: who calls, in which conversation, and from which
// state of the store on. It serves one request only, since what its audience
// rests on may change at any time.
type Session struct {
	// UID is the calling principal.
	UID string
	// Capabilities and Channels (ids) come from the token.
	Capabilities []disclosure.Capability
	Channels     []string
	// ExpiresAt is when the token ends, nil for never.
	ExpiresAt *time.Time
	// LoginEnds is when the login ends by which the token was used, nil where it was
	// sent itself. What the session makes may last longer.
	LoginEnds *time.Time
	// Conversation is nil when the request names none.
	Conversation *Conversation
	// AtLeast is the revision that reads and writes must see.
	AtLeast graph.Revision

	// as is as whom the session reads, nil for its caller.
	as *readAs

	mu    sync.Mutex
	known *standing
	// admitted are the ids of claims that a rule of their own lets the caller see.
	admitted map[string]bool
}

// standing is who the caller is and what it may know, computed from the graph.
type standing struct {
	me disclosure.Principal
	// by is who calls, also where it reads as somebody else, who then is me.
	by           disclosure.Principal
	caller       disclosure.Caller
	conversation *disclosure.Conversation
	view         disclosure.View
	// refused is why nothing scoped may be read, for example because an agent
	// named no conversation. It is raised only when something scoped is asked for.
	refused error
}

// stand computes the caller's standing in this transaction. Reads of one request
// share it, writes compute it anew so that the check and the write see the same
// memberships.
func (v *view) stand(ctx context.Context, fresh bool) (*standing, error) {
	s := v.session
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.known != nil && !fresh {
		return s.known, nil
	}
	uids := []string{s.UID}
	if s.as != nil {
		uids = append(uids, s.as.uid)
	}
	people, err := v.principals(ctx, uids)
	if err != nil {
		return nil, err
	}
	v.equip(people)
	caller, err := s.caller(people)
	if err != nil {
		return nil, err
	}
	st := &standing{me: caller.Principal, caller: caller, by: people[s.UID]}
	if st.conversation, err = v.conversation(ctx); err != nil {
		return nil, err
	}
	st.view, st.refused = disclosure.Read(st.caller, st.conversation, v.disclosureSettings())
	s.known = st
	return st, nil
}

// conversation loads the facts of the request's conversation.
func (v *view) conversation(ctx context.Context) (*disclosure.Conversation, error) {
	named := v.session.Conversation
	if named == nil {
		return nil, nil
	}
	ids := named.Targets
	if named.Channel != "" {
		ids = append([]string{named.Channel}, ids...)
	}
	channels, err := v.channelFacts(ctx, ids)
	if err != nil {
		return nil, err
	}
	conv := &disclosure.Conversation{Asker: named.Asker, Mode: named.Mode}
	if named.Channel != "" {
		ch := channels[named.Channel]
		conv.Channel = &ch
	}
	for _, id := range named.Targets {
		conv.Targets = append(conv.Targets, channels[id])
	}
	return conv, nil
}

// permit checks an administrative permission of the caller.
func (v *view) permit(p disclosure.Permission) error { return disclosure.Permits(v.me(), p) }

// me is the calling principal's facts.
func (v *view) me() disclosure.Principal { return v.standing.me }

// active refuses writes of principals that may not act.
func (v *view) active() error {
	if !v.me().Active {
		return fault.New(fault.Forbidden, "the caller is not active")
	}
	return nil
}
