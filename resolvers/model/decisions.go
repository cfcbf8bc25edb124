package model

import "brain/internal/memory"

// Decisions as the API has them: with the conversation in which they are meant.
type (
	// DisputeInput says why a claim is doubted.
	DisputeInput struct {
		memory.DisputeInput
		Conversation *ConversationInput
	}
	// ResolveTakeInput says how a take turned out.
	ResolveTakeInput struct {
		memory.ResolveTakeInput
		Conversation *ConversationInput
	}
	// CompleteCommitmentInput says that a commitment was kept.
	CompleteCommitmentInput struct {
		memory.CompleteCommitmentInput
		Conversation *ConversationInput
	}
	// DecideFindingInput decides a finding.
	DecideFindingInput struct {
		memory.DecideFindingInput
		Conversation *ConversationInput
	}
)

// The payloads of decisions.
type (
	// FindingPayload is one finding after a change.
	FindingPayload struct {
		Finding  *memory.Finding
		Revision string
	}
	// SuggestionPayload is one suggestion after a decision.
	SuggestionPayload struct {
		Suggestion *memory.Suggestion
		Revision   string
	}
	// ReviewPayload says how many entries were decided.
	ReviewPayload struct {
		Decided  int
		Revision string
	}
)

// SuggestionConnection is one page of the list of suggestions.
type SuggestionConnection struct{ Connection[memory.Suggestion] }
