package memory_test

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"time"

	"github.com/stretchr/testify/require"

	"brain/internal/memory"
)

// explored reads the graph in the ways that follow links and find pages by what
// is known of them.
func (w *tour) explored() {
	ctx := w.t.Context()
	w.page("ann", "company", "Mole", "")
	w.page("ann", "company", "Dyke", "")
	for _, link := range [][2]string{{"North Harbour Trust", "Mole"}, {"Mole", "Dyke"}, {"Dyke", "Storm Works"}} {
		w.tie("ann", link[0], "customer_of", link[1], "world")
	}
	instant := w.clock()
	w.pass(time.Minute)
	for _, session := range w.readers("room") {
		for _, asOf := range []*memory.AsOf{nil, {Recorded: &instant}} {
			for hops := range 4 {
				walk(w, "paths", func(first *int, after *string) (memory.List[memory.Path], error) {
					return w.Paths(ctx, session(), w.harbour.ID, w.storm.ID, ptr(hops+1), asOf, first, after)
				})
			}
			walk(w, "linksAmong", func(first *int, after *string) (memory.List[memory.Link], error) {
				return w.LinksAmong(ctx, session(), []string{w.harbour.ID, w.storm.ID, w.quiet.ID}, asOf, ptr(1), after)
			})
		}
	}
	for _, session := range w.readers("room") {
		for _, about := range []*string{nil, &w.harbour.ID} {
			for _, newestFirst := range []bool{false, true} {
				walk(w, "delta", func(first *int, after *string) (memory.List[memory.Change], error) {
					return w.Delta(ctx, session(), memory.DeltaInput{About: about, NewestFirst: newestFirst}, first, after)
				})
			}
			w.do("delta", func() error {
				list, err := w.Delta(ctx, session(), memory.DeltaInput{About: about}, ptr(500), nil)
				var events []string
				for _, c := range list.Nodes {
					events = append(events, c.EventID)
				}
				w.do("eventsByID", func() error { return done(w.EventsByID(ctx, session(), events)) })
				return err
			})
		}
		w.do("recall", func() error {
			found, err := w.Recall(ctx, session(), memory.RecallInput{Query: "harbour"})
			var passages []string
			for _, h := range found.Hits {
				if h.Item.Passage != nil {
					passages = append(passages, h.Item.Passage.ID)
				}
			}
			w.do("passagesBefore", func() error { return done(w.PassagesBefore(ctx, session(), passages)) })
			w.do("passagesAfter", func() error { return done(w.PassagesAfter(ctx, session(), passages)) })
			return err
		})
	}
}

