package main

import (
	"fmt"
	"strings"
	"time"
)

// growthLine is one measurement at one size beside that at the size before.
type growthLine struct {
	Measure string `json:"measure"`
	Size    int    `json:"size"`
	// Ours and Reference are what grew: the p99 where time counts, else the time of
	// one piece of work.
	Ours      time.Duration `json:"oursNs"`
	Reference time.Duration `json:"referenceNs"`
	// Grown and ReferenceGrown are these by those at the size before, 0 at the first.
	Grown          float64 `json:"grown"`
	ReferenceGrown float64 `json:"referenceGrown"`
}

// growth lists what was measured at several sizes, in the order of the rows.
func growth(rows []row) []growthLine {
	var lines []growthLine
	for _, first := range rows {
		if first.Measure == "" || isLaterSize(rows, first) {
			continue
		}
		var of []growthLine
		for _, r := range rows {
			if r.Measure != first.Measure {
				continue
			}
			l := growthLine{Measure: r.Measure, Size: r.Size, Ours: r.Ours.each(), Reference: r.Reference.each()}
			if n := len(of); n > 0 {
				l.Grown = quotient(float64(l.Ours), float64(of[n-1].Ours))
				l.ReferenceGrown = quotient(float64(l.Reference), float64(of[n-1].Reference))
			}
			of = append(of, l)
		}
		if len(of) > 1 {
			lines = append(lines, of...)
		}
	}
	return lines
}

// isLaterSize tells whether a smaller size of the same was measured too.
func isLaterSize(rows []row, r row) bool {
	for _, other := range rows {
		if other.Measure == r.Measure && other.Size < r.Size {
			return true
		}
	}
	return false
}

// each is the time that growth is about.
func (f figures) each() time.Duration {
	if f.P99 > 0 {
		return f.P99
	}
	if f.PerSecond > 0 {
		return time.Duration(float64(time.Second) / f.PerSecond)
	}
	return 0
}

func growthTable(lines []growthLine) string {
	if len(lines) == 0 {
		return ""
	}
	var b strings.Builder
	b.WriteString("\nGrowth: the p99, or for an import the time of one note, by that at the size before.\n\n" +
		"| measured | size | ours | grown | by hand | grown |\n| --- | ---: | ---: | ---: | ---: | ---: |\n")
	for _, l := range lines {
		fmt.Fprintf(&b, "| %s | %s | %s | %s | %s | %s |\n", l.Measure, count(l.Size),
			milliseconds(l.Ours), grown(l.Grown), milliseconds(l.Reference), grown(l.ReferenceGrown))
	}
	return b.String()
}

func grown(ratio float64) string {
	if ratio == 0 {
		return "–"
	}
	return factor(ratio)
}
