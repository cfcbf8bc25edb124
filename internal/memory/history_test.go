package memory_test

import (
	"encoding/json"
	"fmt"
	"math/rand/v2"
	"os"
	"slices"
	"strconv"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"brain/disclosure"
	"brain/graph"
	"brain/graph/neo4j/neo4jtest"
	"brain/internal/fault"
	"brain/internal/memory"
)

// How much the random histories do. BRAIN_TEST_HISTORIES asks for more on the
// embedded engine; BRAIN_TEST_SEED repeats a run.
const (
	leastHistories = 500
	neo4jHistories = 25
	perStore       = 50 // histories on one store, each with pages of its own
	steps          = 18 // writes of a history
	looks          = 3  // points in time at which it is read at its end, and once in its middle
)

// Reads as of any point in time, for anyone, are what the ledger says.
func TestHistories(t *testing.T) {
	for _, on := range []struct {
		name string
		most int
		open func(*testing.T) graph.Store
	}{
		{"embedded", int(setting(t, "BRAIN_TEST_HISTORIES", leastHistories)) / raceShare, openEmbedded},
		{"neo4j", neo4jHistories / raceShare, func(t *testing.T) graph.Store { return neo4jtest.Open(t) }},
	} {
		t.Run(on.name, func(t *testing.T) {
			if on.name == "neo4j" {
				neo4jtest.URL(t)
			}
			seed := setting(t, "BRAIN_TEST_SEED", uint64(time.Now().UnixNano()))
			t.Logf("BRAIN_TEST_SEED=%d repeats this run", seed)
			reads := 0
			for first := 0; first < on.most; first += perStore {
				t.Run(fmt.Sprint(first), func(t *testing.T) {
					w := newWorld(t, on.open(t))
					l := w.cast()
					for n := first; n < min(first+perStore, on.most); n++ {
						h := newHistory(t, w, l, seed+uint64(n), n)
						h.run()
						reads += h.reads
						require.False(t, t.Failed(), "BRAIN_TEST_SEED=%d, history %d", seed, n)
					}
				})
				if t.Failed() {
					return
				}
			}
			t.Logf("%d histories, %d reads compared", on.most, reads)
		})
	}
}

func setting(t *testing.T, name string, unset uint64) uint64 {
	t.Helper()
	text := os.Getenv(name)
	if text == "" {
		return unset
	}
	n, err := strconv.ParseUint(text, 10, 64)
	require.NoError(t, err, "%s: expected a number", name)
	return n
}

// cast makes the people of all histories on a store.
func (w *world) cast() *ledger {
	w.t.Helper()
	w.people("ann", "bob", "dan", "eve")
	w.principal(disclosure.Human, "cora", disclosure.MemberRole, disclosure.CuratorRole)
	gid := w.group("deal", "bob", "dan")
	w.join("deal", "ann", disclosure.GroupSteward)
	return &ledger{deal: graph.GroupScope(gid), members: map[string]bool{"ann": true, "bob": true, "dan": true}}
}

// history is one random history on its way.
type history struct {
	*rand.Rand
	*world
	t       *testing.T
	l       *ledger
	begun   time.Time
	times   []time.Time // when something was written
	said    []string
	reads   int
	answers []answer
	number  int
}

// answer is what was once answered for a recorded time that nothing may change but
// who is allowed to know it.
type answer struct {
	uid  string
	at   memory.AsOf
	told []string
}

func newHistory(t *testing.T, w *world, people *ledger, seed uint64, n int) *history {
	t.Helper()
	w.pass(time.Hour)
	h := &history{
		Rand: rand.New(rand.NewPCG(seed, 2)), world: w, t: t, begun: w.clock(), number: n,
		l: &ledger{deal: people.deal, members: people.members},
	}
	for _, p := range []struct{ kind, scope string }{{"person", "world"}, {"person", "world"}, {"company", "world"}, {"company", "group:deal"}, {"company", "world"}} {
		title := fmt.Sprintf("Page %d of %d", len(h.l.pages), n)
		page := w.page("ann", p.kind, title, p.scope)
		h.l.pages = append(h.l.pages, ledgerPage{page.ID, title, page.Scope})
	}
	return h
}

