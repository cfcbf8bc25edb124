package graphtest

import (
	"context"
	"errors"
	"fmt"
	"math/rand/v2"
	"os"
	"reflect"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"brain/graph"
	"brain/graph/pattern"
)

// Options say how much Differential does.
type Options struct {
	// Worlds is the number of random worlds, Queries that of queries in each,
	// Viewers that of audiences for which each query runs: a case is one query
	// for one viewer in one world.
	Worlds, Queries, Viewers int
	// Seed makes a run repeatable; zero takes a new one.
	Seed uint64
}

// The environment variables that OptionsFromEnvironment reads.
const (
	envCases = "BRAIN_TEST_CASES" // number of cases, at least 1
	envSeed  = "BRAIN_TEST_SEED"
)

// OptionsFromEnvironment gives at least as many cases as BRAIN_TEST_CASES says
// (2,400 if it is not set) over at least 100 worlds, with the seed BRAIN_TEST_SEED.
func OptionsFromEnvironment(t testing.TB) Options {
	t.Helper()
	number := func(name string, unset uint64) uint64 {
		text := os.Getenv(name)
		if text == "" {
			return unset
		}
		n, err := strconv.ParseUint(text, 10, 64)
		require.NoError(t, err, "%s: expected a number", name)
		return n
	}
	cases := int(number(envCases, 2400))
	o := Options{Viewers: 4, Seed: number(envSeed, 0)}
	o.Worlds = max(100, cases/48)
	o.Queries = max(1, (cases+o.Worlds*o.Viewers-1)/(o.Worlds*o.Viewers))
	return o
}

// Differential demands that every store gives the rows of the reference engine,
// in its order, for random queries of random viewers in random worlds, and its
// hits and statistics for random texts. Each world is written in one write,
// asked, changed, asked again and deleted. The stores must be empty.
func Differential(t *testing.T, stores map[string]graph.Store, opt Options) {
	t.Helper()
	if opt.Seed == 0 {
		opt.Seed = uint64(time.Now().UnixNano())
	}
	d := &differential{T: t, stores: stores, opt: opt, internal: newCatalogue(t, pattern.Internal), public: newCatalogue(t, pattern.Public)}
	for n := range opt.Worlds {
		d.world(uint64(n))
		if step := opt.Worlds / 10; step > 0 && (n+1)%step == 0 && n+1 < opt.Worlds {
			t.Logf("%d of %d worlds, %d cases, no difference so far", n+1, opt.Worlds, d.cases)
		}
	}
	t.Logf("%s: %d worlds, %d cases, 0 differences (%d with rows, %d of these of text; %d too broad to compare; seed %d)",
		strings.Join(slices.Sorted(keys(stores)), ", "), opt.Worlds, d.cases, d.telling, d.texts, d.broad, opt.Seed)
	require.Greater(t, d.telling, d.cases/4, "too few cases have rows to tell anything")
	require.LessOrEqual(t, d.broad, d.cases/20, "too many cases are too broad for the reference")
}

// differential is one run of Differential.
type differential struct {
	*testing.T
	stores map[string]graph.Store
	opt    Options
	// Queries are of the internal catalogue; those that are also of the public one
	// run half of the time as public patterns.
	internal, public *pattern.Catalogue

	number                int // of the world
	reference             *Memory
	cases, telling, texts int
	broad                 int // cases that the reference gave up, and no store was asked
}

// An engine plans each statement once, and a new form of query, audience or
// currency is a new statement.
const (
	sharing = 4 // worlds that share the forms of their queries
	shapes  = 2 // forms of audience and currency for one query; viewers share them
)

// form is the source of chance for the form of the world's i-th query.
func (d *differential) form(i int) *rand.Rand {
	return rand.New(rand.NewPCG(^d.opt.Seed, uint64(d.number/sharing*d.opt.Queries+i)))
}

// textShare is the share of text queries among all, as 1 in textShare.
const textShare = 4

