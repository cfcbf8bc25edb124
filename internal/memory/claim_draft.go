package memory

import (
	"context"
	"math"
	"strconv"
	"strings"
	"time"

	"golang.org/x/text/unicode/norm"

	"brain/disclosure"
	"brain/graph"
	"brain/internal/fault"
	"brain/schema"
)

const (
	defaultConfidence = 0.75
	defaultWeight     = 0.6
	kindCommitment    = "commitment"
	kindEvent         = "event"
)

// classify checks family, kind and strength.
func (c *change) classify(d *claimDraft, in RememberInput) error {
	d.Family = FamilyFact
	if in.Family != nil {
		d.Family = *in.Family
	}
	d.Kind, d.State = "fact", StateCurrent
	if d.Family == FamilyTake {
		d.Kind, d.State = "take", StateActive
	}
	if in.Kind != nil {
		d.Kind = *in.Kind
	}
	if _, err := c.voc.ontology.ValidateKind(d.Kind, schema.Family(d.Family)); err != nil {
		return termFault(err, "kind")
	}
	given, foreign, field, other := in.Confidence, in.Weight, "confidence", "weight"
	d.Strength = defaultConfidence
	if d.Family == FamilyTake {
		given, foreign, field, other = in.Weight, in.Confidence, "weight", "confidence"
		d.Strength = defaultWeight
	}
	if foreign != nil {
		return fault.Bad(other, "no value: the strength of a "+string(d.Family)+" is its "+field, "")
	}
	if given == nil {
		return nil
	}
	d.Strength = *given
	return checkFraction(field, *given)
}

// checkFraction accepts 0–1 with at most two decimal places, so that what is
// given is what is kept.
func checkFraction(field string, f float64) error {
	if math.IsNaN(f) || f < 0 || f > 1 {
		return fault.Bad(field, "a number from 0 to 1", formatFraction(min(max(f, 0), 1)))
	}
	if _, places, _ := strings.Cut(strconv.FormatFloat(f, 'f', -1, 64), "."); len(places) > 2 {
		return fault.Bad(field, "at most two decimal places", formatFraction(math.Round(f*100)/100))
	}
	return nil
}

func formatFraction(f float64) string {
	if math.IsNaN(f) {
		return ""
	}
	return graph.FormatDecimal(int64(math.Round(f * graph.DecimalScale)))
}

// setTimes checks the claim's times; validFrom defaults to now.
func (d *claimDraft) setTimes(in RememberInput, now time.Time) error {
	d.ValidFrom = &now
	for _, t := range []struct {
		field string
		given *time.Time
		into  **time.Time
	}{{"validFrom", in.ValidFrom, &d.ValidFrom}, {"validUntil", in.ValidUntil, &d.ValidUntil}, {"due", in.Due, &d.Due}} {
		if t.given == nil {
			continue
		}
		at, err := checkTime(t.field, *t.given)
		if err != nil {
			return err
		}
		*t.into = &at
	}
	if d.ValidUntil != nil && !d.ValidUntil.After(*d.ValidFrom) {
		return fault.Bad("validUntil", "a time after validFrom ("+d.ValidFrom.Format(time.RFC3339)+")", "")
	}
	if d.Due != nil && d.Family == FamilyFact && d.Kind != kindCommitment {
		return fault.Bad("due", "no value: only a take or a commitment has a due date", "")
	}
	return nil
}

// The first moment of the year 1 stands for no time.
var (
	earliest = time.Date(1, 1, 1, 0, 0, 0, int(time.Microsecond), time.UTC)
	latest   = time.Date(10000, 1, 1, 0, 0, 0, -int(time.Microsecond), time.UTC)
)

// checkTime accepts the years 1 to 9999, but for their first moment, and returns the
// time in UTC, cut to microseconds.
func checkTime(field string, t time.Time) (time.Time, error) {
	t = t.UTC().Truncate(time.Microsecond)
	switch {
	case t.Year() < 1 || t.IsZero():
		return t, fault.Bad(field, "a time after the first moment of the year 1 and before the year 10000", earliest.Format(time.RFC3339Nano))
	case t.Year() > 9999:
		return t, fault.Bad(field, "a time after the first moment of the year 1 and before the year 10000", latest.Format(time.RFC3339Nano))
	}
	return t, nil
}

