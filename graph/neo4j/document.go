package neo4j

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"slices"
	"strings"
	"time"
	"unicode"

	"brain/graph"
)

// filed is a text document together with the fields of its node that decide
// where it is filed. A nil doc is none.
type filed struct {
	item   graph.Item
	doc    *graph.TextDocument
	vector embedded
}

// keys are the audience keys under which the document is filed.
func (f filed) keys() []graph.AudienceKey {
	out := []graph.AudienceKey{f.item.Key()}
	if k := f.item.ForAuthor(); k != "" {
		out = append(out, k)
	}
	return out
}

// visible tells whether the document is in the index and the statistics.
func (f filed) visible() bool { return f.doc != nil && f.item.DeletedAt.IsZero() }

// Properties of a node that hold its document. The ft… ones of the first group
// are what the full-text index reads.
const (
	propTerms  = "ftTerms"
	propKeys   = "ftKeys"
	propTags   = "ftTags"
	propFrom   = "ftFrom"
	propUntil  = "ftUntil"
	propSince  = "ftSince"
	propGone   = "ftGone"
	propKind   = "ftKind"
	propClass  = "ftClass"
	propPage   = "ftPage"
	propBody   = "ftBody"
	propTitle  = "ftTitle"
	propLength = "ftLength"
	propOrder  = "ftOrder"
	propOld    = "ftHistoric"
)

var indexedProps = [...]string{propTerms, propKeys, propTags, propFrom, propUntil, propSince, propGone}

var documentProps = [...]string{propTerms, propKeys, propTags, propFrom, propUntil, propSince, propGone,
	propKind, propClass, propPage, propBody, propTitle, propLength, propOrder, propOld}

// addDocument adds the document's properties to those of its node; without a
// document it adds nulls, which remove an earlier one.
func (f filed) addDocument(m map[string]any) {
	if f.doc == nil {
		for _, name := range documentProps {
			m[name] = nil
		}
		return
	}
	var tokens []string
	for _, k := range f.keys() {
		tokens = append(tokens, keyToken(k))
	}
	m[propTerms] = strings.Join(distinct(f.doc.Terms), " ")
	m[propKeys] = strings.Join(tokens, " ")
	m[propTags] = strings.Join(f.tags(), " ")
	m[propFrom] = paddedOrNull(f.item.ValidFrom)
	m[propUntil] = paddedOrNull(f.item.ValidUntil)
	m[propSince] = paddedOrNull(f.item.RecordedAt)
	m[propGone] = paddedOrNull(f.item.RetiredAt)
	m[propKind] = f.doc.Kind
	m[propClass] = f.doc.Class
	m[propPage] = f.doc.Page
	m[propBody] = f.doc.Body
	m[propTitle] = f.doc.Title
	m[propLength] = f.doc.Length
	m[propOrder] = f.doc.Order
	m[propOld] = f.doc.Historic
}

// Tags of the index, besides kind, class and page.
const (
	tagHistoric = "historic"
	tagGated    = "gated"
)

func (f filed) tags() []string {
	out := []string{kindTag(f.doc.Kind), classTag(f.doc.Class), pageTag(f.doc.Page)}
	if f.doc.Historic {
		out = append(out, tagHistoric)
	}
	if f.item.Gated {
		out = append(out, tagGated)
	}
	return out
}

func kindTag(s string) string  { return "kind_" + token(s) }
func classTag(s string) string { return "class_" + token(s) }
func pageTag(s string) string  { return "page_" + token(s) }

// token makes one token of safe characters from any text; different texts give
// different tokens.
func token(s string) string {
	for i := range len(s) {
		c := s[i]
		if c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c >= '0' && c <= '9' || c == '_' || c == '-' {
			continue
		}
		return "x" + hex.EncodeToString([]byte(s))
	}
	return "p" + s
}

// keyToken stands for an audience key in the index and in the statistics: 120
// bits of its SHA-256, so that long keys stay short.
func keyToken(k graph.AudienceKey) string {
	sum := sha256.Sum256([]byte(k))
	return hex.EncodeToString(sum[:15])
}

// padded writes a time so that texts compare as the times do.
func padded(t time.Time) string {
	return fmt.Sprintf("%020d", uint64(t.UnixMicro())^(1<<63))
}

func paddedOrNull(t time.Time) any {
	if t.IsZero() {
		return nil
	}
	return padded(t)
}

func distinct(terms []string) []string {
	return slices.Compact(slices.Sorted(slices.Values(terms)))
}

// checkTerms refuses what the index could not hold as one token.
func checkTerms(terms []string) error {
	for _, t := range terms {
		if t == "" || strings.ContainsFunc(t, unicode.IsSpace) {
			return fmt.Errorf("text term %q: expected letters, digits and \"_\"", t)
		}
	}
	return nil
}
