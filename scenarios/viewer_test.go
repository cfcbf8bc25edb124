//go:build unix

package scenarios_test

import (
	"maps"
	"slices"

	"brain/disclosure"
)

// viewer is one who reads, alone or in a conversation.
type viewer struct {
	uid          string
	conversation *conversation
}

// conversation is a conversation as a client names it.
type conversation struct {
	channel, asker string
	mode           disclosure.Mode
	targets        []string
}

// viewers are readers of a world: everyone active, and the agents in their
// channels.
func (w *world) viewers() []viewer {
	var out []viewer
	for _, uid := range w.uids {
		if w.people[uid].Active {
			out = append(out, viewer{uid: uid})
		}
	}
	for _, id := range sortedNames(w.channels) {
		for _, uid := range []string{"bot", "free"} {
			if !slices.Contains(w.channels[id].participants, uid) {
				continue
			}
			out = append(out, viewer{uid, &conversation{channel: id}})
			if others := slices.DeleteFunc(slices.Clone(w.channels[id].participants), func(p string) bool { return p == uid }); len(others) > 0 {
				out = append(out, viewer{uid, &conversation{channel: id, asker: pick(w, others...), mode: pick(w, disclosure.Strict, disclosure.Relaxed)}})
			}
		}
	}
	return append(out, viewer{"bot", &conversation{targets: []string{"dm", "room"}}}, viewer{"bot", &conversation{targets: []string{"room", "loose"}}})
}

// view is what disclosure says about a viewer, from the facts of the world.
func (w *world) view(v viewer) (disclosure.View, error) {
	caller := disclosure.Caller{Principal: *w.people[v.uid]}
	if caller.Principal.Kind == disclosure.Agent {
		caller.Capabilities = []disclosure.Capability{disclosure.Gateway}
	}
	var conv *disclosure.Conversation
	if c := v.conversation; c != nil {
		conv = &disclosure.Conversation{Asker: c.asker, Mode: c.mode}
		if c.channel != "" {
			ch := w.channel(c.channel)
			conv.Channel = &ch
		}
		for _, id := range c.targets {
			conv.Targets = append(conv.Targets, w.channel(id))
		}
	}
	return disclosure.Read(caller, conv, disclosure.Settings{Now: epoch})
}

func (w *world) channel(id string) disclosure.Channel {
	r := w.channels[id]
	ch := disclosure.Channel{ID: id, Kind: r.kind, Mode: r.mode}
	for _, uid := range r.participants {
		ch.Participants = append(ch.Participants, *w.people[uid])
	}
	if r.group != "" {
		ch.Group = &disclosure.ChannelGroup{GID: w.gids[r.group]}
		for _, uid := range w.uids {
			if slices.ContainsFunc(w.people[uid].Groups, func(m disclosure.Membership) bool { return m.GID == ch.Group.GID }) {
				ch.Group.Members = append(ch.Group.Members, *w.people[uid])
			}
		}
	}
	return ch
}

// variable is the conversation as a GraphQL variable.
func (v viewer) variable() any {
	c := v.conversation
	if c == nil {
		return nil
	}
	in := input{}
	in.set("channel", c.channel).set("asker", c.asker).set("mode", string(c.mode))
	if c.targets != nil {
		in["targets"] = c.targets
	}
	return in
}

func sortedNames[T any](m map[string]T) []string { return slices.Sorted(maps.Keys(m)) }
