package disclosure

import (
	"slices"

	"brain/graph"
	"brain/internal/fault"
)

// Capability is what a token allows beyond its principal's roles.
type Capability string

// The capabilities of tokens.
const (
	// Gateway: the token's bearer is believed about who asks.
	Gateway Capability = "GATEWAY"
	// Decide: the token's bearer may carry out decisions.
	Decide Capability = "DECIDE"
)

// Caller is a principal together with the token it came with.
type Caller struct {
	Principal    Principal
	Capabilities []Capability
	// Channels are the ids of the channels to which the token is bound; none
	// means that it is not bound.
	Channels []string
	// ViewedBy is the uid of the curator who reads as Principal, "" when the
	// principal itself calls. Only ViewAs sets it.
	ViewedBy string
}

func (c Caller) can(capability Capability) bool { return slices.Contains(c.Capabilities, capability) }

// needsConversation tells whether reading without a conversation is refused: by
// an agent whose policy is not ConversationOptional, and by a token that is bound to
// channels, which outside them would see more than it is meant for. A curator
// who reads as an agent is not the agent and gets its layer 1.
func (c Caller) needsConversation() bool {
	if len(c.Channels) > 0 {
		return true
	}
	return c.ViewedBy == "" && c.Principal.Kind == Agent && c.Principal.Conversation != ConversationOptional
}

// Conversation is the conversation of a request with the facts of its channels.
// A channel or target that was named but does not exist is the zero Channel.
type Conversation struct {
	// Channel is where the turn takes place; nil when none was named.
	Channel *Channel
	// Asker is the uid of who asks as the request has it, "" for none.
	Asker string
	// Mode is what the request demands; it can only tighten the admin's setting,
	// and unset demands Strict.
	Mode Mode
	// Targets are the channels in which a scheduled turn will be heard.
	Targets []Channel
}

// View is the answer for one request: the audience to push into every query,
// and on what it rests.
type View struct {
	// Audience is what may be disclosed.
	Audience graph.Audience
	// Recipients are those who hear the conversation, someone in two roles twice;
	// empty outside a conversation and when it cannot be told who hears it.
	Recipients []Principal

	principal      Principal
	inConversation bool
	// counterpart is the human of a direct conversation, "" elsewhere.
	counterpart string
	// said are the scope tokens that every recipient satisfies.
	said []string
	// closed is the rule by which nothing at all is disclosed, "" if open.
	closed Rule
}

// Read turns the caller and its conversation into the view of one request: layer
// 1 without a conversation, layers 1 and 2 with one. It is valid for that
// request only.
//
// Errors: ConversationRequired when the caller must name a conversation and conv
// is nil; BadInput when conv names no channel and no target; Forbidden, the same
// in each case, for a channel or target that is unknown, not the caller's or not
// the token's, and for an asker who is not in the channel.
func Read(c Caller, conv *Conversation, s Settings) (View, error) {
	v := View{principal: c.Principal, inConversation: conv != nil}
	if !c.Principal.present() {
		v.closed = RuleInactive
		return v, nil
	}
	if conv != nil {
		return v.converse(c, *conv, s)
	}
	if c.needsConversation() {
		return View{}, fault.New(fault.ConversationRequired, "the caller must say in which conversation it reads").
			In("conversation").Suggest("pass conversation: {channel: …}")
	}
	v.Audience = Viewer(c.Principal)
	return v, nil
}

// converse is layer 2.
func (v View) converse(c Caller, conv Conversation, s Settings) (View, error) {
	channels, asker, err := admit(c, conv)
	if err != nil {
		return View{}, err
	}
	for _, ch := range channels {
		heard, closed := hearers(ch, s)
		if closed != "" {
			v.Recipients, v.closed = nil, closed
			return v, nil
		}
		v.Recipients = append(v.Recipients, heard...)
	}
	if relaxed(c, conv, asker) {
		v.Recipients = []Principal{asker}
	}
	if c.Principal.Kind == Agent {
		v.Recipients = slices.DeleteFunc(v.Recipients, func(p Principal) bool { return p.UID == c.Principal.UID })
	}
	if len(v.Recipients) == 0 {
		v.closed = RuleNoRecipients
		return v, nil
	}
	v.said = common(v.Recipients)
	v.counterpart = counterpart(c, channels)
	held := slices.DeleteFunc(slices.Clone(v.said), func(token string) bool { return !v.holds(token) })
	// Authorship stands in for the agent's own reach (a), never for that of the
	// recipients (b): the exemption is limited to what all of them satisfy.
	held = append(held, skillTokens(c.Principal)...)
	v.Audience = graph.NewAudience(held).WithAuthorIn(c.Principal.UID, v.said)
	return v, nil
}

