package main

import (
	"context"
	"database/sql"
	"fmt"
	"strconv"
	"strings"
)

// marks are the highest row ids of a file: what is above them was written later.
type marks struct{ node, edge, key int64 }

func marksOf(ctx context.Context, db *sql.DB) (m marks, err error) {
	err = db.QueryRowContext(ctx, `SELECT (SELECT coalesce(max(rid), 0) FROM node), (SELECT coalesce(max(rid), 0) FROM edge),
		(SELECT coalesce(max(id), 0) FROM audience_key)`).Scan(&m.node, &m.edge, &m.key)
	return m, err
}

// insert is one row to insert.
type insert struct {
	statement string
	args      []any
}

// inserts implements byHand.
func (h *sqliteByHand) inserts(ctx context.Context, claims []string) ([]work, error) {
	if err := h.copyKeys(ctx); err != nil {
		return nil, err
	}
	all := make([]work, len(claims))
	for i, id := range claims {
		const nodes = "SELECT rid FROM node WHERE id = ?1 UNION ALL SELECT rid FROM node WHERE item = ?1"
		const edges = "rid IN (SELECT edge FROM adj WHERE node = (SELECT rid FROM node WHERE id = ?1) AND dir IN (1, 3))"
		rows, err := h.rowsOf(ctx, "rid IN ("+nodes+")", edges, id)
		if err != nil {
			return nil, fmt.Errorf("rows of claim %s: %w", id, err)
		}
		if len(rows) < 10 {
			return nil, fmt.Errorf("claim %s left %d rows, expected at least 10", id, len(rows))
		}
		if err := h.prepare(ctx, rows); err != nil {
			return nil, err
		}
		all[i] = func(ctx context.Context) error { return h.insert(ctx, rows) }
	}
	return all, nil
}

// copyKeys registers the audience keys that came since, which are few.
func (h *sqliteByHand) copyKeys(ctx context.Context) error {
	keys, err := selectRows(ctx, h.store, "audience_key", "audience_key WHERE id > ?1", h.begin.key)
	if err != nil {
		return err
	}
	for _, k := range keys {
		if _, err := h.twin.ExecContext(ctx, strings.Replace(k.statement, "INSERT", "INSERT OR IGNORE", 1), k.args...); err != nil {
			return err
		}
	}
	return nil
}

// prepare prepares the statements of the rows.
func (h *sqliteByHand) prepare(ctx context.Context, rows []insert) error {
	for _, r := range rows {
		if h.prepared[r.statement] != nil {
			continue
		}
		st, err := h.twin.PrepareContext(ctx, r.statement)
		if err != nil {
			return err
		}
		h.prepared[r.statement] = st
	}
	return nil
}

// insert writes rows whose statements are prepared, in one transaction.
func (h *sqliteByHand) insert(ctx context.Context, rows []insert) error {
	// A context that can end costs the driver a goroutine for each call.
	ctx = context.WithoutCancel(ctx)
	tx, err := h.twin.BeginTx(ctx, nil)
	if err != nil {
		return err
	}
	defer tx.Rollback()
	for _, r := range rows {
		if _, err := tx.StmtContext(ctx, h.prepared[r.statement]).ExecContext(ctx, r.args...); err != nil {
			return fmt.Errorf("%.40s…: %w", r.statement, err)
		}
	}
	return tx.Commit()
}

// rowsOf reads the nodes and edges that conditions name, and all that hangs on
// them: labels, ends of edges, text documents, index and totals.
func (h *sqliteByHand) rowsOf(ctx context.Context, nodes, edges string, args ...any) ([]insert, error) {
	var out []insert
	ofNodes := "node IN (SELECT rid FROM node WHERE " + nodes + ")"
	// adj is keyed by node: go there from both ends of each edge.
	ends := "(SELECT src AS node, type, dst AS other, rid FROM edge WHERE " + edges +
		" UNION SELECT dst, type, src, rid FROM edge WHERE " + edges + ") AS e"
	for _, part := range []struct{ table, from string }{
		{"node", "node WHERE " + nodes}, {"label", "label WHERE " + ofNodes}, {"edge", "edge WHERE " + edges},
		{"adj", ends + " CROSS JOIN adj ON adj.node = e.node AND adj.type = e.type AND adj.other = e.other AND adj.edge = e.rid"},
		{"document", "document WHERE " + ofNodes},
	} {
		rows, err := selectRows(ctx, h.store, part.table, part.from, args...)
		if err != nil {
			return nil, err
		}
		out = append(out, rows...)
	}
	index, err := h.indexRows(ctx, ofNodes, args...)
	return append(out, index...), err
}

