package memory

import "brain/graph"

// pageColumns project a Page.
var pageColumns = columns[Page]{
	{"id", func(p *Page, v graph.Value) { p.ID = v.Str() }},
	{"slug", func(p *Page, v graph.Value) { p.Slug = v.Str() }},
	{"type", func(p *Page, v graph.Value) { p.Type = v.Str() }},
	{"subtype", func(p *Page, v graph.Value) { p.Subtype = v.Str() }},
	{"title", func(p *Page, v graph.Value) { p.Title = v.Str() }},
	{"scope", func(p *Page, v graph.Value) { p.Scope = v.Str() }},
	{"effectiveDate", func(p *Page, v graph.Value) { p.EffectiveDate = v.Str() }},
	{"pinned", func(p *Page, v graph.Value) { p.Pinned = v.True() }},
	{"createdAt", func(p *Page, v graph.Value) { p.CreatedAt = v.Time() }},
	{"deletedAt", func(p *Page, v graph.Value) { p.DeletedAt = optionalTime(v) }},
	{"writer", func(p *Page, v graph.Value) { p.WriterUID = v.Str() }},
	{"managedBy", func(p *Page, v graph.Value) { p.ManagedBy = v.Str() }},
}

// sectionColumns project a Section.
var sectionColumns = columns[Section]{
	{"id", func(s *Section, v graph.Value) { s.ID = v.Str() }},
	{"page", func(s *Section, v graph.Value) { s.PageID = v.Str() }},
	{"heading", func(s *Section, v graph.Value) { s.Heading = v.Str() }},
	{"text", func(s *Section, v graph.Value) { s.Text = v.Str() }},
	{"scope", func(s *Section, v graph.Value) { s.Scope = v.Str() }},
	{"version", func(s *Section, v graph.Value) { s.Version = int(v.Int64()) }},
	{"position", func(s *Section, v graph.Value) { s.Position = v.Int64() }},
	{"line", func(s *Section, v graph.Value) {
		if !v.IsNull() {
			s.Line = int(v.Int64())
		}
	}},
}

// claimColumns project a Claim.
var claimColumns = columns[Claim]{
	{"id", func(c *Claim, v graph.Value) { c.ID = v.Str() }},
	{"text", func(c *Claim, v graph.Value) { c.Text = v.Str() }},
	{"family", func(c *Claim, v graph.Value) { c.Family = ClaimFamily(v.Str()) }},
	{"kind", func(c *Claim, v graph.Value) { c.Kind = v.Str() }},
	{"state", func(c *Claim, v graph.Value) { c.State = ClaimState(v.Str()) }},
	{"filing", func(c *Claim, v graph.Value) { c.Filing = Filing(v.Str()) }},
	{"scope", func(c *Claim, v graph.Value) { c.Scope = v.Str() }},
	{"author", func(c *Claim, v graph.Value) { c.AuthorUID = v.Str() }},
	{"confidence", func(c *Claim, v graph.Value) {
		if !v.IsNull() {
			c.Strength = fraction(v)
		}
	}},
	{"weight", func(c *Claim, v graph.Value) {
		if !v.IsNull() {
			c.Strength = fraction(v)
		}
	}},
	{"importance", func(c *Claim, v graph.Value) { c.Importance = Importance(v.Str()) }},
	{"trust", func(c *Claim, v graph.Value) { c.Trust = TrustState(v.Str()) }},
	{"context", func(c *Claim, v graph.Value) { c.Context = v.Str() }},
	{"property", func(c *Claim, v graph.Value) { c.Property = v.Str() }},
	{"valueText", setClaimValue},
	{"valueInt", setClaimValue},
	{"valueFloat", setClaimValue},
	{"valueDecimal", setClaimValue},
	{"valueBool", setClaimValue},
	{"valueInstant", setClaimValue},
	{"valueDate", setClaimValue},
	{"unit", func(c *Claim, v graph.Value) { c.Unit = v.Str() }},
	{"wantedName", func(c *Claim, v graph.Value) { c.WantedName = v.Str() }},
	{"validFrom", func(c *Claim, v graph.Value) { c.ValidFrom = optionalTime(v) }},
	{"validUntil", func(c *Claim, v graph.Value) { c.ValidUntil = optionalTime(v) }},
	{"due", func(c *Claim, v graph.Value) { c.Due = optionalTime(v) }},
	{"recordedAt", func(c *Claim, v graph.Value) { c.RecordedAt = v.Time() }},
	{"retiredAt", func(c *Claim, v graph.Value) { c.RetiredAt = optionalTime(v) }},
	{"retiredReason", func(c *Claim, v graph.Value) { c.RetiredReason = v.Str() }},
	{"evidenceChanged", func(c *Claim, v graph.Value) { c.EvidenceChanged = v.True() }},
	{"idempotencyKey", func(c *Claim, v graph.Value) { c.IdempotencyKey = v.Str() }},
	{"domain", func(c *Claim, v graph.Value) { c.Domain = v.Str() }},
	{"settledAt", func(c *Claim, v graph.Value) { c.SettledAt = optionalTime(v) }},
	{"settledBy", func(c *Claim, v graph.Value) { c.SettledByUID = v.Str() }},
	{"outcome", func(c *Claim, v graph.Value) { c.Outcome = optionalBool(v) }},
	{"quality", func(c *Claim, v graph.Value) { c.Quality = optionalText[TakeGrade](v) }},
	{"outcomeValue", func(c *Claim, v graph.Value) { c.OutcomeValue = v.Str() }},
	{"outcomeUnit", func(c *Claim, v graph.Value) { c.OutcomeUnit = v.Str() }},
	{"note", func(c *Claim, v graph.Value) { c.OutcomeNote = v.Str() }},
	{"grade", func(c *Claim, v graph.Value) { c.Grade = optionalText[TakeGrade](v) }},
	{"gradeConfidence", func(c *Claim, v graph.Value) { c.GradeConfidence = optionalFraction(v) }},
	{"gradedAt", func(c *Claim, v graph.Value) { c.GradedAt = optionalTime(v) }},
	{"requires", func(c *Claim, v graph.Value) { c.Requires = v.StringItems() }},
}

