package memory

import (
	"cmp"
	"context"
	"encoding/json"
	"fmt"
	"slices"

	"brain/disclosure"
	"brain/graph"
	"brain/internal/fault"
	"brain/internal/portable"
	"brain/internal/text"
)

// preserveAction is the action of the audit entries that an import with preserve
// writes: they are what a moved graph has more than its source.
const preserveAction = "import.preserve"

// PreserveRecords writes a batch of portable records, as ExportRecords gives them,
// with their ids, times, authors and history, in one transaction: nodes first,
// then edges. A record that is there already as it is changes nothing, so that a
// batch may be sent again; a record that fails is reported and left out, the rest
// commits together. What a new instance made for itself gives way to the record
// that takes its place; see adopt. With dryRun nothing is written. Admins only,
// whatever the setting enabled says. Errors: FORBIDDEN, TOO_LARGE for over 1,000
// records; of a record BAD_INPUT, UNKNOWN_TERM, INVALID_SCOPE, UNKNOWN_GROUP,
// UNKNOWN_PRINCIPAL, NOT_FOUND for what it needs, CONFLICT with what is there.
func (s *Service) PreserveRecords(ctx context.Context, session *Session, records []json.RawMessage, dryRun bool) (ImportResult, graph.Revision, error) {
	if err := checkBatch(records); err != nil {
		return ImportResult{}, "", err
	}
	var result ImportResult
	rev, err := s.manage(ctx, session, func(ctx context.Context, c *change) error {
		if err := c.permit(disclosure.ImportPreserving); err != nil {
			return err
		}
		b := newPreserveBatch(c)
		if err := b.run(ctx, records); err != nil {
			return err
		}
		result = b.result
		if dryRun {
			return errValidated
		}
		return nil
	})
	return result, rev, err
}

// preserveBatch is one batch on its way. What its records look up is looked up at
// once, and everything about a record is checked before any of them is written.
type preserveBatch struct {
	*change
	result ImportResult
	nodes  []place[graph.Node]
	edges  []place[graph.Edge]

	// stored are the nodes and edges of the batch's ids that are there or admitted,
	// taken are ids of nodes that have another label than the record.
	stored      map[string]graph.Node
	storedEdges map[string]graph.Edge
	taken       map[string]bool
	// holders are the ids of the nodes that hold unique values.
	holders map[uniqueValue]string
	// labels are the storage labels of nodes that are there, by id.
	labels map[string]string
	// scopes are the tokens that stand for somebody.
	scopes map[string]bool
	// titles are those of pages, by id.
	titles map[string]string
	// displaced are the nodes that give way, tokens those that go to another principal.
	displaced []string
	tokens    map[string][]string
}

func newPreserveBatch(c *change) *preserveBatch {
	return &preserveBatch{
		change: c, stored: map[string]graph.Node{}, storedEdges: map[string]graph.Edge{}, taken: map[string]bool{},
		holders: map[uniqueValue]string{}, labels: map[string]string{}, scopes: map[string]bool{graph.ScopeWorld: true},
		titles: map[string]string{}, tokens: map[string][]string{},
	}
}

// place is a record that was read, with its place in the batch.
type place[T any] struct {
	index  int
	record T
}

// uniqueValue is a value that one node of a label holds.
type uniqueValue struct{ label, property, value string }

func (b *preserveBatch) run(ctx context.Context, raw []json.RawMessage) error {
	// Two imports of one export follow each other.
	if err := b.lock(ctx, preserveAction); err != nil {
		return err
	}
	b.decode(raw)
	if err := b.lookUpScopes(ctx); err != nil {
		return err
	}
	packs, others := b.split()
	if err := b.preservePacks(ctx, packs); err != nil {
		return err
	}
	if err := b.lookUpNodes(ctx, others); err != nil {
		return err
	}
	if err := b.preserveNodes(ctx, others); err != nil {
		return err
	}
	if err := b.preserveEdges(ctx); err != nil {
		return err
	}
	slices.SortStableFunc(b.result.Errors, func(a, c ImportError) int { return cmp.Compare(a.Index, c.Index) })
	if b.result.Written == 0 {
		return nil
	}
	return b.audit(ctx, preserveAction, "", map[string]string{
		"written": fmt.Sprint(b.result.Written), "unchanged": fmt.Sprint(b.result.Unchanged), "errors": fmt.Sprint(len(b.result.Errors)),
	})
}

