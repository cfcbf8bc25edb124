//go:build unix

package scenarios_test

import (
	"fmt"
	"math/rand/v2"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"brain/disclosure"
	"brain/graph"
)

// common is a word that every text of a random world holds.
const common = "kiwi"

// world is a random world: what a service under test was told, with what decides
// who may know it. Items are told apart by their texts and titles, which are
// unique.
type world struct {
	*rand.Rand
	url     string
	secrets map[string]string

	people   map[string]*disclosure.Principal // by uid
	uids     []string
	gids     map[string]string // by name
	channels map[string]*room  // by external id
	pages    []*page
	links    []link
	claims   []claim
	findings []finding
	events   []event
	last     int
}

// room is a channel with its participants by uid.
type room struct {
	kind         disclosure.ChannelKind
	mode         disclosure.Mode
	group        string
	participants []string
}

type page struct {
	title, kind, alias, tag string
	item                    graph.Item
	sections                []section
	// marks are the changes of the page by what they touched.
	marks []graph.Item
}

type section struct {
	text string
	item graph.Item
}

type link struct {
	kind     string
	from, to *page
	item     graph.Item
}

type claim struct {
	text, kind string
	about      *page
	origin     *page // evidence
	item       graph.Item
	employees  *int // of about, nil for a claim that states none
	moved      bool // it had another scope before
}

// finding is a question about claims, by their texts.
type finding struct{ texts []string }

// newWorld makes the random world of a seed on a server.
func newWorld(t *testing.T, s *server, seed uint64) *world {
	t.Helper()
	w := &world{
		Rand: rand.New(rand.NewPCG(seed, 1)), url: s.app.URL, secrets: map[string]string{"admin": s.app.Token},
		people: map[string]*disclosure.Principal{}, gids: map[string]string{}, channels: map[string]*room{},
	}
	w.addPeople(t)
	w.addGroups(t)
	w.addChannels(t)
	w.addPages(t)
	w.addSections(t)
	w.addLinksAndClaims(t)
	w.addSpoken(t)
	w.addFindings(t)
	w.addDoubts(t)
	w.addEvents(t)
	w.change(t)
	return w
}

// colours are words that some texts hold and others do not, so that how rare
// they are decides an order.
var colours = []string{"red", "green", "blue", "amber"}

// words begin a text.
func (w *world) words() string {
	return common + " " + pick(w, colours...) + " " + pick(w, colours...) + " "
}

// name is a name that nothing else in the world has.
func (w *world) name(prefix string) string {
	w.last++
	return fmt.Sprintf("%s%03d", prefix, w.last)
}

func (w *world) as(t *testing.T, who, query string, in input) map[string]any {
	t.Helper()
	return must(t, w.url, request{Query: query, Variables: map[string]any{"input": in}, secret: w.secrets[who]})
}

func (w *world) addPeople(t *testing.T) {
	t.Helper()
	for _, title := range []string{"World", "Brain"} {
		w.addCanonical(title, "concept", "")
	}
	w.people["admin"] = &disclosure.Principal{UID: "admin", Kind: disclosure.Human, Active: true}
	w.addCanonical("Admin", "person", "Admin")
	for _, p := range []disclosure.Principal{
		{UID: "ana", Kind: disclosure.Human}, {UID: "ben", Kind: disclosure.Human}, {UID: "cleo", Kind: disclosure.Human},
		{UID: "bot", Kind: disclosure.Agent, Owner: "ana", Conversation: disclosure.ConversationRequired, Mode: pick(w, disclosure.Strict, disclosure.Relaxed)},
		{UID: "free", Kind: disclosure.Agent, Owner: "ben", Conversation: disclosure.ConversationOptional, Mode: disclosure.Strict},
		{UID: "mirror", Kind: disclosure.Service},
	} {
		p.Active, p.Roles = true, []disclosure.Role{disclosure.MemberRole}
		in := input{"uid": p.UID, "kind": p.Kind, "displayName": p.UID}
		in.set("owner", p.Owner).set("conversationPolicy", string(p.Conversation)).set("disclosureMode", string(p.Mode))
		w.as(t, "admin", `mutation($input: CreatePrincipalInput!) { createPrincipal(input: $input) { revision } }`, in)
		token := input{"principal": p.UID}
		if p.Kind == disclosure.Agent {
			token["capabilities"] = []string{string(disclosure.Gateway)}
		}
		made := w.as(t, "admin", `mutation($input: CreateTokenInput!) { createToken(input: $input) { secret } }`, token)
		w.secrets[p.UID] = made["createToken"].(map[string]any)["secret"].(string)
		w.people[p.UID], w.uids = &p, append(w.uids, p.UID)
		switch p.Kind {
		case disclosure.Human:
			w.addCanonical(p.UID, "person", p.UID)
		case disclosure.Agent:
			w.addCanonical(p.UID, "agent", p.UID)
		}
	}
}

