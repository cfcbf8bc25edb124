package memory

// The enumerations of the domain; the texts are those of the API and of the store.
type (
	ClaimFamily    string // FACT or TAKE
	ClaimState     string // where a claim is in its life
	TrustState     string // how far a claim is verified
	Importance     string // LOW, NORMAL or HIGH
	Filing         string // whether a claim found its page
	EvidenceKind   string // what a piece of evidence is
	RememberStatus string // INSERTED, DUPLICATE or SUPERSEDED
	LinkOrigin     string // where a link came from
	LinkDirection  string // OUT, IN or BOTH
	Arm            string // a way in which recall finds things
	TakeGrade      string // how a take turned out
)

// The values of the enumerations.
const (
	FamilyFact ClaimFamily = "FACT"
	FamilyTake ClaimFamily = "TAKE"

	StateCurrent    ClaimState = "CURRENT"
	StateDone       ClaimState = "DONE"
	StateActive     ClaimState = "ACTIVE"
	StateResolved   ClaimState = "RESOLVED"
	StateSuperseded ClaimState = "SUPERSEDED"
	StateRetired    ClaimState = "RETIRED"

	TrustOpen TrustState = "OPEN"

	ImportanceLow    Importance = "LOW"
	ImportanceNormal Importance = "NORMAL"
	ImportanceHigh   Importance = "HIGH"

	GradeCorrect      TakeGrade = "CORRECT"
	GradeIncorrect    TakeGrade = "INCORRECT"
	GradePartial      TakeGrade = "PARTIAL"
	GradeUnresolvable TakeGrade = "UNRESOLVABLE"

	Filed   Filing = "FILED"
	Unfiled Filing = "UNFILED"

	EvidenceMessage     EvidenceKind = "MESSAGE"
	EvidenceDocument    EvidenceKind = "DOCUMENT"
	EvidenceURL         EvidenceKind = "URL"
	EvidencePage        EvidenceKind = "PAGE"
	EvidenceClaim       EvidenceKind = "CLAIM"
	EvidenceAttestation EvidenceKind = "ATTESTATION"
	EvidenceManual      EvidenceKind = "MANUAL"

	Inserted  RememberStatus = "INSERTED"
	Duplicate RememberStatus = "DUPLICATE"
	Replaced  RememberStatus = "SUPERSEDED"

	OriginManual     LinkOrigin = "MANUAL"
	OriginImport     LinkOrigin = "IMPORT"
	OriginMention    LinkOrigin = "MENTION"
	OriginExtraction LinkOrigin = "EXTRACTION"
	OriginDreaming   LinkOrigin = "DREAMING"

	DirectionOut  LinkDirection = "OUT"
	DirectionIn   LinkDirection = "IN"
	DirectionBoth LinkDirection = "BOTH"

	ArmText   Arm = "TEXT"
	ArmVector Arm = "VECTOR"
	ArmName   Arm = "NAME"
	ArmGraph  Arm = "GRAPH"
)
