package memory_test

import (
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"brain/disclosure"
	"brain/internal/fault"
	"brain/internal/memory"
)

func TestCreateChannel(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("dana", "omar")
		w.agent("scribe", "dana")
		w.agent("clerk", "omar")
		w.principal(disclosure.Service, "bridge")
		gid := w.group("deals", "dana")
		for name, tt := range map[string]struct {
			by    string
			in    memory.CreateChannelInput
			code  fault.Code
			field string
		}{
			"direct":            {"bridge", memory.CreateChannelInput{ExternalID: "dm1", Kind: disclosure.DirectChannel, Participants: []string{"dana", "scribe"}}, "", ""},
			"group":             {"bridge", memory.CreateChannelInput{ExternalID: "room1", Kind: disclosure.GroupChannel, Group: ptr("deals"), Participants: []string{"scribe"}}, "", ""},
			"group by id":       {"admin", memory.CreateChannelInput{ExternalID: "room2", Kind: disclosure.GroupChannel, Group: &gid}, "", ""},
			"unlinked":          {"admin", memory.CreateChannelInput{ExternalID: "room3", Kind: disclosure.GroupChannel, Participants: []string{"dana", "omar", "dana"}}, "", ""},
			"relaxed by admin":  {"admin", memory.CreateChannelInput{ExternalID: "room4", Kind: disclosure.GroupChannel, Mode: ptr(disclosure.Relaxed)}, "", ""},
			"by a human":        {"dana", memory.CreateChannelInput{ExternalID: "x", Kind: disclosure.GroupChannel}, fault.Forbidden, ""},
			"by an agent":       {"scribe", memory.CreateChannelInput{ExternalID: "x", Kind: disclosure.GroupChannel}, fault.Forbidden, ""},
			"relaxed":           {"bridge", memory.CreateChannelInput{ExternalID: "x", Kind: disclosure.GroupChannel, Mode: ptr(disclosure.Relaxed)}, fault.Forbidden, "mode"},
			"mode":              {"admin", memory.CreateChannelInput{ExternalID: "x", Kind: disclosure.GroupChannel, Mode: ptr(disclosure.Mode("OPEN"))}, fault.BadInput, "mode"},
			"kind":              {"admin", memory.CreateChannelInput{ExternalID: "x", Kind: "THREAD"}, fault.BadInput, "kind"},
			"no id":             {"admin", memory.CreateChannelInput{Kind: disclosure.GroupChannel}, fault.BadInput, "externalId"},
			"long id":           {"admin", memory.CreateChannelInput{ExternalID: strings.Repeat("x", 201), Kind: disclosure.GroupChannel}, fault.BadInput, "externalId"},
			"direct with group": {"admin", memory.CreateChannelInput{ExternalID: "x", Kind: disclosure.DirectChannel, Group: ptr("deals"), Participants: []string{"dana", "scribe"}}, fault.BadInput, "group"},
			"unknown group":     {"admin", memory.CreateChannelInput{ExternalID: "x", Kind: disclosure.GroupChannel, Group: ptr("none")}, fault.UnknownGroup, "group"},
			"unknown member":    {"admin", memory.CreateChannelInput{ExternalID: "x", Kind: disclosure.GroupChannel, Participants: []string{"nobody"}}, fault.UnknownPrincipal, "participants"},
			"two humans":        {"admin", memory.CreateChannelInput{ExternalID: "x", Kind: disclosure.DirectChannel, Participants: []string{"dana", "omar"}}, fault.BadInput, "participants"},
			"two agents":        {"admin", memory.CreateChannelInput{ExternalID: "x", Kind: disclosure.DirectChannel, Participants: []string{"clerk", "scribe"}}, fault.BadInput, "participants"},
			"three":             {"admin", memory.CreateChannelInput{ExternalID: "x", Kind: disclosure.DirectChannel, Participants: []string{"dana", "omar", "scribe"}}, fault.BadInput, "participants"},
			"alone":             {"admin", memory.CreateChannelInput{ExternalID: "x", Kind: disclosure.DirectChannel, Participants: []string{"dana"}}, fault.BadInput, "participants"},
		} {
			ch, _, err := w.CreateChannel(t.Context(), w.as(tt.by), tt.in)
			t.Run(name, func(t *testing.T) {
				if tt.code != "" {
					refused(t, err, tt.code, tt.field)
					return
				}
				require.NoError(t, err)
				stored, err := w.ChannelsByID(t.Context(), w.admin(), []string{ch.ID})
				require.NoError(t, err)
				require.Equal(t, tt.in.ExternalID, stored[ch.ID].ExternalID)
				require.Equal(t, ch.Mode, stored[ch.ID].Mode)
				require.Equal(t, ch.GroupID, stored[ch.ID].GroupID)
				require.ElementsMatch(t, ch.Participants, stored[ch.ID].Participants)
			})
		}
		_, _, err := w.CreateChannel(t.Context(), w.admin(), memory.CreateChannelInput{ExternalID: "dm1", Kind: disclosure.GroupChannel})
		refused(t, err, fault.Conflict, "externalId")
		require.Equal(t, []string{"dm1", "room1", "room2", "room3", "room4"}, w.channelsOf(w.as("admin")))
	})
}

