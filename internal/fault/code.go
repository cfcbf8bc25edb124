// Package fault holds the errors that reach a caller of the API: a documented
// code, the field at fault, what was expected and the nearest valid value. It
// imports only the standard library, so every layer may raise one.
package fault

// Code is the machine-readable class of an error, as it stands in
// extensions.code of a GraphQL error. A Code is itself an error that serves as
// the sentinel of its class: errors.Is(err, fault.NotFound).
type Code string

// Error implements error: a code alone says no more than its class.
func (c Code) Error() string { return string(c) }

// The documented codes. Once published, a code keeps its meaning.
const (
	// BadInput: an argument is malformed, out of range or contradicts another.
	BadInput Code = "BAD_INPUT"
	// Unauthenticated: no valid token.
	Unauthenticated Code = "UNAUTHENTICATED"
	// Forbidden: the caller may not do this; also a channel, target or asker
	// that is unknown or not the caller's.
	Forbidden Code = "FORBIDDEN"
	// NotFound: there is no such thing, or the caller may not know it.
	NotFound Code = "NOT_FOUND"
	// Conflict: the stored state is not the one that the caller started from.
	Conflict Code = "CONFLICT"
	// AmbiguousName: a name fits several pages.
	AmbiguousName Code = "AMBIGUOUS_NAME"
	// InvalidScope: the text is not a scope.
	InvalidScope Code = "INVALID_SCOPE"
	// UnknownGroup: there is no such group; only an admin learns it.
	UnknownGroup Code = "UNKNOWN_GROUP"
	// UnknownPrincipal: there is no such principal.
	UnknownPrincipal Code = "UNKNOWN_PRINCIPAL"
	// NotAMember: the writer may not write to that scope.
	NotAMember Code = "NOT_A_MEMBER"
	// ScopeRequired: no default scope fits, the caller must name one.
	ScopeRequired Code = "SCOPE_REQUIRED"
	// ConversationRequired: the caller must say in which conversation it reads.
	ConversationRequired Code = "CONVERSATION_REQUIRED"
	// UnknownTerm: a type, link, property or kind is not in the vocabulary.
	UnknownTerm Code = "UNKNOWN_TERM"
	// Constraint: the vocabulary forbids the write.
	Constraint Code = "CONSTRAINT"
	// PatternSyntax: the pattern text does not parse or asks what the language refuses; Line and Column are set.
	PatternSyntax Code = "PATTERN_SYNTAX"
	// Disabled: the operation is switched off by a setting.
	Disabled Code = "DISABLED"
	// ModelNotConfigured: the operation needs a model profile that is not set.
	ModelNotConfigured Code = "MODEL_NOT_CONFIGURED"
	// ModelFailed: the model did not answer usefully.
	ModelFailed Code = "MODEL_FAILED"
	// TooExpensive: a limit of rows, work, memory or time was reached.
	TooExpensive Code = "TOO_EXPENSIVE"
	// TooLarge: the input is over a size limit.
	TooLarge Code = "TOO_LARGE"
	// RateLimited: too many calls; try later.
	RateLimited Code = "RATE_LIMITED"
	// BadCursor: the cursor is malformed or belongs to another query.
	BadCursor Code = "BAD_CURSOR"
	// Stale: the store has not reached the revision that the read demands.
	Stale Code = "STALE"
	// Unavailable: the store cannot be reached or is not ready.
	Unavailable Code = "UNAVAILABLE"
	// Cancelled: the caller called the request off; what it was writing may be kept or not. The MCP bridge answers so.
	Cancelled Code = "CANCELLED"
	// Internal: an error of the service; details are in its log only.
	Internal Code = "INTERNAL"
)

// Codes lists every documented code in the order of the documentation.
func Codes() []Code {
	return []Code{
		BadInput, Unauthenticated, Forbidden, NotFound, Conflict, AmbiguousName, InvalidScope, UnknownGroup,
		UnknownPrincipal, NotAMember, ScopeRequired, ConversationRequired, UnknownTerm, Constraint, PatternSyntax,
		Disabled, ModelNotConfigured, ModelFailed, TooExpensive, TooLarge, RateLimited, BadCursor, Stale,
		Unavailable, Cancelled, Internal,
	}
}
