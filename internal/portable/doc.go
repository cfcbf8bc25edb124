// Package portable is the form in which a whole graph leaves one instance and
// enters another: a JSON record for each node and each edge, that knows no engine
// and holds nothing that can be derived. It is pure: what a record may mean in an
// instance (scopes, types, what is there already) is for its reader to check.
package portable
