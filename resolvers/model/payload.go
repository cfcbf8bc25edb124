package model

import "brain/internal/memory"

// The payloads of mutations. Revision is sealed: it means nothing to its reader
// but can be sent back in the header Brain-At-Least.
type (
	// RememberPayload is what remember or correct did; what is similar is read from the
	// result where it is asked for.
	RememberPayload struct {
		Status   memory.RememberStatus
		Claim    *memory.Claim
		Revision string
		Result   memory.RememberResult
	}
	// ClaimPayload is one claim after a change.
	ClaimPayload struct {
		Claim    *memory.Claim
		Revision string
	}
	// ForgetPayload is what forget did.
	ForgetPayload struct {
		Claim    *memory.Claim
		Page     *memory.Page
		Queued   bool
		Revision string
	}
	// RescopePayload is the item with its new scope.
	RescopePayload struct {
		Claim    *memory.Claim
		Page     *memory.Page
		Link     *memory.Link
		Event    *memory.TimelineEvent
		Revision string
	}
	// EventPayload is one event after a change.
	EventPayload struct {
		Event     *memory.TimelineEvent
		Duplicate bool
		Revision  string
	}
	// LinkPayload is one link after a change.
	LinkPayload struct {
		Link     *memory.Link
		Revision string
	}
	// PagePayload is one page after a change.
	PagePayload struct {
		Page     *memory.Page
		Revision string
	}
	// PrincipalPayload is one principal after a change.
	PrincipalPayload struct {
		Principal *memory.Principal
		Revision  string
	}
	// SkillPayload is one skill after a change.
	SkillPayload struct {
		Skill    *memory.Skill
		Revision string
	}
	// GroupPayload is one group after a change.
	GroupPayload struct {
		Group    *memory.Group
		Revision string
	}
	// ChannelPayload is one channel after a change.
	ChannelPayload struct {
		Channel  *memory.Channel
		Revision string
	}
	// CreateTokenPayload is a new token with its secret, shown once.
	CreateTokenPayload struct {
		ID       string
		Secret   string
		Revision string
	}
	// RevokeTokenPayload names the token that was revoked.
	RevokeTokenPayload struct {
		ID       string
		Revision string
	}
	// ImportRecordsPayload is what an import did.
	ImportRecordsPayload struct {
		memory.ImportResult
		Revision string
	}
)
