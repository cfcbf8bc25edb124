package schema

import (
	"fmt"
	"regexp"
	"slices"
	"strings"
)

// checker collects the conflicts of a set of terms.
type checker struct {
	terms      Terms
	types      map[string]bool
	interfaces map[string]Interface
	valueTypes map[string]bool
	conflicts  []Conflict
}

func check(t Terms) []Conflict {
	c := &checker{terms: t, types: map[string]bool{}, interfaces: map[string]Interface{}, valueTypes: map[string]bool{}}
	for _, x := range t.ObjectTypes {
		c.types[x.Name] = true
	}
	for _, x := range t.Interfaces {
		c.interfaces[x.Name] = x
	}
	for _, x := range t.ValueTypes {
		c.valueTypes[x.Name] = true
	}
	c.labels()
	c.objectTypes()
	c.interfaceTypes()
	c.linkTypes()
	c.valueTypeConstraints()
	c.claimKinds()
	c.plainNames()
	return c.conflicts
}

func (c *checker) add(kind ConflictKind, term, detail string, packs ...string) {
	c.conflicts = append(c.conflicts, NewConflict(kind, term, detail, packs...))
}

// name reports a bad name and returns whether it was good.
func (c *checker) name(term, name, pack string) bool {
	if ValidName(name) {
		return true
	}
	detail := fmt.Sprintf("the name %s does not match %s", quote(name), NameRule)
	if near := NearestValidName(name); near != "" {
		detail += "; nearest: " + near
	}
	c.add(ConflictBadName, term, detail, pack)
	return false
}

// known reports an end or reference that is neither a type nor an interface.
func (c *checker) known(term, role, name, pack string) {
	if c.types[name] {
		return
	}
	if _, ok := c.interfaces[name]; ok {
		return
	}
	candidates := append(sortedKeys(c.types), sortedKeys(c.interfaces)...)
	c.add(ConflictUnknownType, term, role+" names the unknown type "+quote(name)+nearestSuffix(name, candidates), pack)
}

func nearestSuffix(name string, candidates []string) string {
	var b strings.Builder
	writeNearest(&b, Nearest(name, candidates))
	return b.String()
}

// labels checks the namespace that object types and interfaces share.
func (c *checker) labels() {
	type owner struct{ term, pack string }
	taken := map[string]owner{}
	claim := func(kind, name, pack string) {
		term := kind + " " + printable(name)
		if !c.name(term, name, pack) {
			return
		}
		if name == SkillType {
			c.add(ConflictReservedName, term, "the name is kept for skill records", pack)
			return
		}
		l := label(name)
		if isSystemLabel(l) && !mayUseSystemLabel(name, pack) {
			c.add(ConflictSystemLabel, term, "the label "+l+" is the system's", pack)
			return
		}
		if other, ok := taken[l]; ok {
			kind := ConflictLabelTaken
			if other.term == term {
				kind = ConflictDuplicateTerm
			}
			c.add(kind, term, "the label "+l+" is that of "+other.term, pack, other.pack)
			return
		}
		taken[l] = owner{term, pack}
	}
	for _, t := range c.terms.ObjectTypes {
		claim("object type", t.Name, t.Pack)
	}
	for _, i := range c.terms.Interfaces {
		claim("interface", i.Name, i.Pack)
	}
}

func (c *checker) objectTypes() {
	prefixes := map[string]ObjectType{}
	for _, t := range c.terms.ObjectTypes {
		term := "object type " + printable(t.Name)
		if c.name(term+" slug prefix", t.SlugPrefix, t.Pack) {
			if isReservedPrefix(t.SlugPrefix) {
				c.add(ConflictReservedName, term, "the slug prefix "+t.SlugPrefix+" is the system's", t.Pack)
			}
			if other, ok := prefixes[t.SlugPrefix]; ok && other.Name != t.Name {
				c.add(ConflictPrefixTaken, term, "the slug prefix "+t.SlugPrefix+" is that of object type "+printable(other.Name), t.Pack, other.Pack)
			}
			prefixes[t.SlugPrefix] = t
		}
		if !slices.Contains(Primitives(), t.Primitive) {
			c.add(ConflictPrimitive, term, fmt.Sprintf("the primitive %s is not one of %v", quote(string(t.Primitive)), Primitives()), t.Pack)
		}
		seen := map[string]bool{}
		for _, s := range t.Subtypes {
			if c.name(term+" subtype", s, t.Pack) && seen[s] {
				c.add(ConflictDuplicateSubtype, term, "the subtype "+s+" is listed twice", t.Pack)
			}
			seen[s] = true
		}
		c.properties(term, t.Properties, t.Pack)
		for _, name := range t.Implements {
			c.implements(term, t, name)
		}
	}
}

