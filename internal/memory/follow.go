package memory

import (
	"context"
	"errors"
	"time"

	"brain/internal/fault"
)

const (
	// followPage is how many changes are read at once.
	followPage = 500
	// maxTold is how many changes of the last moments a follower remembers; one who
	// is told more must catch up by delta.
	maxTold = 50_000
	// tellTime is how long a change that was read may wait to be told; then who may
	// know it is asked again.
	tellTime = 250 * time.Millisecond
	// leastPause is the time between two reads; after a long one it is longer, so
	// that following costs a tenth of the time at most.
	leastPause = 50 * time.Millisecond
	pauseShare = 9
)

// ErrNotTaken tells that a change was not taken in time.
var ErrNotTaken = errors.New("the change was not taken in time")

// FollowInput says which changes to follow; nil fields do not restrict.
type FollowInput struct {
	About *string // page: id, slug or name
	Kinds []ChangeKind
}

// Follower follows changes for one reader.
type Follower struct {
	s     *Service
	renew func(context.Context) (*Session, error)
	about string
	kinds []ChangeKind
	wake  <-chan struct{}
	leave func()
	// told are the changes that are not told again, of the span that is read again
	// because what commits late may still appear in it; until is its end.
	told  map[string]time.Time
	until time.Time
	now   time.Time // of the last read
}

// Follow begins to follow changes from now on. renew gives a session of its own
// for each read, so that whoever may no longer act or know gets nothing more.
// Call Run, which ends it, or Close. Errors: those of renew, NOT_FOUND and
// AMBIGUOUS_NAME for About, CONVERSATION_REQUIRED.
func (s *Service) Follow(ctx context.Context, renew func(context.Context) (*Session, error), in FollowInput) (*Follower, error) {
	f := &Follower{s: s, renew: renew, kinds: in.Kinds, told: map[string]time.Time{}}
	if len(f.kinds) == 0 {
		f.kinds = changeKinds[:]
	}
	f.wake, f.leave = s.feed.join(s.watch)
	session, err := renew(ctx)
	if err == nil {
		err = s.read(ctx, session, func(ctx context.Context, v *view) error {
			f.about, f.until = "", v.now
			clear(f.told)
			if in.About != nil {
				page, err := v.wanted(ctx, "about", *in.About)
				if err != nil {
					return err
				}
				f.about = page.ID
			}
			// What is there already is not told.
			return f.span(ctx, v, func(c Change) bool {
				f.told[c.ID()] = c.At
				return len(f.told) < maxTold
			})
		})
	}
	if err != nil {
		f.Close()
		return nil, err
	}
	return f, nil
}

// Close ends a follower that is not run.
func (f *Follower) Close() { f.leave() }

// span reads the changes of the span that may still change, up to now, until
// take is false.
func (f *Follower) span(ctx context.Context, v *view, take func(Change) bool) error {
	span := deltaSpan{since: f.until.Add(-lateness), until: v.now, about: f.about, kinds: f.kinds}
	for {
		changes, err := v.changes(ctx, span, followPage)
		if err != nil {
			return err
		}
		for _, c := range changes {
			if !take(c) {
				return nil
			}
		}
		if len(changes) < followPage {
			return nil
		}
		span.after = &changes[len(changes)-1]
	}
}

// Run tells changes as they happen, each once, in the order of delta as far as
// they become visible in it, until ctx ends (no error), the reader may not read
// any more, or tell fails. A change is told with a deadline; when tell gives
// ErrNotTaken it is read anew first, so that a slow reader is told only what it
// may still know. Errors: those of renew and of tell, and TOO_EXPENSIVE for a
// reader who was told 50,000 changes within half a minute.
func (f *Follower) Run(ctx context.Context, tell func(context.Context, Change) error) error {
	defer f.Close()
	pause := time.NewTimer(0)
	defer pause.Stop()
	var expiry <-chan time.Time
	for {
		began := time.Now()
		session, err := f.renew(ctx)
		var news []Change
		if err == nil {
			expiry = endOf(session, f.s.clock())
			news, err = f.news(ctx, session)
		}
		took := time.Since(began)
		for i := 0; err == nil && i < len(news); i++ {
			err = f.tell(ctx, news[i], tell)
		}
		late := errors.Is(err, ErrNotTaken)
		if err != nil && !late {
			if ctx.Err() != nil {
				return nil
			}
			return err
		}
		if err == nil {
			f.settle()
		}
		pause.Reset(max(leastPause, pauseShare*took))
		select {
		case <-ctx.Done():
			return nil
		case <-pause.C:
		}
		if late {
			continue
		}
		select {
		case <-ctx.Done():
			return nil
		case <-expiry:
		case <-f.wake:
		}
	}
}

// endOf is a channel that opens when the session's token or login ends, nil for never.
func endOf(s *Session, now time.Time) <-chan time.Time {
	end := s.ExpiresAt
	if end == nil || s.LoginEnds != nil && s.LoginEnds.Before(*end) {
		end = s.LoginEnds
	}
	if end == nil {
		return nil
	}
	return time.After(max(0, end.Sub(now)))
}

// news reads what was not told yet.
func (f *Follower) news(ctx context.Context, session *Session) ([]Change, error) {
	var news []Change
	err := f.s.read(ctx, session, func(ctx context.Context, v *view) error {
		news, f.now = nil, v.now
		if f.about != "" {
			// A page that is not known any more has no changes.
			if pages, err := v.pagesByID(ctx, []string{f.about}); err != nil || len(pages) == 0 {
				return err
			}
		}
		return f.span(ctx, v, func(c Change) bool {
			if _, told := f.told[c.ID()]; !told {
				news = append(news, c)
			}
			return len(f.told)+len(news) < maxTold
		})
	})
	if err == nil && len(f.told)+len(news) >= maxTold {
		err = fault.New(fault.TooExpensive, "too much changes at once to be told one by one").Suggest("catch up by delta, then subscribe again")
	}
	return news, err
}

// settle moves the span on, since everything read is told.
func (f *Follower) settle() {
	f.until = f.now
	for id, at := range f.told {
		if at.Before(f.until.Add(-lateness)) {
			delete(f.told, id)
		}
	}
}

func (f *Follower) tell(ctx context.Context, c Change, tell func(context.Context, Change) error) error {
	ctx, cancel := context.WithTimeout(ctx, tellTime)
	defer cancel()
	err := tell(ctx, c)
	if err == nil {
		f.told[c.ID()] = c.At
	}
	return err
}
