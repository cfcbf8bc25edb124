package memory

import (
	"context"
	"slices"
	"strings"

	"brain/disclosure"
	"brain/graph"
)

// channelChunk is how many channels are loaded with all their people at once.
const channelChunk = 50

// channelColumns project a Channel; its group and participants are read apart.
var channelColumns = columns[Channel]{
	{"id", func(c *Channel, v graph.Value) { c.ID = v.Str() }},
	{"externalId", func(c *Channel, v graph.Value) { c.ExternalID = v.Str() }},
	{"kind", func(c *Channel, v graph.Value) { c.Kind = disclosure.ChannelKind(v.Str()) }},
	{"title", func(c *Channel, v graph.Value) { c.Title = v.Str() }},
	{"mode", func(c *Channel, v graph.Value) { c.Mode = disclosure.Mode(v.Str()) }},
}

// Channels lists the channels that the caller may know, by external id: those it
// is in, itself or by the channel's group; for an admin all; in a conversation
// only those that everyone who hears it may know. Errors: BAD_INPUT, BAD_CURSOR.
func (s *Service) Channels(ctx context.Context, session *Session, first *int, after *string) (List[Channel], error) {
	var list List[Channel]
	err := s.consult(ctx, session, func(ctx context.Context, v *view) error {
		size, err := pageSize(first)
		if err != nil {
			return err
		}
		hash := graph.CursorHash("channels", v.standsFor())
		from, err := resume(after, hash, graph.KindString)
		if err != nil {
			return err
		}
		var wanted []string
		err = v.eachKnownChannel(ctx, textAt(from).Str(), func(externalID string) bool {
			wanted = append(wanted, externalID)
			return len(wanted) <= size
		})
		if err != nil {
			return err
		}
		channels, err := v.channels(ctx, wanted)
		list = cut(channels, size, hash, func(c Channel) []graph.Value { return []graph.Value{graph.String(c.ExternalID)} })
		return err
	})
	list.Count = s.counting(ctx, session, func(ctx context.Context, v *view) (int, error) {
		n := 0
		err := v.eachKnownChannel(ctx, "", func(string) bool { n++; return true })
		return n, err
	})
	return list, err
}

// eachKnownChannel visits the external ids of the channels that may be named here
// and come after one, in order, until visit says enough.
func (v *view) eachKnownChannel(ctx context.Context, after string, visit func(externalID string) bool) error {
	for {
		candidates, err := v.channelsNear(ctx, after)
		if err != nil {
			return err
		}
		known, err := v.knownChannels(ctx, candidates)
		if err != nil {
			return err
		}
		for _, id := range candidates {
			if known[id] && !visit(id) {
				return nil
			}
		}
		if len(candidates) < channelChunk {
			return nil
		}
		after = candidates[len(candidates)-1]
	}
}

// channelsNear gives the next external ids of the channels of the hearer who
// knows least.
func (v *view) channelsNear(ctx context.Context, after string) ([]string, error) {
	args := values{"after": graph.String(after), "limit": graph.Int(channelChunk)}
	texts := []string{`MATCH (c:Channel) WHERE c.externalId > $after RETURN c.externalId ORDER BY c.externalId LIMIT $limit`}
	if p, limited := v.narrowest(); limited {
		args["uid"] = graph.String(p.UID)
		texts = []string{
			`MATCH (p:Principal)-[:PARTICIPATES]->(c:Channel) WHERE p.uid = $uid AND c.externalId > $after
				RETURN DISTINCT c.externalId ORDER BY c.externalId LIMIT $limit`,
			`MATCH (p:Principal)-[:MEMBER_OF]->(g:Group), (c:Channel)-[:OF_GROUP]->(g) WHERE p.uid = $uid AND c.externalId > $after
				RETURN DISTINCT c.externalId ORDER BY c.externalId LIMIT $limit`,
		}
	}
	var ids []string
	for _, text := range texts {
		rows, err := v.register(ctx, text, args)
		if err != nil {
			return nil, err
		}
		for _, row := range rows {
			ids = append(ids, row[0].Str())
		}
	}
	slices.Sort(ids)
	ids = slices.Compact(ids)
	return ids[:min(len(ids), channelChunk)], nil
}

