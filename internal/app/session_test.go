package app_test

import (
	"encoding/json"
	"fmt"
	"testing"

	"github.com/stretchr/testify/require"

	"brain/internal/fault"
)

// bot is an agent of ann's with two direct channels to her and one group channel.
func bot(s *server) (annToken, botToken string) {
	annToken = s.principal("ann", "HUMAN", "")
	botToken = s.principal("bot", "AGENT", `, owner: "ann"`)
	s.group("ops", "ann", "bot")
	for _, c := range []string{"dm-1", "dm-2"} {
		s.do(`mutation { createChannel(input: {externalId: %q, kind: DIRECT, participants: ["ann", "bot"]}) { revision } }`, c)
	}
	s.do(`mutation { createChannel(input: {externalId: "room", kind: GROUP, group: "ops", participants: ["ann", "bot"]}) { channel { group { name } participants { uid } } } }`)
	return annToken, botToken
}

func TestOneConversationPerOperation(t *testing.T) {
	s := start(t)
	ann, bot := bot(s)
	s.must(request{token: ann, query: `mutation {
		a: remember(input: {text: "Ann likes tea.", evidence: [{kind: MANUAL}]}) { status }
		b: remember(input: {text: "Ops has a room.", scope: "group:ops", evidence: [{kind: MANUAL}]}) { status }
	}`}, nil)
	claims := func(channel string) string {
		return fmt.Sprintf(`claims(conversation: {channel: %q}) { nodes { text scope } }`, channel)
	}

	t.Run("an agent must name one", func(t *testing.T) {
		for _, query := range []string{
			`{ claims { nodes { id } } }`, `{ claims { totalCount } }`, `{ page(ref: "people/ann") { __typename } }`, `{ recall(query: "tea") { tokens } }`,
			`{ vocabulary { objectTypes { count } } }`, `{ viewer { principal { page { slug } } } }`,
			`mutation { remember(input: {text: "x", evidence: [{kind: MANUAL}]}) { status } }`,
		} {
			got := s.send(request{token: bot, query: query})
			require.NotEmpty(t, got.Errors, query)
			for _, e := range got.Errors {
				require.Equal(t, fault.ConversationRequired, e.Extensions.Code, query)
			}
		}
		s.must(request{token: bot, query: `{ viewer { principal { uid groups { name } } } packs { name } }`}, nil)
	})
	t.Run("it decides what is disclosed", func(t *testing.T) {
		for channel, want := range map[string][]string{"dm-1": {"Ops has a room.", "Ann likes tea."}, "room": {"Ops has a room."}} {
			var got struct {
				Claims struct{ Nodes []struct{ Text string } }
			}
			s.must(request{token: bot, query: `{ ` + claims(channel) + ` }`}, &got)
			var texts []string
			for _, n := range got.Claims.Nodes {
				texts = append(texts, n.Text)
			}
			require.Equal(t, want, texts, channel)
		}
	})
	t.Run("roots without one inherit it", func(t *testing.T) {
		s.must(request{token: bot, query: `{ ` + claims("dm-1") + ` explained: principals { nodes { page { slug version } } } }`}, nil)
		s.must(request{token: bot, query: `query($c: ConversationInput) { a: claims(conversation: $c) { totalCount } b: recall(query: "tea") { tokens } }`,
			variables: map[string]any{"c": map[string]any{"channel": "dm-1"}}}, nil)
		s.must(request{token: bot, query: `mutation {
			remember(input: {text: "Said in the room.", evidence: [{kind: MANUAL}], conversation: {channel: "room"}}) { status claim { scope } }
		}`}, nil)
	})
	t.Run("the same twice is one", func(t *testing.T) {
		s.must(request{token: bot, query: `query($c: ConversationInput) { a: ` + claims("dm-1") + ` b: recall(query: "tea", conversation: $c) { tokens } }`,
			variables: map[string]any{"c": map[string]any{"channel": "dm-1"}}}, nil)
	})
	t.Run("two are refused", func(t *testing.T) {
		for _, query := range []string{
			`{ a: ` + claims("dm-1") + ` b: ` + claims("dm-2") + ` }`,
			`{ a: ` + claims("dm-1") + ` ...F } fragment F on Query { b: ` + claims("room") + ` }`,
			`{ a: claims(conversation: {channel: "room"}) { totalCount } b: claims(conversation: {channel: "room", mode: RELAXED}) { totalCount } }`,
			`mutation { a: forget(input: {claim: "x", reason: "y", conversation: {channel: "room"}}) { queued } b: forget(input: {claim: "x", reason: "y", conversation: {channel: "dm-1"}}) { queued } }`,
		} {
			e := s.fails(request{token: bot, query: query}, fault.BadInput)
			require.Equal(t, "conversation", e.Extensions.Field)
			require.Contains(t, e.Message, "two different conversations")
		}
	})
	t.Run("a foreign one is forbidden, an unknown one alike", func(t *testing.T) {
		s.do(`mutation { createPrincipal(input: {uid: "other", kind: AGENT, displayName: "Other"}) { revision } }`)
		s.do(`mutation { createChannel(input: {externalId: "dm-other", kind: DIRECT, participants: ["ann", "other"]}) { revision } }`)
		foreign := s.fails(request{token: bot, query: `{ ` + claims("dm-other") + ` }`}, fault.Forbidden)
		unknown := s.fails(request{token: bot, query: `{ ` + claims("nowhere") + ` }`}, fault.Forbidden)
		require.Equal(t, foreign.Message, unknown.Message)
		require.Equal(t, foreign.Extensions.Hint, unknown.Extensions.Hint)
	})
}

func TestReadsSeeAtLeastTheRevisionSentBack(t *testing.T) {
	onEngines(t, func(t *testing.T, s *server) {
		var made struct{ CreatePage struct{ Revision string } }
		s.must(request{query: `mutation { createPage(input: {type: "note", title: "Harbour"}) { revision page { slug version scope } } }`}, &made)
		revision := made.CreatePage.Revision
		require.NotEmpty(t, revision)
		s.must(request{query: `{ page(ref: "Harbour") { ... on Page { slug } } }`, header: map[string]string{"Brain-At-Least": revision}}, nil)
		for _, bad := range []string{"nonsense", "1", revision[1:], revision + "A"} {
			e := s.fails(request{query: whoami, header: map[string]string{"Brain-At-Least": bad}}, fault.BadInput)
			require.Equal(t, "Brain-At-Least", e.Extensions.Field)
		}
	})
}

func TestRevisionsTellNothing(t *testing.T) {
	s := start(t)
	seen := map[string]bool{}
	for i := range 3 {
		got := s.send(request{query: fmt.Sprintf(`mutation { createGroup(input: {name: "g%d"}) { revision } }`, i)})
		var made struct{ CreateGroup struct{ Revision string } }
		require.NoError(t, json.Unmarshal(got.Data, &made))
		require.Greater(t, len(made.CreateGroup.Revision), 38, "sealed: nonce and tag")
		require.False(t, seen[made.CreateGroup.Revision[:8]], "no common beginning")
		seen[made.CreateGroup.Revision[:8]] = true
	}
}
