package memory

import (
	"context"

	"brain/disclosure"
	"brain/graph"
	"brain/internal/fault"
)

// readAs says as whom a session reads instead of as its caller.
type readAs struct {
	uid string
	// reach: what the principal may know for itself, whoever hears the caller.
	reach bool
}

// ViewAs is a session that reads as another principal, who also counts as the
// caller of the session's conversation. Active human curators only; the audit
// says who read what (a name such as that of the operation) as whom. Errors:
// FORBIDDEN, UNKNOWN_PRINCIPAL.
func (s *Service) ViewAs(ctx context.Context, session *Session, uid, what string) (*Session, error) {
	_, err := s.manage(ctx, session, func(ctx context.Context, c *change) error {
		if _, err := disclosure.ViewAs(c.standing.caller, disclosure.Principal{}); err != nil {
			return err
		}
		if _, err := c.principalNode(ctx, "viewAs", uid); err != nil {
			return err
		}
		return c.audit(ctx, "principal.viewAs", "", map[string]string{"principal": uid, "read": what})
	})
	if err != nil {
		return nil, err
	}
	return session.reading(readAs{uid: uid}), nil
}

// ReachOf is a session that reads what a principal may know for itself; an
// inactive one reaches nothing. Curators and admins only, outside conversations;
// each is entered in the audit. Errors: FORBIDDEN, UNKNOWN_PRINCIPAL,
// CONVERSATION_REQUIRED for an agent that must name one.
func (s *Service) ReachOf(ctx context.Context, session *Session, uid string) (*Session, error) {
	_, err := s.write(ctx, session, func(ctx context.Context, c *change) error {
		if err := c.permit(disclosure.ReadReach); err != nil {
			return err
		}
		if session.Conversation != nil {
			return fault.New(fault.Forbidden, "what a principal reaches is not for a conversation").In("conversation").
				Suggest("read it without a conversation")
		}
		if _, err := c.principalNode(ctx, "uid", uid); err != nil {
			return err
		}
		return c.audit(ctx, "principal.reach", "", map[string]string{"principal": uid})
	})
	if err != nil {
		return nil, err
	}
	return session.reading(readAs{uid: uid, reach: true}), nil
}

// principalNode is the id of a principal's node.
func (v *view) principalNode(ctx context.Context, field, uid string) (string, error) {
	rows, err := v.decide(ctx, `MATCH (p:Principal) WHERE p.uid = $uid RETURN p.id`, values{"uid": graph.String(uid)})
	if err != nil {
		return "", err
	}
	if len(rows) == 0 {
		return "", unknownPrincipal(field, uid)
	}
	return rows[0][0].Str(), nil
}

// reading is a further session of the same request that reads as somebody else.
func (s *Session) reading(as readAs) *Session {
	return &Session{
		UID: s.UID, Capabilities: s.Capabilities, Channels: s.Channels, ExpiresAt: s.ExpiresAt, LoginEnds: s.LoginEnds,
		Conversation: s.Conversation, AtLeast: s.AtLeast, as: &as,
	}
}

// caller is who counts as the caller of a session's reads: itself, or as whom it
// reads. The right to read as somebody else is checked each time.
func (s *Session) caller(people map[string]disclosure.Principal) (disclosure.Caller, error) {
	me := disclosure.Caller{Principal: people[s.UID], Capabilities: s.Capabilities, Channels: s.Channels}
	switch {
	case s.as == nil:
		return me, nil
	case s.as.reach:
		if err := disclosure.Permits(me.Principal, disclosure.ReadReach); err != nil {
			return disclosure.Caller{}, err
		}
		return disclosure.Caller{Principal: people[s.as.uid], ViewedBy: s.UID}, nil
	}
	return disclosure.ViewAs(me, people[s.as.uid])
}

// Reach lists the claims, of any version, that the session's reader may know,
// newest first (recorded time, then id). Errors: BAD_INPUT, BAD_CURSOR.
func (s *Service) Reach(ctx context.Context, session *Session, first *int, after *string) (List[Claim], error) {
	return s.Claims(ctx, session, ClaimFilter{History: true}, first, after, nil)
}
