package body

import (
	"slices"
	"strings"
)

// Render writes a body: the text with each section in its directive. It is the
// inverse of Parse: what it gives is read as the same sections again; ok is false
// where it is not, and then nothing may be shown of it.
func Render(b Body) (src string, ok bool) {
	if len(b.Sections) == 0 && !mayHold(b.Text) {
		return b.Text, true
	}
	src = b.write(func(Section) bool { return true })
	if _, ok := b.read(src); !ok {
		return "", false
	}
	return src, true
}

// Canonical is what Parse reads of what Render writes: the same sections, with the
// text as it stands around them. ok is false where Render shows nothing.
func (b Body) Canonical() (read Body, ok bool) {
	if len(b.Sections) == 0 {
		_, ok := Render(b)
		return Body{Text: b.Text}, ok
	}
	return b.read(b.write(func(Section) bool { return true }))
}

// read takes apart what was written of a body and tells whether it is that.
func (b Body) read(src string) (Body, bool) {
	t := newTree(src)
	directives, err := t.directives()
	if err != nil {
		return Body{}, false
	}
	read := t.body(directives)
	same := func(read, written Section) bool {
		return read.Scope == written.Scope && read.Text == trimBlank(written.Text, true, true)
	}
	return read, slices.EqualFunc(read.Sections, b.Sections, same)
}

// Flatten makes the sections that do not stand apart part of the text around them.
// The error is that of Parse.
func (b Body) Flatten(apart func(Section) bool) (Body, error) {
	if !slices.ContainsFunc(b.Sections, func(s Section) bool { return !apart(s) }) {
		return b, nil
	}
	flat, err := Parse(b.write(apart))
	return flat, err
}

// write joins text and sections; those that do not stand apart are written without
// their directive.
func (b Body) write(apart func(Section) bool) string {
	var out strings.Builder
	lines := strings.SplitAfter(b.Text, "\n")
	at := 0
	behind := false // a section was written last
	take := func(to int) {
		piece := strings.Join(lines[at:to], "")
		at = to
		if behind && !blank(piece) {
			separate(&out)
			behind = false
		}
		out.WriteString(piece)
	}
	for _, s := range b.Sections {
		take(min(max(s.Line, at), len(lines)))
		separate(&out)
		text := trimBlank(s.Text, true, true)
		if apart(s) {
			colons := strings.Repeat(":", colonsFor(text))
			text = colons + " scope " + s.Scope + "\n" + text + colons + "\n"
		}
		out.WriteString(text)
		behind = true
	}
	take(len(lines))
	return out.String()
}

// separate ends what was written in a blank line.
func separate(out *strings.Builder) {
	switch s := out.String(); {
	case s == "" || strings.HasSuffix(s, "\n\n"):
	case strings.HasSuffix(s, "\n"):
		out.WriteByte('\n')
	default:
		out.WriteString("\n\n")
	}
}

// colonsFor is how many colons a directive around the text needs: more than any
// line of it begins with.
func colonsFor(text string) int {
	most := 2
	for line := range strings.Lines(text) {
		most = max(most, len(line)-len(strings.TrimLeft(line, ":")))
	}
	return most + 1
}