func (c *checker) implements(term string, t ObjectType, name string) {
	i, ok := c.interfaces[name]
	if !ok {
		c.add(ConflictUnknownInterface, term, "implements the unknown interface "+quote(name)+nearestSuffix(name, sortedKeys(c.interfaces)), t.Pack)
		return
	}
	for _, p := range i.Properties {
		for _, q := range t.Properties {
			if p.Name == q.Name && !p.Equal(q) {
				c.add(ConflictProperty, term, "the property "+printable(p.Name)+" differs from that of interface "+printable(name), t.Pack, i.Pack)
			}
		}
	}
	for _, linkName := range i.Links {
		if !c.mayStart(t, linkName) {
			c.add(ConflictInterface, term, "interface "+printable(name)+" expects it to start the link "+printable(linkName), t.Pack, i.Pack)
		}
	}
}

// mayStart reports whether pages of the type may be at the starting end of
// the link type or inverse name; unknown links are reported elsewhere.
func (c *checker) mayStart(t ObjectType, linkName string) bool {
	for _, l := range c.terms.LinkTypes {
		ends := l.From
		if l.Name != linkName {
			if l.Inverse != linkName {
				continue
			}
			ends = l.To
		}
		return len(ends) == 0 || slices.Contains(ends, t.Name) ||
			slices.ContainsFunc(t.Implements, func(i string) bool { return slices.Contains(ends, i) })
	}
	return true
}

func (c *checker) interfaceTypes() {
	var linkNames []string
	for _, l := range c.terms.LinkTypes {
		linkNames = append(linkNames, l.Name, l.Inverse)
	}
	for _, i := range c.terms.Interfaces {
		term := "interface " + printable(i.Name)
		c.properties(term, i.Properties, i.Pack)
		for _, name := range i.Links {
			if !slices.Contains(linkNames, name) {
				c.add(ConflictInterface, term, "names the unknown link type "+quote(name)+nearestSuffix(name, linkNames), i.Pack)
			}
		}
	}
}

// linkTypes checks the namespace of link types and inverse names, and the ends.
func (c *checker) linkTypes() {
	type owner struct{ term, pack string }
	taken := map[string]owner{}
	claim := func(term, name, pack string) {
		if r := relationship(name); isSystemRelationship(r) {
			c.add(ConflictSystemRelation, term, "the relationship "+r+" is the system's", pack)
			return
		}
		if other, ok := taken[name]; ok {
			c.add(ConflictRelationshipTaken, term, "the relationship "+relationship(name)+" is that of "+other.term, pack, other.pack)
			return
		}
		taken[name] = owner{term, pack}
	}
	declared := map[string]bool{}
	for _, l := range c.terms.LinkTypes {
		term := "link type " + printable(l.Name)
		if declared[l.Name] {
			c.add(ConflictDuplicateTerm, term, "it is declared twice", l.Pack)
			continue
		}
		declared[l.Name] = true
		if c.name(term, l.Name, l.Pack) {
			claim(term, l.Name, l.Pack)
		}
		c.linkShape(term, l)
	}
	// Inverse names come second, so that a link type keeps its own name whatever the order.
	for _, l := range c.terms.LinkTypes {
		term := "link type " + printable(l.Name)
		if l.Inverse != "" && l.Inverse != l.Name && c.name(term+" inverse", l.Inverse, l.Pack) {
			claim(term+" inverse", l.Inverse, l.Pack)
		}
	}
}

