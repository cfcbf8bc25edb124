package memory

import (
	"context"
	"strings"
	"time"

	"brain/graph"
	"brain/internal/fault"
	"brain/internal/models"
	"brain/internal/text"
)

const (
	defaultRecallLimit  = 20
	maxRecallLimit      = 100
	defaultBudgetTokens = 4_000
	maxBudgetTokens     = 12_000
)

// RecallInput is a question; nil and empty fields take their defaults.
type RecallInput struct {
	Query string // any text, never query syntax
	// About restricts to a page, by id, slug or name, and its direct neighbours.
	About *string
	// Kinds restricts to claims of these kinds.
	Kinds []string
	// Since restricts to what was recorded at or after, which passages do not tell.
	Since        *time.Time
	Limit        *int // hits, 1–100, default 20
	BudgetTokens *int // 1–12,000, default 4,000
	// History includes superseded, retired, resolved and expired claims.
	History bool
	// AsOf is the point in time at which to look; nil for now.
	AsOf *AsOf
}

// RecallResult is the answer of recall.
type RecallResult struct {
	RecallID string
	Hits     []RecallHit // best first
	Tokens   int         // of all hits together
	Omitted  Omitted
	// Withheld is, for a session that reads as somebody else, how many items its
	// caller would find that this one may not know; nil for all others.
	Withheld *int
	Degraded []string // abilities that were missing: VECTOR, RERANK
}

// RecallHit is one thing found.
type RecallHit struct {
	Item   RecallItem
	Score  float64 // the product of Why.Factors
	Tokens int
	Why    Why
	Also   []string // ids of items with the same text, folded into this one
}

// RecallItem is what recall found: exactly one field is set.
type RecallItem struct {
	Claim   *Claim
	Passage *Passage
	Event   *TimelineEvent
	Page    *Page
}

// Why says why something was found.
type Why struct {
	Text    string
	Arms    []ArmRank
	Factors []Factor
	Path    []PathStep
}

// ArmRank is the rank, from 1, that one arm gave, and what it counts against others.
type ArmRank struct {
	Arm    Arm
	Rank   int
	Weight float64
}

// Factor is one factor of a score.
type Factor struct {
	Name  string
	Value float64
}

// Omitted counts what was found and left out.
type Omitted struct {
	ByBudget int // for want of tokens, or beyond the limit
	ByFloor  int // for want of a word, name, relation or meaning in common
}

// Recall finds the few things that answer a question, for this reader and
// conversation. Nothing that the reader may not know takes part in any choice,
// rank, score or count. Nothing found is an answer too.
// Errors: BAD_INPUT, TOO_LARGE, UNKNOWN_TERM for a kind, NOT_FOUND or
// AMBIGUOUS_NAME for About.
func (s *Service) Recall(ctx context.Context, session *Session, in RecallInput) (RecallResult, error) {
	asked, err := s.understand(ctx, session, in)
	if err != nil {
		return RecallResult{}, err
	}
	var r *recall
	err = s.read(ctx, session, func(ctx context.Context, v *view) error {
		var err error
		if r, err = v.newRecall(ctx, in); err != nil {
			return err
		}
		r.understood = asked
		return r.run(ctx)
	})
	if err != nil {
		return RecallResult{}, err
	}
	if err := r.rerank(ctx); err != nil {
		return RecallResult{}, err
	}
	return r.result(), nil
}

// recall is one recall: it reads in a transaction and is ranked to the end after it.
type recall struct {
	*view
	in            RecallInput
	limit, budget int
	currency      graph.Currency
	states        []ClaimState
	// asked is the page of About, "" without; within are it and its neighbours.
	asked  string
	within []string
	understood
	// pool holds what the arms found, by id.
	pool  map[string]*candidate
	floor int
	// partly: of the claims in pool only rankedColumns are read.
	partly bool
	// ranked is what the arms found, best first, inputs what a rerank model would be
	// sent of the best, by id.
	ranked []*candidate
	inputs map[string]models.Input
	// withholds is the answer's Withheld.
	withholds *int
}

func (v *view) newRecall(ctx context.Context, in RecallInput) (*recall, error) {
	v.at(in.AsOf)
	r := &recall{view: v, in: in, pool: map[string]*candidate{}, currency: v.currency, states: openStates[:]}
	var err error
	switch {
	case strings.TrimSpace(in.Query) == "":
		return nil, fault.Bad("query", "a question or some words", "")
	case len(in.Query) > text.MaxQueryBytes:
		return nil, fault.New(fault.TooLarge, "query is %d bytes", len(in.Query)).In("query").Suggest("at most 64 KiB; ask about the essential part")
	}
	if r.limit, err = withinRange("limit", in.Limit, defaultRecallLimit, maxRecallLimit); err != nil {
		return nil, err
	}
	if r.budget, err = withinRange("budgetTokens", in.BudgetTokens, defaultBudgetTokens, maxBudgetTokens); err != nil {
		return nil, err
	}
	if err := v.checkKinds("kinds", in.Kinds); err != nil {
		return nil, err
	}
	if in.History {
		r.currency, r.states = v.history(), nil
	}
	if in.About == nil {
		return r, nil
	}
	page, err := v.wanted(ctx, "about", *in.About)
	if err != nil {
		return nil, err
	}
	r.asked = page.ID
	linked, err := v.linkedPages(ctx, page.ID)
	r.within = append(linked, page.ID)
	return r, err
}

// run reads all that the answer needs.
func (r *recall) run(ctx context.Context) error {
	if err := r.search(ctx); err != nil {
		return err
	}
	var err error
	if r.ranked, err = r.rank(ctx); err != nil {
		return err
	}
	if err := r.loadWhole(ctx); err != nil {
		return err
	}
	if err := r.weighable(ctx); err != nil || r.session.as == nil {
		return err
	}
	withheld, err := r.withheld(ctx)
	r.withholds = &withheld
	return err
}

// result is the answer: of what was found, what fits.
func (r *recall) result() RecallResult {
	chosen, omitted := spend(r.ranked, r.limit, r.budget)
	result := RecallResult{
		Hits: make([]RecallHit, 0, len(chosen)), Omitted: Omitted{ByBudget: omitted, ByFloor: r.floor},
		Withheld: r.withholds, Degraded: append([]string{}, r.degraded...),
	}
	ids := make([]string, 0, len(chosen))
	for _, c := range chosen {
		result.Hits = append(result.Hits, c.hit())
		result.Tokens += c.tokens()
		ids = append(ids, c.id)
	}
	result.RecallID = r.s.sealRecall(ids)
	return result
}
