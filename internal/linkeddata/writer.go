package linkeddata

import (
	"bufio"
	"bytes"
	"crypto/sha256"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"strings"
	"time"
)

// ErrRecord says that a record is none of an export.
var ErrRecord = errors.New("not a record of an export")

// Options refine an export as linked data.
type Options struct {
	// Now is the time at which what is written is current.
	Now time.Time
	// History writes also what was retired, has ended or was deleted, and the
	// versions of pages.
	History bool
}

// Result counts what a Writer did.
type Result struct {
	// Records counts the records that were read.
	Records int `json:"records"`
	// Elements counts the elements of @graph.
	Elements int `json:"elements"`
	// LeftOut counts records that are not current, or speak of one that is not.
	LeftOut int `json:"leftOut"`
}

// Writer writes one JSON-LD document. It takes the records in the order of an
// export: packs and principals first, then what is written about, edges last.
// Its memory grows with the principals, the link types, the tags and, by a few bytes
// each, with what is left out. It is for one goroutine.
type Writer struct {
	out     *bufio.Writer
	options Options
	result  Result

	agents    map[string]string // id of a principal by uid
	linkTypes map[string]bool
	// notRefs are properties that hold other values than references, refs those that
	// hold references.
	refs, notRefs map[string]bool
	leftOut       map[[16]byte]struct{}
	// deleted are pages and claims; what comes from them is told by its kind alone.
	deleted map[[16]byte]struct{}
	// tags wait for a page that has them.
	tags map[string]*element
	// skills says that the class of skills' records is declared.
	skills bool
}

// NewWriter begins a document.
func NewWriter(w io.Writer, options Options) (*Writer, error) {
	out := &Writer{
		out: bufio.NewWriterSize(w, 64<<10), options: options, agents: map[string]string{},
		linkTypes: map[string]bool{}, refs: map[string]bool{}, notRefs: map[string]bool{}, leftOut: map[[16]byte]struct{}{},
		deleted: map[[16]byte]struct{}{}, tags: map[string]*element{},
	}
	var context bytes.Buffer
	context.WriteString(`{"@context":{"@version":1.1`)
	for _, p := range prefixes() {
		fmt.Fprintf(&context, ",\n%s:%s", quote(p.name), quote(p.iri))
	}
	for _, t := range terms() {
		if t.kind == asText {
			fmt.Fprintf(&context, ",\n%s:%s", quote(t.name), quote(t.iri))
		} else {
			fmt.Fprintf(&context, ",\n%s:{\"@id\":%s,\"@type\":%s}", quote(t.name), quote(t.iri), quote(string(t.kind)))
		}
	}
	context.WriteString("},\n\"@graph\":[")
	_, err := out.out.Write(context.Bytes())
	return out, err
}

// Add writes one record, or leaves it out. Errors: ErrRecord, those of writing.
func (w *Writer) Add(raw json.RawMessage) error {
	r, err := readRecord(raw)
	if err != nil {
		return err
	}
	w.result.Records++
	var e *element
	if r.Kind == kindNode {
		e, err = w.node(r)
	} else {
		e = w.edge(r)
	}
	if err != nil || e == nil {
		return err
	}
	if err := w.writeTag(r); err != nil {
		return err
	}
	if err := w.declareSkills(r); err != nil {
		return err
	}
	return w.write(e)
}

// skillType is the object type of skills' records, which no pack declares.
const skillType = "agent_skill"

// declareSkills declares the class of skills' records before the first of them.
func (w *Writer) declareSkills(r record) error {
	if w.skills || r.Label != "Page" || r.text("type") != skillType {
		return nil
	}
	w.skills = true
	class := newElement("class:"+skillType, classes("ObjectType"))
	class.put("label", quote("Skill"))
	return w.write(class)
}

// writeTag writes the tag that an edge leads to, unless it is written: a tag is only
// as current as one of the pages that have it.
func (w *Writer) writeTag(edge record) error {
	tag := w.tags[edge.To]
	if tag == nil {
		return nil
	}
	delete(w.tags, edge.To)
	return w.write(tag)
}

