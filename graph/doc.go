// Package graph holds the values of the property graph and the port through
// which the service reaches it. It imports only the standard library; the
// engines (graph/embedded, graph/neo4j) implement Store, the pattern package
// turns text into a Plan, and graph/graphtest holds the conformance suite that
// every engine runs.
package graph
