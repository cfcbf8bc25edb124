package app_test

import (
	"bufio"
	"context"
	"encoding/json"
	"fmt"
	"net/http"
	"path/filepath"
	"strings"
	"testing"
	"time"

	"github.com/coder/websocket"
	"github.com/coder/websocket/wsjson"
	"github.com/stretchr/testify/require"

	"brain/graph"
	"brain/graph/neo4j/neo4jtest"
	"brain/internal/app"
	"brain/internal/config"
	"brain/internal/fault"
	"brain/internal/storetest"
)

// patience is how long a test waits for what must come.
const patience = time.Minute

const changes = `subscription($about: String, $kinds: [ChangeKind!], $conversation: ConversationInput) {
	changed(about: $about, kinds: $kinds, conversation: $conversation) { id kind by { uid } claim { text about { ... on Page { title } } } link { type from { title } to { title } } event { summary } page { title } }
}`

// told is one event of a subscription, or its end.
type told struct {
	kind, text string
	code       fault.Code
	ended      bool
}

// stream is a subscription of a client.
type stream struct {
	t      *testing.T
	events chan told
}

// next is the next event.
func (s *stream) next() told {
	s.t.Helper()
	select {
	case e := <-s.events:
		return e
	case <-time.After(patience):
		require.Fail(s.t, "nothing came")
	}
	return told{}
}

// tells demands the next event.
func (s *stream) tells(kind, text string) {
	s.t.Helper()
	require.Equal(s.t, told{kind: kind, text: text}, s.next())
}

// ends demands that the stream ends with an error of the code; what waited until
// it began may still come before.
func (s *stream) ends(code fault.Code) {
	s.t.Helper()
	for e := s.next(); ; e = s.next() {
		if strings.HasPrefix(e.text, "Ready") {
			continue
		}
		require.Equal(s.t, told{code: code}, e)
		break
	}
	require.Equal(s.t, told{ended: true}, s.next())
}

// tell reads the payload of a result.
func tell(t *testing.T, payload []byte) told {
	var r struct {
		Data struct {
			Changed struct {
				ID, Kind string
				Claim    struct{ Text string }
				Link     struct{ Type string }
				Page     struct{ Title string }
			}
		}
		Errors []replyError
	}
	if err := json.Unmarshal(payload, &r); err != nil {
		t.Errorf("%s: %s", err, payload)
	}
	if len(r.Errors) > 0 {
		return told{code: r.Errors[0].Extensions.Code}
	}
	return told{kind: r.Data.Changed.Kind, text: r.Data.Changed.Claim.Text + r.Data.Changed.Link.Type + r.Data.Changed.Page.Title}
}

type message struct {
	ID      string          `json:"id,omitempty"`
	Type    string          `json:"type"`
	Payload json.RawMessage `json:"payload,omitempty"`
}

// dial opens a websocket and says who it is in the first message.
func dial(t *testing.T, url, secret string) *websocket.Conn {
	t.Helper()
	conn, response, err := websocket.Dial(t.Context(), strings.Replace(url, "http", "ws", 1)+"/graphql", &websocket.DialOptions{Subprotocols: []string{"graphql-transport-ws"}})
	require.NoError(t, err)
	require.Equal(t, http.StatusSwitchingProtocols, response.StatusCode)
	payload, err := json.Marshal(map[string]string{"Authorization": "Bearer " + secret})
	require.NoError(t, err)
	require.NoError(t, wsjson.Write(t.Context(), conn, message{Type: "connection_init", Payload: payload}))
	return conn
}

func receive(t *testing.T, conn *websocket.Conn) (message, error) {
	t.Helper()
	ctx, cancel := context.WithTimeout(t.Context(), patience)
	defer cancel()
	for {
		var m message
		if err := wsjson.Read(ctx, conn, &m); err != nil || m.Type != "pong" && m.Type != "ping" {
			return m, err
		}
	}
}

// subscribe follows changes over a websocket until the test ends.
func (s *server) subscribe(secret string, variables map[string]any) *stream {
	s.t.Helper()
	out := s.open(secret, variables)
	s.settled(secret, out)
	return out
}

