package memory

import (
	"context"
	"crypto/sha256"
	"encoding/base64"
	"encoding/hex"
	"fmt"
	"slices"
	"time"

	"brain/disclosure"
	"brain/graph"
	"brain/internal/fault"
)

// tokenMark begins every secret, so that a leaked one is recognised.
const tokenMark = "brn_"

// maxTokenChannels bounds the channels to which one token is bound.
const maxTokenChannels = 100

// CreateTokenInput is an access token to make; nil and empty fields are left out.
type CreateTokenInput struct {
	Principal    string // uid
	Name         *string
	ExpiresAt    *time.Time              // never without one
	Capabilities []disclosure.Capability // admins only
	Channels     []string                // external ids; none binds it to none
}

// NewToken is a token with its secret, which is shown once and not kept.
type NewToken struct {
	Token
	Secret string
}

// tokenSecret makes the secret of a new token.
func (s *Service) tokenSecret() string {
	key := s.secret()
	return tokenMark + base64.RawURLEncoding.EncodeToString(key[:])
}

// tokenHash is what is kept of a secret. A secret holds 256 random bits, so a
// plain hash cannot be turned back and needs neither salt nor stretching.
func tokenHash(secret string) string {
	sum := sha256.Sum256([]byte(secret))
	return hex.EncodeToString(sum[:])
}

// CreateToken makes a token: for the caller itself, or for any principal by an
// admin. A caller whose own token is bound to channels gets only tokens bound to
// some of those. Errors: FORBIDDEN, UNKNOWN_PRINCIPAL, BAD_INPUT, NOT_FOUND for a
// channel that is not there or not the caller's to know.
func (s *Service) CreateToken(ctx context.Context, session *Session, in CreateTokenInput) (NewToken, graph.Revision, error) {
	made := NewToken{Secret: s.tokenSecret()}
	rev, err := s.manage(ctx, session, func(ctx context.Context, c *change) error {
		if err := c.mayHaveTokens(in.Principal); err != nil {
			return err
		}
		if len(in.Capabilities) > 0 {
			if err := inField(c.permit(disclosure.ManageTokens), "capabilities"); err != nil {
				return err
			}
		}
		t, channels, err := c.draftToken(ctx, in)
		if err != nil {
			return err
		}
		if made.Token, err = c.addToken(ctx, t, channels, made.Secret); err != nil {
			return err
		}
		return nil
	})
	if err != nil {
		return NewToken{}, "", err
	}
	return made, rev, nil
}

// mayHaveTokens tells whether the caller may manage the tokens of the principal.
func (v *view) mayHaveTokens(uid string) error {
	if uid == v.me().UID {
		return nil
	}
	return inField(v.permit(disclosure.ManageTokens), "principal")
}

// draftToken checks a token; channels are the ids of those it is bound to.
func (c *change) draftToken(ctx context.Context, in CreateTokenInput) (t Token, channels []string, err error) {
	t = Token{PrincipalUID: in.Principal, CreatedAt: c.now, Channels: []string{}}
	if in.Name != nil && *in.Name != "" {
		if t.Name, err = cleanLine("name", *in.Name, maxNameRunes); err != nil {
			return t, nil, err
		}
	}
	if in.ExpiresAt != nil {
		at, err := checkTime("expiresAt", *in.ExpiresAt)
		if err != nil {
			return t, nil, err
		}
		if !at.After(c.now) {
			return t, nil, fault.Bad("expiresAt", "a time in the future", "")
		}
		t.ExpiresAt = &at
	}
	// A token that ends must not live on in one that it made.
	if end := c.session.ExpiresAt; end != nil && (t.ExpiresAt == nil || t.ExpiresAt.After(*end)) {
		return t, nil, fault.Bad("expiresAt", "a time not after the end of the calling token", end.Format(time.RFC3339))
	}
	all := []disclosure.Capability{disclosure.Gateway, disclosure.Decide}
	for _, capability := range in.Capabilities {
		if err := oneOf("capabilities", capability, all...); err != nil {
			return t, nil, err
		}
	}
	t.Capabilities = slices.DeleteFunc(all, func(x disclosure.Capability) bool { return !slices.Contains(in.Capabilities, x) })
	if len(in.Channels) > maxTokenChannels {
		return t, nil, fault.New(fault.TooLarge, "there are %d channels", len(in.Channels)).In("channels").Suggest(fmt.Sprintf("at most %d", maxTokenChannels))
	}
	t.Channels = slices.Compact(slices.Sorted(slices.Values(in.Channels)))
	channels, err = c.boundChannels(ctx, t.Channels)
	return t, channels, err
}

