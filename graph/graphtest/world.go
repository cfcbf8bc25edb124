package graphtest

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"time"

	"brain/graph"
)

// world is a random small graph: pages of several types with sections, aliases,
// tags and links, claims and events about them, evidence, and texts; in every
// state of disclosure, deletion, trust and the clocks.
type world struct {
	rng    *rand.Rand
	prefix string
	kinds  []nodeKind

	nodes  map[string][]string // alive ids by storage label, in the order made
	edges  []string            // ids of alive edges that are not carried
	texts  []string            // nodes that have or had a text
	people []string
	scopes []string
	made   int
}

// nodeKind is what worlds hold of one storage label and queries ask about it.
type nodeKind struct {
	storage string
	labels  []string // further labels, at most one of them on a node
	written []string // ways to write the label in a query
	props   []string
	from    map[string]string // relationship → storage label at its other end
	count   int               // nodes of the kind in a world, on average
	clocks  bool
	text    string // kind of its text documents, "" for none
}

func nodeKinds() []nodeKind {
	return []nodeKind{
		{storage: "Page", labels: []string{"Person", "Company", "Place"}, count: 7, text: "name",
			written: []string{"Page", "Page", "Page", "Person", "Person|Place", "Page:Company", "Agent", "Agent:Person"},
			props:   []string{"title", "slug", "subtype", "pinned", "version", "createdAt"},
			from:    map[string]string{"KNOWS": "Page", "WORKS_AT": "Page", "PART_OF": "Page", "TAGGED": "Tag"}},
		{storage: "Claim", labels: []string{"Fact", "Fact", "Take"}, count: 12, clocks: true, text: "claim",
			written: []string{"Claim", "Claim", "Fact", "Fact|Take", "Claim:Take"},
			props: []string{"kind", "text", "confidence", "context", "property", "valueText", "valueInt", "valueDecimal", "unit", "valueDate",
				"valueBool", "valueFloat", "valueInstant", "due", "recordedAt", "retiredAt", "validFrom", "validUntil"},
			from: map[string]string{"ABOUT": "Page", "HELD_BY": "Page", "REPLACES": "Claim", "EVIDENCED_BY": "Evidence"}},
		{storage: "TimelineEvent", count: 3, clocks: true, text: "event", written: []string{"TimelineEvent"}, props: []string{"summary", "date", "at", "recordedAt"},
			from: map[string]string{"ABOUT": "Page", "EVENT_PAGE": "Page", "EVIDENCED_BY": "Evidence"}},
		{storage: "Tag", count: 3, written: []string{"Tag"}, props: []string{"name"}},
		{storage: "Section", count: 4, text: "passage", written: []string{"Section"}, props: []string{"heading", "position", "text"}, from: map[string]string{"SECTION_OF": "Page"}},
		{storage: "Alias", count: 3, written: []string{"Alias"}, props: []string{"name", "norm"}, from: map[string]string{"ALIAS_OF": "Page"}},
		{storage: "Evidence", count: 3, written: []string{"Evidence"}, props: []string{"kind", "url", "observedAt"}},
	}
}

// newWorld begins an empty world. Its ids and groups are its own.
func newWorld(seed, n uint64) *world {
	prefix := fmt.Sprintf("w%d", n)
	w := &world{rng: rand.New(rand.NewPCG(seed, n)), prefix: prefix, kinds: nodeKinds(), nodes: map[string][]string{}, scopes: slices.Repeat([]string{graph.ScopeWorld}, 5)}
	for i := range 3 {
		person := fmt.Sprintf("%s-u%d", prefix, i)
		w.people = append(w.people, person)
		w.scopes = append(w.scopes, graph.PrincipalScope(person), graph.GroupScope(fmt.Sprintf("%s-g%d", prefix, i)))
	}
	w.scopes = append(w.scopes, graph.SkillScope(prefix+"-skill"))
	return w
}

func pick[T any](rng *rand.Rand, from []T) T { return from[rng.IntN(len(from))] }

// chance is true in percent of all cases.
func (w *world) chance(percent int) bool { return w.rng.IntN(100) < percent }

func (w *world) id(kind string) string {
	w.made++
	return fmt.Sprintf("%s/%s-%02d", w.prefix, kind, w.made)
}

// moment is a time near now, often exactly now.
func (w *world) moment() time.Time { return now.Add(time.Duration(w.rng.IntN(5)-2) * time.Hour) }