func (h *history) run() {
	acts := []struct {
		weight int
		act    func()
	}{{7, h.remember}, {3, h.correct}, {2, h.forget}, {2, h.settle}, {7, h.connect}, {3, h.disconnect}, {3, h.addEvent}, {1, h.narrowClaim}, {1, h.narrowLink}, {1, h.joinOrLeave}}
	total := 0
	for _, a := range acts {
		total += a.weight
	}
	for step := range steps {
		h.elapse()
		n := h.IntN(total)
		for _, a := range acts {
			if n -= a.weight; n < 0 {
				a.act()
				break
			}
		}
		h.times = append(h.times, h.clock())
		if step == steps/2 {
			h.look()
			h.keep()
		}
		if h.t.Failed() {
			h.t.Log(strings.Join(h.said, "\n"))
			return
		}
	}
	h.elapse()
	for range looks {
		h.look()
	}
	h.askAgain()
	if h.t.Failed() {
		h.t.Log(strings.Join(h.said, "\n"))
	}
}

func (h *history) note(format string, args ...any) {
	h.said = append(h.said, h.clock().Format("0102 15:04:05.000000 ")+fmt.Sprintf(format, args...))
}

// elapse lets time pass, often none: several things happen in one moment.
func (h *history) elapse() {
	h.pass([]time.Duration{0, 0, time.Microsecond, time.Minute, 7 * time.Hour, 50 * time.Hour}[h.IntN(6)])
}

func (h *history) someone() string { return one(h, "ann", "bob", "cora", "dan", "eve") }

func one[T any](h *history, from ...T) T { return from[h.IntN(len(from))] }

// day is a midnight near the history's beginning, zero now and then.
func (h *history) day(zero int) time.Time {
	if h.IntN(10) < zero {
		return time.Time{}
	}
	return h.begun.Truncate(24*time.Hour).AddDate(0, 0, h.IntN(24)-10)
}

// stretch is a random validity.
func (h *history) stretch(begins time.Time) (from, until time.Time) {
	from = h.day(4)
	if h.IntN(3) == 0 {
		until = h.day(0)
		since := from
		if since.IsZero() {
			since = begins
		}
		if !until.After(since) {
			until = since.AddDate(0, 0, 3)
		}
	}
	return from, until
}

func optional(at time.Time) *time.Time {
	if at.IsZero() {
		return nil
	}
	return &at
}

// scopeFor is a scope that somebody may write to, as text and token.
func (h *history) scopeFor(uid string) (text, token string) {
	choices := [][2]string{{"world", graph.ScopeWorld}, {"world", graph.ScopeWorld}, {"principal:" + uid, graph.PrincipalScope(uid)}}
	if h.l.members[uid] {
		choices = append(choices, [2]string{"group:deal", h.l.deal}, [2]string{"group:deal", h.l.deal})
	}
	c := one(h, choices...)
	return c[0], c[1]
}

// pageFor is a page that somebody knows, of those given.
func (h *history) pageFor(uid string, of ...int) int {
	return one(h, slices.DeleteFunc(of, func(p int) bool { return !h.l.knowsPage(uid, p) })...)
}

func (h *history) evidence() []memory.EvidenceInput {
	h.number++
	return said(fmt.Sprintf("note %d of %s", h.number, h.begun))
}

func (h *history) ok(err error) {
	h.t.Helper()
	require.NoError(h.t, err, strings.Join(h.said, "\n"))
}

// openClaims are the claims that somebody knows and that are held.
func (h *history) openClaims(uid string, fits func(*ledgerClaim) bool) []*ledgerClaim {
	var out []*ledgerClaim
	for _, c := range h.l.claims {
		if c.open() && h.l.sees(uid, c.scope, c.author) && fits(c) {
			out = append(out, c)
		}
	}
	return out
}