// selectRows reads whole rows of a table as their inserts; from says where they stand.
func selectRows(ctx context.Context, db *sql.DB, table, from string, args ...any) ([]insert, error) {
	rows, err := db.QueryContext(ctx, "SELECT "+table+".* FROM "+from, args...)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	columns, err := rows.Columns()
	if err != nil {
		return nil, err
	}
	var out []insert
	for rows.Next() {
		values, targets := make([]any, len(columns)), make([]any, len(columns))
		for i := range values {
			targets[i] = &values[i]
		}
		if err := rows.Scan(targets...); err != nil {
			return nil, err
		}
		out = append(out, insertOf(table, columns, values))
	}
	return out, rows.Err()
}

// insertOf leaves out what is null, as anyone would.
func insertOf(table string, columns []string, values []any) insert {
	var names, places []string
	var args []any
	for i, v := range values {
		if v == nil {
			continue
		}
		args = append(args, v)
		names = append(names, `"`+columns[i]+`"`)
		places = append(places, "?"+strconv.Itoa(len(args)))
	}
	return insert{"INSERT INTO " + table + " (" + strings.Join(names, ", ") + ") VALUES (" + strings.Join(places, ", ") + ")", args}
}

// indexRows gives the rows of the text index, which keeps no text of its own, and
// the counts of documents.
func (h *sqliteByHand) indexRows(ctx context.Context, where string, args ...any) ([]insert, error) {
	rows, err := h.store.QueryContext(ctx, "SELECT node, filed, terms, length FROM document WHERE "+where, args...)
	if err != nil {
		return nil, err
	}
	defer rows.Close()
	var out []insert
	for rows.Next() {
		var node, length int64
		var filed, terms string
		if err := rows.Scan(&node, &filed, &terms, &length); err != nil {
			return nil, err
		}
		var index strings.Builder
		for shelf := range strings.FieldsSeq(filed) {
			for term := range strings.FieldsSeq(terms) {
				index.WriteString(shelf + "_" + strings.Map(indexed, term) + " ")
			}
			n, err := strconv.ParseInt(shelf, 10, 64)
			if err != nil {
				return nil, err
			}
			out = append(out, insert{"INSERT INTO document_total (filed, documents, length) VALUES (?1, 1, ?2) " +
				"ON CONFLICT (filed) DO UPDATE SET documents = documents + 1, length = length + ?2", []any{n, length}})
		}
		out = append(out, insert{"INSERT INTO term (rowid, terms) VALUES (?1, ?2)", []any{node, index.String()}})
	}
	return out, rows.Err()
}

// reload implements byHand: all rows in one transaction.
func (h *sqliteByHand) reload(ctx context.Context) (work, error) {
	if err := h.copyKeys(ctx); err != nil {
		return nil, err
	}
	var rows []insert
	read := func(table, where string, mark int64) error {
		found, err := selectRows(ctx, h.store, table, table+" WHERE "+where, mark)
		rows = append(rows, found...)
		return err
	}
	for _, part := range []struct {
		table, where string
		mark         int64
	}{
		{"node", "rid > ?1", h.begin.node}, {"label", "node > ?1", h.begin.node}, {"edge", "rid > ?1", h.begin.edge},
		{"adj", "edge > ?1", h.begin.edge}, {"document", "node > ?1", h.begin.node},
	} {
		if err := read(part.table, part.where, part.mark); err != nil {
			return nil, err
		}
	}
	index, err := h.indexRows(ctx, "node > ?1", h.begin.node)
	if err != nil {
		return nil, err
	}
	rows = append(rows, index...)
	return func(ctx context.Context) error {
		if err := h.prepare(ctx, rows); err != nil {
			return err
		}
		return h.insert(ctx, rows)
	}, nil
}
