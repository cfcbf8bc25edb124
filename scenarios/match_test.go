package scenarios_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"brain/scenarios"
)

func TestMatch(t *testing.T) {
	const id = "01900000-0000-7000-8000-000000000001"
	tests := []struct {
		name      string
		want, got any
		ok        bool
	}{
		{"equal", map[string]any{"a": []any{1, "x", nil, true}}, map[string]any{"a": []any{1, "x", nil, true}}, true},
		{"another text", "x", "y", false},
		{"text is not null", "x", nil, false},
		{"null is not a text", nil, "", false},
		{"a field too many", map[string]any{"a": 1}, map[string]any{"a": 1, "b": nil}, false},
		{"a field too few", map[string]any{"a": 1, "b": nil}, map[string]any{"a": 1}, false},
		{"order", []any{1, 2}, []any{2, 1}, false},
		{"length", []any{1}, []any{1, 1}, false},
		{"numbers within 1e-6", 0.3333333, 1.0 / 3, true},
		{"numbers further apart", 0.33333, 1.0 / 3, false},
		{"number is not its text", 1, "1", false},
		{"any", "<any>", []any{}, true},
		{"any is not null", "<any>", nil, false},
		{"text", "<text>", "", true},
		{"text is not a number", "<text>", 1, false},
		{"uuid", "<uuid>", id, true},
		{"uuid of another version", "<uuid>", id[:14] + "4" + id[15:], false},
		{"uuid and more", "<uuid>", id + "0", false},
		{"uuid is not empty", "<uuid>", "", false},
		{"time", "<time>", "2026-03-01T09:00:00.000000Z", true},
		{"time is not a date", "<time>", "2026-03-01", false},
		{"slug", "<slug notes/plan>", "notes/plan-abcd2345", true},
		{"slug with a number", "<slug notes/plan>", "notes/plan-abcd2345-2", true},
		{"slug without a suffix", "<slug notes/plan>", "notes/plan", false},
		{"slug of another page", "<slug notes/plan>", "notes/planet-abcd2345", false},
		{"contains", map[string]any{"contains": []any{3, 1}}, []any{1, 2, 3}, true},
		{"contains not", map[string]any{"contains": []any{4}}, []any{1, 2, 3}, false},
		{"contains once", map[string]any{"contains": []any{1, 1}}, []any{1, 2, 3}, false},
		{"unordered", map[string]any{"unordered": []any{3, 1, 2}}, []any{1, 2, 3}, true},
		{"unordered and more", map[string]any{"unordered": []any{3, 1}}, []any{1, 2, 3}, false},
		{"bound name", "$known", "value", true},
		{"bound name with another value", "$known", "other", false},
		{"one name twice", []any{"$new", "$new"}, []any{"x", "x"}, true},
		{"one name with two values", []any{"$new", "$new"}, []any{"x", "y"}, false},
		{"name of no text", "$new", 1, false},
		{"name inside a text", "group:${known}", "group:value", true},
		{"name in an unordered list", map[string]any{"unordered": []any{map[string]any{"a": "$known"}, map[string]any{"a": "$new"}}}, []any{map[string]any{"a": "x"}, map[string]any{"a": "value"}}, true},
	}
	for _, tc := range tests {
		t.Run(tc.name, func(t *testing.T) {
			want, err := scenarios.JSON(tc.want)
			require.NoError(t, err)
			got, err := scenarios.JSON(tc.got)
			require.NoError(t, err)
			diffs := scenarios.Match(want, got, scenarios.Bindings{"known": "value"})
			require.Equal(t, tc.ok, len(diffs) == 0, "%v", diffs)
		})
	}
}

func TestMatchNamesThePlace(t *testing.T) {
	want := map[string]any{"a": []any{map[string]any{"b": "x"}}}
	got := map[string]any{"a": []any{map[string]any{"b": "y"}}}
	require.Equal(t, []string{".a[0].b:\n  want \"x\"\n  got  \"y\""}, scenarios.Match(want, got, scenarios.Bindings{}))
}

func TestSameKnowsNoMarks(t *testing.T) {
	require.Empty(t, scenarios.Same(map[string]any{"a": "<any>"}, map[string]any{"a": "<any>"}))
	require.NotEmpty(t, scenarios.Same(map[string]any{"a": "<any>"}, map[string]any{"a": "x"}))
	require.NotEmpty(t, scenarios.Same(map[string]any{"contains": []any{"x"}}, []any{"x"}))
}

func TestFill(t *testing.T) {
	b := scenarios.Bindings{"id": "42"}
	filled, err := b.Fill(map[string]any{"a": []any{"$id", "x ${id}", 7}})
	require.NoError(t, err)
	require.Equal(t, map[string]any{"a": []any{"42", "x 42", 7}}, filled)
	_, err = b.Fill("$unknown")
	require.ErrorContains(t, err, "$unknown")
	_, err = b.Fill("x ${unknown}")
	require.ErrorContains(t, err, "unknown")
}

// Two runs that differ in ids, times, random suffixes and opaque texts only are
// the same; any other difference stays one.
func TestNeutral(t *testing.T) {
	run := func(first, second, at, suffix, cursor string) any {
		return scenarios.NewNeutral().Answer(map[string]any{
			"list": []any{first, second, first}, "scope": "group:" + second, "at": at, "slug": "notes/big-plan-" + suffix, "endCursor": cursor,
		})
	}
	const a, b, c = "01900000-0000-7000-8000-00000000000a", "01900000-0000-7000-8000-00000000000b", "01900000-0000-7000-8000-00000000000c"
	one := run(a, b, "2026-03-01T09:00:00.000000Z", "abcdefgh", "x")
	require.Empty(t, scenarios.Same(one, run(c, a, "2026-03-01T09:00:00Z", "zzzzzzz2", "y")))
	require.NotEmpty(t, scenarios.Same(one, run(a, a, "2026-03-01T09:00:00Z", "abcdefgh", "x")))
}

func TestParseIsStrict(t *testing.T) {
	const head = "subject: s\nabout: a\ncases:\n  - name: n\n    steps:\n      - "
	good := head + "{as: ana, do: Claim, expect: {claim: null}}\n"
	_, err := scenarios.Parse("good", []byte(good))
	require.NoError(t, err)
	for name, text := range map[string]string{
		"unknown key of the file":   good + "case: []\n",
		"unknown key of a step":     head + "{as: ana, do: Claim, expects: {claim: null}}\n",
		"doubled key":               good + "about: b\n",
		"no subject":                "about: a\ncases: []\n",
		"step that demands nothing": head + "{as: ana, do: Claim}\n",
		"step of nobody":            head + "{do: Claim, expect: {claim: null}}\n",
		"two operations":            head + "{as: ana, do: Claim, query: '{ x }', expect: {claim: null}}\n",
		"two conversations":         head + "{as: ana, do: Claim, in: a, conversation: {channel: a}, expect: {claim: null}}\n",
		"clock with a question":     head + "{clock: x, as: ana}\n",
		"two cases of one name":     good + "  - name: n\n    steps:\n      - {as: ana, do: Claim, expect: {claim: null}}\n",
	} {
		t.Run(name, func(t *testing.T) {
			_, err := scenarios.Parse("bad", []byte(text))
			require.Error(t, err)
		})
	}
}
