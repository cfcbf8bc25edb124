package graph

import (
	"crypto/sha256"
	"encoding/hex"
	"slices"
	"strings"
)

// Audience is the set of readers for which a query runs, reduced to what a
// store needs: scope tokens and the authorship exemption. It is computed once
// per request by the disclosure package and pushed into every query. The zero
// Audience sees nothing. It is immutable.
type Audience struct {
	everything bool
	trusted    bool
	scopes     []string
	author     string
	// authored limits the exemption to items of these scopes; nil with author
	// set means any scope.
	authored []string
	limited  bool
}

// Everything is the audience of the service itself (authentication, export of
// everything, migrations, checks). It must never serve a caller's read.
func Everything() Audience { return Audience{everything: true} }

// NewAudience returns the audience that holds exactly the given scope tokens.
// Tokens that are not valid are left out: an unknown token opens nothing.
func NewAudience(scopes []string) Audience { return Audience{scopes: cleanScopes(scopes)} }

// WithAuthor returns the audience that also sees what author wrote (claims,
// links, events that are not derived), whatever its scope.
func (a Audience) WithAuthor(author string) Audience {
	a.author, a.authored, a.limited = author, nil, false
	return a
}

// WithAuthorIn is WithAuthor limited to items whose scope is one of scopes: in a
// conversation authorship replaces the agent's own reach, not the recipients'.
func (a Audience) WithAuthorIn(author string, scopes []string) Audience {
	a.author, a.authored, a.limited = author, cleanScopes(scopes), true
	return a
}

// TrustedOnly returns the audience without gated items.
func (a Audience) TrustedOnly() Audience {
	a.trusted = true
	return a
}

func cleanScopes(scopes []string) []string {
	out := make([]string, 0, len(scopes))
	for _, s := range scopes {
		if ValidScopeToken(s) {
			out = append(out, s)
		}
	}
	slices.Sort(out)
	return slices.Compact(out)
}

// IsEverything tells whether the audience is Everything.
func (a Audience) IsEverything() bool { return a.everything }

// OnlyTrusted tells whether gated items are left out.
func (a Audience) OnlyTrusted() bool { return a.trusted }

// Scopes are the scope tokens that the audience holds, sorted.
func (a Audience) Scopes() []string { return slices.Clone(a.scopes) }

// Author is the uid whose own items are seen by authorship, "" for nobody.
func (a Audience) Author() string { return a.author }

// Holds tells whether the scope token is one of the audience's.
func (a Audience) Holds(scope string) bool {
	if a.everything {
		return true
	}
	_, ok := slices.BinarySearch(a.scopes, scope)
	return ok
}

func (a Audience) holdsAll(scopes []string) bool {
	for _, s := range scopes {
		if !a.Holds(s) {
			return false
		}
	}
	return true
}

// SeesKey tells whether an item with this key is seen for its scope. A key with
// an author part is seen by that author exactly where the plain key is not, so
// that an index which files an item under both never counts it twice.
func (a Audience) SeesKey(k AudienceKey) bool {
	if k == "" {
		return a.everything
	}
	scope, ends, requires, author := k.Parts()
	if author == "" {
		return a.Holds(scope) && a.holdsAll(ends) && a.holdsAll(requires)
	}
	return !a.everything && author == a.author && !a.Holds(scope) && a.exempts(scope, ends, requires)
}

// AuthorSeesKey tells whether an item with this plain key is seen by its author
// although SeesKey is false.
func (a Audience) AuthorSeesKey(k AudienceKey) bool {
	scope, ends, requires, author := k.Parts()
	return author == "" && a.author != "" && k != "" && a.exempts(scope, ends, requires)
}

func (a Audience) exempts(scope string, ends, requires []string) bool {
	if len(requires) > 0 || !a.holdsAll(ends) {
		return false
	}
	if !a.limited {
		return true
	}
	_, ok := slices.BinarySearch(a.authored, scope)
	return ok
}

// Sees is the reference filter: whether the audience gets the item, deletion
// and the clocks apart. Engines must agree with it on every read path.
func (a Audience) Sees(it Item) bool {
	if a.trusted && it.Gated {
		return false
	}
	k := it.Key()
	return a.SeesKey(k) || it.Author != "" && it.Author == a.author && a.AuthorSeesKey(k)
}

// Hash identifies the audience inside cursors; it tells nothing to its reader.
func (a Audience) Hash() string {
	parts := []string{"scopes"}
	parts = append(parts, a.scopes...)
	parts = append(parts, "author", a.author)
	if a.limited {
		parts = append(parts, "in")
		parts = append(parts, a.authored...)
	}
	if a.everything {
		parts = append(parts, "everything")
	}
	if a.trusted {
		parts = append(parts, "trusted")
	}
	sum := sha256.Sum256([]byte(strings.Join(parts, "\x00")))
	return hex.EncodeToString(sum[:8])
}
