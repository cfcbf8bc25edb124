package memory

import (
	"cmp"
	"context"
	"slices"
	"strings"
	"time"

	"brain/graph"
)

const (
	// CardAliases is the most aliases that a card shows.
	CardAliases = 5
	// cardFacts and cardRelations are the most of each on a card.
	cardFacts     = 5
	cardRelations = 10
	// cardPool is from how many of the newest facts and links of a page those of
	// its card are chosen.
	cardPool = 300
)

// EntityCard is what is worth knowing of one page at a glance.
type EntityCard struct {
	Page      Page
	Facts     []Claim
	Relations []Link
	// LastTouched is when the newest of what the reader may know about the page was
	// recorded: its text, claims and links.
	LastTouched time.Time
}

// Entity gives the card of the page that a name fits; where several or none fit,
// the resolution says so and the card is nil.
func (s *Service) Entity(ctx context.Context, session *Session, ref string, asOf *AsOf) (Resolution, *EntityCard, error) {
	var res Resolution
	var card *EntityCard
	err := s.read(ctx, session, func(ctx context.Context, v *view) error {
		v.at(asOf)
		var err error
		if res, err = v.resolve(ctx, ref); err != nil || res.Page == nil {
			return err
		}
		cards, err := v.cards(ctx, []Page{*res.Page})
		if err == nil {
			card = &cards[0]
		}
		return err
	})
	return res, card, err
}

// cards are the cards of pages, in their order.
func (v *view) cards(ctx context.Context, pages []Page) ([]EntityCard, error) {
	cards := make([]EntityCard, len(pages))
	ids := make([]string, len(pages))
	for i, p := range pages {
		cards[i] = EntityCard{Page: p, Facts: []Claim{}, Relations: []Link{}, LastTouched: p.CreatedAt}
		ids[i] = p.ID
	}
	changes, err := v.pageChanges(ctx, ids)
	if err != nil {
		return nil, err
	}
	for i := range cards {
		card := &cards[i]
		for _, change := range changes[card.Page.ID] {
			card.touch(change.at)
		}
		if card.Facts, err = v.cardFacts(ctx, card); err != nil {
			return nil, err
		}
		if card.Relations, err = v.cardRelations(ctx, card); err != nil {
			return nil, err
		}
	}
	return cards, nil
}

func (c *EntityCard) touch(at time.Time) {
	if at.After(c.LastTouched) {
		c.LastTouched = at
	}
}

// cardFacts are the current facts about the page by strength and freshness, best
// first; ties go to the newer, then the greater id.
func (v *view) cardFacts(ctx context.Context, card *EntityCard) ([]Claim, error) {
	l := &listing{match: "(c:Claim)", args: values{}, currency: v.currency}
	l.demand("c.page = $page", "page", graph.String(card.Page.ID))
	l.demand("c.state IN $states", "states", textList(openStates[:]))
	rows, err := l.rows(ctx, v, "c.recordedAt", "c.id", claimColumns.of("c"), nil, cardPool)
	if err != nil {
		return nil, err
	}
	claims := v.claims(rows)
	if len(claims) > 0 {
		card.touch(claims[0].RecordedAt)
	}
	facts := slices.DeleteFunc(claims, func(c Claim) bool { return c.Family != FamilyFact })
	return v.strongest(ctx, facts, cardFacts)
}

// strongest are at most n of the claims, by strength × freshness.
func (v *view) strongest(ctx context.Context, claims []Claim, n int) ([]Claim, error) {
	ids := make([]string, len(claims))
	for i, c := range claims {
		ids[i] = c.ID
	}
	seen, err := v.observations(ctx, ids)
	if err != nil {
		return nil, err
	}
	worth := make(map[string]float64, len(claims))
	for _, c := range claims {
		worth[c.ID] = c.Strength * freshness(v.voc, &c, seen[c.ID].newest, v.now)
	}
	slices.SortFunc(claims, func(a, b Claim) int {
		return cmp.Or(cmp.Compare(worth[b.ID], worth[a.ID]), b.RecordedAt.Compare(a.RecordedAt), strings.Compare(b.ID, a.ID))
	})
	return claims[:min(len(claims), n)], nil
}

// cardRelations are the links at the page with the highest weights, newest first
// among equals.
func (v *view) cardRelations(ctx context.Context, card *EntityCard) ([]Link, error) {
	ways, err := v.linkWays(nil, DirectionBoth)
	if err != nil {
		return nil, err
	}
	links, err := v.pageLinks(ctx, card.Page.ID, ways, nil, cardPool)
	if err != nil {
		return nil, err
	}
	if len(links) > 0 {
		card.touch(links[0].RecordedAt)
	}
	slices.SortStableFunc(links, func(a, b Link) int { return cmp.Compare(b.Weight, a.Weight) })
	return links[:min(len(links), cardRelations)], nil
}
