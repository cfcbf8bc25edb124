// Package embedded is the graph store on SQLite: one file in one folder, one
// process, one writer with group commit and many readers on snapshots. README.md
// lists its caveats; ADR 0003 and 0006 give the reasons.
package embedded