// boundChannels are the ids of the channels to which a new token is to be bound.
func (c *change) boundChannels(ctx context.Context, externalIDs []string) ([]string, error) {
	known, err := c.knownChannels(ctx, externalIDs)
	if err != nil {
		return nil, err
	}
	found, err := c.channels(ctx, externalIDs)
	if err != nil {
		return nil, err
	}
	ids := map[string]string{}
	for _, ch := range found {
		ids[ch.ExternalID] = ch.ID
	}
	var out []string
	for _, name := range externalIDs {
		id := ids[name]
		if id == "" || !known[name] {
			return nil, unknownChannel("channels", name)
		}
		out = append(out, id)
	}
	own := c.session.Channels
	if len(own) > 0 && (len(out) == 0 || slices.ContainsFunc(out, func(id string) bool { return !slices.Contains(own, id) })) {
		return nil, fault.New(fault.Forbidden, "a token bound to channels makes only tokens bound to some of them").In("channels")
	}
	return out, nil
}

// addToken writes a checked token.
func (c *change) addToken(ctx context.Context, t Token, channels []string, secret string) (Token, error) {
	known, err := c.principalIDs(ctx, "principal", []string{t.PrincipalUID})
	if err != nil {
		return t, err
	}
	t.ID = c.s.newID()
	err = c.tx.PutNode(ctx, graph.Node{ID: t.ID, Labels: []string{"Token"}, Props: graph.Props{
		"hash": graph.String(tokenHash(secret)), "name": graph.OptionalString(t.Name), "createdAt": graph.Instant(t.CreatedAt),
		"expiresAt": graph.Instant(timeOf(t.ExpiresAt)), "capabilities": textList(t.Capabilities), "channels": graph.Strings(channels),
	}})
	if err != nil {
		return t, err
	}
	if err := c.connectOwn(ctx, "TOKEN_OF", t.ID, known[t.PrincipalUID]); err != nil {
		return t, err
	}
	return t, c.audit(ctx, "token.create", t.ID, map[string]string{"uid": t.PrincipalUID})
}

// RevokeToken ends a token at once: the caller's own, or any by an admin. A token
// that is revoked already stays as it is. Error: NOT_FOUND, the same for a token
// that is not there and one that is not the caller's.
func (s *Service) RevokeToken(ctx context.Context, session *Session, id string) (Token, graph.Revision, error) {
	var revoked Token
	rev, err := s.manage(ctx, session, func(ctx context.Context, c *change) error {
		rows, err := c.decide(ctx, `MATCH (t:Token)-[:TOKEN_OF]->(p:Principal) WHERE t.id = $id RETURN p.uid, `+tokenColumns.of("t"),
			values{"id": graph.String(id)})
		if err != nil {
			return err
		}
		if len(rows) == 0 || c.mayHaveTokens(rows[0][0].Str()) != nil {
			return fault.New(fault.NotFound, "there is no such token").In("token").Suggest("the query tokens lists what there is")
		}
		tokens := []Token{tokenOf(rows[0])}
		if err := c.nameChannels(ctx, tokens); err != nil {
			return err
		}
		t := tokens[0]
		if t.RevokedAt == nil {
			t.RevokedAt = &c.now
			if err := c.tx.PatchNode(ctx, t.ID, graph.NodePatch{Props: graph.Props{"revokedAt": graph.Instant(c.now)}}); err != nil {
				return err
			}
			if err := c.audit(ctx, "token.revoke", t.ID, map[string]string{"uid": t.PrincipalUID}); err != nil {
				return err
			}
		}
		revoked = t
		return nil
	})
	return revoked, rev, err
}
