package models_test

import (
	"context"
	"net/http"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"brain/internal/fault"
	"brain/internal/models"
	"brain/internal/models/modelstest"
)

// ask asks for a vector and waits no longer than the time.
func ask(t *testing.T, e *models.Embedder, patience time.Duration) error {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), patience)
	defer cancel()
	_, err := e.EmbedNow(ctx, models.Input{Text: "tea"})
	return err
}

// silence stands for a server that takes requests and answers none.
type silence struct{ asked int }

func (s *silence) RoundTrip(r *http.Request) (*http.Response, error) {
	s.asked++
	<-r.Context().Done()
	return nil, r.Context().Err()
}

func TestNobodyWaitsForAModelThatHangs(t *testing.T) {
	h, server := newHarness(t), &silence{}
	h.rest, h.transport = time.Hour, server
	e := h.embedder()
	for range 3 {
		require.ErrorIs(t, ask(t, e, time.Millisecond), context.DeadlineExceeded)
	}
	asked := server.asked
	require.ErrorIs(t, ask(t, e, time.Minute), fault.ModelFailed)
	require.Equal(t, asked, server.asked)
}

func TestNobodyWaitsForAModelThatIsBusy(t *testing.T) {
	h := newHarness(t)
	h.rest = time.Hour
	e := h.embedder()
	for range 3 {
		h.server.Next(modelstest.Status(503))
		require.ErrorIs(t, ask(t, e, time.Minute), fault.ModelFailed)
	}
	require.ErrorIs(t, ask(t, e, time.Minute), fault.ModelFailed)
	require.Len(t, h.server.Requests(), 3)
	_, err := e.Embed(t.Context(), inputs("cup"))
	require.NoError(t, err, "what nobody waits for goes on")
}

func TestAModelThatIsBackIsAskedAgain(t *testing.T) {
	h := newHarness(t)
	h.rest = time.Nanosecond
	e := h.embedder()
	for range 5 {
		h.server.Next(modelstest.Status(503))
		require.ErrorIs(t, ask(t, e, time.Minute), fault.ModelFailed)
	}
	require.Len(t, h.server.Requests(), 5, "one request after each rest")
	require.NoError(t, ask(t, e, time.Minute))
}

func TestWhatTheModelIsNotToBlameForDoesNotCount(t *testing.T) {
	h := newHarness(t)
	h.rest = time.Hour
	e := h.embedder()
	for range 5 {
		h.server.Next(modelstest.Status(400))
		require.ErrorIs(t, ask(t, e, time.Minute), fault.ModelFailed)
		gone, cancel := context.WithCancel(t.Context())
		cancel()
		_, err := e.EmbedNow(gone, models.Input{Text: "tea"})
		require.ErrorIs(t, err, context.Canceled)
	}
	require.NoError(t, ask(t, e, time.Minute))
}
