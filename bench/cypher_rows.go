package main

import (
	"context"
	"fmt"
	"maps"
	"slices"
	"strings"

	bolt "github.com/neo4j/neo4j-go-driver/v5/neo4j"
)

// The statements of hand-written writes.
const (
	createNodes = "CYPHER 5\nUNWIND $rows AS r\nCREATE (n:$(r.labels))\nSET n = r.props"
	createEdges = "CYPHER 5\n" +
		"UNWIND $rows AS r\n" +
		"MATCH (a:`_Item` {id: r.from})\n" +
		"MATCH (b:`_Item` {id: r.to})\n" +
		"CREATE (a)-[e:$(r.type)]->(b)\n" +
		"SET e = r.props"
	countTerms = "CYPHER 5\n" +
		"UNWIND $rows AS r\n" +
		"MERGE (t:`_Term` {key: r.key})\n" +
		"SET t.plain = coalesce(t.plain, 0) + 1, t.plainLength = CASE WHEN r.length IS NULL THEN t.plainLength ELSE coalesce(t.plainLength, 0) + r.length END"
)

// batchOf is one statement of a transaction.
type batchOf struct {
	statement string
	rows      []any
}

// write runs statements in one transaction.
func (h *cypherByHand) write(ctx context.Context, batches []batchOf) error {
	session := h.driver.NewSession(ctx, bolt.SessionConfig{DatabaseName: h.database})
	defer session.Close(ctx)
	_, err := session.ExecuteWrite(ctx, func(tx bolt.ManagedTransaction) (any, error) {
		for _, b := range batches {
			if len(b.rows) == 0 {
				continue
			}
			result, err := tx.Run(ctx, b.statement, map[string]any{"rows": b.rows})
			if err != nil {
				return nil, err
			}
			if _, err := result.Consume(ctx); err != nil {
				return nil, err
			}
		}
		return nil, nil
	})
	return err
}

// claimRows reads what a claim left behind: its own node, its evidence, the audit
// entry and the edges that start at it.
const claimRows = "CYPHER 5\n" +
	"UNWIND $ids AS id\n" +
	"MATCH (c:Claim {id: id})\n" +
	"CALL (c) { MATCH (e:Evidence {item: c.id}) RETURN collect({labels: labels(e), props: properties(e)}) AS evidence }\n" +
	"CALL (c) { MATCH (a:AuditEntry {item: c.id}) RETURN collect({labels: labels(a), props: properties(a)}) AS audit }\n" +
	"CALL (c) { MATCH (c)-[e]->(o) RETURN collect({type: type(e), from: c.id, to: o.id, props: properties(e)}) AS edges }\n" +
	"RETURN [{labels: labels(c), props: properties(c)}] + evidence + audit AS nodes, edges, c.ftKeys, c.ftTerms, c.ftLength"

// inserts implements byHand.
func (h *cypherByHand) inserts(ctx context.Context, claims []string) ([]work, error) {
	var all []work
	err := h.rows(ctx, claimRows, map[string]any{"ids": claims}, func(r *bolt.Record) error {
		nodes, _ := r.Values[0].([]any)
		edges, _ := r.Values[1].([]any)
		if len(nodes) < 3 || len(edges) < 3 {
			return fmt.Errorf("a claim left %d nodes and %d edges, expected at least 3 of each", len(nodes), len(edges))
		}
		own := map[string]bool{}
		for _, n := range nodes {
			own[textOf(properties(n), "id")] = true
		}
		registry := []any{}
		for _, n := range nodes {
			rename(properties(n), own, "id", "item")
		}
		for _, e := range edges {
			m, _ := e.(map[string]any)
			rename(m, own, "from", "to")
			props := properties(e)
			props["id"] = textOf(props, "id") + copySuffix
			registry = append(registry, map[string]any{"labels": []string{"_Edge"}, "props": map[string]any{"id": props["id"], "from": m["from"], "to": m["to"]}})
		}
		batches := []batchOf{{createNodes, append(nodes, registry...)}, {createEdges, edges}, {countTerms, termRows(r.Values[2:])}}
		all = append(all, func(ctx context.Context) error { return h.write(ctx, batches) })
		return nil
	})
	if err == nil && len(all) != len(claims) {
		return nil, fmt.Errorf("%d of %d claims are there", len(all), len(claims))
	}
	return all, err
}

// copySuffix makes the ids of copies.
const copySuffix = "-by-hand"

// rename gives copies of the named elements other ids.
func rename(m map[string]any, own map[string]bool, names ...string) {
	for _, name := range names {
		if id := textOf(m, name); own[id] {
			m[name] = id + copySuffix
		}
	}
}

func properties(element any) map[string]any {
	m, _ := element.(map[string]any)
	props, _ := m["props"].(map[string]any)
	return props
}

func textOf(m map[string]any, name string) string {
	s, _ := m[name].(string)
	return s
}

// termRows are the statistics of a document with keys, terms and length, in the
// order of their keys, so that writers never wait for each other crosswise.
func termRows(document []any) []any {
	keys, _ := document[0].(string)
	terms, _ := document[1].(string)
	counts := map[string]any{}
	for key := range strings.FieldsSeq(keys) {
		counts[key] = document[2]
		for term := range strings.FieldsSeq(terms) {
			counts[key+"/"+term] = nil
		}
	}
	rows := make([]any, 0, len(counts))
	for _, key := range slices.Sorted(maps.Keys(counts)) {
		rows = append(rows, map[string]any{"key": key, "length": counts[key]})
	}
	return rows
}

// loadRows is how many rows of a bulk load share a transaction.
const loadRows = 5_000

// reload implements byHand. It reads the whole database, and the load begins with
// an empty one.
func (h *cypherByHand) reload(ctx context.Context) (work, error) {
	var batches []batchOf
	for _, part := range []struct{ read, write string }{
		{"CYPHER 5 MATCH (n) WHERE NOT n:`_Schema` RETURN {labels: labels(n), props: properties(n)}", createNodes},
		{"CYPHER 5 MATCH (a)-[e]->(b) RETURN {type: type(e), from: a.id, to: b.id, props: properties(e)}", createEdges},
	} {
		rows := []any{}
		err := h.rows(ctx, part.read, nil, func(r *bolt.Record) error {
			if rows = append(rows, r.Values[0]); len(rows) == loadRows {
				batches = append(batches, batchOf{part.write, rows})
				rows = []any{}
			}
			return nil
		})
		if err != nil {
			return nil, err
		}
		batches = append(batches, batchOf{part.write, rows})
	}
	if err := h.empty(ctx); err != nil {
		return nil, err
	}
	return func(ctx context.Context) error {
		for _, b := range batches {
			if err := h.write(ctx, []batchOf{b}); err != nil {
				return err
			}
		}
		return nil
	}, nil
}
