package memory

import (
	"context"
	"time"

	"brain/graph"
	"brain/internal/fault"
)

// TimelineEvent is something that happened on a date, on a page's timeline.
type TimelineEvent struct {
	ID         string
	PageID     string
	Date       string // 2026, 2026-03, 2026-03-01 or RFC 3339 in UTC
	Precision  DatePrecision
	Until      string    // in the same forms, "" for none
	At         time.Time // first moment of Date
	EndsAt     time.Time // first moment after Until, else after Date
	Summary    string
	Detail     string
	Type       string // event type of a pack, "" for none
	Scope      string
	AuthorUID  string
	RecordedAt time.Time
}

// eventColumns project a TimelineEvent.
var eventColumns = columns[TimelineEvent]{
	{"id", func(e *TimelineEvent, v graph.Value) { e.ID = v.Str() }},
	{"page", func(e *TimelineEvent, v graph.Value) { e.PageID = v.Str() }},
	{"date", func(e *TimelineEvent, v graph.Value) { e.Date = v.Str() }},
	{"precision", func(e *TimelineEvent, v graph.Value) { e.Precision = DatePrecision(v.Str()) }},
	{"until", func(e *TimelineEvent, v graph.Value) { e.Until = v.Str() }},
	{"at", func(e *TimelineEvent, v graph.Value) { e.At = v.Time() }},
	{"endsAt", func(e *TimelineEvent, v graph.Value) { e.EndsAt = v.Time() }},
	{"summary", func(e *TimelineEvent, v graph.Value) { e.Summary = v.Str() }},
	{"detail", func(e *TimelineEvent, v graph.Value) { e.Detail = v.Str() }},
	{"type", func(e *TimelineEvent, v graph.Value) { e.Type = v.Str() }},
	{"scope", func(e *TimelineEvent, v graph.Value) { e.Scope = v.Str() }},
	{"author", func(e *TimelineEvent, v graph.Value) { e.AuthorUID = v.Str() }},
	{"recordedAt", func(e *TimelineEvent, v graph.Value) { e.RecordedAt = v.Time() }},
}

// Timeline lists the events of a page, the latest first (first moment of the
// date, then id): those that had not ended at from and began before to, where
// these are given. Errors: BAD_INPUT, BAD_CURSOR, NOT_FOUND, AMBIGUOUS_NAME.
func (s *Service) Timeline(ctx context.Context, session *Session, about string, from, to *time.Time, first *int, after *string, asOf *AsOf) (List[TimelineEvent], error) {
	var list List[TimelineEvent]
	err := s.read(ctx, session, func(ctx context.Context, v *view) error {
		if from != nil && to != nil && !to.After(*from) {
			return fault.Bad("to", "a time after from", "")
		}
		page, err := v.wanted(ctx, "about", about)
		if err != nil {
			return err
		}
		list, err = v.timeline(ctx, page.ID, from, to, first, after, asOf)
		return err
	})
	return list, err
}

// PageTimeline lists the events of a page, given by id; see Timeline.
func (s *Service) PageTimeline(ctx context.Context, session *Session, pageID string, first *int, after *string, asOf *AsOf) (List[TimelineEvent], error) {
	var list List[TimelineEvent]
	err := s.read(ctx, session, func(ctx context.Context, v *view) error {
		var err error
		list, err = v.timeline(ctx, pageID, nil, nil, first, after, asOf)
		return err
	})
	return list, err
}

func (v *view) timeline(ctx context.Context, pageID string, from, to *time.Time, first *int, after *string, asOf *AsOf) (List[TimelineEvent], error) {
	v.at(asOf)
	size, err := pageSize(first)
	if err != nil {
		return List[TimelineEvent]{}, err
	}
	hash := v.listHash("timeline", pageID, saidTime(from), saidTime(to))
	position, err := resume(after, hash, graph.KindInstant, graph.KindString)
	if err != nil {
		return List[TimelineEvent]{}, err
	}
	l := &listing{match: "(e:TimelineEvent)-[:ABOUT]->(p:Page)", args: values{}, currency: v.currency}
	l.demand("p.id = $page", "page", graph.String(pageID))
	if from != nil {
		l.demand("e.endsAt > $from", "from", graph.Instant(*from))
	}
	if to != nil {
		l.demand("e.at < $to", "to", graph.Instant(*to))
	}
	rows, err := l.rows(ctx, v, "e.at", "e.id", eventColumns.of("e"), position, size+1)
	if err != nil {
		return List[TimelineEvent]{}, err
	}
	return cut(eventColumns.all(rows), size, hash, func(e TimelineEvent) []graph.Value {
		return []graph.Value{graph.Instant(e.At), graph.String(e.ID)}
	}), nil
}

// EventPages gives the pages of events themselves, by event id; an event without
// one is missing.
func (s *Service) EventPages(ctx context.Context, session *Session, eventIDs []string) (map[string]Page, error) {
	out := map[string]Page{}
	err := s.read(ctx, session, func(ctx context.Context, v *view) error {
		rows, err := v.matchEvery(ctx, `MATCH (e:TimelineEvent)-[:EVENT_PAGE]->(p:Page) WHERE e.id IN $ids RETURN e.id, `+pageColumns.of("p"),
			values{"ids": graph.Strings(eventIDs)})
		for _, row := range rows {
			out[row[0].Str()] = pageColumns.read(row, 1)
		}
		return err
	})
	return out, err
}

// eventByID is one event that the caller may know; nil for none.
func (v *view) eventByID(ctx context.Context, id string) (*TimelineEvent, error) {
	rows, err := v.matchEvery(ctx, `MATCH (e:TimelineEvent)-[:ABOUT]->(p:Page) WHERE e.id = $id RETURN `+eventColumns.of("e"), values{"id": graph.String(id)})
	if err != nil || len(rows) == 0 {
		return nil, err
	}
	event := eventColumns.read(rows[0], 0)
	return &event, nil
}
