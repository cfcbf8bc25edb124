// Command bench measures the service beside hand-written work on the same engine
// and prints a Markdown table: remember, recall, other reads, import and neighbours, each with
// a fixed seed, each next to a query or insert that does the same for the same
// rows, audience and durability, so that a ratio holds on any machine.
//
//	go run ./bench -agents [-sessions 200] [-seconds 120] [-entities 10000] [-peer FILE] [-out FILE.md]
//	go run ./bench [-claims 10000,100000] [-seconds 5] [-engine embedded] [-notes 2000] [-neo4j URL] [-out FILE.md]
//
// Unless -engine names one, the embedded engine is measured, and Neo4j when a URL is
// given or BRAIN_TEST_NEO4J_URI names one. The database of that server is emptied.
package main

import (
	"context"
	"errors"
	"flag"
	"fmt"
	"io"
	"os"
	"os/signal"
	"runtime/pprof"
	"slices"
	"strconv"
	"strings"
	"time"
)

// neo4jVariable names the server that tests and benchmarks may empty.
const neo4jVariable = "BRAIN_TEST_NEO4J_URI"

// options are the flags.
type options struct {
	claims  []int
	notes   []int
	budget  time.Duration
	block   int
	pages   int
	hub     int
	neo4j   string
	only    []string
	engine  string
	out     string
	json    string
	profile string
	keep    string
	store   string

	agents   bool
	sessions int
	entities int
	peer     string
}

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	opt, err := parseFlags(os.Args[1:])
	if errors.Is(err, flag.ErrHelp) {
		return
	}
	if err == nil {
		err = run(ctx, opt, os.Stdout, os.Stderr)
	}
	if err != nil {
		fmt.Fprintln(os.Stderr, "bench:", err)
		os.Exit(1)
	}
}

func parseFlags(args []string) (options, error) {
	opt := options{}
	flags := flag.NewFlagSet("bench", flag.ContinueOnError)
	claims := flags.String("claims", "10000,100000", "sizes of the store, ascending; everything but import and the hub is measured at each")
	seconds := flags.Float64("seconds", 5, "time for each measurement, both sides together, in seconds")
	flags.IntVar(&opt.block, "block", 25, "claims that each writer remembers before the hand-written inserts have their turn")
	notes := flags.String("notes", "2000", "sizes of the vault to import, ascending")
	flags.IntVar(&opt.pages, "pages", 2_000, "pages of the graph for neighbours, besides those at the hub")
	flags.IntVar(&opt.hub, "hub", 10_000, "links of the hub")
	flags.StringVar(&opt.neo4j, "neo4j", os.Getenv(neo4jVariable), "store URL of a Neo4j server whose database is emptied; "+neo4jVariable+" by default")
	only := flags.String("only", "", "measure only these parts, separated by commas: "+strings.Join(parts(), ", "))
	flags.StringVar(&opt.engine, "engine", "", "measure only this engine: embedded or neo4j")
	flags.StringVar(&opt.out, "out", "", "also write the tables to this Markdown file, and the figures to one of its name that ends in .json")
	flags.StringVar(&opt.keep, "keep", "", "fill embedded stores in this folder, which must not exist, and leave the last one there")
	flags.StringVar(&opt.store, "store", "", "measure recall, reads and the service on a store that -keep left in this folder; its size is that of -claims")
	flags.BoolVar(&opt.agents, "agents", false, "measure the bridge for agents instead: many sessions for the time of -seconds, and beside the reference memory server")
	flags.IntVar(&opt.sessions, "sessions", 200, "with -agents, sessions at once")
	flags.IntVar(&opt.entities, "entities", 10_000, "with -agents, entities of the generated memory")
	flags.StringVar(&opt.peer, "peer", "", "with -agents, the program of the reference memory server: dist/index.js of @modelcontextprotocol/server-memory")
	flags.StringVar(&opt.json, "json", "bench/out", "folder for one JSON file per engine")
	flags.StringVar(&opt.profile, "cpuprofile", "", "write a CPU profile of the whole run to this file")
	if err := flags.Parse(args); err != nil {
		return opt, err
	}
	opt.budget = time.Duration(*seconds * float64(time.Second))
	var err error
	if opt.claims, err = sizes("claims", *claims, 100); err != nil {
		return opt, err
	}
	if opt.notes, err = sizes("notes", *notes, 10); err != nil {
		return opt, err
	}
	for part := range strings.SplitSeq(*only, ",") {
		if part = strings.TrimSpace(part); part == "" && *only == "" {
			continue
		}
		if !slices.Contains(parts(), part) {
			return opt, fmt.Errorf("-only %q: expected some of %s", *only, strings.Join(parts(), ", "))
		}
		opt.only = append(opt.only, part)
	}
	if !slices.Contains([]string{"", engineEmbedded, engineNeo4j}, opt.engine) {
		return opt, fmt.Errorf("-engine %q: expected embedded or neo4j", opt.engine)
	}
	if opt.keep != "" && opt.wants(partAccess) {
		return opt, errors.New("-keep: expected -only without access, whose store would take the place of the last one")
	}
	if opt.store != "" && opt.engine == "" {
		opt.engine = engineEmbedded
	}
	if opt.engine == engineNeo4j && opt.neo4j == "" {
		return opt, errors.New("-engine neo4j: expected its URL in -neo4j or " + neo4jVariable)
	}
	other := func(part string) bool { return part != partRecall && part != partReads && part != partService }
	if opt.store != "" && (opt.keep != "" || slices.ContainsFunc(opt.only, other) || len(opt.claims) > 1 || opt.engine == engineNeo4j) {
		return opt, errors.New("-store: expected one size in -claims, of -only recall, reads and service, and neither -keep nor -engine neo4j")
	}
	for name, ok := range map[string]bool{
		"seconds": opt.budget > 0, "block": opt.block > 0, "pages": opt.pages >= 10, "hub": opt.hub >= 10, "sessions": opt.sessions > 0, "entities": opt.entities >= 100,
	} {
		if !ok {
			return opt, fmt.Errorf("-%s: expected a larger number", name)
		}
	}
	return opt, nil
}

