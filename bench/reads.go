package main

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"brain/graph"
	"brain/internal/memory"
)

// read is one kind of read of the service, beside the statements that find the same.
type read struct {
	what   string
	viewer string
	goal   goal
	// ask gives what answers the n-th question, the arguments of the statements by
	// name, and what tells whether both found the same.
	ask func(w *world, n int) question
}

// question is one question to the service and by hand.
type question struct {
	ours work
	args map[string]any
	same func(rows [][]any) error
}

// listSize is how many items of a list are asked for, as a screen shows them.
const listSize = 60

// cardPool is from how many of the newest claims and links the service chooses
// those of a card.
const cardPool = 300

// The names of reads; statements are kept under them.
const (
	readObjects = "objects"
	readPaths   = "paths"
	readDelta   = "delta"
	readEntity  = "entity"
	readPack    = "contextPack"
	readPattern = "patternQuery"
)

func reads() []read {
	return []read{
		{readObjects, halfReader, goal{}, askObjects},
		{readPaths, halfReader, atMost(1.5), askPaths},
		{readDelta, fewReader, goal{}, askDelta},
		{readEntity, allReader, goal{}, askEntity},
		{readPack, halfReader, goal{}, askPack},
		{readPattern, halfReader, goal{}, askPattern},
	}
}

// measureReads asks each question once unmeasured, compares the answers, and then
// measures until the budget is spent.
func measureReads(ctx context.Context, w *world, hand byHand, size int, opt options, rep *report) error {
	types, err := w.relationships(ctx)
	if err != nil {
		return err
	}
	for _, r := range reads() {
		var ours, references []work
		total := 0
		for n := range questions {
			q := r.ask(w, n)
			for name, v := range map[string]any{
				"keys": w.keysOf(r.viewer), "types": types, "now": w.clock.now().UnixMicro(), "limit": listSize, "pool": cardPool,
			} {
				q.args[name] = v
			}
			if err := q.ours(ctx); err != nil {
				return fmt.Errorf("%s: %w", r.what, err)
			}
			do, found, err := hand.read(ctx, r.what, q.args)
			if err != nil {
				return fmt.Errorf("%s by hand: %w", r.what, err)
			}
			if err := do(ctx); err != nil {
				return fmt.Errorf("%s by hand: %w", r.what, err)
			}
			if err := q.same(*found); err != nil {
				return fmt.Errorf("%s, question %d: %w", r.what, n, err)
			}
			total += len(*found)
			ours, references = append(ours, q.ours), append(references, do)
		}
		if total == 0 {
			return fmt.Errorf("%s: no question has an answer", r.what)
		}
		mine, reference, err := takeTurns(ctx, ours, references, opt.budget)
		if err != nil {
			return fmt.Errorf("%s: %w", r.what, err)
		}
		rep.Rows = append(rep.Rows, byLatency(fmt.Sprintf("%s, %s claims", r.what, count(size)), mine, reference, r.goal).of(r.what, size))
	}
	starts := make([]string, 0, questions)
	for range questions {
		starts = append(starts, w.pages[w.somePage()])
	}
	ours, reference, err := neighbours(ctx, w, hand, starts, types, opt.budget)
	if err != nil {
		return fmt.Errorf("neighbours: %w", err)
	}
	rep.Rows = append(rep.Rows, byLatency(fmt.Sprintf("neighbours, 2 hops, %s claims", count(size)), ours, reference, atMost(1.5)).of("neighbours, 2 hops", size))
	return nil
}

// keysOf are the audience keys that a viewer sees: the scopes, and the key of the
// versions of pages for everyone.
func (w *world) keysOf(uid string) []string {
	version := graph.Item{Scope: graph.ScopeWorld, Ends: []string{graph.ScopeWorld}}
	return append(w.scopesOf(uid), string(version.Key()))
}

// somePage is one page at random.
func (w *world) somePage() int { return w.texts.random.IntN(len(w.pages)) }

// askObjects asks for the companies with more people than some.
func askObjects(w *world, _ int) question {
	least := len(w.pages)/2 + w.texts.random.IntN(len(w.pages)/2)
	var list memory.List[memory.Page]
	first := listSize
	return question{
		ours: func(ctx context.Context) (err error) {
			list, err = w.Objects(ctx, w.as(halfReader), memory.ObjectsInput{Type: "company", OrderBy: &memory.ObjectOrder{By: "title"}, Where: []memory.PropertyFilter{
				{Property: employees, Op: ">=", Value: json.RawMessage(fmt.Sprint(least))},
			}}, &first, nil)
			return err
		},
		args: map[string]any{"least": least},
		same: func(rows [][]any) error {
			return sameIDs(idsOf(list.Nodes, func(p memory.Page) string { return p.ID }), rows)
		},
	}
}

// askPaths asks for the ways between pages that one or two links join, if they are known.
func askPaths(w *world, _ int) question {
	one := w.links[w.texts.random.IntN(len(w.links))]
	from, to := one.from, one.to
	for _, two := range w.links {
		if two.from == to && two.to != from {
			to = two.to
			break
		}
	}
	var list memory.List[memory.Path]
	first := listSize
	return question{
		ours: func(ctx context.Context) (err error) {
			list, err = w.Paths(ctx, w.as(halfReader), from, to, nil, nil, &first, nil)
			return err
		},
		args: map[string]any{"page": from, "other": to},
		same: func(rows [][]any) error {
			return sameIDs(idsOf(list.Nodes, func(p memory.Path) string {
				way := p.Steps[0].From.ID
				for _, s := range p.Steps {
					way += " " + s.To.ID
				}
				return way
			}), rows)
		},
	}
}

