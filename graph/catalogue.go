package graph

import "slices"

// Property is one stored property. A name has one kind wherever it is used, so
// that an engine may keep it in one typed column.
type Property struct {
	Name string
	Kind Kind
	// Unique: no two nodes of one storage label hold the same value.
	Unique bool
	// Indexed: reads look nodes up by it.
	Indexed bool
	// Beside is another property: reads look nodes up by that one together with a
	// comparison or the order of this; "" for none.
	Beside string
	// Edge: it may also stand on an edge.
	Edge bool
}

// Label is one storage label: the kind of a node.
type Label struct {
	Name  string
	Props []string
	// Public are the properties that public patterns may name; nil means the
	// label itself is not public.
	Public []string
	// Listed are the times by which reads list all nodes of the label, each with
	// the id behind it; nil if nothing lists them.
	Listed []string
}

// Relationship is one system relationship type. Link types come from packs.
type Relationship struct {
	Type     string
	From, To []string // storage labels
	// Carried edges take scope, requires, ends, author and clocks of their start node.
	Carried bool
	Public  bool
}

// ItemProps are the fields of Item that every node and edge has and that
// internal patterns may name.
func ItemProps() []Property {
	return []Property{
		{Name: "id", Kind: KindString},
		{Name: "scope", Kind: KindString},
		{Name: "requires", Kind: KindList},
		{Name: "ends", Kind: KindList},
		{Name: "author", Kind: KindString},
		{Name: "gated", Kind: KindBool},
		{Name: "recordedAt", Kind: KindInstant},
		{Name: "retiredAt", Kind: KindInstant},
		{Name: "validFrom", Kind: KindInstant},
		{Name: "validUntil", Kind: KindInstant},
		{Name: "deletedAt", Kind: KindInstant},
	}
}

// EdgeType is the name under which patterns read an edge's relationship type; it
// is not stored as a property.
const EdgeType = "type"

// LinkProps are the properties of a link's native edge that public patterns may
// name.
func LinkProps() []string {
	return []string{"id", EdgeType, "weight", "origin", "validFrom", "validUntil", "recordedAt", "retiredAt"}
}

// PresentProps are the public properties of claims and links of which only the
// present value is kept. A query of an earlier time that read them would tell what
// came later.
func PresentProps() []string {
	return []string{"state", "filing", "wantedName", "evidenceChanged", "grade", "outcome", "quality", "settledAt", "retiredAt"}
}

// SystemProperties lists every stored property besides ItemProps, by name.
func SystemProperties() []Property {
	text := func(names ...string) []Property { return props(KindString, names...) }
	all := slices.Concat(
		[]Property{
			{Name: "uid", Kind: KindString, Unique: true},
			{Name: "norm", Kind: KindString, Indexed: true},
			{Name: "externalId", Kind: KindString, Unique: true},
			{Name: "externalKey", Kind: KindString, Indexed: true},
			{Name: "hash", Kind: KindString, Unique: true},
			{Name: "slug", Kind: KindString, Indexed: true},
			{Name: "handle", Kind: KindString, Unique: true},
			{Name: "idempotencyKey", Kind: KindString, Indexed: true},
			{Name: "fingerprint", Kind: KindString, Indexed: true},
			{Name: "item", Kind: KindString, Indexed: true},
			{Name: "page", Kind: KindString, Indexed: true},
			{Name: "property", Kind: KindString, Indexed: true},
			{Name: "writer", Kind: KindString, Indexed: true},
			{Name: "type", Kind: KindString, Indexed: true},
			{Name: "state", Kind: KindString, Indexed: true},
			{Name: "filing", Kind: KindString, Indexed: true},
			{Name: "at", Kind: KindInstant, Indexed: true},
			{Name: "valueText", Kind: KindString, Beside: "property"},
			{Name: "valueInt", Kind: KindInt, Beside: "property"},
			{Name: "valueFloat", Kind: KindFloat, Beside: "property"},
			{Name: "valueDecimal", Kind: KindDecimal, Beside: "property"},
			{Name: "valueInstant", Kind: KindInstant, Beside: "property"},
			{Name: "valueDate", Kind: KindDate, Beside: "property"},
			{Name: "weight", Kind: KindDecimal, Edge: true},
			{Name: "origin", Kind: KindString, Edge: true, Indexed: true},
			{Name: "edgeClock", Kind: KindInstant, Edge: true},
			{Name: "role", Kind: KindString, Edge: true},
		},
		text("kind", "name", "conversationPolicy", "disclosureMode", "title", "mode", "prefix", "subtype", "effectiveDate",
			"managedBy", "heading", "text", "change", "snapshot", "family", "wantedName", "importance", "context",
			"unit", "retiredReason", "trust", "idempotencyHash", "locator", "url", "note", "contentHash",
			"excerpt", "date", "precision", "until", "summary", "detail", "explanation", "severity", "decidedBy", "actor",
			"action", "json", "description", "document", "semver", "body", "quality", "grade", "outcomeValue", "outcomeUnit", "filedAs",
			"domain", "gradedBy", "settledBy", "decision", "earlier", "deletedBy", "deletedReason"),
		props(KindInstant, "syncedAt", "expiresAt", "revokedAt", "lastUsedAt", "createdAt", "updatedAt", "due",
			"endsAt", "observedAt", "openedAt", "decidedAt", "installedAt", "gradedAt", "settledAt", "rescopedAt"),
		props(KindBool, "active", "pinned", "evidenceChanged", "builtin", "valueBool", "outcome", "approved"),
		props(KindInt, "version", "position", "line", "number"),
		props(KindDecimal, "confidence", "gradeConfidence"),
		props(KindList, "roles", "capabilities", "channels", "extends"),
	)
	slices.SortFunc(all, func(a, b Property) int { return Compare(String(a.Name), String(b.Name)) })
	return all
}

