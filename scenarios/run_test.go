//go:build unix

package scenarios_test

import (
	"encoding/json"
	"fmt"
	"maps"
	"regexp"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"brain/scenarios"
)

// run is one scenario file on its way through one service.
type run struct {
	server  *server
	file    scenarios.File
	shared  map[string]string
	secrets map[string]string // by uid or name of a token
	bound   scenarios.Bindings
	named   map[string]answered // by name of a step
	neutral *scenarios.Neutral
	// answers are the comparable answers by case and step.
	answers map[string]any
}

// answered is a step's answer with the values that were asked for.
type answered struct {
	body  string
	given []string
}

// play runs a file on a server and returns the comparable answers.
func play(t *testing.T, s *server, f scenarios.File, shared map[string]string) map[string]any {
	t.Helper()
	r := &run{
		server: s, file: f, shared: shared, secrets: map[string]string{"admin": s.app.Token}, bound: scenarios.Bindings{},
		named: map[string]answered{}, neutral: scenarios.NewNeutral(), answers: map[string]any{},
	}
	r.setUp(t)
	for i, step := range f.Given {
		r.step(t, fmt.Sprintf("given, step %d", i+1), step)
	}
	if t.Failed() {
		return nil
	}
	for _, c := range f.Cases {
		t.Run(c.Name, func(t *testing.T) {
			for i, step := range c.Steps {
				r.step(t, fmt.Sprintf("%s, step %d", c.Name, i+1), step)
			}
		})
	}
	return r.answers
}

// setUp makes the world that the file asks for, as an admin would.
func (r *run) setUp(t *testing.T) {
	t.Helper()
	if packs := r.file.Setup.Packs; len(packs) > 0 {
		r.admin(t, `mutation($input: ChangePacksInput!) { changePacks(input: $input) { applied } }`, input{"action": "INSTALL", "names": packs})
	}
	for _, p := range r.file.Setup.Principals {
		in := input{"uid": p.UID, "kind": "HUMAN", "displayName": p.UID}
		in.set("kind", p.Kind).set("owner", p.Owner).set("conversationPolicy", p.Policy).set("disclosureMode", p.Mode)
		if p.Roles != nil {
			in["roles"] = p.Roles
		}
		r.admin(t, `mutation($input: CreatePrincipalInput!) { createPrincipal(input: $input) { revision } }`, in)
	}
	for _, g := range r.file.Setup.Groups {
		made := r.admin(t, `mutation($input: CreateGroupInput!) { createGroup(input: $input) { group { gid } } }`, input{"name": g.Name})
		r.bound["group:"+g.Name] = made["createGroup"].(map[string]any)["group"].(map[string]any)["gid"].(string)
		for role, uids := range map[string][]string{"MEMBER": g.Members, "STEWARD": g.Stewards} {
			for _, uid := range uids {
				r.admin(t, `mutation($input: AddMemberInput!) { addMember(input: $input) { revision } }`, input{"group": g.Name, "principal": uid, "role": role})
			}
		}
	}
	for _, c := range r.file.Setup.Channels {
		in := input{"externalId": c.ID, "kind": c.Kind, "participants": c.Participants}
		in.set("group", c.Group).set("mode", c.Mode)
		r.admin(t, `mutation($input: CreateChannelInput!) { createChannel(input: $input) { revision } }`, in)
	}
	for _, p := range r.file.Setup.Principals {
		r.secrets[p.UID] = r.token(t, input{"principal": p.UID})
	}
	for _, tok := range r.file.Setup.Tokens {
		r.secrets[tok.Name] = r.token(t, input{"principal": tok.Principal, "capabilities": tok.Capabilities, "channels": tok.Channels})
	}
}

// input is a GraphQL input object.
type input map[string]any

// set enters a value unless it is empty.
func (in input) set(key, value string) input {
	if value != "" {
		in[key] = value
	}
	return in
}

func (r *run) admin(t *testing.T, query string, in input) map[string]any {
	t.Helper()
	return must(t, r.server.app.URL, request{Query: query, Variables: input{"input": in}, secret: r.secrets["admin"]})
}

func (r *run) token(t *testing.T, in input) string {
	t.Helper()
	made := r.admin(t, `mutation($input: CreateTokenInput!) { createToken(input: $input) { secret } }`, in)
	return made["createToken"].(map[string]any)["secret"].(string)
}

