package jsonl

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"slices"

	"brain/internal/fault"
	"brain/internal/importers"
)

const (
	// maxLine is the longest line that is read, in bytes; the API's own limit is below.
	maxLine = 64 << 20
	// mostShown is how many refusals a report lists.
	mostShown = 1_000
)

// Report is what an import did.
type Report struct {
	// Records counts the lines that hold something.
	Records int `json:"records"`
	importers.Tally
	// Refusals are the first refused records, at most 1,000, named by their lines.
	Refusals []importers.Refusal `json:"refusals"`
	// Warnings are the first things that records say and the service did not do, at most
	// 1,000, named by their lines.
	Warnings []importers.Notice `json:"warnings"`
}

// Import sends the records of r through sink, in order and in batches, in memory
// that does not grow with their number. A line that is no JSON, or longer than
// 64 MiB, counts as refused. It is safe to repeat where the records are, so an
// interrupted import is completed by the next. progress is told the number of
// records that were read, after each. The report is also returned with an error,
// as far as the import came.
func Import(ctx context.Context, r io.Reader, sink importers.Sink, progress func(records int), options ...importers.Option) (*Report, error) {
	im := &importer{report: &Report{Refusals: []importers.Refusal{}, Warnings: []importers.Notice{}}}
	warned := importers.WithWarned(func(n importers.Notice) {
		if len(im.report.Warnings) < mostShown {
			im.report.Warnings = append(im.report.Warnings, n)
		}
	})
	im.sender = importers.NewSender(sink, false, func(_ importers.Record, why importers.Refusal) { im.show(why) }, append(slices.Clone(options), warned)...)
	err := im.run(ctx, r, progress)
	im.report.Tally = im.sender.Tally()
	im.report.Refused += im.unread
	return im.report, err
}

type importer struct {
	sender *importers.Sender
	report *Report
	// unread counts the lines that were not sent.
	unread int
}

func (im *importer) run(ctx context.Context, r io.Reader, progress func(int)) error {
	lines := bufio.NewReaderSize(r, 1<<20)
	for n := 1; ; n++ {
		line, err := readLine(lines)
		last := errors.Is(err, io.EOF)
		tooLong := errors.Is(err, bufio.ErrBufferFull)
		if err != nil && !last && !tooLong {
			return err
		}
		if line = bytes.TrimSpace(line); len(line) > 0 || tooLong {
			im.report.Records++
			name := fmt.Sprintf("line %d", n)
			switch {
			case tooLong:
				im.refuse(importers.Refusal{Name: name, Code: fault.TooLarge, Message: fmt.Sprintf("the line is over %d bytes", maxLine)})
			case !json.Valid(line):
				im.refuse(importers.Refusal{Name: name, Code: fault.BadInput, Message: "the line is not valid: expected one JSON object"})
			default:
				if err := im.sender.Add(ctx, importers.Record{Name: name, JSON: line}); err != nil {
					return err
				}
			}
			progress(im.report.Records)
		}
		if last {
			return im.sender.Flush(ctx)
		}
	}
}

// readLine reads one line of its own memory. Error: bufio.ErrBufferFull for one
// that is too long, which is skipped; io.EOF with the last one.
func readLine(r *bufio.Reader) ([]byte, error) {
	var line []byte
	long := false
	for {
		part, err := r.ReadSlice('\n')
		if long = long || len(line)+len(part) > maxLine; long {
			line = nil
		} else {
			line = append(line, part...)
		}
		switch {
		case errors.Is(err, bufio.ErrBufferFull):
			continue
		case long && (err == nil || errors.Is(err, io.EOF)):
			return nil, bufio.ErrBufferFull
		default:
			return line, err
		}
	}
}

func (im *importer) refuse(why importers.Refusal) {
	im.unread++
	im.show(why)
}

func (im *importer) show(why importers.Refusal) {
	if len(im.report.Refusals) < mostShown {
		im.report.Refusals = append(im.report.Refusals, why)
	}
}
