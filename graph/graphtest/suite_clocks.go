package graphtest

import (
	"context"
	"errors"
	"fmt"
	"time"

	"github.com/stretchr/testify/require"

	"brain/graph"
	"brain/graph/pattern"
)

var clockCases = []testCase{
	{"currency", currencies},
	{"deletion", deletion},
}

func currencies(s *suite) {
	at := func(days int) time.Time { return now.AddDate(0, 0, days) }
	items := map[string]graph.Item{
		"page":      {},
		"plain":     {RecordedAt: at(-10)},
		"retired":   {RecordedAt: at(-10), RetiredAt: at(-5)},
		"retiring":  {RecordedAt: at(-10), RetiredAt: at(5)},
		"recording": {RecordedAt: at(5)},
		"from now":  {RecordedAt: at(-10), ValidFrom: now},
		"future":    {RecordedAt: at(-10), ValidFrom: now.Add(time.Microsecond)},
		"until now": {RecordedAt: at(-10), ValidUntil: now},
		"ending":    {RecordedAt: at(-10), ValidFrom: at(-3), ValidUntil: now.Add(time.Microsecond)},
		"deleted":   {RecordedAt: at(-10), DeletedAt: at(-1)},
	}
	changes := []change{putNode(s.node("Page", "p", s.in("a"), nil))}
	for name, it := range items {
		it.Scope = s.scope("a")
		changes = append(changes, putNode(s.node("Claim", name, it, nil)), putEdge(s.edge(name, name, "ABOUT", "p", graph.Item{}, nil)),
			putEdge(s.edge(name+" loop", "p", "KNOWS", "p", it, nil)))
	}
	s.mustWrite(changes...)
	for _, c := range []struct {
		name     string
		currency graph.Currency
		want     []string
	}{
		{"current", graph.Currency{}, []string{"ending", "from now", "page", "plain", "recording"}},
		{"all", graph.Currency{Mode: graph.All}, []string{"ending", "from now", "future", "page", "plain", "recording", "retired", "retiring", "until now"}},
		{"all with deleted", graph.Currency{Mode: graph.All, Deleted: true}, []string{"deleted", "ending", "from now", "future", "page", "plain", "recording", "retired", "retiring", "until now"}},
		{"current with deleted", graph.Currency{Deleted: true}, []string{"deleted", "ending", "from now", "page", "plain", "recording"}},
		{"history of now", graph.Currency{Mode: graph.History}, []string{"ending", "from now", "future", "page", "plain", "retired", "retiring", "until now"}},
		{"history of earlier", graph.Currency{Mode: graph.History, Recorded: at(-10)}, []string{"ending", "from now", "future", "page", "plain", "retired", "retiring", "until now"}},
		{"history before everything", graph.Currency{Mode: graph.History, Recorded: at(-11)}, []string{"page"}},
		{"history of later", graph.Currency{Mode: graph.History, Recorded: at(5)}, []string{"ending", "from now", "future", "page", "plain", "recording", "retired", "retiring", "until now"}},
		{"as of now", graph.Currency{Mode: graph.AsOf}, []string{"ending", "from now", "page", "plain", "retiring"}},
		{"as recorded earlier", graph.Currency{Mode: graph.AsOf, Recorded: at(-7)}, []string{"ending", "from now", "page", "plain", "retired", "retiring"}},
		{"as recorded when it was recorded", graph.Currency{Mode: graph.AsOf, Recorded: at(-10)}, []string{"ending", "from now", "page", "plain", "retired", "retiring"}},
		{"as recorded when it was retired", graph.Currency{Mode: graph.AsOf, Recorded: at(-5)}, []string{"ending", "from now", "page", "plain", "retiring"}},
		{"as recorded before everything", graph.Currency{Mode: graph.AsOf, Recorded: at(-11)}, []string{"page"}},
		{"as recorded later", graph.Currency{Mode: graph.AsOf, Recorded: at(6)}, []string{"ending", "from now", "page", "plain", "recording"}},
		{"as valid later", graph.Currency{Mode: graph.AsOf, Valid: at(1)}, []string{"from now", "future", "page", "plain", "retiring"}},
		{"as valid earlier", graph.Currency{Mode: graph.AsOf, Valid: at(-3)}, []string{"ending", "page", "plain", "retiring", "until now"}},
		{"as valid long ago", graph.Currency{Mode: graph.AsOf, Recorded: at(-7), Valid: at(-100)}, []string{"page", "plain", "retired", "retiring", "until now"}},
	} {
		a := graph.Args{Values: s.own(nil), Currency: c.currency, Now: now}
		require.ElementsMatch(s, c.want, s.ids(s.members("a"), "MATCH (n:Claim) WHERE n.id STARTS WITH $of RETURN n.id", a), c.name)
		require.ElementsMatch(s, c.want, s.ids(s.members("a"), "MATCH (n:Claim)-[:ABOUT]->(p:Page) WHERE n.id STARTS WITH $of RETURN n.id", a), "carried, %s", c.name)
		loops := make([]string, len(c.want))
		for i, name := range c.want {
			loops[i] = name + " loop"
		}
		require.ElementsMatch(s, loops, s.ids(s.members("a"), "MATCH (p:Page)-[e:KNOWS]->(p) WHERE e.id STARTS WITH $of RETURN e.id", a), "edges, %s", c.name)
	}
}

