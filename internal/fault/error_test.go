package fault_test

import (
	"errors"
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"brain/internal/fault"
)

func TestErrorIsFoundUnderWrapping(t *testing.T) {
	cause := errors.New("disk full")
	err := fmt.Errorf("remember: %w", fault.Wrap(fault.Unavailable, cause, "the store is not ready"))

	require.ErrorIs(t, err, fault.Unavailable)
	require.NotErrorIs(t, err, fault.NotFound)
	require.ErrorIs(t, err, cause)
	require.Equal(t, fault.Unavailable, fault.CodeOf(err))

	e, ok := errors.AsType[*fault.Error](err)
	require.True(t, ok)
	require.Equal(t, "the store is not ready", e.Message)
}

func TestCodeOf(t *testing.T) {
	tests := []struct {
		name string
		err  error
		want fault.Code
	}{
		{"no error", nil, ""},
		{"foreign error", errors.New("boom"), fault.Internal},
		{"code alone", fmt.Errorf("x: %w", fault.Stale), fault.Stale},
		{"error without code", &fault.Error{Message: "x"}, fault.Internal},
		{"outermost wins", fault.Wrap(fault.NotFound, fault.Forbidden, "x"), fault.NotFound},
	}
	for _, tc := range tests {
		t.Run(tc.name, func(t *testing.T) { require.Equal(t, tc.want, fault.CodeOf(tc.err)) })
	}
}

func TestRefinementsDoNotChangeTheOriginal(t *testing.T) {
	base := fault.New(fault.PatternSyntax, "unexpected %q", ")")
	refined := base.In("query").Suggest("close the bracket").At(2, 7)

	require.Equal(t, &fault.Error{Code: fault.PatternSyntax, Message: `unexpected ")"`}, base)
	require.Equal(t, "query", refined.Field)
	require.Equal(t, "close the bracket", refined.Hint)
	require.Equal(t, `PATTERN_SYNTAX: unexpected ")" (line 2, column 7)`, refined.Error())
}

func TestBadNamesFieldExpectationAndNearest(t *testing.T) {
	e := fault.Bad("input.importance", "LOW, NORMAL or HIGH", "HIGH")
	require.Equal(t, fault.BadInput, e.Code)
	require.Equal(t, "input.importance", e.Field)
	require.Contains(t, e.Message, "LOW, NORMAL or HIGH")
	require.Contains(t, e.Hint, "HIGH")
	require.Empty(t, fault.Bad("x", "y", "").Hint)
}

func TestCodesAreUniqueAndComplete(t *testing.T) {
	seen := map[fault.Code]bool{}
	for _, c := range fault.Codes() {
		require.False(t, seen[c], c)
		require.Regexp(t, `^[A-Z]+(_[A-Z]+)*$`, string(c))
		seen[c] = true
	}
	require.Len(t, seen, 26)
}
