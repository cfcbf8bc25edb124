// Package graphtest holds what every graph engine is tested with: the
// conformance suite (Run), a reference engine in memory (Memory) that evaluates
// plans naively by the letter of the pattern language, and random worlds with
// random queries (Differential) for which every engine must give the
// reference's rows. It imports no engine.
package graphtest
