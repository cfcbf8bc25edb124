package main

import (
	"encoding/json"
	"io"
	"os"
	"path/filepath"
	"slices"
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
	require.Equal(t, []int{2000}, opt.notes)
	for _, part := range parts() {
		require.True(t, opt.wants(part), part)
	}

	opt, err = parseFlags([]string{"-only", "import, access"})
	require.NoError(t, err)
	require.True(t, opt.wants(partImport))
	require.True(t, opt.wants(partAccess))
	require.False(t, opt.wants(partRecall))
}

func TestFlagsThatAreRefused(t *testing.T) {
	for _, tt := range []struct {
		args []string
		name string
	}{
		{[]string{"-claims", "ten"}, "-claims"}, {[]string{"-claims", "1"}, "-claims"}, {[]string{"-claims", ""}, "-claims"}, {[]string{"-claims", "200,100"}, "-claims"}, {[]string{"-notes", "5"}, "-notes"},
		{[]string{"-seconds", "0"}, "-seconds"}, {[]string{"-notes", "-1"}, "-notes"}, {[]string{"-hub", "0"}, "-hub"},
		{[]string{"-engine", "mysql"}, "-engine"}, {[]string{"-engine", "neo4j", "-neo4j", ""}, "-neo4j"},
		{[]string{"-pages", "1"}, "-pages"}, {[]string{"-block", "0"}, "-block"}, {[]string{"-only", "everything"}, "-only"}, {[]string{"-only", "recall,"}, "-only"},
		{[]string{"-keep", "x"}, "-keep"}, {[]string{"-store", "x"}, "-store"}, {[]string{"-store", "x", "-claims", "100", "-only", "remember"}, "-store"},
	} {
		_, err := parseFlags(tt.args)
		require.ErrorContains(t, err, tt.name, "%v", tt.args)
	}
}

func TestRunWritesTablesAndFigures(t *testing.T) {
	dir := t.TempDir()
	opt := options{claims: []int{100}, budget: time.Millisecond, only: []string{partRecall}, engine: engineEmbedded, json: dir, out: filepath.Join(dir, "small.md")}
	require.NoError(t, run(t.Context(), opt, io.Discard, io.Discard))
	table, err := os.ReadFile(filepath.Join(dir, "small.md"))
	require.NoError(t, err)
	require.Contains(t, string(table), "| recall, 100 claims, viewer of 5 % |")
	figures, err := os.ReadFile(filepath.Join(dir, "small.json"))
	require.NoError(t, err)
	var reports []report
	require.NoError(t, json.Unmarshal(figures, &reports))
	require.Len(t, reports, 1)
	require.Equal(t, "recall, viewer of 5 %", reports[0].Rows[0].Measure)
	require.Regexp(t, `^\d+ cores, .+ of memory$`, reports[0].Machine)
	require.FileExists(t, filepath.Join(dir, "embedded.json"))
}

func TestAStoreThatWasKeptIsMeasuredAgain(t *testing.T) {
	dir := t.TempDir()
	kept := filepath.Join(dir, "kept")
	first, err := parseFlags([]string{"-keep", kept, "-claims", "100", "-seconds", "0.001", "-only", "recall", "-engine", "embedded", "-json", dir})
	require.NoError(t, err)
	require.NoError(t, run(t.Context(), first, io.Discard, io.Discard))
	again, err := parseFlags([]string{"-store", filepath.Join(kept, "store1"), "-claims", "100", "-seconds", "0.001", "-json", dir, "-out", filepath.Join(dir, "service.md")})
	require.NoError(t, err)
	require.NoError(t, run(t.Context(), again, io.Discard, io.Discard))
	figures, err := os.ReadFile(filepath.Join(dir, "service.json"))
	require.NoError(t, err)
	var reports []report
	require.NoError(t, json.Unmarshal(figures, &reports))
	require.Len(t, reports[0].Service, 1)
	require.Positive(t, reports[0].Service[0].All.P99)
	require.Equal(t, "recall, viewer of 5 %", reports[0].Rows[0].Measure)
	require.Positive(t, reports[0].Rows[0].Ratio)
	require.True(t, slices.ContainsFunc(reports[0].Rows, func(r row) bool { return r.Measure == readPack && r.Ratio > 0 }), "reads are measured too")

	again.store = dir
	require.ErrorContains(t, run(t.Context(), again, io.Discard, io.Discard), "-store")
}