// addCanonical notes a page that the service makes by itself.
func (w *world) addCanonical(title, kind, alias string) {
	item := graph.Item{Scope: graph.ScopeWorld}
	w.pages = append(w.pages, &page{title: title, kind: kind, alias: alias, item: item, marks: []graph.Item{item}})
}

func (w *world) addGroups(t *testing.T) {
	t.Helper()
	for _, name := range []string{"deal", "ops", "board"} {
		made := w.as(t, "admin", `mutation($input: CreateGroupInput!) { createGroup(input: $input) { group { gid } } }`, input{"name": name})
		w.gids[name] = made["createGroup"].(map[string]any)["group"].(map[string]any)["gid"].(string)
		for _, uid := range w.uids {
			if w.IntN(2) == 0 {
				w.join(t, name, uid)
			}
		}
	}
}

func (w *world) join(t *testing.T, group, uid string) {
	t.Helper()
	w.as(t, "admin", `mutation($input: AddMemberInput!) { addMember(input: $input) { revision } }`, input{"group": group, "principal": uid})
	p := w.people[uid]
	p.Groups = append(p.Groups, disclosure.Membership{GID: w.gids[group], Name: group, Role: disclosure.GroupMember})
}

func (w *world) leave(t *testing.T, group, uid string) {
	t.Helper()
	w.as(t, "admin", `mutation($input: RemoveMemberInput!) { removeMember(input: $input) { revision } }`, input{"group": group, "principal": uid})
	p := w.people[uid]
	p.Groups = slices.DeleteFunc(p.Groups, func(m disclosure.Membership) bool { return m.Name == group })
}

func (w *world) addChannels(t *testing.T) {
	t.Helper()
	rooms := map[string]*room{
		"dm":     {kind: disclosure.DirectChannel, participants: []string{"ana", "bot"}},
		"dm2":    {kind: disclosure.DirectChannel, participants: []string{"cleo", "free"}},
		"room":   {kind: disclosure.GroupChannel, group: "deal", participants: w.some("bot")},
		"loose":  {kind: disclosure.GroupChannel, group: "ops", mode: disclosure.Relaxed, participants: w.some("bot", "free")},
		"lounge": {kind: disclosure.GroupChannel, participants: w.some("bot")},
	}
	for _, id := range sortedNames(rooms) {
		r := rooms[id]
		in := input{"externalId": id, "kind": r.kind, "participants": r.participants}
		in.set("group", r.group).set("mode", string(r.mode))
		w.as(t, "admin", `mutation($input: CreateChannelInput!) { createChannel(input: $input) { revision } }`, in)
		w.channels[id] = r
	}
}

// some are the given principals and each other one perhaps.
func (w *world) some(always ...string) []string {
	out := slices.Clone(always)
	for _, uid := range w.uids {
		if !slices.Contains(out, uid) && w.IntN(4) == 0 {
			out = append(out, uid)
		}
	}
	return out
}

// writable are the scope tokens that a writer may use outside a conversation.
func (w *world) writable(uid string) []string {
	tokens := []string{graph.ScopeWorld}
	for _, name := range sortedNames(w.gids) {
		tokens = append(tokens, graph.GroupScope(w.gids[name]))
	}
	for _, other := range w.uids {
		tokens = append(tokens, graph.PrincipalScope(other))
	}
	return slices.DeleteFunc(tokens, func(token string) bool { return disclosure.CanWrite(*w.people[uid], token, nil) != nil })
}

// scopeText is the text form of a token.
func (w *world) scopeText(token string) string {
	return disclosure.Format(token, func(gid string) (string, bool) {
		for name, id := range w.gids {
			if id == gid {
				return name, true
			}
		}
		return "", false
	})
}

// sees tells whether somebody may know all of the items, reading for itself.
func (w *world) sees(uid string, items ...graph.Item) bool {
	return all(disclosure.Viewer(*w.people[uid]), items...)
}

func all(a graph.Audience, items ...graph.Item) bool {
	return !slices.ContainsFunc(items, func(it graph.Item) bool { return !a.Sees(it) })
}

// writers can write without a conversation.
var writers = []string{"ana", "ben", "cleo", "free", "mirror"}

