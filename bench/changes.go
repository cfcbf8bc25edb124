package main

// changePart is one kind of change, as both engines keep it.
type changePart struct {
	label, at, item, key, by string
	// where is a further condition on n, in the words that SQL and Cypher share.
	where string
	// pages are the types of the edges to pages that the reader has to know as well.
	pages []string
}

// changeParts are the kinds of changes, in the order of those of one instant.
func changeParts() []changePart {
	ends, about := []string{"LINK_FROM", "LINK_TO"}, []string{"ABOUT"}
	return []changePart{
		{"Claim", "recordedAt", "id", "id", "author", "true", nil},
		{"Claim", "retiredAt", "id", "id", "author", "n.state = 'SUPERSEDED' OR n.state = 'RETIRED'", nil},
		{"Claim", "validUntil", "id", "id", "author", "n.recordedAt <= n.validUntil AND (n.retiredAt IS NULL OR n.retiredAt > n.validUntil)", nil},
		{"Claim", "rescopedAt", "id", "id", "author", "true", nil},
		{"TimelineEvent", "rescopedAt", "id", "id", "author", "true", about},
		{"Page", "rescopedAt", "id", "id", "writer", "true", nil},
		{"Link", "rescopedAt", "id", "id", "author", "true", ends},
		{"Link", "recordedAt", "id", "id", "author", "true", ends},
		{"Link", "retiredAt", "id", "id", "author", "true", ends},
		{"TimelineEvent", "recordedAt", "id", "id", "author", "true", about},
		{"PageVersion", "at", "page", "change", "writer", "true", nil},
	}
}
