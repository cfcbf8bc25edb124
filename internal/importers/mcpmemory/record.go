package mcpmemory

import (
	"crypto/sha256"
	"encoding/hex"
	"encoding/json"
	"errors"
	"fmt"
	"strings"
	"unicode"
	"unicode/utf8"

	"brain/internal/importers"
)

const (
	// maxTitleRunes and maxClaimRunes are the longest that the service keeps.
	maxTitleRunes = 300
	maxClaimRunes = 2_000
	// maxNameRunes is the longest name of an import; it is part of every key.
	maxNameRunes = 200
)

// ErrName says that an import has no usable name.
var ErrName = errors.New("a memory's name is one line of 1 to 200 characters")

// Options say how records are made.
type Options struct {
	// Name is the memory's name: part of each page's identity.
	Name string
	// Scope is given to every record.
	Scope string
	// Vocabulary holds the names in force.
	Vocabulary importers.Vocabulary
}

// check returns the options with the name in the form in which names are compared.
func (o Options) check() (Options, error) {
	o.Name = name(o.Name)
	if o.Name == "" || utf8.RuneCountInString(o.Name) > maxNameRunes {
		return o, fmt.Errorf("%w: %q", ErrName, o.Name)
	}
	if _, ok := o.Vocabulary.Object(importers.DefaultType); !ok {
		return o, fmt.Errorf("the vocabulary has no type %q", importers.DefaultType)
	}
	return o, nil
}

// key is the identity of an entity's page.
func (o Options) key(entity string) string { return "mcp-memory:" + o.Name + ":" + entity }

// typeOf maps an entity's type by name: case, spaces and camel case aside it is an
// object type, the subtype of only one, or the first segment of a type's slugs (a
// plural, as a rule). mapped is false where the default type stands in.
func (o Options) typeOf(entityType string) (t importers.ObjectType, subtype string, mapped bool) {
	key := termName(entityType)
	if t, subtype, ok := o.Vocabulary.TypeNamed(key); ok {
		return t, subtype, true
	}
	for _, t := range o.Vocabulary.Types {
		if t.SlugPrefix == key {
			return t, "", true
		}
	}
	t, _ = o.Vocabulary.Object(importers.DefaultType)
	return t, "", false
}

// page is the record of an entity. What the record's fields do not say stays in
// extra: a type of another name, a name that is too long for a title, other keys.
func (o Options) page(e Entity) (importers.Page, error) {
	t, subtype, _ := o.typeOf(e.Type)
	p := importers.Page{
		Kind: "page", ExternalKey: o.key(e.Name), Type: t.Name, KeepType: true, Title: firstRunes(e.Name, maxTitleRunes),
		Aliases: []string{}, Tags: []string{}, Scope: o.Scope,
	}
	if subtype != "" {
		p.Subtype = &subtype
	}
	keep := func(key, text string) error {
		raw, err := json.Marshal(text)
		if p.Extra == nil {
			p.Extra = map[string]json.RawMessage{}
		}
		p.Extra[key] = raw
		return err
	}
	for key, raw := range e.Other {
		if p.Extra == nil {
			p.Extra = map[string]json.RawMessage{}
		}
		p.Extra[key] = raw
	}
	if e.Type != "" && e.Type != t.Name {
		if err := keep("entityType", e.Type); err != nil {
			return p, err
		}
	}
	if p.Title != e.Name {
		return p, keep("name", e.Name)
	}
	return p, nil
}

// claims are the records of an observation: one, or several where it is longer
// than a claim can be.
func (o Options) claims(e Entity, observation string) []importers.Claim {
	parts := cut(observation, maxClaimRunes)
	out := make([]importers.Claim, len(parts))
	for i, text := range parts {
		ev := importers.Evidence{Kind: "MANUAL", Note: "observation in the MCP memory " + o.Name}
		if len(parts) > 1 {
			ev.Locator = fmt.Sprintf("part %d of %d", i+1, len(parts))
		}
		out[i] = importers.Claim{
			Kind: "claim", Text: text, About: o.key(e.Name), Scope: o.Scope, Evidence: []importers.Evidence{ev},
			IdempotencyKey: "mcp-memory:" + digest(o.Name, e.Name, o.Scope, text, ev.Locator),
		}
	}
	return out
}

// digest is short enough for an idempotency key.
func digest(parts ...string) string {
	h := sha256.New()
	for _, p := range parts {
		fmt.Fprintf(h, "%d:%s", len(p), p)
	}
	return hex.EncodeToString(h.Sum(nil))
}

// cut divides a text into parts of at most n runes, where possible behind a
// sentence, else between words.
func cut(text string, n int) []string {
	var parts []string
	for {
		runes := []rune(text)
		if len(runes) <= n {
			return append(parts, text)
		}
		at, space := n, 0
		for i := n; i > n/2; i-- {
			if !unicode.IsSpace(runes[i]) {
				continue
			}
			if space == 0 {
				space = i
			}
			if strings.ContainsRune(".!?。！？\n", runes[i-1]) || runes[i] == '\n' {
				space = i
				break
			}
		}
		if space > 0 {
			at = space
		}
		if head := strings.TrimSpace(string(runes[:at])); head != "" {
			parts = append(parts, head)
		}
		text = strings.TrimSpace(string(runes[at:]))
	}
}

func firstRunes(s string, n int) string {
	if runes := []rune(s); len(runes) > n {
		return strings.TrimSpace(string(runes[:n]))
	}
	return s
}
