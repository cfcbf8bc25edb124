package memory

import (
	"cmp"
	"context"
	"slices"
	"strings"
	"time"

	"brain/disclosure"
	"brain/graph"
	"brain/internal/text"
)

const (
	packDeadline = 800 * time.Millisecond
	// maxParticipants and maxPackPages are the most cards of each sort.
	maxParticipants = 20
	maxPackPages    = 8
	maxOpenThreads  = 10
	// threadPool is from how many of the newest commitments and takes the open
	// threads are chosen.
	threadPool = 500
)

// ContextPack is what an agent is given at the start of a conversation.
type ContextPack struct {
	// Text is the pack as a model reads it; see packText.
	Text string
	// Tokens is the length of Text.
	Tokens int
	// Cards are those of the participants, then of the pages that the recent text
	// names, as far as they are in Text.
	Cards []EntityCard
	// OpenThreads are commitments that are not done, due ones first, then takes
	// that are not resolved, as far as they are in Text.
	OpenThreads []Claim
	// Degraded is DEADLINE when the pack was not ready in time; it is empty then.
	Degraded []string
}

// ContextPack gathers what matters at the beginning of a conversation, without any
// model: the participants with their important facts, the pages that the recent
// text names, and what is open between them. It answers within 800 ms (Options.Within), else with
// an empty pack. budgetTokens is 4,000 unless given, 1–12,000.
// Errors: BAD_INPUT, TOO_LARGE.
func (s *Service) ContextPack(ctx context.Context, session *Session, recent *string, budgetTokens *int) (ContextPack, error) {
	var pack ContextPack
	late, err := s.bounded(ctx, session, s.within.ContextPack, func(ctx context.Context, v *view) error {
		budget, err := withinRange("budgetTokens", budgetTokens, defaultBudgetTokens, maxBudgetTokens)
		if err != nil {
			return err
		}
		if err := v.spoken("recentText", deref(recent)); err != nil {
			return err
		}
		people, err := v.participants(ctx)
		if err != nil {
			return err
		}
		named, err := v.mentions(ctx, deref(recent))
		if err != nil {
			return err
		}
		named = slices.DeleteFunc(named, func(p Page) bool {
			return slices.ContainsFunc(people, func(q EntityCard) bool { return q.Page.ID == p.ID })
		})
		cards, err := v.cards(ctx, named[:min(len(named), maxPackPages)])
		if err != nil {
			return err
		}
		threads, err := v.openThreads(ctx, slices.Concat(people, cards))
		if err != nil {
			return err
		}
		if err := v.markPacked(ctx, slices.Concat(people, cards), threads); err != nil {
			return err
		}
		pack = v.fill(people, cards, threads, budget)
		return nil
	})
	if late {
		return ContextPack{Cards: []EntityCard{}, OpenThreads: []Claim{}, Degraded: []string{"DEADLINE"}}, nil
	}
	return pack, err
}

// markPacked marks the claims of a pack whose evidence changed.
func (v *view) markPacked(ctx context.Context, cards []EntityCard, threads []Claim) error {
	var claims []*Claim
	for _, card := range cards {
		for i := range card.Facts {
			claims = append(claims, &card.Facts[i])
		}
	}
	for i := range threads {
		claims = append(claims, &threads[i])
	}
	return v.markChanged(ctx, claims)
}

// participants are the canonical pages of those who take part in the conversation,
// without the caller, each with its important facts.
func (v *view) participants(ctx context.Context) ([]EntityCard, error) {
	conv := v.standing.conversation
	var people []disclosure.Principal
	if conv.Channel != nil {
		people = append(people, conv.Channel.Participants...)
	}
	for _, target := range conv.Targets {
		people = append(people, target.Participants...)
	}
	var uids []string
	for _, p := range people {
		if p.UID != v.me().UID && p.Active && !slices.Contains(uids, p.UID) {
			uids = append(uids, p.UID)
		}
	}
	slices.Sort(uids)
	rows, err := v.decide(ctx, `MATCH (p:Principal)-[:HAS_PAGE]->(g:Page) WHERE p.uid IN $uids RETURN g.id ORDER BY p.uid`,
		values{"uids": graph.Strings(uids[:min(len(uids), maxParticipants)])})
	if err != nil {
		return nil, err
	}
	pages, err := v.pagesByID(ctx, firstTexts(rows))
	if err != nil {
		return nil, err
	}
	facts, err := v.importantFacts(ctx, pages)
	cards := make([]EntityCard, len(pages))
	for i, p := range pages {
		cards[i] = EntityCard{Page: p, Facts: facts[p.ID], Relations: []Link{}, LastTouched: p.CreatedAt}
		for _, c := range cards[i].Facts {
			cards[i].touch(c.RecordedAt)
		}
	}
	return cards, err
}

