package main

import (
	"context"
	"database/sql"
	"encoding/json"
	"fmt"
	"strings"
)

// seenSQL begins each statement: the audience keys that the reader sees, and the
// types of links.
const seenSQL = "WITH RECURSIVE seen AS MATERIALIZED (SELECT id FROM audience_key WHERE key IN (SELECT value FROM json_each(:keys))),\n" +
	"type AS MATERIALIZED (SELECT value AS name FROM json_each(:types))"

// everSQL is what the reader may know of any time.
func everSQL(x string) string {
	return strings.ReplaceAll("x.audience IN (SELECT id FROM seen) AND x.deletedAt IS NULL", "x.", x+".")
}

// shownSQL is what the reader may know now.
func shownSQL(x string) string {
	return everSQL(x) + strings.ReplaceAll(
		" AND x.retiredAt IS NULL AND (x.validFrom IS NULL OR x.validFrom <= :now) AND (x.validUntil IS NULL OR x.validUntil > :now)", "x.", x+".")
}

// readsSQL are the statements of each read, in the order in which they run.
func readsSQL() map[string][]string {
	objects := seenSQL + "\nSELECT p.id, p.slug, p.title, p.type, p.createdAt, p.writer\nFROM node c INDEXED BY node_valueInt CROSS JOIN node p\n" +
		"WHERE c.property = 'employees' AND c.storage = 'Claim' AND c.valueInt >= :least AND c.state = 'CURRENT' AND " + shownSQL("c") +
		"\n  AND p.id = c.page AND p.storage = 'Page' AND p.type = 'company' AND " + shownSQL("p") + "\nORDER BY p.title, p.id LIMIT :limit"
	paths := seenSQL + `,
way(at, id, hops, way) AS (
  SELECT rid, id, 0, id FROM node WHERE id = :page
  UNION
  SELECT n.rid, n.id, w.hops + 1, w.way || ' ' || n.id FROM way w CROSS JOIN type CROSS JOIN adj a CROSS JOIN node n
  WHERE w.hops < 4 AND w.id <> :other AND a.node = w.at AND a.type = type.name AND ` + shownSQL("a") + `
    AND n.rid = a.other AND n.storage = 'Page' AND ` + shownSQL("n") + ` AND instr(w.way, n.id) = 0)
SELECT way, hops FROM way WHERE id = :other ORDER BY hops, way LIMIT :limit`
	counted := seenSQL + `
SELECT b.title, count(*) FROM node a INDEXED BY node_slug CROSS JOIN adj e CROSS JOIN node b CROSS JOIN adj f CROSS JOIN node c
WHERE a.slug = :slug AND a.storage = 'Page' AND a.type = 'company' AND ` + shownSQL("a") + `
  AND e.node = a.rid AND e.type = 'RELATES_TO' AND ` + shownSQL("e") + `
  AND b.rid = e.other AND b.type = 'company' AND ` + shownSQL("b") + `
  AND f.node = b.rid AND f.type = 'ABOUT' AND f.dir = 2
  AND c.rid = f.other AND c.storage = 'Claim' AND c.kind = 'fact' AND ` + shownSQL("c") + `
GROUP BY 1 ORDER BY 2 DESC, 1 LIMIT :limit`
	return map[string][]string{
		readObjects: {objects}, readPaths: {paths}, readDelta: {deltaSQL()}, readEntity: cardsSQL(), readPack: append(cardsSQL(), threadsSQL()), readPattern: {counted},
	}
}

// deltaSQL takes the first changes of each kind, and of those the first.
func deltaSQL() string {
	var parts []string
	for rank, p := range changeParts() {
		known := ""
		for _, edge := range p.pages {
			known += fmt.Sprintf("\n  AND EXISTS (SELECT 1 FROM adj e CROSS JOIN node p WHERE e.node = n.rid AND e.type = '%s' AND e.dir = 1 AND p.rid = e.other AND %s)", edge, everSQL("p"))
		}
		parts = append(parts, fmt.Sprintf("SELECT * FROM (SELECT DISTINCT n.%s, n.%s, %d, n.%s, n.%s FROM node n\n"+
			"  WHERE n.storage = '%s' AND n.%s >= :since AND n.%s <= :now AND (%s) AND %s%s\n  ORDER BY 2, 4 LIMIT :limit)",
			p.item, p.at, rank, p.key, p.by, p.label, p.at, p.at, p.where, everSQL("n"), known))
	}
	return seenSQL + "\n" + strings.Join(parts, "\nUNION ALL ") + "\nORDER BY 2, 3, 4 LIMIT :limit"
}