// item makes a random item; authored ones may have an author, and those with
// history have clocks.
func (w *world) item(authored, clocks bool) graph.Item {
	var it graph.Item
	if !w.chance(3) {
		it.Scope = pick(w.rng, w.scopes)
	}
	if w.chance(12) {
		it.Ends = append(it.Ends, pick(w.rng, w.scopes), pick(w.rng, w.scopes))
	}
	if w.chance(10) {
		it.Requires = append(it.Requires, pick(w.rng, w.scopes))
	}
	if authored && w.chance(50) {
		it.Author = pick(w.rng, w.people)
	}
	it.Gated = w.chance(10)
	if w.chance(6) {
		it.DeletedAt = w.moment()
	}
	if !clocks {
		return it
	}
	it.RecordedAt = w.moment()
	if w.chance(12) {
		it.RetiredAt = w.moment()
	}
	if w.chance(15) {
		it.ValidFrom = w.moment()
	}
	if w.chance(15) {
		it.ValidUntil = w.moment()
	}
	return it
}

// words are the texts and terms of all worlds: few, so that they meet often.
func words() []string {
	return []string{"a", "A", "ab", "b", "é", "e\u0301", "가", "가나", "日本", "日本語", "\uffee", "😀", "100%", "_"}
}

// value makes a random value of a property's kind; the same values come often.
func (w *world) value(property string) graph.Value {
	if property == "unit" {
		return graph.String(pick(w.rng, []string{"EUR", "USD"}))
	}
	if property == "property" {
		return graph.String(pick(w.rng, []string{"size", "size", "size", "motto", "nicknames", "nicknames", "marks", "worth", "ratio", "open", "seen", "born", "fee", "fee", "fees", "fees", "other"}))
	}
	switch kindOf(property) {
	case graph.KindInt:
		return graph.Int(int64(w.rng.IntN(4)) - 1)
	case graph.KindFloat:
		return graph.Float(pick(w.rng, []float64{-0.5, 0, 0.1, 2}))
	case graph.KindBool:
		return graph.Bool(w.chance(50))
	case graph.KindInstant:
		return graph.Instant(w.moment())
	case graph.KindDate:
		return graph.Date(pick(w.rng, []string{"1999-12-31", "2024-02-29", "2026-03-14"}))
	case graph.KindDecimal:
		return graph.Decimal(int64(w.rng.IntN(5)) * 2500)
	default:
		if w.chance(5) {
			return graph.String("")
		}
		if w.chance(60) {
			return graph.String(pick(w.rng, words()[:4]))
		}
		return graph.String(pick(w.rng, words()))
	}
}

func kindOf(property string) graph.Kind {
	for _, p := range slices.Concat(graph.ItemProps(), graph.SystemProperties()) {
		if p.Name == property {
			return p.Kind
		}
	}
	panic("no property " + property)
}

// isItemProp tells whether the property is a field of Item.
func isItemProp(property string) bool {
	return slices.ContainsFunc(graph.ItemProps(), func(p graph.Property) bool { return p.Name == property })
}

func (w *world) props(names []string) graph.Props {
	out := graph.Props{}
	for _, name := range names {
		if !isItemProp(name) && w.chance(70) {
			out[name] = w.value(name)
		}
	}
	return out
}

// build gives the changes that write the whole world.
func (w *world) build() []change {
	var changes []change
	for _, k := range w.kinds {
		for range max(1, k.count+w.rng.IntN(5)-2) {
			changes = append(changes, w.newNode(k)...)
		}
	}
	for range 30 + w.rng.IntN(20) {
		changes = append(changes, w.newLink())
	}
	for _, k := range w.kinds {
		for _, id := range w.nodes[k.storage] {
			for _, relationship := range sortedNames(k.from) {
				for carried(relationship) && w.chance(65) {
					changes = append(changes, putEdge(graph.Edge{ID: w.id("e"), Type: relationship, From: id, To: w.end(relationship, k.from[relationship])}))
				}
			}
		}
	}
	return changes
}

// end picks the node to which a carried edge leads. Claims are often about the
// same few pages, so that several say the same property.
func (w *world) end(relationship, storage string) string {
	nodes := w.nodes[storage]
	if relationship == "ABOUT" && w.chance(60) {
		nodes = nodes[:min(2, len(nodes))]
	}
	return pick(w.rng, nodes)
}

func sortedNames(m map[string]string) []string { return slices.Sorted(keys(m)) }

func (w *world) newNode(k nodeKind) []change {
	n := graph.Node{ID: w.id(k.storage), Labels: []string{k.storage}, Item: w.item(k.clocks, k.clocks), Props: w.props(k.props)}
	if len(k.labels) > 0 && w.chance(85) {
		n.Labels = append(n.Labels, pick(w.rng, k.labels))
	}
	w.nodes[k.storage] = append(w.nodes[k.storage], n.ID)
	changes := []change{putNode(n)}
	if k.text != "" && w.chance(80) {
		w.texts = append(w.texts, n.ID)
		d := w.document(n.ID, k.text)
		if changes = append(changes, putText(d)); w.chance(70) {
			changes = append(changes, putVector(w.vector(d)))
		}
	}
	return changes
}