// The reserved pages that can hold a claim besides experts.
const (
	slugWorld = "world"
	slugBrain = "brain"
)

// holder is the page that holds a claim: the one named, which must be of a type
// that can hold, else the writer's own. A service without a page speaks for brain.
func (c *change) holder(ctx context.Context, named *string) (Page, error) {
	if named == nil {
		rows, err := c.decide(ctx, `MATCH (p:Principal)-[:HAS_PAGE]->(g:Page) WHERE p.uid = $uid RETURN `+pageColumns.of("g"),
			values{"uid": graph.String(c.session.UID)})
		if err != nil {
			return Page{}, err
		}
		if len(rows) > 0 {
			return pageColumns.read(rows[0], 0), nil
		}
		brain := slugBrain
		named = &brain
	}
	page, err := c.wanted(ctx, "holder", *named)
	if err != nil {
		return Page{}, err
	}
	if page.Slug == slugWorld || page.Slug == slugBrain {
		return page, nil
	}
	if t, ok := c.voc.ontology.ObjectType(page.Type); !ok || !t.Expert {
		return Page{}, fault.New(fault.Constraint, "a page of type %s cannot hold a claim", page.Type).In("holder").
			Suggest("name a person, agent or company, or world or brain")
	}
	return page, nil
}

// subject finds what the claim is about. An unknown name makes the page where
// the caller says how, else the claim waits, UNFILED, with the wanted name kept.
func (c *change) subject(ctx context.Context, d *claimDraft, in RememberInput, holder Page) error {
	if in.About == nil {
		c.fileElsewhere(d, holder)
		return nil
	}
	res, err := c.resolve(ctx, *in.About)
	if err != nil {
		return err
	}
	switch {
	case res.Page != nil:
		d.subjectID, d.pageID = res.Page.ID, res.Page.ID
		return nil
	case len(res.Candidates) > 0:
		return res.fault("about")
	}
	name, err := cleanLine("about", *in.About, maxNameRunes)
	if err != nil {
		return err
	}
	channels, err := c.channelFacts(ctx, []string{name})
	if err != nil {
		return err
	}
	if ch := channels[name]; disclosure.SeesChannel(c.me(), ch) {
		d.subjectID = ch.ID
		return nil
	}
	if in.CreatePage != nil {
		page, err := c.createPage(ctx, c.hinted(name, *in.CreatePage), d.Scope)
		if err != nil {
			return inField(err, "createPage")
		}
		d.subjectID, d.pageID = page.ID, page.ID
		return nil
	}
	c.fileElsewhere(d, holder)
	d.Filing, d.WantedName = Unfiled, name
	return nil
}

// hinted is the page to make for a name. A name in the form of a slug of the
// wanted type is taken for one.
func (c *change) hinted(name string, hint CreatePageHint) CreatePageInput {
	in := CreatePageInput{Type: hint.Type, Title: name, Slug: hint.Slug, Aliases: hint.Aliases}
	t, ok := c.voc.ontology.ObjectType(hint.Type)
	if ok && hint.Slug == nil && strings.HasPrefix(name, t.SlugPrefix+"/") {
		in.Slug, in.Title = &name, name[strings.LastIndexByte(name, '/')+1:]
	}
	return in
}

// fileElsewhere puts a claim on the conversation's channel, else on its holder's page.
func (c *change) fileElsewhere(d *claimDraft, holder Page) {
	if conv := c.standing.conversation; conv != nil && conv.Channel != nil && conv.Channel.ID != "" {
		d.subjectID, d.pageID = conv.Channel.ID, ""
		return
	}
	d.subjectID, d.pageID = holder.ID, holder.ID
}