// open is subscribe without waiting until the subscription has begun.
func (s *server) open(secret string, variables map[string]any) *stream {
	s.t.Helper()
	conn := dial(s.t, s.URL, secret)
	m, err := receive(s.t, conn)
	require.NoError(s.t, err)
	require.Equal(s.t, "connection_ack", m.Type)
	payload, err := json.Marshal(map[string]any{"query": changes, "variables": variables})
	require.NoError(s.t, err)
	require.NoError(s.t, wsjson.Write(s.t.Context(), conn, message{ID: "1", Type: "subscribe", Payload: payload}))
	out := &stream{s.t, make(chan told, 100)}
	ctx, cancel := context.WithCancel(context.Background())
	done := make(chan struct{})
	go func() {
		defer close(done)
		for {
			var m message
			if err := wsjson.Read(ctx, conn, &m); err != nil {
				out.events <- told{ended: true}
				return
			}
			switch m.Type {
			case "next":
				out.events <- tell(s.t, m.Payload)
			case "complete":
				out.events <- told{ended: true}
			case "error":
				out.events <- tell(s.t, fmt.Appendf(nil, `{"errors":%s}`, m.Payload))
			}
		}
	}()
	s.t.Cleanup(func() {
		cancel()
		<-done
		_ = conn.CloseNow()
	})
	return out
}

// listen follows changes over server-sent events until the test ends.
func (s *server) listen(secret string, variables map[string]any) *stream {
	s.t.Helper()
	out := s.openEvents(secret, variables)
	s.settled(secret, out)
	return out
}

// openEvents is listen without waiting until the subscription has begun.
func (s *server) openEvents(secret string, variables map[string]any) *stream {
	s.t.Helper()
	ctx, cancel := context.WithCancel(context.Background())
	body, err := json.Marshal(map[string]any{"query": changes, "variables": variables})
	require.NoError(s.t, err)
	r, err := http.NewRequestWithContext(ctx, http.MethodPost, s.URL+"/graphql", strings.NewReader(string(body)))
	require.NoError(s.t, err)
	r.Header.Set("Content-Type", "application/json")
	r.Header.Set("Accept", "text/event-stream")
	r.Header.Set("Authorization", "Bearer "+secret)
	response, err := http.DefaultClient.Do(r)
	require.NoError(s.t, err)
	require.Equal(s.t, "text/event-stream; charset=utf-8", response.Header.Get("Content-Type"))
	out := &stream{s.t, make(chan told, 100)}
	done := make(chan struct{})
	go func() {
		defer close(done)
		event := ""
		for lines := bufio.NewScanner(response.Body); lines.Scan(); {
			name, value, _ := strings.Cut(lines.Text(), ":")
			switch value = strings.TrimSpace(value); {
			case name == "event":
				event = value
			case name == "data" && event == "next":
				out.events <- tell(s.t, []byte(value))
			case name == "data":
				out.events <- told{ended: true}
			}
		}
	}()
	s.t.Cleanup(func() {
		cancel()
		<-done
		_ = response.Body.Close()
	})
	return out
}

// settled waits until the stream tells what happens: a claim for its reader alone,
// made again until it is told.
func (s *server) settled(secret string, out *stream) {
	s.t.Helper()
	for i := range 100 {
		text := fmt.Sprintf("Ready %s %d.", s.t.Name(), i)
		s.keep(secret, text, "")
		for waiting := true; waiting; {
			select {
			case e := <-out.events:
				if e.ended || e.code != "" {
					out.events <- e
					return
				}
				if e.text == text {
					return
				}
			case <-time.After(patience / 100):
				waiting = false
			}
		}
	}
	require.Fail(s.t, "the subscription does not begin")
}

// keep remembers a claim, for the writer alone if no scope is given.
func (s *server) keep(secret, text, scope string) {
	s.t.Helper()
	if scope != "" {
		scope = fmt.Sprintf(", scope: %q", scope)
	}
	s.must(request{token: secret, query: fmt.Sprintf(`mutation { remember(input: {text: %q%s, evidence: [{kind: MANUAL}]}) { status } }`, text, scope)}, nil)
}

// fast looks for what others did often, so that tests need not wait.
func fast(c *config.Config) { c.Poll = 20 * time.Millisecond }

// subscribing opens subscriptions over one transport: at once, or waiting until
// they have begun.
type subscribing struct {
	open, subscribe func(s *server, secret string, variables map[string]any) *stream
}

