package markdown_test

import (
	"context"
	"encoding/json"
	"flag"
	"io/fs"
	"os"
	"testing"
	"testing/fstest"
	"time"

	"github.com/stretchr/testify/require"

	"brain/internal/fault"
	"brain/internal/importers"
	"brain/internal/importers/markdown"
)

var update = flag.Bool("update", false, "rewrite the golden files")

// service keeps records as the API does: by identity, a link only between
// pages that are there.
type service struct {
	pages map[string]string
	links map[string]string
	// events and lists are kept by what they are about.
	events, lists map[string]string
	// fail is called before each batch.
	fail func(batch int) error
	// refuse says why a page is refused; nil for none.
	refuse  func(importers.Page) *importers.Refusal
	batches int
}

func newService() *service {
	return &service{pages: map[string]string{}, links: map[string]string{}, events: map[string]string{}, lists: map[string]string{}}
}

func (s *service) ImportRecords(_ context.Context, records []importers.Record, dryRun bool) (importers.Outcome, error) {
	s.batches++
	if s.fail != nil {
		if err := s.fail(s.batches); err != nil {
			return importers.Outcome{}, err
		}
	}
	out := importers.Outcome{Refused: map[int]importers.Refusal{}}
	for i, r := range records {
		var kind struct{ Kind string }
		if err := json.Unmarshal(r.JSON, &kind); err != nil {
			return out, err
		}
		store, key := s.pages, r.Name
		switch kind.Kind {
		case "event":
			store = s.events
		case "statements":
			// Nothing ends here: it is kept to be looked at.
			s.lists[key] = string(r.JSON)
			out.Unchanged++
			continue
		case "link":
			var l importers.Link
			if err := json.Unmarshal(r.JSON, &l); err != nil {
				return out, err
			}
			if s.pages[l.From] == "" || s.pages[l.To] == "" {
				out.Refused[i] = importers.Refusal{Name: r.Name, Code: fault.NotFound, Message: "no such page"}
				continue
			}
			// Two notes may state one link, each with its own words.
			store, key = s.links, r.Name+" on "+l.Page
		default:
			var p importers.Page
			if err := json.Unmarshal(r.JSON, &p); err != nil {
				return out, err
			}
			if s.refuse != nil {
				if why := s.refuse(p); why != nil {
					why.Name = r.Name
					out.Refused[i] = *why
					continue
				}
			}
		}
		if store[key] == string(r.JSON) {
			out.Unchanged++
			continue
		}
		out.Written++
		if !dryRun {
			store[key] = string(r.JSON)
		}
	}
	return out, nil
}

// silent is a Progress that counts.
type silent struct{ steps, advanced, finished int }

func (s *silent) Start(string, string, int) { s.steps++ }
func (s *silent) Advance()                  { s.advanced++ }
func (s *silent) Finish()                   { s.finished++ }

func vocabulary() importers.Vocabulary {
	return importers.Vocabulary{
		Types: []importers.ObjectType{
			{Name: "note", SlugPrefix: "notes"},
			{Name: "person", SlugPrefix: "people", Subtypes: []string{"internal", "external"},
				Properties: []importers.Property{{Name: "email", Type: "email"}, {Name: "role", Type: "string"}}},
			{Name: "company", SlugPrefix: "companies", Properties: []importers.Property{
				{Name: "founded_on", Type: "date"}, {Name: "employees", Type: "int"}, {Name: "headquarters", Type: "string"}}},
			{Name: "event", SlugPrefix: "events", Subtypes: []string{"meeting", "external"},
				Properties: []importers.Property{{Name: "organizer", Type: "ref"}}},
			{Name: "document", SlugPrefix: "documents", Subtypes: []string{"report"}},
			{Name: "concept", SlugPrefix: "concepts"},
		},
		Links: []importers.LinkType{{Name: "mentions", Inverse: "mentioned_by"}, {Name: "works_at", Inverse: "employs"}, {Name: "attended", Inverse: "attended_by"}, {Name: "competes_with"}},
	}
}

// fixed copies a folder into memory, with one time for every file.
func fixed(t *testing.T, dir string) fstest.MapFS {
	t.Helper()
	files, at := fstest.MapFS{}, time.Date(2026, 1, 2, 3, 4, 5, 6_789, time.UTC)
	require.NoError(t, fs.WalkDir(os.DirFS(dir), ".", func(p string, d fs.DirEntry, err error) error {
		if err != nil || d.IsDir() {
			return err
		}
		content, err := fs.ReadFile(os.DirFS(dir), p)
		files[p] = &fstest.MapFile{Data: content, ModTime: at, Mode: 0o644}
		return err
	}))
	return files
}

func open(t *testing.T, files fs.FS) *markdown.Vault {
	t.Helper()
	v, err := markdown.Open(t.Context(), files, markdown.Options{Name: "v", Scope: "world", Vocabulary: vocabulary()})
	require.NoError(t, err)
	return v
}

// pages returns all page records by external key.
func pages(t *testing.T, v *markdown.Vault) map[string]markdown.PageResult {
	t.Helper()
	all := map[string]markdown.PageResult{}
	for i := range v.Len() {
		p, err := v.Page(i)
		require.NoError(t, err)
		all[p.Page.ExternalKey] = p
	}
	require.Len(t, all, v.Len(), "external keys are distinct")
	return all
}

func vault(notes map[string]string) fstest.MapFS {
	files := fstest.MapFS{}
	for name, content := range notes {
		files[name] = &fstest.MapFile{Data: []byte(content)}
	}
	return files
}