// step runs one step. A wrong answer fails the test and lets the run go on.
func (r *run) step(t *testing.T, where string, s scenarios.Step) {
	t.Helper()
	if s.Clock != "" {
		at, err := time.Parse(time.RFC3339, s.Clock)
		require.NoError(t, err, where)
		r.server.moveClock(t, at)
		return
	}
	if s.Job != nil {
		r.job(t, where, *s.Job)
		return
	}
	q := r.request(t, where, s)
	a := ask(t, r.server.app.URL, q)
	where += " (" + s.As + ")"
	if s.Error != nil {
		demandError(t, where, s.Error, a, r.bound)
		if s.Expect == nil {
			demandNoData(t, where, a)
		}
	}
	if s.Expect != nil {
		want, err := scenarios.JSON(s.Expect)
		require.NoError(t, err, where)
		if len(a.Errors) > 0 && s.Error == nil {
			t.Errorf("%s: %s", where, a.body)
		} else if diffs := scenarios.Match(want, a.Data, r.bound); len(diffs) > 0 {
			t.Errorf("%s:\n%s", where, strings.Join(diffs, "\n"))
		}
	}
	got := answered{body: string(a.body), given: texts(q.Variables)}
	if s.Alike != "" {
		earlier, ok := r.named[s.Alike]
		require.True(t, ok, "%s: there is no earlier step %q", where, s.Alike)
		require.Equal(t, earlier.text(), got.text(), "%s: expected the answer of %q", where, s.Alike)
	}
	if s.Name != "" {
		r.named[s.Name] = got
	}
	comparable, err := scenarios.JSON(map[string]any{"data": a.Data, "errors": a.Errors})
	require.NoError(t, err, where)
	r.answers[where] = r.neutral.Answer(comparable)
}

// request is the step as a client would send it.
func (r *run) request(t *testing.T, where string, s scenarios.Step) request {
	t.Helper()
	with, err := r.bound.Fill(map[string]any(s.With))
	require.NoError(t, err, where)
	variables := with.(map[string]any)
	conversation := s.Conversation
	if s.In != "" {
		conversation = map[string]any{"channel": s.In}
	}
	if conversation != nil {
		// Mutations carry it in their input.
		if in, ok := variables["input"].(map[string]any); ok {
			in["conversation"] = conversation
		} else {
			variables["conversation"] = conversation
		}
	}
	q := request{Query: s.Query, Variables: variables, secret: r.secret(t, where, s.As)}
	if own, ok := r.file.Operations[s.Do]; ok {
		q.Query = own
	} else if s.Do != "" {
		q.Query, ok = r.shared[s.Do]
		require.True(t, ok, "%s: there is no operation %s", where, s.Do)
	}
	return q
}

func (r *run) secret(t *testing.T, where, as string) string {
	t.Helper()
	if as == "nobody" {
		return ""
	}
	if name, ok := strings.CutPrefix(as, "$"); ok {
		require.Contains(t, r.bound, name, where)
		return r.bound[name]
	}
	require.Contains(t, r.secrets, as, "%s: there is no principal or token of that name", where)
	return r.secrets[as]
}

// demandError compares the one error of an answer.
func demandError(t *testing.T, where string, want *scenarios.Failure, a answer, bound scenarios.Bindings) {
	t.Helper()
	if len(a.Errors) != 1 {
		t.Errorf("%s: want error %s on %q, got %s", where, want.Code, want.Field, a.body)
		return
	}
	e := a.Errors[0]
	got := scenarios.Failure{Code: e.Extensions.Code, Field: e.Extensions.Field}
	expected := scenarios.Failure{Code: want.Code, Field: want.Field}
	if want.Message != "" {
		got.Message, expected.Message = e.Message, bound.Expand(want.Message)
	}
	if want.Hint != "" {
		got.Hint, expected.Hint = e.Extensions.Hint, bound.Expand(want.Hint)
	}
	if got != expected {
		t.Errorf("%s:\n  want %+v\n  got  %s", where, expected, a.body)
	}
}

// demandNoData demands that no root field of an answer has a value.
func demandNoData(t *testing.T, where string, a answer) {
	t.Helper()
	if fields, ok := a.Data.(map[string]any); ok {
		for name, value := range fields {
			if value != nil {
				t.Errorf("%s: want no data beside the error, got %s: %v", where, name, value)
			}
		}
	}
}

var requestID = regexp.MustCompile(`"requestId":"[^"]*"`)

// text is the body without what must differ: the request's id, and the values
// that were asked for where they are repeated.
func (a answered) text() string {
	text := requestID.ReplaceAllString(a.body, `"requestId":""`)
	for _, given := range a.given {
		quoted, err := json.Marshal(given)
		if err == nil && len(quoted) > 2 {
			text = strings.ReplaceAll(text, strings.Trim(string(quoted), `"`), "<given>")
		}
	}
	return text
}

// texts are all texts in a JSON value.
func texts(v any) []string {
	var out []string
	switch x := v.(type) {
	case string:
		out = append(out, x)
	case map[string]any:
		for _, one := range maps.All(x) {
			out = append(out, texts(one)...)
		}
	case []any:
		for _, one := range x {
			out = append(out, texts(one)...)
		}
	}
	return out
}
