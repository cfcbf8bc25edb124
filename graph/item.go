package graph

import (
	"slices"
	"strings"
	"time"
)

// Scope tokens as stored. A group is stored by its immutable id, so a rename
// changes nothing.
const (
	ScopeWorld      = "world"
	scopeGroup      = "group:"
	scopePrincipal  = "principal:"
	scopeSkill      = "skill:"
	keyEnd          = "&"
	keyRequire      = "!"
	keyAuthor       = "@"
	reservedInScope = keyEnd + keyRequire + keyAuthor + " \t\n"
)

// GroupScope is the stored token of a group's scope.
func GroupScope(gid string) string { return scopeGroup + gid }

// PrincipalScope is the stored token of a principal's own scope.
func PrincipalScope(uid string) string { return scopePrincipal + uid }

// ScopeGroup returns the group id of a group scope token.
func ScopeGroup(scope string) (gid string, ok bool) { return strings.CutPrefix(scope, scopeGroup) }

// ScopePrincipal returns the uid of a principal scope token.
func ScopePrincipal(scope string) (uid string, ok bool) {
	return strings.CutPrefix(scope, scopePrincipal)
}

// SkillScope is the stored token of a skill's discovery record. Those for whom the
// skill is enabled hold it.
func SkillScope(name string) string { return scopeSkill + name }

// ScopeSkill returns the name of the skill of a skill scope token.
func ScopeSkill(scope string) (name string, ok bool) { return strings.CutPrefix(scope, scopeSkill) }

// ValidScopeToken tells whether s has the form of a stored scope token.
func ValidScopeToken(s string) bool {
	if strings.ContainsAny(s, reservedInScope) {
		return false
	}
	if s == ScopeWorld {
		return true
	}
	for _, prefix := range []string{scopeGroup, scopePrincipal, scopeSkill} {
		if rest, ok := strings.CutPrefix(s, prefix); ok {
			return rest != ""
		}
	}
	return false
}

// Item is what every node and edge carries so that a store can decide, without
// knowing what it is, whether a reader gets it: disclosure, deletion, trust and
// the two clocks. Zero times are unset.
type Item struct {
	// Scope is the one scope token of the item. An empty scope is seen by
	// nobody but Everything.
	Scope string
	// Requires are the scope tokens of the inputs of a derived item; a reader
	// must hold every one, and authorship does not help.
	Requires []string
	// Ends are the scope tokens of the pages without which the item may not be
	// known (the page of a section, of a passage, of an event); authorship
	// exempts the item's own scope, not these.
	Ends []string
	// Author is the uid of the principal who wrote a claim, link or event and
	// may know it for that reason; empty on everything else.
	Author string
	// Gated marks an item that only readers who accept unverified knowledge get.
	Gated bool

	// RecordedAt and RetiredAt bound what Brain knew; RecordedAt is unset on
	// items without history (pages), which every as-of read sees.
	RecordedAt, RetiredAt time.Time
	// ValidFrom and ValidUntil bound what was true.
	ValidFrom, ValidUntil time.Time
	// DeletedAt hides the item from every read but those that ask for deleted ones.
	DeletedAt time.Time
}

// Key is the canonical form of scope, ends and requires: two items with equal
// keys are seen by the same readers, authorship apart.
func (it Item) Key() AudienceKey {
	if it.Scope == "" {
		return ""
	}
	// A reader who holds the scope holds an equal end. An author may be exempted
	// from the scope alone, so for it the end must stay.
	implied := it.Scope
	if it.Author != "" {
		implied = ""
	}
	var b strings.Builder
	b.WriteString(it.Scope)
	writeTokens(&b, keyEnd, it.Ends, implied)
	writeTokens(&b, keyRequire, it.Requires, "")
	return AudienceKey(b.String())
}

// writeTokens appends the tokens that add something: sorted, once each, without
// world (everyone holds it) and without the one already demanded.
func writeTokens(b *strings.Builder, mark string, tokens []string, implied string) {
	sorted := slices.Clone(tokens)
	slices.Sort(sorted)
	for i, t := range sorted {
		if t == "" || t == implied || i > 0 && t == sorted[i-1] {
			continue
		}
		if t == ScopeWorld && mark == keyEnd {
			continue
		}
		b.WriteString(mark)
		b.WriteString(t)
	}
}

// AudienceKey is the canonical text of an item's scope, ends and requires:
// scope, then "&" before each end, then "!" before each required scope. A key
// that carries "@uid" at its end stands for items that this author may know by
// authorship; only text indexes use that form.
type AudienceKey string

// Composite tells whether the key is more than one plain scope token.
func (k AudienceKey) Composite() bool {
	return strings.ContainsAny(string(k), keyEnd+keyRequire+keyAuthor)
}

// ForAuthor is the key under which a text index files an item once more for its
// author. It is empty where authorship adds nothing: no author, a derived item,
// a scope that the author always holds.
func (it Item) ForAuthor() AudienceKey {
	if it.Author == "" || len(it.Requires) > 0 || it.Scope == "" ||
		it.Scope == ScopeWorld || it.Scope == PrincipalScope(it.Author) {
		return ""
	}
	return it.Key() + AudienceKey(keyAuthor+it.Author)
}

// Names tells whether the key has to do with a scope token: as scope, end, or
// requirement, or as the scope of the author whose items it stands for.
func (k AudienceKey) Names(token string) bool {
	scope, ends, requires, author := k.Parts()
	return scope == token || slices.Contains(ends, token) || slices.Contains(requires, token) ||
		author != "" && PrincipalScope(author) == token
}

// Parts splits a key into what Audience.SeesKey tests.
func (k AudienceKey) Parts() (scope string, ends, requires []string, author string) {
	rest := string(k)
	if i := strings.LastIndex(rest, keyAuthor); i >= 0 {
		rest, author = rest[:i], rest[i+1:]
	}
	rest, req, _ := strings.Cut(rest, keyRequire)
	if req != "" {
		requires = strings.Split(req, keyRequire)
	}
	scope, end, _ := strings.Cut(rest, keyEnd)
	if end != "" {
		ends = strings.Split(end, keyEnd)
	}
	return scope, ends, requires, author
}