func (d *differential) world(n uint64) {
	w := newWorld(d.opt.Seed, n)
	d.number, d.reference = int(n), NewMemory()
	d.apply("build", w.build())
	for i := range d.opt.Queries {
		if i == d.opt.Queries/2 {
			d.apply("change", w.mutate())
		}
		// The worlds that share forms take turns in leaving one out for a text.
		if (i+d.number)%textShare == 0 {
			d.text(w)
		} else {
			d.match(w, d.form(i))
		}
	}
	d.apply("delete", w.destroy())
	for _, k := range w.kinds {
		d.compare(question{text: "MATCH (n:" + k.storage + ") RETURN count(*) AS c", args: everyVersion(nil), audience: graph.Everything(), options: []pattern.Option{pattern.WithBareTags()}})
	}
}

// apply runs the changes in one write on the reference and on every store.
func (d *differential) apply(what string, changes []change) {
	d.Helper()
	require.NoError(d, write(d.Context(), d.reference, changes...), "%s world %d of seed %d", what, d.number, d.opt.Seed)
	for name, store := range d.stores {
		require.NoError(d, write(d.Context(), store, changes...), "%s: %s world %d of seed %d", name, what, d.number, d.opt.Seed)
	}
}

// question is one query for one viewer.
type question struct {
	text     string
	args     graph.Args
	audience graph.Audience
	options  []pattern.Option
	public   bool // ask it as a public pattern if it can be one
}

func (d *differential) match(w *world, form *rand.Rand) {
	q := w.query(form)
	public := form.IntN(2) == 0
	seeds := [shapes]uint64{form.Uint64(), form.Uint64()}
	for i := range d.opt.Viewers {
		d.cases++
		shape := rand.New(rand.NewPCG(seeds[i%shapes], 0))
		a := graph.Args{Values: q.values, Currency: w.currency(shape), Now: w.moment()}
		if d.compare(question{q.text, a, w.audience(shape), []pattern.Option{pattern.WithMaxRows(q.maxRows)}, public}) > 0 {
			d.telling++
		}
	}
}

// compare asks all and gives the number of rows.
func (d *differential) compare(q question) int {
	plan, err := pattern.Compile(d.internal, q.text, q.options...)
	require.NoError(d, err, q.text)
	if q.public {
		if p, err := pattern.Compile(d.public, q.text, q.options...); err == nil {
			plan = p
		}
	}
	ask := func(s graph.Store) (rows []graph.Row, err error) {
		err = s.Read(d.Context(), q.audience, graph.ReadOptions{}, func(ctx context.Context, r graph.Reader) error {
			rows, err = r.Match(ctx, plan, q.args)
			return err
		})
		return rows, err
	}
	want, wantErr := ask(d.reference)
	if errors.Is(wantErr, errTooBroad) {
		d.broad++
		return 0
	}
	if !errors.Is(wantErr, graph.ErrTooExpensive) {
		require.NoError(d, wantErr, q.text)
	}
	for name, store := range d.stores {
		got, err := ask(store)
		if wantErr != nil && errors.Is(err, graph.ErrTooExpensive) {
			continue
		}
		if !errors.Is(err, wantErr) || !slices.Equal(renderRows(want), renderRows(got)) {
			asked := fmt.Sprintf("%s\nparameters: %v\ncurrency: %+v, now %s", q.text, render(q.args.Values), q.args.Currency, q.args.Now)
			d.report(name, asked, q.audience, difference(renderRows(want), renderRows(got)), wantErr, err)
		}
	}
	return len(want)
}