func (c *checker) linkShape(term string, l LinkType) {
	if l.Symmetric && l.Inverse != "" && l.Inverse != l.Name {
		c.add(ConflictInverse, term, "a symmetric link is its own inverse, not "+printable(l.Inverse), l.Pack)
	}
	if !l.Symmetric && l.Inverse == l.Name {
		c.add(ConflictInverse, term, "a link that is its own inverse must be symmetric", l.Pack)
	}
	if l.Symmetric && !sameNames(l.From, l.To) {
		c.add(ConflictInvalidLink, term, "a symmetric link has the same types at both ends", l.Pack)
	}
	if l.Cardinality != "" && l.Cardinality != Many && l.Cardinality != One {
		c.add(ConflictInvalidLink, term, "the cardinality "+quote(string(l.Cardinality))+" is not one or many", l.Pack)
	}
	if l.HalfLifeDays < 0 {
		c.add(ConflictInvalidLink, term, fmt.Sprintf("the half-life of %d days is negative", l.HalfLifeDays), l.Pack)
	}
	for _, name := range l.From {
		c.known(term, "from", name, l.Pack)
	}
	for _, name := range l.To {
		c.known(term, "to", name, l.Pack)
	}
}

func sameNames(a, b []string) bool {
	return slices.Equal(slices.Sorted(slices.Values(a)), slices.Sorted(slices.Values(b)))
}

func (c *checker) properties(term string, ps []PropertyType, pack string) {
	seen := map[string]bool{}
	for _, p := range ps {
		at := term + " property " + printable(p.Name)
		if c.name(at, p.Name, pack) && seen[p.Name] {
			c.add(ConflictDuplicateTerm, at, "it is declared twice", pack)
		}
		seen[p.Name] = true
		c.property(at, p, pack)
	}
}

func (c *checker) property(at string, p PropertyType, pack string) {
	invalid := func(detail string) { c.add(ConflictInvalidProperty, at, detail, pack) }
	if p.ValueType != "" {
		if p.Type != "" || len(p.Values) > 0 || p.Ref != "" {
			invalid("a property with a value type has no type, values or ref of its own")
		}
		if !c.valueTypes[p.ValueType] {
			invalid("the value type " + quote(p.ValueType) + " is unknown" + nearestSuffix(p.ValueType, sortedKeys(c.valueTypes)))
		}
		return
	}
	if !slices.Contains(PropertyKinds(), p.Type) {
		invalid("the type " + quote(string(p.Type)) + " is unknown" + nearestSuffix(string(p.Type), kindNames()))
		return
	}
	if detail := enumDetail(p.Type, p.Values); detail != "" {
		invalid(detail)
	}
	if detail := unitDetail(p.Type, p.Unit); detail != "" {
		invalid(detail)
	}
	switch {
	case p.Type == Ref && p.Ref == "":
		invalid("a ref names the object type it points to")
	case p.Type != Ref && p.Ref != "":
		invalid("only a property of type ref has a ref")
	case p.Type == Ref:
		c.known(at, "ref", p.Ref, pack)
	}
}

func kindNames() []string {
	var out []string
	for _, k := range PropertyKinds() {
		out = append(out, string(k))
	}
	return out
}

func enumDetail(kind PropertyKind, values []string) string {
	if kind != Enum {
		if len(values) > 0 {
			return "only an enum has values"
		}
		return ""
	}
	if len(values) == 0 {
		return "an enum lists its values"
	}
	seen := map[string]bool{}
	for _, v := range values {
		if problem := lineProblem(v); problem != "" {
			return "the value " + quote(v) + " is not " + problem
		}
		if seen[v] {
			return "the value " + quote(v) + " is listed twice"
		}
		seen[v] = true
	}
	return ""
}

func unitDetail(kind PropertyKind, unit string) string {
	switch {
	case unit == "":
		return ""
	case !isNumeric(kind):
		return "only a number has a unit"
	case kind == Money && !isCurrency(unit):
		return "the unit of money is a currency of three capital letters, not " + quote(unit)
	}
	return ""
}

func isNumeric(kind PropertyKind) bool {
	return kind == Int || kind == Float || kind == Dec || kind == Money
}

