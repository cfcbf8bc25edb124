package model

import "brain/internal/memory"

// ClaimSubject is a *memory.Page or a *memory.Channel.
type ClaimSubject any

// PageResult is a *memory.Page, a PageCandidates or a PageNotFound.
type PageResult any

// RecallItem is a *memory.Claim, *memory.Passage, *memory.TimelineEvent or *memory.Page.
type RecallItem any

// PageCandidates are several pages that fit a name.
type PageCandidates struct{ Candidates []memory.PageHint }

// PageNotFound says that no page fits a name.
type PageNotFound struct {
	Ref  string
	Near []memory.PageHint
}

// EntityResult is a *memory.EntityCard, a PageCandidates or a PageNotFound.
type EntityResult any
