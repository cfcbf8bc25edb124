package bridge

import (
	"context"
	"fmt"
	"strings"

	"brain/internal/bridge/api"
	"brain/internal/quote"
)

const (
	// defaultRows is how many rows a list of the bridge has when the call does not say.
	defaultRows = 20
	// wholeRows is how many rows one answer has at most where each shows all of a claim
	// or of a way: more would cost more than Brain allows an operation.
	wholeRows = 200
)

type whoKnowsInput struct {
	Topic        string        `json:"topic" jsonschema:"a few words"`
	Limit        int           `json:"limit,omitempty" jsonschema:"at most 50; default 5"`
	Conversation *conversation `json:"conversation,omitempty"`
}

type expert struct {
	Slug     string             `json:"slug"`
	Title    string             `json:"title"`
	Type     string             `json:"type"`
	Score    float64            `json:"score"`
	Evidence int                `json:"evidence" jsonschema:"claims and pages that speak for it"`
	Parts    map[string]float64 `json:"parts,omitempty"`
	Brier    *float64           `json:"brier,omitempty"`
}

func (e expert) line() string {
	return fmt.Sprintf("- %s%s\n", quote.Line(e.Title), quote.Marks(e.Type, e.Slug, fmt.Sprintf("score %.2f on %d pieces of evidence", e.Score, e.Evidence)))
}

type whoKnowsAnswer struct {
	Experts []expert `json:"experts"`
}

func (a whoKnowsAnswer) text() string {
	if len(a.Experts) == 0 {
		return "Nobody is known to know of it."
	}
	return quoted(lines(a.Experts))
}

var whoKnowsTool = define(Core, "whoknows", "Who knows", reads,
	`People, agents and companies that know of a topic, best first, by what you may know of them.`,
	func(ctx context.Context, c call, in whoKnowsInput) (whoKnowsAnswer, error) {
		got, err := api.WhoKnows(ctx, c.api, in.Topic, given(in.Limit), c.conversation(in.Conversation))
		if err != nil {
			return whoKnowsAnswer{}, err
		}
		return whoKnowsAnswer{mapped(got.Whoknows, func(e api.Expert) expert {
			parts := map[string]float64{}
			for _, p := range e.Parts {
				parts[p.Name] = p.Value
			}
			return expert{Slug: e.Page.Slug, Title: e.Page.Title, Type: e.Page.Type, Score: e.Score, Evidence: e.EvidenceCount, Parts: parts, Brier: e.Brier}
		})}, nil
	})

type deltaInput struct {
	Since        string        `json:"since,omitempty" jsonschema:"RFC 3339; default 7 days ago"`
	Until        string        `json:"until,omitempty"`
	About        string        `json:"about,omitempty" jsonschema:"page: slug, name or id"`
	First        int           `json:"first,omitempty" jsonschema:"at most 500; default 20"`
	After        string        `json:"after,omitempty" jsonschema:"cursor"`
	Conversation *conversation `json:"conversation,omitempty"`
}

type change struct {
	Change string  `json:"change" jsonschema:"such as ADDED, SUPERSEDED, RETIRED, LINKED, EVENT"`
	At     string  `json:"at"`
	By     string  `json:"by,omitempty"`
	Item   *memory `json:"item,omitempty"`
	Link   *link   `json:"link,omitempty"`
}

func (c change) line() string {
	what := ""
	switch {
	case c.Item != nil:
		what = strings.TrimPrefix(c.Item.line(), "- ")
	case c.Link != nil:
		what = strings.TrimPrefix(c.Link.line(), "- ")
	}
	return fmt.Sprintf("- %s %s %s", day(c.At), strings.ToLower(c.Change), what)
}

type deltaAnswer struct {
	Changes []change `json:"changes"`
	Next    string   `json:"next,omitempty" jsonschema:"cursor"`
}

func (a deltaAnswer) text() string {
	if len(a.Changes) == 0 {
		return "Nothing changed that you may know."
	}
	return quoted(lines(a.Changes)) + more(a.Next)
}

// more says where a list goes on.
func more(next string) string {
	if next == "" {
		return ""
	}
	return "There is more: after " + next + "\n"
}

var deltaTool = define(Core, "delta", "What changed", reads,
	`What changed in a span of time, oldest first: claims, links, events and pages. Good at the start of work to catch up.`,
	func(ctx context.Context, c call, in deltaInput) (deltaAnswer, error) {
		return fitting(in.First, defaultRows, wholeRows, func(rows int) (deltaAnswer, error) {
			got, err := api.Delta(ctx, c.api, given(in.Since), given(in.Until), given(in.About), &rows, given(in.After), c.conversation(in.Conversation))
			if err != nil {
				return deltaAnswer{}, err
			}
			return deltaAnswer{Changes: mapped(got.Delta.Nodes, changeOf), Next: next(got.Delta.PageInfo.HasNextPage, got.Delta.PageInfo.EndCursor)}, nil
		})
	})

func next(more bool, cursor *string) string {
	if !more {
		return ""
	}
	return deref(cursor)
}

func changeOf(n api.Change) change {
	c := change{Change: string(n.Kind), At: n.At}
	if n.By != nil {
		c.By = n.By.Uid
	}
	item := func(m memory) { c.Item = &m }
	switch {
	case n.Claim != nil:
		item(claimMemory(*n.Claim))
	case n.Event != nil:
		item(eventMemory(*n.Event))
	case n.Page != nil:
		item(pageMemory(n.Page.Slug, n.Page.Title, n.Page.Type, n.Page.Scope))
	case n.Link != nil:
		l := linkOf(*n.Link)
		c.Link = &l
	}
	return c
}
