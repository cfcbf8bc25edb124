package memory

import (
	"context"
	"slices"

	"brain/disclosure"
	"brain/graph"
)

// itemColumns project what decides who may know an item, and when.
var itemColumns = columns[graph.Item]{
	{"scope", func(it *graph.Item, v graph.Value) { it.Scope = v.Str() }},
	{"requires", func(it *graph.Item, v graph.Value) { it.Requires = v.StringItems() }},
	{"ends", func(it *graph.Item, v graph.Value) { it.Ends = v.StringItems() }},
	{"author", func(it *graph.Item, v graph.Value) { it.Author = v.Str() }},
	{"gated", func(it *graph.Item, v graph.Value) { it.Gated = v.True() }},
	{"recordedAt", func(it *graph.Item, v graph.Value) { it.RecordedAt = v.Time() }},
	{"retiredAt", func(it *graph.Item, v graph.Value) { it.RetiredAt = v.Time() }},
	{"validFrom", func(it *graph.Item, v graph.Value) { it.ValidFrom = v.Time() }},
	{"validUntil", func(it *graph.Item, v graph.Value) { it.ValidUntil = v.Time() }},
	{"deletedAt", func(it *graph.Item, v graph.Value) { it.DeletedAt = v.Time() }},
}

const explained = `MATCH (x:Page|Section|Claim|Link|TimelineEvent) WHERE x.id = $id RETURN `

// ExplainAccess says why a principal may know a page, section, claim, link or event
// or not, in the session's conversation if it names one; the principal then counts
// as its caller. Curators may ask about everyone and everything, others about
// themselves and what they can see. Errors: NOT_FOUND, the same for an item that
// is not there and one that the caller may not know, FORBIDDEN for another
// principal, UNKNOWN_PRINCIPAL, and those of the conversation.
func (s *Service) ExplainAccess(ctx context.Context, session *Session, item, principal string) (disclosure.Explanation, error) {
	var out disclosure.Explanation
	err := s.consult(ctx, session, func(ctx context.Context, v *view) error {
		curator := v.me().Is(disclosure.CuratorRole)
		if v.standing.refused != nil && !curator {
			return v.standing.refused
		}
		it, exists, err := v.itemOf(ctx, item)
		if err != nil {
			return err
		}
		knowable := exists && it.DeletedAt.IsZero() && v.standing.view.Audience.Sees(it)
		if err := disclosure.CanExplain(v.me(), principal, knowable); err != nil {
			return err
		}
		if !exists {
			return disclosure.CanExplain(disclosure.Principal{}, principal, false)
		}
		subject, err := v.viewOf(ctx, principal)
		if err != nil {
			return err
		}
		out = disclosure.Explain(it, subject)
		return nil
	})
	return out, err
}

// itemOf finds what decides about an item, whoever may know it. It reads as much for
// one that is not there, so that the time taken tells nothing either.
func (v *view) itemOf(ctx context.Context, id string) (it graph.Item, exists bool, err error) {
	args := values{"id": graph.String(id)}
	rows, err := v.decideDeleted(ctx, explained+itemColumns.of("x"), args)
	if err != nil {
		return it, false, err
	}
	// A link is known only together with the pages at its ends.
	ends, err := v.decideDeleted(ctx, `MATCH (l:Link)-[:LINK_FROM]->(a:Page), (l)-[:LINK_TO]->(b:Page) WHERE l.id = $id RETURN a.scope, b.scope`, args)
	if err != nil || len(rows) == 0 {
		return it, false, err
	}
	it = itemColumns.read(rows[0], 0)
	for _, row := range ends {
		it.Ends = append(it.Ends, row[0].Str(), row[1].Str())
	}
	return it, true, nil
}

// viewOf is what a principal may know in the session's conversation.
func (v *view) viewOf(ctx context.Context, uid string) (disclosure.View, error) {
	if uid == v.me().UID {
		return v.standing.view, v.standing.refused
	}
	people, err := v.principals(ctx, []string{uid})
	if err != nil {
		return disclosure.View{}, err
	}
	v.equip(people)
	subject, ok := people[uid]
	if !ok {
		return disclosure.View{}, unknownPrincipal("principal", uid)
	}
	caller := disclosure.Caller{
		Principal: subject, Capabilities: slices.Clone(v.session.Capabilities), Channels: slices.Clone(v.session.Channels), ViewedBy: v.me().UID,
	}
	return disclosure.Read(caller, v.standing.conversation, v.disclosureSettings())
}
