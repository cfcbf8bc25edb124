package memory

import (
	"cmp"
	"context"
	"crypto/rand"
	"errors"
	"slices"
	"sync/atomic"
	"time"

	"brain/graph"
)

// Service runs the use cases on one store. It is safe for concurrent use.
type Service struct {
	store      graph.Store
	now        func() time.Time
	newID      func() string
	suffix     func() string
	seal       func([]byte) string
	unseal     func(string) ([]byte, bool)
	secret     func() [32]byte
	version    string
	within     Deadlines
	vocabulary atomic.Pointer[vocabulary]
	touched    touches
	poll       time.Duration
	feed       feed
	embedder   Embedder
	reranker   Reranker
	nearness   float64
	vectors    vectorState
}

// defaultPoll is how often the store is looked at for what others changed.
const defaultPoll = time.Second

// Options are the sources of time and names that a Service draws on.
type Options struct {
	// Now is the clock, UTC.
	Now func() time.Time
	// NewID makes ids (UUIDv7), ascending in time.
	NewID func() string
	// Suffix makes the short random text that keeps the slug of a page narrower
	// than world from telling anything by a collision.
	Suffix func() string
	// Seal makes opaque text of what names an answer of recall, Unseal turns it
	// back and refuses what Seal did not make. Without them it is only encoded.
	Seal   func([]byte) string
	Unseal func(string) ([]byte, bool)
	// Secret makes 32 bytes that nobody can guess, for tokens and keys; nil draws
	// them from crypto/rand.
	Secret func() [32]byte
	// Version is the service's own, for health reports.
	Version string
	// Poll is how often the store is looked at, while somebody follows changes, for
	// what other processes and time changed; 0 stands for a second.
	Poll time.Duration
	// Embedder makes vectors of texts; nil is none.
	Embedder Embedder
	// Reranker weighs what recall found; nil is none.
	Reranker Reranker
	// Nearness is the cosine from which on a text answers a question by its meaning,
	// to 1; 0 stands for 0.3.
	Nearness float64
	// Within is how long answers may take that rather go out empty than late; zero
	// means 800 ms for a context pack, 200 ms for hints, 2 s for the vector of a
	// question and 5 s for the weights of what it found.
	Within Deadlines
}

// Deadlines bound what rather goes out empty than late.
type Deadlines struct{ ContextPack, Hints, Embedding, Rerank time.Duration }

// New returns a Service on the store. Call Bootstrap before any use case.
func New(store graph.Store, opt Options) *Service {
	s := &Service{
		store: store, now: opt.Now, newID: opt.NewID, suffix: opt.Suffix, seal: opt.Seal, unseal: opt.Unseal,
		embedder: opt.Embedder, reranker: opt.Reranker, secret: opt.Secret, version: opt.Version, poll: cmp.Or(opt.Poll, defaultPoll),
		nearness: cmp.Or(opt.Nearness, defaultNearness),
		within: Deadlines{
			ContextPack: cmp.Or(opt.Within.ContextPack, packDeadline), Hints: cmp.Or(opt.Within.Hints, hintsDeadline),
			Embedding: cmp.Or(opt.Within.Embedding, embedDeadline), Rerank: cmp.Or(opt.Within.Rerank, rerankDeadline),
		},
	}
	if s.seal == nil || s.unseal == nil {
		s.seal, s.unseal = encodeOpaque, decodeOpaque
	}
	if s.secret == nil {
		s.secret = randomSecret
	}
	return s
}

func randomSecret() (secret [32]byte) {
	rand.Read(secret[:])
	return secret
}

// clock is the service's time, cut to what the store keeps.
func (s *Service) clock() time.Time { return s.now().UTC().Truncate(time.Microsecond) }

// view is one transaction as one session sees it.
type view struct {
	s       *Service
	session *Session
	// r reads with the session's audience, all with everything: all decides
	// (permissions, memberships, uniqueness) and never answers.
	r, all   graph.Reader
	now      time.Time
	voc      *vocabulary
	standing *standing
	currency graph.Currency
	asOf     *AsOf // the point in time that currency looks at; nil for now
}

// change is a view that can write.
type change struct {
	*view
	tx     graph.Tx
	locked map[string]bool
	// handles are unique handles that were looked up ahead: the id of the node
	// that holds one, "" for a free one.
	handles map[string]string
}

