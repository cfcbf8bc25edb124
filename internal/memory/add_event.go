package memory

import (
	"context"

	"brain/graph"
	"brain/internal/fault"
	"brain/internal/text"
)

// AddEventInput is an event for a page's timeline; nil fields take their defaults.
type AddEventInput struct {
	About     string
	Date      string // 2026, 2026-03, 2026-03-01 or RFC 3339
	Precision *DatePrecision
	Until     *string // in the forms of Date
	Summary   string
	Detail    *string
	EventPage *string
	Type      *string
	Scope     *string
	Evidence  []EvidenceInput
}

// AddEvent puts an event on a page's timeline. The same event again (page, date,
// scope, normalised summary) gains the evidence; duplicate then is true. Who may
// not know its pages does not know the event.
// Errors: BAD_INPUT, UNKNOWN_TERM for a type, NOT_FOUND, AMBIGUOUS_NAME and those
// of the write check.
func (s *Service) AddEvent(ctx context.Context, session *Session, in AddEventInput) (event TimelineEvent, duplicate bool, rev graph.Revision, err error) {
	rev, err = s.write(ctx, session, func(ctx context.Context, c *change) error {
		about, err := c.wanted(ctx, "about", in.About)
		if err != nil {
			return err
		}
		scope, err := c.writeScope(ctx, "scope", in.Scope)
		if err != nil {
			return err
		}
		d, err := c.draftEvent(ctx, in, about, scope)
		if err != nil {
			return err
		}
		evidence, err := c.checkEvidence(ctx, "evidence", in.Evidence)
		if err != nil {
			return err
		}
		event, duplicate, _, err = c.putEvent(ctx, d, evidence)
		return err
	})
	return event, duplicate, rev, err
}

// eventDraft is a checked event before it is written.
type eventDraft struct {
	TimelineEvent
	eventPage   *Page
	about       Page
	fingerprint string
}

func (c *change) draftEvent(ctx context.Context, in AddEventInput, about Page, scope string) (eventDraft, error) {
	d := eventDraft{about: about, TimelineEvent: TimelineEvent{
		ID: c.s.newID(), PageID: about.ID, Scope: scope, AuthorUID: c.session.UID, RecordedAt: c.now,
	}}
	if err := d.setDates(in); err != nil {
		return d, err
	}
	var err error
	if d.Summary, err = cleanText("summary", in.Summary, maxClaimRunes); err != nil {
		return d, err
	}
	if d.Detail, err = cleanOptional("detail", deref(in.Detail), maxContextRunes); err != nil {
		return d, err
	}
	if in.Type != nil {
		if err := c.voc.ontology.ValidateEventType(*in.Type); err != nil {
			return d, termFault(err, "type")
		}
		d.Type = *in.Type
	}
	if in.EventPage != nil {
		page, err := c.wanted(ctx, "eventPage", *in.EventPage)
		if err != nil {
			return d, err
		}
		if page.ID == about.ID {
			return d, fault.Bad("eventPage", "another page than about: the event's own", "")
		}
		d.eventPage = &page
	}
	return d, nil
}

// setDates reads when the event began and ended. The end may lie within the date.
func (d *eventDraft) setDates(in AddEventInput) error {
	date, err := parseEventDate("date", in.Date, in.Precision)
	if err != nil {
		return err
	}
	d.Date, d.Precision, d.At, d.EndsAt = date.text, date.precision, date.begin, date.end
	if in.Until == nil {
		return nil
	}
	until, err := parseEventDate("until", *in.Until, nil)
	if err != nil {
		return err
	}
	if !until.end.After(date.begin) {
		return fault.Bad("until", "a time at or after date", "")
	}
	d.Until, d.EndsAt = until.text, until.end
	return nil
}

// sum identifies an event: page, date, scope and what happened.
func (d *eventDraft) sum() string { return eventSum(d.TimelineEvent) }

func eventSum(e TimelineEvent) string {
	return digest("event", e.PageID, e.Date, e.Scope, text.Normalize(e.Summary))
}

// item is what decides who knows the event: nobody without its pages.
func (d *eventDraft) item() graph.Item {
	it := graph.Item{Scope: d.Scope, Ends: []string{d.about.Scope}, Author: d.AuthorUID, RecordedAt: d.RecordedAt}
	if d.eventPage != nil {
		it.Ends = append(it.Ends, d.eventPage.Scope)
	}
	return it
}

// putEvent writes an event, or adds the evidence to the same event that is there;
// changed tells whether anything was written.
func (c *change) putEvent(ctx context.Context, d eventDraft, evidence []checkedEvidence) (event TimelineEvent, duplicate, changed bool, err error) {
	d.fingerprint = d.sum()
	if err := c.lock(ctx, "event:"+d.fingerprint); err != nil {
		return event, false, false, err
	}
	same, err := c.sameEvent(ctx, d.fingerprint)
	if err != nil {
		return event, false, false, err
	}
	if same != nil {
		added, err := c.addEvidence(ctx, same.ID, graph.Item{Scope: same.Scope}, evidence, onceNever)
		if err != nil || !added {
			return *same, true, false, err
		}
		return *same, true, true, c.audit(ctx, "event.evidence", same.ID, nil)
	}
	return d.TimelineEvent, false, true, c.insertEvent(ctx, d, evidence)
}

// sameEvent is the standing event with this sum that the caller may know.
func (c *change) sameEvent(ctx context.Context, sum string) (*TimelineEvent, error) {
	rows, err := c.match(ctx, `MATCH (e:TimelineEvent)-[:ABOUT]->(p:Page) WHERE e.fingerprint = $fingerprint RETURN `+eventColumns.of("e")+` ORDER BY e.recordedAt LIMIT 1`,
		values{"fingerprint": graph.String(sum)})
	if err != nil || len(rows) == 0 {
		return nil, err
	}
	event := eventColumns.read(rows[0], 0)
	return &event, nil
}

func (c *change) insertEvent(ctx context.Context, d eventDraft, evidence []checkedEvidence) error {
	err := c.tx.PutNode(ctx, graph.Node{
		ID: d.ID, Labels: []string{"TimelineEvent"}, Item: d.item(),
		Props: graph.Props{
			"page": graph.String(d.PageID), "date": graph.String(d.Date), "precision": graph.String(string(d.Precision)),
			"until": graph.OptionalString(d.Until), "at": graph.Instant(d.At), "endsAt": graph.Instant(d.EndsAt),
			"summary": graph.String(d.Summary), "detail": graph.OptionalString(d.Detail), "type": graph.OptionalString(d.Type),
			"fingerprint": graph.String(d.fingerprint), "writer": graph.String(d.AuthorUID),
		},
	})
	if err != nil {
		return err
	}
	if err := c.connectOwn(ctx, "ABOUT", d.ID, d.PageID); err != nil {
		return err
	}
	if d.eventPage != nil {
		if err := c.connectOwn(ctx, "EVENT_PAGE", d.ID, d.eventPage.ID); err != nil {
			return err
		}
	}
	if err := c.tx.PutText(ctx, eventDocument(d.TimelineEvent)); err != nil {
		return err
	}
	if err := c.putEvidence(ctx, d.ID, graph.Item{Scope: d.Scope, Author: d.AuthorUID}, evidence, onceNever); err != nil {
		return err
	}
	return c.audit(ctx, "event.add", d.ID, nil)
}
