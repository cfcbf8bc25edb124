package main

import (
	"context"
	"database/sql"
	"encoding/json"
	"errors"
	"net/url"
	"os"
	"path/filepath"
	"strings"

	_ "modernc.org/sqlite" // the driver "sqlite"

	"brain/graph"
)

// sqliteByHand is hand-written SQL: reads on the store's file, writes on a twin
// of it. The twin has one writing connection for all writers, which is the
// fastest way to write to SQLite; its settings are those of the store.
type sqliteByHand struct {
	store, twin *sql.DB
	twinFile    string
	prepared    map[string]*sql.Stmt // on the twin, by text
	reading     map[string]*sql.Stmt // on the store, by text
	begin       marks
	asked       []asked
}

// asked is a statement of which the plan is wanted.
type asked struct {
	what, statement string
	args            []any
}

func openSQLite(ctx context.Context, file, twin string) (*sqliteByHand, error) {
	h, err := readSQLite(file)
	if err != nil {
		return nil, err
	}
	h.twin, err = openFile(twin, "journal_mode(WAL)", "synchronous(FULL)", handCache, "busy_timeout(5000)", "wal_autocheckpoint(4000)")
	if err != nil {
		return nil, err
	}
	h.twinFile = twin
	h.begin, err = marksOf(ctx, h.store)
	return h, err
}

// readSQLite is hand-written SQL without a twin: it only reads.
func readSQLite(file string) (*sqliteByHand, error) {
	read, err := openFile(file, "query_only(ON)", handCache, "busy_timeout(5000)")
	return &sqliteByHand{store: read, prepared: map[string]*sql.Stmt{}, reading: map[string]*sql.Stmt{}}, err
}

// handCache is the page cache of a connection of the store.
const handCache = "cache_size(-16384)"

func openFile(file string, pragmas ...string) (*sql.DB, error) {
	dsn := url.URL{Scheme: "file", Path: filepath.ToSlash(file), RawQuery: url.Values{"_pragma": pragmas, "_dqs": {"0"}}.Encode()}
	db, err := sql.Open("sqlite", dsn.String())
	if err != nil {
		return nil, err
	}
	db.SetMaxOpenConns(1)
	return db, nil
}

func (h *sqliteByHand) close(context.Context) error {
	if h.twin == nil {
		return h.store.Close()
	}
	return errors.Join(h.store.Close(), h.twin.Close(), os.Remove(h.twinFile))
}

// candidatesSQL chooses the documents with the highest sums of term weights among
// those filed under the scopes. ?1 scopes, ?2 terms with weights, ?3 kinds, ?4 now,
// ?5 limit.
const candidatesSQL = `WITH shelf AS MATERIALIZED (SELECT id * 4 AS n FROM audience_key WHERE key IN (SELECT value FROM json_each(?1))),
word AS MATERIALIZED (SELECT value ->> 0 AS term, value ->> 1 AS weight FROM json_each(?2)),
matched AS MATERIALIZED (
  SELECT term.rowid AS node, sum(word.weight) AS sum
  FROM word CROSS JOIN shelf CROSS JOIN term
  WHERE term.term MATCH '"' || shelf.n || '_' || word.term || '"' GROUP BY 1),
best AS MATERIALIZED (
  SELECT d.node, d.id, d."order", m.sum
  FROM matched m CROSS JOIN document d
  WHERE d.node = m.node AND d.kind IN (SELECT value FROM json_each(?3))
    AND (d."validFrom" IS NULL OR d."validFrom" <= ?4) AND (d."validUntil" IS NULL OR d."validUntil" > ?4)
  ORDER BY m.sum DESC, d."order" DESC, d.id LIMIT ?5)
SELECT best.id, n.text, n.kind, n.page, n."recordedAt"
FROM best CROSS JOIN node n WHERE n.rid = best.node
ORDER BY best.sum DESC, best."order" DESC, best.id`

func (h *sqliteByHand) candidates(ctx context.Context, q graph.TextQuery, scopes []string) (work, *[]string, error) {
	st, err := h.store.PrepareContext(ctx, candidatesSQL)
	if err != nil {
		return nil, nil, err
	}
	words := make([][2]any, len(q.Terms))
	for i, t := range q.Terms {
		words[i] = [2]any{strings.Map(indexed, t.Term), t.Weight}
	}
	args, err := jsonArgs(scopes, words, q.Kinds)
	if err != nil {
		return nil, nil, err
	}
	args = append(args, q.Now.UnixMicro(), q.Limit)
	h.ask("recall", candidatesSQL, args)
	found := new([]string)
	return func(ctx context.Context) error {
		*found = nil
		rows, err := st.QueryContext(ctx, args...)
		if err != nil {
			return err
		}
		defer rows.Close()
		for rows.Next() {
			var id, text, kind string
			var page sql.NullString
			var recorded int64
			if err := rows.Scan(&id, &text, &kind, &page, &recorded); err != nil {
				return err
			}
			*found = append(*found, id)
		}
		return rows.Err()
	}, found, nil
}

