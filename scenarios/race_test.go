//go:build unix && race

package scenarios_test

// raceShare: the race detector makes the embedded engine many times slower, so
// the property tests look at a part of the worlds under it.
const raceShare = 5
