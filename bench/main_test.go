package main

import (
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

func TestFlags(t *testing.T) {
	opt, err := parseFlags([]string{"-claims", "500, 1000", "-seconds", "0.5", "-neo4j", "bolt://h"})
	require.NoError(t, err)
	require.Equal(t, []int{500, 1000}, opt.claims)
	require.Equal(t, 500*time.Millisecond, opt.budget)
	require.Equal(t, "bolt://h", opt.neo4j)
	require.True(t, opt.wants(partRecall))

	opt, err = parseFlags([]string{"-only", "import"})
	require.NoError(t, err)
	require.True(t, opt.wants(partImport))
	require.False(t, opt.wants(partRecall))
}

func TestFlagsThatAreRefused(t *testing.T) {
	for _, tt := range []struct {
		args []string
		name string
	}{
		{[]string{"-claims", "ten"}, "-claims"}, {[]string{"-claims", "1"}, "-claims"}, {[]string{"-claims", ""}, "-claims"},
		{[]string{"-seconds", "0"}, "-seconds"}, {[]string{"-notes", "-1"}, "-notes"}, {[]string{"-hub", "0"}, "-hub"},
		{[]string{"-engine", "mysql"}, "-engine"}, {[]string{"-engine", "neo4j", "-neo4j", ""}, "-neo4j"},
		{[]string{"-pages", "1"}, "-pages"}, {[]string{"-block", "0"}, "-block"}, {[]string{"-only", "everything"}, "-only"},
	} {
		_, err := parseFlags(tt.args)
		require.ErrorContains(t, err, tt.name, "%v", tt.args)
	}
}
