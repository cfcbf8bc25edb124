package resolvers

import (
	"bufio"
	"context"
	"net"
	"net/http"
	"strings"
	"time"

	"github.com/99designs/gqlgen/graphql"
	"github.com/99designs/gqlgen/graphql/handler/transport"

	"brain/internal/authn"
)

const (
	// heartbeat is how often a connection that stays shows that it lives.
	heartbeat = 20 * time.Second
	// initTime is how long a socket may take to say who it is.
	initTime = 10 * time.Second
	// sendTime is how long a message may take to be sent; a reader who takes none
	// for so long is cut off.
	sendTime = 15 * time.Second
	// socketBytes is the greatest size of a message of a client.
	socketBytes = int64(1 << 20)
)

// socket is GraphQL over websockets (graphql-transport-ws), for subscriptions. Who
// connects says so as Authorization in the first message, which goes first, in the
// request's Authorization header or by the Console's cookie.
type socket struct {
	inner   transport.Websocket
	streams *Streams
}

var _ graphql.Transport = socket{}

func newSocket(who authn.Authenticator, streams *Streams) socket {
	limit := socketBytes
	return socket{streams: streams, inner: transport.Websocket{
		InitFunc: func(ctx context.Context, payload transport.InitPayload) (context.Context, *transport.InitPayload, error) {
			var err error
			if authorization := payload.Authorization(); authorization != "" || authn.Session(ctx) == nil {
				ctx, err = authn.Enter(ctx, who, authorization)
			}
			if err != nil {
				return transport.AppendCloseReason(ctx, "Unauthorized"), nil, present(ctx, err)
			}
			return context.WithValue(ctx, socketKey{}, true), nil, nil
		},
		InitTimeout: initTime, PingPongInterval: heartbeat, PayloadReadLimit: &limit,
	}}
}

type socketKey struct{}

// overSocket tells whether an operation came over a websocket.
func overSocket(ctx context.Context) bool {
	over, _ := ctx.Value(socketKey{}).(bool)
	return over
}

// Supports implements graphql.Transport.
func (socket) Supports(r *http.Request) bool {
	return strings.EqualFold(r.Header.Get("Upgrade"), "websocket")
}

// Do implements graphql.Transport. It returns when the connection has ended.
func (s socket) Do(w http.ResponseWriter, r *http.Request, exec graphql.GraphExecutor) {
	ctx, leave, err := s.streams.join(r.Context(), "")
	if err != nil {
		Refuse(w, r, err)
		return
	}
	defer leave()
	s.inner.Do(hijacked{w}, r.WithContext(ctx), exec)
}

// hijacked gives up its connection with a limit on the time that a write takes.
type hijacked struct{ http.ResponseWriter }

// Hijack implements http.Hijacker.
func (w hijacked) Hijack() (net.Conn, *bufio.ReadWriter, error) {
	conn, buffered, err := http.NewResponseController(w.ResponseWriter).Hijack()
	if err != nil {
		return nil, nil, err
	}
	timed := timedConn{conn}
	return timed, bufio.NewReadWriter(buffered.Reader, bufio.NewWriter(timed)), nil
}

// timedConn is a connection each of whose writes ends within sendTime.
type timedConn struct{ net.Conn }

// Write implements net.Conn.
func (c timedConn) Write(b []byte) (int, error) {
	if err := c.SetWriteDeadline(time.Now().Add(sendTime)); err != nil {
		return 0, err
	}
	return c.Conn.Write(b)
}
