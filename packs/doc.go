// Package packs reads schema packs and combines them into an ontology.
//
// A pack is one YAML file. [Parse] reads it strictly against the JSON Schema
// that [JSONSchema] returns; [Combine] unites packs or lists every conflict
// between them; [Plan] says what adding packs to the installed ones changes.
// The package is pure: storing what is installed is the caller's work.
package packs
