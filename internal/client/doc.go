// Package client calls the GraphQL API over HTTP for the command line: one
// endpoint, one bearer token, typed errors. It never retries; whoever knows
// that an operation is safe to repeat does.
package client
