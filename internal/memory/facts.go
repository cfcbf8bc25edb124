package memory

import (
	"context"
	"slices"

	"brain/disclosure"
	"brain/graph"
)

// principals loads the facts of principals by uid, whatever the caller may know:
// they decide and are not shown. Unknown uids are missing from the answer.
func (v *view) principals(ctx context.Context, uids []string) (map[string]disclosure.Principal, error) {
	out := map[string]disclosure.Principal{}
	if len(uids) == 0 {
		return out, nil
	}
	args := values{"uids": graph.Strings(uids)}
	rows, err := v.decide(ctx, `MATCH (p:Principal) WHERE p.uid IN $uids
		OPTIONAL MATCH (o:Principal)-[:OWNS_AGENT]->(p)
		RETURN p.uid, p.kind, p.active, p.roles, p.conversationPolicy, p.disclosureMode, o.uid`, args)
	if err != nil {
		return nil, err
	}
	for _, row := range rows {
		uid := row[0].Str()
		out[uid] = disclosure.Principal{
			UID: uid, Kind: disclosure.Kind(row[1].Str()), Active: row[2].True(), Roles: texts[disclosure.Role](row[3]),
			Conversation: disclosure.ConversationPolicy(row[4].Str()), Mode: disclosure.Mode(row[5].Str()), Owner: row[6].Str(),
		}
	}
	groups, err := v.decide(ctx, `MATCH (p:Principal)-[m:MEMBER_OF]->(g:Group) WHERE p.uid IN $uids RETURN p.uid, g.id, g.name, m.role`, args)
	if err != nil {
		return nil, err
	}
	for _, row := range groups {
		p := out[row[0].Str()]
		p.Groups = append(p.Groups, disclosure.Membership{GID: row[1].Str(), Name: row[2].Str(), Role: disclosure.GroupRole(row[3].Str())})
		out[p.UID] = p
	}
	return out, nil
}

// channelFacts loads the facts of channels by external id. An unknown one is
// missing from the answer, so that it counts as the zero channel.
func (v *view) channelFacts(ctx context.Context, externalIDs []string) (map[string]disclosure.Channel, error) {
	args := values{"ids": graph.Strings(externalIDs)}
	rows, err := v.decide(ctx, `MATCH (c:Channel) WHERE c.externalId IN $ids RETURN c.id, c.externalId, c.kind, c.mode`, args)
	if err != nil {
		return nil, err
	}
	out := map[string]disclosure.Channel{}
	for _, row := range rows {
		out[row[1].Str()] = disclosure.Channel{ID: row[0].Str(), Kind: disclosure.ChannelKind(row[2].Str()), Mode: disclosure.Mode(row[3].Str())}
	}
	participants, err := v.decide(ctx, `MATCH (p:Principal)-[:PARTICIPATES]->(c:Channel) WHERE c.externalId IN $ids RETURN c.externalId, p.uid`, args)
	if err != nil {
		return nil, err
	}
	members, err := v.decide(ctx, `MATCH (c:Channel)-[:OF_GROUP]->(g:Group), (p:Principal)-[:MEMBER_OF]->(g) WHERE c.externalId IN $ids
		RETURN c.externalId, p.uid`, args)
	if err != nil {
		return nil, err
	}
	groups, err := v.decide(ctx, `MATCH (c:Channel)-[:OF_GROUP]->(g:Group) WHERE c.externalId IN $ids RETURN c.externalId, g.id, g.syncedAt`, args)
	if err != nil {
		return nil, err
	}
	var uids []string
	for _, row := range slices.Concat(participants, members) {
		uids = append(uids, row[1].Str())
	}
	slices.Sort(uids)
	people, err := v.principals(ctx, slices.Compact(uids))
	if err != nil {
		return nil, err
	}
	for _, row := range participants {
		ch := out[row[0].Str()]
		ch.Participants = append(ch.Participants, people[row[1].Str()])
		out[row[0].Str()] = ch
	}
	for _, row := range groups {
		ch := out[row[0].Str()]
		ch.Group = &disclosure.ChannelGroup{GID: row[1].Str(), SyncedAt: row[2].Time()}
		out[row[0].Str()] = ch
	}
	for _, row := range members {
		group := out[row[0].Str()].Group
		group.Members = append(group.Members, people[row[1].Str()])
	}
	return out, nil
}
