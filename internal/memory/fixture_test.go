package memory_test

import (
	"context"
	"encoding/binary"
	"fmt"
	"sync"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"brain/disclosure"
	"brain/graph"
	"brain/graph/embedded"
	"brain/graph/neo4j/neo4jtest"
	"brain/internal/fault"
	"brain/internal/memory"
)

// onEngines runs the test on an empty store of each engine.
func onEngines(t *testing.T, run func(*testing.T, *world)) {
	t.Helper()
	onStores(t, func(t *testing.T, store graph.Store) { run(t, newWorld(t, store)) })
}

// onStores gives the test an empty store of each engine.
func onStores(t *testing.T, run func(*testing.T, graph.Store)) {
	t.Helper()
	for name, open := range map[string]func(*testing.T) graph.Store{
		"embedded": openEmbedded,
		"neo4j":    func(t *testing.T) graph.Store { return neo4jtest.Open(t) },
	} {
		t.Run(name, func(t *testing.T) { run(t, open(t)) })
	}
}

func openEmbedded(t *testing.T) graph.Store {
	t.Helper()
	store, err := embedded.Open(t.Context(), embedded.Options{Dir: t.TempDir(), NoSync: true})
	require.NoError(t, err)
	t.Cleanup(func() { require.NoError(t, store.Close(context.Background())) })
	return store
}

// world is a service on an empty store with an admin, under a clock that only the
// test moves. Ids and secrets are sequential.
type world struct {
	*memory.Service
	t     *testing.T
	store graph.Store

	mu  sync.Mutex
	now time.Time
	n   uint64
}

func newWorld(t *testing.T, store graph.Store) *world {
	t.Helper()
	w := &world{t: t, store: store, now: time.Date(2026, 3, 1, 9, 0, 0, 0, time.UTC)}
	w.Service = w.restart()
	_, err := w.Bootstrap(t.Context(), memory.BootstrapInput{Dev: true})
	require.NoError(t, err)
	t.Cleanup(func() { w.Wait() })
	return w
}

// restart is a further service on the same store, as after a restart.
func (w *world) restart() *memory.Service { return w.restartWith(func(*memory.Options) {}) }

// restartWith is restart with other options.
func (w *world) restartWith(change func(*memory.Options)) *memory.Service {
	opt := memory.Options{
		Now: w.clock, Version: "test", Poll: 20 * time.Millisecond,
		NewID:  func() string { return fmt.Sprintf("01900000-0000-7000-8000-%012x", w.next()) },
		Suffix: func() string { return fmt.Sprintf("%06x", w.next()) },
		Secret: func() (secret [32]byte) {
			binary.BigEndian.PutUint64(secret[24:], w.next())
			return secret
		},
	}
	change(&opt)
	return memory.New(w.store, opt)
}

func (w *world) next() uint64 {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.n++
	return w.n
}

func (w *world) clock() time.Time {
	w.mu.Lock()
	defer w.mu.Unlock()
	return w.now
}

// pass moves the clock.
func (w *world) pass(d time.Duration) {
	w.mu.Lock()
	defer w.mu.Unlock()
	w.now = w.now.Add(d)
}

// as is one request of the principal.
func (w *world) as(uid string) *memory.Session { return &memory.Session{UID: uid} }

// admin is one request of the admin that every world has.
func (w *world) admin() *memory.Session { return w.as("admin") }

// in is one request of the principal in the conversation of a channel.
func (w *world) in(uid, channel string) *memory.Session {
	return &memory.Session{UID: uid, Conversation: &memory.Conversation{Channel: channel}}
}

// principal makes a principal whose name is its uid.
func (w *world) principal(kind disclosure.Kind, uid string, roles ...disclosure.Role) memory.Principal {
	w.t.Helper()
	p, _, err := w.CreatePrincipal(w.t.Context(), w.admin(), memory.CreatePrincipalInput{UID: uid, Kind: kind, DisplayName: uid, Roles: roles})
	require.NoError(w.t, err)
	return p
}

// people makes humans with the role MEMBER.
func (w *world) people(uids ...string) {
	w.t.Helper()
	for _, uid := range uids {
		w.principal(disclosure.Human, uid)
	}
}

