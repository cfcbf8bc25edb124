// Package pattern is the language in which every read of the graph is written:
// a read-only subset of openCypher. Parse turns text into an AST, Compile checks
// it against a Catalogue and makes a graph.Plan that both engines run alike, and
// Format writes an AST in its one canonical form. The package is pure: it knows
// no audience and no store. Audience, currency, deletion and trust are added by
// the engines to every element of the plan, so that no text can leave them out.
package pattern