// onStreams runs a test with each way to subscribe, on each engine.
func onStreams(t *testing.T, test func(t *testing.T, s *server, by subscribing)) {
	t.Helper()
	for name, by := range map[string]subscribing{
		"websocket": {(*server).open, (*server).subscribe},
		"events":    {(*server).openEvents, (*server).listen},
	} {
		t.Run(name, func(t *testing.T) {
			storetest.Each(t, func(t *testing.T, store func(*testing.T) graph.Store) {
				test(t, serveOn(t, store(t), settings(t, fast)), by)
			})
		})
	}
}

func TestASubscriberIsToldWhatItMayKnow(t *testing.T) {
	onStreams(t, func(t *testing.T, s *server, by subscribing) {
		ana, cleo := s.principal("ana", "HUMAN", ""), s.principal("cleo", "HUMAN", "")
		s.group("deal", "ana")
		member, other := by.subscribe(s, ana, nil), by.subscribe(s, cleo, nil)
		s.do(`mutation { addMember(input: {group: "deal", principal: "admin"}) { revision } }`)
		s.keep(s.Token, "Only for the deal.", "group:deal")
		s.keep(s.Token, "For everybody.", "world")
		member.tells("ADDED", "Only for the deal.")
		member.tells("ADDED", "For everybody.")
		other.tells("ADDED", "For everybody.")

		// Whoever joins is told what comes, whoever leaves nothing more.
		s.do(`mutation { addMember(input: {group: "deal", principal: "cleo"}) { revision } }`)
		s.do(`mutation { removeMember(input: {group: "deal", principal: "ana"}) { revision } }`)
		s.keep(s.Token, "Later for the deal.", "group:deal")
		s.keep(s.Token, "Later for everybody.", "world")
		for {
			e := other.next()
			require.Contains(t, []string{"Only for the deal.", "Later for the deal."}, e.text, "what was recorded moments ago is news to it too")
			if e.text == "Later for the deal." {
				break
			}
		}
		other.tells("ADDED", "Later for everybody.")
		member.tells("ADDED", "Later for everybody.")
	})
}

func TestASubscriptionEndsWithItsToken(t *testing.T) {
	onStreams(t, func(t *testing.T, s *server, by subscribing) {
		s.principal("ana", "HUMAN", "")
		var made struct{ CreateToken struct{ ID, Secret string } }
		s.must(request{query: `mutation { createToken(input: {principal: "ana"}) { id secret } }`}, &made)
		revoked := by.subscribe(s, made.CreateToken.Secret, nil)
		soon := time.Now().UTC().Add(8 * time.Second).Format(time.RFC3339Nano)
		expiring := by.open(s, s.newToken("ana", fmt.Sprintf(", expiresAt: %q", soon)), nil)
		s.do(`mutation { revokeToken(input: {token: %q}) { revision } }`, made.CreateToken.ID)
		revoked.ends(fault.Unauthenticated)
		expiring.ends(fault.Unauthenticated)

		inactive := by.subscribe(s, s.principal("ben", "HUMAN", ""), nil)
		s.do(`mutation { setPrincipalActive(input: {uid: "ben", active: false}) { revision } }`)
		inactive.ends(fault.Unauthenticated)
	})
}

func TestASubscriptionIsFiltered(t *testing.T) {
	onEngines(t, func(t *testing.T, s *server) {
		ana := s.principal("ana", "HUMAN", "")
		s.do(`mutation { createPage(input: {type: "company", title: "Acme"}) { revision } }`)
		s.do(`mutation { createPage(input: {type: "company", title: "Zenith"}) { revision } }`)
		for name, c := range map[string]struct {
			variables map[string]any
			kind      string
		}{
			"kinds": {map[string]any{"kinds": []string{"LINKED"}}, "LINKED"},
			"about": {map[string]any{"about": "Zenith"}, "ADDED"},
		} {
			t.Run(name, func(t *testing.T) {
				s := &server{App: s.App, t: t}
				out := s.open(ana, c.variables)
				for i := range 100 {
					s.do(`mutation { remember(input: {text: "%s %d of Acme.", about: "Acme", scope: "world", evidence: [{kind: MANUAL}]}) { status } }`, name, i)
					s.do(`mutation { remember(input: {text: "%s %d of Zenith.", about: "Zenith", scope: "world", evidence: [{kind: MANUAL}]}) { status } }`, name, i)
					s.do(`mutation { connect(input: {from: "people/admin", to: "Acme", type: "mentions", scope: "world", validFrom: "2020-01-01T00:00:0%d.%03dZ", evidence: [{kind: MANUAL}]}) { revision } }`, len(name)%10, i)
					select {
					case e := <-out.events:
						require.Equal(t, c.kind, e.kind)
						require.NotContains(t, e.text, "Acme")
						return
					case <-time.After(patience / 100):
					}
				}
				require.Fail(t, "nothing came")
			})
		}
	})
}

