package main

import (
	"context"
	"fmt"
	"strings"

	bolt "github.com/neo4j/neo4j-go-driver/v5/neo4j"
)

// everCypher is what the reader may know of any time.
func everCypher(x string) string {
	return strings.ReplaceAll("x.key IN $keys AND x.deletedAt IS NULL", "x.", x+".")
}

// shownCypher is what the reader may know now.
func shownCypher(x string) string {
	return everCypher(x) + strings.ReplaceAll(
		" AND x.retiredAt IS NULL AND (x.validFrom IS NULL OR x.validFrom <= $now) AND (x.validUntil IS NULL OR x.validUntil > $now)", "x.", x+".")
}

// readsCypher are the statements of each read, in the order in which they run.
func readsCypher(types []string) map[string][]string {
	link := relationshipTypes(types)
	objects := "MATCH (c:Claim)-[:ABOUT]->(p:Page)\nWHERE c.property = 'employees' AND c.valueInt >= $least AND c.state = 'CURRENT' AND " + shownCypher("c") +
		"\n  AND p.type = 'company' AND " + shownCypher("p") +
		"\nRETURN p.id, p.slug, p.title, p.type, p.createdAt, p.writer ORDER BY p.title, p.id LIMIT $limit"
	paths := "MATCH way = (:`_Item` {id: $page})-[:" + link + "*1..4]-(:`_Item` {id: $other})\n" +
		"WHERE all(e IN relationships(way) WHERE " + shownCypher("e") + ")\n  AND all(n IN nodes(way) WHERE n:Page AND " + shownCypher("n") +
		" AND single(m IN nodes(way) WHERE m = n))\n" +
		"WITH DISTINCT length(way) AS hops, reduce(ids = '', n IN nodes(way) | ids + ' ' + n.id) AS ids\n" +
		"RETURN substring(ids, 1), hops ORDER BY hops, ids LIMIT $limit"
	counted := "MATCH (a:Page:Company {slug: $slug})-[e:RELATES_TO]-(b:Page:Company)<-[:ABOUT]-(c:Claim)\nWHERE c.kind = 'fact' AND " +
		shownCypher("a") + " AND " + shownCypher("e") + " AND " + shownCypher("b") + " AND " + shownCypher("c") +
		"\nRETURN b.title AS title, count(c) AS claims ORDER BY claims DESC, title LIMIT $limit"
	return map[string][]string{
		readObjects: {objects}, readPaths: {paths}, readDelta: {deltaCypher()}, readEntity: cardsCypher(link), readPack: append(cardsCypher(link), threadsCypher()), readPattern: {counted},
	}
}

// relationshipTypes writes alternatives of types.
func relationshipTypes(types []string) string {
	quoted := make([]string, len(types))
	for i, t := range types {
		quoted[i] = "`" + t + "`"
	}
	return strings.Join(quoted, "|")
}

// deltaCypher takes the first changes of each kind, and of those the first.
func deltaCypher() string {
	var parts []string
	for rank, p := range changeParts() {
		known := ""
		for _, edge := range p.pages {
			known += " AND EXISTS { (n)-[:" + edge + "]->(p:Page) WHERE " + everCypher("p") + " }"
		}
		parts = append(parts, fmt.Sprintf("  MATCH (n:%s) WHERE n.%s >= $since AND n.%s <= $now AND (%s) AND %s%s\n"+
			"  RETURN DISTINCT n.%s AS item, n.%s AS at, %d AS rank, n.%s AS key, n.%s AS by ORDER BY at, key LIMIT $limit\n",
			p.label, p.at, p.at, p.where, everCypher("n"), known, p.item, p.at, rank, p.key, p.by))
	}
	return "CALL () {\n" + strings.Join(parts, "  UNION ALL\n") + "}\nRETURN item, at, rank, key, by ORDER BY at, rank, key LIMIT $limit"
}

// cardsCypher finds pages, the newest of what is known about them and when it was seen.
func cardsCypher(link string) []string {
	return []string{
		"MATCH (p:Page) WHERE p.id IN $pages AND " + shownCypher("p") +
			"\nRETURN 'page', p.id, p.slug, p.title, p.type, COLLECT { MATCH (v:PageVersion {page: p.id}) WHERE " + shownCypher("v") + " RETURN max(v.at) }",
		"MATCH (c:Claim) WHERE c.page IN $pages AND c.family = 'FACT' AND c.state IN ['CURRENT', 'ACTIVE'] AND " + shownCypher("c") +
			"\nWITH c ORDER BY c.recordedAt DESC, c.id DESC LIMIT $pool" +
			"\nRETURN 'fact', c.id, c.page, c.kind, c.text, c.confidence, c.validFrom, c.recordedAt, COLLECT { MATCH (v:Evidence {item: c.id}) WHERE " + shownCypher("v") + " RETURN max(v.observedAt) }",
		"MATCH (p:Page)-[l:" + link + "]-(n:Page) WHERE p.id IN $pages AND " + shownCypher("l") + " AND " + shownCypher("n") +
			"\nRETURN 'relation', l.id, type(l), l.weight, l.recordedAt, n.id, n.slug, n.title ORDER BY l.recordedAt DESC, l.id DESC LIMIT $pool",
	}
}

// threadsCypher finds commitments and takes that are open, about pages or held by them.
func threadsCypher() string {
	open := "(c.kind = 'commitment' AND c.state = 'CURRENT' OR c.state = 'ACTIVE') AND " + shownCypher("c")
	return "CALL () {\n  MATCH (c:Claim) WHERE c.page IN $pages AND " + open + " RETURN c\n  UNION\n" +
		"  MATCH (c:Claim)-[:HELD_BY]->(p:Page) WHERE p.id IN $pages AND " + open + " RETURN c\n}\n" +
		"RETURN 'thread', c.id, c.kind, c.text, c.due, c.recordedAt LIMIT $pool"
}

// read implements byHand.
func (h *cypherByHand) read(_ context.Context, what string, args map[string]any) (work, *[][]any, error) {
	types, _ := args["types"].([]string)
	statements := readsCypher(types)[what]
	for i := range statements {
		statements[i] = "CYPHER 5\n" + statements[i]
		h.ask(what, statements[i], args)
	}
	found := new([][]any)
	return func(ctx context.Context) error {
		*found = nil
		for _, statement := range statements {
			err := h.rows(ctx, statement, args, func(r *bolt.Record) error {
				*found = append(*found, r.Values)
				return nil
			})
			if err != nil {
				return err
			}
		}
		return nil
	}, found, nil
}
