//go:build unix && !race

package scenarios_test

// raceShare is 1: without the race detector all worlds are looked at.
const raceShare = 1
