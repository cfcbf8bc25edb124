package bridge

import "brain/internal/bridge/api"

// conversation says who hears what is read and said. Brain decides what that allows;
// what is claimed here can only narrow it.
type conversation struct {
	Channel string `json:"channel,omitempty" jsonschema:"where you speak"`
	Asker   string `json:"asker,omitempty"` // uid of who asked; trusted from gateways only
	Mode    string `json:"mode,omitempty"`  // STRICT or RELAXED; may only tighten
}

// input is the conversation of a call: the one it names, with the channel of the
// session where it names none; nil for none at all.
func (c call) conversation(in *conversation) *api.ConversationInput {
	named := deref(in)
	if named.Channel == "" {
		named.Channel = c.channel
	}
	if named == (conversation{}) {
		return nil
	}
	return &api.ConversationInput{Channel: given(named.Channel), Asker: given(named.Asker), Mode: given(api.DisclosureMode(named.Mode))}
}