// sizes reads a list of ascending numbers, each at least least.
func sizes(name, list string, least int) ([]int, error) {
	var out []int
	for text := range strings.SplitSeq(list, ",") {
		n, err := strconv.Atoi(strings.TrimSpace(text))
		if err != nil || n < least || len(out) > 0 && n <= out[len(out)-1] {
			return nil, fmt.Errorf("-%s %q: expected ascending numbers of at least %d, separated by commas", name, list, least)
		}
		out = append(out, n)
	}
	return out, nil
}

// run measures every engine and writes the report.
func run(ctx context.Context, opt options, out, progress io.Writer) error {
	if opt.profile != "" {
		f, err := os.Create(opt.profile)
		if err != nil {
			return err
		}
		defer f.Close()
		if err := pprof.StartCPUProfile(f); err != nil {
			return err
		}
		defer pprof.StopCPUProfile()
	}
	if opt.agents {
		rep, err := measureAgents(ctx, opt, progress)
		if err != nil {
			return err
		}
		return publish(agentsDocument(rep), rep, opt, out)
	}
	var reports []report
	for _, candidate := range []struct {
		name string
		open func(context.Context, options) (engine, error)
	}{{engineEmbedded, openEmbedded}, {engineNeo4j, openNeo4j}} {
		if opt.engine != "" && opt.engine != candidate.name {
			continue
		}
		e, err := candidate.open(ctx, opt)
		if err != nil {
			return err
		}
		if e == nil {
			continue
		}
		work := measure
		if opt.store != "" {
			work = measureStore
		}
		rep, err := work(ctx, e, opt, progress)
		if err := errors.Join(err, e.close(ctx)); err != nil {
			return err
		}
		if err := rep.writeJSON(opt.json); err != nil {
			return err
		}
		reports = append(reports, rep)
	}
	return publish(document(reports, opt), reports, opt, out)
}

// publish prints the tables and, where that was asked for, writes them and the figures
// to files.
func publish[T any](text string, figures T, opt options, out io.Writer) error {
	if _, err := io.WriteString(out, text); err != nil {
		return err
	}
	if opt.out == "" {
		return nil
	}
	if err := os.WriteFile(opt.out, []byte(text), 0o644); err != nil {
		return err
	}
	return writeJSON(strings.TrimSuffix(opt.out, ".md")+".json", figures)
}

// measure runs everything on one engine.
func measure(ctx context.Context, e engine, opt options, progress io.Writer) (report, error) {
	rep := report{Engine: e.name(), Machine: machine()}
	for _, part := range []struct {
		name   string
		wanted bool
		run    func(context.Context, engine, options, *report) error
	}{
		{"claims", slices.ContainsFunc([]string{partRecall, partRemember, partReads, partGraphQL, partService, partAccess}, opt.wants), measureClaims},
		{"import", opt.wants(partImport), measureImport},
		{"neighbours", opt.wants(partNeighbors), measureNeighbors},
	} {
		if !part.wanted {
			continue
		}
		began := time.Now()
		if err := part.run(ctx, e, opt, &rep); err != nil {
			return rep, fmt.Errorf("%s: %s: %w", e.name(), part.name, err)
		}
		fmt.Fprintf(progress, "%s: %s: %.0f s\n", e.name(), part.name, time.Since(began).Seconds())
	}
	rep.Growth = growth(rep.Rows)
	return rep, nil
}

// The parts of a run, for -only.
const (
	partRecall    = "recall"
	partRemember  = "remember"
	partReads     = "reads"
	partGraphQL   = "graphql"
	partService   = "service"
	partAccess    = "access"
	partImport    = "import"
	partNeighbors = "neighbours"
)

// The engines, for -engine.
const (
	engineEmbedded = "embedded"
	engineNeo4j    = "neo4j"
)

func parts() []string {
	return []string{partRecall, partRemember, partReads, partGraphQL, partService, partAccess, partImport, partNeighbors}
}

func (o options) wants(part string) bool { return len(o.only) == 0 || slices.Contains(o.only, part) }