func (w *Writer) write(e *element) error {
	if !e.says() {
		return nil
	}
	separator := ",\n"
	if w.result.Elements == 0 {
		separator = "\n"
	}
	w.result.Elements++
	if _, err := w.out.WriteString(separator); err != nil {
		return err
	}
	_, err := w.out.Write(e.bytes())
	return err
}

// Close ends the document; the writer below stays open.
func (w *Writer) Close() (Result, error) {
	w.result.LeftOut += len(w.tags)
	if _, err := w.out.WriteString("\n]}\n"); err != nil {
		return w.result, err
	}
	return w.result, w.out.Flush()
}

func key(id string) [16]byte {
	sum := sha256.Sum256([]byte(id))
	return [16]byte(sum[:16])
}

func (w *Writer) isLeftOut(id string) bool {
	_, out := w.leftOut[key(id)]
	return out
}

// node writes a node: what is said of a page by a node of its own, such as an
// alias, is said of the page.
func (w *Writer) node(r record) (*element, error) {
	switch {
	case r.Label == "Finding" || r.Label == "Suggestion":
		// Their edges are of types that others have too.
		w.leftOut[key(r.ID)] = struct{}{}
		return nil, nil
	case fields(r.Label) == nil, r.Label == "PageVersion" && !w.options.History:
		return nil, nil
	case !w.options.History && (!r.Item.current(w.options.Now) || w.isLeftOut(r.text("page")) || w.isLeftOut(r.text("item"))):
		w.result.LeftOut++
		w.leftOut[key(r.ID)] = struct{}{}
		if !r.Item.DeletedAt.IsZero() && (r.Label == "Page" || r.Label == "Claim") {
			w.deleted[key(r.ID)] = struct{}{}
		}
		return nil, nil
	}
	w.learn(r)
	e := newElement(w.idOf(r), w.classesOf(r))
	for _, f := range fields(r.Label) {
		if w.withheld(r, f) {
			continue
		}
		if err := w.field(e, r, f); err != nil {
			return nil, err
		}
	}
	switch r.Label {
	case "Claim":
		w.value(e, r)
	case "Evidence":
		if kind, origin := r.text("kind"), r.text("origin"); origin != "" && (kind == "PAGE" || kind == "CLAIM") && (w.options.History || !w.isLeftOut(origin)) {
			e.put("wasDerivedFrom", quote(resource(origin)))
		}
	}
	if strings.HasSuffix(r.Label, "Type") || r.Label == "Alias" || r.Label == "Redirect" {
		return e, nil
	}
	w.item(e, r.Item)
	if r.Label == "Tag" && !w.options.History {
		w.tags[r.ID] = e
		return nil, nil
	}
	return e, nil
}

// withheld tells whether a field of a piece of evidence shows something of an origin
// that was deleted: of such a piece only the kind and the time are told.
func (w *Writer) withheld(r record, f field) bool {
	if r.Label != "Evidence" || f.stored == "kind" || f.stored == "observedAt" {
		return false
	}
	_, deleted := w.deleted[key(r.text("origin"))]
	return deleted
}

// learn keeps what later records need.
func (w *Writer) learn(r record) {
	switch name := r.text("name"); r.Label {
	case "Principal":
		w.agents[r.text("uid")] = r.ID
	case "LinkType":
		w.linkTypes[name] = true
	case "PropertyType":
		if r.text("type") == "ref" {
			w.refs[name] = true
		} else {
			w.notRefs[name] = true
		}
	}
}

func (w *Writer) idOf(r record) string {
	switch r.Label {
	case "ObjectType":
		return "class:" + escape(r.text("name"))
	case "LinkType":
		return "link:" + escape(r.text("name"))
	case "PropertyType":
		return "property:" + escape(r.text("name"))
	case "Alias", "Redirect":
		return resource(r.text("page"))
	default:
		return resource(r.ID)
	}
}

func (w *Writer) classesOf(r record) []string {
	types := classes(r.Label)
	switch r.Label {
	case "Page":
		objectType := r.text("type")
		types = append(types, "class:"+escape(objectType))
		if c := schemaClass(objectType); c != "" {
			types = append(types, c)
		}
	case "Principal":
		if r.text("kind") == "HUMAN" {
			types = append(types, "prov:Person")
		} else {
			types = append(types, "prov:SoftwareAgent")
		}
	}
	return types
}

