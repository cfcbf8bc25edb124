package client_test

import (
	"context"
	"encoding/json"
	"io"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"testing"

	"github.com/stretchr/testify/require"

	"brain/internal/client"
	"brain/internal/fault"
)

type variables struct {
	ID string `json:"id"`
}

type data struct {
	Viewer struct{ Name string }
}

func operation() client.Operation {
	return client.Operation{Name: "Viewer", Document: "query Viewer($id: ID!) { viewer(id: $id) { name } }"}
}

func TestDoSendsAndDecodes(t *testing.T) {
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		body, _ := io.ReadAll(r.Body)
		var got map[string]any
		if json.Unmarshal(body, &got) != nil || r.URL.Path != "/graphql" || r.Header.Get("Authorization") != "Bearer s3cret" ||
			got["operationName"] != "Viewer" || got["variables"].(map[string]any)["id"] != "<7>" {
			http.Error(w, "unexpected", http.StatusTeapot)
			return
		}
		_, _ = io.WriteString(w, `{"data":{"viewer":{"name":"Ada"}}}`)
	}))
	t.Cleanup(server.Close)
	for _, address := range []string{server.URL, server.URL + "/", server.URL + "/graphql"} {
		c, err := client.New(address, "s3cret")
		require.NoError(t, err)
		got, err := client.Do[data](t.Context(), c, operation(), variables{"<7>"})
		require.NoError(t, err)
		require.Equal(t, "Ada", got.Viewer.Name)
	}
}

func TestDoErrors(t *testing.T) {
	for name, c := range map[string]struct {
		status int
		body   string
		want   client.Error
	}{
		"typed": {200, `{"data":null,"errors":[{"message":"no such group","extensions":{"code":"UNKNOWN_GROUP","field":"input.scope","hint":"did you mean ops?","requestId":"r1"}}]}`,
			client.Error{Code: fault.UnknownGroup, Message: "no such group", Field: "input.scope", Hint: "did you mean ops?", RequestID: "r1", Status: 200}},
		"no code":        {200, `{"errors":[{"message":"x"}]}`, client.Error{Code: fault.Internal, Message: "x", RequestID: "header", Status: 200}},
		"unauthorised":   {401, `nope`, client.Error{Code: fault.Unauthenticated, Message: "the server answered 401 Unauthorized", Hint: "check BRAIN_TOKEN", RequestID: "header", Status: 401}},
		"empty answer":   {503, ``, client.Error{Code: fault.Unavailable, Message: "the server answered 503 Service Unavailable", RequestID: "header", Status: 503}},
		"too large":      {413, `{}`, client.Error{Code: fault.TooLarge, Message: "the server answered 413 Request Entity Too Large", RequestID: "header", Status: 413}},
		"typed with 401": {401, `{"errors":[{"message":"expired","extensions":{"code":"UNAUTHENTICATED"}}]}`, client.Error{Code: fault.Unauthenticated, Message: "expired", RequestID: "header", Status: 401}},
	} {
		t.Run(name, func(t *testing.T) {
			cl := serve(t, c.status, c.body)
			_, err := client.Do[data](t.Context(), cl, operation(), variables{})
			var got *client.Error
			require.ErrorAs(t, err, &got)
			require.Equal(t, c.want, *got)
			require.ErrorIs(t, err, c.want.Code)
		})
	}
}

func TestDoSeveralErrors(t *testing.T) {
	cl := serve(t, 200, `{"errors":[{"message":"a","extensions":{"code":"BAD_INPUT"}},{"message":"b","extensions":{"code":"CONFLICT"}}]}`)
	_, err := client.Do[data](t.Context(), cl, operation(), variables{})
	require.ErrorIs(t, err, fault.BadInput)
	require.ErrorIs(t, err, fault.Conflict)
	require.EqualError(t, err, "BAD_INPUT: a; CONFLICT: b")
}

func TestDoNotGraphQL(t *testing.T) {
	_, err := client.Do[data](t.Context(), serve(t, 200, `<html>`), operation(), variables{})
	require.ErrorIs(t, err, fault.Internal)
	require.ErrorContains(t, err, "not GraphQL")
}

func TestDoUnreachableAndCancelled(t *testing.T) {
	server := httptest.NewServer(http.NotFoundHandler())
	server.Close()
	c, err := client.New(server.URL, "")
	require.NoError(t, err)
	_, err = client.Do[data](t.Context(), c, operation(), variables{})
	var unreachable *client.UnreachableError
	require.ErrorAs(t, err, &unreachable)
	require.ErrorIs(t, err, fault.Unavailable)

	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	_, err = client.Do[data](ctx, c, operation(), variables{})
	require.ErrorIs(t, err, context.Canceled)
}

func TestNewRefusesAddresses(t *testing.T) {
	for _, address := range []string{"", "localhost:7777", "ftp://x", "http://", "http://[::1"} {
		_, err := client.New(address, "")
		require.ErrorIs(t, err, client.ErrAddress, address)
	}
}

func TestFind(t *testing.T) {
	file := filepath.Join(t.TempDir(), "dev.json")
	env := func(m map[string]string) func(string) (string, bool) {
		return func(name string) (string, bool) { v, ok := m[name]; return v, ok }
	}
	_, err := client.Find(env(nil), file)
	require.ErrorIs(t, err, client.ErrNoServer)

	require.NoError(t, os.WriteFile(file, []byte(`{"url":"http://a","token":"t","principal":"admin"}`), 0o600))
	got, err := client.Find(env(nil), file)
	require.NoError(t, err)
	require.Equal(t, client.Target{URL: "http://a", Token: "t", Principal: "admin"}, got)

	got, err = client.Find(env(map[string]string{"BRAIN_URL": "http://b", "BRAIN_TOKEN": "u"}), file)
	require.NoError(t, err)
	require.Equal(t, client.Target{URL: "http://b", Token: "u"}, got)

	for _, half := range []map[string]string{{"BRAIN_URL": "http://b"}, {"BRAIN_TOKEN": "u"}} {
		_, err = client.Find(env(half), file)
		require.ErrorIs(t, err, client.ErrNoServer)
	}
	for _, broken := range []string{`{`, `{}`, `{"url":"http://a"}`} {
		require.NoError(t, os.WriteFile(file, []byte(broken), 0o600))
		_, err = client.Find(env(nil), file)
		require.ErrorIs(t, err, client.ErrNoServer, broken)
	}
}

func serve(t *testing.T, status int, body string) *client.Client {
	t.Helper()
	server := httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, _ *http.Request) {
		w.Header().Set("X-Request-Id", "header")
		w.WriteHeader(status)
		_, _ = io.WriteString(w, body)
	}))
	t.Cleanup(server.Close)
	c, err := client.New(server.URL, "token")
	require.NoError(t, err)
	return c
}
