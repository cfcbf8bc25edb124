package schema

import (
	"slices"
	"strings"

	"brain/graph"
)

// MaxNameBytes is the length limit of a term's name.
const MaxNameBytes = 48

// NameRule is the regular expression that every term's name matches.
const NameRule = `^[a-z][a-z0-9_]{0,47}$`

// ValidName reports whether s may name a term: 1 to 48 bytes, a lower-case
// Latin letter, then lower-case Latin letters, digits or underscores. Only
// valid names become labels and relationship types.
func ValidName(s string) bool {
	if s == "" || len(s) > MaxNameBytes || s[0] < 'a' || s[0] > 'z' {
		return false
	}
	for i := 1; i < len(s); i++ {
		c := s[i]
		if (c < 'a' || c > 'z') && (c < '0' || c > '9') && c != '_' {
			return false
		}
	}
	return true
}

// NearestValidName returns the valid name closest to s, or "" when s holds
// nothing a name can be made of. It serves error messages.
func NearestValidName(s string) string {
	var b strings.Builder
	for _, r := range strings.ToLower(s) {
		switch {
		case r >= 'a' && r <= 'z', r >= '0' && r <= '9' && b.Len() > 0:
			b.WriteRune(r)
		case b.Len() > 0 && !strings.HasSuffix(b.String(), "_"):
			b.WriteByte('_')
		}
		if b.Len() == MaxNameBytes {
			break
		}
	}
	return strings.TrimRight(b.String(), "_")
}

// label turns a valid name into UpperCamelCase. Different names can share a
// label (a_1 and a1); New refuses such pairs.
func label(name string) string {
	var b strings.Builder
	for part := range strings.SplitSeq(name, "_") {
		if part != "" {
			b.WriteString(strings.ToUpper(part[:1]))
			b.WriteString(part[1:])
		}
	}
	return b.String()
}

func relationship(name string) string { return strings.ToUpper(name) }

// The reserved object type of skill records, which only the service makes, and the
// first segment of their slugs.
const (
	SkillType   = "agent_skill"
	SkillPrefix = "agent_skills"
)

func isReservedPrefix(prefix string) bool {
	switch prefix {
	case SkillPrefix, "world", "brain":
		return true
	}
	return false
}

// laterLabels and laterRelationships are system names of the domain that the
// catalogue of the store does not have yet.
func laterLabels() []string {
	return []string{"Fact", "Take", "Source", "SourceDocument", "Thread", "Message", "WorkEvent", "Project", "Proposal",
		"Signal", "Job", "Lease", "Metric", "Item"}
}

func laterRelationships() []string {
	return []string{"HAS_SECTION", "HAS_VERSION", "FROM", "FROM_SOURCE", "IN", "SENT_BY", "PROJECT_OF", "PROPERTY_OF"}
}

func isSystemLabel(l string) bool {
	return slices.Contains(laterLabels(), l) || slices.ContainsFunc(graph.SystemLabels(), func(s graph.Label) bool { return s.Name == l })
}

func isSystemRelationship(r string) bool {
	return slices.Contains(laterRelationships(), r) ||
		slices.ContainsFunc(graph.SystemRelationships(), func(s graph.Relationship) bool { return s.Type == r })
}

// mayUseSystemLabel allows the one exception: a project is a page of the type
// project of the pack general, so the system and the pack mean the same thing.
func mayUseSystemLabel(name, pack string) bool { return name == "project" && pack == "general" }

// systemKinds are the kinds that exist without any pack.
func systemKinds() []ClaimKind {
	return []ClaimKind{
		{Name: "fact", Family: Fact}, {Name: "event", Family: Fact}, {Name: "preference", Family: Fact},
		{Name: "commitment", Family: Fact}, {Name: "belief", Family: Fact},
		{Name: "take", Family: Take}, {Name: "prediction", Family: Take},
		{Name: "bet", Family: Take}, {Name: "hunch", Family: Take},
	}
}
