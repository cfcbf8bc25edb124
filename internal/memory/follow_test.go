package memory_test

import (
	"context"
	"errors"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"brain/internal/fault"
	"brain/internal/memory"
)

// following is a reader's run, with what it was told.
type following struct {
	t     *testing.T
	told  chan memory.Change
	ended chan error
}

// follow runs a follower until the test ends; renew may be nil.
func (w *world) follow(uid string, in memory.FollowInput, renew func() error) *following {
	w.t.Helper()
	ctx, cancel := context.WithCancel(context.Background())
	f := &following{w.t, make(chan memory.Change, 100), make(chan error, 1)}
	follower, err := w.Follow(ctx, func(context.Context) (*memory.Session, error) {
		if renew != nil {
			if err := renew(); err != nil {
				return nil, err
			}
		}
		return w.as(uid), nil
	}, in)
	require.NoError(w.t, err)
	done := make(chan struct{})
	go func() {
		defer close(done)
		f.ended <- follower.Run(ctx, func(_ context.Context, c memory.Change) error {
			f.told <- c
			return nil
		})
	}()
	w.t.Cleanup(func() {
		cancel()
		<-done
	})
	return f
}

func (f *following) next() memory.Change {
	f.t.Helper()
	select {
	case c := <-f.told:
		return c
	case <-time.After(20 * time.Second):
		require.Fail(f.t, "nothing was told")
	}
	return memory.Change{}
}

// What commits late, with a time that has been told already, is told too, and
// nothing is told twice.
func TestFollowingTellsWhatComesLate(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann")
		w.pass(time.Hour)
		f := w.follow("ann", memory.FollowInput{}, nil)
		first := w.remember("ann", fact("The first.", "world")).Claim.ID
		require.Equal(t, first, f.next().ClaimID)
		w.pass(-10 * time.Second)
		late := w.remember("ann", fact("Written earlier, seen later.", "world")).Claim.ID
		require.Equal(t, late, f.next().ClaimID)
		w.pass(time.Minute)
		last := w.remember("ann", fact("The last.", "world")).Claim.ID
		require.Equal(t, last, f.next().ClaimID)
		require.Empty(t, f.told)
	})
}

// Time alone ends validity; nobody writes then.
func TestFollowingTellsWhatExpires(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann")
		in := fact("It lasts an hour.", "world")
		in.ValidUntil = ptr(w.clock().Add(time.Hour))
		id := w.remember("ann", in).Claim.ID
		w.pass(59*time.Minute + 50*time.Second)
		f := w.follow("ann", memory.FollowInput{Kinds: []memory.ChangeKind{memory.ChangeExpired}}, nil)
		w.pass(15 * time.Second)
		c := f.next()
		require.Equal(t, memory.ChangeExpired, c.Kind)
		require.Equal(t, id, c.ClaimID)
	})
}

// A change that a slow reader does not take is read anew before it is told again:
// by then the reader may not know it any more.
func TestASlowFollowerIsToldOnlyWhatItMayStillKnow(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann", "bob")
		w.group("deal", "ann", "bob")
		follower, err := w.Follow(t.Context(), func(context.Context) (*memory.Session, error) { return w.as("bob"), nil }, memory.FollowInput{})
		require.NoError(t, err)
		w.remember("ann", fact("Only for the deal.", "group:deal"))
		open := w.remember("ann", fact("For everybody.", "world")).Claim.ID
		enough := errors.New("enough")
		tries := 0
		err = follower.Run(t.Context(), func(_ context.Context, c memory.Change) error {
			if tries++; tries == 1 {
				w.leave("deal", "bob")
				return memory.ErrNotTaken
			}
			require.Equal(t, open, c.ClaimID)
			return enough
		})
		require.ErrorIs(t, err, enough)
		require.Equal(t, 2, tries)
	})
}

func TestFollowingEndsWithTheRightToRead(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann", "bob")
		made := w.token("bob")
		secret := w.page("ann", "note", "Secret", "principal:ann")
		_, err := w.Follow(t.Context(), func(context.Context) (*memory.Session, error) { return w.as("bob"), nil }, memory.FollowInput{About: &secret.ID})
		refused(t, err, fault.NotFound, "about")
		f := w.follow("bob", memory.FollowInput{}, func() error {
			_, err := w.Authenticate(context.Background(), made.Secret)
			return err
		})
		_, _, err = w.RevokeToken(t.Context(), w.admin(), made.ID)
		require.NoError(t, err)
		select {
		case err := <-f.ended:
			refused(t, err, fault.Unauthenticated, "")
		case <-time.After(20 * time.Second):
			require.Fail(t, "it goes on")
		}
		w.remember("ann", fact("Nobody hears it.", "world"))
		require.Empty(t, f.told)
	})
}
