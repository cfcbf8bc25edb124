// Package config reads how the service is to run: command-line flags over
// environment variables over a YAML file over defaults, all checked strictly.
//
// [Settings] is the one list of what can be set; flags, environment, file,
// printed form and the reference in docs/reference/config.md come from it.
package config

//go:generate go run ./reference ../../docs/reference/config.md
