package disclosure_test

import (
	"slices"
	"strings"
	"time"

	"pgregory.net/rapid"

	"brain/disclosure"
	"brain/graph"
	"brain/internal/fault"
)

// world is a small instance in plain sets. The reference below decides from it
// alone, sentence by sentence, and shares no code with the package; facts turns
// it into what the package is given.
type world struct {
	people   map[string]*person
	groups   map[string]*circle
	channels map[string]*room
	items    []graph.Item
	now      time.Time
	limit    time.Duration
}

type person struct {
	kind     disclosure.Kind
	active   bool
	owner    string
	policy   disclosure.ConversationPolicy
	mode     disclosure.Mode
	curator  bool
	stewards map[string]bool
	skills   map[string]bool
}

type circle struct {
	name    string
	members map[string]bool
	synced  time.Time
}

type room struct {
	kind         disclosure.ChannelKind
	mode         disclosure.Mode
	participants []string
	group        string
}

// talk is a conversation as a request words it.
type talk struct {
	channel string // "" for none
	asker   string
	mode    disclosure.Mode
	targets []string
}

type token struct {
	uid     string
	gateway bool
	bound   []string
}

// ---- the reference

func (w *world) satisfies(uid, scope string) bool {
	p := w.people[uid]
	if p == nil || !p.active {
		return false
	}
	if scope == "world" || scope == "principal:"+uid {
		return true
	}
	if name, ok := strings.CutPrefix(scope, "skill:"); ok {
		return p.skills[name]
	}
	gid, ok := strings.CutPrefix(scope, "group:")
	return ok && w.groups[gid] != nil && w.groups[gid].members[uid]
}

func every(list []string, ok func(string) bool) bool {
	for _, s := range list {
		if !ok(s) {
			return false
		}
	}
	return true
}

// knows is layer 1 for uid, with scopes that count as held beside its reach.
func (w *world) knows(uid string, it graph.Item, also string) bool {
	if w.people[uid] == nil || !w.people[uid].active {
		return false
	}
	has := func(scope string) bool { return w.satisfies(uid, scope) || also != "" && scope == also }
	if !every(it.Ends, has) {
		return false
	}
	if len(it.Requires) > 0 {
		return has(it.Scope) && every(it.Requires, has)
	}
	return has(it.Scope) || it.Author == uid
}

// recipients gives R of the table; ok is false when nothing may be disclosed.
func (w *world) recipients(t token, c talk) (r map[string]bool, ok bool) {
	r = map[string]bool{}
	rooms := c.targets
	if c.channel != "" {
		rooms = append([]string{c.channel}, rooms...)
	}
	for _, id := range rooms {
		ch := w.channels[id]
		if ch.kind == disclosure.DirectChannel {
			humans, agents := w.split(ch)
			if len(ch.participants) != 2 || len(humans) != 1 || len(agents) != 1 {
				return nil, false
			}
			r[humans[0]] = true
			continue
		}
		g := w.groups[ch.group]
		if g == nil {
			return nil, false
		}
		if !g.synced.IsZero() && w.limit > 0 && w.now.Sub(g.synced) > w.limit {
			return nil, false
		}
		for _, uid := range ch.participants {
			r[uid] = true
		}
		for uid := range g.members {
			r[uid] = true
		}
	}
	for uid := range r {
		if w.people[uid] == nil {
			return nil, false
		}
	}
	if c.channel != "" && len(c.targets) == 0 {
		ch := w.channels[c.channel]
		setting := ch.mode == disclosure.Relaxed || w.people[t.uid].mode == disclosure.Relaxed && w.people[t.uid].kind == disclosure.Agent
		if ch.kind == disclosure.GroupChannel && t.gateway && c.asker != "" && c.asker != t.uid && setting && c.mode == disclosure.Relaxed {
			r = map[string]bool{c.asker: true}
		}
	}
	for uid := range r {
		if !w.people[uid].active || uid == t.uid && w.people[uid].kind == disclosure.Agent {
			delete(r, uid)
		}
	}
	return r, len(r) > 0
}