func deletion(s *suite) {
	s.mustWrite(putNode(s.node("Page", "p", s.in("a"), nil)), putNode(s.node("Section", "c", s.in("a"), nil)), putEdge(s.edge("e", "c", "SECTION_OF", "p", graph.Item{}, nil)))
	sections := "MATCH (c:Section)-[e:SECTION_OF]->(p:Page) WHERE p.id STARTS WITH $of RETURN e.id"
	deleted, alive := &graph.Item{Scope: s.scope("a"), DeletedAt: now}, &graph.Item{Scope: s.scope("a")}
	for _, c := range []struct {
		name string
		item *graph.Item
		want []string
	}{{"c", deleted, []string{}}, {"c", alive, []string{"e"}}, {"p", deleted, []string{}}, {"p", alive, []string{"e"}}} {
		s.mustWrite(patchNode(s.id(c.name), graph.NodePatch{Item: c.item}))
		for _, a := range []graph.Audience{s.members("a"), graph.Everything()} {
			require.Equal(s, c.want, s.ids(a, sections, args(s.own(nil))))
			require.Equal(s, []string{"e"}, s.ids(a, sections, everyVersion(s.own(nil))))
		}
		require.Empty(s, s.ids(s.members("b"), sections, everyVersion(s.own(nil))), "asking for deleted items opens nothing")
	}
}

var limitCases = []testCase{
	{"too many rows", tooManyRows},
	{"deadline", deadline},
}

func tooManyRows(s *suite) {
	s.city()
	for _, c := range []struct {
		text    string
		maxRows int
		want    int // -1: too expensive
	}{
		{"MATCH (n:Person) RETURN n.id", 3, 3},
		{"MATCH (n:Person) RETURN n.id", 2, -1},
		{"MATCH (n:Person) RETURN n.id LIMIT 2", 2, 2},
		{"MATCH (n:Person) RETURN n.id LIMIT 3", 2, -1},
		{"MATCH (n:Person) RETURN n.id LIMIT 3", 4, 3},
		{"MATCH (n:Person) RETURN n.id SKIP 1", 2, 2},
		{"MATCH (n:Person) RETURN n.id SKIP 1", 1, -1},
		{"MATCH (n:Person) RETURN n.id SKIP 1 LIMIT 1", 1, 1},
		{"MATCH (n:Person) RETURN count(*) AS c", 1, 1},
		{"MATCH (n:Person) RETURN DISTINCT n.version AS v", 2, 2},
		{"MATCH (n:Person) RETURN DISTINCT n.version AS v", 1, -1},
	} {
		plan := compile(s.T, c.text, nil, pattern.WithMaxRows(c.maxRows))
		rows, err := s.tryMatch(s.members("a"), plan, args(nil))
		if c.want >= 0 {
			require.NoError(s, err, "%s, at most %d", c.text, c.maxRows)
			require.Len(s, rows, c.want, "%s, at most %d", c.text, c.maxRows)
			continue
		}
		require.ErrorIs(s, err, graph.ErrTooExpensive, "%s, at most %d", c.text, c.maxRows)
		var limit *graph.TooExpensiveError
		require.ErrorAs(s, err, &limit)
		require.Equal(s, graph.LimitRows, limit.Limit)
		// What the audience cannot know does not make a query expensive.
		rows, err = s.tryMatch(s.members("b"), plan, args(nil))
		require.NoError(s, err)
		require.LessOrEqual(s, len(rows), c.maxRows)
	}
}

// deadline runs a query of about 10^9 paths, which ends in time only if somebody
// ends it.
func deadline(s *suite) {
	const hubs, parallel = 5, 40
	var changes []change
	for i := range hubs {
		changes = append(changes, putNode(s.node("Page", fmt.Sprint(i), s.in("a"), nil)))
	}
	for i := range hubs - 1 {
		for j := range parallel {
			changes = append(changes, putEdge(s.edge(fmt.Sprintf("out-%d-%d", i, j), fmt.Sprint(i), "KNOWS", fmt.Sprint(i+1), s.in("a"), nil)),
				putEdge(s.edge(fmt.Sprintf("back-%d-%d", i, j), fmt.Sprint(i+1), "KNOWS", fmt.Sprint(i), s.in("a"), nil)))
		}
	}
	s.mustWrite(changes...)
	plan := compile(s.T, "MATCH (a:Page)-[:KNOWS]->(b:Page)-[:KNOWS]->(c:Page)-[:KNOWS]->(d:Page)-[e:KNOWS]->(f:Page)-[g:KNOWS]->(h:Page) WHERE e.id < g.id RETURN count(*) AS n", nil)

	for _, c := range []struct {
		name string
		ctx  func() (context.Context, context.CancelFunc)
		want error
	}{
		{"deadline", func() (context.Context, context.CancelFunc) {
			return context.WithTimeout(s.Context(), 200*time.Millisecond)
		}, context.DeadlineExceeded},
		{"cancel", func() (context.Context, context.CancelFunc) {
			ctx, cancel := context.WithCancel(s.Context())
			time.AfterFunc(200*time.Millisecond, cancel)
			return ctx, cancel
		}, context.Canceled},
	} {
		ctx, cancel := c.ctx()
		start := time.Now()
		err := s.store.Read(ctx, s.members("a"), graph.ReadOptions{}, func(ctx context.Context, r graph.Reader) error {
			_, err := r.Match(ctx, plan, args(nil))
			return err
		})
		took := time.Since(start)
		cancel()
		require.Error(s, err, c.name)
		require.True(s, errors.Is(err, c.want) || errors.Is(err, graph.ErrTooExpensive), "%s: %v", c.name, err)
		require.Less(s, took, 700*time.Millisecond, c.name)
		require.Len(s, s.all(s.members("a"), "Page"), hubs, "the store serves at once")
	}
}
