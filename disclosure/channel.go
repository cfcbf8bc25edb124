package disclosure

import (
	"slices"
	"time"

	"brain/internal/fault"
)

// ChannelKind is the form of a channel.
type ChannelKind string

// The kinds of channels.
const (
	DirectChannel ChannelKind = "DIRECT"
	GroupChannel  ChannelKind = "GROUP"
)

// Channel holds the facts of one channel as the graph has them now. The zero
// Channel stands for one that the graph does not have.
type Channel struct {
	ID   string
	Kind ChannelKind
	// Mode is the admin's setting on the channel.
	Mode         Mode
	Participants []Principal
	// Group mirrors the members of a group channel; nil is an unlinked channel.
	Group *ChannelGroup
}

// ChannelGroup is the group to which a group channel is tied.
type ChannelGroup struct {
	GID     string
	Members []Principal
	// SyncedAt is when setGroupMembers last set the list; zero for a group that
	// is kept by hand and therefore never out of sync.
	SyncedAt time.Time
}

// Settings are the instance's settings and the clock of one request.
type Settings struct {
	Now time.Time
	// UnsyncedAfter is the age at which a mirrored list of members no longer
	// counts; 0 means never.
	UnsyncedAfter time.Duration
}

// CheckChannel tells whether a channel may have these participants: a direct
// one has exactly one human and one agent. The error has the code BadInput.
func CheckChannel(kind ChannelKind, participants []Principal) error {
	switch kind {
	case DirectChannel:
		if _, _, ok := (Channel{Kind: DirectChannel, Participants: participants}).pair(); !ok {
			return fault.Bad("participants", "exactly one human and one agent in a DIRECT channel", "")
		}
		return nil
	case GroupChannel:
		return nil
	}
	return fault.Bad("kind", "DIRECT or GROUP", "")
}

// pair are the two sides of a direct channel; ok is false when it does not have
// exactly these two.
func (ch Channel) pair() (human, agent Principal, ok bool) {
	if ch.Kind != DirectChannel || len(ch.Participants) != 2 {
		return Principal{}, Principal{}, false
	}
	human, agent = ch.Participants[0], ch.Participants[1]
	if human.Kind == Agent {
		human, agent = agent, human
	}
	return human, agent, human.Kind == Human && agent.Kind == Agent && human.known() && agent.known()
}

// people are the participants and the members of the channel's group.
func (ch Channel) people() []Principal {
	if ch.Kind != GroupChannel || ch.Group == nil {
		return ch.Participants
	}
	return slices.Concat(ch.Participants, ch.Group.Members)
}

func (ch Channel) participates(uid string) bool {
	return slices.ContainsFunc(ch.Participants, func(p Principal) bool { return p.UID == uid && p.present() })
}

// person finds an active participant or group member.
func (ch Channel) person(uid string) (Principal, bool) {
	people := ch.people()
	i := slices.IndexFunc(people, func(p Principal) bool { return p.UID == uid && p.present() })
	if i < 0 {
		return Principal{}, false
	}
	return people[i], true
}

// unsynced tells whether the mirrored list is too old to be believed. Without a
// clock an age cannot be checked, so it counts as too old.
func (g ChannelGroup) unsynced(s Settings) bool {
	if s.UnsyncedAfter <= 0 || g.SyncedAt.IsZero() {
		return false
	}
	return s.Now.IsZero() || s.Now.Sub(g.SyncedAt) > s.UnsyncedAfter
}
