// Package api is the generated client of the operations that the bridge calls.
package api

//go:generate go tool genqlient