// field writes a stored property: a list as several values.
func (w *Writer) field(e *element, r record, f field) error {
	raw, ok := r.Properties[f.stored]
	if !ok || string(raw) == "null" {
		return nil
	}
	values := []json.RawMessage{raw}
	if raw[0] == '[' {
		if err := json.Unmarshal(raw, &values); err != nil {
			return fmt.Errorf("%w: %s: %w", ErrRecord, f.stored, err)
		}
	}
	for _, v := range values {
		s := string(v)
		if v[0] == '"' {
			if err := json.Unmarshal(v, &s); err != nil {
				return fmt.Errorf("%w: %s: %w", ErrRecord, f.stored, err)
			}
		}
		w.put(e, f.term, s, f.kind)
	}
	return nil
}

// put writes a value in the form of its kind.
func (w *Writer) put(e *element, term, s string, kind datatype) {
	switch kind {
	case asBoolean:
		e.put(term, s)
	case asIRI:
		e.put(term, quote(resource(s)))
	case asAgent:
		e.put(term, quote(w.agent(s)))
	case asLinkType:
		e.put(term, quote("link:"+escape(s)))
	case asDate:
		e.put(term, typed(s, dateType(s)))
	default:
		e.put(term, quote(s))
	}
}

// value writes the property that a claim gives a value to.
func (w *Writer) value(e *element, r record) {
	property := r.text("property")
	if property == "" {
		return
	}
	e.put("property", quote("property:"+escape(property)))
	for _, v := range []struct {
		stored string
		kind   datatype
	}{
		{"valueInt", asInteger}, {"valueFloat", "xsd:double"}, {"valueDecimal", asDecimal}, {"valueBool", asBoolean}, {"valueInstant", asTime},
		{"valueDate", "xsd:date"},
	} {
		raw, ok := r.Properties[v.stored]
		if !ok {
			continue
		}
		e.put("value", typed(strings.Trim(string(raw), `"`), v.kind))
	}
	text := r.text("valueText")
	switch {
	case text == "":
	case w.refs[property] && !w.notRefs[property]:
		e.put("value", `{"@id":`+quote(resource(text))+`}`)
	default:
		e.put("value", quote(text))
	}
}

// item writes who knows something, who said it, and when it was known and true.
func (w *Writer) item(e *element, it item) {
	if it.Scope != "" {
		e.put("scope", quote(it.Scope))
	}
	for _, token := range it.Requires {
		e.put("requires", quote(token))
	}
	if it.Author != "" {
		e.put("wasAttributedTo", quote(w.agent(it.Author)))
	}
	for _, t := range []struct {
		term string
		at   time.Time
	}{
		{"generatedAtTime", it.RecordedAt}, {"invalidatedAtTime", it.RetiredAt}, {"validFrom", it.ValidFrom}, {"validUntil", it.ValidUntil}, {"deletedAt", it.DeletedAt},
	} {
		if !t.at.IsZero() {
			e.put(t.term, quote(t.at.UTC().Format("2006-01-02T15:04:05.000000Z")))
		}
	}
}

// edge writes an edge as a plain statement, so only one that is current: the
// history of links is in their nodes.
func (w *Writer) edge(r record) *element {
	term, turned := relationship(r.Type)
	name := strings.ToLower(r.Type)
	if term == "" && !w.linkTypes[name] {
		return nil
	}
	if !r.Item.current(w.options.Now) || w.isLeftOut(r.From) || w.isLeftOut(r.To) {
		w.result.LeftOut++
		return nil
	}
	from, to := resource(r.From), resource(r.To)
	if turned {
		from, to = to, from
	}
	e := newElement(from, nil)
	if term == "" {
		e.put("link:"+escape(name), `{"@id":`+quote(to)+`}`)
	} else {
		e.put(term, quote(to))
	}
	return e
}

// agent is the name of a principal; one that is not in the export has a name of its
// uid.
func (w *Writer) agent(uid string) string {
	if id, ok := w.agents[uid]; ok {
		return resource(id)
	}
	return "principal:" + escape(uid)
}

func resource(id string) string { return "resource:" + escape(id) }
