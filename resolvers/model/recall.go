package model

import "brain/internal/memory"

// RecallResult is the answer of recall.
type RecallResult struct {
	RecallID string
	Hits     []*RecallHit
	Tokens   int
	Omitted  memory.Omitted
	// Withheld is known only when reading as somebody else.
	Withheld *int
	Degraded []string
}

// RecallHit is one thing found.
type RecallHit struct {
	Item   RecallItem
	Score  float64
	Tokens int
	Why    memory.Why
	Also   []string
}
