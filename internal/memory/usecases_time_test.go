package memory_test

import (
	"time"

	"brain/internal/memory"
)

// pairsPack has a relation that a company has with one other at a time.
const pairsPack = `apiVersion: brain.pack/v1
name: pairs
version: 1.0.0
extends: [general]
linkTypes:
  - {name: paired_with, from: [company], to: [company], symmetric: true, singleAtATime: true}
eventTypes:
  - {name: storm_warning}
`

// timed runs what has a date, and reads as of points in time.
func (w *tour) timed() {
	ctx := w.t.Context()
	w.do("changePacks", func() error {
		return written(w.ChangePacks(ctx, w.admin(), memory.ChangePacksInput{Action: memory.PackInstall, File: ptr(pairsPack)}))
	})
	before := w.clock()
	for _, company := range []string{"North Harbour Trust", "Pier Nine"} {
		w.pass(time.Minute)
		w.do("connect, one at a time either way", func() error {
			return written(w.Connect(ctx, w.as("ann"), memory.ConnectInput{From: "Storm Works", To: company, Type: "paired_with", Scope: ptr("world"), Evidence: said("seen")}))
		})
	}
	advised := memory.ConnectInput{From: "people/ann", To: "Storm Works", Type: "advises", Scope: ptr("world"), Evidence: said("seen")}
	var advises memory.Link
	for _, weight := range []float64{0.5, 0.6} {
		advised.Weight = &weight
		w.do("connect, another weight", func() (err error) {
			advises, _, err = w.Connect(ctx, w.as("ann"), advised)
			return err
		})
	}
	w.pass(time.Minute)
	until := w.clock().Add(-time.Second)
	w.do("disconnect, at a time", func() (err error) {
		advises, _, err = w.Disconnect(ctx, w.as("ann"), memory.DisconnectInput{Link: advises.ID, Reason: "it ended", ValidUntil: &until})
		return err
	})
	w.do("connect, begun anew", func() (err error) {
		advises, _, err = w.Connect(ctx, w.as("ann"), advised)
		return err
	})
	w.do("disconnect", func() error {
		return written(w.Disconnect(ctx, w.as("ann"), memory.DisconnectInput{Link: advises.ID, Reason: "it was not so"}))
	})
	event := memory.AddEventInput{
		About: "Storm Works", Date: "2025-11", Until: ptr("2025-12-24"), Summary: "The great storm hit the wall.", Detail: ptr("It held."),
		EventPage: ptr("Pier Nine"), Type: ptr("storm_warning"), Scope: ptr("world"), Evidence: said("log"),
	}
	var storm memory.TimelineEvent
	for _, note := range []string{"log", "paper"} {
		event.Evidence = said(note)
		w.do("addEvent", func() (err error) {
			storm, _, _, err = w.AddEvent(ctx, w.as("ann"), event)
			return err
		})
	}
	event.Summary = "A second storm hit the wall."
	w.do("addEvent", func() error {
		_, _, _, err := w.AddEvent(ctx, w.as("ann"), event)
		return err
	})
	w.readTimed(before, storm.ID)
	w.do("rescope, event", func() error {
		return written(w.Rescope(ctx, w.as("ann"), memory.RescopeInput{Event: &storm.ID, Scope: "group:deal", Reason: "private"}))
	})
}

// narrowed rescopes pages: each tells its events, as their subject and as their own page.
func (w *tour) narrowed() {
	ctx := w.t.Context()
	for _, page := range []string{"Storm Works", "Pier Nine"} {
		w.do("rescope, page of events", func() error {
			return written(w.Rescope(ctx, w.as("ann"), memory.RescopeInput{Page: &page, Scope: "group:deal", Reason: "private"}))
		})
	}
}

func (w *tour) readTimed(before time.Time, event string) {
	ctx := w.t.Context()
	from, to := time.Date(2025, 1, 1, 0, 0, 0, 0, time.UTC), w.clock()
	asOf := []*memory.AsOf{{Recorded: &before}, {Valid: &before}}
	states := []memory.ClaimState{
		memory.StateCurrent, memory.StateActive, memory.StateDone, memory.StateResolved, memory.StateSuperseded, memory.StateRetired,
	}
	for _, session := range w.readers("dm") {
		for _, at := range append(asOf, nil) {
			for _, bounds := range [][2]*time.Time{{}, {&from}, {nil, &to}, {&from, &to}} {
				walk(w, "timeline", func(_ *int, after *string) (memory.List[memory.TimelineEvent], error) {
					return w.Timeline(ctx, session(), "Storm Works", bounds[0], bounds[1], ptr(1), after, at)
				})
			}
			walk(w, "pageTimeline", func(_ *int, after *string) (memory.List[memory.TimelineEvent], error) {
				return w.PageTimeline(ctx, session(), w.storm.ID, ptr(1), after, at)
			})
		}
		w.do("eventPages", func() error { return done(w.EventPages(ctx, session(), []string{event})) })
		w.do("recall", func() error { return done(w.Recall(ctx, session(), memory.RecallInput{Query: "great storm"})) })
		for _, at := range asOf {
			pages := []*memory.Page{&w.harbour, &w.storm}
			ids := []string{w.harbour.ID, w.storm.ID}
			var claims []*memory.Claim
			for _, filter := range []memory.ClaimFilter{{}, {History: true}, {States: states}, {Text: ptr("wall")}, {About: ptr("dm")}} {
				useCase := "claims"
				if filter.About != nil {
					useCase = "claims about a channel"
				}
				walk(w, useCase, func(first *int, after *string) (memory.List[memory.Claim], error) {
					return w.Claims(ctx, session(), filter, first, after, at)
				})
			}
			w.do("claimsByID", func() error {
				found, err := w.ClaimsByID(ctx, session(), w.claims, at)
				for _, c := range found {
					claims = append(claims, &c)
				}
				return err
			})
			w.do("claimsReplaced", func() error { return done(w.ClaimsReplaced(ctx, session(), w.claims, at)) })
			w.do("claimsReplacing", func() error { return done(w.ClaimsReplacing(ctx, session(), w.claims, at)) })
			w.do("evidenceOf", func() error { return done(w.EvidenceOf(ctx, session(), w.claims, at)) })
			w.do("freshness", func() error { return done(w.Freshness(ctx, session(), claims, at)) })
			w.do("properties", func() error { return done(w.Properties(ctx, session(), pages, at)) })
			w.do("backlinkCounts", func() error { return done(w.BacklinkCounts(ctx, session(), ids, at)) })
			w.do("linksByID", func() error { return done(w.LinksByID(ctx, session(), []string{w.link.ID}, at)) })
			walk(w, "pageLinks", func(_ *int, after *string) (memory.List[memory.Link], error) {
				return w.PageLinks(ctx, session(), w.harbour.ID, nil, nil, ptr(1), after, at)
			})
			walk(w, "neighbors", func(first *int, after *string) (memory.List[memory.Neighbor], error) {
				return w.Neighbors(ctx, session(), w.harbour.ID, ptr(3), nil, nil, first, after, at)
			})
			for _, history := range []bool{false, true} {
				w.do("recall", func() error {
					return done(w.Recall(ctx, session(), memory.RecallInput{Query: "How high is the wall of North Harbour Trust?", History: history, AsOf: at}))
				})
			}
		}
	}
}
