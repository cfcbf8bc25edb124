package schema

import (
	"cmp"
	"slices"
	"strings"
)

// ConflictKind is the reason why terms cannot be in force together.
type ConflictKind string

// The kinds of conflicts. Those that only arise between packs are found by
// the package packs, those with what is stored by the service.
const (
	ConflictBadName           ConflictKind = "BAD_NAME"
	ConflictReservedName      ConflictKind = "RESERVED_NAME"
	ConflictDuplicateTerm     ConflictKind = "DUPLICATE_TERM"
	ConflictDuplicateSubtype  ConflictKind = "DUPLICATE_SUBTYPE"
	ConflictPrimitive         ConflictKind = "PRIMITIVE_MISMATCH"
	ConflictPrefix            ConflictKind = "PREFIX_MISMATCH"
	ConflictPrefixTaken       ConflictKind = "PREFIX_TAKEN"
	ConflictTitle             ConflictKind = "TITLE_MISMATCH"
	ConflictProperty          ConflictKind = "PROPERTY_MISMATCH"
	ConflictInvalidProperty   ConflictKind = "INVALID_PROPERTY"
	ConflictValueType         ConflictKind = "VALUE_TYPE_MISMATCH"
	ConflictInvalidValueType  ConflictKind = "INVALID_VALUE_TYPE"
	ConflictInverse           ConflictKind = "INVERSE_MISMATCH"
	ConflictLink              ConflictKind = "LINK_MISMATCH"
	ConflictInvalidLink       ConflictKind = "INVALID_LINK"
	ConflictUnknownType       ConflictKind = "UNKNOWN_TYPE"
	ConflictUnknownInterface  ConflictKind = "UNKNOWN_INTERFACE"
	ConflictInterface         ConflictKind = "INTERFACE_NOT_MET"
	ConflictSystemLabel       ConflictKind = "SYSTEM_LABEL"
	ConflictLabelTaken        ConflictKind = "LABEL_TAKEN"
	ConflictSystemRelation    ConflictKind = "SYSTEM_RELATIONSHIP"
	ConflictRelationshipTaken ConflictKind = "RELATIONSHIP_TAKEN"
	ConflictClaimKind         ConflictKind = "CLAIM_KIND_CLASH"
	ConflictPattern           ConflictKind = "PATTERN_MISMATCH"
	ConflictUnknownBase       ConflictKind = "UNKNOWN_BASE"
	ConflictCyclicExtends     ConflictKind = "CYCLIC_EXTENDS"
	ConflictDuplicatePack     ConflictKind = "DUPLICATE_PACK"
	ConflictVersion           ConflictKind = "VERSION"
	ConflictNeeded            ConflictKind = "NEEDED"
	ConflictInUse             ConflictKind = "IN_USE"
	ConflictMapping           ConflictKind = "INVALID_MAPPING"
	ConflictInvalidPattern    ConflictKind = "INVALID_PATTERN"
)

// Conflict is one reason why terms cannot be in force together.
type Conflict struct {
	// Kind classifies the reason.
	Kind ConflictKind
	// Term is the term concerned, such as "object type company".
	Term string
	// Packs are the packs concerned, sorted and without repetition.
	Packs []string
	// Detail says in one sentence what is wrong and what was expected.
	Detail string
}

// String gives kind, term, detail and packs on one line.
func (c Conflict) String() string {
	s := string(c.Kind) + ": " + c.Term + ": " + c.Detail
	if len(c.Packs) > 0 {
		s += " (" + strings.Join(c.Packs, ", ") + ")"
	}
	return s
}

// NewConflict returns a conflict with its packs sorted and without empty names or repetitions.
func NewConflict(kind ConflictKind, term, detail string, packs ...string) Conflict {
	ps := slices.DeleteFunc(slices.Clone(packs), func(p string) bool { return p == "" })
	slices.Sort(ps)
	return Conflict{Kind: kind, Term: term, Packs: slices.Compact(ps), Detail: detail}
}

// SortConflicts returns the conflicts in a stable order, each once.
func SortConflicts(cs []Conflict) []Conflict {
	out := slices.Clone(cs)
	compare := func(a, b Conflict) int {
		return cmp.Or(cmp.Compare(a.Kind, b.Kind), cmp.Compare(a.Term, b.Term),
			cmp.Compare(a.Detail, b.Detail), slices.Compare(a.Packs, b.Packs))
	}
	slices.SortFunc(out, compare)
	return slices.CompactFunc(out, func(a, b Conflict) bool { return compare(a, b) == 0 })
}
