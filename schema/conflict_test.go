package schema_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"brain/schema"
)

// Each case breaks the library ontology in one way; the conflicts are complete.
func TestNewRefuses(t *testing.T) {
	object := func(name, prefix string) schema.ObjectType {
		return schema.ObjectType{Name: name, SlugPrefix: prefix, Primitive: schema.Entity, Pack: "extra"}
	}
	addObject := func(o schema.ObjectType) func(*schema.Terms) {
		return func(t *schema.Terms) { t.ObjectTypes = append(t.ObjectTypes, o) }
	}
	addLink := func(l schema.LinkType) func(*schema.Terms) {
		return func(t *schema.Terms) { l.Pack = "extra"; t.LinkTypes = append(t.LinkTypes, l) }
	}
	addProperty := func(p schema.PropertyType) func(*schema.Terms) {
		return func(t *schema.Terms) {
			o := object("shop", "shops")
			o.Properties = []schema.PropertyType{p}
			t.ObjectTypes = append(t.ObjectTypes, o)
		}
	}
	addValueType := func(v schema.ValueType) func(*schema.Terms) {
		return func(t *schema.Terms) { v.Pack = "extra"; t.ValueTypes = append(t.ValueTypes, v) }
	}
	with := func(o schema.ObjectType, change func(*schema.ObjectType)) schema.ObjectType { change(&o); return o }

	for name, c := range map[string]struct {
		change func(*schema.Terms)
		want   []string
	}{
		"injected type name": {addObject(object("X`) DETACH DELETE n //", "shops")),
			[]string{"BAD_NAME: object type \"X`) DETACH DELETE n //\": the name \"X`) DETACH DELETE n //\" does not match ^[a-z][a-z0-9_]{0,47}$; nearest: x_detach_delete_n (extra)"}},
		"injected link and inverse": {addLink(schema.LinkType{Name: "a|b", Inverse: "c]->()"}), []string{
			`BAD_NAME: link type "a|b": the name "a|b" does not match ^[a-z][a-z0-9_]{0,47}$; nearest: a_b (extra)`,
			`BAD_NAME: link type "a|b" inverse: the name "c]->()" does not match ^[a-z][a-z0-9_]{0,47}$; nearest: c (extra)`}},
		"bad prefix":      {addObject(object("shop", "shops/x")), []string{`BAD_NAME: object type shop slug prefix: the name "shops/x" does not match ^[a-z][a-z0-9_]{0,47}$; nearest: shops_x (extra)`}},
		"reserved type":   {addObject(object("agent_skill", "skills")), []string{"RESERVED_NAME: object type agent_skill: the name is kept for skill records (extra)"}},
		"reserved prefix": {addObject(object("skill", "agent_skills")), []string{"RESERVED_NAME: object type skill: the slug prefix agent_skills is the system's (extra)"}},
		"system label":    {addObject(object("work_event", "work")), []string{"SYSTEM_LABEL: object type work_event: the label WorkEvent is the system's (extra)"}},
		"project outside general": {addObject(object("project", "projects")), []string{
			"SYSTEM_LABEL: object type project: the label Project is the system's (extra)"}},
		"label of another type": {addObject(object("book__club", "c2")), []string{
			"LABEL_TAKEN: object type book__club: the label BookClub is that of object type book_club (extra, lending)"}},
		"label of an interface": {func(t *schema.Terms) {
			t.Interfaces = append(t.Interfaces, schema.Interface{Name: "reader", Pack: "extra"})
		}, []string{"LABEL_TAKEN: interface reader: the label Reader is that of object type reader (extra, lending)"}},
		"type twice": {addObject(object("book", "books")), []string{
			"DUPLICATE_TERM: object type book: the label Book is that of object type book (extra, lending)"}},
		"prefix taken": {addObject(object("shop", "books")), []string{
			"PREFIX_TAKEN: object type shop: the slug prefix books is that of object type book (extra, lending)"}},
		"unknown primitive": {addObject(with(object("shop", "shops"), func(o *schema.ObjectType) { o.Primitive = "thing" })), []string{
			`PRIMITIVE_MISMATCH: object type shop: the primitive "thing" is not one of [concept entity media temporal] (extra)`}},
		"subtype twice": {addObject(with(object("shop", "shops"), func(o *schema.ObjectType) { o.Subtypes = []string{"new", "new"} })), []string{
			"DUPLICATE_SUBTYPE: object type shop: the subtype new is listed twice (extra)"}},
		"unknown interface": {addObject(with(object("shop", "shops"), func(o *schema.ObjectType) { o.Implements = []string{"borower"} })), []string{
			`UNKNOWN_INTERFACE: object type shop: implements the unknown interface "borower"; nearest: borrower (extra)`}},
		"interface property differs": {addObject(with(object("shop", "shops"), func(o *schema.ObjectType) {
			o.Implements = []string{"borrower"}
			o.Properties = []schema.PropertyType{{Name: "contact", Type: schema.String}}
		})), []string{"PROPERTY_MISMATCH: object type shop: the property contact differs from that of interface borrower (extra, lending)"}},
		"interface link not allowed": {func(t *schema.Terms) { t.LinkTypes[0].From = []string{"reader"} }, []string{
			"INTERFACE_NOT_MET: object type book_club: interface borrower expects it to start the link borrowed (lending)"}},
		"interface names unknown link": {func(t *schema.Terms) { t.Interfaces[0].Links = []string{"borowed"} }, []string{
			`INTERFACE_NOT_MET: interface borrower: names the unknown link type "borowed"; nearest: borrowed (lending)`}},
		"unknown ends": {addLink(schema.LinkType{Name: "sold", From: []string{"bok"}, To: []string{"zzz"}}), []string{
			`UNKNOWN_TYPE: link type sold: from names the unknown type "bok"; nearest: book (extra)`,
			`UNKNOWN_TYPE: link type sold: to names the unknown type "zzz" (extra)`}},
		"system relationship": {addLink(schema.LinkType{Name: "about"}), []string{
			"SYSTEM_RELATIONSHIP: link type about: the relationship ABOUT is the system's (extra)"}},
		"system relationship as inverse": {addLink(schema.LinkType{Name: "speaks_of", Inverse: "in"}), []string{
			"SYSTEM_RELATIONSHIP: link type speaks_of inverse: the relationship IN is the system's (extra)"}},
		"inverse is a link": {addLink(schema.LinkType{Name: "lends", Inverse: "borrowed"}), []string{
			"RELATIONSHIP_TAKEN: link type lends inverse: the relationship BORROWED is that of link type borrowed (extra, lending)"}},
		"link is an inverse": {addLink(schema.LinkType{Name: "lent_to"}), []string{
			"RELATIONSHIP_TAKEN: link type borrowed inverse: the relationship LENT_TO is that of link type lent_to (extra, lending)"}},
		"link twice": {addLink(schema.LinkType{Name: "cites"}), []string{"DUPLICATE_TERM: link type cites: it is declared twice (extra)"}},
		"symmetric with another inverse": {addLink(schema.LinkType{Name: "sold", Inverse: "sold_by", Symmetric: true}), []string{
			"INVERSE_MISMATCH: link type sold: a symmetric link is its own inverse, not sold_by (extra)"}},
		"own inverse but not symmetric": {addLink(schema.LinkType{Name: "sold", Inverse: "sold"}), []string{
			"INVERSE_MISMATCH: link type sold: a link that is its own inverse must be symmetric (extra)"}},
		"symmetric with unequal ends": {addLink(schema.LinkType{Name: "sold", From: []string{"book"}, Symmetric: true}), []string{
			"INVALID_LINK: link type sold: a symmetric link has the same types at both ends (extra)"}},
		"cardinality and half-life": {addLink(schema.LinkType{Name: "sold", Cardinality: "two", HalfLifeDays: -1}), []string{
			`INVALID_LINK: link type sold: the cardinality "two" is not one or many (extra)`,
			"INVALID_LINK: link type sold: the half-life of -1 days is negative (extra)"}},
		"unknown property type":  {addProperty(schema.PropertyType{Name: "size", Type: "integer"}), []string{`INVALID_PROPERTY: object type shop property size: the type "integer" is unknown; nearest: int (extra)`}},
		"unknown value type":     {addProperty(schema.PropertyType{Name: "size", ValueType: "isbm"}), []string{`INVALID_PROPERTY: object type shop property size: the value type "isbm" is unknown; nearest: isbn (extra)`}},
		"type and value type":    {addProperty(schema.PropertyType{Name: "size", Type: schema.Int, ValueType: "isbn"}), []string{"INVALID_PROPERTY: object type shop property size: a property with a value type has no type, values or ref of its own (extra)"}},
		"enum without values":    {addProperty(schema.PropertyType{Name: "size", Type: schema.Enum}), []string{"INVALID_PROPERTY: object type shop property size: an enum lists its values (extra)"}},
		"enum value twice":       {addProperty(schema.PropertyType{Name: "size", Type: schema.Enum, Values: []string{"s", "s"}}), []string{`INVALID_PROPERTY: object type shop property size: the value "s" is listed twice (extra)`}},
		"blank enum value":       {addProperty(schema.PropertyType{Name: "size", Type: schema.Enum, Values: []string{" "}}), []string{`INVALID_PROPERTY: object type shop property size: the value " " is not a text that is not blank (extra)`}},
		"values without enum":    {addProperty(schema.PropertyType{Name: "size", Type: schema.Int, Values: []string{"s"}}), []string{"INVALID_PROPERTY: object type shop property size: only an enum has values (extra)"}},
		"unit of a text":         {addProperty(schema.PropertyType{Name: "size", Type: schema.Text, Unit: "kg"}), []string{"INVALID_PROPERTY: object type shop property size: only a number has a unit (extra)"}},
		"unit of money":          {addProperty(schema.PropertyType{Name: "size", Type: schema.Money, Unit: "euro"}), []string{`INVALID_PROPERTY: object type shop property size: the unit of money is a currency of three capital letters, not "euro" (extra)`}},
		"ref to nothing":         {addProperty(schema.PropertyType{Name: "size", Type: schema.Ref}), []string{"INVALID_PROPERTY: object type shop property size: a ref names the object type it points to (extra)"}},
		"ref of an int":          {addProperty(schema.PropertyType{Name: "size", Type: schema.Int, Ref: "book"}), []string{"INVALID_PROPERTY: object type shop property size: only a property of type ref has a ref (extra)"}},
		"ref to an unknown type": {addProperty(schema.PropertyType{Name: "size", Type: schema.Ref, Ref: "reder"}), []string{`UNKNOWN_TYPE: object type shop property size: ref names the unknown type "reder"; nearest: reader (extra)`}},
		"property twice": {func(t *schema.Terms) {
			t.ObjectTypes[0].Properties = []schema.PropertyType{{Name: "a", Type: schema.Int}, {Name: "a", Type: schema.Int}}
		}, []string{"DUPLICATE_TERM: object type reader property a: it is declared twice (lending)"}},
		"value type base":            {addValueType(schema.ValueType{Name: "v", Base: schema.Ref}), []string{"INVALID_VALUE_TYPE: value type v: a ref cannot be constrained (extra)"}},
		"value type of unknown base": {addValueType(schema.ValueType{Name: "v", Base: "strng"}), []string{`INVALID_VALUE_TYPE: value type v: the base "strng" is unknown; nearest: string (extra)`}},
		"value type pattern":         {addValueType(schema.ValueType{Name: "v", Base: schema.String, Pattern: "("}), []string{`INVALID_VALUE_TYPE: value type v: the pattern "(" is not a regular expression (RE2) (extra)`}},
		"pattern of a number":        {addValueType(schema.ValueType{Name: "v", Base: schema.Int, Pattern: "1"}), []string{"INVALID_VALUE_TYPE: value type v: only a text has a pattern (extra)"}},
		"bounds of a text":           {addValueType(schema.ValueType{Name: "v", Base: schema.String, Min: decimal(t, "1")}), []string{"INVALID_VALUE_TYPE: value type v: only a number has min and max (extra)"}},
		"bounds reversed":            {addValueType(schema.ValueType{Name: "v", Base: schema.Int, Min: decimal(t, "2"), Max: decimal(t, "1.5")}), []string{"INVALID_VALUE_TYPE: value type v: min 2 is above max 1.5 (extra)"}},
		"value type enum":            {addValueType(schema.ValueType{Name: "v", Base: schema.Enum}), []string{"INVALID_VALUE_TYPE: value type v: an enum lists its values (extra)"}},
		"value type unit":            {addValueType(schema.ValueType{Name: "v", Base: schema.Bool, Unit: "kg"}), []string{"INVALID_VALUE_TYPE: value type v: only a number has a unit (extra)"}},
		"value type twice":           {addValueType(schema.ValueType{Name: "isbn", Base: schema.String}), []string{"DUPLICATE_TERM: value type isbn: it is declared twice (extra)"}},
		"claim kind of system":       {func(t *schema.Terms) { t.ClaimKinds[0].Name = "belief" }, []string{"CLAIM_KIND_CLASH: claim kind belief: it is declared by the system in the family FACT (lending)"}},
		"claim kind twice": {func(t *schema.Terms) {
			t.ClaimKinds = append(t.ClaimKinds, schema.ClaimKind{Name: "review", Family: schema.Fact, Pack: "extra"})
		}, []string{"CLAIM_KIND_CLASH: claim kind review: it is declared by lending in the family TAKE (extra, lending)"}},
		"claim family":          {func(t *schema.Terms) { t.ClaimKinds[0].Family = "fact" }, []string{`CLAIM_KIND_CLASH: claim kind review: the family "fact" is not FACT or TAKE (lending)`}},
		"claim half-life":       {func(t *schema.Terms) { t.ClaimKinds[0].HalfLifeDays = -3 }, []string{"CLAIM_KIND_CLASH: claim kind review: the half-life of -3 days is negative (lending)"}},
		"claim kind name":       {func(t *schema.Terms) { t.ClaimKinds[0].Name = "Re view" }, []string{`BAD_NAME: claim kind "Re view": the name "Re view" does not match ^[a-z][a-z0-9_]{0,47}$; nearest: re_view (lending)`}},
		"event type twice":      {func(t *schema.Terms) { t.EventTypes = append(t.EventTypes, t.EventTypes[0]) }, []string{"DUPLICATE_TERM: event type reading: it is declared twice"}},
		"take domain name":      {func(t *schema.Terms) { t.TakeDomains[0].Name = "" }, []string{`BAD_NAME: take domain "": the name "" does not match ^[a-z][a-z0-9_]{0,47}$`}},
		"pattern yields nought": {func(t *schema.Terms) { t.Patterns[0].Yields = "nought" }, []string{`PATTERN_MISMATCH: pattern overdue: yields "nought", not finding, suggestion, link, analysis or highlight`}},
		"vocabulary name":       {func(t *schema.Terms) { t.Vocabulary = []string{"Big Map"} }, []string{`BAD_NAME: vocabulary "Big Map": the name "Big Map" does not match ^[a-z][a-z0-9_]{0,47}$; nearest: big_map`}},
	} {
		t.Run(name, func(t *testing.T) {
			terms := library(t)
			c.change(&terms)
			o, conflicts := schema.New(terms)
			require.Nil(t, o)
			var got []string
			for _, conflict := range conflicts {
				got = append(got, conflict.String())
			}
			require.Equal(t, c.want, got)
		})
	}
}