func props(k Kind, names ...string) []Property {
	out := make([]Property, len(names))
	for i, n := range names {
		out[i] = Property{Name: n, Kind: k}
	}
	return out
}

// SystemLabels lists every storage label.
func SystemLabels() []Label {
	return []Label{
		{Name: "Principal", Props: []string{"uid", "kind", "name", "active", "roles", "conversationPolicy", "disclosureMode", "createdAt"}},
		{Name: "Group", Props: []string{"handle", "name", "syncedAt", "createdAt"}},
		{Name: "Channel", Props: []string{"externalId", "kind", "title", "mode", "createdAt"}},
		{Name: "Token", Props: []string{"hash", "prefix", "name", "createdAt", "expiresAt", "revokedAt", "lastUsedAt", "capabilities", "channels"}},
		{Name: "Page",
			Props: []string{"handle", "slug", "type", "subtype", "title", "norm", "effectiveDate", "version", "pinned", "createdAt", "updatedAt",
				"writer", "managedBy", "externalKey", "contentHash", "json", "rescopedAt", "state", "deletedBy", "deletedReason", "approved"},
			Public: []string{"id", "slug", "type", "subtype", "title", "effectiveDate", "pinned", "createdAt"},
			Listed: []string{"createdAt", "rescopedAt"}},
		{Name: "Section", Props: []string{"page", "position", "line", "heading", "text", "version"}},
		{Name: "PageVersion", Props: []string{"page", "change", "at", "writer", "snapshot", "title"}, Listed: []string{"at"}},
		{Name: "Passage", Props: []string{"page", "position", "heading", "text", "createdAt"}},
		{Name: "Alias", Props: []string{"page", "name", "norm", "createdAt"}},
		{Name: "Redirect", Props: []string{"page", "slug"}},
		{Name: "Tag", Props: []string{"handle", "name"}, Public: []string{"id", "name"}},
		{Name: "Claim",
			Props: []string{"family", "kind", "text", "fingerprint", "state", "filing", "wantedName", "confidence", "weight", "importance",
				"context", "property", "valueText", "valueInt", "valueFloat", "valueDecimal", "valueBool", "valueInstant", "valueDate", "unit",
				"due", "retiredReason", "trust", "idempotencyKey", "idempotencyHash", "evidenceChanged", "writer",
				"grade", "gradeConfidence", "gradedAt", "gradedBy", "outcome", "quality", "outcomeValue", "outcomeUnit", "settledAt", "settledBy",
				"note", "domain", "rescopedAt", "page"},
			Public: []string{"id", "family", "kind", "text", "state", "filing", "wantedName", "confidence", "weight", "importance", "context",
				"property", "due", "trust", "evidenceChanged", "grade", "outcome", "quality", "settledAt", "recordedAt", "retiredAt", "validFrom", "validUntil"},
			Listed: []string{"recordedAt", "retiredAt", "validUntil", "rescopedAt"}},
		{Name: "Link", Props: []string{"type", "weight", "origin", "edgeClock", "fingerprint", "earlier", "idempotencyKey", "idempotencyHash", "retiredReason",
			"rescopedAt", "writer"}, Listed: []string{"recordedAt", "retiredAt", "rescopedAt"}},
		{Name: "TimelineEvent",
			Props:  []string{"page", "date", "precision", "until", "at", "endsAt", "summary", "detail", "type", "fingerprint", "rescopedAt", "writer"},
			Public: []string{"id", "date", "precision", "until", "at", "summary", "detail", "type", "recordedAt", "retiredAt", "validFrom", "validUntil"},
			Listed: []string{"recordedAt", "rescopedAt"}},
		{Name: "Evidence", Props: []string{"kind", "origin", "locator", "url", "note", "contentHash", "excerpt", "observedAt", "item", "name", "property",
			"idempotencyKey", "idempotencyHash"}},
		{Name: "Finding", Props: []string{"kind", "state", "explanation", "severity", "openedAt", "decidedAt", "decidedBy", "decision", "note", "fingerprint", "writer",
			"earlier", "origin"}, Listed: []string{"openedAt"}},
		{Name: "Suggestion", Props: []string{"kind", "state", "text", "json", "openedAt", "decidedAt", "decidedBy", "decision", "note", "fingerprint",
			"earlier"}, Listed: []string{"openedAt"}},
		{Name: "Pack", Props: []string{"handle", "name", "semver", "description", "document", "contentHash", "builtin", "installedAt", "extends"},
			Public: []string{"id", "name", "semver", "description", "builtin", "installedAt", "extends"}},
		{Name: "ObjectType", Props: []string{"handle", "name", "prefix", "kind", "title"}, Public: []string{"id", "name", "prefix", "kind", "title"}},
		{Name: "LinkType", Props: []string{"handle", "name", "title"}, Public: []string{"id", "name", "title"}},
		{Name: "PropertyType", Props: []string{"handle", "name", "type", "unit"}, Public: []string{"id", "name", "type", "unit"}},
		{Name: "AuditEntry", Props: []string{"at", "actor", "action", "item", "detail"}, Listed: []string{"at"}},
		{Name: "Setting", Props: []string{"handle", "name", "json", "contentHash"}},
	}
}

