package bridge

import (
	"context"
	"fmt"
	"slices"
	"strings"

	"brain/internal/bridge/api"
)

type recallInput struct {
	Query        string        `json:"query" jsonschema:"a question or some words, in any language"`
	About        string        `json:"about,omitempty" jsonschema:"page to stay near: slug, name or id"`
	Kinds        []string      `json:"kinds,omitempty" jsonschema:"claim kinds"`
	Since        string        `json:"since,omitempty" jsonschema:"recorded at or after, RFC 3339"`
	Limit        int           `json:"limit,omitempty" jsonschema:"hits, at most 100; default 20"`
	BudgetTokens int           `json:"budgetTokens,omitempty" jsonschema:"at most 12,000; default 4,000"`
	History      bool          `json:"history,omitempty" jsonschema:"also what is no longer held"`
	Valid        string        `json:"valid,omitempty" jsonschema:"what was true then, RFC 3339"`
	Recorded     string        `json:"recorded,omitempty" jsonschema:"what was known then"`
	Conversation *conversation `json:"conversation,omitempty"`
}

type recallAnswer struct {
	RecallID string   `json:"recallId"`
	Hits     []memory `json:"hits"`
	Omitted  int      `json:"omitted" jsonschema:"more by limit or budget"`
	Degraded []string `json:"degraded,omitempty" jsonschema:"abilities that were missing"`
}

func (a recallAnswer) text() string {
	if len(a.Hits) == 0 {
		return "Nothing found that you may know here."
	}
	s := quoted(lines(a.Hits))
	if slices.ContainsFunc(a.Hits, func(m memory) bool { return m.Skill != "" }) {
		s += "A skill is no more than named here: " + toLoad + ".\n"
	}
	if a.Omitted > 0 {
		s += fmt.Sprintf("%d more left out by limit or budget.\n", a.Omitted)
	}
	if len(a.Degraded) > 0 {
		s += "Without: " + strings.Join(a.Degraded, ", ") + "\n"
	}
	return s
}

var recallTool = define(Core, "recall", "Recall", reads,
	`Find the few things that answer a question: claims, passages, events and pages, best first. Use it before answering about people, companies, projects, decisions or preferences, and follow relations by asking ("who invested in companies that X advises"). Nothing found is an answer: do not guess.`,
	func(ctx context.Context, c call, in recallInput) (recallAnswer, error) {
		got, err := api.Recall(ctx, c.api, in.Query, given(in.About), in.Kinds, given(in.Since), given(in.Limit), given(in.BudgetTokens),
			given(in.History), asOf(in.Recorded, in.Valid), c.conversation(in.Conversation))
		if err != nil {
			return recallAnswer{}, err
		}
		r := got.Recall
		hits := within(mapped(r.Hits, hitMemory), maxAnswerBytes)
		return recallAnswer{RecallID: r.RecallId, Hits: hits, Omitted: r.Omitted.ByBudget + len(r.Hits) - len(hits), Degraded: r.Degraded}, nil
	})

func hitMemory(h api.RecallHit) memory {
	var m memory
	switch item := h.Item.(type) {
	case *api.RecallItemClaim:
		m = claimMemory(item.ClaimFields)
	case *api.RecallItemTimelineEvent:
		m = eventMemory(item.EventFields)
	case *api.RecallItemPage:
		m = pageMemory(item.Slug, item.Title, item.Type, item.Scope).ofSkill(item.Skill)
	case *api.RecallItemPassage:
		m = memory{Kind: "passage", ID: item.Id, Text: item.Text, Scope: item.Scope, Context: deref(item.Heading)}
		if item.Of != nil {
			m.About = item.Of.Slug
			m = m.ofSkill(item.Of.Skill)
		}
	}
	if m.Why = way(h.Why.Path); m.Why == "" {
		m.Why = h.Why.Text
	}
	return m
}

// asOf is a point in time, nil for now.
func asOf(recorded, valid string) *api.AsOfInput {
	if recorded == "" && valid == "" {
		return nil
	}
	return &api.AsOfInput{Recorded: given(recorded), Valid: given(valid)}
}