// cardsSQL finds pages, the newest of what is known about them and when it was seen.
func cardsSQL() []string {
	return []string{
		seenSQL + "\nSELECT 'page', p.id, p.slug, p.title, p.type, (SELECT max(v.at) FROM node v INDEXED BY node_page WHERE v.page = p.id AND v.storage = 'PageVersion' AND " + shownSQL("v") + ")\n" +
			"FROM node p WHERE p.id IN (SELECT value FROM json_each(:pages)) AND p.storage = 'Page' AND " + shownSQL("p"),
		seenSQL + "\nSELECT 'fact', c.id, c.page, c.kind, c.text, c.confidence, c.validFrom, c.recordedAt,\n" +
			"  (SELECT max(v.observedAt) FROM node v INDEXED BY node_item WHERE v.item = c.id AND v.storage = 'Evidence' AND " + shownSQL("v") + ")\n" +
			"FROM node c INDEXED BY node_page WHERE c.page IN (SELECT value FROM json_each(:pages)) AND c.storage = 'Claim' AND c.family = 'FACT' AND c.state IN ('CURRENT', 'ACTIVE') AND " + shownSQL("c") +
			"\nORDER BY c.recordedAt DESC, c.id DESC LIMIT :pool",
		seenSQL + "\nSELECT 'relation', l.id, l.type, l.weight, l.recordedAt, n.id, n.slug, n.title\n" +
			"FROM node p CROSS JOIN type CROSS JOIN adj a CROSS JOIN edge l CROSS JOIN node n\n" +
			"WHERE p.id IN (SELECT value FROM json_each(:pages)) AND a.node = p.rid AND a.type = type.name AND " + shownSQL("a") +
			"\n  AND l.rid = a.edge AND n.rid = a.other AND n.storage = 'Page' AND " + shownSQL("n") + "\nORDER BY a.recordedAt DESC, l.id DESC LIMIT :pool",
	}
}

// threadsSQL finds commitments and takes that are open, about pages or held by them.
func threadsSQL() string {
	open := "c.storage = 'Claim' AND (c.kind = 'commitment' AND c.state = 'CURRENT' OR c.state = 'ACTIVE') AND " + shownSQL("c")
	return seenSQL + "\nSELECT 'thread', c.id, c.kind, c.text, c.due, c.recordedAt FROM node c INDEXED BY node_page\nWHERE c.page IN (SELECT value FROM json_each(:pages)) AND " + open + `
UNION SELECT 'thread', c.id, c.kind, c.text, c.due, c.recordedAt FROM node p CROSS JOIN adj a CROSS JOIN node c
WHERE p.id IN (SELECT value FROM json_each(:pages)) AND a.node = p.rid AND a.type = 'HELD_BY' AND a.dir = 2 AND c.rid = a.other AND ` + open + "\nLIMIT :pool"
}

// read implements byHand.
func (h *sqliteByHand) read(ctx context.Context, what string, args map[string]any) (work, *[][]any, error) {
	type prepared struct {
		*sql.Stmt
		args []any
	}
	var all []prepared
	for _, statement := range readsSQL()[what] {
		st, ok := h.reading[statement]
		if !ok {
			var err error
			if st, err = h.store.PrepareContext(ctx, statement); err != nil {
				return nil, nil, err
			}
			h.reading[statement] = st
		}
		var bound []any
		for name, v := range args {
			if !strings.Contains(statement, ":"+name) {
				continue
			}
			if list, ok := v.([]string); ok {
				b, err := json.Marshal(list)
				if err != nil {
					return nil, nil, err
				}
				v = string(b)
			}
			bound = append(bound, sql.Named(name, v))
		}
		h.ask(what, statement, bound)
		all = append(all, prepared{st, bound})
	}
	found := new([][]any)
	return func(ctx context.Context) error {
		*found = nil
		for _, p := range all {
			rows, err := p.QueryContext(ctx, p.args...)
			if err != nil {
				return err
			}
			if err := appendRows(rows, found); err != nil {
				return err
			}
		}
		return nil
	}, found, nil
}

// appendRows reads all rows and closes them.
func appendRows(rows *sql.Rows, into *[][]any) error {
	defer rows.Close()
	columns, err := rows.Columns()
	if err != nil {
		return err
	}
	for rows.Next() {
		row, places := make([]any, len(columns)), make([]any, len(columns))
		for i := range row {
			places[i] = &row[i]
		}
		if err := rows.Scan(places...); err != nil {
			return err
		}
		*into = append(*into, row)
	}
	return rows.Err()
}
