package bridge

import (
	"context"

	"brain/internal/bridge/api"
)

type connectInput struct {
	From         string        `json:"from" jsonschema:"page: slug, name or id"`
	To           string        `json:"to"`
	Type         string        `json:"type" jsonschema:"link type or its inverse, see describe_ontology"`
	Scope        string        `json:"scope,omitempty" jsonschema:"world, group:NAME or principal:UID"`
	Weight       *float64      `json:"weight,omitempty" jsonschema:"0-1"`
	ValidFrom    string        `json:"validFrom,omitempty" jsonschema:"RFC 3339"`
	ValidUntil   string        `json:"validUntil,omitempty"`
	Evidence     []evidence    `json:"evidence" jsonschema:"at least one"`
	Conversation *conversation `json:"conversation,omitempty"`
}

type connectAnswer struct {
	Link link `json:"link"`
}

func (a connectAnswer) text() string { return quoted(a.Link.line()) }

var connectTool = define(Graph, "connect", "Connect", adds,
	`Connect two pages by a typed link, with evidence. The same link again gains the evidence.`,
	func(ctx context.Context, c call, in connectInput) (connectAnswer, error) {
		got, err := api.Connect(ctx, c.api, api.ConnectInput{
			From: in.From, To: in.To, Type: in.Type, Scope: given(in.Scope), Weight: in.Weight, ValidFrom: given(in.ValidFrom), ValidUntil: given(in.ValidUntil),
			Evidence: mapped(in.Evidence, evidence.input), Conversation: c.conversation(in.Conversation),
		})
		if err != nil {
			return connectAnswer{}, err
		}
		return connectAnswer{linkOf(got.Connect.Link)}, nil
	})

type neighborsInput struct {
	Ref          string        `json:"ref" jsonschema:"page: slug, name or id"`
	Depth        int           `json:"depth,omitempty" jsonschema:"links away, 1-3; default 1"`
	Types        []string      `json:"types,omitempty" jsonschema:"link types or inverses"`
	Direction    string        `json:"direction,omitempty" jsonschema:"OUT, IN or BOTH"`
	First        int           `json:"first,omitempty" jsonschema:"at most 500; default 20"`
	After        string        `json:"after,omitempty" jsonschema:"cursor"`
	Conversation *conversation `json:"conversation,omitempty"`
}

type neighbor struct {
	memory
	Depth int    `json:"depth"`
	Way   string `json:"way"`
}

func (n neighbor) line() string { return n.memory.line() }

type neighborsAnswer struct {
	Neighbors []neighbor `json:"neighbors"`
	Next      string     `json:"next,omitempty" jsonschema:"cursor"`
}

func (a neighborsAnswer) text() string {
	if len(a.Neighbors) == 0 {
		return "No neighbours that you may know."
	}
	return quoted(lines(a.Neighbors)) + more(a.Next)
}

var neighborsTool = define(Graph, "neighbors", "Neighbours", reads,
	`Pages that links lead to from a page, nearest first, each with the way there.`,
	func(ctx context.Context, c call, in neighborsInput) (neighborsAnswer, error) {
		return fitting(in.First, defaultRows, wholeRows, func(rows int) (neighborsAnswer, error) {
			got, err := api.Neighbors(ctx, c.api, in.Ref, given(in.Depth), in.Types, given(api.LinkDirection(in.Direction)), &rows, given(in.After), c.conversation(in.Conversation))
			if err != nil {
				return neighborsAnswer{}, err
			}
			list := got.Neighbors
			return neighborsAnswer{Next: next(list.PageInfo.HasNextPage, list.PageInfo.EndCursor), Neighbors: mapped(list.Nodes, func(n api.Neighbor) neighbor {
				return neighbor{pageMemory(n.Page.Slug, n.Page.Title, n.Page.Type, n.Page.Scope), n.Depth, way(n.Path)}
			})}, nil
		})
	})
