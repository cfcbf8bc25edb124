package disclosure

import (
	"strings"
	"unicode"
	"unicode/utf8"

	"brain/graph"
	"brain/internal/fault"
)

// ScopeKind is the form of a scope.
type ScopeKind string

// The three forms of a scope, as written before the colon.
const (
	WorldScope     ScopeKind = "world"
	GroupScope     ScopeKind = "group"
	PrincipalScope ScopeKind = "principal"
)

// Limits of names, in characters, and of uids also in UTF-8 bytes: the
// canonical page of a principal has the slug people/<uid> or agents/<uid>, and
// a slug has 80 characters a segment and 255 bytes in all.
const (
	maxGroupName = 100
	maxUID       = 80
	maxUIDBytes  = 240
)

const scopeForms = "world, group:<name> or principal:<uid>"

// Scope is a scope as people write it: a group by its current name, a principal
// by its uid. The stored form, in which a rename changes nothing, is a token.
type Scope struct {
	Kind ScopeKind
	// Name is the group's name or the principal's uid, "" for world.
	Name string
}

// ParseScope reads world, group:<name> or principal:<uid>. It is exact: no
// white space around, lower-case kind. The error is a *fault.Error of the code
// InvalidScope on the field "scope" that names the nearest valid form.
func ParseScope(text string) (Scope, error) {
	if s, ok := scan(text); ok {
		return s, nil
	}
	e := fault.New(fault.InvalidScope, "the scope is not valid: expected %s", scopeForms).In("scope")
	if near := nearestScope(text); near != "" {
		return Scope{}, e.Suggest("did you mean " + near + "?")
	}
	return Scope{}, e.Suggest("expected " + scopeForms)
}

func scan(text string) (Scope, bool) {
	if text == string(WorldScope) {
		return Scope{Kind: WorldScope}, true
	}
	kind, name, _ := strings.Cut(text, ":")
	switch ScopeKind(kind) {
	case GroupScope:
		return Scope{Kind: GroupScope, Name: name}, validGroupName(name)
	case PrincipalScope:
		return Scope{Kind: PrincipalScope, Name: name}, validUID(name)
	}
	return Scope{}, false
}

// nearestScope guesses the form that was meant. It never turns nothing into
// world: the widest scope is not a correction.
func nearestScope(text string) string {
	text = strings.TrimSpace(text)
	if strings.EqualFold(text, string(WorldScope)) {
		return string(WorldScope)
	}
	kind, name, colon := strings.Cut(text, ":")
	name = strings.TrimSpace(name)
	if !colon {
		kind, name = string(GroupScope), text
	}
	switch strings.ToLower(strings.TrimSpace(kind)) {
	case "group", "groups", "team":
		if near := nearestGroupName(name); near != "" {
			return Scope{GroupScope, near}.String()
		}
	case "principal", "principals", "user", "person", "people", "agent", "service":
		if near := nearestUID(name); near != "" {
			return Scope{PrincipalScope, near}.String()
		}
	}
	return ""
}

// String is the text form that ParseScope reads.
func (s Scope) String() string {
	if s.Kind == WorldScope {
		return string(WorldScope)
	}
	return string(s.Kind) + ":" + s.Name
}

// Token is the stored form. groupID finds the immutable id of a group by its
// current name; ok is false when there is no such group.
func (s Scope) Token(groupID func(name string) (gid string, ok bool)) (token string, ok bool) {
	switch s.Kind {
	case WorldScope:
		return graph.ScopeWorld, true
	case PrincipalScope:
		return graph.PrincipalScope(s.Name), validUID(s.Name)
	case GroupScope:
		gid, found := groupID(s.Name)
		token = graph.GroupScope(gid)
		return token, found && graph.ValidScopeToken(token)
	}
	return "", false
}

// Format is the text form of a stored token. groupName gives the current names
// of the groups that the reader may know; a group it does not give is shown by
// its immutable id, which names nothing.
func Format(token string, groupName func(gid string) (name string, ok bool)) string {
	gid, isGroup := graph.ScopeGroup(token)
	if !isGroup {
		return token
	}
	if name, ok := groupName(gid); ok {
		return Scope{GroupScope, name}.String()
	}
	return token
}

// CheckUID tells whether uid may name a principal: 1–80 characters and at most
// 240 bytes of letters of any script, marks, digits, ".", "_" and "-", the
// first a letter or digit. It is what a slug segment may hold, and leaves out
// "@", "&", "!" and white space, which stored audience keys reserve. The error
// has the code BadInput on the field "uid".
func CheckUID(uid string) error {
	if validUID(uid) {
		return nil
	}
	return fault.Bad("uid", "1–80 letters, digits, '.', '_' or '-', beginning with a letter or digit", nearestUID(uid))
}

func validUID(s string) bool {
	if s == "" || len(s) > maxUIDBytes || utf8.RuneCountInString(s) > maxUID {
		return false
	}
	for i, r := range s {
		if !inUID(r, i == 0) {
			return false
		}
	}
	return true
}

func inUID(r rune, first bool) bool {
	if unicode.IsLetter(r) || unicode.IsDigit(r) {
		return true
	}
	return !first && (unicode.IsMark(r) || strings.ContainsRune("._-", r))
}

func nearestUID(s string) string {
	var b strings.Builder
	n := 0
	for _, r := range strings.TrimSpace(s) {
		if n == maxUID || b.Len()+utf8.UTFMax > maxUIDBytes {
			break
		}
		switch {
		case inUID(r, n == 0):
			b.WriteRune(r)
		case n == 0:
			continue
		default:
			b.WriteByte('-')
		}
		n++
	}
	return strings.TrimRight(b.String(), "-")
}

// CheckGroupName tells whether name may name a group: 1–100 printable
// characters of any script, single spaces inside allowed. The error has the
// code BadInput on the field "name".
func CheckGroupName(name string) error {
	if validGroupName(name) {
		return nil
	}
	return fault.Bad("name", "1–100 printable characters without outer or doubled spaces", nearestGroupName(name))
}

func validGroupName(s string) bool {
	if s == "" || !utf8.ValidString(s) || utf8.RuneCountInString(s) > maxGroupName {
		return false
	}
	for _, r := range s {
		if !unicode.IsPrint(r) {
			return false
		}
	}
	return s == strings.TrimSpace(s) && !strings.Contains(s, "  ")
}

func nearestGroupName(s string) string {
	printable := strings.Map(func(r rune) rune {
		switch {
		case unicode.IsSpace(r):
			return ' '
		case r == utf8.RuneError || !unicode.IsPrint(r):
			return -1
		}
		return r
	}, s)
	name := []rune(strings.Join(strings.Fields(printable), " "))
	return strings.TrimSpace(string(name[:min(len(name), maxGroupName)]))
}
