package resolvers

import (
	"context"
	"sync"

	"github.com/99designs/gqlgen/graphql"
	"github.com/vektah/gqlparser/v2/gqlerror"

	"brain/internal/authn"
	"brain/internal/fault"
	"brain/internal/memory"
)

// maxStreams is how many subscriptions one principal may have in one process.
const maxStreams = 50

// Streams are the connections and subscriptions that outlive a request, so that
// the service can end them before it stops. Make them with NewStreams.
type Streams struct {
	ctx     context.Context //nolint:containedctx // it is the life of the streams
	end     context.CancelFunc
	running sync.WaitGroup
	mu      sync.Mutex
	of      map[string]int // subscriptions by uid
}

// NewStreams returns an empty set of streams.
func NewStreams() *Streams {
	ctx, end := context.WithCancel(context.Background())
	return &Streams{ctx: ctx, end: end, of: map[string]int{}}
}

// End ends all streams and waits until they have, or ctx ends.
func (s *Streams) End(ctx context.Context) {
	s.mu.Lock()
	s.end()
	s.mu.Unlock()
	ended := make(chan struct{})
	go func() {
		defer close(ended)
		s.running.Wait()
	}()
	select {
	case <-ended:
	case <-ctx.Done():
	}
}

// join enters a stream, of a principal if it is a subscription. Its context ends
// with the streams; leave must be called when it has ended. Errors: UNAVAILABLE
// when the service stops, RATE_LIMITED for too many of one principal.
func (s *Streams) join(ctx context.Context, uid string) (_ context.Context, leave func(), err error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.ctx.Err() != nil {
		return nil, nil, fault.New(fault.Unavailable, "the service is stopping").Suggest("try again")
	}
	if uid != "" && s.of[uid] >= maxStreams {
		return nil, nil, fault.New(fault.RateLimited, "there are %d subscriptions of this principal", maxStreams).Suggest("end one first")
	}
	s.of[uid]++
	s.running.Add(1)
	ctx, cancel := context.WithCancel(ctx)
	unbind := context.AfterFunc(s.ctx, cancel)
	return ctx, func() {
		unbind()
		cancel()
		s.mu.Lock()
		defer s.mu.Unlock()
		if s.of[uid]--; s.of[uid] == 0 {
			delete(s.of, uid)
		}
		s.running.Done()
	}, nil
}

// ending is why a subscription ended, for the last thing that is sent.
type ending struct {
	mu  sync.Mutex
	err error
}

type endingKey struct{}

func (e *ending) set(err error) {
	e.mu.Lock()
	defer e.mu.Unlock()
	e.err = err
}

// response says once why the subscription ended; nil where it simply did.
func (e *ending) response(ctx context.Context) *graphql.Response {
	e.mu.Lock()
	defer e.mu.Unlock()
	if e.err == nil {
		return nil
	}
	shown := present(ctx, e.err)
	e.err = nil
	return &graphql.Response{Errors: gqlerror.List{shown}}
}

// follow is the subscription to changes. Each event is read, and told, with a
// session of its own, for which the token is looked at again.
func (r *Resolver) follow(ctx context.Context, in memory.FollowInput) (<-chan *memory.Change, error) {
	own := session(ctx)
	ctx, leave, err := r.streams.join(ctx, own.UID)
	if err != nil {
		return nil, err
	}
	renew := func(ctx context.Context) (*memory.Session, error) {
		caller, err := authn.Renew(ctx)
		if err != nil {
			return nil, err
		}
		return openFor(caller, own.Conversation, own.AtLeast), nil
	}
	follower, err := r.memory.Follow(ctx, renew, in)
	if err != nil {
		leave()
		return nil, err
	}
	out := make(chan *memory.Change)
	end, _ := ctx.Value(endingKey{}).(*ending)
	go func() {
		defer leave()
		defer close(out)
		end.set(follower.Run(ctx, func(ctx context.Context, c memory.Change) error {
			select {
			case out <- &c:
				return nil
			case <-ctx.Done():
				return memory.ErrNotTaken
			}
		}))
	}()
	return out, nil
}
