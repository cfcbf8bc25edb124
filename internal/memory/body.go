package memory

import (
	"context"
	"errors"
	"regexp"
	"strings"

	"brain/internal/body"
	"brain/internal/fault"
	"brain/internal/text"
)

// maxBodyBytes is the length of the longest note that an import reads.
const maxBodyBytes = 10 << 20

// content is the text of a page as somebody wrote it, checked: the text of the
// page's own scope and the sections of others. Scopes in it are stored tokens.
type content struct{ body.Body }

// content checks a body and the right to write to the scopes in it. A section of
// the page's own scope is part of the text around it.
func (v *view) content(ctx context.Context, field, src, pageScope string) (content, error) {
	src, err := cleanBody(field, src)
	if err != nil {
		return content{}, err
	}
	b, err := body.Parse(src)
	if err != nil {
		return content{}, syntaxFault(field, err)
	}
	tokens := map[string]string{}
	for _, s := range b.Sections {
		if _, ok := tokens[s.Scope]; ok {
			continue
		}
		if tokens[s.Scope], err = v.writeScope(ctx, field, &s.Scope); err != nil {
			return content{}, atLine(err, s.Source)
		}
	}
	b, err = b.Flatten(func(s body.Section) bool { return tokens[s.Scope] != pageScope })
	if err == nil {
		b.Text, err = body.Clean(b.Text)
	}
	if err != nil {
		return content{}, syntaxFault(field, err)
	}
	for i, s := range b.Sections {
		b.Sections[i].Scope = tokens[s.Scope]
	}
	return content{b}, nil
}

// lay makes the sections of a new page. The error is that of joinable.
func (c content) lay(page Page, newID func() string) ([]Section, error) {
	var own []Section
	for _, p := range body.Split(c.Text) {
		own = append(own, Section{ID: newID(), PageID: page.ID, Heading: p.Heading, Text: p.Text, Scope: page.Scope, Version: 1})
	}
	if len(c.Sections) == 0 {
		number(own)
		return own, nil
	}
	to := newLineMap(c.Text, compose(page.Scope, own, storedScope).Text)
	counts := countLines(c.Text)
	var others []placed
	for _, s := range c.Sections {
		made := Section{ID: newID(), PageID: page.ID, Heading: body.Heading(s.Text), Text: s.Text, Scope: s.Scope, Version: 1}
		others = append(others, placed{made, to.at(counts.at(s.Line)), -1})
	}
	order := weave(own, others, nil)
	number(order)
	return order, joinable(order, page.Scope)
}

// storedScope leaves scopes as they are stored.
func storedScope(token string) string { return token }

// cleanBody checks the text of a page or section and returns it in NFC, its lines
// ending in "\n".
func cleanBody(field, src string) (string, error) {
	if len(src) > maxBodyBytes {
		return "", fault.New(fault.TooLarge, "%s is %d bytes", field, len(src)).In(field).Suggest("at most 10 MiB; split the page")
	}
	src = strings.ReplaceAll(src, "\r\n", "\n")
	cleaned, err := text.CleanLines(src)
	if err == nil {
		return cleaned, nil
	}
	e := fault.Wrap(fault.BadInput, err, "%s %s", field, err.Error()).In(field).Suggest("expected readable text")
	if refused, ok := errors.AsType[*text.RefusedError](err); ok {
		before := []rune(src)
		before = before[:min(refused.Offset, len(before))]
		line := 1 + strings.Count(string(before), "\n")
		return "", e.At(line, 1)
	}
	return "", e
}

// cleanSection checks the text of one section.
func cleanSection(field, src string) (string, error) {
	src, err := cleanBody(field, src)
	if err != nil {
		return "", err
	}
	if strings.TrimSpace(src) == "" {
		return "", fault.Bad(field, "some text, or remove: true", "")
	}
	src, err = body.Clean(src)
	return src, syntaxFault(field, err)
}

// syntaxFault shows an error of a body's directives to the caller.
func syntaxFault(field string, err error) error {
	if e, ok := errors.AsType[*body.SyntaxError](err); ok {
		return fault.Wrap(fault.BadInput, err, "%s: %s", field, e.Error()).In(field).At(e.Line, 1).Suggest("expected " + e.Want)
	}
	return err
}

// atLine names the line of a text at fault.
func atLine(err error, line int) error {
	if e, ok := asFault(err); ok {
		return e.At(line, 1)
	}
	return err
}

// renderSection is a section as part of a body: its text, under its heading if
// the text does not begin with one.
func renderSection(heading, text string) string {
	if heading == "" || beginsWithHeading(text) {
		return text
	}
	return "## " + heading + "\n\n" + text
}

// beginsWithHeading tells whether the first block of a text is a heading. Only what
// looks like one is parsed.
func beginsWithHeading(text string) bool {
	for i, line := range strings.SplitN(strings.TrimSpace(text), "\n", 8) {
		line = strings.TrimSpace(line)
		if i == 0 && strings.HasPrefix(line, "#") || i > 0 && line != "" && strings.Trim(line, "=-") == "" {
			return body.Heading(text) != ""
		}
		if line == "" {
			return false
		}
	}
	return false
}

// span is the lines of one section in the text of the page's own scope: from so
// many lines of the text on, up to so many.
type span struct{ start, end int }

// headingLine is a text that begins with the line of a heading.
var headingLine = regexp.MustCompile(`^ {0,3}#{1,6}(?:[ \t\n]|$)`)

// joinText joins the sections of the page's own scope. A section that does not begin
// with a heading has a blank line before it, so that it does not continue the last
// paragraph of the one before.
func joinText(own []Section) (string, []span) {
	var text strings.Builder
	spans := make([]span, len(own))
	lines := 0
	for i, s := range own {
		written := renderSection(s.Heading, s.Text)
		if text.Len() > 0 && !strings.HasSuffix(text.String(), "\n") {
			text.WriteByte('\n')
		}
		if text.Len() > 0 && !headingLine.MatchString(written) && !strings.HasSuffix(text.String(), "\n\n") {
			text.WriteByte('\n')
			lines++
			spans[i-1].end = lines
		}
		text.WriteString(written)
		spans[i].start = lines
		lines += body.Lines(written)
		spans[i].end = lines
	}
	return text.String(), spans
}

// compose makes the body of sections in their order.
func compose(pageScope string, sections []Section, scopeText func(string) string) body.Body {
	var own []Section
	for _, s := range sections {
		if s.Scope == pageScope {
			own = append(own, s)
		}
	}
	text, spans := joinText(own)
	b := body.Body{Text: text}
	var within span
	for _, s := range sections {
		if s.Scope == pageScope {
			within, spans = spans[0], spans[1:]
			continue
		}
		at := within.end
		if s.Line > 0 {
			at = min(within.start+s.Line, within.end)
		}
		b.Sections = append(b.Sections, body.Section{Scope: scopeText(s.Scope), Text: renderSection(s.Heading, s.Text), Line: at})
	}
	return b
}

// renderBody joins the sections that a reader may know. A section of another
// scope than the page's stands in its directive. What would not be read back as it
// is stored renders nothing.
func renderBody(pageScope string, sections []Section, scopeText func(string) string) string {
	shown, err := shownAt(sections, pageScope)
	if err != nil {
		return ""
	}
	src, _ := body.Render(compose(pageScope, shown, scopeText))
	return src
}
