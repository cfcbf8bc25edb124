// Package neo4j is the graph.Store on Neo4j 5.26 or later, spoken to over Bolt.
//
// The parts, from pure to edge:
//
//   - compile.go, filter.go, expression.go, projection.go: a graph.Plan becomes
//     Cypher text and parameters; document.go, lucene.go, segment.go: text
//     documents, full-text queries and the batching of writes.
//   - reader.go, tx.go, flush.go, search.go, statistics.go: one transaction.
//   - store.go, group.go, work.go, errors.go, migrate.go, open.go: the store, its
//     group commit, the driver and the schema.
//
// README.md lists what an operator has to know.
package neo4j
