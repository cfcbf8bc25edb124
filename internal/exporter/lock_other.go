//go:build !unix

package exporter

import "os"

// lock takes every file for free: there is no lock here that ends with its process.
func lock(*os.File) (free bool, err error) { return true, nil }
