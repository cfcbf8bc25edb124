package resolvers

import (
	"context"
	"slices"

	"brain/graph"
	"brain/internal/memory"
	"brain/resolvers/model"
)

// remembered shows what remember or correct did.
func (r *Resolver) remembered(ctx context.Context, result memory.RememberResult, rev graph.Revision) *model.RememberPayload {
	return &model.RememberPayload{
		Status: result.Status, Claim: written(ctx, result.Claim), Revision: r.revision(ctx, rev), Result: result,
	}
}

// subjects shows what claims speak of; nil where that may not be known.
func subjects(ctx context.Context, r *Resolver, claims []*memory.Claim, found map[string]memory.ClaimSubject) []model.ClaimSubject {
	var pages []*memory.Page
	var channels []*memory.Channel
	for _, c := range claims {
		if s := found[c.ID]; s.Page != nil {
			pages = append(pages, s.Page)
		} else if s.Channel != nil {
			channels = append(channels, s.Channel)
		}
	}
	shownPages, shownChannels := shown(ctx, r, pages), shown(ctx, r, channels)
	out := make([]model.ClaimSubject, len(claims))
	for i, c := range claims {
		s := found[c.ID]
		switch {
		case shownPages[s.Page]:
			out[i] = s.Page
		case shownChannels[s.Channel]:
			out[i] = s.Channel
		}
	}
	return out
}

// properties shows the properties of pages. One whose claim may not be shown is
// no property.
func properties(ctx context.Context, r *Resolver, pages []*memory.Page, found map[string][]memory.Property) [][]*memory.Property {
	return lists(ctx, r, pages, func(p *memory.Page) []memory.Property { return found[p.ID] })
}

// participants shows who talks in channels.
func participants(ctx context.Context, r *Resolver, channels []*memory.Channel) ([][]*memory.Principal, error) {
	var all []*string
	for _, c := range channels {
		all = append(all, pointers(c.Participants)...)
	}
	found, err := readKeys(ctx, all, deref[string], forSession(ctx, r.memory.PrincipalsByUID))
	if err != nil {
		return nil, err
	}
	people := refer(ctx, r, all, deref[string], found)
	out := make([][]*memory.Principal, len(channels))
	for i, c := range channels {
		out[i] = slices.DeleteFunc(slices.Clone(people[:len(c.Participants)]), func(p *memory.Principal) bool { return p == nil })
		people = people[len(c.Participants):]
	}
	return out, nil
}

// recalled shows an answer of recall.
func (r *Resolver) recalled(ctx context.Context, result memory.RecallResult) *model.RecallResult {
	var claims []*memory.Claim
	var passages []*memory.Passage
	var events []*memory.TimelineEvent
	var pages []*memory.Page
	for _, hit := range result.Hits {
		switch item := hit.Item; {
		case item.Claim != nil:
			claims = append(claims, item.Claim)
		case item.Event != nil:
			events = append(events, item.Event)
		case item.Passage != nil:
			passages = append(passages, item.Passage)
		case item.Page != nil:
			pages = append(pages, item.Page)
		}
	}
	shownClaims, shownPassages, shownEvents, shownPages := shown(ctx, r, claims), shown(ctx, r, passages), shown(ctx, r, events), shown(ctx, r, pages)
	out := &model.RecallResult{
		RecallID: result.RecallID, Hits: []*model.RecallHit{}, Tokens: result.Tokens, Omitted: result.Omitted, Withheld: result.Withheld,
		Degraded: result.Degraded,
	}
	for _, hit := range result.Hits {
		h := &model.RecallHit{Score: hit.Score, Tokens: hit.Tokens, Why: hit.Why, Also: hit.Also}
		switch item := hit.Item; {
		case shownClaims[item.Claim]:
			h.Item = item.Claim
		case shownPassages[item.Passage]:
			h.Item = item.Passage
		case shownEvents[item.Event]:
			h.Item = item.Event
		case shownPages[item.Page]:
			h.Item = item.Page
		default:
			continue
		}
		out.Hits = append(out.Hits, h)
	}
	return out
}

// unresolved says why a name is not one page: several candidates, or none.
func unresolved(found memory.Resolution) any {
	if len(found.Candidates) > 0 {
		return &model.PageCandidates{Candidates: found.Candidates}
	}
	return &model.PageNotFound{Ref: found.Ref, Near: found.Near}
}
