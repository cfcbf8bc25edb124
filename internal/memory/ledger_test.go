package memory_test

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"strings"
	"time"

	"brain/graph"
)

// ledger is the reference for reads as of a point in time: what a random history
// said, in plain lists, and the rules of the domain over them. It shares nothing
// with the service. The people are: ann, steward of the group deal; bob and dan, who
// may be its members; cora, a curator; eve, an outsider.
type ledger struct {
	deal    string          // scope token of the group
	members map[string]bool // of the group, today
	pages   []ledgerPage
	claims  []*ledgerClaim
	links   []*ledgerLink
	events  []*ledgerEvent
}

type ledgerPage struct{ id, title, scope string }

// piece is one piece of evidence.
type piece struct {
	author string
	at     time.Time
}

type ledgerClaim struct {
	id, text, kind        string
	page                  int
	scope, author, holder string
	property              bool
	value                 int
	from, until           time.Time // zero: unbounded
	settled               time.Time // DONE or RESOLVED
	recorded, retired     time.Time
	retiredState, reason  string
	replacedBy            *ledgerClaim
	evidence              []piece
}

type ledgerLink struct {
	kind              string
	from, to          int
	scope, author     string
	weight            float64
	start, end        time.Time // zero: unbounded
	recorded, retired time.Time
	evidence          []piece
	earlier           *ledgerLink
	number            int // in the order of writing
}

type ledgerEvent struct {
	id, date, summary string
	at                time.Time
	page, eventPage   int // eventPage -1: none
	scope, author     string
	recorded          time.Time
	evidence          []piece
}

// point is a point on both clocks; zero means now.
type point struct{ recorded, valid, now time.Time }

func (p point) r() time.Time {
	if p.recorded.IsZero() {
		return p.now
	}
	return p.recorded
}

func (p point) v() time.Time {
	if p.valid.IsZero() {
		return p.now
	}
	return p.valid
}

// within tells whether a time lies in a stretch, its first moment included.
func within(at, from, until time.Time) bool {
	return !at.Before(from) && (until.IsZero() || at.Before(until))
}

// by tells whether something had happened by a time; the zero time never happens.
func by(at, happened time.Time) bool { return !happened.IsZero() && !happened.After(at) }

func (l *ledger) holds(uid, scope string) bool {
	return scope == graph.ScopeWorld || scope == graph.PrincipalScope(uid) || scope == l.deal && l.members[uid]
}

func (l *ledger) sees(uid, scope, author string) bool { return l.holds(uid, scope) || uid == author }

func (l *ledger) knowsPage(uid string, page int) bool {
	return page < 0 || l.holds(uid, l.pages[page].scope)
}

func (l *ledger) mayWrite(uid, scope string) bool { return l.holds(uid, scope) }

// mayChange: the author, the holder, the steward of the group, a curator.
func (l *ledger) mayChange(uid, author, holder, scope string) bool {
	return uid == author || uid == holder || uid == "cora" || uid == "ann" && scope == l.deal && l.members["ann"]
}

func (l *ledger) pieces(uid, scope string, evidence []piece, at point) int {
	n := 0
	for _, e := range evidence {
		if l.sees(uid, scope, e.author) && by(at.r(), e.at) {
			n++
		}
	}
	return n
}

// What is done.

func (l *ledger) remember(now time.Time, uid string, c ledgerClaim, replaces *ledgerClaim) (*ledgerClaim, string) {
	var same *ledgerClaim
	for _, o := range l.claims {
		if o.open() && within(now, o.from, o.until) && l.sees(uid, o.scope, o.author) && o.page == c.page && o.holder == uid &&
			o.scope == c.scope && o.kind == c.kind && o.text == c.text && o.property == c.property && o.value == c.value &&
			(same == nil || cmp.Or(o.recorded.Compare(same.recorded), strings.Compare(o.id, same.id)) < 0) {
			same = o
		}
	}
	status := "DUPLICATE"
	if same == nil {
		status = "INSERTED"
		same = &c
		c.author, c.holder, c.recorded = uid, uid, now
		if c.from.IsZero() {
			c.from = now
		}
		l.claims = append(l.claims, same)
	}
	same.evidence = append(same.evidence, piece{uid, now})
	if replaces != nil && replaces != same && replaces.scope == same.scope && l.mayChange(uid, replaces.author, replaces.holder, replaces.scope) {
		status = "SUPERSEDED"
		replaces.retire(now, "SUPERSEDED", "")
		replaces.replacedBy = same
	}
	return same, status
}