// found lists pages by what is known of them.
func (w *tour) found() {
	ctx := w.t.Context()
	where := func(property, op, value string) memory.PropertyFilter {
		return memory.PropertyFilter{Property: property, Op: op, Value: json.RawMessage(value)}
	}
	state := func(page, property, value string) {
		in := about(fact(page+": "+property+" is "+value, "world"), page)
		in.Property, in.Value = &property, json.RawMessage(value)
		w.remember("ann", in)
	}
	w.do("changePacks", func() error {
		return written(w.ChangePacks(ctx, w.admin(), memory.ChangePacksInput{Action: memory.PackInstall, Names: []string{"pevc"}}))
	})
	state("Storm Works", "employees", "41")
	state("Storm Works", "employees", "42")
	state("Storm Works", "industry", `"walls"`)
	state("Mole", "fund_size", `"12 EUR"`)
	instant := w.clock()
	w.pass(time.Minute)
	var objects []memory.ObjectsInput
	for _, filters := range [][]memory.PropertyFilter{
		nil, {where("employees", ">", "10"), where("employees", "<", "100")}, {where("employees", "in", "[40, 42]")}, {where("employees", "exists", "false")},
		{where("industry", "=", `"walls"`), where("industry", "contains", `"a"`)}, {where("industry", "startsWith", `"w"`), where("employees", "!=", "7")},
		{where("fund_size", ">=", `"10 EUR"`)}, {where("fund_size", "!=", `"10 EUR"`)}, {where("title", "contains", `"o"`), where("effectiveDate", "exists", "false"), where("subtype", "exists", "")},
		{where("createdAt", ">", `"2026-01-01T00:00:00Z"`), where("slug", "<", `"z"`)}, {where("tag", "in", `["sea", "port"]`), where("tag", "exists", "")}, {where("tag", "exists", "false")},
	} {
		objects = append(objects, memory.ObjectsInput{Type: "company", Where: filters})
	}
	for _, by := range []string{"title", "createdAt", "effectiveDate", "employees", "industry", "fund_size"} {
		for _, descending := range []bool{false, true} {
			objects = append(objects, memory.ObjectsInput{Type: "company", OrderBy: &memory.ObjectOrder{By: by, Descending: descending}})
		}
	}
	objects = append(objects,
		memory.ObjectsInput{Type: "actor", OrderBy: &memory.ObjectOrder{By: "role"}}, memory.ObjectsInput{Type: "actor", OrderBy: &memory.ObjectOrder{By: "effectiveDate", Descending: true}},
		memory.ObjectsInput{Type: "company", OrderBy: &memory.ObjectOrder{By: "employees"}, Where: []memory.PropertyFilter{where("employees", ">", "1")}},
		memory.ObjectsInput{Type: "actor", Via: []memory.ViaInput{{Link: "works_at", Where: []memory.PropertyFilter{where("employees", ">", "1")}}, {Link: "customer_of", Direction: ptr(memory.DirectionBoth)}}},
	)
	for _, session := range w.readers("room") {
		for _, asOf := range []*memory.AsOf{nil, {Recorded: &instant}} {
			for _, in := range objects {
				in.AsOf = asOf
				useCase := "objects"
				if len(in.Via) > 0 {
					useCase = "objects via links"
				}
				walk(w, useCase, func(first *int, after *string) (memory.List[memory.Page], error) {
					return w.Objects(ctx, session(), in, ptr(1), after)
				})
			}
		}
	}
}

// followed waits for what time alone changes, which the watch finds.
func (w *tour) followed() {
	ctx := w.t.Context()
	for minutes := range 3 {
		in := about(fact(fmt.Sprintf("The tide is low, says %d.", minutes), "world"), w.storm.ID)
		in.ValidUntil = ptr(w.clock().Add(time.Duration(minutes+1) * time.Minute))
		w.remember("ann", in)
	}
	follower, err := w.Follow(ctx, func(context.Context) (*memory.Session, error) { return w.as("ann"), nil },
		memory.FollowInput{About: &w.storm.ID, Kinds: []memory.ChangeKind{memory.ChangeExpired}})
	require.NoError(w.t, err)
	w.pass(time.Minute)
	told, enough := 0, errors.New("enough")
	require.ErrorIs(w.t, follower.Run(ctx, func(context.Context, memory.Change) error {
		w.pass(time.Minute)
		if told++; told == 3 {
			return enough
		}
		return nil
	}), enough)
	w.Wait()
}

// audited reads what belongs to others, which the audit tells.
func (w *tour) audited() {
	ctx := w.t.Context()
	as := func(reading func() (*memory.Session, error)) *memory.Session {
		w.t.Helper()
		s, err := reading()
		require.NoError(w.t, err)
		return s
	}
	for _, uid := range []string{"ann", "bot"} {
		var viewing *memory.Session
		w.do("viewAs", func() (err error) {
			viewing, err = w.ViewAs(ctx, w.as("cora"), uid, "page")
			return err
		})
		w.do("standing as somebody else", func() error { return done(w.Vocabulary(ctx, viewing)) })
		w.do("recall as somebody else", func() error {
			return done(w.Recall(ctx, viewing, memory.RecallInput{Query: "How high is the wall?", About: &w.storm.ID}))
		})
		w.do("reachOf", func() error { return done(w.ReachOf(ctx, w.as("cora"), uid)) })
		walk(w, "reach", func(first *int, after *string) (memory.List[memory.Claim], error) {
			return w.Reach(ctx, as(func() (*memory.Session, error) { return w.ReachOf(ctx, w.as("cora"), uid) }), first, after)
		})
		walk(w, "principalAudit", func(first *int, after *string) (memory.List[memory.Claim], error) {
			return w.PrincipalAudit(ctx, w.as("cora"), uid, first, after)
		})
	}
}
