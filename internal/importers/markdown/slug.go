package markdown

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"golang.org/x/text/unicode/norm"
)

const (
	maxSegmentRunes = 80
	// maxSlugBytes leaves room, within the 255 bytes of a slug, for what the
	// service appends.
	maxSlugBytes = 230
	// minSegmentRunes is what is left of a folder's name in a path that is too long.
	minSegmentRunes = 8
)

// slugOf returns the slug of a note: its path where the first folder is the
// type's prefix, else prefix, vault and path. Letters of every script stay;
// what had to be shortened gets a digest of the path, so that it stays distinct.
func slugOf(prefix, vault, notePath string) string {
	segments := strings.Split(notePath, "/")
	for i, s := range segments {
		segments[i] = slugSegment(s)
	}
	if len(segments) < 2 || segments[0] != prefix {
		segments = append([]string{prefix, slugSegment(vault)}, segments...)
	}
	shortened := false
	for i, s := range segments {
		if cut := firstRunes(s, maxSegmentRunes); cut != s {
			segments[i], shortened = cut, true
		}
	}
	limit := maxSegmentRunes
	for len(strings.Join(segments, "/")) > maxSlugBytes && limit > minSegmentRunes {
		limit -= 8
		for i := 1; i < len(segments); i++ {
			segments[i] = firstRunes(segments[i], limit)
		}
		shortened = true
	}
	for len(strings.Join(segments, "/")) > maxSlugBytes && len(segments) > 3 {
		// Folders in the middle say least.
		middle := len(segments) / 2
		segments = append(segments[:middle], segments[middle+1:]...)
	}
	if shortened {
		last := len(segments) - 1
		segments[last] = firstRunes(segments[last], maxSegmentRunes-9) + "-" + digest(notePath)
	}
	return strings.Join(segments, "/")
}

// slugSegment makes one segment of a slug: lower case, NFC, with a dash for
// each run of anything that is not a letter, a digit, "_" or ".".
func slugSegment(name string) string {
	var b strings.Builder
	dash := false
	for _, r := range norm.NFC.String(strings.ToLower(norm.NFC.String(name))) {
		if !unicode.IsLetter(r) && !unicode.IsMark(r) && !unicode.IsDigit(r) && r != '_' && r != '.' {
			dash = true
			continue
		}
		if dash && b.Len() > 0 {
			b.WriteByte('-')
		}
		dash = false
		b.WriteRune(r)
	}
	if s := strings.Trim(b.String(), "-."); s != "" {
		return s
	}
	return "n-" + digest(name)
}

// uniqueSlug returns slug, or the first of slug-2, slug-3 … that is not taken,
// and takes it.
func uniqueSlug(taken map[string]bool, slug string) string {
	unique := slug
	for n := 2; taken[unique]; n++ {
		suffix := fmt.Sprintf("-%d", n)
		head, last := "", slug
		if i := strings.LastIndexByte(slug, '/'); i >= 0 {
			head, last = slug[:i+1], slug[i+1:]
		}
		unique = head + firstRunes(last, maxSegmentRunes-len(suffix)) + suffix
	}
	taken[unique] = true
	return unique
}

func firstRunes(s string, n int) string {
	if utf8.RuneCountInString(s) <= n {
		return s
	}
	return strings.TrimRight(string([]rune(s)[:n]), "-.")
}

func digest(s string) string {
	sum := sha256.Sum256([]byte(s))
	return hex.EncodeToString(sum[:4])
}
