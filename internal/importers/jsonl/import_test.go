package jsonl_test

import (
	"context"
	"errors"
	"fmt"
	"io"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"brain/internal/fault"
	"brain/internal/importers"
	"brain/internal/importers/jsonl"
)

// sink takes all records but those that hold "bad".
type sink struct {
	batches []int
	taken   []string
	fail    error
}

func (s *sink) ImportRecords(_ context.Context, records []importers.Record, _ bool) (importers.Outcome, error) {
	if s.fail != nil {
		return importers.Outcome{}, s.fail
	}
	s.batches = append(s.batches, len(records))
	out := importers.Outcome{Refused: map[int]importers.Refusal{}}
	for i, r := range records {
		if strings.Contains(string(r.JSON), "bad") {
			out.Refused[i] = importers.Refusal{Name: r.Name, Code: fault.BadInput, Message: "bad"}
			continue
		}
		out.Written++
		s.taken = append(s.taken, string(r.JSON))
	}
	return out, nil
}

func TestImportSendsEachLine(t *testing.T) {
	s := &sink{}
	var told int
	report, err := jsonl.Import(t.Context(), strings.NewReader("{\"a\":1}\r\n\n  {\"bad\":1}  \n{\"a\":\nnull\n{\"a\":\"é\"}"), s, func(n int) { told = n })
	require.NoError(t, err)
	require.Equal(t, []string{`{"a":1}`, `null`, `{"a":"é"}`}, s.taken)
	require.Equal(t, 5, told)
	require.Equal(t, &jsonl.Report{
		Records: 5, Tally: importers.Tally{Written: 3, Refused: 2},
		Refusals: []importers.Refusal{
			{Name: "line 4", Code: fault.BadInput, Message: "the line is not valid: expected one JSON object"},
			{Name: "line 3", Code: fault.BadInput, Message: "bad"},
		},
		Warnings: []importers.Notice{},
	}, report)
}

func TestImportSendsBatches(t *testing.T) {
	s := &sink{}
	report, err := jsonl.Import(t.Context(), strings.NewReader(strings.Repeat("{}\n", 2_300)), s, func(int) {})
	require.NoError(t, err)
	require.Equal(t, []int{1_000, 1_000, 300}, s.batches)
	require.Equal(t, 2_300, report.Written)
}

// endless is one line of so many bytes.
type endless struct{ left int }

func (e *endless) Read(p []byte) (int, error) {
	if e.left == 0 {
		return 0, io.EOF
	}
	n := min(len(p), e.left)
	for i := range p[:n] {
		p[i] = 'x'
	}
	e.left -= n
	return n, nil
}

func TestImportRefusesALineWithoutEnd(t *testing.T) {
	for _, end := range []string{"", "\n{}\n"} {
		s := &sink{}
		report, err := jsonl.Import(t.Context(), io.MultiReader(strings.NewReader("{}\n"), &endless{left: 65 << 20}, strings.NewReader(end)), s, func(int) {})
		require.NoError(t, err)
		require.Equal(t, 1, report.Refused)
		require.Equal(t, "line 2", report.Refusals[0].Name)
		require.Equal(t, fault.TooLarge, report.Refusals[0].Code)
		require.Equal(t, report.Records-1, report.Written)
	}
}

func TestImportListsTheFirstRefusals(t *testing.T) {
	var b strings.Builder
	for i := range 1_500 {
		fmt.Fprintf(&b, "{\"bad\":%d}\n", i)
	}
	report, err := jsonl.Import(t.Context(), strings.NewReader(b.String()), &sink{}, func(int) {})
	require.NoError(t, err)
	require.Equal(t, 1_500, report.Refused)
	require.Len(t, report.Refusals, 1_000)
}

func TestImportReportsHowFarItCame(t *testing.T) {
	broken := errors.New("broken")
	report, err := jsonl.Import(t.Context(), strings.NewReader("{}\n"), &sink{fail: broken}, func(int) {})
	require.ErrorIs(t, err, broken)
	require.Equal(t, 1, report.Records)
	require.Zero(t, report.Written)
}