func (c *ledgerClaim) retire(now time.Time, state, reason string) {
	c.retired, c.retiredState, c.reason = now, state, reason
}

func (l *ledger) correct(now time.Time, uid string, old *ledgerClaim, text, reason string) *ledgerClaim {
	next := *old
	next.id, next.text, next.author, next.recorded, next.evidence = "", text, uid, now, []piece{{uid, now}}
	old.retire(now, "SUPERSEDED", reason)
	old.replacedBy = &next
	l.claims = append(l.claims, &next)
	return &next
}

func (l *ledger) settle(now time.Time, uid string, c *ledgerClaim) {
	c.settled = now
	c.evidence = append(c.evidence, piece{uid, now})
}

func (l *ledger) narrowClaim(c *ledgerClaim, to string) {
	from := c.scope
	part := map[*ledgerClaim]bool{c: true}
	for range l.claims {
		for _, o := range l.claims {
			if next := o.replacedBy; next != nil && o.scope == from && next.scope == from && (part[o] || part[next]) {
				part[o], part[next] = true, true
			}
		}
	}
	for o := range part {
		o.scope = to
	}
}

func (l *ledger) write(k *ledgerLink) {
	k.number = len(l.links)
	l.links = append(l.links, k)
}

// standing are the links of one kind and scope from a page that were not taken back
// and that somebody knows, by their starts.
func (l *ledger) standing(uid string, d ledgerLink) []*ledgerLink {
	var out []*ledgerLink
	for _, k := range l.links {
		if k.kind == d.kind && k.scope == d.scope && k.from == d.from && k.retired.IsZero() && l.knowsLink(uid, k) {
			out = append(out, k)
		}
	}
	slices.SortFunc(out, func(a, b *ledgerLink) int {
		return cmp.Or(a.start.Compare(b.start), a.recorded.Compare(b.recorded), cmp.Compare(a.number, b.number))
	})
	return out
}

func (l *ledger) knowsLink(uid string, k *ledgerLink) bool {
	return l.sees(uid, k.scope, k.author) && l.knowsPage(uid, k.from) && l.knowsPage(uid, k.to)
}

// connect: a person works at one company at a time and advises many.
func (l *ledger) connect(now time.Time, uid string, d ledgerLink, weighted bool) *ledgerLink {
	single := d.kind == "works_at"
	standing := l.standing(uid, d)
	var same *ledgerLink
	for _, k := range slices.SortedFunc(slices.Values(standing), func(a, b *ledgerLink) int {
		return cmp.Or(a.recorded.Compare(b.recorded), cmp.Compare(a.number, b.number))
	}) {
		if k.to == d.to && k.start.Equal(d.start) {
			same = k
			break
		}
	}
	if d.start.IsZero() && (d.end.IsZero() || d.end.After(now)) && (same == nil || !within(now, same.start, same.end)) && (same != nil || single && len(standing) > 0) {
		same = nil
		for _, k := range standing {
			if k.to == d.to && within(now, k.start, k.end) {
				same = k
				break
			}
		}
		if same == nil {
			d.start = now
		}
	}
	if same != nil {
		return l.again(now, uid, same, d, weighted, single, standing)
	}
	if single {
		d.end = nextStart(d.start, d.end, standing)
		for _, k := range standing {
			if k.start.After(d.start) || d.start.IsZero() || !k.end.IsZero() && !k.end.After(d.start) || !l.mayChange(uid, k.author, "", k.scope) {
				continue
			}
			k.retired = now
			if k.start.Before(d.start) {
				l.write(k.after(now, k.weight, d.start))
			}
		}
	}
	d.author, d.recorded, d.evidence = uid, now, []piece{{uid, now}}
	l.write(&d)
	return &d
}

