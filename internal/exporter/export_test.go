package exporter_test

import (
	"context"
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"brain/internal/exporter"
	"brain/internal/fault"
)

// source gives so many records in pages of three; it fails before each page whose
// number is in failures.
type source struct {
	records, asked int
	failures       map[int]error
}

func (s *source) ExportRecords(_ context.Context, after string) (exporter.Page, error) {
	s.asked++
	if err := s.failures[s.asked]; err != nil {
		return exporter.Page{}, err
	}
	from := 0
	if after != "" {
		n, err := strconv.Atoi(after)
		if err != nil {
			return exporter.Page{}, fault.New(fault.BadCursor, "not of here")
		}
		from = n
	}
	var p exporter.Page
	for i := from; i < min(from+3, s.records); i++ {
		p.Records = append(p.Records, json.RawMessage(fmt.Sprintf("{ \"n\": %d,\n \"text\": \"é<\" }", i)))
		p.Cursor = strconv.Itoa(i + 1)
	}
	p.More = from+3 < s.records
	return p, nil
}

func lines(n int) string {
	var b strings.Builder
	for i := range n {
		fmt.Fprintf(&b, "{\"n\":%d,\"text\":\"é<\"}\n", i)
	}
	return b.String()
}

func read(t *testing.T, path string) string {
	t.Helper()
	content, err := os.ReadFile(path)
	require.NoError(t, err)
	return string(content)
}

func names(t *testing.T, dir string) []string {
	t.Helper()
	entries, err := os.ReadDir(dir)
	require.NoError(t, err)
	var out []string
	for _, e := range entries {
		out = append(out, e.Name())
	}
	return out
}

func TestAnExportIsAllRecordsInOrder(t *testing.T) {
	for _, n := range []int{0, 1, 3, 8} {
		path := filepath.Join(t.TempDir(), "out.jsonl")
		var told []int
		result, err := exporter.Write(t.Context(), &source{records: n}, path, exporter.Options{Progress: func(n int) { told = append(told, n) }})
		require.NoError(t, err)
		require.Equal(t, exporter.Result{File: path, Records: n, Bytes: int64(len(lines(n)))}, result)
		require.Equal(t, lines(n), read(t, path))
		require.Equal(t, []string{"out.jsonl"}, names(t, filepath.Dir(path)))
		require.Equal(t, n, told[len(told)-1])
		info, err := os.Stat(path)
		require.NoError(t, err)
		require.Equal(t, os.FileMode(0o600), info.Mode().Perm())
	}
}

func TestAnInterruptedExportGoesOn(t *testing.T) {
	for stop := 1; stop <= 4; stop++ {
		path := filepath.Join(t.TempDir(), "out.jsonl")
		require.NoError(t, os.WriteFile(path, []byte("of yesterday\n"), 0o600))
		broken := fault.New(fault.Internal, "broken")
		_, err := exporter.Write(t.Context(), &source{records: 10, failures: map[int]error{stop: broken}}, path, exporter.Options{})
		require.ErrorIs(t, err, broken)
		require.Equal(t, "of yesterday\n", read(t, path), "the file is replaced when the export is whole")
		// A page that was not noted was written in part.
		partial, err := os.OpenFile(path+".partial", os.O_APPEND|os.O_WRONLY, 0)
		require.NoError(t, err)
		_, err = partial.WriteString(`{"n":99,`)
		require.NoError(t, err)
		require.NoError(t, partial.Close())

		s := &source{records: 10}
		result, err := exporter.Write(t.Context(), s, path, exporter.Options{})
		require.NoError(t, err)
		require.Equal(t, stop > 1, result.Resumed)
		require.Equal(t, 4-(stop-1), s.asked, "what is there is not asked for again")
		require.Equal(t, lines(10), read(t, path))
	}
}

func TestALostPartialFileIsBegunAnew(t *testing.T) {
	path := filepath.Join(t.TempDir(), "out.jsonl")
	_, err := exporter.Write(t.Context(), &source{records: 10, failures: map[int]error{3: fault.New(fault.Internal, "broken")}}, path, exporter.Options{})
	require.Error(t, err)
	require.NoError(t, os.Remove(path+".partial"))
	result, err := exporter.Write(t.Context(), &source{records: 10}, path, exporter.Options{})
	require.NoError(t, err)
	require.Equal(t, 10, result.Records)
	require.Equal(t, lines(10), read(t, path))
}

func TestAnExportOfAnotherInstanceDoesNotGoOn(t *testing.T) {
	path := filepath.Join(t.TempDir(), "out.jsonl")
	require.NoError(t, os.WriteFile(path+".partial", []byte(lines(1)), 0o600))
	require.NoError(t, os.WriteFile(path+".cursor", []byte(fmt.Sprintf(`{"cursor":"other","records":1,"bytes":%d}`, len(lines(1)))), 0o600))
	_, err := exporter.Write(t.Context(), &source{records: 3}, path, exporter.Options{})
	require.ErrorIs(t, err, fault.BadCursor)
	require.ErrorContains(t, err, path+".partial")
	require.NoError(t, os.WriteFile(path+".cursor", []byte(`nonsense`), 0o600))
	_, err = exporter.Write(t.Context(), &source{records: 3}, path, exporter.Options{})
	require.ErrorIs(t, err, fault.BadInput)
}

func TestAnExportWaitsForTheServer(t *testing.T) {
	path := filepath.Join(t.TempDir(), "out.jsonl")
	var waited []time.Duration
	away := fault.New(fault.Unavailable, "away")
	_, err := exporter.Write(t.Context(), &source{records: 4, failures: map[int]error{2: away, 3: away}}, path, exporter.Options{
		Wait: func(_ context.Context, d time.Duration) error { waited = append(waited, d); return nil },
	})
	require.NoError(t, err)
	require.Equal(t, []time.Duration{500 * time.Millisecond, time.Second}, waited)
	require.Equal(t, lines(4), read(t, path))
}

// pausing is a source that waits before its second page until it may go on.
type pausing struct {
	source
	reached, goOn chan struct{}
}

func (p *pausing) ExportRecords(ctx context.Context, after string) (exporter.Page, error) {
	if after != "" && p.reached != nil {
		close(p.reached)
		p.reached = nil
		<-p.goOn
	}
	return p.source.ExportRecords(ctx, after)
}

// Two exports to one file at the same time: the second is refused, the first is whole.
func TestOneExportAtATimeWritesAFile(t *testing.T) {
	path := filepath.Join(t.TempDir(), "out.jsonl")
	first := &pausing{source: source{records: 7}, reached: make(chan struct{}), goOn: make(chan struct{})}
	reached, ended := first.reached, make(chan error)
	go func() {
		_, err := exporter.Write(context.WithoutCancel(t.Context()), first, path, exporter.Options{})
		ended <- err
	}()
	<-reached
	_, err := exporter.Write(t.Context(), &source{records: 2}, path, exporter.Options{})
	require.ErrorIs(t, err, fault.Conflict)
	require.ErrorContains(t, err, "another export writes "+path)
	close(first.goOn)
	require.NoError(t, <-ended)
	require.Equal(t, lines(7), read(t, path))
	_, err = exporter.Write(t.Context(), &source{records: 2}, path, exporter.Options{})
	require.NoError(t, err)
	require.Equal(t, lines(2), read(t, path))
}
