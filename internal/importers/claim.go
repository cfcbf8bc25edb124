package importers

// Claim is the record of one claim.
type Claim struct {
	// Kind is "claim".
	Kind string `json:"kind"`
	// Text is what is claimed.
	Text string `json:"text"`
	// About is the external key of the page that it is about.
	About string `json:"about"`
	// Scope says who may know the claim.
	Scope string `json:"scope"`
	// Evidence is what it rests on, at least one piece.
	Evidence []Evidence `json:"evidence"`
	// IdempotencyKey is the claim's identity over repeated imports.
	IdempotencyKey string `json:"idempotencyKey"`
}

// Evidence is what a claim rests on.
type Evidence struct {
	// Kind is a kind of evidence of the API, such as "MANUAL".
	Kind string `json:"kind"`
	// Locator says where in its origin it stands.
	Locator string `json:"locator,omitempty"`
	// Note says what it is.
	Note string `json:"note,omitempty"`
}
