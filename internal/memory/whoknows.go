package memory

import (
	"cmp"
	"context"
	"maps"
	"math"
	"slices"
	"strings"

	"brain/graph"
	"brain/internal/fault"
	"brain/internal/text"
)

const (
	defaultExperts = 5
	maxExperts     = 50
	// calibrated is the least number of resolved takes whose Brier score is shown.
	calibrated = 5
)

// The parts of an expert's score with their weights: claims about the topic that
// the expert holds, that are about it, that its principal wrote, pages on the
// topic that it authored, and events on the topic that it attended.
const (
	partHeld     = "held"
	partSubject  = "subject"
	partWritten  = "written"
	partAuthored = "authored"
	partAttended = "attended"
)

var partWeights = []Factor{{partHeld, 1}, {partSubject, 0.8}, {partWritten, 0.5}, {partAuthored, 0.6}, {partAttended, 0.3}}

// Expert is a page that knows of a topic, as far as its reader can know.
type Expert struct {
	Page  Page
	Score float64
	// EvidenceCount is the number of claims and pages that speak for it.
	EvidenceCount int
	// Parts are the parts of the score: each the weighted log1p of the summed
	// relevance × strength × freshness of what speaks for it.
	Parts []Factor
	// Brier is the mean squared error of the expert's resolved takes, 0–1, lower is
	// better (G. Brier, "Verification of forecasts expressed in terms of
	// probability", 1950); nil below five of them.
	Brier         *float64
	ResolvedTakes *int
}

// Whoknows ranks the pages of expert types (people, agents, companies) by what the
// caller can know of their knowledge of a topic. limit is 5 unless given, 1–50.
// Errors: BAD_INPUT, TOO_LARGE.
func (s *Service) Whoknows(ctx context.Context, session *Session, topic string, limit *int) ([]Expert, error) {
	var experts []Expert
	err := s.read(ctx, session, func(ctx context.Context, v *view) error {
		n, err := withinRange("limit", limit, defaultExperts, maxExperts)
		if err != nil {
			return err
		}
		switch {
		case strings.TrimSpace(topic) == "":
			return fault.Bad("topic", "a few words", "")
		case len(topic) > text.MaxQueryBytes:
			return fault.New(fault.TooLarge, "topic is %d bytes", len(topic)).In("topic").Suggest("at most 64 KiB; a few words do")
		}
		w := &whoknows{view: v, found: map[string]*expertise{}}
		if err := w.search(ctx, topic); err != nil {
			return err
		}
		experts, err = w.rank(ctx, n)
		return err
	})
	return experts, err
}

// whoknows is one search for experts inside a transaction.
type whoknows struct {
	*view
	found map[string]*expertise // by page id
}

// expertise is what was found for one page.
type expertise struct {
	sums     map[string]float64
	evidence map[string]bool
}

// credit counts an item of a worth for a page, once per part and item.
func (w *whoknows) credit(page, part, item string, worth float64) {
	if page == "" {
		return
	}
	e := w.found[page]
	if e == nil {
		e = &expertise{sums: map[string]float64{}, evidence: map[string]bool{}}
		w.found[page] = e
	}
	e.sums[part] += worth
	e.evidence[item] = true
}

func (w *whoknows) search(ctx context.Context, topic string) error {
	q, err := w.ask(ctx, topic, false)
	if err != nil || q == nil {
		return err
	}
	claims, _, err := w.answers(ctx, q, searchFilter{kinds: []string{docClaim}})
	if err != nil {
		return err
	}
	if err := w.byClaims(ctx, relevance(claims, func(f found) string { return f.Node })); err != nil {
		return err
	}
	texts, _, err := w.answers(ctx, q, searchFilter{kinds: []string{docPassage, docName}})
	if err != nil {
		return err
	}
	return w.byPages(ctx, relevance(texts, func(f found) string { return f.Page }))
}

// relevance is the score of the best document of each key over that of the best of all.
func relevance(hits []found, key func(found) string) map[string]float64 {
	out := map[string]float64{}
	for _, h := range hits {
		if r := h.score.Value / hits[0].score.Value; r > out[key(h)] {
			out[key(h)] = r
		}
	}
	return out
}