// lock serialises this transaction with others that lock the same key.
func (c *change) lock(ctx context.Context, keys ...string) error {
	fresh := slices.DeleteFunc(slices.Clone(keys), func(k string) bool { return c.locked[k] })
	if len(fresh) == 0 {
		return nil
	}
	for _, k := range fresh {
		c.locked[k] = true
	}
	return c.tx.Lock(ctx, fresh...)
}

// read runs fn on one consistent view of the store for the session. It is for
// what is scoped: a caller that must name its conversation and did not is refused.
func (s *Service) read(ctx context.Context, session *Session, fn func(context.Context, *view) error) error {
	return s.consult(ctx, session, func(ctx context.Context, v *view) error {
		if v.standing.refused != nil {
			return v.standing.refused
		}
		if err := v.enabled(); err != nil {
			return err
		}
		return fn(ctx, v)
	})
}

// consult is read for what is not scoped: principals, packs, health.
func (s *Service) consult(ctx context.Context, session *Session, fn func(context.Context, *view) error) error {
	return s.store.Read(ctx, graph.Audience{}, graph.ReadOptions{AtLeast: session.AtLeast}, func(ctx context.Context, r graph.Reader) error {
		v, err := s.open(ctx, session, r, false)
		if err != nil {
			return err
		}
		return fn(ctx, v)
	})
}

// write runs fn in one transaction for the session. Permissions, validation,
// idempotency and the audit entry are decided inside, on what the transaction
// sees; fn may run more than once.
func (s *Service) write(ctx context.Context, session *Session, fn func(context.Context, *change) error) (graph.Revision, error) {
	return s.manage(ctx, session, func(ctx context.Context, c *change) error {
		if c.standing.refused != nil {
			return c.standing.refused
		}
		if err := c.enabled(); err != nil {
			return err
		}
		return fn(ctx, c)
	})
}

// errValidated ends a write that was asked for to see what it would do: nothing is
// written, and it has no revision.
var errValidated = errors.New("validated")

// manage is write for what is not scoped: principals, groups, packs, tokens.
func (s *Service) manage(ctx context.Context, session *Session, fn func(context.Context, *change) error) (graph.Revision, error) {
	rev, err := s.store.Write(ctx, graph.Audience{}, graph.WriteOptions{AtLeast: session.AtLeast}, func(ctx context.Context, tx graph.Tx) error {
		v, err := s.open(ctx, session, tx, true)
		if err != nil {
			return err
		}
		if err := v.active(); err != nil {
			return err
		}
		return fn(ctx, &change{view: v, tx: tx, locked: map[string]bool{}, handles: map[string]string{}})
	})
	if errors.Is(err, errValidated) {
		return "", nil
	}
	if err == nil {
		s.feed.wake()
	}
	return rev, err
}

func (s *Service) open(ctx context.Context, session *Session, r graph.Reader, fresh bool) (*view, error) {
	v := &view{s: s, session: session, all: r.As(graph.Everything()), now: s.clock()}
	var err error
	if v.voc, err = s.currentVocabulary(ctx, v.all); err != nil {
		return nil, err
	}
	if v.standing, err = v.stand(ctx, fresh); err != nil {
		return nil, err
	}
	v.r = r.As(v.standing.view.Audience)
	return v, nil
}

// match runs a domain read for the session's audience.
func (v *view) match(ctx context.Context, text string, values map[string]graph.Value) ([]graph.Row, error) {
	return v.run(ctx, v.r, text, values, v.currency)
}

// matchEvery runs a domain read over all versions of what the audience may know:
// those that were recorded at the point in time at which the view looks.
func (v *view) matchEvery(ctx context.Context, text string, values map[string]graph.Value) ([]graph.Row, error) {
	return v.run(ctx, v.r, text, values, v.history())
}

// decide runs a domain read for the service itself: its rows may settle what is
// allowed, they never become part of an answer.
func (v *view) decide(ctx context.Context, text string, values map[string]graph.Value) ([]graph.Row, error) {
	return v.run(ctx, v.all, text, values, graph.Currency{})
}

// decideDeleted is decide with deleted items included: a deleted page still holds
// its slug.
func (v *view) decideDeleted(ctx context.Context, text string, values map[string]graph.Value) ([]graph.Row, error) {
	return v.run(ctx, v.all, text, values, graph.Currency{Mode: graph.All, Deleted: true})
}

func (v *view) run(ctx context.Context, r graph.Reader, text string, values map[string]graph.Value, c graph.Currency) ([]graph.Row, error) {
	plan, err := v.voc.plan(text)
	if err != nil {
		return nil, err
	}
	return r.Match(ctx, plan, graph.Args{Values: values, Currency: c, Now: v.now})
}
