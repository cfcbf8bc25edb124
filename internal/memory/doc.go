// Package memory holds the use cases: what the service does, one file each,
// between the API and the store. A use case takes a Session (who calls, in which
// conversation, as which audience) and plain values, and returns plain values;
// it knows nothing of GraphQL, HTTP or an engine.
package memory
