//go:build race

package memory_test

// raceShare: the race detector makes the embedded engine many times slower, so
// random histories are a part of those without it.
const raceShare = 25