func (h *history) remember() {
	uid := h.someone()
	scope, token := h.scopeFor(uid)
	c := ledgerClaim{scope: token, kind: "fact", text: "Ledger fact " + one(h, "alpha", "beta", "gamma") + ".", page: h.pageFor(uid, 0, 1, 2, 3, 4)}
	in := memory.RememberInput{Scope: &scope, Evidence: h.evidence()}
	switch h.IntN(5) {
	case 0:
		c.kind = "take"
		in.Family = ptr(memory.FamilyTake)
	case 1:
		c.kind = "commitment"
		in.Kind = &c.kind
	case 2:
		c.page, c.property, c.value = h.pageFor(uid, 2, 3, 4), true, h.IntN(3)
		c.text = fmt.Sprintf("Ledger count %d.", c.value)
		in.Property, in.Value = ptr("employees"), json.RawMessage(fmt.Sprint(c.value))
	}
	c.from, c.until = h.stretch(h.clock())
	in.Text, in.About, in.ValidFrom, in.ValidUntil = c.text, &h.l.pages[c.page].id, optional(c.from), optional(c.until)
	var replaces *ledgerClaim
	if held := h.openClaims(uid, func(*ledgerClaim) bool { return true }); h.IntN(3) == 0 && len(held) > 0 {
		replaces = one(h, held...)
		in.Supersedes = &replaces.id
	}
	h.note("%s remembers %q about %d in %s, %s to %s, replacing %v", uid, c.text, c.page, scope, stamp(c.from), stamp(c.until), in.Supersedes)
	result, _, err := h.Remember(h.t.Context(), h.as(uid), in)
	h.ok(err)
	want, status := h.l.remember(h.clock(), uid, c, replaces)
	require.Equal(h.t, status, string(result.Status), strings.Join(h.said, "\n"))
	if want.id == "" {
		want.id = result.Claim.ID
	}
	require.Equal(h.t, want.id, result.Claim.ID, strings.Join(h.said, "\n"))
}

// tries does something to a claim or refuses it, as the ledger says.
func (h *history) tries(err error, may bool) bool {
	h.t.Helper()
	if may {
		h.ok(err)
		return true
	}
	refused(h.t, err, fault.Forbidden, "")
	h.note("refused")
	return false
}

func (h *history) correct() {
	uid := h.someone()
	held := h.openClaims(uid, func(c *ledgerClaim) bool { return h.l.mayWrite(uid, c.scope) })
	if len(held) == 0 {
		return
	}
	old := one(h, held...)
	h.number++
	text, reason := fmt.Sprintf("Ledger correction %d.", h.number), fmt.Sprintf("reason %d", h.number)
	h.note("%s corrects %s", uid, old.id)
	result, _, err := h.Correct(h.t.Context(), h.as(uid), memory.CorrectInput{Claim: old.id, Text: text, Reason: reason})
	if h.tries(err, h.l.mayChange(uid, old.author, old.holder, old.scope)) {
		h.l.correct(h.clock(), uid, old, text, reason).id = result.Claim.ID
	}
}

func (h *history) forget() {
	uid := h.someone()
	held := h.openClaims(uid, func(*ledgerClaim) bool { return true })
	if len(held) == 0 {
		return
	}
	old := one(h, held...)
	h.note("%s forgets %s", uid, old.id)
	_, _, err := h.Forget(h.t.Context(), h.as(uid), old.id, "wrong")
	if h.tries(err, h.l.mayChange(uid, old.author, old.holder, old.scope)) {
		old.retire(h.clock(), "RETIRED", "wrong")
	}
}

// settle resolves a take or completes a commitment.
func (h *history) settle() {
	uid := h.someone()
	held := h.openClaims(uid, func(c *ledgerClaim) bool { return c.kind == "take" || c.kind == "commitment" })
	if len(held) == 0 {
		return
	}
	c := one(h, held...)
	h.note("%s settles %s", uid, c.id)
	var err error
	if c.kind == "take" {
		_, _, err = h.ResolveTake(h.t.Context(), h.as(uid), memory.ResolveTakeInput{Claim: c.id, Outcome: ptr(true), Quality: memory.GradeCorrect, Evidence: h.evidence()})
	} else {
		_, _, err = h.CompleteCommitment(h.t.Context(), h.as(uid), memory.CompleteCommitmentInput{Claim: c.id, Evidence: h.evidence()})
	}
	if h.tries(err, h.l.mayChange(uid, c.author, c.holder, c.scope)) {
		h.l.settle(h.clock(), uid, c)
	}
}

// narrower is a scope to which somebody may narrow an item, "" for none.
func (h *history) narrower(uid, from string) (text, token string) {
	own := [2]string{"principal:" + uid, graph.PrincipalScope(uid)}
	var choices [][2]string
	if from == graph.ScopeWorld {
		choices = append(choices, own)
		if h.l.members[uid] {
			choices = append(choices, [2]string{"group:deal", h.l.deal})
		}
	} else if from == h.l.deal && h.l.members[uid] {
		choices = append(choices, own)
	}
	if len(choices) == 0 {
		return "", ""
	}
	c := one(h, choices...)
	return c[0], c[1]
}