// indexed is how the index keeps a letter of a term: its tokenizer folds A–Z.
func indexed(r rune) rune {
	if 'A' <= r && r <= 'Z' {
		return 0xE000 + r
	}
	return r
}

// neighborsSQL finds the pages within two links that the scopes show. ?1 page,
// ?2 scopes, ?3 types, ?4 now, ?5 links of a level and direction.
var neighborsSQL = `WITH seen AS MATERIALIZED (SELECT id FROM audience_key WHERE key IN (SELECT value FROM json_each(?2))),
type AS MATERIALIZED (SELECT value AS name FROM json_each(?3)),
start AS MATERIALIZED (SELECT rid FROM node WHERE id = ?1),
one AS MATERIALIZED (` + hopSQL("start", "n.rid NOT IN (SELECT rid FROM start)") + `),
two AS MATERIALIZED (` + hopSQL("one", "n.rid NOT IN (SELECT rid FROM start UNION ALL SELECT rid FROM one)") + `),
both AS (SELECT 1 AS depth, rid FROM one UNION ALL SELECT 2, rid FROM two)
SELECT both.depth, n.id, n.title FROM both CROSS JOIN node n WHERE n.rid = both.rid ORDER BY 1, 3, 2`

// hopSQL is one level: the newest links out of and into the pages of a table.
func hopSQL(from, fresh string) string {
	way := func(dir string) string {
		return `SELECT rid FROM (SELECT n.rid FROM ` + from + ` f CROSS JOIN type CROSS JOIN adj a CROSS JOIN node n
  WHERE a.node = f.rid AND a.type = type.name AND a.dir IN (` + dir + `) AND a.audience IN (SELECT id FROM seen)
    AND a."deletedAt" IS NULL AND a."retiredAt" IS NULL
    AND (a."validFrom" IS NULL OR a."validFrom" <= ?4) AND (a."validUntil" IS NULL OR a."validUntil" > ?4)
    AND n.rid = a.other AND n.storage = 'Page' AND n.audience IN (SELECT id FROM seen)
    AND n."deletedAt" IS NULL AND ` + fresh + `
  ORDER BY a."recordedAt" DESC LIMIT ?5)`
	}
	return way("1, 3") + "\nUNION " + way("2, 3")
}

func (h *sqliteByHand) neighbors(ctx context.Context, q neighborQuery) (work, *[]reached, error) {
	st, err := h.store.PrepareContext(ctx, neighborsSQL)
	if err != nil {
		return nil, nil, err
	}
	lists, err := jsonArgs(q.scopes, q.types)
	if err != nil {
		return nil, nil, err
	}
	args := append(append([]any{q.page}, lists...), q.now, q.fanOut)
	h.ask("neighbours", neighborsSQL, args)
	found := new([]reached)
	return func(ctx context.Context) error {
		*found = nil
		rows, err := st.QueryContext(ctx, args...)
		if err != nil {
			return err
		}
		defer rows.Close()
		for rows.Next() {
			var r reached
			if err := rows.Scan(&r.depth, &r.id, &r.title); err != nil {
				return err
			}
			*found = append(*found, r)
		}
		return rows.Err()
	}, found, nil
}

// jsonArgs writes lists as json_each reads them.
func jsonArgs(lists ...any) ([]any, error) {
	out := make([]any, len(lists))
	for i, list := range lists {
		b, err := json.Marshal(list)
		if err != nil {
			return nil, err
		}
		out[i] = string(b)
	}
	return out, nil
}

// ask notes the statement for plans, once for each statement of a kind of work.
func (h *sqliteByHand) ask(what, statement string, args []any) {
	for _, a := range h.asked {
		if a.what == what && a.statement == statement {
			return
		}
	}
	h.asked = append(h.asked, asked{what, statement, args})
}

func (h *sqliteByHand) plans(ctx context.Context) ([]plan, error) {
	var out []plan
	for _, a := range h.asked {
		steps, err := explain(ctx, h.store, a)
		if err != nil {
			return nil, err
		}
		out = append(out, plan{What: a.what, Statement: a.statement, Plan: steps})
	}
	return out, nil
}

func explain(ctx context.Context, db *sql.DB, a asked) (string, error) {
	rows, err := db.QueryContext(ctx, "EXPLAIN QUERY PLAN "+a.statement, a.args...)
	if err != nil {
		return "", err
	}
	defer rows.Close()
	depth := map[int]int{}
	var b strings.Builder
	for rows.Next() {
		var id, parent, unused int
		var detail string
		if err := rows.Scan(&id, &parent, &unused, &detail); err != nil {
			return "", err
		}
		if parent != 0 {
			depth[id] = depth[parent] + 1
		}
		b.WriteString(strings.Repeat("  ", depth[id]) + detail + "\n")
	}
	return b.String(), rows.Err()
}
