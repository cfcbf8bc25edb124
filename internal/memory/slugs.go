package memory

import (
	"context"
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"

	"brain/graph"
	"brain/internal/fault"
)

const (
	maxSlugBytes    = 255
	maxSegmentRunes = 80
	maxCollisions   = 1_000
)

// normalSlug is the form in which slugs are compared and stored: NFC, lower case.
func normalSlug(s string) string {
	return norm.NFC.String(strings.ToLower(norm.NFC.String(strings.TrimSpace(s))))
}

func slugRune(r rune) bool {
	return unicode.IsLetter(r) || unicode.IsMark(r) || unicode.IsDigit(r) || r == '-' || r == '_' || r == '.'
}

// checkSlug says what is wrong with a slug of a type with this prefix.
func checkSlug(field, slug, prefix string) error {
	segments := strings.Split(slug, "/")
	if len(segments) < 2 || segments[0] != prefix {
		return fault.Bad(field, fmt.Sprintf("a slug that begins with %q", prefix+"/"), prefix+"/"+slugify(segments[len(segments)-1]))
	}
	if len(slug) > maxSlugBytes {
		return fault.Bad(field, fmt.Sprintf("at most %d bytes", maxSlugBytes), "")
	}
	for _, seg := range segments {
		if strings.Trim(seg, ".") == "" || utf8.RuneCountInString(seg) > maxSegmentRunes || strings.ContainsFunc(seg, func(r rune) bool { return !slugRune(r) }) {
			return fault.Bad(field, fmt.Sprintf("segments of 1–%d letters, digits, '-', '_' or '.'", maxSegmentRunes), prefix+"/"+slugify(strings.Join(segments[1:], "-")))
		}
	}
	return nil
}

// slugify makes one segment of a title. Letters of every script stay, so that
// two titles in one script never collapse into one slug; everything else
// becomes a single dash.
func slugify(title string) string {
	var b strings.Builder
	dash := false
	runes := 0
	for _, r := range normalSlug(title) {
		if !slugRune(r) || r == '.' {
			dash = b.Len() > 0
			continue
		}
		if runes >= maxSegmentRunes-1 || b.Len() > 180 {
			break
		}
		if dash {
			b.WriteByte('-')
			runes++
			dash = false
		}
		b.WriteRune(r)
		runes++
	}
	if b.Len() == 0 {
		return "untitled"
	}
	return b.String()
}

// freeSlug gives the slug that a new page gets: the wanted one with a random
// suffix if the page is narrower than world (a collision tells nothing), and
// with -2, -3 … while it is taken.
func (c *change) freeSlug(ctx context.Context, wanted, scope string) (string, error) {
	base := wanted
	if scope != graph.ScopeWorld {
		base = clip(wanted, maxSlugBytes-12) + "-" + c.s.suffix()
	}
	if err := c.lock(ctx, "slug:"+base); err != nil {
		return "", err
	}
	for n := 1; n <= maxCollisions; n++ {
		slug := base
		if n > 1 {
			slug = fmt.Sprintf("%s-%d", clip(base, maxSlugBytes-6), n)
		}
		handle := pageHandle(slug)
		taken, err := c.holderOf(ctx, handle)
		if err != nil {
			return "", err
		}
		if taken == "" {
			c.handles[handle] = reserved
			return slug, nil
		}
	}
	return "", fault.New(fault.Conflict, "there are too many pages named like %q", wanted).In("slug").Suggest("choose another slug")
}

// reserved stands for a node of this transaction whose id does not matter.
const reserved = "reserved"

// holderOf is the id of the page or tag that holds a unique handle, "" for none.
// A deleted one still holds it.
func (c *change) holderOf(ctx context.Context, handle string) (string, error) {
	if id, ok := c.handles[handle]; ok {
		return id, nil
	}
	err := c.lookUp(ctx, []string{handle})
	return c.handles[handle], err
}

// lookUp finds who holds unique handles, all in one read for pages and one for tags.
func (c *change) lookUp(ctx context.Context, handles []string) error {
	for _, h := range handles {
		c.handles[h] = ""
	}
	for _, text := range []string{
		`MATCH (n:Page) WHERE n.handle IN $handles RETURN n.handle, n.id`,
		`MATCH (n:Tag) WHERE n.handle IN $handles RETURN n.handle, n.id`,
	} {
		rows, err := c.decideDeleted(ctx, text, values{"handles": graph.Strings(handles)})
		if err != nil {
			return err
		}
		for _, row := range rows {
			c.handles[row[0].Str()] = row[1].Str()
		}
	}
	return nil
}

// pageHandle is the unique handle of a page's slug.
func pageHandle(slug string) string { return "page:" + slug }

// clip cuts s to at most n bytes on a rune border.
func clip(s string, n int) string {
	if len(s) <= n {
		return s
	}
	for n > 0 && !utf8.RuneStart(s[n]) {
		n--
	}
	return s[:n]
}