// text compares the hits and the statistics of one text query.
func (d *differential) text(w *world) {
	q := w.textQuery()
	s := graph.TextStatisticsQuery{History: q.History}
	for _, t := range q.Terms {
		s.Terms = append(s.Terms, t.Term)
	}
	near := w.vectorQuery()
	after := pick(w.rng, w.nodes["Claim"])
	type answer struct {
		hits       []graph.TextHit
		statistics graph.TextStatistics
		near       []graph.VectorHit
		missing    []graph.TextHit
		count      graph.VectorCount
	}
	for range d.opt.Viewers {
		a := w.audience(w.rng)
		ask := func(store graph.Store) (out answer, err error) {
			err = store.Read(d.Context(), a, graph.ReadOptions{}, func(ctx context.Context, r graph.Reader) error {
				if out.hits, err = r.Search(ctx, q); err != nil {
					return err
				}
				if out.statistics, err = r.Statistics(ctx, s); err != nil {
					return err
				}
				if out.near, err = r.SearchVectors(ctx, near); err != nil {
					return err
				}
				if out.missing, err = r.MissingVectors(ctx, near.Space(), after, 3); err != nil {
					return err
				}
				out.count, err = r.CountVectors(ctx, near.Space())
				return err
			})
			return out, err
		}
		want, err := ask(d.reference)
		require.NoError(d, err)
		d.cases++
		if len(want.hits) > 0 {
			d.telling++
			d.texts++
		}
		for name, store := range d.stores {
			got, err := ask(store)
			w := append(renderAnswer(want.hits, want.statistics, s.Terms), renderVectors(want.near, want.missing, want.count)...)
			g := append(renderAnswer(got.hits, got.statistics, s.Terms), renderVectors(got.near, got.missing, got.count)...)
			if err != nil || !reflect.DeepEqual(w, g) {
				d.report(name, fmt.Sprintf("text %+v\nvector %+v", q, near), a, difference(w, g), nil, err)
			}
		}
	}
}

func renderAnswer(hits []graph.TextHit, s graph.TextStatistics, terms []string) []string {
	var out []string
	for _, h := range hits {
		out = append(out, fmt.Sprintf("%+v", h))
	}
	out = append(out, fmt.Sprintf("documents %d, length %d", s.Documents, s.Length))
	for _, t := range terms {
		out = append(out, fmt.Sprintf("%s in %d", t, s.Frequency[t]))
	}
	return out
}

func renderVectors(near []graph.VectorHit, missing []graph.TextHit, count graph.VectorCount) []string {
	var out []string
	for _, h := range near {
		out = append(out, fmt.Sprintf("near %+v", h))
	}
	for _, h := range missing {
		out = append(out, fmt.Sprintf("missing %+v", h))
	}
	return append(out, fmt.Sprintf("%+v", count))
}

// report ends the test with what is needed to understand and repeat the case.
func (d *differential) report(engine, query string, a graph.Audience, rows string, wantErr, gotErr error) {
	d.Helper()
	d.Fatalf("%s differs from the reference in world %d (repeat with %s=%d)\n%s\naudience: %+v\nerror: want %v, got %v\n%s",
		engine, d.number, envSeed, d.opt.Seed, query, a, wantErr, gotErr, rows)
}

// difference lists the rows that only one side has or, if it is the order that
// differs, the first row out of place.
func difference(want, got []string) string {
	var b strings.Builder
	fmt.Fprintf(&b, "%d rows wanted, %d came\n", len(want), len(got))
	missing, extra := without(want, got), without(got, want)
	for _, r := range missing {
		fmt.Fprintf(&b, "  missing: %s\n", r)
	}
	for _, r := range extra {
		fmt.Fprintf(&b, "  too much: %s\n", r)
	}
	if len(missing)+len(extra) == 0 {
		for i := range want {
			if want[i] != got[i] {
				fmt.Fprintf(&b, "  row %d should be %s, is %s\n", i, want[i], got[i])
				break
			}
		}
	}
	return b.String()
}

// without gives the lines of a that b does not have as often.
func without(a, b []string) []string {
	left := map[string]int{}
	for _, line := range b {
		left[line]++
	}
	var out []string
	for _, line := range a {
		if left[line]--; left[line] < 0 {
			out = append(out, line)
		}
	}
	return out
}
