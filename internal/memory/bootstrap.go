package memory

import (
	"context"
	"fmt"
	"unicode/utf8"

	"brain/disclosure"
	"brain/graph"
	"brain/internal/fault"
	"brain/packs"
)

// basePack is always installed.
const basePack = "general"

// adminUID is the uid of the admin that a start can make.
const adminUID = "admin"

// BootstrapInput says what a service needs in its store.
type BootstrapInput struct {
	// Packs are names of built-in packs to install besides general.
	Packs []string
	// Dev makes an admin with a token.
	Dev bool
	// DevSecret is the secret of the admin's token that an earlier start gave, ""
	// for none; it is kept while it is valid.
	DevSecret string
	// AdminSecret is a secret chosen by the operator, at least MinSecret
	// characters: the admin gets a token of it, so that a first person can get in.
	// A token of it that was revoked stays revoked.
	AdminSecret string
}

// MinSecret is the least length of a secret that an operator chooses.
const MinSecret = 32

// BootstrapResult is what a start found or made.
type BootstrapResult struct {
	// DevSecret is the secret of the admin's token, "" unless Dev was asked for.
	DevSecret string
	// DevUID is the uid of that admin.
	DevUID string
	// Closed: there is no principal, so nobody can get in.
	Closed bool
}

// Bootstrap prepares the store for the service: packs, the reserved pages and,
// for development, an admin. It may run at every start and in several processes
// at once. A built-in pack replaces an installed one of a lower version; one that
// is newer in the store stays. Errors: UNKNOWN_TERM for the name of a pack,
// CONFLICT when packs do not go together.
func (s *Service) Bootstrap(ctx context.Context, in BootstrapInput) (BootstrapResult, error) {
	if err := s.finishErasure(ctx); err != nil {
		return BootstrapResult{}, err
	}
	wanted, err := builtinPacks(append([]string{basePack}, in.Packs...))
	if err != nil {
		return BootstrapResult{}, err
	}
	fresh := ""
	if in.Dev {
		fresh = s.tokenSecret()
	}
	var result BootstrapResult
	_, err = s.maintain(ctx, func(ctx context.Context, c *change) error {
		if err := c.prepare(ctx, wanted); err != nil {
			return err
		}
		if in.AdminSecret != "" {
			if err := c.admitOperator(ctx, in.AdminSecret); err != nil {
				return err
			}
		}
		if !in.Dev {
			people, err := c.decide(ctx, `MATCH (p:Principal) WHERE p.uid > $none RETURN p.uid ORDER BY p.uid LIMIT 1`, values{"none": graph.String("")})
			result = BootstrapResult{Closed: len(people) == 0}
			return err
		}
		secret, err := c.admit(ctx, in.DevSecret, fresh)
		if err != nil {
			return err
		}
		result = BootstrapResult{DevSecret: secret, DevUID: adminUID}
		return nil
	})
	return result, err
}

// prepare installs packs and makes the reserved pages.
func (c *change) prepare(ctx context.Context, wanted []packs.Pack) error {
	if err := c.lock(ctx, "bootstrap"); err != nil {
		return err
	}
	if err := c.reloadVocabulary(ctx); err != nil {
		return err
	}
	if err := c.installPacks(ctx, c.newerPacks(wanted)); err != nil {
		return err
	}
	for _, page := range []struct{ slug, title string }{{slugWorld, "World"}, {slugBrain, "Brain"}} {
		if err := c.addReservedPage(ctx, page.slug, page.title); err != nil {
			return err
		}
	}
	return nil
}

// addReservedPage makes a page that the service manages, unless it is there.
func (c *change) addReservedPage(ctx context.Context, slug, title string) error {
	rows, err := c.decideDeleted(ctx, `MATCH (p:Page) WHERE p.handle = $handle RETURN p.id`, values{"handle": graph.String(pageHandle(slug))})
	if err != nil || len(rows) > 0 {
		return err
	}
	const typeName = "concept"
	objectType, err := c.objectType(typeName, "")
	if err != nil {
		return fmt.Errorf("page %s: %w", slug, err)
	}
	_, err = c.addPage(ctx, pageDraft{storedPage: storedPage{Label: objectType.Label(), Page: Page{
		ID: c.s.newID(), Slug: slug, Type: typeName, Title: title, Scope: graph.ScopeWorld, CreatedAt: c.now, ManagedBy: systemUID,
	}}})
	return err
}

// admit makes the admin of a development instance and gives the secret of a valid
// token of it: the one that is kept, or else fresh.
func (c *change) admit(ctx context.Context, kept, fresh string) (string, error) {
	if err := c.ensureAdmin(ctx); err != nil {
		return "", err
	}
	if kept != "" {
		rows, err := c.decide(ctx, `MATCH (t:Token)-[:TOKEN_OF]->(p:Principal) WHERE t.hash = $hash RETURN p.uid, t.revokedAt, t.expiresAt`,
			values{"hash": graph.String(tokenHash(kept))})
		if err != nil {
			return "", err
		}
		if len(rows) == 1 && rows[0][0].Str() == adminUID && rows[0][1].IsNull() && (rows[0][2].IsNull() || rows[0][2].Time().After(c.now)) {
			return kept, nil
		}
	}
	_, err := c.addToken(ctx, Token{Name: "development", PrincipalUID: adminUID, CreatedAt: c.now}, nil, fresh)
	return fresh, err
}

// admitOperator gives the admin a token of the operator's secret, once.
func (c *change) admitOperator(ctx context.Context, secret string) error {
	if utf8.RuneCountInString(secret) < MinSecret {
		return fault.Bad("adminToken", fmt.Sprintf("at least %d characters", MinSecret), "")
	}
	if err := c.ensureAdmin(ctx); err != nil {
		return err
	}
	rows, err := c.decideDeleted(ctx, `MATCH (t:Token) WHERE t.hash = $hash RETURN t.id`, values{"hash": graph.String(tokenHash(secret))})
	if err != nil || len(rows) > 0 {
		return err
	}
	_, err = c.addToken(ctx, Token{Name: "operator", PrincipalUID: adminUID, CreatedAt: c.now}, nil, secret)
	return err
}

// ensureAdmin makes the admin unless it is there.
func (c *change) ensureAdmin(ctx context.Context) error {
	known, err := c.principalsByUID(ctx, []string{adminUID})
	if err != nil {
		return err
	}
	if _, ok := known[adminUID]; ok {
		return nil
	}
	_, err = c.addPrincipal(ctx, Principal{
		UID: adminUID, Kind: disclosure.Human, DisplayName: "Admin", Active: true,
		Roles: []disclosure.Role{disclosure.MemberRole, disclosure.CuratorRole, disclosure.AdminRole},
	})
	return err
}
