package resolvers

import (
	"brain/internal/memory"
	"brain/resolvers/model"
)

// The keys by which objects refer to what hangs on them.
func pageID(p *memory.Page) string               { return p.ID }
func pageWriter(p *memory.Page) string           { return p.WriterUID }
func cardPage(c *memory.EntityCard) string       { return c.Page.ID }
func claimID(c *memory.Claim) string             { return c.ID }
func claimAuthor(c *memory.Claim) string         { return c.AuthorUID }
func claimSettler(c *memory.Claim) string        { return c.SettledByUID }
func linkID(l *memory.Link) string               { return l.ID }
func linkFrom(l *memory.Link) string             { return l.FromID }
func linkTo(l *memory.Link) string               { return l.ToID }
func findingID(f *memory.Finding) string         { return f.ID }
func findingDecider(f *memory.Finding) string    { return f.DecidedByUID }
func findingEarlier(f *memory.Finding) string    { return f.EarlierID }
func suggestionID(s *memory.Suggestion) string   { return s.ID }
func versionWriter(v *memory.PageVersion) string { return v.ByUID }
func neighborPage(n *memory.Neighbor) string     { return n.PageID }
func eventID(e *memory.TimelineEvent) string     { return e.ID }
func eventAbout(e *memory.TimelineEvent) string  { return e.PageID }
func passageID(p *memory.Passage) string         { return p.ID }
func passagePage(p *memory.Passage) string       { return p.PageID }
func principalUID(p *memory.Principal) string    { return p.UID }
func principalOwner(p *memory.Principal) string  { return p.OwnerUID }
func memberUID(m *memory.Membership) string      { return m.PrincipalUID }
func skillName(s *memory.Skill) string           { return s.Name }
func skillOwner(s *memory.Skill) string          { return s.OwnerUID }
func tokenOwner(t *memory.Token) string          { return t.PrincipalUID }
func channelGroup(c *memory.Channel) string      { return c.GroupID }
func changeWriter(c *memory.Change) string       { return c.ByUID }
func changeClaim(c *memory.Change) string        { return c.ClaimID }
func changeLink(c *memory.Change) string         { return c.LinkID }
func changeEvent(c *memory.Change) string        { return c.EventID }
func changePage(c *memory.Change) string         { return c.PageID }
func typeName(t *model.ObjectType) string        { return t.Name }
