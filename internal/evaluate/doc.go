// Package evaluate measures retrieval: it asks a server the questions of a set whose
// answers are known and compares the pages that recall gives, in the order of its
// hits, with those that should be there; without each of recall's arms, with each
// alone, and beside plain BM25 over the same pages. The measures and the reading of
// sets are pure; only Run talks to a server.
package evaluate
