package authn_test

import (
	"context"
	"errors"
	"net/http"
	"net/http/httptest"
	"testing"

	"github.com/stretchr/testify/require"

	"brain/disclosure"
	"brain/internal/authn"
	"brain/internal/fault"
	"brain/internal/memory"
)

// doorman knows one secret and says what its bearer is.
type doorman struct {
	secret string
	viewer memory.Viewer
	err    error
}

func (d doorman) Authenticate(_ context.Context, secret string) (*memory.Session, error) {
	if secret != d.secret {
		return nil, fault.New(fault.Unauthenticated, "no")
	}
	return &memory.Session{UID: d.viewer.Principal.UID}, d.err
}

func (d doorman) Viewer(_ context.Context, session *memory.Session) (memory.Viewer, error) {
	if session.UID != d.viewer.Principal.UID {
		return memory.Viewer{}, errors.New("another session")
	}
	return d.viewer, nil
}

// call asks for what is behind the door and gives the code of the refusal, ""
// when the request was let in.
func call(t *testing.T, d doorman, headers ...string) (code fault.Code) {
	t.Helper()
	refuse := func(_ http.ResponseWriter, _ *http.Request, err error) { code = fault.CodeOf(err) }
	entered := false
	h := authn.Required(d, refuse, authn.Operators(d, refuse, http.HandlerFunc(func(_ http.ResponseWriter, r *http.Request) {
		entered = true
		require.Equal(t, d.viewer.Principal.UID, authn.Session(r.Context()).UID)
	})))
	r := httptest.NewRequestWithContext(t.Context(), http.MethodGet, "/metrics", nil)
	for _, value := range headers {
		r.Header.Add("Authorization", value)
	}
	h.ServeHTTP(httptest.NewRecorder(), r)
	require.Equal(t, code == "", entered)
	return code
}

func TestWhoIsLetIn(t *testing.T) {
	viewer := func(kind disclosure.Kind, roles ...disclosure.Role) memory.Viewer {
		return memory.Viewer{Principal: memory.Principal{UID: "ann", Kind: kind}, Roles: roles}
	}
	admin := doorman{secret: "s3cret", viewer: viewer(disclosure.Human, disclosure.AdminRole)}
	for name, c := range map[string]struct {
		who     doorman
		headers []string
		code    fault.Code
	}{
		"admin":              {admin, []string{"Bearer s3cret"}, ""},
		"scheme in any case": {admin, []string{"bEARER  s3cret"}, ""},
		"service":            {doorman{secret: "s3cret", viewer: viewer(disclosure.Service)}, []string{"Bearer s3cret"}, ""},
		"member":             {doorman{secret: "s3cret", viewer: viewer(disclosure.Human, disclosure.MemberRole, disclosure.CuratorRole)}, []string{"Bearer s3cret"}, fault.Forbidden},
		"agent":              {doorman{secret: "s3cret", viewer: viewer(disclosure.Agent, disclosure.MemberRole)}, []string{"Bearer s3cret"}, fault.Forbidden},
		"no header":          {admin, nil, fault.Unauthenticated},
		"no secret":          {admin, []string{"Bearer "}, fault.Unauthenticated},
		"scheme alone":       {admin, []string{"Bearer"}, fault.Unauthenticated},
		"other scheme":       {admin, []string{"Basic s3cret"}, fault.Unauthenticated},
		"no scheme":          {admin, []string{"s3cret"}, fault.Unauthenticated},
		"wrong secret":       {admin, []string{"Bearer s3cre"}, fault.Unauthenticated},
		"two headers":        {admin, []string{"Bearer s3cret", "Bearer s3cret"}, fault.Unauthenticated},
		"store is away":      {doorman{secret: "s3cret", err: fault.Unavailable}, []string{"Bearer s3cret"}, fault.Unavailable},
	} {
		t.Run(name, func(t *testing.T) { require.Equal(t, c.code, call(t, c.who, c.headers...)) })
	}
}

func TestThereIsNoSessionOutside(t *testing.T) {
	require.Nil(t, authn.Session(t.Context()))
}