func (c *checker) valueTypeConstraints() {
	declared := map[string]bool{}
	for _, v := range c.terms.ValueTypes {
		at := "value type " + printable(v.Name)
		if c.name(at, v.Name, v.Pack) && declared[v.Name] {
			c.add(ConflictDuplicateTerm, at, "it is declared twice", v.Pack)
		}
		declared[v.Name] = true
		for _, detail := range valueTypeDetails(v) {
			c.add(ConflictInvalidValueType, at, detail, v.Pack)
		}
	}
}

func valueTypeDetails(v ValueType) []string {
	var out []string
	if v.Base == Ref {
		return []string{"a ref cannot be constrained"}
	}
	if !slices.Contains(PropertyKinds(), v.Base) {
		return []string{"the base " + quote(string(v.Base)) + " is unknown" + nearestSuffix(string(v.Base), kindNames())}
	}
	if v.Pattern != "" {
		if !slices.Contains([]PropertyKind{String, Text, URL, Email}, v.Base) {
			out = append(out, "only a text has a pattern")
		}
		if _, err := regexp.Compile(wholeText(v.Pattern)); err != nil {
			out = append(out, "the pattern "+quote(v.Pattern)+" is not a regular expression (RE2)")
		}
	}
	if (v.Min != nil || v.Max != nil) && !isNumeric(v.Base) {
		out = append(out, "only a number has min and max")
	}
	if v.Min != nil && v.Max != nil && *v.Min > *v.Max {
		out = append(out, fmt.Sprintf("min %s is above max %s", *v.Min, *v.Max))
	}
	if detail := enumDetail(v.Base, v.Values); detail != "" {
		out = append(out, detail)
	}
	if detail := unitDetail(v.Base, v.Unit); detail != "" {
		out = append(out, detail)
	}
	return out
}

func (c *checker) claimKinds() {
	taken := index(systemKinds(), func(k ClaimKind) string { return k.Name }, same)
	for _, k := range c.terms.ClaimKinds {
		at := "claim kind " + printable(k.Name)
		if !c.name(at, k.Name, k.Pack) {
			continue
		}
		if k.Family != Fact && k.Family != Take {
			c.add(ConflictClaimKind, at, "the family "+quote(string(k.Family))+" is not FACT or TAKE", k.Pack)
		}
		if k.HalfLifeDays < 0 {
			c.add(ConflictClaimKind, at, fmt.Sprintf("the half-life of %d days is negative", k.HalfLifeDays), k.Pack)
		}
		if other, ok := taken[k.Name]; ok {
			owner := "the system"
			if other.Pack != "" {
				owner = other.Pack
			}
			c.add(ConflictClaimKind, at, "it is declared by "+owner+" in the family "+string(other.Family), k.Pack, other.Pack)
			continue
		}
		taken[k.Name] = k
	}
}

// plainNames checks the terms that are nothing but a name.
func (c *checker) plainNames() {
	seen := map[string]bool{}
	once := func(kind, name, pack string) {
		at := kind + " " + printable(name)
		if c.name(at, name, pack) && seen[at] {
			c.add(ConflictDuplicateTerm, at, "it is declared twice", pack)
		}
		seen[at] = true
	}
	for _, e := range c.terms.EventTypes {
		once("event type", e.Name, e.Pack)
	}
	for _, d := range c.terms.TakeDomains {
		once("take domain", d.Name, d.Pack)
	}
	for _, p := range c.terms.Patterns {
		once("pattern", p.Name, p.Pack)
		if !slices.Contains([]Yield{YieldFinding, YieldSuggestion, YieldLink, YieldAnalysis, YieldHighlight}, p.Yields) {
			c.add(ConflictPattern, "pattern "+printable(p.Name), "yields "+quote(string(p.Yields))+", not finding, suggestion, link, analysis or highlight", p.Pack)
		}
	}
	for _, v := range c.terms.Vocabulary {
		c.name("vocabulary "+printable(v), v, "")
	}
}

// printable keeps valid names as they are and quotes the rest.
func printable(name string) string {
	if ValidName(name) {
		return name
	}
	return quote(name)
}