func (w *world) split(ch *room) (humans, agents []string) {
	for _, uid := range ch.participants {
		switch p := w.people[uid]; {
		case p == nil:
		case p.kind == disclosure.Human:
			humans = append(humans, uid)
		case p.kind == disclosure.Agent:
			agents = append(agents, uid)
		}
	}
	return humans, agents
}

// refusal is the error code of a request, "" for none.
func (w *world) refusal(t token, c *talk) fault.Code {
	me := w.people[t.uid]
	if !me.active {
		return ""
	}
	if c == nil {
		if len(t.bound) > 0 || me.kind == disclosure.Agent && me.policy != disclosure.ConversationOptional {
			return fault.ConversationRequired
		}
		return ""
	}
	rooms := slices.Clone(c.targets)
	if c.channel != "" {
		rooms = append(rooms, c.channel)
	}
	if len(rooms) == 0 {
		return fault.BadInput
	}
	for _, id := range rooms {
		ch := w.channels[id]
		if ch == nil || !slices.Contains(ch.participants, t.uid) || len(t.bound) > 0 && !slices.Contains(t.bound, id) {
			return fault.Forbidden
		}
	}
	if c.asker == "" || c.asker == t.uid {
		return ""
	}
	asker := w.people[c.asker]
	if c.channel == "" || asker == nil || !asker.active {
		return fault.Forbidden
	}
	ch := w.channels[c.channel]
	member := ch.kind == disclosure.GroupChannel && w.groups[ch.group] != nil && w.groups[ch.group].members[c.asker]
	if !member && !slices.Contains(ch.participants, c.asker) {
		return fault.Forbidden
	}
	return ""
}

// told is layers 1 and 2.
func (w *world) told(t token, c *talk, it graph.Item) bool {
	if c == nil || !w.people[t.uid].active {
		return w.knows(t.uid, it, "")
	}
	r, ok := w.recipients(t, *c)
	if !ok {
		return false
	}
	also := ""
	rooms := slices.Clone(c.targets)
	if c.channel != "" {
		rooms = append(rooms, c.channel)
	}
	for uid := range r {
		if every(rooms, func(id string) bool {
			return w.channels[id].kind == disclosure.DirectChannel && slices.Contains(w.channels[id].participants, uid)
		}) && uid != t.uid {
			also = "principal:" + uid
		}
	}
	if !w.knows(t.uid, it, also) {
		return false
	}
	for uid := range r {
		has := func(scope string) bool {
			// Those who hear an agent need not have its skills.
			if strings.HasPrefix(scope, "skill:") {
				return w.satisfies(t.uid, scope)
			}
			return w.satisfies(uid, scope)
		}
		if !has(it.Scope) || !every(it.Requires, has) || !every(it.Ends, has) {
			return false
		}
	}
	return true
}

// ---- what the package is given

func (w *world) principal(uid string) disclosure.Principal {
	p := w.people[uid]
	if p == nil {
		return disclosure.Principal{}
	}
	out := disclosure.Principal{
		UID: uid, Kind: p.kind, Active: p.active, Owner: p.owner, Conversation: p.policy, Mode: p.mode,
	}
	if p.curator {
		out.Roles = []disclosure.Role{disclosure.CuratorRole}
	}
	for _, name := range sortedKeys(p.skills) {
		if p.skills[name] {
			out.Skills = append(out.Skills, name)
		}
	}
	for _, gid := range sortedKeys(w.groups) {
		if w.groups[gid].members[uid] {
			role := disclosure.GroupMember
			if p.stewards[gid] {
				role = disclosure.GroupSteward
			}
			out.Groups = append(out.Groups, disclosure.Membership{GID: gid, Name: w.groups[gid].name, Role: role})
		}
	}
	return out
}