// agent makes an agent of an owner, "" for none.
func (w *world) agent(uid, owner string) {
	w.t.Helper()
	in := memory.CreatePrincipalInput{UID: uid, Kind: disclosure.Agent, DisplayName: uid}
	if owner != "" {
		in.Owner = &owner
	}
	_, _, err := w.CreatePrincipal(w.t.Context(), w.admin(), in)
	require.NoError(w.t, err)
}

// group makes a group with members and gives its id.
func (w *world) group(name string, members ...string) string {
	w.t.Helper()
	g, _, err := w.CreateGroup(w.t.Context(), w.admin(), memory.CreateGroupInput{Name: name})
	require.NoError(w.t, err)
	for _, uid := range members {
		w.join(name, uid, disclosure.GroupMember)
	}
	return g.GID
}

func (w *world) join(group, uid string, role disclosure.GroupRole) {
	w.t.Helper()
	_, _, err := w.AddMember(w.t.Context(), w.admin(), memory.AddMemberInput{Group: group, Principal: uid, Role: &role})
	require.NoError(w.t, err)
}

func (w *world) leave(group, uid string) {
	w.t.Helper()
	_, _, err := w.RemoveMember(w.t.Context(), w.admin(), memory.RemoveMemberInput{Group: group, Principal: uid})
	require.NoError(w.t, err)
}

// direct makes a direct channel.
func (w *world) direct(externalID, human, agent string) memory.Channel {
	w.t.Helper()
	c, _, err := w.CreateChannel(w.t.Context(), w.admin(), memory.CreateChannelInput{
		ExternalID: externalID, Kind: disclosure.DirectChannel, Participants: []string{human, agent},
	})
	require.NoError(w.t, err)
	return c
}

// room makes a group channel that is tied to a group, "" for none.
func (w *world) room(externalID, group string, participants ...string) memory.Channel {
	w.t.Helper()
	in := memory.CreateChannelInput{ExternalID: externalID, Kind: disclosure.GroupChannel, Participants: participants}
	if group != "" {
		in.Group = &group
	}
	c, _, err := w.CreateChannel(w.t.Context(), w.admin(), in)
	require.NoError(w.t, err)
	return c
}

// token makes a token of the principal and gives its secret.
func (w *world) token(uid string) memory.NewToken {
	w.t.Helper()
	made, _, err := w.CreateToken(w.t.Context(), w.admin(), memory.CreateTokenInput{Principal: uid})
	require.NoError(w.t, err)
	return made
}

// refused demands an error of the code, on the field if one is given.
func refused(t *testing.T, err error, code fault.Code, field string) {
	t.Helper()
	require.Error(t, err)
	require.Equal(t, code, fault.CodeOf(err), "%v", err)
	if field != "" {
		var e *fault.Error
		require.ErrorAs(t, err, &e)
		require.Equal(t, field, e.Field, "%v", err)
	}
}

func ptr[T any](v T) *T { return &v }

// names projects a list for comparison.
func names[T any](items []T, name func(T) string) []string {
	out := []string{}
	for _, item := range items {
		out = append(out, name(item))
	}
	return out
}

func principalUID(p memory.Principal) string { return p.UID }
func groupName(g memory.Group) string        { return g.Name }
func memberUID(m memory.Membership) string   { return m.PrincipalUID }
func channelName(c memory.Channel) string    { return c.ExternalID }
func tokenID(t memory.Token) string          { return t.ID }

// groupsOf are the names of the groups that a request may know.
func (w *world) groupsOf(s *memory.Session) []string {
	w.t.Helper()
	list, err := w.Groups(w.t.Context(), s, nil, nil)
	require.NoError(w.t, err)
	total, err := list.Count()
	require.NoError(w.t, err)
	require.Equal(w.t, len(list.Nodes), total)
	return names(list.Nodes, groupName)
}

// channelsOf are the external ids of the channels that a request may know.
func (w *world) channelsOf(s *memory.Session) []string {
	w.t.Helper()
	list, err := w.Channels(w.t.Context(), s, nil, nil)
	require.NoError(w.t, err)
	total, err := list.Count()
	require.NoError(w.t, err)
	require.Equal(w.t, len(list.Nodes), total)
	return names(list.Nodes, channelName)
}
