package exporter

import (
	"bufio"
	"bytes"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"iter"
	"os"
	"time"

	"brain/internal/client"
	"brain/internal/fault"
)

// Result is what an export wrote.
type Result struct {
	// File is the file.
	File string `json:"file"`
	// Records and Bytes are its size.
	Records int `json:"records"`
	// Bytes is the size of the file.
	Bytes int64 `json:"bytes"`
	// Resumed tells that an earlier run had begun it.
	Resumed bool `json:"resumed"`
}

// Options refine an export.
type Options struct {
	// Progress is told the number of records after each page; nil for nobody.
	Progress func(records int)
	// Wait pauses between tries while the server is away; nil waits in real time.
	Wait func(context.Context, time.Duration) error
}

// state is how far an export is: what stands in the cursor file.
type state struct {
	Cursor  string `json:"cursor"`
	Records int    `json:"records"`
	Bytes   int64  `json:"bytes"`
}

// Write writes all records of the source to a file, one a line, in memory that
// does not grow with their number. Until it is whole it stands in path.partial,
// with path.cursor beside it, from which the next run goes on; then it takes the
// place of path. The files are for their owner only. Errors: those of the source
// and of the file system; BAD_CURSOR when what is begun belongs to another
// instance; CONFLICT while another run writes the same file.
func Write(ctx context.Context, source Source, path string, opt Options) (Result, error) {
	if opt.Progress == nil {
		opt.Progress = func(int) {}
	}
	if opt.Wait == nil {
		opt.Wait = client.Pause
	}
	w, err := begin(path)
	if err != nil {
		return Result{}, err
	}
	defer w.file.Close()
	resumed := w.state.Cursor != ""
	for more := true; more; {
		page, err := client.Retry(ctx, opt.Wait, func() (Page, error) { return source.ExportRecords(ctx, w.state.Cursor) })
		if errors.Is(err, fault.BadCursor) {
			return Result{}, fault.New(fault.BadCursor, "%s cannot go on: it was begun from another instance or version", w.partial()).In("--out").
				Suggest(fmt.Sprintf("remove %s and %s to begin anew", w.partial(), w.cursor()))
		}
		if err != nil {
			return Result{}, err
		}
		if err := w.add(page); err != nil {
			return Result{}, err
		}
		opt.Progress(w.state.Records)
		more = page.More
	}
	return Result{File: path, Records: w.state.Records, Bytes: w.state.Bytes, Resumed: resumed}, w.finish()
}

// Records are all records of the source in order. It ends with the first error;
// wait pauses between tries while the server is away, nil waits in real time.
func Records(ctx context.Context, source Source, wait func(context.Context, time.Duration) error) iter.Seq2[json.RawMessage, error] {
	if wait == nil {
		wait = client.Pause
	}
	return func(yield func(json.RawMessage, error) bool) {
		cursor := ""
		for more := true; more; {
			page, err := client.Retry(ctx, wait, func() (Page, error) { return source.ExportRecords(ctx, cursor) })
			if err != nil {
				yield(nil, err)
				return
			}
			for _, record := range page.Records {
				if !yield(record, nil) {
					return
				}
			}
			cursor, more = page.Cursor, page.More
		}
	}
}

// writer is the file on its way.
type writer struct {
	path  string
	file  *os.File
	state state
}

func (w *writer) partial() string { return w.path + ".partial" }
func (w *writer) cursor() string  { return w.path + ".cursor" }

// begin opens what is there of the file, cut to what its cursor stands for, for this
// run alone.
func begin(path string) (*writer, error) {
	w := &writer{path: path}
	var err error
	if w.file, err = os.OpenFile(w.partial(), os.O_RDWR|os.O_CREATE, 0o600); err != nil {
		return nil, err
	}
	for _, step := range []func() error{w.claim, w.resume, w.cut} {
		if err := step(); err != nil {
			return nil, errors.Join(err, w.file.Close())
		}
	}
	return w, nil
}

// claim fails where another run writes the file, or has just ended and given what was
// opened the name of the whole.
func (w *writer) claim() error {
	free, err := lock(w.file)
	if err != nil {
		return err
	}
	if free {
		opened, err := w.file.Stat()
		if err != nil {
			return err
		}
		named, err := os.Stat(w.partial())
		free = err == nil && os.SameFile(opened, named)
	}
	if !free {
		return fault.New(fault.Conflict, "another export writes %s", w.path).In("--out").Suggest("wait until it has ended, or name another file")
	}
	return nil
}

// resume reads how far an earlier run came.
func (w *writer) resume() error {
	content, err := os.ReadFile(w.cursor())
	if errors.Is(err, fs.ErrNotExist) {
		return nil
	}
	if err != nil {
		return err
	}
	if err := json.Unmarshal(content, &w.state); err != nil {
		return fault.Wrap(fault.BadInput, err, "%s does not parse", w.cursor()).In("--out").Suggest("remove it to begin anew")
	}
	return nil
}

func (w *writer) cut() error {
	info, err := w.file.Stat()
	if err != nil {
		return err
	}
	if info.Size() < w.state.Bytes {
		w.state = state{}
	}
	if err := w.file.Truncate(w.state.Bytes); err != nil {
		return err
	}
	_, err = w.file.Seek(w.state.Bytes, io.SeekStart)
	return err
}

// add writes a page and then, when it is on the disk, where the next one begins.
func (w *writer) add(p Page) error {
	if len(p.Records) == 0 {
		return nil
	}
	out := bufio.NewWriter(w.file)
	next := state{Cursor: p.Cursor, Records: w.state.Records + len(p.Records), Bytes: w.state.Bytes}
	for _, r := range p.Records {
		line, err := oneLine(r)
		if err != nil {
			return err
		}
		next.Bytes += int64(len(line))
		if _, err := out.Write(line); err != nil {
			return err
		}
	}
	if err := out.Flush(); err != nil {
		return err
	}
	if err := w.file.Sync(); err != nil {
		return err
	}
	content, err := json.Marshal(next)
	if err != nil {
		return err
	}
	fresh := w.cursor() + ".new"
	if err := os.WriteFile(fresh, content, 0o600); err != nil {
		return err
	}
	w.state = next
	return os.Rename(fresh, w.cursor())
}

// oneLine is a record without line breaks of its own, with one at its end.
func oneLine(r json.RawMessage) ([]byte, error) {
	var b bytes.Buffer
	if err := json.Compact(&b, r); err != nil {
		return nil, fmt.Errorf("record: %w", err)
	}
	b.WriteByte('\n')
	return b.Bytes(), nil
}

// finish gives the file its name. Others are kept from it until its cursor is gone,
// which would not be theirs.
func (w *writer) finish() error {
	if err := os.Rename(w.partial(), w.path); err != nil {
		return err
	}
	if err := os.Remove(w.cursor()); err != nil && !errors.Is(err, fs.ErrNotExist) {
		return err
	}
	return w.file.Close()
}
