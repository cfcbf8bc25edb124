package main

import (
	"context"
	"fmt"
	"sync/atomic"
	"time"

	"brain/disclosure"
	"brain/graph"
	"brain/internal/memory"
)

// seed is that of everything random.
const seed = 20260314

// The viewers of a world.
const (
	admin      = "admin"      // made by the service
	loader     = "loader"     // member of every group, writes everything
	allReader  = "all-reader" // member of every group
	fewReader  = "few-reader" // knows 5 % of what is scoped to groups
	halfReader = "half-reader"
	assistant  = "assistant" // an agent, member of every group
)

// talk is a conversation of assistant with halfReader.
const talk = "talk"

// groupCount is the number of scopes among which everything is spread.
const groupCount = 50

// groupOf gives the group of the n-th item. Group 0 has 3 % of the items, the
// last one 1 %, every other 2 %, so that two groups hold 5 %.
func groupOf(n int) int {
	switch slot := n % (2 * groupCount); slot {
	case 2*groupCount - 1:
		return 0
	default:
		return slot / 2
	}
}

// fewGroups are the groups of fewReader, with 5 % of the items.
const fewGroups = 2

// clock starts at a fixed time and moves by a microsecond with every look, so
// that runs are equal and no two things have one time.
type clock struct{ ticks atomic.Int64 }

func (c *clock) now() time.Time {
	return time.Date(2026, 3, 14, 9, 0, 0, 0, time.UTC).Add(time.Duration(c.ticks.Add(1)) * time.Microsecond)
}

// ids are sequential ids in the form of UUIDv7.
type ids struct{ last atomic.Uint64 }

func (i *ids) next() string {
	return fmt.Sprintf("01900000-0000-7000-8000-%012x", i.last.Add(1))
}

// world is a service on a store with groups and viewers.
type world struct {
	*memory.Service
	store  graph.Store
	clock  *clock
	ids    *ids
	texts  *writer
	groups []string // scope tokens
	pages  []string // ids of the pages that claims are about
	links  []ends   // between the pages
	// claimedAt are the times of the loaded claims.
	claimedAt []time.Time
	number    int    // of texts made
	half      string // id of halfReader's page
	// only are the scopes of which things are loaded; nil for all.
	only map[string]bool
}

// newWorld prepares an empty store.
func newWorld(ctx context.Context, store graph.Store) (*world, error) {
	w := &world{store: store, clock: &clock{}, ids: &ids{}, texts: newWriter(seed)}
	w.Service = w.service(store)
	if _, err := w.Bootstrap(ctx, memory.BootstrapInput{Dev: true}); err != nil {
		return nil, err
	}
	for _, uid := range []string{loader, allReader, fewReader, halfReader, assistant} {
		kind := disclosure.Human
		if uid == assistant {
			kind = disclosure.Agent
		}
		p, _, err := w.CreatePrincipal(ctx, w.as(admin), memory.CreatePrincipalInput{
			UID: uid, Kind: kind, DisplayName: uid, Roles: []disclosure.Role{disclosure.MemberRole},
		})
		if err != nil {
			return nil, err
		}
		if uid == halfReader {
			w.half = p.PageID
		}
	}
	for n := range groupCount {
		if err := w.addGroup(ctx, n); err != nil {
			return nil, err
		}
	}
	_, _, err := w.CreateChannel(ctx, w.as(admin), memory.CreateChannelInput{
		ExternalID: talk, Kind: disclosure.DirectChannel, Participants: []string{assistant, halfReader},
	})
	if err != nil {
		return nil, err
	}
	return w, nil
}

func (w *world) addGroup(ctx context.Context, n int) error {
	g, _, err := w.CreateGroup(ctx, w.as(admin), memory.CreateGroupInput{Name: groupName(n)})
	if err != nil {
		return err
	}
	w.groups = append(w.groups, graph.GroupScope(g.GID))
	members := []string{loader, allReader, assistant}
	if n < fewGroups {
		members = append(members, fewReader)
	}
	if n%2 == 0 {
		members = append(members, halfReader)
	}
	for _, uid := range members {
		if _, _, err := w.AddMember(ctx, w.as(admin), memory.AddMemberInput{Group: g.GID, Principal: uid}); err != nil {
			return err
		}
	}
	return nil
}

func groupName(n int) string { return fmt.Sprintf("group-%02d", n) }

// service is a service on the store that shares the world's clock and ids. It is
// given time, so that what is late is measured and not cut.
func (w *world) service(store graph.Store) *memory.Service {
	return memory.New(store, memory.Options{Now: w.clock.now, NewID: w.ids.next, Suffix: func() string { return w.ids.next()[24:] }, Version: "bench",
		Within: memory.Deadlines{ContextPack: time.Minute}})
}

// settle makes the world ready to be measured.
func (w *world) settle(ctx context.Context, e engine) (byHand, error) {
	w.Wait()
	store, hand, err := e.settle(ctx, w.store)
	if err != nil {
		return nil, err
	}
	w.store, w.Service = store, w.service(store)
	return hand, nil
}

// as is one request of the principal.
func (w *world) as(uid string) *memory.Session { return &memory.Session{UID: uid} }

// scopesOf are the scope tokens that a viewer holds.
func (w *world) scopesOf(uid string) []string {
	out := []string{graph.ScopeWorld, graph.PrincipalScope(uid)}
	for n, token := range w.groups {
		if uid == allReader || uid == loader || uid == fewReader && n < fewGroups || uid == halfReader && n%2 == 0 {
			out = append(out, token)
		}
	}
	return out
}

// text is the next text.
func (w *world) text(words int) string {
	w.number++
	return w.texts.text(w.number, words)
}