func TestASubscriptionThatCannotBegin(t *testing.T) {
	s := start(t)
	ana := s.principal("ana", "HUMAN", "")
	bot := s.principal("bot", "AGENT", `, owner: "ana"`)
	s.open(ana, map[string]any{"about": "Nothing"}).ends(fault.NotFound)
	s.open(bot, nil).ends(fault.ConversationRequired)
	s.open(bot, map[string]any{"conversation": map[string]any{"channel": "none"}}).ends(fault.Forbidden)
	require.Equal(t, fault.BadInput, s.send(request{token: ana, query: `subscription { changed { id } }`}).Errors[0].Extensions.Code, "a plain POST")

	conn := dial(t, s.URL, ana)
	m, err := receive(t, conn)
	require.NoError(t, err)
	require.Equal(t, "connection_ack", m.Type)
	require.NoError(t, wsjson.Write(t.Context(), conn, message{ID: "1", Type: "subscribe", Payload: json.RawMessage(`{"query":"{ viewer { principal { uid } } }"}`)}))
	m, err = receive(t, conn)
	require.NoError(t, err)
	require.Equal(t, fault.BadInput, tell(t, m.Payload).code, "a query on a websocket")
	require.NoError(t, conn.Close(websocket.StatusNormalClosure, ""))

	stranger := dial(t, s.URL, "nobody's")
	_, err = receive(t, stranger)
	for err == nil {
		_, err = receive(t, stranger)
	}
	require.Error(t, err, "the connection is closed")
	_ = stranger.CloseNow()
}

// Another process on the same store is followed too.
func TestASubscriberIsToldWhatAnotherProcessDid(t *testing.T) {
	storetest.RequireNeo4j(t)
	require.NoError(t, storetest.Neo4j(t).Close(t.Context()))
	url := neo4jtest.URL(t)
	devFile := filepath.Join(t.TempDir(), config.DevFileName)
	on := func(c *config.Config) { c.Store, c.DevFile = url, devFile }
	one, two := serve(t, settings(t, fast, on)), serve(t, settings(t, fast, on))
	ana, cleo := one.principal("ana", "HUMAN", ""), one.principal("cleo", "HUMAN", "")
	one.group("deal", "ana")
	one.do(`mutation { addMember(input: {group: "deal", principal: "admin"}) { revision } }`)
	member, other := one.subscribe(ana, nil), one.listen(cleo, nil)
	two.keep(two.Token, "Only for the deal.", "group:deal")
	two.keep(two.Token, "For everybody.", "world")
	member.tells("ADDED", "Only for the deal.")
	member.tells("ADDED", "For everybody.")
	other.tells("ADDED", "For everybody.")
	two.do(`mutation { setPrincipalActive(input: {uid: "ana", active: false}) { revision } }`)
	member.ends(fault.Unauthenticated)
}

func TestStoppingEndsSubscriptions(t *testing.T) {
	a, err := app.Start(t.Context(), settings(t), options(t))
	require.NoError(t, err)
	s := &server{App: a, t: t}
	ana := s.principal("ana", "HUMAN", "")
	socket, events := s.subscribe(ana, nil), s.listen(ana, nil)
	stopped := make(chan error, 1)
	go func() { stopped <- a.Stop(context.Background()) }()
	select {
	case err := <-stopped:
		require.NoError(t, err)
	case <-time.After(patience):
		require.Fail(t, "the service does not stop")
	}
	for _, stream := range []*stream{socket, events} {
		for e := stream.next(); !e.ended; e = stream.next() {
			require.Contains(t, e.text, "Ready")
		}
	}
	http.DefaultClient.CloseIdleConnections()
}
