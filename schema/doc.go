// Package schema holds the ontology in force: the union of the installed
// packs' object types, link types, properties and kinds, and the validation
// of what is written against it.
//
// An [Ontology] is an immutable value. It is built from [Terms] by [New],
// which refuses terms that cannot live together and lists every reason at
// once. The package performs no input or output.
package schema
