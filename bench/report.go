package main

import (
	"encoding/json"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"time"
)

// report is what was measured on one engine.
type report struct {
	Engine string `json:"engine"`
	// Machine names the machine by cores and memory only.
	Machine string       `json:"machine"`
	Rows    []row        `json:"rows"`
	Growth  []growthLine `json:"growth"`
	Service []serviceRow `json:"service"`
	Access  []accessRow  `json:"access"`
	Plans   []plan       `json:"plans"`
}

// row is one line of the table. A figure that was not measured is 0.
type row struct {
	What string `json:"what"`
	// Measure names what is measured at several sizes, Size is which; "" and 0 for
	// what is measured once.
	Measure string  `json:"measure,omitempty"`
	Size    int     `json:"size,omitempty"`
	Ours    figures `json:"ours"`
	// Reference is the hand-written work, or what Against names.
	Reference figures `json:"reference"`
	Against   string  `json:"against"`
	// Ratio is ours by the reference, of what Goal is about.
	Ratio float64 `json:"ratio"`
	Goal  goal    `json:"goal"`
	Note  string  `json:"note,omitempty"`
}

// figures are those of one side.
type figures struct {
	Count     int           `json:"count"`
	P50       time.Duration `json:"p50ns"`
	P99       time.Duration `json:"p99ns"`
	PerSecond float64       `json:"perSecond"`
}

func figuresOf(s sample) figures {
	return figures{Count: len(s.times), P50: s.percentile(0.5), P99: s.percentile(0.99), PerSecond: s.rate()}
}

// goal bounds a ratio: at least Min or, where Max is not 0, at most Max. The zero
// goal bounds nothing: the ratio is to be known.
type goal struct {
	Min float64 `json:"min,omitempty"`
	Max float64 `json:"max,omitempty"`
	// Added, where it is not 0, bounds how much longer than the reference ours may
	// take at the median instead.
	Added time.Duration `json:"addedNs,omitempty"`
}

func atMost(max float64) goal  { return goal{Max: max} }
func atLeast(min float64) goal { return goal{Min: min} }

func (g goal) met(ratio float64) bool { return ratio >= g.Min && (g.Max == 0 || ratio <= g.Max) }

func (g goal) String() string {
	if g == (goal{}) {
		return "–"
	}
	if g.Added > 0 {
		return "≤ " + milliseconds(g.Added) + " more"
	}
	if g.Max > 0 {
		return "≤ " + strconv.FormatFloat(g.Max, 'g', -1, 64) + "×"
	}
	return "≥ " + strconv.FormatFloat(g.Min, 'g', -1, 64) + "×"
}

// plan is a hand-written statement and how the engine runs it.
type plan struct {
	What      string `json:"what"`
	Statement string `json:"statement"`
	Plan      string `json:"plan"`
}

// byLatency is the row of work whose time counts: the ratio is that of the medians.
func byLatency(what string, ours, reference sample, g goal) row {
	r := row{What: what, Ours: figuresOf(ours), Reference: figuresOf(reference), Against: "by hand", Goal: g}
	r.Ratio = quotient(float64(r.Ours.P50), float64(r.Reference.P50))
	r.Note = "p99 " + factor(quotient(float64(r.Ours.P99), float64(r.Reference.P99)))
	return r
}

// byAdded is the row of work that contains the reference: what it adds to that counts.
func byAdded(what string, ours, reference sample, most time.Duration) row {
	r := byLatency(what, ours, reference, goal{Added: most})
	r.Against = "use case in process"
	r.Note = "p50 " + milliseconds(r.added()) + " more"
	return r
}

// added is how much longer than the reference ours takes at the median.
func (r row) added() time.Duration { return r.Ours.P50 - r.Reference.P50 }

func (r row) met() bool {
	if r.Goal.Added > 0 {
		return r.added() <= r.Goal.Added
	}
	return r.Goal.met(r.Ratio)
}

// of is the row of a measure at a size.
func (r row) of(measure string, size int) row {
	r.Measure, r.Size = measure, size
	return r
}

// byRate is the row of work whose throughput counts.
func byRate(what string, ours, reference sample, g goal) row {
	r := row{What: what, Ours: figuresOf(ours), Reference: figuresOf(reference), Against: "by hand", Goal: g}
	r.Ratio = quotient(r.Ours.PerSecond, r.Reference.PerSecond)
	return r
}

// quotient is a / b, 0 if b is.
func quotient(a, b float64) float64 {
	if b == 0 {
		return 0
	}
	return a / b
}

