package memory

import (
	"time"

	"brain/disclosure"
	"brain/graph"
)

// Principal is a person, an agent or a service that acts in the instance.
type Principal struct {
	ID                 string
	UID                string
	Kind               disclosure.Kind
	DisplayName        string
	Active             bool
	Roles              []disclosure.Role
	OwnerUID           string // "" when nobody owns it
	PageID             string // canonical page, "" for services
	ConversationPolicy disclosure.ConversationPolicy
	DisclosureMode     disclosure.Mode
}

// Group is a set of principals that share what is scoped to it.
type Group struct {
	GID      string
	Name     string
	SyncedAt *time.Time
}

// Membership is one current membership of a group.
type Membership struct {
	PrincipalUID string
	Role         disclosure.GroupRole
	Since        time.Time
}

// Channel is a place where principals talk.
type Channel struct {
	ID           string
	ExternalID   string
	Kind         disclosure.ChannelKind
	Title        string
	Mode         disclosure.Mode
	GroupID      string // "" when no group mirrors its members
	Participants []string
}

// Token is what is known of an access token; its secret is never kept.
type Token struct {
	ID           string
	Name         string
	PrincipalUID string
	Capabilities []disclosure.Capability
	Channels     []string
	CreatedAt    time.Time
	ExpiresAt    *time.Time
	LastUsedAt   *time.Time
	RevokedAt    *time.Time
}

// Page is one page as its reader may know it.
type Page struct {
	ID            string
	Slug          string
	Type          string
	Subtype       string
	Title         string
	Scope         string // stored token; Service.ScopeTexts turns tokens into text
	EffectiveDate string
	Pinned        bool
	CreatedAt     time.Time
	DeletedAt     *time.Time
	WriterUID     string
	ManagedBy     string
}

// PageState is the part of a page that depends on what its reader may know.
type PageState struct {
	Version   int
	UpdatedAt time.Time
}

// Section is one part of a page's body with a scope of its own.
type Section struct {
	ID       string
	PageID   string
	Heading  string
	Text     string
	Scope    string
	Version  int
	Position int64
	// Line is the place of a section of another scope than the page's inside the
	// text of the section of the page's scope before it: behind so many lines of
	// it. 0 is behind all of it.
	Line int
}

// Tag is one tag of a page.
type Tag struct {
	Name  string
	Scope string
}

// PageHint names a page where several or none fit.
type PageHint struct {
	ID    string
	Slug  string
	Title string
	Type  string
	Line  string
}

// Claim is one assertion that can change by itself.
type Claim struct {
	ID              string
	Text            string
	Family          ClaimFamily
	Kind            string
	State           ClaimState
	Filing          Filing
	Scope           string
	AuthorUID       string
	Strength        float64 // confidence of a fact, weight of a take, 0–1
	Importance      Importance
	Trust           TrustState
	Context         string
	Property        string
	Value           graph.Value // value of a property claim, null otherwise
	Unit            string
	WantedName      string
	ValidFrom       *time.Time
	ValidUntil      *time.Time
	Due             *time.Time
	RecordedAt      time.Time
	RetiredAt       *time.Time
	RetiredReason   string
	EvidenceChanged bool
	IdempotencyKey  string
	// Domain is the field of judgement in which a take is scored, "" for none.
	Domain string
	// SettledAt and SettledByUID say since when and by whom a commitment is DONE or
	// a take RESOLVED.
	SettledAt    *time.Time
	SettledByUID string
	// Outcome and the fields below it are how a take turned out.
	Outcome      *bool
	Quality      *TakeGrade
	OutcomeValue string
	OutcomeUnit  string
	OutcomeNote  string
	// Grade is advice on how a take turned out, before somebody resolves it.
	Grade           *TakeGrade
	GradeConfidence *float64
	GradedAt        *time.Time
	// Requires are the scope tokens of what a derived claim rests on.
	Requires []string
}

// Confidence is the strength of a fact, nil for a take.
func (c *Claim) Confidence() *float64 {
	if c.Family != FamilyFact {
		return nil
	}
	return &c.Strength
}

// Weight is the strength of a take, nil for a fact.
func (c *Claim) Weight() *float64 {
	if c.Family != FamilyTake {
		return nil
	}
	return &c.Strength
}

// Open tells whether the claim is still held: current or active.
func (c *Claim) Open() bool { return c.State == StateCurrent || c.State == StateActive }

// Evidence is what a claim or link rests on. Kind and times are shown with
// their item; the rest only to those who may know the origin.
type Evidence struct {
	ID         string
	ItemID     string
	Kind       EvidenceKind
	ObservedAt *time.Time
	RecordedAt time.Time
	Note       string
	Locator    string
	URL        string
	Origin     string
	Excerpt    string
	// name is how the words of a page call what they speak of, as written there; set on
	// evidence by which a page's own text states something, and on no other. property is
	// the key of the front matter that says it, "" for the text.
	name, property string
}

// Link is one typed relation between two pages.
type Link struct {
	ID         string
	Type       string
	FromID     string
	ToID       string
	Scope      string
	AuthorUID  string
	Weight     float64
	Origin     LinkOrigin
	EdgeClock  time.Time // when it was last said
	ValidFrom  *time.Time
	ValidUntil *time.Time
	RecordedAt time.Time
	RetiredAt  *time.Time
}

// Passage is a piece of a page's body: the unit that is searched.
type Passage struct {
	ID      string
	PageID  string
	Heading string
	Text    string
	Scope   string
}

// AuditEntry records that something happened, by ids and codes, never content.
type AuditEntry struct {
	ID     string
	At     time.Time
	Actor  string
	Action string
	Item   string
	Detail map[string]string
}

// List is one page of a list with what is needed for the next.
type List[T any] struct {
	Nodes       []T
	HasNextPage bool
	EndCursor   string
	// Count computes the total on demand; nil where the list has none.
	Count func() (int, error)
}
