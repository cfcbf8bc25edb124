package bridge

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"net/http"
	"time"

	"github.com/modelcontextprotocol/go-sdk/auth"
	"github.com/modelcontextprotocol/go-sdk/mcp"

	"brain/internal/bridge/api"
	"brain/internal/fault"
)

const (
	// idleSession is how long a session without requests is kept.
	idleSession = time.Hour
	// tokenLife is how long a token counts as checked within one request.
	tokenLife = time.Hour
	tokenKey  = "token"
)

// Handler serves MCP as streamable HTTP. Every request needs a bearer token of Brain,
// with which its calls are made; a session belongs to the token that began it. A
// session is begun only with a token that Brain accepts, and what Brain refuses later
// is refused with the call.
func (b *Bridge) Handler() http.Handler {
	s := b.server(func(extra *mcp.RequestExtra) string {
		if extra == nil || extra.TokenInfo == nil {
			return ""
		}
		token, _ := extra.TokenInfo.Extra[tokenKey].(string)
		return token
	})
	handler := mcp.NewStreamableHTTPHandler(func(*http.Request) *mcp.Server { return s },
		&mcp.StreamableHTTPOptions{Logger: b.options.Log, SessionTimeout: idleSession})
	return http.NewCrossOriginProtection().Handler(auth.RequireBearerToken(b.accept, nil)(handler))
}

// accept says whose session a token may begin or go on with.
func (b *Bridge) accept(ctx context.Context, token string, r *http.Request) (*auth.TokenInfo, error) {
	if r.Header.Get("Mcp-Session-Id") == "" {
		if err := b.check(ctx, token); err != nil {
			return nil, err
		}
	}
	hash := sha256.Sum256([]byte(token))
	return &auth.TokenInfo{UserID: hex.EncodeToString(hash[:]), Expiration: time.Now().Add(tokenLife), Extra: map[string]any{tokenKey: token}}, nil
}

// check asks Brain who a token is. Errors: auth.ErrInvalidToken, or what keeps Brain
// from answering.
func (b *Bridge) check(ctx context.Context, token string) error {
	c, err := b.caller(token)
	if err != nil {
		return err
	}
	_, err = api.Viewer(ctx, c)
	if errors.Is(err, fault.Unauthenticated) {
		return auth.ErrInvalidToken
	}
	return err
}
