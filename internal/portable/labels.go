package portable

import (
	"slices"

	"brain/graph"
)

// Labels lists the storage labels of which records are made, in the order of an
// export: what a record needs stands before it. Packs come first, since the types
// of pages and links are theirs, and principals before what is scoped to them.
func Labels() []string {
	return []string{
		"Pack", "ObjectType", "LinkType", "PropertyType", "Setting",
		"Group", "Principal", "Channel",
		"Tag", "Page", "Section", "Passage", "Alias", "Redirect", "PageVersion",
		"Claim", "Link", "TimelineEvent", "Evidence", "Finding", "Suggestion",
		"AuditEntry",
	}
}

// LeftOut lists the storage labels that stay with their instance: secrets.
func LeftOut() []string { return []string{"Token"} }

// Starts lists the labels of Labels from which edges lead, in that order.
func Starts() []string {
	return slices.DeleteFunc(Labels(), func(label string) bool {
		// Links of packs lead from page to page.
		return label != labelPage && !slices.ContainsFunc(graph.SystemRelationships(), func(r graph.Relationship) bool {
			return slices.Contains(r.From, label)
		})
	})
}

const (
	labelPage  = "Page"
	labelClaim = "Claim"
)

// Gone tells whether the node is what remains of a page or claim that was purged
// or erased: its id and its audience.
func Gone(n graph.Node) bool {
	return (n.Labels[0] == labelPage || n.Labels[0] == labelClaim) && len(n.Props) == 0 && !n.Item.DeletedAt.IsZero()
}

// Properties lists the stored properties of a label, in the order of the
// catalogue; nil for a label that has no records.
func Properties(label string) []graph.Property {
	if !slices.Contains(Labels(), label) {
		return nil
	}
	for _, l := range graph.SystemLabels() {
		if l.Name == label {
			return pick(l.Props)
		}
	}
	return nil
}

// EdgeProperties lists the properties that edges may have, by name.
func EdgeProperties() []graph.Property {
	return slices.DeleteFunc(graph.SystemProperties(), func(p graph.Property) bool { return !p.Edge })
}

func pick(names []string) []graph.Property {
	known := map[string]graph.Property{}
	for _, p := range graph.SystemProperties() {
		known[p.Name] = p
	}
	out := make([]graph.Property, len(names))
	for i, name := range names {
		out[i] = known[name]
	}
	return out
}

// Relationship finds a relationship that no pack declares.
func Relationship(name string) (graph.Relationship, bool) {
	for _, r := range graph.SystemRelationships() {
		if r.Type == name {
			return r, true
		}
	}
	return graph.Relationship{}, false
}

// required are the properties without which a node of the label cannot be read.
func required(label string) []string {
	switch label {
	case "Principal":
		return []string{"uid", "kind", "name", "active", "createdAt"}
	case "Group", "Tag", "ObjectType", "LinkType", "PropertyType":
		return []string{"handle", "name"}
	case "Channel":
		return []string{"externalId", "kind"}
	case "Pack":
		return []string{"handle", "name", "semver", "document", "contentHash", "installedAt"}
	case "Setting":
		return []string{"handle", "name", "json", "contentHash"}
	case labelPage:
		return []string{"slug", "type", "title", "norm", "createdAt"}
	case "Section", "Passage":
		return []string{"page", "position", "text"}
	case "Alias":
		return []string{"page", "name", "norm"}
	case "Redirect":
		return []string{"page", "slug"}
	case "PageVersion":
		return []string{"page", "change", "at"}
	case labelClaim:
		return []string{"family", "kind", "text", "state"}
	case "Link":
		return []string{"type"}
	case "TimelineEvent":
		return []string{"page", "date", "summary"}
	case "Evidence":
		return []string{"kind", "item"}
	case "Finding", "Suggestion":
		return []string{"kind", "state", "openedAt"}
	case "AuditEntry":
		return []string{"at", "actor", "action"}
	}
	return nil
}