func (h *history) narrowClaim() {
	uid := h.someone()
	var mine []*ledgerClaim
	for _, c := range h.l.claims {
		if h.l.sees(uid, c.scope, c.author) && h.l.mayChange(uid, c.author, c.holder, c.scope) {
			mine = append(mine, c)
		}
	}
	if len(mine) == 0 {
		return
	}
	c := one(h, mine...)
	scope, token := h.narrower(uid, c.scope)
	if scope == "" {
		return
	}
	h.note("%s narrows %s to %s", uid, c.id, scope)
	_, _, err := h.Rescope(h.t.Context(), h.as(uid), memory.RescopeInput{Claim: &c.id, Scope: scope, Reason: "ours"})
	h.ok(err)
	h.l.narrowClaim(c, token)
	h.answers = nil
}

func (h *history) connect() {
	uid := h.someone()
	scope, token := h.scopeFor(uid)
	d := ledgerLink{kind: one(h, "works_at", "works_at", "advises"), from: h.pageFor(uid, 0, 1), to: h.pageFor(uid, 2, 3, 4), scope: token, weight: 1}
	d.start, d.end = h.stretch(h.clock())
	in := memory.ConnectInput{
		From: h.l.pages[d.from].id, To: h.l.pages[d.to].id, Type: d.kind, Scope: &scope, ValidFrom: optional(d.start), ValidUntil: optional(d.end), Evidence: h.evidence(),
	}
	if h.IntN(4) == 0 {
		d.weight = one(h, 0.25, 0.5)
		in.Weight = &d.weight
	}
	h.note("%s connects %d %s %d in %s, weight %v, %s to %s", uid, d.from, d.kind, d.to, scope, in.Weight, stamp(d.start), stamp(d.end))
	made, _, err := h.Connect(h.t.Context(), h.as(uid), in)
	h.ok(err)
	want := h.l.connect(h.clock(), uid, d, in.Weight != nil)
	require.Equal(h.t, h.l.tellLink(want, 0), h.tellLink(made, 0), strings.Join(h.said, "\n"))
}

func (h *history) tellLink(k memory.Link, evidence int) string {
	title := func(id string) string {
		return h.l.pages[slices.IndexFunc(h.l.pages, func(p ledgerPage) bool { return p.id == id })].title
	}
	return fmt.Sprintf("%s %s %s in %s by %s, weight %.2f, %s to %s, recorded %s, %d evidence", title(k.FromID), k.Type, title(k.ToID), k.Scope, k.AuthorUID, k.Weight,
		stamp(instant(k.ValidFrom)), stamp(instant(k.ValidUntil)), stamp(k.RecordedAt), evidence)
}

// idOf finds the id of a standing link that somebody knows, at a time when it is true.
func (h *history) idOf(uid string, k *ledgerLink) string {
	h.t.Helper()
	at := h.clock()
	if !k.start.IsZero() {
		at = k.start
	} else if !k.end.IsZero() {
		at = k.end.Add(-time.Microsecond)
	}
	list, err := h.PageLinks(h.t.Context(), h.as(uid), h.l.pages[k.from].id, nil, nil, ptr(500), nil, &memory.AsOf{Valid: &at})
	h.ok(err)
	for _, made := range list.Nodes {
		if h.tellLink(made, 0) == h.l.tellLink(k, 0) {
			return made.ID
		}
	}
	require.Fail(h.t, "a link is not there", "%s\n%s", h.l.tellLink(k, 0), strings.Join(h.said, "\n"))
	return ""
}

// standingLinks are the links that somebody knows and that were not taken back. Of
// several that look alike none is named.
func (h *history) standingLinks(uid string) []*ledgerLink {
	var out []*ledgerLink
	alike := map[string]int{}
	for _, k := range h.l.links {
		if k.retired.IsZero() && h.l.knowsLink(uid, k) {
			out = append(out, k)
			alike[h.l.tellLink(k, 0)]++
		}
	}
	return slices.DeleteFunc(out, func(k *ledgerLink) bool { return alike[h.l.tellLink(k, 0)] > 1 })
}

