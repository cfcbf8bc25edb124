package memory

import (
	"context"
	"strings"
	"time"

	"brain/graph"
	"brain/internal/fault"
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
	Degraded []string // abilities that were missing: VECTOR
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
	var result RecallResult
	asked, err := s.understand(ctx, session, in)
	if err != nil {
		return RecallResult{}, err
	}
	err = s.read(ctx, session, func(ctx context.Context, v *view) error {
		r, err := v.newRecall(ctx, in)
		if err != nil {
			return err
		}
		r.understood = asked
		if result, err = r.run(ctx); err != nil || session.as == nil {
			return err
		}
		withheld, err := r.withheld(ctx)
		result.Withheld = &withheld
		return err
	})
	return result, err
}

// recall is one recall inside a transaction.
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

func (r *recall) run(ctx context.Context) (RecallResult, error) {
	if err := r.search(ctx); err != nil {
		return RecallResult{}, err
	}
	ranked, err := r.rank(ctx)
	if err != nil {
		return RecallResult{}, err
	}
	chosen, omitted := spend(ranked, r.limit, r.budget)
	result := RecallResult{Omitted: Omitted{ByBudget: omitted, ByFloor: r.floor}, Hits: make([]RecallHit, 0, len(chosen)), Degraded: append([]string{}, r.degraded...)}
	ids := make([]string, 0, len(chosen))
	for _, c := range chosen {
		result.Hits = append(result.Hits, c.hit())
		result.Tokens += c.tokens()
		ids = append(ids, c.id)
	}
	result.RecallID = r.s.sealRecall(ids)
	return result, nil
}