func (l *ledger) again(now time.Time, uid string, same *ledgerLink, d ledgerLink, weighted, single bool, standing []*ledgerLink) *ledgerLink {
	weight, end := same.weight, same.end
	if weighted {
		weight = d.weight
	}
	if !d.end.IsZero() {
		end = d.end
		if single {
			end = nextStart(same.start, end, standing)
		}
	}
	if (weight != same.weight || !end.Equal(same.end)) && l.mayChange(uid, same.author, "", same.scope) {
		same.retired = now
		same = same.after(now, weight, end)
		l.write(same)
	}
	same.evidence = append(same.evidence, piece{uid, now})
	return same
}

// after is the record that continues a link.
func (k *ledgerLink) after(now time.Time, weight float64, end time.Time) *ledgerLink {
	next := *k
	next.weight, next.end, next.recorded, next.retired, next.earlier = weight, end, now, time.Time{}, k
	next.evidence = slices.Clone(k.evidence)
	return &next
}

// nextStart is an end, or the next start of others if that is earlier.
func nextStart(start, end time.Time, others []*ledgerLink) time.Time {
	for _, o := range others {
		if o.start.After(start) && (end.IsZero() || o.start.Before(end)) {
			end = o.start
		}
	}
	return end
}

func (l *ledger) disconnect(now time.Time, k *ledgerLink, until time.Time) {
	k.retired = now
	if !until.IsZero() {
		l.write(k.after(now, k.weight, until))
	}
}

func (l *ledger) narrowLink(k *ledgerLink, to string) {
	part := map[*ledgerLink]bool{k: true}
	for range l.links {
		for _, o := range l.links {
			if o.earlier != nil && part[o] != part[o.earlier] {
				part[o], part[o.earlier] = true, true
			}
		}
	}
	for o := range part {
		o.scope = to
	}
}

func (l *ledger) addEvent(now time.Time, uid string, e ledgerEvent) (*ledgerEvent, bool) {
	for _, o := range l.events {
		if o.page == e.page && o.date == e.date && o.scope == e.scope && o.summary == e.summary && l.knowsEvent(uid, o) {
			o.evidence = append(o.evidence, piece{uid, now})
			return o, true
		}
	}
	e.author, e.recorded, e.evidence = uid, now, []piece{{uid, now}}
	l.events = append(l.events, &e)
	return &e, false
}

func (l *ledger) knowsEvent(uid string, e *ledgerEvent) bool {
	return l.sees(uid, e.scope, e.author) && l.knowsPage(uid, e.page) && l.knowsPage(uid, e.eventPage)
}

// What is read.

func (c *ledgerClaim) stateAt(r time.Time) string {
	switch {
	case by(r, c.retired):
		return c.retiredState
	case by(r, c.settled) && c.kind == "take":
		return "RESOLVED"
	case by(r, c.settled):
		return "DONE"
	case c.kind == "take":
		return "ACTIVE"
	}
	return "CURRENT"
}

func (c *ledgerClaim) open() bool { return c.retired.IsZero() && c.settled.IsZero() }

// claimsThen are the claims that somebody knows, page -1 for those about any, newest
// first. Without states those that were held and true then, else all that had one of
// the states.
func (l *ledger) claimsThen(uid string, at point, page int, states []string) []*ledgerClaim {
	var out []*ledgerClaim
	for _, c := range l.claims {
		switch {
		case !l.sees(uid, c.scope, c.author) || !by(at.r(), c.recorded) || page >= 0 && c.page != page:
		case states == nil && (by(at.r(), c.retired) || by(at.r(), c.settled) || !within(at.v(), c.from, c.until)):
		case states != nil && !slices.Contains(states, c.stateAt(at.r())):
		default:
			out = append(out, c)
		}
	}
	slices.SortFunc(out, func(a, b *ledgerClaim) int {
		return cmp.Or(b.recorded.Compare(a.recorded), strings.Compare(b.id, a.id))
	})
	return out
}

