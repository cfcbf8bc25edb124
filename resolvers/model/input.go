package model

import (
	"encoding/json"

	"brain/disclosure"
	"brain/internal/memory"
)

// ConversationInput is the conversation of an operation. The edge reads it once
// for all root fields; where an input or argument holds it, nothing looks at it.
type ConversationInput struct {
	Channel *string
	Asker   *string
	Mode    *disclosure.Mode
	Targets []string
}

// The inputs of the domain as the API has them: with the conversation in which
// they are meant.
type (
	// RememberInput is a claim to remember.
	RememberInput struct {
		memory.RememberInput
		Conversation *ConversationInput
	}
	// CorrectInput is a corrected text for a claim.
	CorrectInput struct {
		memory.CorrectInput
		Conversation *ConversationInput
	}
	// ForgetInput names a claim or a page to forget.
	ForgetInput struct {
		Claim        *string
		Page         *string
		Reason       string
		Conversation *ConversationInput
	}
	// RescopeInput names an item and its new scope.
	RescopeInput struct {
		memory.RescopeInput
		Conversation *ConversationInput
	}
	// FileClaimInput names a waiting claim and its page.
	FileClaimInput struct {
		Claim        string
		Page         string
		Conversation *ConversationInput
	}
	// ConnectInput is a link to make.
	ConnectInput struct {
		memory.ConnectInput
		Conversation *ConversationInput
	}
	// DisconnectInput names a link to take back.
	DisconnectInput struct {
		memory.DisconnectInput
		Conversation *ConversationInput
	}
	// AddEventInput is an event for a page's timeline.
	AddEventInput struct {
		memory.AddEventInput
		Conversation *ConversationInput
	}
	// CreatePageInput is a page to make.
	CreatePageInput struct {
		memory.CreatePageInput
		Conversation *ConversationInput
	}
	// UpdatePageInput is a change of a page.
	UpdatePageInput struct {
		memory.UpdatePageInput
		Conversation *ConversationInput
	}
)

// RevokeTokenInput names a token to revoke.
type RevokeTokenInput struct{ Token string }

// ImportRecordsInput is a batch of records.
type ImportRecordsInput struct {
	Records  []json.RawMessage
	Preserve bool
	DryRun   bool
}