func factor(ratio float64) string { return strconv.FormatFloat(ratio, 'f', 2, 64) + "×" }

// writeJSON writes the report into the folder as <first word of the engine>.json.
func (r report) writeJSON(dir string) error {
	if err := os.MkdirAll(dir, 0o755); err != nil {
		return err
	}
	name, _, _ := strings.Cut(strings.ToLower(r.Engine), " ")
	return writeJSON(filepath.Join(dir, name+".json"), r)
}

// writeJSON writes a value to a file, indented.
func writeJSON[T any](file string, value T) error {
	b, err := json.MarshalIndent(value, "", "  ")
	if err != nil {
		return err
	}
	return os.WriteFile(file, append(b, '\n'), 0o644)
}

// document writes the reports as one document.
func document(reports []report, opt options) string {
	var b strings.Builder
	fmt.Fprintf(&b, "# Benchmarks\n\n%s, %s. Seed %d, %s for each measurement (both sides).\n\n", machine(), runtime.Version(), seed, opt.budget)
	b.WriteString(legend)
	for _, r := range reports {
		fmt.Fprintf(&b, "\n## %s\n\n", r.Engine)
		b.WriteString("| what | p50 | p99 | per second | reference | p50 | p99 | per second | ratio | goal | met |\n")
		b.WriteString("| --- | ---: | ---: | ---: | --- | ---: | ---: | ---: | ---: | ---: | --- |\n")
		for _, row := range r.Rows {
			b.WriteString(row.line())
		}
		b.WriteString(growthTable(r.Growth))
		b.WriteString(serviceTable(r.Service))
		b.WriteString(accessTable(r.Access))
	}
	if opt.neo4j == "" {
		b.WriteString("\nSKIPPED: Neo4j (" + neo4jVariable + " not set)\n")
	}
	for _, r := range reports {
		for _, p := range r.Plans {
			fmt.Fprintf(&b, "\n### %s: %s, by hand\n\n```\n%s\n```\n\n```\n%s\n```\n", r.Engine, p.What, strings.TrimSpace(p.Statement), strings.TrimSpace(p.Plan))
		}
	}
	return b.String()
}

const legend = `Both sides run in turn in one process on the same store. The ratio is that of the medians where time counts, of the rates for
writes. By hand: remember and import write every row that the service left behind (nodes, edges, evidence, audit, text index and
its statistics) with prepared statements and the same durability; recall chooses the same candidates for the same audience and is
told the weights of the terms, which the service has to count; neighbours gives the same pages under the same limit of links;
objects, paths, delta and patternQuery give the same lists; entity and contextPack find the pages, facts, links and open threads
from which the service chooses those of the cards, and are told which pages a text names.
`

func (r row) line() string {
	ratio := factor(r.Ratio)
	if r.Note != "" {
		ratio += " (" + r.Note + ")"
	}
	met := "no"
	switch {
	case r.Goal == (goal{}):
		met = "–"
	case r.met():
		met = "yes"
	}
	return fmt.Sprintf("| %s | %s | %s | %s | %s | %s | %s | %s | %s | %s | %s |\n", r.What,
		milliseconds(r.Ours.P50), milliseconds(r.Ours.P99), perSecond(r.Ours.PerSecond), r.Against,
		milliseconds(r.Reference.P50), milliseconds(r.Reference.P99), perSecond(r.Reference.PerSecond), ratio, r.Goal, met)
}

func milliseconds(d time.Duration) string {
	if d == 0 {
		return "–"
	}
	return strconv.FormatFloat(float64(d)/1e6, 'f', 2, 64) + " ms"
}

func perSecond(rate float64) string {
	if rate == 0 {
		return "–"
	}
	return strconv.FormatFloat(rate, 'f', 0, 64)
}

// machine names the machine by what counts.
func machine() string {
	return fmt.Sprintf("%d cores, %s of memory", runtime.NumCPU(), memorySize("/proc/meminfo"))
}

// memorySize is the size of the machine's memory as Linux tells it.
func memorySize(path string) string {
	b, err := os.ReadFile(path)
	if err != nil {
		return "unknown size"
	}
	for line := range strings.Lines(string(b)) {
		fields := strings.Fields(line)
		if len(fields) < 2 || fields[0] != "MemTotal:" {
			continue
		}
		if kib, err := strconv.ParseFloat(fields[1], 64); err == nil {
			return fmt.Sprintf("%.0f GiB", kib/(1<<20))
		}
	}
	return "unknown size"
}
