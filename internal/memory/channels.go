package memory

import (
	"context"
	"fmt"
	"slices"

	"brain/disclosure"
	"brain/graph"
	"brain/internal/fault"
)

// CreateChannelInput is a channel to make; nil fields are left out.
type CreateChannelInput struct {
	ExternalID   string
	Kind         disclosure.ChannelKind
	Title        *string
	Group        *string // name or id; GROUP only
	Participants []string
	Mode         *disclosure.Mode
}

// UpdateChannelInput is a change of a channel, given by its external id; nil
// fields stay as they are.
type UpdateChannelInput struct {
	Channel      string
	Title        *string // "" takes the title away
	Group        *string // "" unties the channel
	Participants []string
	Mode         *disclosure.Mode
}

// CreateChannel makes a channel. Services and admins; only an admin may make it
// RELAXED. Errors: FORBIDDEN, BAD_INPUT, UNKNOWN_GROUP, UNKNOWN_PRINCIPAL,
// TOO_LARGE, CONFLICT when the external id is taken.
func (s *Service) CreateChannel(ctx context.Context, session *Session, in CreateChannelInput) (Channel, graph.Revision, error) {
	var made Channel
	rev, err := s.manage(ctx, session, func(ctx context.Context, c *change) error {
		if err := c.permit(disclosure.ManageChannels); err != nil {
			return err
		}
		ch, err := c.addChannel(ctx, in)
		if err != nil {
			return err
		}
		made = ch
		return nil
	})
	return made, rev, err
}

func (c *change) addChannel(ctx context.Context, in CreateChannelInput) (Channel, error) {
	ch := Channel{Kind: in.Kind, Mode: disclosure.Strict, Participants: []string{}}
	var err error
	if ch.ExternalID, err = cleanLine("externalId", in.ExternalID, maxNameRunes); err != nil {
		return ch, err
	}
	if err := oneOf("kind", in.Kind, disclosure.DirectChannel, disclosure.GroupChannel); err != nil {
		return ch, err
	}
	if err := c.lock(ctx, "channel:"+ch.ExternalID); err != nil {
		return ch, err
	}
	taken, err := c.channels(ctx, []string{ch.ExternalID})
	if err != nil {
		return ch, err
	}
	if len(taken) > 0 {
		return ch, fault.New(fault.Conflict, "there is already a channel %q", ch.ExternalID).In("externalId").Suggest("update that channel instead")
	}
	if err := c.configureChannel(&ch, in.Title, in.Mode); err != nil {
		return ch, err
	}
	ch.ID = c.s.newID()
	err = c.tx.PutNode(ctx, graph.Node{ID: ch.ID, Labels: []string{"Channel"}, Props: graph.Props{
		"externalId": graph.String(ch.ExternalID), "kind": graph.String(string(ch.Kind)), "title": graph.OptionalString(ch.Title),
		"mode": graph.String(string(ch.Mode)), "createdAt": graph.Instant(c.now),
	}})
	if err != nil {
		return ch, err
	}
	if in.Group != nil {
		if err := c.tieChannel(ctx, &ch, *in.Group); err != nil {
			return ch, err
		}
	}
	if err := c.setParticipants(ctx, &ch, in.Participants); err != nil {
		return ch, err
	}
	return ch, c.audit(ctx, "channel.create", ch.ID, nil)
}

// configureChannel sets what is the channel's own.
func (c *change) configureChannel(ch *Channel, title *string, mode *disclosure.Mode) error {
	if title != nil {
		ch.Title = ""
		if *title != "" {
			var err error
			if ch.Title, err = cleanLine("title", *title, maxTitleRunes); err != nil {
				return err
			}
		}
	}
	if mode != nil {
		if err := oneOf("mode", *mode, disclosure.Strict, disclosure.Relaxed); err != nil {
			return err
		}
		if *mode == disclosure.Relaxed {
			if err := inField(c.permit(disclosure.SetRelaxed), "mode"); err != nil {
				return err
			}
		}
		ch.Mode = *mode
	}
	return nil
}

// tieChannel makes the group, by name or id, the one that mirrors the channel's
// members, or none for "".
func (c *change) tieChannel(ctx context.Context, ch *Channel, ref string) error {
	if ch.Kind == disclosure.DirectChannel {
		return fault.Bad("group", "nothing, since a DIRECT channel has no group", "")
	}
	edges, err := c.decide(ctx, `MATCH (c:Channel)-[e:OF_GROUP]->(g:Group) WHERE c.id = $channel RETURN e.id, e.recordedAt`,
		values{"channel": graph.String(ch.ID)})
	if err != nil {
		return err
	}
	for _, row := range edges {
		if err := c.unbind(ctx, row[0].Str(), row[1].Time()); err != nil {
			return err
		}
	}
	ch.GroupID = ""
	if ref == "" {
		return nil
	}
	g, err := c.group(ctx, ref)
	if err != nil {
		return err
	}
	if g.GID == "" {
		return unknownGroup()
	}
	ch.GroupID = g.GID
	return c.bind(ctx, "OF_GROUP", ch.ID, g.GID, nil)
}