// load imports records as somebody; every one must come in.
func (w *world) load(t *testing.T, uid string, records []any) {
	t.Helper()
	if len(records) == 0 {
		return
	}
	got := w.as(t, uid, `mutation($input: ImportRecordsInput!) { importRecords(input: $input) { written errors { index message } } }`, input{"records": records})
	require.Empty(t, got["importRecords"].(map[string]any)["errors"], "%s: %v", uid, records)
}

func (w *world) addPages(t *testing.T) {
	t.Helper()
	for _, uid := range writers {
		var records []any
		for range w.IntN(4) {
			records = append(records, w.newPage(uid, pick(w, w.writable(uid)...)))
		}
		w.load(t, uid, records)
	}
}

// newPage makes a page up and notes it; it gives the record that makes it.
func (w *world) newPage(uid, token string) input {
	p := &page{
		title: w.name("page"), kind: pick(w, "note", "company", "project"), alias: w.name("alias"), tag: pick(w, "red", "green"),
		item: graph.Item{Scope: token},
	}
	part := graph.Item{Scope: token, Ends: []string{token}}
	p.sections = []section{{text: w.words() + w.name("text"), item: part}}
	p.marks = []graph.Item{part}
	w.pages = append(w.pages, p)
	return input{
		"kind": "page", "externalKey": p.title, "type": p.kind, "title": p.title, "aliases": []string{p.alias}, "tags": []string{p.tag},
		"body": p.sections[0].text, "scope": w.scopeText(token),
	}
}

// addSections gives pages parts of other scopes.
func (w *world) addSections(t *testing.T) {
	t.Helper()
	for _, p := range w.pages {
		if p.tag == "" {
			continue
		}
		for _, uid := range writers {
			if w.IntN(4) != 0 || !w.sees(uid, p.item) {
				continue
			}
			w.addSection(t, p, uid, pick(w, w.writable(uid)...))
		}
	}
}

func (w *world) addSection(t *testing.T, p *page, uid, token string) {
	t.Helper()
	it := graph.Item{Scope: token, Ends: []string{p.item.Scope}}
	s := section{text: w.words() + w.name("text"), item: it}
	in := input{"page": p.title, "version": p.version(disclosure.Viewer(*w.people[uid]))}
	if token == p.item.Scope || w.IntN(2) == 0 {
		in["sections"] = []any{input{"text": s.text, "scope": w.scopeText(token)}}
	} else {
		in["body"] = w.withDirective(t, p, uid, w.scopeText(token), s.text)
	}
	w.as(t, uid, `mutation($input: UpdatePageInput!) { updatePage(input: $input) { revision } }`, in)
	p.sections, p.marks = append(p.sections, s), append(p.marks, it)
}

// withDirective is the body of a page as somebody reads it, with a section of
// another scope before or behind it.
func (w *world) withDirective(t *testing.T, p *page, uid, scope, text string) string {
	t.Helper()
	data := must(t, w.url, request{
		Query: `query($ref: String!) { page(ref: $ref) { ... on Page { body } } }`, Variables: input{"ref": p.title}, secret: w.secrets[uid],
	})
	body, directive := data["page"].(map[string]any)["body"].(string), "::: scope "+scope+"\n"+text+"\n:::\n"
	if w.IntN(2) == 0 {
		return directive + "\n" + body
	}
	return body + "\n\n" + directive
}

// version counts the changes of the page that an audience may know.
func (p *page) version(a graph.Audience) int {
	n := 0
	for _, mark := range p.marks {
		if a.Sees(mark) {
			n++
		}
	}
	return n
}

func (w *world) addLinksAndClaims(t *testing.T) {
	t.Helper()
	for _, uid := range writers {
		var known []*page
		for _, p := range w.pages {
			if p.tag != "" && w.sees(uid, p.item) {
				known = append(known, p)
			}
		}
		var records []any
		for range w.IntN(5) {
			if len(known) < 2 {
				break
			}
			if r := w.newLink(uid, pick(w, known...), pick(w, known...), pick(w, w.writable(uid)...)); r != nil {
				records = append(records, r)
			}
		}
		for range w.IntN(6) {
			records = append(records, w.newClaim(uid, known, pick(w, w.writable(uid)...)))
		}
		w.load(t, uid, records)
	}
}

// newLink makes a link up, nil if these pages are linked already.
func (w *world) newLink(uid string, from, to *page, token string) any {
	linked := slices.ContainsFunc(w.links, func(l link) bool {
		return l.from == from && l.to == to || l.from == to && l.to == from
	})
	if from == to || linked {
		return nil
	}
	l := link{kind: pick(w, "part_of", "derived_from", "relates_to"), from: from, to: to, item: graph.Item{Scope: token, Author: uid}}
	w.links = append(w.links, l)
	return input{"kind": "link", "from": from.title, "to": to.title, "type": l.kind, "scope": w.scopeText(token)}
}

