package markdown

import (
	"strings"
	"unicode"

	"brain/internal/prose"
)

// Note is what one text holds.
type Note struct {
	// Fields are the keys of the front matter, in order.
	Fields []Field
	// FrontMatterErr wraps ErrFrontMatter where the front matter could not be
	// read; it is part of Body then.
	FrontMatterErr error
	// Body is the Markdown without front matter, lines ending in "\n".
	Body string
	// Text is what was read of Body; its zero value where DirectiveErr is set.
	prose.Text
	// DirectiveErr is what is wrong with the scope directives in Body, a
	// *body.SyntaxError. Nothing is read from the text then: nobody knows for whom
	// it is.
	DirectiveErr error
}

// ParseNote reads one note. src is UTF-8; a byte order mark and control characters
// but tabs and line feeds are dropped.
func ParseNote(src string) Note {
	note, text := parseHead(src)
	note.Body = text
	note.Text, note.DirectiveErr = prose.Read(text)
	return note
}

// parseHead reads the front matter only and returns the text behind it.
func parseHead(src string) (note Note, text string) {
	src = strings.TrimPrefix(src, "\ufeff")
	src = strings.Map(withoutControls, strings.NewReplacer("\r\n", "\n", "\r", "\n").Replace(src))
	matter, text, ok := splitFrontMatter(src)
	if !ok {
		return note, src
	}
	fields, err := parseFrontMatter(matter)
	if err != nil {
		note.FrontMatterErr = err
		return note, src
	}
	note.Fields = fields
	return note, strings.TrimLeft(text, "\n")
}

// withoutControls drops control characters, which no page may hold and which text
// that was copied from elsewhere has.
func withoutControls(r rune) rune {
	if unicode.IsControl(r) && r != '\n' && r != '\t' {
		return -1
	}
	return r
}
