package main

import (
	"context"
	"encoding/json"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"

	"brain/internal/fault"
	"brain/internal/importers"
	"brain/internal/importers/markdown"
)

// measureImport measures the import of a vault of each size through importRecords in
// process, against reading the same files and a bulk load of the same rows.
func measureImport(ctx context.Context, e engine, opt options, rep *report) error {
	for _, notes := range opt.notes {
		if err := importOf(ctx, e, notes, rep); err != nil {
			return fmt.Errorf("%s notes: %w", count(notes), err)
		}
	}
	return nil
}

func importOf(ctx context.Context, e engine, notes int, rep *report) error {
	dir, err := os.MkdirTemp("", "brain-bench-vault-")
	if err != nil {
		return err
	}
	defer os.RemoveAll(dir)
	if err := writeVault(dir, notes); err != nil {
		return err
	}
	store, err := e.start(ctx)
	if err != nil {
		return err
	}
	w, err := newWorld(ctx, store)
	if err != nil {
		return err
	}
	hand, err := w.settle(ctx, e)
	if err != nil {
		return err
	}
	names, err := w.importVocabulary(ctx)
	if err != nil {
		return err
	}
	var outcome *markdown.Report
	ours, err := clocked(ctx, func(ctx context.Context) error {
		vault, err := markdown.Open(ctx, os.DirFS(dir), markdown.Options{Name: "bench", Scope: "world", Vocabulary: names})
		if err != nil {
			return err
		}
		outcome, err = markdown.Import(ctx, vault, sink{w}, false, silent{})
		return err
	})
	if err != nil {
		return err
	}
	if outcome.Pages.Written != notes || outcome.Links.Refused > 0 {
		return fmt.Errorf("%d of %d notes were imported, %d links refused", outcome.Pages.Written, notes, outcome.Links.Refused)
	}
	load, err := hand.reload(ctx)
	if err != nil {
		return err
	}
	reference, err := clocked(ctx, func(ctx context.Context) error {
		if err := readFiles(dir); err != nil {
			return err
		}
		return load(ctx)
	})
	if err != nil {
		return fmt.Errorf("by hand: %w", err)
	}
	r := row{
		Measure: "import, notes per second", Size: notes,
		What:      fmt.Sprintf("import of %s Markdown notes, %d links, notes per second", count(notes), outcome.Links.Written),
		Ours:      figures{Count: notes, PerSecond: float64(notes) / ours.wall.Seconds()},
		Reference: figures{Count: notes, PerSecond: float64(notes) / reference.wall.Seconds()},
		Against:   "file read, bulk load", Goal: atLeast(0.3),
	}
	r.Ratio = quotient(r.Ours.PerSecond, r.Reference.PerSecond)
	rep.Rows = append(rep.Rows, r)
	return w.end(ctx, hand)
}

// noteLinks is how many links a note has.
const noteLinks = 4

// writeVault writes notes with front matter, three sections and links to others,
// a folder for each language.
func writeVault(dir string, notes int) error {
	texts := newWriter(seed)
	for n := range notes {
		l := texts.language(n)
		folder := filepath.Join(dir, l.name)
		if err := os.MkdirAll(folder, 0o755); err != nil {
			return err
		}
		var b strings.Builder
		fmt.Fprintf(&b, "---\ntitle: %s\ntags: [%s, bench]\ndate: 2026-01-%02d\n---\n\n", texts.title(n), l.name, n%28+1)
		for section := range 3 {
			fmt.Fprintf(&b, "## %s\n\n%s\n\n", texts.phrase(l, 2), texts.text(n, 60))
			if section > 0 {
				continue
			}
			for range noteLinks {
				fmt.Fprintf(&b, "%s [[%s]]%s\n", texts.phrase(l, 3), noteName(texts.random.IntN(notes)), l.end)
			}
			b.WriteString("\n")
		}
		if err := os.WriteFile(filepath.Join(folder, noteName(n)+".md"), []byte(b.String()), 0o644); err != nil {
			return err
		}
	}
	return nil
}

func noteName(n int) string { return "note-" + serial(n) }

// readFiles reads every file of a folder.
func readFiles(dir string) error {
	return fs.WalkDir(os.DirFS(dir), ".", func(path string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		_, err = os.ReadFile(filepath.Join(dir, path))
		return err
	})
}

// importVocabulary is what the importer has to know of the store's vocabulary.
func (w *world) importVocabulary(ctx context.Context) (importers.Vocabulary, error) {
	known, err := w.Vocabulary(ctx, w.as(loader))
	if err != nil {
		return importers.Vocabulary{}, err
	}
	var out importers.Vocabulary
	for _, t := range known.ObjectTypes {
		o := importers.ObjectType{Name: t.Name, SlugPrefix: t.SlugPrefix, Subtypes: t.Subtypes}
		for _, p := range t.Properties {
			o.Properties = append(o.Properties, importers.Property{Name: p.Name, Type: string(p.Type)})
		}
		out.Types = append(out.Types, o)
	}
	for _, l := range known.LinkTypes {
		out.Links = append(out.Links, importers.LinkType{Name: l.Name, Inverse: l.Inverse})
	}
	return out, nil
}

// sink is importRecords in process.
type sink struct{ w *world }

var _ importers.Sink = sink{}

func (s sink) ImportRecords(ctx context.Context, records []importers.Record, dryRun bool) (importers.Outcome, error) {
	raw := make([]json.RawMessage, len(records))
	for i, r := range records {
		raw[i] = r.JSON
	}
	result, _, err := s.w.ImportRecords(ctx, s.w.as(loader), raw, dryRun)
	if err != nil {
		return importers.Outcome{}, err
	}
	out := importers.Outcome{Written: result.Written, Unchanged: result.Unchanged, Refused: map[int]importers.Refusal{}}
	for _, e := range result.Errors {
		out.Refused[e.Index] = importers.Refusal{Name: records[e.Index].Name, Code: fault.Code(e.Code), Message: e.Message}
	}
	return out, nil
}

// silent shows no progress.
type silent struct{}

func (silent) Start(string, string, int) {}
func (silent) Advance()                  {}
func (silent) Finish()                   {}
