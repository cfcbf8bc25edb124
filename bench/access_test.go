package main

import (
	"testing"

	"github.com/stretchr/testify/require"
)

func TestCompareAccess(t *testing.T) {
	mine := map[string]bool{"a": true}
	a := func(texts ...string) []found {
		var out []found
		for _, text := range texts {
			out = append(out, found{text, "a"})
		}
		return out
	}
	for name, c := range map[string]struct {
		full, alone [][]found
		want        accessRow
		met         bool
	}{
		"equal":           {[][]found{a("1", "2"), nil}, [][]found{a("2", "1"), nil}, accessRow{Hits: 2, Alone: 2, Recall: 1}, true},
		"not theirs":      {[][]found{append(a("1"), found{"2", "b"})}, [][]found{a("1")}, accessRow{Hits: 2, Alone: 1, Foreign: 1, Recall: 1}, false},
		"a list is short": {[][]found{a("1")}, [][]found{a("1", "2")}, accessRow{Hits: 1, Alone: 2, Recall: 0.5}, false},
		"others instead":  {[][]found{a("1", "3"), a("4")}, [][]found{a("1", "2"), a("4")}, accessRow{Hits: 3, Alone: 3, Recall: 0.75}, false},
		"a text twice":    {[][]found{a("1", "2")}, [][]found{a("1", "1")}, accessRow{Hits: 2, Alone: 2, Recall: 0.5}, false},
	} {
		t.Run(name, func(t *testing.T) {
			c.want.Claims, c.want.Questions = 100, len(c.full)
			got := compareAccess(100, mine, c.full, c.alone)
			require.Equal(t, c.want, got)
			require.Equal(t, c.met, got.met())
		})
	}
}
