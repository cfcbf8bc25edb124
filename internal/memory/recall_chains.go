package memory

import (
	"cmp"
	"context"
	"maps"
	"slices"
	"strings"

	"brain/internal/relation"
)

const (
	// maxChainFrontier is how many pages, the best first, a chain goes on from;
	// maxChainLinks how many links, the newest first, one read of a level follows.
	maxChainFrontier = 200
	maxChainLinks    = 4_000
	// maxChained is the most pages that chains give.
	maxChained = 100
	// looseShare is what a mention counts for a link of the type that was asked for.
	looseShare = 0.25
	// anyShare is what any link counts where the question does not say which.
	anyShare = 0.5
	// chainWeight is what the rank of a page counts more to which every link leads that
	// the question asks for: it meets all of the question, while words meet some of it.
	chainWeight = 2
	// otherShare is what another page than a person's counts where the question asks "who".
	otherShare = 0.6
	// actorInterface is the interface of who acts by itself.
	actorInterface = "actor"
	// mentionLink is the link type of a mention.
	mentionLink = "mentions"
)

// chained is a page that a chain reached.
type chained struct {
	hint  PageHint
	score float64
	path  []PathStep
	ways  int
}

// walker follows one chain from the pages of one name.
type walker struct {
	chain    relation.Chain
	start    []string
	frontier map[string]*chained
}

// byChain finds the pages that the question asks for by their relations to the
// pages that it names, along chains of links: first those that most of the names
// lead to, over the links that were asked for. A page that is only mentioned where
// such a link could be counts for less.
func (r *recall) byChain(ctx context.Context, asked recallNames) ([]find, error) {
	var names []relation.Name
	var pages []Page
	for _, place := range asked.places {
		for _, p := range place.pages {
			if r.isWord(place, p) {
				continue
			}
			names = append(names, relation.Name{Start: place.start, End: place.end, Type: p.Type})
			pages = append(pages, p)
		}
	}
	var walkers []*walker
	for _, c := range r.voc.words.Chains(asked.norm, names) {
		w := &walker{chain: c, frontier: map[string]*chained{}}
		for _, i := range c.Names {
			w.start = append(w.start, pages[i].ID)
			w.frontier[pages[i].ID] = &chained{hint: hintOf(pages[i]), score: c.Weight, ways: 1}
		}
		walkers = append(walkers, w)
	}
	for level := range relation.MaxHops {
		if err := r.step(ctx, walkers, level); err != nil {
			return nil, err
		}
	}
	return r.chainedFinds(ctx, meetings(walkers, r.isPerson))
}

// isWord says that what could be a page's name is a word of the vocabulary: its name
// is nothing else, and the question does not write it as a name.
func (r *recall) isWord(place namedPlace, p Page) bool {
	written := p.Title != strings.ToLower(p.Title) && strings.Contains(r.in.Query, p.Title)
	return !written && r.voc.words.Covers(place.norm)
}

// chainedFinds puts the pages that chains reached into the pool.
func (r *recall) chainedFinds(ctx context.Context, reached []*chained) ([]find, error) {
	byID := map[string]*chained{}
	var ids []string
	for _, c := range reached {
		byID[c.hint.ID] = c
		ids = append(ids, c.hint.ID)
	}
	pages, err := r.pagesByID(ctx, ids)
	if err != nil {
		return nil, err
	}
	var refs []*Page
	for i := range pages {
		refs = append(refs, &pages[i])
	}
	finds := r.pageFinds(refs)
	for i := range finds {
		c := byID[finds[i].id]
		finds[i].path, finds[i].weight = c.path, 1+chainWeight*min(1, c.score)
	}
	return finds, nil
}

// step takes all walkers over their link of a level, in at most four reads.
func (r *recall) step(ctx context.Context, walkers []*walker, level int) error {
	var frontier []string
	var asked, loose linkWays
	for _, w := range walkers {
		if level >= len(w.chain.Hops) || len(w.frontier) == 0 {
			continue
		}
		hop := w.chain.Hops[level]
		ways, err := r.waysOf(hop)
		if err != nil {
			return err
		}
		asked.out, asked.in = append(asked.out, ways.out...), append(asked.in, ways.in...)
		for id := range w.frontier {
			frontier = append(frontier, id)
		}
	}
	if len(frontier) == 0 {
		return nil
	}
	if mention, _, ok := r.voc.ontology.LinkType(mentionLink); ok {
		loose = linkWays{out: []string{mention.Relationship()}, in: []string{mention.Relationship()}}
	}
	slices.Sort(frontier)
	frontier = slices.Compact(frontier)
	var found []crossing
	for _, ways := range []linkWays{asked, loose} {
		slices.Sort(ways.out)
		slices.Sort(ways.in)
		crossings, err := r.crossings(ctx, frontier, nil, linkWays{slices.Compact(ways.out), slices.Compact(ways.in)}, maxChainLinks)
		if err != nil {
			return err
		}
		found = append(found, crossings...)
	}
	byNear := map[string][]crossing{}
	for _, c := range found {
		byNear[c.near] = append(byNear[c.near], c)
	}
	for _, w := range walkers {
		if level < len(w.chain.Hops) {
			w.cross(w.chain.Hops[level], byNear)
		}
	}
	return nil
}

