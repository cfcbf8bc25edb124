package markdown

import (
	"context"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"path"
	"slices"
	"strings"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"

	"brain/internal/importers"
	"brain/internal/prose"
	"brain/internal/relation"
)

// MaxNoteBytes is the size of the largest file that is read.
const MaxNoteBytes = 10 << 20

// maxTitleRunes is the longest title that the service keeps.
const maxTitleRunes = 300

// ErrVaultName says that a vault's name is empty or holds a slash.
var ErrVaultName = errors.New("a vault's name is one word or more, without slashes")

// Options say how a vault is read.
type Options struct {
	// Name is the vault's name: part of each page's identity, and of slugs.
	Name string
	// Scope is given to every page and link.
	Scope string
	// Vocabulary holds the names in force.
	Vocabulary importers.Vocabulary
}

// Skip is a file that was left out, and why.
type Skip struct {
	// Path is the file's path in the vault.
	Path string `json:"path"`
	// Reason says why.
	Reason string `json:"reason"`
}

// Vault is an indexed folder of notes. It is for one goroutine.
type Vault struct {
	files       fs.FS
	options     Options
	lexicon     *relation.Lexicon
	notes       []*entry
	byKey       map[string]*entry
	index       *index
	skipped     []Skip
	attachments int
}

// entry is what is kept of one note between the steps.
type entry struct {
	// file is the path as the file system has it, path the same in NFC, key the
	// external key.
	file, path, key string
	slug            string
	title           string
	typ             importers.ObjectType
	subtype         string
	// typeGiven is the front matter's type where it is none of the vocabulary.
	typeGiven string
	// typeDefaulted is set where the default type stands in.
	typeDefaulted bool
	date          noteDate
	dateFault     string
}

// Open walks a file system and indexes its notes: files ending in .md, in the
// order of their paths. Hidden files and folders are ignored, symbolic links
// are not followed, everything else is an attachment. Files that cannot be read
// as text are skipped with a reason; only an unreadable root is an error.
func Open(ctx context.Context, files fs.FS, options Options) (*Vault, error) {
	options.Name = norm.NFC.String(strings.TrimSpace(options.Name))
	if options.Name == "" || strings.Contains(options.Name, "/") {
		return nil, fmt.Errorf("%w: %q", ErrVaultName, options.Name)
	}
	if _, ok := options.Vocabulary.Object(importers.DefaultType); !ok {
		return nil, fmt.Errorf("the vocabulary has no type %q", importers.DefaultType)
	}
	v := &Vault{files: files, options: options, lexicon: options.Vocabulary.Lexicon(), index: newIndex(), byKey: map[string]*entry{}}
	var paths []string
	err := fs.WalkDir(files, ".", func(p string, d fs.DirEntry, err error) error {
		if ctx.Err() != nil {
			return ctx.Err()
		}
		if err != nil {
			if p == "." {
				return err
			}
			v.skip(p, reasonOf(err))
			if d != nil && d.IsDir() {
				return fs.SkipDir
			}
			return nil
		}
		isNote, err := v.visit(p, d)
		if isNote {
			paths = append(paths, p)
		}
		return err
	})
	if err != nil {
		return nil, fmt.Errorf("read the vault: %w", err)
	}
	return v, v.openAll(ctx, paths)
}

// visit says whether a file is a note, and accounts for the others.
func (v *Vault) visit(p string, d fs.DirEntry) (isNote bool, err error) {
	switch {
	case p != "." && strings.HasPrefix(d.Name(), "."):
		if d.IsDir() {
			return false, fs.SkipDir
		}
	case d.IsDir():
	case d.Type()&fs.ModeSymlink != 0:
		v.skip(p, "a symbolic link is not followed")
	case !d.Type().IsRegular():
		v.skip(p, "not a file")
	case !strings.EqualFold(path.Ext(p), prose.NoteEnding):
		v.attachments++
		v.index.addFile(norm.NFC.String(strings.ToValidUTF8(p, "�")))
	case !utf8.ValidString(p):
		v.skip(strings.ToValidUTF8(p, "�"), "the file's name is not UTF-8")
	default:
		return true, nil
	}
	return false, nil
}

func (v *Vault) openAll(ctx context.Context, paths []string) error {
	present, slugs := map[string]bool{}, map[string]bool{}
	for _, p := range paths {
		present[p] = true
	}
	for _, p := range paths {
		if err := ctx.Err(); err != nil {
			return fmt.Errorf("read the vault: %w", err)
		}
		name := norm.NFC.String(p)
		if name != p && present[name] {
			// Two names that differ in normalisation only: this one keeps its form.
			name = p
		}
		v.open(p, name, slugs)
	}
	return nil
}

