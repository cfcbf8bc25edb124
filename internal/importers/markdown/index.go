package markdown

import (
	"path"
	"strings"

	"golang.org/x/text/unicode/norm"

	"brain/internal/prose"
)

// index finds a vault's notes by what links call them.
type index struct {
	byPath   map[string]*entry
	byFolded map[string][]*entry
	byName   map[string][]*entry
	byAlias  map[string][]*entry
	byTitle  map[string][]*entry
	// files holds the folded paths and names of attachments.
	files map[string]bool
}

func newIndex() *index {
	return &index{
		byPath: map[string]*entry{}, byFolded: map[string][]*entry{}, byName: map[string][]*entry{},
		byAlias: map[string][]*entry{}, byTitle: map[string][]*entry{}, files: map[string]bool{},
	}
}

func (x *index) add(e *entry, aliases []string) {
	name := prose.WithoutEnding(e.path)
	x.byPath[name] = e
	x.byFolded[fold(name)] = append(x.byFolded[fold(name)], e)
	x.byName[fold(path.Base(name))] = append(x.byName[fold(path.Base(name))], e)
	x.byTitle[fold(e.title)] = append(x.byTitle[fold(e.title)], e)
	for _, a := range aliases {
		x.byAlias[fold(a)] = append(x.byAlias[fold(a)], e)
	}
}

func (x *index) addFile(filePath string) {
	x.files[fold(filePath)] = true
	x.files[fold(path.Base(filePath))] = true
}

// Why a reference found no note.
const (
	reasonMissing   = "no note has this name"
	reasonAmbiguous = "several notes have this alias"
)

// resolve finds the note that a reference in the note from names, as Obsidian
// does: the exact path, a unique file name, of several the one nearest to the
// vault's root, then an alias. attachment is set where it is a file that is no
// note.
func (x *index) resolve(from *entry, ref prose.Reference) (found *entry, attachment bool, reason string) {
	target := strings.ReplaceAll(ref.Target, `\`, "/")
	if ref.Path || strings.HasPrefix(target, "./") || strings.HasPrefix(target, "../") {
		if e := x.at(path.Join(path.Dir(from.path), target)); e != nil {
			return e, false, ""
		}
	}
	target = strings.TrimPrefix(path.Clean("/"+target), "/")
	if e := x.at(target); e != nil {
		return e, false, ""
	}
	if e := x.named(target); e != nil {
		return e, false, ""
	}
	if x.files[fold(target)] || prose.IsFile(target) {
		return nil, true, ""
	}
	return x.alias(ref.Target)
}

// resolveName finds the note that a text in a front matter names: as a link
// would, else by a title that only one note has.
func (x *index) resolveName(from *entry, name string) (found *entry, reason string) {
	found, _, reason = x.resolve(from, prose.Reference{Target: norm.NFC.String(name)})
	if found != nil {
		return found, ""
	}
	if titled := x.byTitle[fold(name)]; len(titled) == 1 {
		return titled[0], ""
	}
	if reason == "" {
		reason = reasonMissing
	}
	return nil, reason
}

// at finds a note by its path from the root, case as written before any other.
func (x *index) at(notePath string) *entry {
	for _, p := range []string{notePath, prose.WithoutEnding(notePath)} {
		if e := x.byPath[p]; e != nil {
			return e
		}
	}
	for _, p := range []string{notePath, prose.WithoutEnding(notePath)} {
		if e := nearest(x.byFolded[fold(p)]); e != nil {
			return e
		}
	}
	return nil
}

// named finds a note by its file name or the end of its path.
func (x *index) named(target string) *entry {
	for _, t := range []string{target, prose.WithoutEnding(target)} {
		t = fold(t)
		var fit []*entry
		for _, e := range x.byName[path.Base(t)] {
			if name := fold(prose.WithoutEnding(e.path)); name == t || strings.HasSuffix(name, "/"+t) {
				fit = append(fit, e)
			}
		}
		if e := nearest(fit); e != nil {
			return e
		}
	}
	return nil
}

func (x *index) alias(name string) (*entry, bool, string) {
	switch named := x.byAlias[fold(name)]; len(named) {
	case 0:
		return nil, false, reasonMissing
	case 1:
		return named[0], false, ""
	default:
		return nil, false, reasonAmbiguous
	}
}

// nearest returns the entry with the fewest folders, then the shortest, then
// the first path.
func nearest(entries []*entry) *entry {
	var best *entry
	for _, e := range entries {
		if best == nil || before(e.path, best.path) {
			best = e
		}
	}
	return best
}

func before(a, b string) bool {
	if m, n := strings.Count(a, "/"), strings.Count(b, "/"); m != n {
		return m < n
	}
	if len(a) != len(b) {
		return len(a) < len(b)
	}
	return a < b
}

// fold is the form in which names are compared: NFC and lower case.
func fold(s string) string {
	return norm.NFC.String(strings.ToLower(norm.NFC.String(strings.TrimSpace(s))))
}