// askDelta asks what changed since a time, as one who comes back does.
func askDelta(w *world, _ int) question {
	since := w.claimedAt[w.texts.random.IntN(len(w.claimedAt))]
	var list memory.List[memory.Change]
	first := listSize
	return question{
		ours: func(ctx context.Context) (err error) {
			list, err = w.Delta(ctx, w.as(fewReader), memory.DeltaInput{Since: &since}, &first, nil)
			return err
		},
		args: map[string]any{"since": since.UnixMicro()},
		same: func(rows [][]any) error {
			return sameIDs(idsOf(list.Nodes, func(c memory.Change) string { return c.ClaimID + c.LinkID + c.EventID + c.PageID }), rows)
		},
	}
}

func askEntity(w *world, _ int) question {
	page := w.somePage()
	var card *memory.EntityCard
	return question{
		ours: func(ctx context.Context) (err error) {
			_, card, err = w.Entity(ctx, w.as(allReader), slugOf(page), nil)
			return err
		},
		args: map[string]any{"pages": []string{w.pages[page]}},
		same: func(rows [][]any) error {
			if card == nil {
				return fmt.Errorf("the service found no page %s", slugOf(page))
			}
			return holdsCards([]memory.EntityCard{*card}, rows)
		},
	}
}

// namedPages is how many pages the text before a conversation names.
const namedPages = 3

// askPack asks for what matters when halfReader begins to talk.
func askPack(w *world, _ int) question {
	names, pages := []string{}, []string{w.half}
	for range namedPages {
		page := w.somePage()
		pages, names = append(pages, w.pages[page]), append(names, w.texts.title(page))
	}
	recent := "We talked about " + strings.Join(names, " and ") + "."
	var pack memory.ContextPack
	budget := 12_000
	return question{
		ours: func(ctx context.Context) (err error) {
			session := w.as(assistant)
			session.Conversation = &memory.Conversation{Channel: talk}
			pack, err = w.ContextPack(ctx, session, &recent, &budget)
			if err == nil && len(pack.Degraded) > 0 {
				return fmt.Errorf("the pack is degraded: %v", pack.Degraded)
			}
			return err
		},
		args: map[string]any{"pages": pages},
		same: func(rows [][]any) error {
			if want := slices.Compact(slices.Sorted(slices.Values(pages))); len(pack.Cards) != len(want) {
				return fmt.Errorf("the service made %d cards of %d pages", len(pack.Cards), len(want))
			}
			return holdsCards(pack.Cards, rows)
		},
	}
}

// nearCompanies counts the facts about the companies beside one.
const nearCompanies = `MATCH (a:Company {slug: $slug})-[:RELATES_TO]-(b:Company)<-[:ABOUT]-(c:Claim)
WHERE c.kind = 'fact' RETURN b.title, count(c) AS claims ORDER BY claims DESC, b.title LIMIT 60`

func askPattern(w *world, _ int) question {
	page := w.somePage()
	slug, err := json.Marshal(slugOf(page))
	var result memory.PatternResult
	return question{
		ours: func(ctx context.Context) error {
			if err != nil {
				return err
			}
			var err error
			result, err = w.PatternQuery(ctx, w.as(halfReader), memory.PatternQueryInput{Query: nearCompanies, Params: map[string]json.RawMessage{"slug": slug}})
			return err
		},
		args: map[string]any{"slug": slugOf(page)},
		same: func(rows [][]any) error {
			return sameIDs(idsOf(result.Rows, func(r graph.Row) string { return fmt.Sprint(r[0].Str(), r[1].Int64()) }), joined(rows, 2))
		},
	}
}

func idsOf[T any](list []T, id func(T) string) []string {
	out := make([]string, len(list))
	for i, v := range list {
		out[i] = id(v)
	}
	return out
}

// joined writes the first columns of rows as one.
func joined(rows [][]any, columns int) [][]any {
	out := make([][]any, len(rows))
	for i, row := range rows {
		out[i] = []any{fmt.Sprint(row[:columns]...)}
	}
	return out
}

// sameIDs tells whether both lists are the same; the first column of a row is the id.
func sameIDs(ours []string, rows [][]any) error {
	hand := idsOf(rows, func(row []any) string { return fmt.Sprint(row[0]) })
	if !slices.Equal(ours, hand) {
		return fmt.Errorf("the service found %d: %q, the hand-written query %d: %q", len(ours), ours, len(hand), hand)
	}
	return nil
}

// The first columns of what makes a card: which part it is, and its id.
const (
	cardPage     = "page"
	cardFact     = "fact"
	cardRelation = "relation"
)

// holdsCards tells whether what was found by hand is what the service chooses the
// cards from: the pages, as many facts and relations as a card has room for, and
// none of the card's that is not there.
func holdsCards(cards []memory.EntityCard, rows [][]any) error {
	found := map[string]int{}
	for _, row := range rows {
		found[fmt.Sprint(row[0], " ", row[1])]++
		found[fmt.Sprint(row[0])]++
	}
	facts, relations := 0, 0
	for _, card := range cards {
		if found[cardPage+" "+card.Page.ID] == 0 {
			return fmt.Errorf("page %s was not found by hand", card.Page.ID)
		}
		for _, c := range card.Facts {
			if facts++; found[cardFact+" "+c.ID] == 0 {
				return fmt.Errorf("fact %s was not found by hand", c.ID)
			}
		}
		for _, l := range card.Relations {
			if relations++; found[cardRelation+" "+l.ID] == 0 {
				return fmt.Errorf("link %s was not found by hand", l.ID)
			}
		}
	}
	if facts < min(found[cardFact], memory.CardAliases) || relations < min(found[cardRelation], memory.CardAliases) {
		return fmt.Errorf("the service told %d facts and %d links, by hand there are %d and %d", facts, relations, found[cardFact], found[cardRelation])
	}
	return nil
}