// newLink makes an edge with an item of its own: a link or a tag's edge.
func (w *world) newLink() change {
	e := graph.Edge{ID: w.id("l"), Type: pick(w.rng, []string{"KNOWS", "KNOWS", "WORKS_AT", "PART_OF", "TAGGED"}), From: pick(w.rng, w.nodes["Page"]), To: pick(w.rng, w.nodes["Page"])}
	if e.Type == "TAGGED" {
		e.To = pick(w.rng, w.nodes["Tag"])
	}
	e.Item, e.Props = w.item(e.Type != "TAGGED", e.Type != "TAGGED"), w.props(edgeProps())
	w.edges = append(w.edges, e.ID)
	return putEdge(e)
}

// edgeProps are the properties that worlds put on links.
func edgeProps() []string { return []string{"weight", "origin"} }

func (w *world) document(node, kind string) graph.TextDocument {
	d := graph.TextDocument{Node: node, Kind: kind, Length: int64(w.rng.IntN(9)), Order: int64(w.rng.IntN(3)), Historic: w.chance(15)}
	if w.chance(50) {
		d.Class = pick(w.rng, []string{"belief", "promise"})
	}
	if w.chance(60) {
		d.Page = pick(w.rng, w.nodes["Page"])
	}
	for _, term := range terms() {
		if w.chance(35) {
			d.Terms = append(d.Terms, term)
			d.Body += term + " "
		}
	}
	d.Title = pick(w.rng, terms())
	return d
}

// models are the models of all vectors.
func models() []string { return []string{"small", "large"} }

// vector makes a vector of the document, of few directions so that some are equal.
func (w *world) vector(d graph.TextDocument) graph.Vector {
	v := graph.Vector{Node: d.Node, Model: pick(w.rng, models()), Text: graph.TextHash(d.Title, d.Body)}
	v.Values = w.direction(v.Model)
	return v
}

func (w *world) direction(model string) []int8 {
	v := []int8{int8(w.rng.IntN(5) - 2), int8(w.rng.IntN(5) - 2), 1}
	if model == "large" {
		v = append(v, int8(w.rng.IntN(255)-127))
	}
	return v
}

// terms are the analysed terms of all texts.
func terms() []string { return []string{"tea", "cup", "te", "tea_cup", "가", "가나", "日本"} }

// mutate gives changes to a world that has been built.
func (w *world) mutate() []change {
	var changes []change
	for range 12 + w.rng.IntN(12) {
		switch k := pick(w.rng, w.kinds); w.rng.IntN(8) {
		case 0, 1:
			it := w.item(k.clocks, k.clocks)
			changes = append(changes, patchNode(w.anyNode(k), graph.NodePatch{Item: &it}))
		case 2:
			p := w.props(k.props)
			for _, name := range k.props {
				if !isItemProp(name) && w.chance(20) {
					p[name] = graph.Null()
				}
			}
			labels := []string{k.storage}
			if len(k.labels) > 0 {
				labels = append(labels, pick(w.rng, k.labels))
			}
			changes = append(changes, patchNode(w.anyNode(k), graph.NodePatch{Labels: labels, Props: p}))
		case 3:
			it := w.item(true, true)
			changes = append(changes, patchEdge(pick(w.rng, w.edges), graph.EdgePatch{Item: &it, Props: w.props(edgeProps())}))
		case 4:
			if node := pick(w.rng, w.texts); w.chance(30) {
				changes = append(changes, deleteText(node))
			} else {
				d := w.document(node, "claim")
				changes = append(changes, putVector(w.vector(d)), putText(d), putVector(w.vector(w.document(node, "claim"))))
			}
		case 5:
			changes = append(changes, w.newLink())
		case 6:
			if i := w.rng.IntN(len(w.edges)); len(w.edges) > 4 {
				changes = append(changes, deleteEdge(w.edges[i]))
				w.edges = slices.Delete(w.edges, i, i+1)
			}
		default:
			// Only nodes without links of their own, so that what is alive stays known.
			if ids := w.nodes[k.storage]; len(ids) > 1 && k.storage != "Page" && k.storage != "Tag" {
				i := w.rng.IntN(len(ids))
				gone := ids[i]
				changes = append(changes, deleteNode(gone))
				w.nodes[k.storage] = slices.Delete(ids, i, i+1)
				if rest := slices.DeleteFunc(slices.Clone(w.texts), func(id string) bool { return id == gone }); len(rest) > 0 {
					w.texts = rest
				}
			}
		}
	}
	return changes
}

func (w *world) anyNode(k nodeKind) string { return pick(w.rng, w.nodes[k.storage]) }

// destroy gives the changes that remove the world.
func (w *world) destroy() []change {
	var changes []change
	for _, k := range w.kinds {
		for _, id := range w.nodes[k.storage] {
			changes = append(changes, deleteNode(id))
		}
	}
	return changes
}
