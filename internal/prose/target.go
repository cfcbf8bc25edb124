package prose

import (
	"net/url"
	"path"
	"regexp"
	"strings"

	"golang.org/x/text/unicode/norm"
)

// linkTarget returns the path that a Markdown link names. ok is false for
// addresses with a scheme, for places on the same page, and for folders.
func linkTarget(destination string) (target string, ok bool) {
	// A colon in the first segment may also stand in a file name; only what looks
	// like a scheme is one.
	if scheme.MatchString(destination) || strings.HasPrefix(destination, "//") {
		return "", false
	}
	target, _, _ = strings.Cut(destination, "#")
	target, _, _ = strings.Cut(target, "?")
	if decoded, err := url.PathUnescape(target); err == nil {
		target = decoded
	}
	target = norm.NFC.String(strings.TrimSpace(target))
	if target == "" || strings.HasSuffix(target, "/") {
		return "", false
	}
	return target, true
}

var scheme = regexp.MustCompile(`^[A-Za-z][A-Za-z0-9+.-]*:`)

// NameIn returns the target of a text that is one wiki link, else the text.
func NameIn(text string) string {
	inner, ok := strings.CutPrefix(text, "[[")
	if ok {
		inner, ok = strings.CutSuffix(inner, "]]")
	}
	if !ok {
		return text
	}
	link, ok := parseWikiLink(inner)
	if !ok || link.target == "" {
		return text
	}
	return link.target
}

// HoldsWikiLink tells whether a wiki link stands somewhere in a text.
func HoldsWikiLink(text string) bool {
	open := strings.Index(text, "[[")
	return open >= 0 && strings.Contains(text[open:], "]]")
}

// NoteEnding is the ending of a note's file.
const NoteEnding = ".md"

// WithoutEnding is a path without the ending of a note's file.
func WithoutEnding(p string) string {
	if strings.EqualFold(path.Ext(p), NoteEnding) {
		return p[:len(p)-len(NoteEnding)]
	}
	return p
}

// fileEnding matches an ending such as .pdf; "v1.2" has none.
var fileEnding = regexp.MustCompile(`^\.[A-Za-z][A-Za-z0-9]{1,4}$`)

// IsFile tells whether a link's target ends like a file that is no note.
func IsFile(target string) bool {
	ending := path.Ext(target)
	return fileEnding.MatchString(ending) && !strings.EqualFold(ending, NoteEnding)
}