func (v *Vault) open(file, name string, slugs map[string]bool) {
	src, info, err := v.read(file)
	if err != nil {
		v.skip(file, reasonOf(err))
		return
	}
	e := &entry{file: file, path: name, key: v.options.Name + "/" + name}
	head, body := parseHead(src)
	v.decide(e, head, body, info)
	e.slug = uniqueSlug(slugs, slugOf(e.typ.SlugPrefix, v.options.Name, prose.WithoutEnding(e.path)))
	v.notes = append(v.notes, e)
	v.byKey[e.key] = e
	v.index.add(e, aliasesOf(head.Fields))
}

// decide sets type, title and date from the front matter and what stands in
// for it.
func (v *Vault) decide(e *entry, head Note, body string, info fs.FileInfo) {
	e.typ, _ = v.options.Vocabulary.Object(importers.DefaultType)
	e.typeDefaulted = true
	if given := oneText(head.Fields, "type"); given != "" {
		if t, subtype, ok := v.options.Vocabulary.TypeNamed(given); ok {
			e.typ, e.subtype, e.typeDefaulted = t, subtype, false
		} else {
			e.typeGiven = given
		}
	}
	if given := importers.FoldKey(oneText(head.Fields, "subtype")); e.subtype == "" && slices.Contains(e.typ.Subtypes, given) {
		e.subtype = given
	}
	e.title = oneText(head.Fields, "title")
	if e.title == "" {
		e.title = prose.FirstHeading(body)
	}
	if e.title == "" {
		e.title = prose.WithoutEnding(path.Base(e.path))
	}
	e.title = firstRunesOf(strings.Join(strings.Fields(e.title), " "), maxTitleRunes)
	e.date = fileDate(info.ModTime())
	best := -1
	for _, f := range head.Fields {
		rank, ok := isDateKey(importers.FoldKey(f.Key))
		if texts, isText := f.Texts(); ok && isText && len(texts) == 1 && (best < 0 || rank < best) {
			if date, ok := parseDate(texts[0]); ok {
				e.date, best = date, rank
			} else {
				e.dateFault = fmt.Sprintf("%s: %q is not a date: expected such as 2026-03-01; the file's time is used", f.Key, texts[0])
			}
		}
	}
	if best >= 0 {
		e.dateFault = ""
	}
}

// Errors of a single file; they become the reason of a Skip.
var (
	errTooLarge = fmt.Errorf("over %d MiB", MaxNoteBytes>>20)
	errNotUTF8  = errors.New("not UTF-8 text")
	errBinary   = errors.New("binary data")
)

func (v *Vault) read(p string) (string, fs.FileInfo, error) {
	f, err := v.files.Open(p)
	if err != nil {
		return "", nil, err
	}
	defer f.Close()
	info, err := f.Stat()
	if err != nil {
		return "", nil, err
	}
	if info.Size() > MaxNoteBytes {
		return "", nil, errTooLarge
	}
	content, err := io.ReadAll(io.LimitReader(f, MaxNoteBytes+1))
	switch {
	case err != nil:
		return "", nil, err
	case len(content) > MaxNoteBytes:
		return "", nil, errTooLarge
	case !utf8.Valid(content):
		return "", nil, errNotUTF8
	case slices.Contains(content, 0):
		return "", nil, errBinary
	}
	return string(content), info, nil
}

func (v *Vault) skip(p, reason string) { v.skipped = append(v.skipped, Skip{Path: p, Reason: reason}) }

// reasonOf leaves out the path that an error of the file system repeats.
func reasonOf(err error) string {
	var p *fs.PathError
	if errors.As(err, &p) {
		return p.Err.Error()
	}
	return err.Error()
}

// Name returns the vault's name.
func (v *Vault) Name() string { return v.options.Name }

// Len returns the number of notes.
func (v *Vault) Len() int { return len(v.notes) }

// Skipped returns the files that were left out.
func (v *Vault) Skipped() []Skip { return v.skipped }

// Attachments counts the files that are no notes.
func (v *Vault) Attachments() int { return v.attachments }

func firstRunesOf(s string, n int) string {
	if utf8.RuneCountInString(s) <= n {
		return s
	}
	return string([]rune(s)[:n])
}