func (h *history) disconnect() {
	uid := h.someone()
	held := slices.DeleteFunc(h.standingLinks(uid), func(k *ledgerLink) bool { return !h.l.mayWrite(uid, k.scope) })
	if len(held) == 0 {
		return
	}
	k := one(h, held...)
	until := h.day(5)
	if !until.IsZero() && (!until.After(k.start) || !k.end.IsZero() && !until.Before(k.end)) {
		until = time.Time{}
	}
	in := memory.DisconnectInput{Link: h.idOf(uid, k), Reason: "over", ValidUntil: optional(until)}
	h.note("%s disconnects %s until %s", uid, h.l.tellLink(k, 0), stamp(until))
	_, _, err := h.Disconnect(h.t.Context(), h.as(uid), in)
	if h.tries(err, h.l.mayChange(uid, k.author, "", k.scope)) {
		h.l.disconnect(h.clock(), k, until)
	}
}

func (h *history) narrowLink() {
	uid := h.someone()
	mine := slices.DeleteFunc(h.standingLinks(uid), func(k *ledgerLink) bool { return !h.l.mayChange(uid, k.author, "", k.scope) })
	if len(mine) == 0 {
		return
	}
	k := one(h, mine...)
	scope, token := h.narrower(uid, k.scope)
	if scope == "" {
		return
	}
	id := h.idOf(uid, k)
	h.note("%s narrows %s to %s", uid, h.l.tellLink(k, 0), scope)
	_, _, err := h.Rescope(h.t.Context(), h.as(uid), memory.RescopeInput{Link: &id, Scope: scope, Reason: "ours"})
	h.ok(err)
	h.l.narrowLink(k, token)
	h.answers = nil
}

func (h *history) addEvent() {
	uid := h.someone()
	scope, token := h.scopeFor(uid)
	e := ledgerEvent{page: h.pageFor(uid, 0, 2), eventPage: one(h, -1, -1, h.pageFor(uid, 3, 4)), scope: token}
	e.date = one(h, "2025", "2026-02", "2026-02-11", "2026-02-11T10:00:00Z")
	for _, layout := range []string{"2006", "2006-01", time.DateOnly, time.RFC3339} {
		if at, err := time.Parse(layout, e.date); err == nil {
			e.at = at
		}
	}
	e.summary = "Ledger event " + one(h, "alpha", "beta") + "."
	in := memory.AddEventInput{About: h.l.pages[e.page].id, Date: e.date, Summary: e.summary, Scope: &scope, Evidence: h.evidence()}
	if e.eventPage >= 0 {
		in.EventPage = &h.l.pages[e.eventPage].id
	}
	h.note("%s adds the event %q on %s to %d with %d in %s", uid, e.summary, e.date, e.page, e.eventPage, scope)
	made, duplicate, _, err := h.AddEvent(h.t.Context(), h.as(uid), in)
	h.ok(err)
	want, same := h.l.addEvent(h.clock(), uid, e)
	require.Equal(h.t, same, duplicate, strings.Join(h.said, "\n"))
	if want.id == "" {
		want.id = made.ID
	}
	require.Equal(h.t, want.id, made.ID, strings.Join(h.said, "\n"))
}

func (h *history) joinOrLeave() {
	uid := one(h, "bob", "dan")
	h.note("%s joins or leaves, member so far: %v", uid, h.l.members[uid])
	if h.l.members[uid] {
		h.leave("deal", uid)
	} else {
		h.join("deal", uid, disclosure.GroupMember)
	}
	h.l.members[uid] = !h.l.members[uid]
	h.answers = nil
}

// somePoint is a point in time near something that happened.
func (h *history) somePoint() point {
	at := point{now: h.clock()}
	near := func(t time.Time) time.Time {
		return t.Add(one(h, -time.Microsecond, 0, 0, time.Microsecond))
	}
	if h.IntN(4) > 0 {
		at.recorded = near(one(h, h.times...))
	}
	switch h.IntN(4) {
	case 0:
	case 1:
		at.valid = near(one(h, h.times...))
	default:
		at.valid = near(h.day(0))
	}
	return at
}

func (p point) asOf() *memory.AsOf {
	if p.recorded.IsZero() && p.valid.IsZero() {
		return nil
	}
	return &memory.AsOf{Recorded: optional(p.recorded), Valid: optional(p.valid)}
}