// byClaims credits holders, subjects and writers of the claims.
func (w *whoknows) byClaims(ctx context.Context, relevant map[string]float64) error {
	ids := slices.Sorted(maps.Keys(relevant))
	claims, err := w.claimsByID(ctx, ids)
	if err != nil {
		return err
	}
	seen, err := w.observations(ctx, ids)
	if err != nil {
		return err
	}
	worth := map[string]float64{}
	var authors []string
	for id, c := range claims {
		if c.Open() {
			worth[id] = relevant[id] * c.Strength * freshness(w.voc, &c, seen[id].newest, w.now)
			authors = append(authors, c.AuthorUID)
		}
	}
	args := values{"ids": graph.Strings(slices.Sorted(maps.Keys(worth)))}
	holders := map[string]string{}
	for _, end := range []struct{ text, part string }{
		{`MATCH (c:Claim)-[:HELD_BY]->(p:Page) WHERE c.id IN $ids RETURN c.id, p.id ORDER BY c.id`, partHeld},
		{`MATCH (c:Claim)-[:ABOUT]->(p:Page) WHERE c.id IN $ids RETURN c.id, p.id ORDER BY c.id`, partSubject},
	} {
		rows, err := w.match(ctx, end.text, args)
		if err != nil {
			return err
		}
		for _, row := range rows {
			id, page := row[0].Str(), row[1].Str()
			if end.part == partHeld {
				holders[id] = page
			} else if holders[id] == page {
				continue // what someone holds of itself counts once
			}
			w.credit(page, end.part, id, worth[id])
		}
	}
	return w.byWriters(ctx, claims, holders, worth, authors)
}

// byWriters credits the canonical pages of the principals who wrote the claims of
// other holders.
func (w *whoknows) byWriters(ctx context.Context, claims map[string]Claim, holders map[string]string, worth map[string]float64, authors []string) error {
	slices.Sort(authors)
	people, err := w.principalsByUID(ctx, slices.Compact(authors))
	if err != nil {
		return err
	}
	for _, id := range slices.Sorted(maps.Keys(worth)) {
		if page := people[claims[id].AuthorUID].PageID; page != holders[id] {
			w.credit(page, partWritten, id, worth[id])
		}
	}
	return nil
}

// byPages credits who authored pages on the topic and who attended events on it.
func (w *whoknows) byPages(ctx context.Context, relevant map[string]float64) error {
	for _, way := range []struct{ link, part string }{{"authored", partAuthored}, {"attended", partAttended}} {
		link, _, ok := w.voc.ontology.LinkType(way.link)
		if !ok {
			continue
		}
		rows, err := w.touchingLinks(ctx, []string{link.Relationship()}, "b.id IN $pages", "DISTINCT a.id, b.id ORDER BY a.id, b.id",
			values{"pages": graph.Strings(slices.Sorted(maps.Keys(relevant)))})
		if err != nil {
			return err
		}
		for _, row := range rows {
			w.credit(row[0].Str(), way.part, row[1].Str(), relevant[row[1].Str()])
		}
	}
	return nil
}

// rank orders the experts by score, then by id.
func (w *whoknows) rank(ctx context.Context, n int) ([]Expert, error) {
	pages, err := w.pagesByID(ctx, slices.Sorted(maps.Keys(w.found)))
	if err != nil {
		return nil, err
	}
	experts := []Expert{}
	for _, p := range pages {
		if t, _ := w.voc.ontology.ObjectType(p.Type); !t.Expert {
			continue
		}
		found := w.found[p.ID]
		e := Expert{Page: p, EvidenceCount: len(found.evidence), Parts: []Factor{}}
		for _, part := range partWeights {
			if sum := found.sums[part.Name]; sum > 0 {
				value := part.Value * math.Log1p(sum)
				e.Parts = append(e.Parts, Factor{part.Name, value})
				e.Score += value
			}
		}
		if e.Score > 0 {
			experts = append(experts, e)
		}
	}
	slices.SortFunc(experts, func(a, b Expert) int {
		return cmp.Or(cmp.Compare(b.Score, a.Score), strings.Compare(a.Page.ID, b.Page.ID))
	})
	experts = experts[:min(len(experts), n)]
	return experts, w.calibrate(ctx, experts)
}

// calibrate adds the Brier scores of those who have enough resolved takes.
func (w *whoknows) calibrate(ctx context.Context, experts []Expert) error {
	ids := make([]string, len(experts))
	for i, e := range experts {
		ids[i] = e.Page.ID
	}
	rows, err := w.matchEvery(ctx, `MATCH (c:Claim)-[:HELD_BY]->(p:Page) WHERE p.id IN $pages AND c.state = $resolved AND c.outcome IS NOT NULL
		RETURN p.id, c.weight, c.outcome ORDER BY c.id`, values{"pages": graph.Strings(ids), "resolved": graph.String(string(StateResolved))})
	if err != nil {
		return err
	}
	sums, counts := map[string]float64{}, map[string]int{}
	for _, row := range rows {
		outcome := 0.0
		if row[2].True() {
			outcome = 1
		}
		page, miss := row[0].Str(), fraction(row[1])-outcome
		sums[page] += miss * miss
		counts[page]++
	}
	for i := range experts {
		if n := counts[experts[i].Page.ID]; n >= calibrated {
			brier := sums[experts[i].Page.ID] / float64(n)
			experts[i].Brier, experts[i].ResolvedTakes = &brier, &n
		}
	}
	return nil
}
