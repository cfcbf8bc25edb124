// Package model holds what the API's schema has and the domain has not: pages of
// lists, payloads, and inputs that name a conversation.
package model

import (
	"brain/internal/memory"
)

// PageInfo says where a list continues.
type PageInfo struct {
	HasNextPage bool
	EndCursor   string // "" on an empty page
}

// Connection is one page of a list.
type Connection[T any] struct {
	Nodes    []*T
	PageInfo PageInfo
	count    func() (int, error)
}

// NewConnection shows a page of a list with the nodes that may be shown.
func NewConnection[T any](list memory.List[T], nodes []*T) Connection[T] {
	return Connection[T]{
		Nodes:    nodes,
		PageInfo: PageInfo{HasNextPage: list.HasNextPage, EndCursor: list.EndCursor},
		count:    list.Count,
	}
}

// Total counts the whole list; nil where it has no count.
func (c Connection[T]) Total() (*int, error) {
	if c.count == nil {
		return nil, nil
	}
	n, err := c.count()
	if err != nil {
		return nil, err
	}
	return &n, nil
}

// The lists of the API.
type (
	ClaimConnection       struct{ Connection[memory.Claim] }
	PageConnection        struct{ Connection[memory.Page] }
	PageVersionConnection struct{ Connection[memory.PageVersion] }
	LinkConnection        struct{ Connection[memory.Link] }
	NeighborConnection    struct{ Connection[memory.Neighbor] }
	TimelineConnection    struct {
		Connection[memory.TimelineEvent]
	}
	FindingConnection    struct{ Connection[memory.Finding] }
	AuditConnection      struct{ Connection[memory.AuditEntry] }
	PrincipalConnection  struct{ Connection[memory.Principal] }
	GroupConnection      struct{ Connection[memory.Group] }
	MembershipConnection struct{ Connection[memory.Membership] }
	ChannelConnection    struct{ Connection[memory.Channel] }
	SkillConnection      struct{ Connection[memory.Skill] }
	TokenConnection      struct{ Connection[memory.Token] }
	PathConnection       struct{ Connection[memory.Path] }
	ChangeConnection     struct{ Connection[memory.Change] }
)