// SystemRelationships lists every relationship type that is not a pack's link.
func SystemRelationships() []Relationship {
	return []Relationship{
		{Type: "MEMBER_OF", From: []string{"Principal"}, To: []string{"Group"}},
		{Type: "OWNS_AGENT", From: []string{"Principal"}, To: []string{"Principal"}},
		{Type: "HAS_PAGE", From: []string{"Principal"}, To: []string{"Page"}},
		{Type: "TOKEN_OF", From: []string{"Token"}, To: []string{"Principal"}, Carried: true},
		{Type: "OF_GROUP", From: []string{"Channel"}, To: []string{"Group"}},
		{Type: "PARTICIPATES", From: []string{"Principal"}, To: []string{"Channel"}},
		{Type: "SECTION_OF", From: []string{"Section"}, To: []string{"Page"}, Carried: true},
		{Type: "VERSION_OF", From: []string{"PageVersion"}, To: []string{"Page"}, Carried: true},
		{Type: "PASSAGE_OF", From: []string{"Passage"}, To: []string{"Section"}, Carried: true},
		{Type: "ALIAS_OF", From: []string{"Alias"}, To: []string{"Page"}, Carried: true},
		{Type: "REDIRECTS_TO", From: []string{"Redirect"}, To: []string{"Page"}, Carried: true},
		{Type: "TAGGED", From: []string{"Page"}, To: []string{"Tag"}, Public: true},
		{Type: "ABOUT", From: []string{"Claim", "TimelineEvent"}, To: []string{"Page", "Channel"}, Carried: true, Public: true},
		{Type: "HELD_BY", From: []string{"Claim"}, To: []string{"Page"}, Carried: true, Public: true},
		{Type: "WRITTEN_BY", From: []string{"Claim", "Link", "TimelineEvent"}, To: []string{"Principal"}, Carried: true},
		{Type: "REPLACES", From: []string{"Claim"}, To: []string{"Claim"}, Carried: true, Public: true},
		{Type: "EVENT_PAGE", From: []string{"TimelineEvent"}, To: []string{"Page"}, Carried: true, Public: true},
		{Type: "EVIDENCED_BY", From: []string{"Claim", "Link", "TimelineEvent", "Finding"}, To: []string{"Evidence"}, Carried: true},
		{Type: "LINK_FROM", From: []string{"Link"}, To: []string{"Page"}, Carried: true},
		{Type: "LINK_TO", From: []string{"Link"}, To: []string{"Page"}, Carried: true},
		{Type: "CONCERNS", From: []string{"Finding", "Suggestion"}, To: []string{"Claim", "Page", "Link"}, Carried: true},
		{Type: "DECLARES", From: []string{"Pack", "ObjectType"}, To: []string{"ObjectType", "LinkType", "PropertyType"}, Carried: true, Public: true},
	}
}
