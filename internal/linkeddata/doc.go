// Package linkeddata turns the records of an export into JSON-LD 1.1: pages as
// resources with schema.org types, claims, links and events as entities of PROV-O
// with their authors, times, evidence and revisions, people and agents as agents.
//
// It is pure and streams: a [Writer] takes record after record and writes each as
// one element of @graph, a resource in several elements where several records speak
// of it, as RDF allows. Terms that neither schema.org nor PROV-O has are of the
// namespace brain:; classes, links and properties of packs have namespaces of their
// own. Everything is resolved by the context in the file; nothing is fetched.
package linkeddata
