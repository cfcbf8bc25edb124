package model

import "brain/internal/memory"

type (
	// RenamePageInput is another slug for a page.
	RenamePageInput struct {
		memory.RenamePageInput
		Conversation *ConversationInput
	}
	// RetypePageInput is another type for a page.
	RetypePageInput struct {
		memory.RetypePageInput
		Conversation *ConversationInput
	}
	// RollbackPageInput is a version to which a page returns.
	RollbackPageInput struct {
		memory.RollbackPageInput
		Conversation *ConversationInput
	}
)