// decode reads the records and reports those that are none.
func (b *preserveBatch) decode(raw []json.RawMessage) {
	for i, r := range raw {
		kind, err := portable.KindOf(r)
		switch {
		case err != nil:
		case kind == portable.KindNode:
			var n graph.Node
			if n, err = portable.DecodeNode(r); err == nil {
				b.nodes = append(b.nodes, place[graph.Node]{i, n})
			}
		case kind == portable.KindEdge:
			var e graph.Edge
			if e, err = portable.DecodeEdge(r); err == nil {
				b.edges = append(b.edges, place[graph.Edge]{i, e})
			}
		default:
			err = wrongKind(kind)
		}
		if err != nil {
			b.refuse(i, err)
		}
	}
}

func wrongKind(kind string) error {
	e := fault.New(fault.BadInput, "a record of kind %q does not go in with preserve: expected node or edge", kind).In("kind")
	if near := text.Nearest(kind, []string{portable.KindNode, portable.KindEdge}, 1); len(near) > 0 {
		return e.Suggest("did you mean " + near[0] + "?")
	}
	return e.Suggest("pages, links and claims are imported without preserve")
}

// refuse reports a record that is left out.
func (b *preserveBatch) refuse(i int, err error) {
	b.result.Errors = append(b.result.Errors, importError(i, err))
}

// split parts the packs from all other nodes.
func (b *preserveBatch) split() (packs, others []place[graph.Node]) {
	for _, n := range b.nodes {
		if n.record.Labels[0] == "Pack" {
			packs = append(packs, n)
		} else {
			others = append(others, n)
		}
	}
	return packs, others
}

// preserveNodes checks all nodes in order and then writes those that are new.
func (b *preserveBatch) preserveNodes(ctx context.Context, nodes []place[graph.Node]) error {
	var fresh []graph.Node
	for _, n := range nodes {
		added, err := b.admitNode(ctx, &n.record)
		switch {
		case err == nil && added:
			fresh = append(fresh, n.record)
			b.result.Written++
		case err == nil:
			b.result.Unchanged++
		case isFault(err):
			b.refuse(n.index, err)
		default:
			return err
		}
	}
	return b.putNodes(ctx, fresh)
}

// putNodes removes what gives way and writes nodes with their text documents.
func (b *preserveBatch) putNodes(ctx context.Context, nodes []graph.Node) error {
	for _, id := range b.displaced {
		if err := b.tx.DeleteNode(ctx, id); err != nil {
			return err
		}
	}
	b.displaced = nil
	for _, n := range nodes {
		if err := b.tx.PutNode(ctx, n); err != nil {
			return err
		}
		if d, ok := b.document(n); ok {
			if err := b.tx.PutText(ctx, d); err != nil {
				return err
			}
		}
		for _, token := range b.tokens[n.ID] {
			if err := b.connectOwn(ctx, "TOKEN_OF", token, n.ID); err != nil {
				return err
			}
		}
	}
	return nil
}

// document is the text by which a node is found, which records do not hold. What
// is kept for the record only, without a scope, is not found.
func (b *preserveBatch) document(n graph.Node) (d graph.TextDocument, ok bool) {
	if n.Item.Scope == "" || portable.Gone(n) {
		return d, false
	}
	said := func(name string) string { return n.Props[name].Str() }
	since := func(name string) int64 { return n.Props[name].Int64() }
	switch n.Labels[0] {
	case "Page":
		return nameDocument(n.ID, n.ID, said("title"), since("createdAt")), true
	case "Alias":
		return nameDocument(n.ID, said("page"), said("name"), since("createdAt")), true
	case "Passage":
		p := Passage{ID: n.ID, PageID: said("page"), Heading: said("heading"), Text: said("text")}
		return passageDocument(p, b.titles[p.PageID], since("createdAt")), true
	case "Claim":
		c := Claim{
			ID: n.ID, Text: said("text"), Context: said("context"), Kind: said("kind"), State: ClaimState(said("state")), RecordedAt: n.Item.RecordedAt,
		}
		return claimDocument(c, said("page")), true
	case "TimelineEvent":
		e := TimelineEvent{
			ID: n.ID, PageID: said("page"), Type: said("type"), Date: said("date"), Summary: said("summary"), Detail: said("detail"), RecordedAt: n.Item.RecordedAt,
		}
		return eventDocument(e), true
	}
	return d, false
}
