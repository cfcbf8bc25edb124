package memory

import (
	"context"
	"maps"
	"slices"
	"time"

	"brain/disclosure"
	"brain/graph"
	"brain/schema"
)

// spokenChunk is how many claims about a channel are looked at in one read.
const spokenChunk = 2_000

// ClaimFilter says which claims to list; nil and empty fields do not restrict.
type ClaimFilter struct {
	About         *string // page by id, slug or name, or external id of a channel
	Holder        *string // page by id, slug or name
	Author        *string // uid
	Family        *ClaimFamily
	Kinds         []string
	States        []ClaimState // naming a past one implies History
	Trust         []TrustState
	Filing        *Filing
	Scope         *string // in text form
	Text          *string // words that text or context must hold
	RecordedSince *time.Time
	RecordedUntil *time.Time // exclusive
	// History includes superseded, retired, resolved and expired claims.
	History bool
}

// said are the filter's values for the cursor.
func (f ClaimFilter) said() []string {
	return []string{
		saidText(f.About), saidText(f.Holder), saidText(f.Author), saidText(f.Family), saidTexts(f.Kinds), saidTexts(f.States), saidTexts(f.Trust),
		saidText(f.Filing), saidText(f.Scope), saidText(f.Text), saidTime(f.RecordedSince), saidTime(f.RecordedUntil), saidBool(f.History),
	}
}

// openStates are the states of claims that are still held.
var openStates = [...]ClaimState{StateCurrent, StateActive}

// historic tells whether the filter asks for claims that are no longer held.
func (f ClaimFilter) historic() bool {
	return f.History || slices.ContainsFunc(f.States, func(s ClaimState) bool { return !slices.Contains(openStates[:], s) })
}

// claimListing turns a filter into conditions; nil says that nothing can match.
func (v *view) claimListing(ctx context.Context, f ClaimFilter) (*listing, error) {
	l := &listing{match: "(c:Claim)", args: values{}, currency: v.currency}
	states := f.States
	if f.historic() {
		l.currency = v.history()
	} else if len(states) == 0 {
		states = openStates[:]
	}
	if len(states) > 0 {
		v.inStates(l, states)
	}
	if f.Author != nil {
		l.demand("c.author = $author", "author", graph.String(*f.Author))
	}
	if f.Family != nil {
		l.demand("c.family = $family", "family", graph.String(string(*f.Family)))
	}
	if err := v.checkKinds("kinds", f.Kinds); err != nil {
		return nil, err
	}
	if len(f.Kinds) > 0 {
		l.demand("c.kind IN $kinds", "kinds", textList(f.Kinds))
	}
	if len(f.Trust) > 0 {
		l.demand("c.trust IN $trust", "trust", textList(f.Trust))
	}
	if f.Filing != nil {
		l.demand("c.filing = $filing", "filing", graph.String(string(*f.Filing)))
	}
	if f.RecordedSince != nil {
		l.demand("c.recordedAt >= $since", "since", graph.Instant(*f.RecordedSince))
	}
	if f.RecordedUntil != nil {
		l.demand("c.recordedAt < $until", "until", graph.Instant(*f.RecordedUntil))
	}
	return v.claimListingByName(ctx, f, l)
}

// claimListingByName adds the conditions that something must be looked up for.
func (v *view) claimListingByName(ctx context.Context, f ClaimFilter, l *listing) (*listing, error) {
	if f.Scope != nil {
		token, err := v.readScope(ctx, "scope", *f.Scope)
		if err != nil || token == "" {
			return nil, err
		}
		l.demand("c.scope = $scope", "scope", graph.String(token))
	}
	if f.Holder != nil {
		page, err := v.wanted(ctx, "holder", *f.Holder)
		if err != nil {
			return nil, err
		}
		l.match += "-[:HELD_BY]->(h:Page)"
		l.demand("h.id = $holder", "holder", graph.String(page.ID))
	}
	if f.Text != nil {
		ids, err := v.holdingWords(ctx, "text", *f.Text, docClaim, f.historic(), func(h found) string { return h.Node })
		if err != nil || len(ids) == 0 {
			return nil, err
		}
		l.demand("c.id IN $held", "held", graph.Strings(ids))
	}
	if f.About != nil {
		return l, v.claimsAbout(ctx, *f.About, l)
	}
	return l, nil
}

// claimsAbout restricts the list to claims about a page or a channel.
func (v *view) claimsAbout(ctx context.Context, ref string, l *listing) error {
	res, err := v.climb(ctx, ref)
	if err != nil {
		return err
	}
	if res.Page != nil {
		l.demand("c.page = $about", "about", graph.String(res.Page.ID))
		return nil
	}
	if len(res.Candidates) > 0 || !validText(ref) {
		return res.fault("about")
	}
	channel, err := v.knownChannel(ctx, ref)
	if err != nil {
		return err
	}
	if channel == "" {
		if res.Near, err = v.near(ctx, ref); err != nil {
			return err
		}
		return res.fault("about")
	}
	ids, err := v.claimsInChannel(ctx, channel, l)
	if err != nil {
		return err
	}
	l.demand("c.id IN $spoken", "spoken", graph.Strings(ids))
	return nil
}

// knownChannel is the id of a channel that everyone who hears the answer may
// know, "" for any other.
func (v *view) knownChannel(ctx context.Context, externalID string) (string, error) {
	var ch disclosure.Channel
	if named := v.session.Conversation; named != nil && named.Channel == externalID && v.standing.conversation.Channel != nil {
		ch = *v.standing.conversation.Channel
	} else {
		facts, err := v.channelFacts(ctx, []string{externalID})
		if err != nil {
			return "", err
		}
		ch = facts[externalID]
	}
	if !v.allKnow(func(p disclosure.Principal) bool { return disclosure.SeesChannel(p, ch) }) {
		return "", nil
	}
	return ch.ID, nil
}

// claimsInChannel are the ids of the claims that fit the list so far and are
// about the channel. A channel has no scope that an audience holds, so its claims
// are listed for the service, a chunk at a time, and the audience chooses.
func (v *view) claimsInChannel(ctx context.Context, channel string, l *listing) ([]string, error) {
	var ids []string
	after := ""
	for {
		rows, err := v.decideDeleted(ctx, `MATCH (c:Claim)-[:ABOUT]->(s:Channel) WHERE s.id = $channel AND c.id > $after RETURN c.id ORDER BY c.id LIMIT $chunk`,
			values{"channel": graph.String(channel), "after": graph.String(after), "chunk": graph.Int(spokenChunk)})
		if err != nil || len(rows) == 0 {
			return ids, err
		}
		spoken := firstTexts(rows)
		args := maps.Clone(l.args)
		args["spoken"] = graph.Strings(spoken)
		knowable, err := v.run(ctx, v.r, "MATCH "+l.match+whereText(append(slices.Clone(l.where), "c.id IN $spoken"))+" RETURN DISTINCT c.id", args, l.currency)
		if err != nil {
			return nil, err
		}
		ids = append(ids, firstTexts(knowable)...)
		if len(rows) < spokenChunk {
			return ids, nil
		}
		after = spoken[len(spoken)-1]
	}
}

// checkKinds refuses claim kinds that no pack has.
func (v *view) checkKinds(field string, kinds []string) error {
	for _, kind := range kinds {
		if _, ok := v.voc.ontology.ClaimKind(kind); ok {
			continue
		}
		var names []string
		for _, k := range v.voc.ontology.ClaimKinds() {
			names = append(names, k.Name)
		}
		return unknownTerm(field, "claim kind", kind, schema.Nearest(kind, names))
	}
	return nil
}