// importantFacts are at most five current facts of high importance about each page.
func (v *view) importantFacts(ctx context.Context, pages []Page) (map[string][]Claim, error) {
	out := map[string][]Claim{}
	ids := make([]string, len(pages))
	for i, p := range pages {
		ids[i], out[p.ID] = p.ID, []Claim{}
	}
	l := &listing{match: "(c:Claim)", args: values{}, currency: v.currency}
	l.demand("c.page IN $pages", "pages", graph.Strings(ids))
	l.demand("c.importance = $importance", "importance", graph.String(string(ImportanceHigh)))
	l.demand("c.state = $state", "state", graph.String(string(StateCurrent)))
	rows, err := l.rows(ctx, v, "c.recordedAt", "c.id", "c.page, "+claimColumns.of("c"), nil, cardPool)
	if err != nil {
		return nil, err
	}
	for _, row := range rows {
		page := row[0].Str()
		out[page] = append(out[page], claimColumns.read(row, 1))
	}
	return v.strongest(ctx, out, cardFacts)
}

// openThreads are what is open about the pages or held by them: commitments by
// when they are due, then takes by when they can be graded.
func (v *view) openThreads(ctx context.Context, cards []EntityCard) ([]Claim, error) {
	ids := make([]string, len(cards))
	for i, c := range cards {
		ids[i] = c.Page.ID
	}
	byID := map[string]Claim{}
	for _, kind := range []struct{ condition, value string }{
		{"c.kind = $open AND c.state = 'CURRENT'", kindCommitment}, {"c.state = $open", string(StateActive)},
	} {
		for _, way := range []struct{ match, page string }{{"(c:Claim)", "c.page"}, {"(c:Claim)-[:HELD_BY]->(h:Page)", "h.id"}} {
			l := &listing{match: way.match, args: values{}, currency: v.currency}
			l.demand(way.page+" IN $pages", "pages", graph.Strings(ids))
			l.demand(kind.condition, "open", graph.String(kind.value))
			rows, err := l.rows(ctx, v, "c.recordedAt", "c.id", claimColumns.of("c"), nil, threadPool)
			if err != nil {
				return nil, err
			}
			for _, c := range claimColumns.all(rows) {
				byID[c.ID] = c
			}
		}
	}
	var threads []Claim
	for _, c := range byID {
		threads = append(threads, c)
	}
	slices.SortFunc(threads, func(a, b Claim) int {
		return cmp.Or(cmp.Compare(a.Family, b.Family), compareDue(a.Due, b.Due), b.RecordedAt.Compare(a.RecordedAt), strings.Compare(a.ID, b.ID))
	})
	return threads[:min(len(threads), maxOpenThreads)], nil
}

// compareDue puts the earlier first and what has no date last.
func compareDue(a, b *time.Time) int {
	switch {
	case a == nil && b == nil:
		return 0
	case a == nil:
		return 1
	case b == nil:
		return -1
	default:
		return a.Compare(*b)
	}
}

// fill writes the pack as far as the budget goes. A part that is over what is left
// is skipped, not the end.
func (v *view) fill(people, cards []EntityCard, threads []Claim, budget int) ContextPack {
	pack := ContextPack{Cards: []EntityCard{}, OpenThreads: []Claim{}, Degraded: []string{}}
	w := packText{budget: budget}
	if !w.open() {
		return pack
	}
	for _, section := range []struct {
		heading string
		cards   []EntityCard
	}{{"People in this conversation", people}, {"Named in the recent text", cards}} {
		for _, card := range section.cards {
			if w.add(section.heading, v.cardText(card)) {
				pack.Cards = append(pack.Cards, card)
			}
		}
	}
	for _, c := range threads {
		if w.add("Open", v.threadText(c)) {
			pack.OpenThreads = append(pack.OpenThreads, c)
		}
	}
	pack.Text = w.close()
	pack.Tokens = text.Tokens(pack.Text)
	return pack
}
