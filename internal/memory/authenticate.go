package memory

import (
	"context"
	"crypto/subtle"
	"sync"
	"time"

	"brain/disclosure"
	"brain/graph"
	"brain/internal/fault"
)

const (
	// touchEvery is how exact the last use of a token is known.
	touchEvery = time.Minute
	// touchTime bounds the write that notes it.
	touchTime = 10 * time.Second
)

// Authenticate turns the secret of a request into a session of its principal.
// Error: UNAUTHENTICATED, the same for every reason: an unknown, revoked or
// expired token, or a principal that may not act.
func (s *Service) Authenticate(ctx context.Context, secret string) (*Session, error) {
	var session *Session
	var token string
	var used time.Time
	err := s.inspect(ctx, func(ctx context.Context, v *view) error {
		session = nil
		// The secret itself is compared nowhere: what is looked up is its hash, so
		// the time that the lookup takes tells nothing about other secrets.
		hash := tokenHash(secret)
		rows, err := v.decide(ctx, `MATCH (t:Token)-[:TOKEN_OF]->(p:Principal) WHERE t.hash = $hash
			RETURN t.hash, t.id, t.revokedAt, t.expiresAt, t.lastUsedAt, t.capabilities, t.channels, p.uid, p.active`,
			values{"hash": graph.String(hash)})
		if err != nil {
			return err
		}
		if len(rows) != 1 {
			return unauthenticated()
		}
		row := rows[0]
		revoked, expires := row[2], row[3]
		alive := subtle.ConstantTimeCompare([]byte(row[0].Str()), []byte(hash)) == 1 &&
			revoked.IsNull() && (expires.IsNull() || expires.Time().After(v.now)) && row[8].True()
		if !alive {
			return unauthenticated()
		}
		token, used = row[1].Str(), row[4].Time()
		session = &Session{UID: row[7].Str(), Capabilities: texts[disclosure.Capability](row[5]), Channels: row[6].StringItems(), ExpiresAt: optionalTime(expires)}
		return nil
	})
	if err != nil {
		return nil, err
	}
	s.touched.use(ctx, token, used, s.clock(), s.noteUse)
	return session, nil
}

func unauthenticated() error {
	return fault.New(fault.Unauthenticated, "there is no valid token").Suggest("send Authorization: Bearer <secret of a token>")
}

// noteUse writes when a token was last used.
func (s *Service) noteUse(ctx context.Context, token string, at time.Time) error {
	_, err := s.store.Write(ctx, graph.Everything(), graph.WriteOptions{}, func(ctx context.Context, tx graph.Tx) error {
		return tx.PatchNode(ctx, token, graph.NodePatch{Props: graph.Props{"lastUsedAt": graph.Instant(at)}})
	})
	return err
}

// Wait returns when the service's own work in the background has ended: notes on
// the use of tokens, and the watch for followers, all of whom must have left. Call
// it after the last request and before the store is closed.
func (s *Service) Wait() {
	s.touched.running.Wait()
	s.feed.running.Wait()
}

// touches notes the use of tokens beside the requests that use them.
type touches struct {
	running sync.WaitGroup
	mu      sync.Mutex
	last    map[string]time.Time
}

// use notes that the token is used now unless it was within the last minute, as
// the store (stored) or this process knows. It neither waits nor fails: a use
// that could not be written is noted by the next one after a minute.
func (t *touches) use(ctx context.Context, token string, stored, now time.Time, note func(context.Context, string, time.Time) error) {
	t.mu.Lock()
	defer t.mu.Unlock()
	if now.Sub(stored) < touchEvery || now.Sub(t.last[token]) < touchEvery {
		return
	}
	if t.last == nil {
		t.last = map[string]time.Time{}
	}
	for other, at := range t.last {
		if now.Sub(at) >= touchEvery {
			delete(t.last, other)
		}
	}
	t.last[token] = now
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), touchTime)
	t.running.Go(func() {
		defer cancel()
		_ = note(ctx, token, now) //nolint:errcheck // best effort, see above
	})
}
