package linkeddata

// datatype is how the value of a term is written.
type datatype string

const (
	asText     datatype = ""
	asIRI      datatype = "@id"
	asTime     datatype = "xsd:dateTime"
	asDecimal  datatype = "xsd:decimal"
	asInteger  datatype = "xsd:integer"
	asURI      datatype = "xsd:anyURI"
	asJSON     datatype = "rdf:JSON"
	asBoolean  datatype = "xsd:boolean"
	asDate     datatype = "date"  // xsd:date, xsd:gYearMonth or xsd:gYear, by its length
	asAgent    datatype = "agent" // an IRI, written as a uid
	asLinkType datatype = "link"  // an IRI, written as the name of a link type
)

// term is one key of the context. The data types that depend on the value stand
// beside it.
type term struct {
	name, iri string
	kind      datatype
}

// prefix is a namespace of the context.
type prefix struct{ name, iri string }

func prefixes() []prefix {
	return []prefix{
		{"brain", "urn:brain:ns:"},
		{"resource", "urn:brain:resource:"},
		{"principal", "urn:brain:principal:"},
		{"class", "urn:brain:class:"},
		{"link", "urn:brain:link:"},
		{"property", "urn:brain:property:"},
		{"prov", "http://www.w3.org/ns/prov#"},
		{"schema", "https://schema.org/"},
		{"rdf", "http://www.w3.org/1999/02/22-rdf-syntax-ns#"},
		{"rdfs", "http://www.w3.org/2000/01/rdf-schema#"},
		{"owl", "http://www.w3.org/2002/07/owl#"},
		{"xsd", "http://www.w3.org/2001/XMLSchema#"},
	}
}

func terms() []term {
	return []term{
		// Provenance.
		{"generatedAtTime", "prov:generatedAtTime", asTime},
		{"invalidatedAtTime", "prov:invalidatedAtTime", asTime},
		{"wasAttributedTo", "prov:wasAttributedTo", asIRI},
		{"wasDerivedFrom", "prov:wasDerivedFrom", asIRI},
		{"wasRevisionOf", "prov:wasRevisionOf", asIRI},
		{"specializationOf", "prov:specializationOf", asIRI},
		{"actedOnBehalfOf", "prov:actedOnBehalfOf", asIRI},
		// Statements.
		{"subject", "rdf:subject", asIRI},
		{"predicate", "rdf:predicate", asIRI},
		{"object", "rdf:object", asIRI},
		{"inverseOf", "owl:inverseOf", asIRI},
		{"label", "rdfs:label", asText},
		// Pages and agents.
		{"name", "schema:name", asText},
		{"alternateName", "schema:alternateName", asText},
		{"dateModified", "schema:dateModified", asTime},
		{"isPartOf", "schema:isPartOf", asIRI},
		{"position", "schema:position", asInteger},
		{"about", "schema:about", asIRI},
		{"memberOf", "schema:memberOf", asIRI},
		{"url", "schema:url", asURI},
		// Brain's own.
		{"scope", "brain:scope", asText},
		{"requires", "brain:requires", asText},
		{"validFrom", "brain:validFrom", asTime},
		{"validUntil", "brain:validUntil", asTime},
		{"deletedAt", "brain:deletedAt", asTime},
		{"deletedBy", "brain:deletedBy", asIRI},
		{"reason", "brain:reason", asText},
		{"slug", "brain:slug", asText},
		{"formerSlug", "brain:formerSlug", asText},
		{"subtype", "brain:subtype", asText},
		{"effectiveDate", "brain:effectiveDate", asText},
		{"version", "brain:version", asInteger},
		{"pinned", "brain:pinned", asBoolean},
		{"managedBy", "brain:managedBy", asText},
		{"externalKey", "brain:externalKey", asText},
		{"extra", "brain:extra", asJSON},
		{"tag", "brain:tag", asIRI},
		{"heading", "brain:heading", asText},
		{"text", "brain:text", asText},
		{"change", "brain:change", asText},
		{"snapshot", "brain:snapshot", asText},
		{"heldBy", "brain:heldBy", asIRI},
		{"family", "brain:family", asText},
		{"kind", "brain:kind", asText},
		{"state", "brain:state", asText},
		{"filing", "brain:filing", asText},
		{"wantedName", "brain:wantedName", asText},
		{"confidence", "brain:confidence", asDecimal},
		{"weight", "brain:weight", asDecimal},
		{"importance", "brain:importance", asText},
		{"context", "brain:context", asText},
		{"property", "brain:property", asIRI},
		{"value", "brain:value", asText},
		{"unit", "brain:unit", asText},
		{"due", "brain:due", asTime},
		{"trust", "brain:trust", asText},
		{"evidenceChanged", "brain:evidenceChanged", asBoolean},
		{"grade", "brain:grade", asText},
		{"gradeConfidence", "brain:gradeConfidence", asDecimal},
		{"gradedAt", "brain:gradedAt", asTime},
		{"gradedBy", "brain:gradedBy", asIRI},
		{"outcome", "brain:outcome", asBoolean},
		{"outcomeValue", "brain:outcomeValue", asText},
		{"outcomeUnit", "brain:outcomeUnit", asText},
		{"quality", "brain:quality", asText},
		{"settledAt", "brain:settledAt", asTime},
		{"settledBy", "brain:settledBy", asIRI},
		{"note", "brain:note", asText},
		{"domain", "brain:domain", asText},
		{"origin", "brain:origin", asText},
		{"lastSaidAt", "brain:lastSaidAt", asTime},
		{"date", "brain:date", asText},
		{"until", "brain:until", asText},
		{"precision", "brain:precision", asText},
		{"summary", "brain:summary", asText},
		{"detail", "brain:detail", asText},
		{"eventType", "brain:eventType", asText},
		{"eventPage", "brain:eventPage", asIRI},
		{"locator", "brain:locator", asText},
		{"excerpt", "brain:excerpt", asText},
		{"observedAt", "brain:observedAt", asTime},
		{"uid", "brain:uid", asText},
		{"active", "brain:active", asBoolean},
		{"role", "brain:role", asText},
		{"page", "brain:page", asIRI},
		{"ofGroup", "brain:ofGroup", asIRI},
		{"participatesIn", "brain:participatesIn", asIRI},
		{"mode", "brain:mode", asText},
		{"valueType", "brain:valueType", asText},
	}
}