func setClaimValue(c *Claim, v graph.Value) {
	if !v.IsNull() {
		c.Value = v
	}
}

// evidenceColumns project an Evidence.
var evidenceColumns = columns[Evidence]{
	{"id", func(e *Evidence, v graph.Value) { e.ID = v.Str() }},
	{"item", func(e *Evidence, v graph.Value) { e.ItemID = v.Str() }},
	{"kind", func(e *Evidence, v graph.Value) { e.Kind = EvidenceKind(v.Str()) }},
	{"observedAt", func(e *Evidence, v graph.Value) { e.ObservedAt = optionalTime(v) }},
	{"recordedAt", func(e *Evidence, v graph.Value) { e.RecordedAt = v.Time() }},
	{"note", func(e *Evidence, v graph.Value) { e.Note = v.Str() }},
	{"locator", func(e *Evidence, v graph.Value) { e.Locator = v.Str() }},
	{"url", func(e *Evidence, v graph.Value) { e.URL = v.Str() }},
	{"origin", func(e *Evidence, v graph.Value) { e.Origin = v.Str() }},
	{"excerpt", func(e *Evidence, v graph.Value) { e.Excerpt = v.Str() }},
	{"name", func(e *Evidence, v graph.Value) { e.name = v.Str() }},
	{"property", func(e *Evidence, v graph.Value) { e.property = v.Str() }},
}

// linkColumns project a Link from its native edge; its ends are projected apart.
var linkColumns = columns[Link]{
	{"id", func(l *Link, v graph.Value) { l.ID = v.Str() }},
	{"scope", func(l *Link, v graph.Value) { l.Scope = v.Str() }},
	{"weight", func(l *Link, v graph.Value) { l.Weight = fraction(v) }},
	{"author", func(l *Link, v graph.Value) { l.AuthorUID = v.Str() }},
	{"origin", func(l *Link, v graph.Value) { l.Origin = LinkOrigin(v.Str()) }},
	{"edgeClock", func(l *Link, v graph.Value) { l.EdgeClock = v.Time() }},
	{"validFrom", func(l *Link, v graph.Value) { l.ValidFrom = optionalTime(v) }},
	{"validUntil", func(l *Link, v graph.Value) { l.ValidUntil = optionalTime(v) }},
	{"recordedAt", func(l *Link, v graph.Value) { l.RecordedAt = v.Time() }},
	{"retiredAt", func(l *Link, v graph.Value) { l.RetiredAt = optionalTime(v) }},
}
