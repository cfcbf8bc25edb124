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

	"brain/internal/fault"
)

const (
	// idleSession is how long a session without requests is kept.
	idleSession = time.Hour
	// tokenLife is how long a token counts as checked within one request.
	tokenLife = time.Hour
)

// What the token of a request says of it.
const (
	tokenKey    = "token"
	guidanceKey = "guidance"
)

// Handler serves MCP as streamable HTTP. Every request needs a bearer token of Brain,
// with which its calls are made; a session belongs to the token that began it. A
// session is begun only with a token that Brain accepts, and what Brain refuses later
// is refused with the call.
func (b *Bridge) Handler() http.Handler {
	begin := func(r *http.Request) *mcp.Server {
		guidance, _ := auth.TokenInfoFromContext(r.Context()).Extra[guidanceKey].(string)
		return b.server(guidance, tokenOf)
	}
	handler := mcp.NewStreamableHTTPHandler(begin, &mcp.StreamableHTTPOptions{Logger: b.options.Log, SessionTimeout: idleSession})
	return http.NewCrossOriginProtection().Handler(auth.RequireBearerToken(b.accept, nil)(handler))
}

// tokenOf is the token that came with a request, "" for none.
func tokenOf(extra *mcp.RequestExtra) string {
	if extra == nil || extra.TokenInfo == nil {
		return ""
	}
	token, _ := extra.TokenInfo.Extra[tokenKey].(string)
	return token
}

// accept says whose session a token may begin or go on with. Errors:
// auth.ErrInvalidToken, or what keeps Brain from answering.
func (b *Bridge) accept(ctx context.Context, token string, r *http.Request) (*auth.TokenInfo, error) {
	hash := sha256.Sum256([]byte(token))
	info := &auth.TokenInfo{UserID: hex.EncodeToString(hash[:]), Expiration: time.Now().Add(tokenLife), Extra: map[string]any{tokenKey: token}}
	if r.Header.Get("Mcp-Session-Id") != "" {
		return info, nil
	}
	guidance, err := b.guidance(ctx, token)
	if errors.Is(err, fault.Unauthenticated) {
		return nil, auth.ErrInvalidToken
	}
	if err != nil {
		return nil, toolError(err) // which names no address
	}
	info.Extra[guidanceKey] = guidance
	return info, nil
}
