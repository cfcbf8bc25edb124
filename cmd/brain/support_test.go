package main

import (
	"bytes"
	"context"
	"encoding/json"
	"net/http"
	"net/http/httptest"
	"os"
	"path/filepath"
	"sync"
	"testing"

	"github.com/stretchr/testify/require"
	"github.com/vektah/gqlparser/v2"
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/validator"

	"brain/internal/config"
)

// request is one operation that the scripted server received.
type request struct {
	Operation string
	Variables map[string]any
	Token     string
}

// server answers operations by name from a script, after checking each against
// the API's schema.
type server struct {
	*httptest.Server
	mu       sync.Mutex
	script   map[string][]string
	requests []request
}

// serveScript starts a server. A script's answers to one operation are given in
// turn, the last one again and again; an answer is a whole GraphQL response.
func serveScript(t *testing.T, script map[string][]string) *server {
	t.Helper()
	schema := loadSchema(t)
	s := &server{script: script}
	s.Server = httptest.NewServer(http.HandlerFunc(func(w http.ResponseWriter, r *http.Request) {
		var body struct {
			Query         string
			OperationName string
			Variables     map[string]any
		}
		if err := json.NewDecoder(r.Body).Decode(&body); err != nil {
			http.Error(w, err.Error(), http.StatusBadRequest)
			return
		}
		if err := check(schema, body.Query, body.OperationName, body.Variables); err != nil {
			w.WriteHeader(http.StatusUnprocessableEntity)
			_ = json.NewEncoder(w).Encode(map[string]any{"errors": []any{map[string]any{"message": "against the schema: " + err.Error(), "extensions": map[string]string{"code": "INTERNAL"}}}})
			return
		}
		_, _ = w.Write([]byte(s.answer(request{body.OperationName, body.Variables, r.Header.Get("Authorization")})))
	}))
	t.Cleanup(s.Close)
	return s
}

func (s *server) answer(r request) string {
	s.mu.Lock()
	defer s.mu.Unlock()
	s.requests = append(s.requests, r)
	answers := s.script[r.Operation]
	if len(answers) == 0 {
		return `{"errors":[{"message":"not in the script: ` + r.Operation + `","extensions":{"code":"INTERNAL"}}]}`
	}
	if len(answers) > 1 {
		s.script[r.Operation] = answers[1:]
	}
	return answers[0]
}

func loadSchema(t *testing.T) *ast.Schema {
	t.Helper()
	files, err := filepath.Glob("../../schema/api/*.graphqls")
	require.NoError(t, err)
	require.NotEmpty(t, files)
	var sources []*ast.Source
	for _, f := range files {
		content, err := os.ReadFile(f)
		require.NoError(t, err)
		sources = append(sources, &ast.Source{Name: f, Input: string(content)})
	}
	schema, err := gqlparser.LoadSchema(sources...)
	require.NoError(t, err)
	return schema
}

func check(schema *ast.Schema, query, name string, variables map[string]any) error {
	doc, faults := gqlparser.LoadQueryWithRules(schema, query, nil)
	if len(faults) > 0 {
		return faults
	}
	_, err := validator.VariableValues(schema, doc.Operations.ForName(name), variables)
	return err
}

// result is what a command line left behind.
type result struct {
	code     int
	out, err string
}

// brain runs a command line against a server; nil for none.
func brain(ctx context.Context, s *server, args ...string) result {
	env := map[string]string{}
	if s != nil {
		env["BRAIN_URL"], env["BRAIN_TOKEN"] = s.URL, "secret"
	}
	return brainWith(ctx, env, args...)
}

func brainWith(ctx context.Context, env map[string]string, args ...string) result {
	var out, err bytes.Buffer
	c := &cli{out: &out, err: &err,
		env: func(name string) (string, bool) { v, ok := env[name]; return v, ok },
		serve: func(_ context.Context, cfg config.Config, _ string) error {
			return cfg.Print(&out)
		},
	}
	code := c.run(ctx, args)
	return result{code, out.String(), err.String()}
}