// knownChannels tells which of the channels may be named here.
func (v *view) knownChannels(ctx context.Context, externalIDs []string) (map[string]bool, error) {
	known := map[string]bool{}
	if _, limited := v.narrowest(); !limited {
		for _, id := range externalIDs {
			known[id] = true
		}
		return known, nil
	}
	for chunk := range slices.Chunk(externalIDs, channelChunk) {
		facts, err := v.channelFacts(ctx, chunk)
		if err != nil {
			return nil, err
		}
		for id, ch := range facts {
			known[id] = v.allKnow(func(p disclosure.Principal) bool { return disclosure.SeesChannel(p, ch) })
		}
	}
	return known, nil
}

// ChannelsByID gives channels by id, as far as the caller may know them.
func (s *Service) ChannelsByID(ctx context.Context, session *Session, ids []string) (map[string]Channel, error) {
	out := map[string]Channel{}
	err := s.consult(ctx, session, func(ctx context.Context, v *view) error {
		names, err := v.externalIDs(ctx, ids)
		if err != nil {
			return err
		}
		var wanted []string
		for _, name := range names {
			wanted = append(wanted, name)
		}
		slices.Sort(wanted)
		known, err := v.knownChannels(ctx, wanted)
		if err != nil {
			return err
		}
		channels, err := v.channels(ctx, slices.DeleteFunc(wanted, func(name string) bool { return !known[name] }))
		for _, c := range channels {
			out[c.ID] = c
		}
		return err
	})
	return out, err
}

// externalIDs gives the external ids of channels by id.
func (v *view) externalIDs(ctx context.Context, ids []string) (map[string]string, error) {
	out := map[string]string{}
	if len(ids) == 0 {
		return out, nil
	}
	rows, err := v.register(ctx, `MATCH (c:Channel) WHERE c.id IN $ids RETURN c.id, c.externalId`, values{"ids": graph.Strings(ids)})
	for _, row := range rows {
		out[row[0].Str()] = row[1].Str()
	}
	return out, err
}

// channels loads channels by external id, in order of it; unknown ones are missing.
func (v *view) channels(ctx context.Context, externalIDs []string) ([]Channel, error) {
	var out []Channel
	for chunk := range slices.Chunk(externalIDs, channelChunk) {
		args := values{"ids": graph.Strings(chunk)}
		rows, err := v.register(ctx, `MATCH (c:Channel) WHERE c.externalId IN $ids RETURN `+channelColumns.of("c"), args)
		if err != nil {
			return nil, err
		}
		at := map[string]int{}
		for _, c := range channelColumns.all(rows) {
			at[c.ExternalID] = len(out)
			out = append(out, c)
		}
		groups, err := v.register(ctx, `MATCH (c:Channel)-[:OF_GROUP]->(g:Group) WHERE c.externalId IN $ids RETURN c.externalId, g.id`, args)
		if err != nil {
			return nil, err
		}
		for _, row := range groups {
			out[at[row[0].Str()]].GroupID = row[1].Str()
		}
		people, err := v.register(ctx, `MATCH (p:Principal)-[:PARTICIPATES]->(c:Channel) WHERE c.externalId IN $ids
			RETURN c.externalId, p.uid ORDER BY p.uid`, args)
		if err != nil {
			return nil, err
		}
		for _, row := range people {
			c := &out[at[row[0].Str()]]
			c.Participants = append(c.Participants, row[1].Str())
		}
	}
	slices.SortFunc(out, func(a, b Channel) int { return strings.Compare(a.ExternalID, b.ExternalID) })
	return out, nil
}