func (w *world) newClaim(uid string, known []*page, token string) any {
	c := claim{text: w.words() + w.name("claim"), kind: pick(w, "fact", "belief"), item: graph.Item{Scope: token, Author: uid}}
	evidence := input{"kind": "MANUAL", "note": "said"}
	r := input{"kind": "claim", "text": c.text, "claimKind": c.kind, "scope": w.scopeText(token)}
	if len(known) > 0 {
		c.about = pick(w, known...)
		r["about"] = c.about.title
		if w.IntN(2) == 0 {
			c.origin = pick(w, known...)
			evidence = input{"kind": "PAGE", "origin": c.origin.title}
		}
	} else {
		c.about = w.canonical(uid)
	}
	r["evidence"] = []any{evidence}
	w.claims = append(w.claims, c)
	return r
}

// canonical is the page of a principal; that of a service is Brain.
func (w *world) canonical(uid string) *page {
	title := uid
	if w.people[uid].Kind == disclosure.Service {
		title = "Brain"
	}
	return w.pages[slices.IndexFunc(w.pages, func(p *page) bool { return p.title == title })]
}

// addSpoken lets the agent remember in its direct channel.
func (w *world) addSpoken(t *testing.T) {
	t.Helper()
	for _, token := range []string{graph.PrincipalScope("ana"), graph.PrincipalScope("bot"), graph.ScopeWorld} {
		if w.IntN(2) == 0 {
			continue
		}
		c := claim{text: w.words() + w.name("claim"), kind: "fact", item: graph.Item{Scope: token, Author: "bot"}}
		w.as(t, "bot", `mutation($input: RememberInput!) { remember(input: $input) { status } }`, input{
			"text": c.text, "scope": w.scopeText(token), "evidence": []any{input{"kind": "MANUAL"}}, "conversation": input{"channel": "dm"},
		})
		w.claims = append(w.claims, c)
	}
}

// addFindings lets people replace claims in another scope, which opens a question.
func (w *world) addFindings(t *testing.T) {
	t.Helper()
	for _, uid := range []string{"ana", "ben"} {
		var old []claim
		for _, c := range w.claims {
			if w.sees(uid, c.item) {
				old = append(old, c)
			}
		}
		if len(old) == 0 {
			continue
		}
		replaced, token := pick(w, old...), pick(w, w.writable(uid)...)
		if token == replaced.item.Scope {
			continue
		}
		c := claim{text: w.words() + w.name("claim"), kind: "fact", about: w.canonical(uid), item: graph.Item{Scope: token, Author: uid}}
		id := w.claimID(t, uid, replaced)
		w.as(t, uid, `mutation($input: RememberInput!) { remember(input: $input) { status } }`, input{
			"text": c.text, "scope": w.scopeText(token), "supersedes": id, "evidence": []any{input{"kind": "MANUAL"}},
		})
		w.claims = append(w.claims, c)
		w.findings = append(w.findings, finding{[]string{replaced.text, c.text}})
	}
}

// change moves people after everything was written: the next call must know it.
func (w *world) change(t *testing.T) {
	t.Helper()
	for _, uid := range w.uids {
		for _, m := range slices.Clone(w.people[uid].Groups) {
			if w.IntN(4) == 0 {
				w.leave(t, m.Name, uid)
			}
		}
	}
	if w.IntN(2) == 0 {
		w.rename(t, "board", "council")
	}
	if w.IntN(3) == 0 {
		uid := pick(w, "ben", "cleo")
		w.as(t, "admin", `mutation($input: SetPrincipalActiveInput!) { setPrincipalActive(input: $input) { revision } }`, input{"uid": uid, "active": false})
		w.people[uid].Active = false
	}
}

func (w *world) rename(t *testing.T, group, name string) {
	t.Helper()
	w.as(t, "admin", `mutation($input: RenameGroupInput!) { renameGroup(input: $input) { revision } }`, input{"group": group, "name": name})
	w.gids[name] = w.gids[group]
	delete(w.gids, group)
	for _, p := range w.people {
		for i := range p.Groups {
			if p.Groups[i].Name == group {
				p.Groups[i].Name = name
			}
		}
	}
	for _, r := range w.channels {
		if r.group == group {
			r.group = name
		}
	}
}

func pick[T any](w *world, from ...T) T { return from[w.IntN(len(from))] }