func (l *ledger) tellClaim(uid string, c *ledgerClaim, at point) string {
	retired, reason, replacedBy := "", "", ""
	if by(at.r(), c.retired) {
		retired, reason = stamp(c.retired), c.reason
		if next := c.replacedBy; next != nil && l.sees(uid, next.scope, next.author) {
			replacedBy = next.id
		}
	}
	return fmt.Sprintf("%s %q %s in %s by %s, %s to %s, recorded %s, retired %s %q, replaced by %s, expired %v, %d evidence", c.id, c.text, c.stateAt(at.r()), c.scope,
		c.author, stamp(c.from), stamp(c.until), stamp(c.recorded), retired, reason, replacedBy, by(at.v(), c.until), l.pieces(uid, c.scope, c.evidence, at))
}

func (l *ledger) tellClaims(uid string, at point, page int, states []string) []string {
	out := []string{}
	for _, c := range l.claimsThen(uid, at, page, states) {
		out = append(out, l.tellClaim(uid, c, at))
	}
	return out
}

// properties are the shown value of a page's property and the others.
func (l *ledger) properties(uid string, at point, page int) []string {
	var stated []*ledgerClaim
	for _, c := range l.claimsThen(uid, at, page, nil) {
		if c.property {
			stated = append(stated, c)
		}
	}
	slices.SortFunc(stated, func(a, b *ledgerClaim) int {
		return cmp.Or(b.from.Compare(a.from), b.recorded.Compare(a.recorded), strings.Compare(b.id, a.id))
	})
	if len(stated) == 0 {
		return []string{}
	}
	out := []string{"employees " + stated[0].id}
	for _, c := range stated[1:] {
		if c.value != stated[0].value {
			out = append(out, "or "+c.id)
		}
	}
	return out
}

func (l *ledger) linksThen(uid string, at point) []*ledgerLink {
	var out []*ledgerLink
	for _, k := range l.links {
		if l.knowsLink(uid, k) && by(at.r(), k.recorded) && !by(at.r(), k.retired) && within(at.v(), k.start, k.end) {
			out = append(out, k)
		}
	}
	return out
}

func (l *ledger) tellLink(k *ledgerLink, evidence int) string {
	return fmt.Sprintf("%s %s %s in %s by %s, weight %.2f, %s to %s, recorded %s, %d evidence", l.pages[k.from].title, k.kind, l.pages[k.to].title,
		k.scope, k.author, k.weight, stamp(k.start), stamp(k.end), stamp(k.recorded), evidence)
}

func (l *ledger) tellLinks(uid string, at point, page int) []string {
	out := []string{}
	for _, k := range l.linksThen(uid, at) {
		if k.from == page || k.to == page {
			out = append(out, l.tellLink(k, l.pieces(uid, k.scope, k.evidence, at)))
		}
	}
	slices.Sort(out)
	return out
}

// reached are the pages within two links of a page, with their distance.
func (l *ledger) reached(uid string, at point, page int) []string {
	distance := map[int]int{page: 0}
	for depth := 1; depth <= 2; depth++ {
		for near, d := range maps.Clone(distance) {
			for _, k := range l.linksThen(uid, at) {
				for _, way := range [][2]int{{k.from, k.to}, {k.to, k.from}} {
					if _, known := distance[way[1]]; way[0] == near && d == depth-1 && !known {
						distance[way[1]] = depth
					}
				}
			}
		}
	}
	out := []string{}
	for far, d := range distance {
		if d > 0 {
			out = append(out, fmt.Sprint(d, " ", l.pages[far].title))
		}
	}
	slices.Sort(out)
	return out
}

func (l *ledger) timeline(uid string, at point, page int) []string {
	var known []*ledgerEvent
	for _, e := range l.events {
		if e.page == page && l.knowsEvent(uid, e) && by(at.r(), e.recorded) {
			known = append(known, e)
		}
	}
	slices.SortFunc(known, func(a, b *ledgerEvent) int { return cmp.Or(b.at.Compare(a.at), strings.Compare(b.id, a.id)) })
	out := []string{}
	for _, e := range known {
		out = append(out, fmt.Sprintf("%s %s %q in %s by %s, %d evidence", e.id, e.date, e.summary, e.scope, e.author, l.pieces(uid, e.scope, e.evidence, at)))
	}
	return out
}

func stamp(t time.Time) string {
	if t.IsZero() {
		return "-"
	}
	return t.UTC().Format("2006-01-02T15:04:05.000000")
}