// holds tells whether the caller itself, recipients apart, satisfies the token:
// condition (a).
//
// In a direct channel the counterpart's own scope counts as held. An item may
// carry that token as scope, as the scope of a page at its end, or among the
// requires of a derived item. The rule names only the first; the others follow
// it, since the agent gets the page and the input themselves there. What the
// rule could also be read to allow, a derived item scoped to the counterpart
// whose other inputs the agent may not know, stays closed: every required scope
// must be held on its own, or a derived item would tell what its inputs do not.
func (v View) holds(token string) bool {
	if v.counterpart != "" && token == graph.PrincipalScope(v.counterpart) {
		return true
	}
	return slices.Contains(Reach(v.principal), token) || slices.Contains(skillTokens(v.principal), token)
}

// admit checks that the caller may speak in every channel of the conversation
// and finds the asker, whom only a gateway's word makes known.
func admit(c Caller, conv Conversation) (channels []Channel, asker Principal, err error) {
	if conv.Channel != nil {
		channels = append(channels, *conv.Channel)
	}
	channels = append(channels, conv.Targets...)
	if len(channels) == 0 {
		return nil, Principal{}, fault.Bad("conversation", "a channel or at least one target", "")
	}
	for _, ch := range channels {
		if ch.ID == "" || !ch.participates(c.Principal.UID) || len(c.Channels) > 0 && !slices.Contains(c.Channels, ch.ID) {
			return nil, Principal{}, notInConversation()
		}
	}
	// An agent is not the one who asks itself: that is a turn without an asker.
	if conv.Asker == "" || conv.Asker == c.Principal.UID {
		return channels, Principal{}, nil
	}
	if conv.Channel == nil {
		return nil, Principal{}, notInConversation()
	}
	named, ok := conv.Channel.person(conv.Asker)
	if !ok {
		return nil, Principal{}, notInConversation()
	}
	if c.can(Gateway) {
		asker = named
	}
	return channels, asker, nil
}

// notInConversation is one answer for every reason, so that it tells nothing
// about channels that are not the caller's.
func notInConversation() error {
	return fault.New(fault.Forbidden, "the channel, a target or the asker is not part of a conversation of the caller").
		In("conversation")
}

// hearers are all who hear what is said in the channel, the calling agent
// included, by current and active membership. closed is set when that cannot be
// told: then nothing may be said, in either mode.
func hearers(ch Channel, s Settings) (heard []Principal, closed Rule) {
	switch ch.Kind {
	case DirectChannel:
		human, _, ok := ch.pair()
		if !ok {
			return nil, RuleNoRecipients
		}
		heard = []Principal{human}
	case GroupChannel:
		if ch.Group == nil || !graph.ValidScopeToken(graph.GroupScope(ch.Group.GID)) {
			return nil, RuleUnlinked
		}
		if ch.Group.unsynced(s) {
			return nil, RuleUnsynced
		}
		heard = ch.people()
	default:
		return nil, RuleNoRecipients
	}
	if slices.ContainsFunc(heard, func(p Principal) bool { return !p.known() }) {
		return nil, RuleNoRecipients
	}
	return slices.DeleteFunc(slices.Clone(heard), func(p Principal) bool { return !p.Active }), ""
}

// relaxed tells whether only the asker counts as recipient: a believed asker in
// a group channel, where an admin allowed it on the agent or the channel, and the
// request does not tighten it. What is heard in targets is always strict.
func relaxed(c Caller, conv Conversation, asker Principal) bool {
	if !asker.present() || len(conv.Targets) > 0 || conv.Channel == nil || conv.Channel.Kind != GroupChannel {
		return false
	}
	allowed := conv.Channel.Mode == Relaxed || c.Principal.Kind == Agent && c.Principal.Mode == Relaxed
	return allowed && conv.Mode == Relaxed
}

// counterpart is the uid of the one human with whom the agent is alone in every
// channel of the conversation, "" if there is none.
func counterpart(c Caller, channels []Channel) string {
	uid := ""
	for _, ch := range channels {
		human, agent, ok := ch.pair()
		if !ok || agent.UID != c.Principal.UID || uid != "" && uid != human.UID {
			return ""
		}
		uid = human.UID
	}
	return uid
}

// common are the scope tokens that every one of the principals reaches.
func common(all []Principal) []string {
	said := Reach(all[0])
	for _, p := range all[1:] {
		reach := Reach(p)
		said = slices.DeleteFunc(said, func(token string) bool { return !slices.Contains(reach, token) })
	}
	return said
}

// ViewAs lets an active human curator read as another principal, who then counts
// as the caller of the conversation too. The token stays the curator's: its
// capabilities and its bound channels apply. Anyone else gets Forbidden. The
// caller of ViewAs writes the audit entry.
func ViewAs(by Caller, as Principal) (Caller, error) {
	if by.Principal.Kind != Human || by.ViewedBy != "" || !by.Principal.Is(CuratorRole) {
		return Caller{}, fault.New(fault.Forbidden, "only a human curator may read as somebody else").In("viewAs")
	}
	return Caller{
		Principal: as, Capabilities: slices.Clone(by.Capabilities), Channels: slices.Clone(by.Channels),
		ViewedBy: by.Principal.UID,
	}, nil
}