func TestUpdateChannel(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("dana", "omar")
		w.agent("scribe", "dana")
		w.principal(disclosure.Service, "bridge")
		deals, growth := w.group("deals", "dana"), w.group("growth", "omar")
		w.room("room", "deals", "scribe")
		w.direct("dm", "dana", "scribe")
		update := func(by string, in memory.UpdateChannelInput) (memory.Channel, error) {
			ch, _, err := w.UpdateChannel(t.Context(), w.as(by), in)
			if err == nil {
				stored, err := w.ChannelsByID(t.Context(), w.admin(), []string{ch.ID})
				require.NoError(t, err)
				require.Equal(t, stored[ch.ID], ch)
			}
			return ch, err
		}
		ch, err := update("bridge", memory.UpdateChannelInput{Channel: "room", Title: ptr("The room"), Participants: []string{"omar", "scribe"}})
		require.NoError(t, err)
		require.Equal(t, "The room", ch.Title)
		require.Equal(t, []string{"omar", "scribe"}, ch.Participants)
		require.Equal(t, deals, ch.GroupID)
		require.Contains(t, w.channelsOf(w.as("dana")), "room")
		ch, err = update("admin", memory.UpdateChannelInput{Channel: "room", Group: ptr("growth"), Mode: ptr(disclosure.Relaxed)})
		require.NoError(t, err)
		require.Equal(t, growth, ch.GroupID)
		require.Equal(t, disclosure.Relaxed, ch.Mode)
		require.NotContains(t, w.channelsOf(w.as("dana")), "room", "only the present group counts")
		ch, err = update("bridge", memory.UpdateChannelInput{Channel: "room", Mode: ptr(disclosure.Strict), Group: ptr(""), Title: ptr("")})
		require.NoError(t, err, "a service may tighten")
		require.Empty(t, ch.GroupID)
		require.Empty(t, ch.Title)

		for name, tt := range map[string]struct {
			by    string
			in    memory.UpdateChannelInput
			code  fault.Code
			field string
		}{
			"by a human":       {"dana", memory.UpdateChannelInput{Channel: "room"}, fault.Forbidden, ""},
			"unknown":          {"bridge", memory.UpdateChannelInput{Channel: "none"}, fault.NotFound, "channel"},
			"relaxed":          {"bridge", memory.UpdateChannelInput{Channel: "room", Mode: ptr(disclosure.Relaxed)}, fault.Forbidden, "mode"},
			"group of direct":  {"admin", memory.UpdateChannelInput{Channel: "dm", Group: ptr("deals")}, fault.BadInput, "group"},
			"unknown group":    {"admin", memory.UpdateChannelInput{Channel: "room", Group: ptr("none")}, fault.UnknownGroup, "group"},
			"direct of two":    {"admin", memory.UpdateChannelInput{Channel: "dm", Participants: []string{"dana", "omar"}}, fault.BadInput, "participants"},
			"unknown member":   {"admin", memory.UpdateChannelInput{Channel: "room", Participants: []string{"nobody"}}, fault.UnknownPrincipal, "participants"},
			"two lines":        {"admin", memory.UpdateChannelInput{Channel: "room", Title: ptr("a\nb")}, fault.BadInput, "title"},
			"nobody in direct": {"admin", memory.UpdateChannelInput{Channel: "dm", Participants: []string{}}, fault.BadInput, "participants"},
		} {
			_, err := update(tt.by, tt.in)
			t.Run(name, func(t *testing.T) { refused(t, err, tt.code, tt.field) })
		}
		stored, err := w.ChannelsByID(t.Context(), w.as("omar"), []string{ch.ID})
		require.NoError(t, err)
		require.Equal(t, []string{"omar", "scribe"}, stored[ch.ID].Participants)
	})
}

func TestChannelsAreKnownToTheirPeopleAndAdmins(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("dana", "omar", "out")
		w.agent("scribe", "dana")
		w.group("deals", "dana", "omar")
		dm := w.direct("dm", "dana", "scribe")
		w.room("all", "deals", "scribe")
		w.room("lone", "", "omar", "scribe")
		for uid, want := range map[string][]string{
			"dana": {"all", "dm"}, "omar": {"all", "lone"}, "out": {}, "scribe": {"all", "dm", "lone"}, "admin": {"all", "dm", "lone"},
		} {
			require.Equal(t, want, w.channelsOf(w.as(uid)), uid)
		}
		require.Equal(t, []string{"all", "dm"}, w.channelsOf(w.in("scribe", "dm")), "what the human there may know")
		require.Equal(t, []string{"all"}, w.channelsOf(w.in("scribe", "all")))
		require.Empty(t, w.channelsOf(w.in("scribe", "lone")), "nothing may be said in an unlinked channel")
		known, err := w.ChannelsByID(t.Context(), w.as("omar"), []string{dm.ID, "none"})
		require.NoError(t, err)
		require.Empty(t, known)
		w.leave("deals", "omar")
		require.Equal(t, []string{"lone"}, w.channelsOf(w.as("omar")))
	})
}

func TestChannelsPage(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("dana")
		w.group("deals", "dana")
		var want []string
		for i := range 60 {
			id := fmt.Sprintf("room%02d", i)
			if i%2 == 0 {
				w.room(id, "deals", "dana")
			} else {
				w.room(id, "", "dana")
			}
			want = append(want, id)
		}
		var got []string
		var after *string
		for {
			list, err := w.Channels(t.Context(), w.as("dana"), ptr(25), after)
			require.NoError(t, err)
			got = append(got, names(list.Nodes, channelName)...)
			total, err := list.Count()
			require.NoError(t, err)
			require.Equal(t, len(want), total)
			if after = &list.EndCursor; !list.HasNextPage {
				break
			}
		}
		require.Equal(t, want, got)
	})
}
