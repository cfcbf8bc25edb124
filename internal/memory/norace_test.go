//go:build !race

package memory_test

// raceShare is 1: without the race detector all random histories are told.
const raceShare = 1