// look reads everything at a random point for a random reader and compares.
func (h *history) look() {
	uid, at := h.someone(), h.somePoint()
	ctx, session, asOf := h.t.Context(), h.as(uid), at.asOf()
	same := func(what string, want, got []string) {
		h.t.Helper()
		h.reads++
		require.Equal(h.t, want, got, "%s for %s as recorded %s, valid %s, now %s\n%s", what, uid, stamp(at.recorded), stamp(at.valid), stamp(at.now), strings.Join(h.said, "\n"))
	}
	all := []string{"CURRENT", "ACTIVE", "DONE", "RESOLVED", "SUPERSEDED", "RETIRED"}
	some := []string{one(h, all...), one(h, "DONE", "RESOLVED", "SUPERSEDED", "RETIRED")}
	for _, read := range []struct {
		what   string
		filter memory.ClaimFilter
		states []string
	}{
		{"claims", memory.ClaimFilter{RecordedSince: &h.begun}, nil},
		{"history", memory.ClaimFilter{RecordedSince: &h.begun, History: true}, all},
		{"states", memory.ClaimFilter{RecordedSince: &h.begun, States: []memory.ClaimState{memory.ClaimState(some[0]), memory.ClaimState(some[1])}}, some},
	} {
		list, err := h.Claims(ctx, session, read.filter, ptr(500), nil, asOf)
		h.ok(err)
		same(read.what, h.l.tellClaims(uid, at, -1, read.states), h.tellClaims(session, list.Nodes, asOf))
		n, err := list.Count()
		h.ok(err)
		require.Equal(h.t, len(list.Nodes), n)
	}
	page := h.pageFor(uid, 0, 1, 2, 3, 4)
	id := h.l.pages[page].id
	claims, err := h.PageClaims(ctx, session, id, memory.ClaimFilter{}, ptr(500), nil, asOf)
	h.ok(err)
	same("claims of a page", h.l.tellClaims(uid, at, page, nil), h.tellClaims(session, claims.Nodes, asOf))
	links, err := h.PageLinks(ctx, session, id, nil, nil, ptr(500), nil, asOf)
	h.ok(err)
	same("links", h.l.tellLinks(uid, at, page), h.tellLinks(session, links.Nodes, asOf))
	backlinks, err := h.BacklinkCounts(ctx, session, []string{id}, asOf)
	h.ok(err)
	into := slices.DeleteFunc(h.l.linksThen(uid, at), func(k *ledgerLink) bool { return k.to != page })
	require.Equal(h.t, len(into), backlinks[id], strings.Join(h.said, "\n"))
	neighbors, err := h.Neighbors(ctx, session, id, ptr(2), nil, nil, ptr(500), nil, asOf)
	h.ok(err)
	reached := names(neighbors.Nodes, func(n memory.Neighbor) string { return fmt.Sprint(n.Depth, " ", n.Path[len(n.Path)-1].To.Title) })
	slices.Sort(reached)
	same("neighbours", h.l.reached(uid, at, page), reached)
	timeline, err := h.PageTimeline(ctx, session, id, ptr(500), nil, asOf)
	h.ok(err)
	same("timeline", h.l.timeline(uid, at, page), h.tellEvents(session, timeline.Nodes, asOf))
	properties, err := h.Properties(ctx, session, []*memory.Page{{ID: id, Type: "company"}}, asOf)
	h.ok(err)
	same("properties", h.l.properties(uid, at, page), tellProperties(properties[id]))
	h.recallThen(uid, session, at, page, same)
}

// recallThen compares what recall finds near a page: all of these texts have a word
// in common with the question.
func (h *history) recallThen(uid string, session *memory.Session, at point, page int, same func(what string, want, got []string)) {
	h.t.Helper()
	result, err := h.Recall(h.t.Context(), session, memory.RecallInput{Query: "ledger", About: &h.l.pages[page].id, Limit: ptr(100), BudgetTokens: ptr(12_000), AsOf: at.asOf()})
	h.ok(err)
	got := []string{}
	for _, hit := range result.Hits {
		if item := hit.Item; item.Claim != nil {
			got = append(append(got, item.Claim.ID), hit.Also...)
		} else if item.Event != nil {
			got = append(append(got, item.Event.ID), hit.Also...)
		}
	}
	near := map[int]bool{page: true}
	for _, k := range h.l.linksThen(uid, at) {
		if k.from == page || k.to == page {
			near[k.from], near[k.to] = true, true
		}
	}
	want := []string{}
	for _, c := range h.l.claimsThen(uid, at, -1, nil) {
		if near[c.page] {
			want = append(want, c.id)
		}
	}
	for _, e := range h.l.events {
		if near[e.page] && h.l.knowsEvent(uid, e) && by(at.r(), e.recorded) {
			want = append(want, e.id)
		}
	}
	slices.Sort(want)
	slices.Sort(got)
	same("recall", want, got)
}

