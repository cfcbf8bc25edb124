package memory

import (
	"context"
	"slices"
	"time"
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
	claims, err := v.newestClaims(ctx, ids)
	if err != nil {
		return nil, err
	}
	links, err := v.newestLinks(ctx, ids)
	if err != nil {
		return nil, err
	}
	facts := map[string][]Claim{}
	for i := range cards {
		card, id := &cards[i], ids[i]
		for _, change := range changes[id] {
			card.touch(change.at)
		}
		if len(claims[id]) > 0 {
			card.touch(claims[id][0].RecordedAt)
		}
		if len(links[id]) > 0 {
			card.touch(links[id][0].RecordedAt)
		}
		facts[id] = slices.DeleteFunc(claims[id], func(c Claim) bool { return c.Family != FamilyFact })
		card.Relations = heaviest(links[id])
	}
	facts, err = v.strongest(ctx, facts, cardFacts)
	for i, id := range ids {
		cards[i].Facts = facts[id]
	}
	return cards, err
}

func (c *EntityCard) touch(at time.Time) {
	if at.After(c.LastTouched) {
		c.LastTouched = at
	}
}
