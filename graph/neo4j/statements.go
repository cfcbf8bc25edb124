package neo4j

import (
	"slices"
	"strings"

	"brain/graph"
)

// The statements of writes have fixed text, so that the server plans each once;
// labels and types are parameters. Each takes a list and changes all of it.

// lockNodesStatement takes the nodes' locks and reads what the statistics were
// told about their documents.
func lockNodesStatement() string {
	fields := append([]string{"id"}, itemFields[:]...)
	fields = append(fields, documentProps[:]...)
	fields = append(fields, propSpace, propVectorText)
	return "CYPHER 5\n" +
		"UNWIND $ids AS id\n" +
		"MATCH (n:`_Item` {id: id})\n" +
		"SET n._locked = true\n" +
		"WITH n\n" +
		"RETURN n {." + strings.Join(fields, ", .") + "} AS n"
}

// patchNodesStatement changes nodes and, with an item, the carried edges that
// start at them.
func patchNodesStatement() string {
	return "CYPHER 5\n" +
		"UNWIND $rows AS r\n" +
		"MATCH (n:`_Item` {id: r.id})\n" +
		"SET n += r.props\n" +
		"FOREACH (_ IN CASE WHEN r.labels IS NULL THEN [] ELSE [1] END |\n" +
		"  REMOVE n:$([l IN labels(n) WHERE NOT l STARTS WITH '_'])\n" +
		"  SET n:$(r.labels))\n" +
		"FOREACH (_ IN CASE WHEN r.indexed = true THEN [1] ELSE [] END | SET n:`_Indexed`)\n" +
		"FOREACH (_ IN CASE WHEN r.indexed = false THEN [1] ELSE [] END | REMOVE n:`_Indexed`)\n" +
		"WITH n, r\n" +
		"CALL (n, r) {\n" +
		"  WITH n, r WHERE r.item IS NOT NULL\n" +
		"  MATCH (n)-[e:" + carriedTypes() + "]->()\n" +
		"  SET e += r.item\n" +
		"}\n" +
		"RETURN r.id AS id"
}

// createStatement registers audience keys and writes new nodes and edges, each
// list in its turn, in one round trip. An edge's row of the registry is how it is
// found from its id whatever its type: types of packs come and go at run time and
// need no index of their own. A carried edge takes its start's item.
func createStatement() string {
	fields := make([]string, len(itemFields))
	for i, name := range itemFields {
		fields[i] = "." + name
	}
	return "CYPHER 5\n" +
		"CALL () {\n" +
		"  UNWIND $keys AS r\n" +
		"  MERGE (k:`_Key` {key: r.key})\n" +
		"  ON CREATE SET k.plain = r.plain, k.base = r.base, k.author = r.author\n" +
		"}\n" +
		"CALL () {\n" +
		"  UNWIND $nodes AS r\n" +
		"  CREATE (n:$(r.labels))\n" +
		"  SET n = r.props\n" +
		"}\n" +
		"CALL () {\n" +
		"  UNWIND $edges AS r\n" +
		"  MATCH (a:`_Item` {id: r.from})\n" +
		"  MATCH (b:`_Item` {id: r.to})\n" +
		"  CREATE (:`_Edge` {id: r.id, from: r.from, to: r.to})\n" +
		"  CREATE (a)-[e:$(r.type)]->(b)\n" +
		"  SET e = r.props\n" +
		"  SET e += CASE WHEN r.carried THEN a {" + strings.Join(fields, ", ") + "} ELSE {} END\n" +
		"  RETURN count(*) AS edges\n" +
		"}\n" +
		"RETURN edges"
}

// findEdge finds the edge of the id r.id through the registry; between two nodes
// the server starts at the one with fewer relationships.
const findEdge = "MATCH (x:`_Edge` {id: r.id})\n" +
	"MATCH (a:`_Item` {id: x.from})\n" +
	"MATCH (b:`_Item` {id: x.to})\n" +
	"MATCH (a)-[e]->(b) WHERE e.id = r.id\n"

const patchEdgesStatement = "CYPHER 5\n" +
	"UNWIND $rows AS r\n" +
	findEdge +
	"SET e += r.props\n" +
	"SET e += CASE WHEN r.item IS NULL OR type(e) IN $carried THEN {} ELSE r.item END\n" +
	"RETURN r.id AS id"

const deleteEdgesStatement = "CYPHER 5\n" +
	"UNWIND $rows AS r\n" +
	findEdge +
	"DELETE e, x\n" +
	"RETURN r.id AS id"

const deleteNodesStatement = "CYPHER 5\n" +
	"UNWIND $ids AS id\n" +
	"MATCH (n:`_Item` {id: id})\n" +
	"CALL (n) {\n" +
	"  MATCH (n)-[e]-()\n" +
	"  MATCH (x:`_Edge` {id: e.id})\n" +
	"  DELETE x\n" +
	"}\n" +
	"DETACH DELETE n"

const knownNodesStatement = "CYPHER 5\n" +
	"UNWIND $ids AS id\n" +
	"MATCH (n:`_Item` {id: id})\n" +
	"RETURN n.id AS id"

// carriedRelationships are the types whose edges follow their start node.
func carriedRelationships() []string {
	var out []string
	for _, r := range graph.SystemRelationships() {
		if r.Carried {
			out = append(out, r.Type)
		}
	}
	slices.Sort(out)
	return out
}

func carriedTypes() string {
	quoted := carriedRelationships()
	for i, t := range quoted {
		quoted[i] = quote(t)
	}
	return strings.Join(quoted, "|")
}