func (w *world) channel(id string) disclosure.Channel {
	ch := w.channels[id]
	if ch == nil {
		return disclosure.Channel{}
	}
	out := disclosure.Channel{ID: id, Kind: ch.kind, Mode: ch.mode}
	for _, uid := range ch.participants {
		out.Participants = append(out.Participants, w.principal(uid))
	}
	if g := w.groups[ch.group]; g != nil {
		out.Group = &disclosure.ChannelGroup{GID: ch.group, SyncedAt: g.synced}
		for _, uid := range sortedKeys(g.members) {
			out.Group.Members = append(out.Group.Members, w.principal(uid))
		}
	}
	return out
}

func (w *world) conversation(c *talk) *disclosure.Conversation {
	if c == nil {
		return nil
	}
	out := &disclosure.Conversation{Asker: c.asker, Mode: c.mode}
	if c.channel != "" {
		ch := w.channel(c.channel)
		out.Channel = &ch
	}
	for _, id := range c.targets {
		out.Targets = append(out.Targets, w.channel(id))
	}
	return out
}

func (w *world) read(t token, c *talk) (disclosure.View, error) {
	caller := disclosure.Caller{Principal: w.principal(t.uid), Channels: t.bound}
	if t.gateway {
		caller.Capabilities = []disclosure.Capability{disclosure.Gateway}
	}
	return disclosure.Read(caller, w.conversation(c), disclosure.Settings{Now: w.now, UnsyncedAfter: w.limit})
}

func sortedKeys[V any](m map[string]V) []string {
	keys := make([]string, 0, len(m))
	for k := range m {
		keys = append(keys, k)
	}
	slices.Sort(keys)
	return keys
}

// ---- random worlds

var (
	humans = []string{"hana", "ivo", "jun", "kai"}
	agents = []string{"scout", "clerk", "muse"}
	gids   = []string{"g1", "g2", "g3"}
	skills = []string{"summarise", "리뷰.v2"}
)

func everyone() []string { return slices.Concat(humans, agents, []string{"feed"}) }

func anyWorld(t *rapid.T) *world {
	w := &world{
		people: map[string]*person{}, groups: map[string]*circle{}, channels: map[string]*room{},
		now:   time.Date(2030, 1, 2, 3, 4, 5, 0, time.UTC),
		limit: rapid.SampledFrom([]time.Duration{0, 0, time.Hour}).Draw(t, "limit"),
	}
	often := rapid.SampledFrom([]bool{true, true, true, true, true, true, true, false})
	rarely := rapid.SampledFrom([]bool{false, false, false, true})
	modes := rapid.SampledFrom([]disclosure.Mode{"", disclosure.Strict, disclosure.Relaxed})
	for _, uid := range everyone() {
		p := &person{kind: disclosure.Human, active: often.Draw(t, uid+" active"), curator: rarely.Draw(t, uid+" curator"), stewards: map[string]bool{}, skills: map[string]bool{}}
		for _, name := range skills {
			p.skills[name] = rapid.Bool().Draw(t, uid+" may "+name)
		}
		if slices.Contains(agents, uid) {
			p.kind = disclosure.Agent
			p.owner = rapid.SampledFrom(append([]string{""}, humans...)).Draw(t, uid+" owner")
			p.policy = rapid.SampledFrom([]disclosure.ConversationPolicy{"", disclosure.ConversationRequired, disclosure.ConversationOptional}).Draw(t, uid+" policy")
			p.mode = modes.Draw(t, uid+" mode")
		}
		if uid == "feed" {
			p.kind = disclosure.Service
		}
		w.people[uid] = p
	}
	for _, gid := range gids {
		g := &circle{name: "team " + gid, members: map[string]bool{}}
		for _, uid := range everyone() {
			if rapid.Bool().Draw(t, gid+" has "+uid) {
				g.members[uid] = true
				w.people[uid].stewards[gid] = rarely.Draw(t, uid+" stewards "+gid)
			}
		}
		if rarely.Draw(t, gid+" mirrored") {
			g.synced = w.now.Add(-rapid.SampledFrom([]time.Duration{time.Minute, 2 * time.Hour}).Draw(t, gid+" age"))
		}
		w.groups[gid] = g
	}
	for _, id := range []string{"d1", "d2", "d3"} {
		w.channels[id] = &room{kind: disclosure.DirectChannel, mode: modes.Draw(t, id+" mode"), participants: []string{
			rapid.SampledFrom(humans).Draw(t, id+" human"), rapid.SampledFrom(append([]string{"hana"}, agents...)).Draw(t, id+" agent"),
		}}
	}
	for _, id := range []string{"c1", "c2", "c3"} {
		w.channels[id] = &room{
			kind: disclosure.GroupChannel, mode: modes.Draw(t, id+" mode"),
			group:        rapid.SampledFrom(append([]string{""}, gids...)).Draw(t, id+" group"),
			participants: rapid.SliceOfNDistinct(rapid.SampledFrom(append(everyone(), "ghost")), 0, 5, rapid.ID).Draw(t, id+" participants"),
		}
	}
	for range rapid.IntRange(8, 20).Draw(t, "items") {
		w.items = append(w.items, anyItem(t))
	}
	return w
}

