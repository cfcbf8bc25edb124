package model

import "brain/internal/memory"

// The inputs and payloads of deleting, merging, purging and erasing.
type (
	// DeletePageInput is a page to delete and why.
	DeletePageInput struct {
		Page         string
		Reason       string
		Conversation *ConversationInput
	}
	// PageRefInput names a page.
	PageRefInput struct {
		Page         string
		Conversation *ConversationInput
	}
	// MergePagesInput names two pages for one thing.
	MergePagesInput struct {
		memory.MergePagesInput
		Conversation *ConversationInput
	}
	// MergePagesPayload is what a merge did or would do.
	MergePagesPayload struct {
		Page     *memory.Page
		Changes  []string
		DryRun   bool
		Revision string
	}
	// ErasePayload is what a purge or an erasure removed or would remove.
	ErasePayload struct {
		memory.Erasure
		Revision string
	}
)
