// Package bridge gives agents Brain over the Model Context Protocol. It is thin: each
// tool is one operation of the GraphQL API, called with the token of the one who
// called the tool. What comes back is quoted as data, bounded, and never acted upon.
package bridge

//go:generate go run ./reference ../../docs/reference/mcp.md