func anyScope() *rapid.Generator[string] {
	tokens := []string{"world", "world", "group:gone", "principal:ghost", "skill:gone"}
	for _, name := range skills {
		tokens = append(tokens, "skill:"+name)
	}
	for _, gid := range gids {
		tokens = append(tokens, "group:"+gid, "group:"+gid)
	}
	for _, uid := range everyone() {
		tokens = append(tokens, "principal:"+uid)
	}
	return rapid.SampledFrom(tokens)
}

func anyItem(t *rapid.T) graph.Item {
	some := func(label string) []string {
		if rapid.IntRange(0, 2).Draw(t, label+"?") > 0 {
			return nil
		}
		return rapid.SliceOfN(anyScope(), 1, 2).Draw(t, label)
	}
	return graph.Item{
		Scope: anyScope().Draw(t, "scope"), Ends: some("ends"), Requires: some("requires"),
		Author: rapid.SampledFrom(append(everyone(), "", "", "")).Draw(t, "author"),
	}
}

func anyToken(w *world, t *rapid.T) token {
	out := token{uid: rapid.SampledFrom(append(everyone(), agents...)).Draw(t, "caller"), gateway: rapid.Bool().Draw(t, "gateway")}
	if rapid.IntRange(0, 5).Draw(t, "bound?") == 0 {
		out.bound = rapid.SliceOfN(rapid.SampledFrom(sortedKeys(w.channels)), 1, 3).Draw(t, "bound")
	}
	return out
}

// anyTalk draws a conversation, mostly in channels of the caller.
func anyTalk(w *world, tok token, t *rapid.T) *talk {
	own := []string{"nowhere"}
	for _, id := range sortedKeys(w.channels) {
		if slices.Contains(w.channels[id].participants, tok.uid) {
			own = append(own, id, id, id, id)
		}
	}
	own = append(own, sortedKeys(w.channels)[rapid.IntRange(0, 5).Draw(t, "foreign")])
	c := &talk{
		asker: rapid.SampledFrom(append(everyone(), "", "", "", "ghost")).Draw(t, "asker"),
		mode:  rapid.SampledFrom([]disclosure.Mode{"", disclosure.Strict, disclosure.Relaxed, disclosure.Relaxed}).Draw(t, "mode"),
	}
	switch rapid.IntRange(0, 9).Draw(t, "shape") {
	case 0:
		return nil
	case 1:
		return c
	case 2, 3:
		c.targets = rapid.SliceOfN(rapid.SampledFrom(own), 1, 2).Draw(t, "targets")
		c.asker = ""
	case 4:
		c.targets = rapid.SliceOfN(rapid.SampledFrom(own), 1, 2).Draw(t, "targets")
		c.channel = rapid.SampledFrom(own).Draw(t, "channel")
	default:
		c.channel = rapid.SampledFrom(own).Draw(t, "channel")
		if ch := w.channels[c.channel]; ch != nil && rapid.Bool().Draw(t, "asker inside") {
			c.asker = rapid.SampledFrom(append(slices.Clone(ch.participants), "")).Draw(t, "asker")
		}
	}
	return c
}
