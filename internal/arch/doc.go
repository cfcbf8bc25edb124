// Package arch holds the tests of the repository's shape: which way imports
// point, and what no package may have.
package arch