// propertyValue checks a property's value against the type of the page it is about.
func (c *change) propertyValue(ctx context.Context, d *claimDraft, in RememberInput) error {
	if in.Property == nil {
		if in.Value != nil {
			return fault.Bad("value", "no value without a property", "")
		}
		return nil
	}
	if in.Value == nil {
		return fault.Bad("value", "the value of the property "+*in.Property, "")
	}
	if d.Family != FamilyFact || d.pageID == "" || d.Filing == Unfiled {
		return fault.Bad("property", "a FACT about a page that is known", "")
	}
	pages, err := c.pagesByID(ctx, []string{d.pageID})
	if err != nil {
		return err
	}
	if len(pages) == 0 {
		return fault.New(fault.NotFound, "there is no such page").In("about")
	}
	value, unit, err := c.typedValue(ctx, pages[0].Type, *in.Property, in.Value)
	if err != nil {
		return err
	}
	d.Property, d.Value, d.Unit = *in.Property, value, unit
	return nil
}

// typedValue is the stored form of a property's value, with its currency for money.
func (v *view) typedValue(ctx context.Context, objectType, property string, raw []byte) (graph.Value, string, error) {
	parsed, err := schema.ParseRaw(raw)
	if err != nil {
		return graph.Value{}, "", fault.Wrap(fault.BadInput, err, "value is not valid JSON").In("value")
	}
	checked, err := v.voc.ontology.ValidateProperty(objectType, property, parsed)
	if err != nil {
		return graph.Value{}, "", termFault(err, "property")
	}
	if list, ok := checked.(schema.ListValue); ok {
		if len(list) != 1 {
			return graph.Value{}, "", fault.New(fault.Constraint, "a claim holds one value of %s", property).In("value").
				Suggest("remember one claim for each value")
		}
		checked = list[0]
	}
	if ref, ok := checked.(schema.RefValue); ok {
		page, err := v.wanted(ctx, "value", ref.Page)
		if err != nil {
			return graph.Value{}, "", err
		}
		if ref.Type != "" && !v.voc.ontology.Is(page.Type, ref.Type) {
			return graph.Value{}, "", fault.New(fault.Constraint, "%s is a page of type %s, expected %s", page.Slug, page.Type, ref.Type).In("value")
		}
		return graph.String(page.ID), "", nil
	}
	value, unit := storedValue(checked)
	return value, unit, nil
}

// storedValue is the stored form of a checked value that refers to no page, and
// its currency if it is money.
func storedValue(checked schema.Value) (value graph.Value, unit string) {
	switch v := checked.(type) {
	case schema.IntValue:
		return graph.Int(int64(v)), ""
	case schema.FloatValue:
		return graph.Float(float64(v)), ""
	case schema.DecimalValue:
		return graph.Decimal(int64(v)), ""
	case schema.MoneyValue:
		return graph.Decimal(int64(v.Amount)), v.Currency
	case schema.DateValue:
		return graph.Date(string(v)), ""
	case schema.InstantValue:
		return graph.InstantMicros(int64(v)), ""
	case schema.BoolValue:
		return graph.Bool(bool(v)), ""
	default:
		return graph.String(norm.NFC.String(checked.String())), ""
	}
}

// authored loads the facts that decide who may change a claim.
func (v *view) authored(ctx context.Context, claim Claim) (disclosure.Authored, error) {
	facts := disclosure.Authored{Author: claim.AuthorUID, Scope: claim.Scope}
	rows, err := v.decideDeleted(ctx, `MATCH (c:Claim)-[:HELD_BY]->(g:Page), (p:Principal)-[:HAS_PAGE]->(g) WHERE c.id = $id RETURN p.uid`,
		values{"id": graph.String(claim.ID)})
	if err != nil {
		return facts, err
	}
	if len(rows) > 0 {
		facts.Holder = rows[0][0].Str()
	}
	people, err := v.principals(ctx, []string{claim.AuthorUID})
	if err != nil {
		return facts, err
	}
	if author := people[claim.AuthorUID]; author.Kind == disclosure.Agent {
		facts.AuthorOwner = author.Owner
	}
	return facts, nil
}
