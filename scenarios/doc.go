// Package scenarios holds cases that run through the whole service: GraphQL over
// HTTP, on both engines, each answer demanded in full. Files in files/ have one
// subject each and are meant to be read; see files/README.md for their format.
// analyst/ has a world and the questions that analysts ask of it, one a query.
// The answers of the two engines are compared with each other as well, and
// property tests compare what random readers of random worlds get with the
// disclosure rules applied to everything there is.
package scenarios

//go:generate go run ./reference ../docs/reference/scenarios.md