// setParticipants makes the principals the channel's only participants.
func (c *change) setParticipants(ctx context.Context, ch *Channel, uids []string) error {
	wanted := slices.Compact(slices.Sorted(slices.Values(uids)))
	if len(wanted) > maxMembers {
		return fault.New(fault.TooLarge, "there are %d participants", len(wanted)).In("participants").Suggest(fmt.Sprintf("at most %d", maxMembers))
	}
	ids, err := c.principalIDs(ctx, "participants", wanted)
	if err != nil {
		return err
	}
	if ch.Kind == disclosure.DirectChannel {
		if len(wanted) > 2 {
			return disclosure.CheckChannel(ch.Kind, nil)
		}
		people, err := c.principals(ctx, wanted)
		if err != nil {
			return err
		}
		var sides []disclosure.Principal
		for _, uid := range wanted {
			sides = append(sides, people[uid])
		}
		if err := disclosure.CheckChannel(ch.Kind, sides); err != nil {
			return err
		}
	}
	rows, err := c.decide(ctx, `MATCH (p:Principal)-[e:PARTICIPATES]->(c:Channel) WHERE c.id = $channel RETURN p.uid, e.id, e.recordedAt`,
		values{"channel": graph.String(ch.ID)})
	if err != nil {
		return err
	}
	present := map[string]bool{}
	for _, row := range rows {
		uid := row[0].Str()
		present[uid] = true
		if _, stays := ids[uid]; stays {
			continue
		}
		if err := c.unbind(ctx, row[1].Str(), row[2].Time()); err != nil {
			return err
		}
	}
	for _, uid := range wanted {
		if present[uid] {
			continue
		}
		if err := c.bind(ctx, "PARTICIPATES", ids[uid], ch.ID, nil); err != nil {
			return err
		}
	}
	ch.Participants = wanted
	return nil
}

// UpdateChannel changes a channel. Services and admins; only an admin may make it
// RELAXED. Errors: FORBIDDEN, NOT_FOUND, BAD_INPUT, UNKNOWN_GROUP,
// UNKNOWN_PRINCIPAL, TOO_LARGE.
func (s *Service) UpdateChannel(ctx context.Context, session *Session, in UpdateChannelInput) (Channel, graph.Revision, error) {
	var updated Channel
	rev, err := s.manage(ctx, session, func(ctx context.Context, c *change) error {
		if err := c.permit(disclosure.ManageChannels); err != nil {
			return err
		}
		ch, err := c.updateChannel(ctx, in)
		if err != nil {
			return err
		}
		updated = ch
		return nil
	})
	return updated, rev, err
}

func (c *change) updateChannel(ctx context.Context, in UpdateChannelInput) (Channel, error) {
	if err := c.lock(ctx, "channel:"+in.Channel); err != nil {
		return Channel{}, err
	}
	found, err := c.channels(ctx, []string{in.Channel})
	if err != nil {
		return Channel{}, err
	}
	if len(found) == 0 {
		return Channel{}, unknownChannel("channel", in.Channel)
	}
	ch := found[0]
	if err := c.configureChannel(&ch, in.Title, in.Mode); err != nil {
		return ch, err
	}
	err = c.tx.PatchNode(ctx, ch.ID, graph.NodePatch{Props: graph.Props{
		"title": graph.OptionalString(ch.Title), "mode": graph.String(string(ch.Mode)),
	}})
	if err != nil {
		return ch, err
	}
	if in.Group != nil {
		if err := c.tieChannel(ctx, &ch, *in.Group); err != nil {
			return ch, err
		}
	}
	if in.Participants != nil {
		if err := c.setParticipants(ctx, &ch, in.Participants); err != nil {
			return ch, err
		}
	}
	return ch, c.audit(ctx, "channel.update", ch.ID, nil)
}

// unknownChannel is the one answer for a channel that is not there and one that
// the caller may not know.
func unknownChannel(field, externalID string) error {
	return fault.New(fault.NotFound, "there is no channel %q", externalID).In(field).Suggest("expected the external id of a channel")
}
