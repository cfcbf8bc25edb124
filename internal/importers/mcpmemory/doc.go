// Package mcpmemory reads the file of the reference MCP memory server (entities
// with observations, and relations between them) and turns it into records of
// importRecords: an entity becomes a page, an observation a claim about it, a
// relation a link.
//
// The file is JSON Lines: {"type":"entity","name","entityType","observations":[…]}
// and {"type":"relation","from","to","relationType"}. Reading is pure: [Read] takes
// the lines apart, [Graph] merges them, and its records are functions of it and the
// vocabulary. [Import] drives them through an importers.Sink: pages, claims, links.
package mcpmemory
