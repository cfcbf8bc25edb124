//go:build race

package memory_test

// raceShare: the race detector makes a history a few times slower, so
// random histories are a part of those without it.
const raceShare = 5
