package markdown

import (
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"time"

	"brain/internal/importers"
	"brain/internal/prose"
)

// PageResult is the record of a note and what is to be reported of it.
type PageResult struct {
	// Page is the record.
	Page importers.Page
	// Warnings say what of the front matter could not be used, and why.
	Warnings []string
	// TypeDefaulted is set where the page became a note for want of a type;
	// UnknownType is the type that the front matter names then, "" for none.
	TypeDefaulted bool
	UnknownType   string
}

// Page returns the record of note i, 0 ≤ i < Len. The error is that of reading
// the file again.
func (v *Vault) Page(i int) (PageResult, error) {
	e := v.notes[i]
	src, _, err := v.read(e.file)
	if err != nil {
		return PageResult{}, fmt.Errorf("%s: %w", e.path, err)
	}
	note := ParseNote(src)
	p := importers.Page{
		Kind: "page", ExternalKey: e.key, Type: e.typ.Name, KeepType: e.typeDefaulted, Title: e.title, Slug: e.slug,
		Aliases: aliasesOf(note.Fields), Tags: tagsOf(note), Body: note.Body, Scope: v.options.Scope,
		EffectiveDate: e.date.written, At: e.date.text(),
	}
	if e.subtype != "" {
		p.Subtype = &e.subtype
	}
	r := PageResult{Page: p, TypeDefaulted: e.typeDefaulted, UnknownType: e.typeGiven}
	if note.FrontMatterErr != nil {
		r.Warnings = append(r.Warnings, note.FrontMatterErr.Error()+"; it is kept as text")
	}
	if e.dateFault != "" {
		r.Warnings = append(r.Warnings, e.dateFault)
	}
	for _, f := range note.Fields {
		switch v.roleOf(e, f) {
		case roleProperty:
			property, _ := e.typ.Property(importers.FoldKey(f.Key))
			put(&r.Page.Properties, property.Name, f)
		case roleExtra:
			put(&r.Page.Extra, f.Key, f)
		}
	}
	return r, nil
}

// role is what becomes of a key of the front matter.
type role int

const (
	// roleUsed: it became a field of the page, or it is empty.
	roleUsed role = iota
	roleProperty
	roleLink
	roleExtra
)

// roleOf decides what becomes of a key. A property whose value is a reference
// to a page is no value that a vault can name before all pages exist: it is kept
// as extra, and the reference becomes a mention.
func (v *Vault) roleOf(e *entry, f Field) role {
	key := importers.FoldKey(f.Key)
	texts, isText := f.wikiTexts()
	if property, ok := e.typ.Property(key); ok {
		switch {
		case f.value == nil:
			return roleUsed
		case property.Type == "ref" || isMapping(f.value) || slices.ContainsFunc(texts, prose.HoldsWikiLink):
			return roleExtra
		}
		return roleProperty
	}
	if _, isDate := isDateKey(key); isDate {
		if texts, ok := f.Texts(); ok && (len(texts) == 0 || len(texts) == 1 && validDate(texts[0])) {
			return roleUsed
		}
		return roleExtra
	}
	switch key {
	case "type":
		if isText && (e.typeGiven == "" || len(texts) == 0) {
			return roleUsed
		}
	case "subtype":
		if isText && (len(texts) == 0 || e.subtype == importers.FoldKey(texts[0])) {
			return roleUsed
		}
	case "title":
		if isText && len(texts) <= 1 {
			return roleUsed
		}
	case "alias", "aliases", "tag", "tags":
		if isText {
			return roleUsed
		}
	default:
		if _, _, ok := v.options.Vocabulary.Link(key); ok && isText && v.namesNotes(e, texts) {
			return roleLink
		}
	}
	return roleExtra
}

// namesNotes reports whether every text names a note of the vault; then the
// links say all that the key said.
func (v *Vault) namesNotes(e *entry, texts []string) bool {
	for _, t := range texts {
		if found, _ := v.index.resolveName(e, prose.NameIn(t)); found == nil {
			return false
		}
	}
	return true
}

func validDate(s string) bool {
	_, ok := parseDate(s)
	return ok
}

func isMapping(value any) bool {
	switch v := value.(type) {
	case map[string]any:
		return true
	case []any:
		return slices.ContainsFunc(v, isMapping)
	}
	return false
}

func put(values *map[string]json.RawMessage, key string, f Field) {
	if *values == nil {
		*values = map[string]json.RawMessage{}
	}
	(*values)[key] = f.JSON()
}

func (d noteDate) text() string {
	if d.at.IsZero() {
		return ""
	}
	return d.at.Format(time.RFC3339Nano)
}

// oneText returns the value of a key that holds a single text, else "".
func oneText(fields []Field, key string) string {
	for _, f := range fields {
		if importers.FoldKey(f.Key) == key {
			if texts, ok := f.Texts(); ok && len(texts) == 1 {
				return texts[0]
			}
		}
	}
	return ""
}

func aliasesOf(fields []Field) []string {
	aliases := newDistinct()
	for _, f := range fields {
		if key := importers.FoldKey(f.Key); key == "aliases" || key == "alias" {
			if texts, ok := f.Texts(); ok {
				aliases.add(texts...)
			}
		}
	}
	return aliases.list
}

// tagsOf unites the tags of front matter and text. A text of several tags is
// cut at commas and spaces.
func tagsOf(note Note) []string {
	tags := newDistinct()
	for _, f := range note.Fields {
		if key := importers.FoldKey(f.Key); key == "tags" || key == "tag" {
			texts, ok := f.Texts()
			if !ok {
				continue
			}
			for _, t := range texts {
				for _, one := range strings.FieldsFunc(t, func(r rune) bool { return r == ',' || r == ' ' || r == '\t' || r == '\n' }) {
					tags.add(strings.Trim(strings.TrimPrefix(one, "#"), "/"))
				}
			}
		}
	}
	tags.add(note.Tags...)
	return tags.list
}

// distinct keeps texts that differ in more than case, in order.
type distinct struct {
	list []string
	seen map[string]bool
}

func newDistinct() *distinct { return &distinct{list: []string{}, seen: map[string]bool{}} }

func (d *distinct) add(texts ...string) {
	for _, t := range texts {
		if key := fold(t); key != "" && !d.seen[key] {
			d.seen[key] = true
			d.list = append(d.list, t)
		}
	}
}
