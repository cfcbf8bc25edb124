package disclosure_test

import (
	"errors"
	"strings"
	"testing"
	"unicode/utf8"

	"github.com/stretchr/testify/require"

	"brain/disclosure"
	"brain/graph"
	"brain/internal/fault"
)

func TestParseScope(t *testing.T) {
	for _, text := range []string{
		"world", "group:deal-team", "group:Deal Team", "group:딜-팀", "group:a:b", "group:R&D", "group:/org/emea",
		"principal:alex", "principal:Alex.Kim_2", "principal:김하나", "principal:हिन्दी", "group:" + strings.Repeat("é", 100),
	} {
		t.Run(text, func(t *testing.T) {
			s, err := disclosure.ParseScope(text)
			require.NoError(t, err)
			require.Equal(t, text, s.String())
		})
	}
	tests := []struct{ text, nearest string }{
		{"", ""},
		{" ", ""},
		{"World", "world"},
		{" world\n", "world"},
		{"world:", ""},
		{"deal-team", "group:deal-team"},
		{"Group:deal-team", "group:deal-team"},
		{"group: deal  team ", "group:deal team"},
		{"team:deal", "group:deal"},
		{"group:", ""},
		{"group:a\x00b", "group:ab"},
		{"group:a\u202eb", "group:ab"},
		{"group:\xff", ""},
		{"group:" + strings.Repeat("x", 101), "group:" + strings.Repeat("x", 100)},
		{"user:alex", "principal:alex"},
		{"principal:alex@example.org", "principal:alex-example.org"},
		{"principal:a&b", "principal:a-b"},
		{"principal:-", ""},
		{"principal:" + strings.Repeat("x", 81), "principal:" + strings.Repeat("x", 80)},
		{"principal:" + strings.Repeat("김", 81), "principal:" + strings.Repeat("김", 79)},
		{"galaxy:alex", ""},
	}
	for _, tc := range tests {
		t.Run(tc.text, func(t *testing.T) {
			_, err := disclosure.ParseScope(tc.text)
			require.ErrorIs(t, err, fault.InvalidScope)
			e, _ := errors.AsType[*fault.Error](err)
			require.Equal(t, "scope", e.Field)
			if tc.nearest == "" {
				require.Contains(t, e.Hint, "expected world, group:<name> or principal:<uid>")
			} else {
				require.Equal(t, "did you mean "+tc.nearest+"?", e.Hint)
			}
		})
	}
}

func FuzzParseScope(f *testing.F) {
	for _, s := range []string{"world", "group:deal team", "principal:alex@example.org", "Team: x", "group:\xff", "a:b:c", "principal:\u0301x", "group:\u00a0"} {
		f.Add(s)
	}
	id := func(name string) (string, bool) { return "0190", name != "" }
	f.Fuzz(func(t *testing.T, text string) {
		s, err := disclosure.ParseScope(text)
		if err == nil {
			require.Equal(t, text, s.String())
			token, ok := s.Token(id)
			require.True(t, ok)
			require.True(t, graph.ValidScopeToken(token))
			require.Equal(t, text, disclosure.Format(token, func(string) (string, bool) { return s.Name, true }))
			return
		}
		e, ok := errors.AsType[*fault.Error](err)
		require.True(t, ok)
		if near, ok := strings.CutPrefix(e.Hint, "did you mean "); ok {
			near = strings.TrimSuffix(near, "?")
			require.True(t, utf8.ValidString(near))
			_, err := disclosure.ParseScope(near)
			require.NoError(t, err, "the hint %q must be valid", near)
			if near == "world" {
				require.True(t, strings.EqualFold(strings.TrimSpace(text), "world"))
			}
		}
	})
}

func TestTokenAndFormat(t *testing.T) {
	ids := func(name string) (string, bool) {
		gid, ok := map[string]string{"deal": "g1", "broken": ""}[name]
		return gid, ok
	}
	names := func(gid string) (string, bool) { return "deal", gid == "g1" }

	for text, token := range map[string]string{"world": "world", "group:deal": "group:g1", "principal:alex": "principal:alex"} {
		s, err := disclosure.ParseScope(text)
		require.NoError(t, err)
		got, ok := s.Token(ids)
		require.True(t, ok)
		require.Equal(t, token, got)
		require.Equal(t, text, disclosure.Format(token, names))
	}
	for _, s := range []disclosure.Scope{
		{}, {Kind: disclosure.GroupScope, Name: "other"}, {Kind: disclosure.GroupScope, Name: "broken"},
		{Kind: disclosure.PrincipalScope}, {Kind: disclosure.PrincipalScope, Name: "a@b"},
	} {
		_, ok := s.Token(ids)
		require.False(t, ok, "%+v", s)
	}
	require.Equal(t, "group:g2", disclosure.Format("group:g2", names), "a name that the reader may not know is not shown")
}

func TestNames(t *testing.T) {
	require.NoError(t, disclosure.CheckUID("alex.kim"))
	err := disclosure.CheckUID("alex@example.org")
	require.ErrorIs(t, err, fault.BadInput)
	e, _ := errors.AsType[*fault.Error](err)
	require.Equal(t, "uid", e.Field)
	require.Contains(t, e.Hint, "alex-example.org")

	require.NoError(t, disclosure.CheckGroupName("Deal Team"))
	err = disclosure.CheckGroupName(" Deal Team")
	require.ErrorIs(t, err, fault.BadInput)
	e, _ = errors.AsType[*fault.Error](err)
	require.Equal(t, "name", e.Field)
	require.Contains(t, e.Hint, "Deal Team")
}
