package main

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"strconv"
	"strings"

	bolt "github.com/neo4j/neo4j-go-driver/v5/neo4j"

	"brain/graph"
)

// cypherByHand is hand-written Cypher on the store's database: a server has one.
// What it inserts are copies of the rows with other ids.
type cypherByHand struct {
	*neo4jEngine
	asked []askedCypher
}

type askedCypher struct {
	what, statement string
	params          map[string]any
}

func (h *cypherByHand) close(context.Context) error { return nil }

// rows runs a reading statement and hands over its rows.
func (h *cypherByHand) rows(ctx context.Context, text string, params map[string]any, each func(*bolt.Record) error) error {
	session := h.driver.NewSession(ctx, bolt.SessionConfig{DatabaseName: h.database, AccessMode: bolt.AccessModeRead})
	defer session.Close(ctx)
	result, err := session.Run(ctx, text, params)
	if err != nil {
		return err
	}
	for result.Next(ctx) {
		if err := each(result.Record()); err != nil {
			return err
		}
	}
	return result.Err()
}

// candidatesCypher chooses by a Lucene query of which the audience is a part.
const candidatesCypher = "CYPHER 5\n" +
	"CALL db.index.fulltext.queryNodes('brain_text_2', $query, {limit: $limit}) YIELD node, score\n" +
	"RETURN node.id, node.text, node.kind, node.page, node.recordedAt, score\n" +
	"ORDER BY score DESC, node.ftOrder DESC, node.id"

func (h *cypherByHand) candidates(_ context.Context, q graph.TextQuery, scopes []string) (work, *[]string, error) {
	one := func(s string) string { return `["` + s + `" TO "` + s + `"]` }
	var terms, keys, kinds []string
	for _, t := range q.Terms {
		terms = append(terms, one(t.Term)+"^"+strconv.Itoa(t.Weight))
	}
	for _, s := range scopes {
		sum := sha256.Sum256([]byte(s))
		keys = append(keys, one(hex.EncodeToString(sum[:15])))
	}
	for _, k := range q.Kinds {
		kinds = append(kinds, one("kind_p"+k))
	}
	now := fmt.Sprintf("%020d", uint64(q.Now.UnixMicro())^(1<<63))
	query := "+ftTerms:(" + strings.Join(terms, " ") + ") +ftKeys:(" + strings.Join(keys, " ") + ")^0 +ftTags:(" + strings.Join(kinds, " ") + ")^0" +
		" -ftTags:" + one("historic") + ` -ftFrom:{"` + now + `" TO *] -ftUntil:[* TO "` + now + `"]`
	params := map[string]any{"query": query, "limit": q.Limit}
	h.ask("recall", candidatesCypher, params)
	found := new([]string)
	return func(ctx context.Context) error {
		*found = nil
		return h.rows(ctx, candidatesCypher, params, func(r *bolt.Record) error {
			id, _ := r.Values[0].(string)
			*found = append(*found, id)
			return nil
		})
	}, found, nil
}

// neighborsCypher finds the pages within two links that the scopes show.
func neighborsCypher(types []string) string {
	link := "[e:" + relationshipTypes(types) + "]"
	shown := func(x string) string {
		return x + ".key IN $scopes AND " + x + ".deletedAt IS NULL AND " + x + ".retiredAt IS NULL" +
			" AND (" + x + ".validFrom IS NULL OR " + x + ".validFrom <= $now) AND (" + x + ".validUntil IS NULL OR " + x + ".validUntil > $now)"
	}
	hop := func(left, right, fresh string) string {
		return "  MATCH (a)" + left + link + right + "(p:Page) WHERE " + shown("e") + " AND " + shown("p") + " AND " + fresh + "\n" +
			"  WITH p, e ORDER BY e.recordedAt DESC LIMIT $fanOut RETURN p\n"
	}
	level := func(bound, from, fresh string) string {
		return "CALL (" + bound + ") {\n" + from + hop("-", "->", fresh) + "  UNION\n" + from + hop("<-", "-", fresh) + "}\n"
	}
	return "CYPHER 5\n" +
		"MATCH (s:`_Item` {id: $page})\n" +
		level("s", "  WITH s AS a, s\n", "p <> s") +
		"WITH s, collect(p) AS one\n" +
		level("s, one", "  UNWIND one AS a WITH a, s, one\n", "p <> s AND NOT p IN one") +
		"WITH one, collect(p) AS two\n" +
		"CALL (one, two) {\n  UNWIND one AS p RETURN 1 AS depth, p\n  UNION ALL\n  UNWIND two AS p RETURN 2 AS depth, p\n}\n" +
		"RETURN depth, p.id, p.title ORDER BY depth, p.title, p.id"
}

func (h *cypherByHand) neighbors(_ context.Context, q neighborQuery) (work, *[]reached, error) {
	text := neighborsCypher(q.types)
	params := map[string]any{"page": q.page, "scopes": q.scopes, "now": q.now, "fanOut": q.fanOut}
	h.ask("neighbours", text, params)
	found := new([]reached)
	return func(ctx context.Context) error {
		*found = nil
		return h.rows(ctx, text, params, func(r *bolt.Record) error {
			depth, _ := r.Values[0].(int64)
			id, _ := r.Values[1].(string)
			title, _ := r.Values[2].(string)
			*found = append(*found, reached{int(depth), id, title})
			return nil
		})
	}, found, nil
}

// ask notes the statement for plans, once for each statement of a kind of work.
func (h *cypherByHand) ask(what, statement string, params map[string]any) {
	for _, a := range h.asked {
		if a.what == what && a.statement == statement {
			return
		}
	}
	h.asked = append(h.asked, askedCypher{what, statement, params})
}

func (h *cypherByHand) plans(ctx context.Context) ([]plan, error) {
	var out []plan
	for _, a := range h.asked {
		session := h.driver.NewSession(ctx, bolt.SessionConfig{DatabaseName: h.database})
		result, err := session.Run(ctx, strings.Replace(a.statement, "CYPHER 5\n", "CYPHER 5 EXPLAIN\n", 1), a.params)
		if err != nil {
			return nil, errors.Join(err, session.Close(ctx))
		}
		summary, err := result.Consume(ctx)
		if err := errors.Join(err, session.Close(ctx)); err != nil {
			return nil, err
		}
		out = append(out, plan{What: a.what, Statement: a.statement, Plan: operators(summary.Plan(), "")})
	}
	return out, nil
}

// operators writes a plan, the last operator first.
func operators(p bolt.Plan, indent string) string {
	name, _, _ := strings.Cut(p.Operator(), "@")
	details, _ := p.Arguments()["Details"].(string)
	if runes := []rune(details); len(runes) > 100 {
		details = string(runes[:100]) + "…"
	}
	text := indent + strings.TrimSpace(name+" "+details) + "\n"
	for _, child := range p.Children() {
		text += operators(child, indent+"  ")
	}
	return text
}