// waysOf says which links a hop follows.
func (v *view) waysOf(hop relation.Hop) (linkWays, error) {
	direction := DirectionOut
	switch {
	case hop.Link == "":
		return v.linkWays(nil, DirectionBoth)
	case hop.Either:
		direction = DirectionBoth
	case hop.Backwards:
		direction = DirectionIn
	}
	return v.linkWays([]string{hop.Link}, direction)
}

// cross moves the walker over the links that fit its next hop.
func (w *walker) cross(hop relation.Hop, byNear map[string][]crossing) {
	next := map[string]*chained{}
	for _, from := range inOrder(w.frontier) {
		for _, c := range byNear[from.hint.ID] {
			share := shareOf(c, hop)
			if share == 0 || slices.Contains(w.start, c.far.ID) || slices.ContainsFunc(from.path, func(s PathStep) bool { return s.To.ID == c.far.ID }) {
				continue
			}
			score := from.score * share
			if known, ok := next[c.far.ID]; ok {
				known.ways += from.ways
				if known.score >= score {
					continue
				}
			} else {
				next[c.far.ID] = &chained{hint: c.far, ways: from.ways}
			}
			reached := next[c.far.ID]
			reached.score = score
			reached.path = append(slices.Clone(from.path), PathStep{From: from.hint, Link: c.link.Type, Forward: c.forward, To: c.far})
		}
	}
	w.frontier = map[string]*chained{}
	for _, c := range inOrder(next)[:min(len(next), maxChainFrontier)] {
		w.frontier[c.hint.ID] = c
	}
}

// shareOf is what a link counts as a hop: 1 if it is of the type and direction asked
// for, less for a mention of a page that could be meant, else 0.
func shareOf(c crossing, hop relation.Hop) float64 {
	switch {
	case hop.Types != nil && !slices.Contains(hop.Types, c.far.Type):
		return 0
	case hop.Link == "":
		return anyShare
	case c.link.Type == hop.Link && (hop.Either || c.forward != hop.Backwards):
		return 1
	case c.link.Type == mentionLink && hop.Types != nil:
		return looseShare
	default:
		return 0
	}
}

// meetings adds up what the walkers of different names found: for each name its best
// chain counts. The way that is told is that of the name that counts most, of equal
// ones the first in the question.
func meetings(walkers []*walker, persons func(objectType string) bool) []*chained {
	var names []string
	best := map[string]map[string]*chained{} // by name and page
	for _, w := range walkers {
		name := w.start[0]
		if best[name] == nil {
			best[name] = map[string]*chained{}
			names = append(names, name)
		}
		for id, c := range w.frontier {
			if w.chain.Who && !persons(c.hint.Type) {
				c.score *= otherShare
			}
			if known, ok := best[name][id]; !ok || c.score > known.score {
				best[name][id] = c
			}
		}
	}
	all, most := map[string]*chained{}, map[string]float64{}
	for _, name := range names {
		for id, c := range best[name] {
			sum, ok := all[id]
			if !ok {
				sum = &chained{hint: c.hint}
				all[id] = sum
			}
			if c.score > most[id] {
				most[id], sum.path = c.score, c.path
			}
			sum.score += c.score
			sum.ways += c.ways
		}
	}
	found := inOrder(all)
	return found[:min(len(found), maxChained)]
}

// isPerson says that "who" means a page of the type first: one that acts by itself.
func (v *view) isPerson(objectType string) bool { return v.voc.ontology.Is(objectType, actorInterface) }

// inOrder lists pages by score, then by the number of ways to them, then by title and id.
func inOrder(pages map[string]*chained) []*chained {
	list := slices.Collect(maps.Values(pages))
	slices.SortFunc(list, func(a, b *chained) int {
		return cmp.Or(cmp.Compare(b.score, a.score), cmp.Compare(b.ways, a.ways), strings.Compare(a.hint.Title, b.hint.Title), strings.Compare(a.hint.ID, b.hint.ID))
	})
	return list
}
