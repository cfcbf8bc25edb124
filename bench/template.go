package main

import (
	"cmp"
	"context"
	"crypto/sha256"
	"encoding/hex"
	"maps"
	"slices"
	"time"

	"brain/graph"
	"brain/internal/memory"
	"brain/internal/text"
)

// template is what the service wrote for one thing, to be written again for many:
// bulk loads go through the port in exactly the form in which the service writes,
// without its look-ups.
type template struct {
	nodes []graph.Node
	edges []graph.Edge
	texts []graph.TextDocument
}

// capture records what a use case writes. What it makes stays in the store.
func (w *world) capture(ctx context.Context, use func(context.Context, *memory.Service) error) (template, error) {
	rec := &recorder{Store: w.store}
	err := use(ctx, w.service(rec))
	return rec.written, err
}

// recorder records the writes of the last transaction.
type recorder struct {
	graph.Store
	written template
}

func (r *recorder) Write(ctx context.Context, a graph.Audience, opt graph.WriteOptions, fn func(context.Context, graph.Tx) error) (graph.Revision, error) {
	return r.Store.Write(ctx, a, opt, func(ctx context.Context, tx graph.Tx) error {
		r.written = template{}
		return fn(ctx, recordingTx{tx, &r.written})
	})
}

type recordingTx struct {
	graph.Tx
	into *template
}

func (t recordingTx) PutNode(ctx context.Context, n graph.Node) error {
	t.into.nodes = append(t.into.nodes, n)
	return t.Tx.PutNode(ctx, n)
}

func (t recordingTx) PutEdge(ctx context.Context, e graph.Edge) error {
	t.into.edges = append(t.into.edges, e)
	return t.Tx.PutEdge(ctx, e)
}

func (t recordingTx) PutText(ctx context.Context, d graph.TextDocument) error {
	t.into.texts = append(t.into.texts, d)
	return t.Tx.PutText(ctx, d)
}

// stamp says how a copy of a template differs from it.
type stamp struct {
	// texts are the values that change, old to new: names, texts, scopes and ids
	// of things outside the template.
	texts map[string]string
	// at is the time of the copy.
	at time.Time
	// title and body are the new text of the documents; one that was empty stays.
	title, body string
	// value is that of a property of the claim, if it is a whole number.
	value int64
}

// copied is the template with new ids and the stamp's changes. Fingerprints
// become unique texts that nothing else has.
func (t template) copied(newID func() string, s stamp) template {
	change := maps.Clone(s.texts)
	for _, n := range t.nodes {
		change[n.ID] = newID()
		if old := n.Props["fingerprint"].Str(); old != "" {
			sum := sha256.Sum256([]byte(change[n.ID]))
			change[old] = hex.EncodeToString(sum[:])
		}
	}
	for _, e := range t.edges {
		if _, isNode := change[e.ID]; !isNode {
			change[e.ID] = newID()
		}
	}
	c := copier{change: change, at: s.at, value: s.value}
	var out template
	for _, n := range t.nodes {
		n.ID, n.Item, n.Props = c.text(n.ID), c.item(n.Item), c.props(n.Props)
		out.nodes = append(out.nodes, n)
	}
	for _, e := range t.edges {
		e.ID, e.From, e.To, e.Item, e.Props = c.text(e.ID), c.text(e.From), c.text(e.To), c.item(e.Item), c.props(e.Props)
		out.edges = append(out.edges, e)
	}
	for _, d := range t.texts {
		out.texts = append(out.texts, c.document(d, s.title, s.body))
	}
	return out
}

type copier struct {
	change map[string]string
	at     time.Time
	value  int64
}

func (c copier) text(s string) string {
	if changed, ok := c.change[s]; ok {
		return changed
	}
	return s
}

func (c copier) time(t time.Time) time.Time {
	if t.IsZero() {
		return t
	}
	return c.at
}

func (c copier) item(it graph.Item) graph.Item {
	it.Scope, it.Author = c.text(it.Scope), c.text(it.Author)
	it.Ends = slices.Clone(it.Ends)
	for i, end := range it.Ends {
		it.Ends[i] = c.text(end)
	}
	it.RecordedAt, it.ValidFrom = c.time(it.RecordedAt), c.time(it.ValidFrom)
	return it
}

func (c copier) props(props graph.Props) graph.Props {
	out := make(graph.Props, len(props))
	for name, v := range props {
		switch v.Kind() {
		case graph.KindString:
			v = graph.String(c.text(v.Str()))
		case graph.KindInstant:
			v = graph.Instant(c.at)
		case graph.KindInt:
			if name == "valueInt" {
				v = graph.Int(c.value)
			}
		}
		out[name] = v
	}
	return out
}

// document analyses the new text as the service does.
func (c copier) document(d graph.TextDocument, title, body string) graph.TextDocument {
	d.Node, d.Page, d.Order = c.text(d.Node), c.text(d.Page), c.at.UnixMicro()
	var terms []string
	encode := func(old, given string) string {
		if old == "" {
			return ""
		}
		tokens := text.Analyze(given)
		for _, t := range tokens {
			terms = append(terms, t.Term)
		}
		return text.EncodeTokens(tokens)
	}
	d.Title, d.Body = encode(d.Title, title), encode(d.Body, body)
	slices.Sort(terms)
	d.Terms = slices.Compact(terms)
	d.Length = text.Document{Fields: []text.Field{{Weight: 1, Stored: d.Title}, {Weight: 1, Stored: d.Body}}}.Length()
	return d
}

// write writes the copy.
func (t template) write(ctx context.Context, tx graph.Tx) error {
	for _, n := range t.nodes {
		if err := tx.PutNode(ctx, n); err != nil {
			return err
		}
	}
	for _, e := range t.edges {
		if err := tx.PutEdge(ctx, e); err != nil {
			return err
		}
	}
	for _, d := range t.texts {
		if err := tx.PutText(ctx, d); err != nil {
			return err
		}
	}
	return nil
}

// node is the id of the first node with the storage label.
func (t template) node(label string) string {
	for _, n := range t.nodes {
		if n.Labels[0] == label {
			return n.ID
		}
	}
	return ""
}

// scope is that of the first thing that has one.
func (t template) scope() string {
	scopes := []string{}
	for _, n := range t.nodes {
		scopes = append(scopes, n.Item.Scope)
	}
	for _, e := range t.edges {
		scopes = append(scopes, e.Item.Scope)
	}
	return cmp.Or(scopes...)
}

// value is a property of the first node with the storage label.
func (t template) value(label, property string) string {
	for _, n := range t.nodes {
		if n.Labels[0] == label {
			return n.Props[property].Str()
		}
	}
	return ""
}
