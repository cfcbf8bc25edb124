package memory

import (
	"context"
	"errors"
	"regexp"
	"slices"
	"strings"
	"time"

	"brain/disclosure"
	"brain/graph"
	"brain/internal/fault"
	"brain/internal/text"
	"brain/schema"
)

// CreatePageInput is a page to make; nil and empty fields are left out.
type CreatePageInput struct {
	Type          string
	Subtype       *string
	Title         string
	Slug          *string
	Aliases       []string
	Tags          []string
	Body          *string
	Scope         *string
	EffectiveDate *string
}

// CreatePage makes a page. A person's page is known to everyone unless a scope
// is given; an agent's or service's gets the default scope of its writes.
// Errors: BAD_INPUT, UNKNOWN_TERM, TOO_LARGE and those of the write check.
func (s *Service) CreatePage(ctx context.Context, session *Session, in CreatePageInput) (Page, graph.Revision, error) {
	var page Page
	rev, err := s.write(ctx, session, func(ctx context.Context, c *change) error {
		scope, err := c.pageScope(ctx, in.Scope)
		if err != nil {
			return err
		}
		page, err = c.createPage(ctx, in, scope)
		return err
	})
	return page, rev, err
}

// pageScope is the scope of a new page as given, or world when a person makes it
// outside a conversation.
func (c *change) pageScope(ctx context.Context, given *string) (string, error) {
	if given == nil && c.me().Kind == disclosure.Human && c.standing.conversation == nil {
		world := string(disclosure.WorldScope)
		given = &world
	}
	return c.writeScope(ctx, "scope", given)
}

// createPage makes a page of a scope that the writer has been checked for.
func (c *change) createPage(ctx context.Context, in CreatePageInput, scope string) (Page, error) {
	draft, err := c.draftPage(ctx, in, scope)
	if err != nil {
		return Page{}, err
	}
	page, err := c.addPage(ctx, draft)
	if err != nil || deref(in.Body) == "" {
		return page, err
	}
	scopes := []string{page.Scope}
	for _, s := range draft.content.Sections {
		scopes = append(scopes, s.Scope)
	}
	return page, c.restate(ctx, page, scopes, false, nil)
}

// pageDraft is a checked page before it is written.
type pageDraft struct {
	storedPage
	content
	aliases, tags []string
}

// draftPage checks everything about a new page but its slug.
func (c *change) draftPage(ctx context.Context, in CreatePageInput, scope string) (pageDraft, error) {
	d := pageDraft{storedPage: storedPage{Page: Page{
		ID: c.s.newID(), Type: in.Type, Scope: scope, CreatedAt: c.now, WriterUID: c.session.UID,
	}}}
	objectType, err := c.objectType(in.Type, deref(in.Subtype))
	if err != nil {
		return d, err
	}
	d.Label, d.Subtype = objectType.Label(), deref(in.Subtype)
	if d.Title, err = cleanLine("title", in.Title, maxTitleRunes); err != nil {
		return d, err
	}
	d.Slug = objectType.SlugPrefix + "/" + slugify(d.Title)
	if in.Slug != nil {
		d.Slug = normalSlug(*in.Slug)
		if err := checkSlug("slug", d.Slug, objectType.SlugPrefix); err != nil {
			return d, err
		}
	}
	if d.aliases, err = cleanNames("aliases", in.Aliases, maxNameRunes); err != nil {
		return d, err
	}
	if d.tags, err = cleanNames("tags", in.Tags, maxNameRunes); err != nil {
		return d, err
	}
	if d.content, err = c.content(ctx, "body", deref(in.Body), scope); err != nil {
		return d, err
	}
	d.EffectiveDate = deref(in.EffectiveDate)
	return d, checkEffectiveDate("effectiveDate", d.EffectiveDate)
}

// addPage writes a checked page with its parts, its first version and the audit entry.
func (c *change) addPage(ctx context.Context, d pageDraft) (Page, error) {
	var err error
	if d.Slug, err = c.freeSlug(ctx, d.Slug, d.Scope); err != nil {
		return Page{}, err
	}
	return c.layPage(ctx, d)
}

// layPage is addPage for a slug that is free.
func (c *change) layPage(ctx context.Context, d pageDraft) (Page, error) {
	if err := c.putPage(ctx, d.storedPage); err != nil {
		return Page{}, err
	}
	sections, err := d.content.lay(d.Page, c.s.newID)
	if err != nil {
		return Page{}, syntaxFault("body", err)
	}
	for _, s := range sections {
		if err := c.putSection(ctx, d.Page, s); err != nil {
			return Page{}, err
		}
	}
	for _, name := range d.aliases {
		if err := c.putAlias(ctx, d.Page, name, d.Scope); err != nil {
			return Page{}, err
		}
	}
	for _, name := range d.tags {
		if err := c.putTag(ctx, d.Page, name, d.Scope); err != nil {
			return Page{}, err
		}
	}
	scopes := []string{d.Scope}
	for _, s := range sections {
		scopes = append(scopes, s.Scope)
	}
	slices.Sort(scopes)
	changeID := c.s.newID()
	for _, scope := range slices.Compact(scopes) {
		if err := c.putMark(ctx, d.Page, scope, changeID); err != nil {
			return Page{}, err
		}
	}
	return d.Page, c.audit(ctx, "page.create", d.ID, map[string]string{"type": d.Type})
}

// objectType is an installed type that pages may have, with a subtype of its own.
func (v *view) objectType(name, subtype string) (schema.ObjectType, error) {
	if err := v.voc.ontology.ValidateType(name, subtype); err != nil {
		field := "type"
		if unknown, ok := errors.AsType[*schema.UnknownTermError](err); ok && unknown.Within != "" {
			field = "subtype"
		}
		return schema.ObjectType{}, termFault(err, field)
	}
	t, _ := v.voc.ontology.ObjectType(name)
	return t, nil
}

// termFault shows an error of the vocabulary to the caller.
func termFault(err error, field string) error {
	if unknown, ok := errors.AsType[*schema.UnknownTermError](err); ok {
		e := fault.Wrap(fault.UnknownTerm, err, "there is no %s %q", unknown.Kind, unknown.Name).In(field)
		if len(unknown.Nearest) > 0 {
			return e.Suggest("did you mean " + strings.Join(unknown.Nearest, " or ") + "?")
		}
		return e.Suggest("the query vocabulary lists what is installed")
	}
	if constraint, ok := errors.AsType[*schema.ConstraintError](err); ok {
		e := fault.Wrap(fault.Constraint, err, "%s is not allowed: got %s, expected %s", constraint.Field, constraint.Got, constraint.Want).In(field)
		if len(constraint.Nearest) > 0 {
			return e.Suggest("allowed: " + strings.Join(constraint.Nearest, ", "))
		}
		return e
	}
	return err
}

var effectiveDateForm = regexp.MustCompile(`^\d{4}(-\d{2}(-\d{2})?)?$`)

// checkEffectiveDate accepts "", YYYY, YYYY-MM and YYYY-MM-DD.
func checkEffectiveDate(field, date string) error {
	if date == "" {
		return nil
	}
	layout := map[int]string{4: "2006", 7: "2006-01", 10: time.DateOnly}[len(date)]
	if _, err := time.Parse(layout, date); err != nil || !effectiveDateForm.MatchString(date) {
		near := text.NearestDate(date)
		if !effectiveDateForm.MatchString(near) {
			near = ""
		}
		return fault.Bad(field, "a date that there is, as YYYY, YYYY-MM or YYYY-MM-DD", near)
	}
	return nil
}

func deref(s *string) string {
	if s == nil {
		return ""
	}
	return *s
}