// field says which term a stored property becomes, and how it is written there.
type field struct {
	stored, term string
	kind         datatype
}

// fields lists the properties of a label that are written as they are. Properties
// that serve the service only (fingerprints, digests, keys, normal forms) have none.
func fields(label string) []field {
	switch label {
	case "Page":
		return []field{
			{"title", "name", asText}, {"slug", "slug", asText}, {"subtype", "subtype", asText}, {"effectiveDate", "effectiveDate", asDate},
			{"createdAt", "generatedAtTime", asTime}, {"updatedAt", "dateModified", asTime}, {"writer", "wasAttributedTo", asAgent},
			{"version", "version", asInteger}, {"pinned", "pinned", asBoolean}, {"managedBy", "managedBy", asText}, {"externalKey", "externalKey", asText},
			{"json", "extra", asJSON}, {"state", "state", asText}, {"deletedBy", "deletedBy", asAgent}, {"deletedReason", "reason", asText},
		}
	case "Section":
		return []field{{"page", "isPartOf", asIRI}, {"position", "position", asInteger}, {"heading", "heading", asText}, {"text", "text", asText}}
	case "PageVersion":
		return []field{
			{"page", "specializationOf", asIRI}, {"at", "generatedAtTime", asTime}, {"writer", "wasAttributedTo", asAgent}, {"change", "change", asText},
			{"title", "name", asText}, {"snapshot", "snapshot", asText},
		}
	case "Alias":
		return []field{{"name", "alternateName", asText}}
	case "Redirect":
		return []field{{"slug", "formerSlug", asText}}
	case "Tag":
		return []field{{"name", "name", asText}}
	case "Claim":
		return []field{
			{"text", "text", asText}, {"family", "family", asText}, {"kind", "kind", asText}, {"state", "state", asText}, {"filing", "filing", asText},
			{"wantedName", "wantedName", asText}, {"confidence", "confidence", asDecimal}, {"weight", "weight", asDecimal},
			{"importance", "importance", asText}, {"context", "context", asText}, {"unit", "unit", asText}, {"due", "due", asTime},
			{"trust", "trust", asText}, {"evidenceChanged", "evidenceChanged", asBoolean}, {"retiredReason", "reason", asText},
			{"grade", "grade", asText}, {"gradeConfidence", "gradeConfidence", asDecimal}, {"gradedAt", "gradedAt", asTime}, {"gradedBy", "gradedBy", asAgent},
			{"outcome", "outcome", asBoolean}, {"outcomeValue", "outcomeValue", asText}, {"outcomeUnit", "outcomeUnit", asText}, {"quality", "quality", asText},
			{"settledAt", "settledAt", asTime}, {"settledBy", "settledBy", asAgent}, {"note", "note", asText}, {"domain", "domain", asText},
		}
	case "Link":
		return []field{
			{"type", "predicate", asLinkType}, {"weight", "weight", asDecimal}, {"origin", "origin", asText}, {"edgeClock", "lastSaidAt", asTime},
			{"retiredReason", "reason", asText},
		}
	case "TimelineEvent":
		return []field{
			{"summary", "summary", asText}, {"detail", "detail", asText}, {"date", "date", asDate}, {"until", "until", asDate}, {"precision", "precision", asText},
			{"type", "eventType", asText},
		}
	case "Evidence":
		return []field{
			{"kind", "kind", asText}, {"locator", "locator", asText}, {"url", "url", asURI}, {"note", "note", asText}, {"excerpt", "excerpt", asText},
			{"observedAt", "observedAt", asTime},
		}
	case "Principal":
		return []field{
			{"name", "name", asText}, {"uid", "uid", asText}, {"kind", "kind", asText}, {"active", "active", asBoolean}, {"roles", "role", asText},
			{"createdAt", "generatedAtTime", asTime},
		}
	case "Group":
		return []field{{"name", "name", asText}, {"createdAt", "generatedAtTime", asTime}}
	case "Channel":
		return []field{
			{"title", "name", asText}, {"kind", "kind", asText}, {"mode", "mode", asText}, {"externalId", "externalKey", asText},
			{"createdAt", "generatedAtTime", asTime},
		}
	case "ObjectType":
		return []field{{"title", "label", asText}}
	case "LinkType":
		return []field{{"name", "label", asText}, {"title", "inverseOf", asLinkType}}
	case "PropertyType":
		return []field{{"name", "label", asText}, {"type", "valueType", asText}, {"unit", "unit", asText}}
	default:
		return nil
	}
}