func TestProjectIsAllowedInGeneral(t *testing.T) {
	o, conflicts := schema.New(schema.Terms{ObjectTypes: []schema.ObjectType{{Name: "project", SlugPrefix: "projects", Primitive: schema.Concept, Pack: "general"}}})
	require.Empty(t, conflicts)
	_, ok := o.ObjectType("project")
	require.True(t, ok)
}

// The system's labels and relationships, in the words that a pack would use.
func TestSystemNamesAreKept(t *testing.T) {
	for _, name := range []string{"principal", "group", "page", "section", "passage", "claim", "fact", "take", "link", "timeline_event",
		"evidence", "source", "source_document", "channel", "thread", "message", "work_event", "project", "page_version", "tag",
		"alias", "redirect", "finding", "suggestion", "proposal", "pack", "object_type", "link_type", "property_type", "signal",
		"audit_entry", "job", "lease", "metric", "token", "setting", "item"} {
		_, conflicts := schema.New(schema.Terms{ObjectTypes: []schema.ObjectType{{Name: name, SlugPrefix: "x", Primitive: schema.Entity, Pack: "p"}}})
		require.Len(t, conflicts, 1, name)
		require.Equal(t, schema.ConflictSystemLabel, conflicts[0].Kind, name)
	}
	for _, name := range []string{"member_of", "owns_agent", "has_section", "has_version", "section_of", "version_of", "tagged", "passage_of", "about", "held_by",
		"written_by", "evidenced_by", "replaces", "event_page", "from", "from_source", "in", "sent_by", "project_of", "concerns",
		"declares", "has_page", "alias_of", "redirects_to", "token_of", "of_group", "participates", "link_from", "link_to", "property_of"} {
		for _, link := range []schema.LinkType{{Name: name}, {Name: "fine", Inverse: name}} {
			_, conflicts := schema.New(schema.Terms{LinkTypes: []schema.LinkType{link}})
			require.Len(t, conflicts, 1, name)
			require.Equal(t, schema.ConflictSystemRelation, conflicts[0].Kind, name)
		}
	}
}

func TestEveryConflictIsListedAtOnce(t *testing.T) {
	_, conflicts := schema.New(schema.Terms{
		ObjectTypes: []schema.ObjectType{{Name: "page", SlugPrefix: "world", Primitive: "x"}},
		LinkTypes:   []schema.LinkType{{Name: "about", From: []string{"nobody"}}},
	})
	require.Len(t, conflicts, 5)
	require.Equal(t, conflicts, schema.SortConflicts(conflicts))
}