func (h *history) tellClaims(session *memory.Session, claims []memory.Claim, asOf *memory.AsOf) []string {
	h.t.Helper()
	ids := names(claims, func(c memory.Claim) string { return c.ID })
	evidence, err := h.EvidenceOf(h.t.Context(), session, ids, asOf)
	h.ok(err)
	replacing, err := h.ClaimsReplacing(h.t.Context(), session, ids, asOf)
	h.ok(err)
	return names(claims, func(c memory.Claim) string {
		retired := ""
		if c.RetiredAt != nil {
			retired = stamp(*c.RetiredAt)
		}
		return fmt.Sprintf("%s %q %s in %s by %s, %s to %s, recorded %s, retired %s %q, replaced by %s, expired %v, %d evidence", c.ID, c.Text, c.State, c.Scope, c.AuthorUID,
			stamp(instant(c.ValidFrom)), stamp(instant(c.ValidUntil)), stamp(c.RecordedAt), retired, c.RetiredReason, replacing[c.ID].ID, h.Expired(&c, asOf), len(evidence[c.ID]))
	})
}

func (h *history) tellLinks(session *memory.Session, links []memory.Link, asOf *memory.AsOf) []string {
	h.t.Helper()
	evidence, err := h.EvidenceOf(h.t.Context(), session, names(links, func(k memory.Link) string { return k.ID }), asOf)
	h.ok(err)
	out := names(links, func(k memory.Link) string {
		require.Nil(h.t, k.RetiredAt, "a link that stood then")
		return h.tellLink(k, len(evidence[k.ID]))
	})
	slices.Sort(out)
	return out
}

func (h *history) tellEvents(session *memory.Session, events []memory.TimelineEvent, asOf *memory.AsOf) []string {
	h.t.Helper()
	evidence, err := h.EvidenceOf(h.t.Context(), session, names(events, func(e memory.TimelineEvent) string { return e.ID }), asOf)
	h.ok(err)
	return names(events, func(e memory.TimelineEvent) string {
		return fmt.Sprintf("%s %s %q in %s by %s, %d evidence", e.ID, e.Date, e.Summary, e.Scope, e.AuthorUID, len(evidence[e.ID]))
	})
}

func tellProperties(properties []memory.Property) []string {
	out := []string{}
	for _, p := range properties {
		out = append(out, p.Name+" "+p.Claim.ID)
		for _, c := range p.Conflicts {
			out = append(out, "or "+c.ID)
		}
	}
	return out
}

// keep asks as of this very moment and keeps the answer.
func (h *history) keep() {
	now := h.clock()
	h.pass(time.Microsecond)
	valid := h.day(0)
	a := answer{uid: h.someone(), at: memory.AsOf{Recorded: &now, Valid: &valid}}
	a.told = h.everything(a)
	h.answers = append(h.answers, a)
}

// askAgain demands that nothing that was said since changed what was answered, but
// for who may know it.
func (h *history) askAgain() {
	for _, a := range h.answers {
		h.reads++
		require.Equal(h.t, a.told, h.everything(a), "for %s as recorded %s\n%s", a.uid, stamp(*a.at.Recorded), strings.Join(h.said, "\n"))
	}
}

func (h *history) everything(a answer) []string {
	h.t.Helper()
	session := h.as(a.uid)
	list, err := h.Claims(h.t.Context(), session, memory.ClaimFilter{RecordedSince: &h.begun, History: true}, ptr(500), nil, &a.at)
	h.ok(err)
	out := h.tellClaims(session, list.Nodes, &a.at)
	for i, p := range h.l.pages {
		if !h.l.knowsPage(a.uid, i) {
			continue
		}
		links, err := h.PageLinks(h.t.Context(), session, p.id, nil, nil, ptr(500), nil, &a.at)
		h.ok(err)
		out = append(out, h.tellLinks(session, links.Nodes, &a.at)...)
		events, err := h.PageTimeline(h.t.Context(), session, p.id, ptr(500), nil, &a.at)
		h.ok(err)
		out = append(out, h.tellEvents(session, events.Nodes, &a.at)...)
	}
	return out
}