// classes are the types of a label's resources.
func classes(label string) []string {
	switch label {
	case "Page", "Section", "Claim", "TimelineEvent", "Evidence", "PageVersion":
		return []string{"prov:Entity", "brain:" + label}
	case "Link":
		return []string{"prov:Entity", "rdf:Statement", "brain:Link"}
	case "Tag", "Channel":
		return []string{"brain:" + label}
	case "Principal":
		return []string{"prov:Agent", "brain:Principal"}
	case "Group":
		return []string{"prov:Agent", "prov:Organization", "brain:Group"}
	case "ObjectType":
		return []string{"rdfs:Class"}
	case "LinkType", "PropertyType":
		return []string{"rdf:Property"}
	default:
		return nil
	}
}

// schemaClass is the type of schema.org that a built-in object type stands for, ""
// for none.
func schemaClass(objectType string) string {
	switch objectType {
	case "person":
		return "schema:Person"
	case "company":
		return "schema:Organization"
	case "event":
		return "schema:Event"
	case "project":
		return "schema:Project"
	case "product":
		return "schema:Product"
	case "brand":
		return "schema:Brand"
	case "media", "document", "analysis", "note":
		return "schema:CreativeWork"
	case "concept":
		return "schema:DefinedTerm"
	default:
		return ""
	}
}

// relationship is the term that an edge of the system becomes; turned edges are
// read from their end.
func relationship(edge string) (term string, turned bool) {
	switch edge {
	case "ABOUT":
		return "about", false
	case "HELD_BY":
		return "heldBy", false
	case "WRITTEN_BY":
		return "wasAttributedTo", false
	case "REPLACES":
		return "wasRevisionOf", false
	case "EVIDENCED_BY":
		return "wasDerivedFrom", false
	case "LINK_FROM":
		return "subject", false
	case "LINK_TO":
		return "object", false
	case "EVENT_PAGE":
		return "eventPage", false
	case "TAGGED":
		return "tag", false
	case "MEMBER_OF":
		return "memberOf", false
	case "HAS_PAGE":
		return "page", false
	case "OF_GROUP":
		return "ofGroup", false
	case "PARTICIPATES":
		return "participatesIn", false
	case "OWNS_AGENT":
		return "actedOnBehalfOf", true
	default:
		return "", false
	}
}
