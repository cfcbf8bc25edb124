package app_test

import (
	"fmt"
	"net/http"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"brain/internal/config"
	"brain/internal/fault"
)

func TestErrorsHaveACodeAndNameTheField(t *testing.T) {
	s := start(t)
	ann := s.principal("ann", "HUMAN", "")
	s.principal("bot", "AGENT", "")
	botOptional := s.principal("scout", "AGENT", `, conversationPolicy: OPTIONAL`)
	s.group("ops")
	s.do(`mutation { createChannel(input: {externalId: "lobby", kind: GROUP, participants: ["scout", "ann"]}) { revision } }`)
	for range 2 {
		s.do(`mutation { createPage(input: {type: "note", title: "Twin"}) { revision } }`)
	}
	var page struct {
		CreatePage struct {
			Page struct {
				Slug    string
				Version int
			}
		}
	}
	s.must(request{query: `mutation { createPage(input: {type: "person", title: "Cleo"}) { page { slug version } } }`}, &page)
	require.Equal(t, 1, page.CreatePage.Page.Version)
	const nobody = "01900000-0000-7000-8000-000000000000"
	remember := func(more string) string {
		return `mutation { remember(input: {text: "A.", evidence: [{kind: MANUAL}], ` + more + `}) { status } }`
	}
	for _, c := range []struct {
		query string
		token string
		code  fault.Code
		field string
	}{
		{remember(`validFrom: "yesterday"`), "", fault.BadInput, "validFrom"},
		{remember(`validFrom: "2026-03-01"`), "", fault.BadInput, "validFrom"},
		{remember(`validFrom: "2026-03-01T09:00:00"`), "", fault.BadInput, "validFrom"},
		{remember(`confidence: 1.5`), "", fault.BadInput, "confidence"},
		{remember(`confidence: 0.123`), "", fault.BadInput, "confidence"},
		{`mutation { remember(input: {text: "A.", evidence: [{kind: MANUAL}, {kind: URL, observedAt: "x", url: "y"}]}) { status } }`, "", fault.BadInput, "evidence[1].observedAt"},
		{`mutation { remember(input: {text: "A.", evidence: []}) { status } }`, "", fault.BadInput, "evidence"},
		{`{ claims(filter: {recordedSince: "x"}) { totalCount } }`, "", fault.BadInput, "filter.recordedSince"},
		{`{ claims(first: 0) { totalCount } }`, "", fault.BadInput, "first"},
		{`{ claims(first: 501) { totalCount } }`, "", fault.BadInput, "first"},
		{`{ recall(query: " ") { tokens } }`, "", fault.BadInput, "query"},
		{`{ recall(query: "x", since: "never") { tokens } }`, "", fault.BadInput, "since"},
		{`mutation { forget(input: {reason: "x"}) { queued } }`, "", fault.BadInput, "claim"},
		{remember(`scope: "everyone"`), "", fault.InvalidScope, "scope"},
		{remember(`scope: ""`), "", fault.InvalidScope, "scope"},
		{remember(`scope: "group:nope"`), "", fault.UnknownGroup, "scope"},
		{remember(`scope: "group:nope"`), ann, fault.NotAMember, "scope"},
		{remember(`scope: "group:ops"`), ann, fault.NotAMember, "scope"},
		{remember(`scope: "principal:nobody"`), ann, fault.UnknownPrincipal, "scope"},
		{remember(`conversation: {channel: "lobby"}`), botOptional, fault.ScopeRequired, "scope"},
		{remember(`about: "Twin"`), "", fault.AmbiguousName, "about"},
		{remember(`kind: "fcat"`), "", fault.UnknownTerm, "kind"},
		{remember(`about: "Cleo", property: "shoes", value: 1`), "", fault.UnknownTerm, "property"},
		{remember(`holder: "Twin Peaks"`), "", fault.NotFound, "holder"},
		{`mutation { correct(input: {claim: "` + nobody + `", text: "B.", reason: "r"}) { status } }`, "", fault.NotFound, "claim"},
		{`mutation { updatePage(input: {page: "Cleo", version: 7, title: "Cleopatra"}) { revision } }`, "", fault.Conflict, "version"},
		{`mutation { createGroup(input: {name: "ops"}) { revision } }`, "", fault.Conflict, "name"},
		{`mutation { createPrincipal(input: {uid: "x", kind: HUMAN, displayName: "X"}) { revision } }`, ann, fault.Forbidden, ""},
		{`{ audit { nodes { id } } }`, ann, fault.Forbidden, ""},
		{`{ claims(after: "garbage") { totalCount } }`, "", fault.BadCursor, "after"},
		{`{ explainAccess(item: "` + nobody + `", principal: "ann") { allowed } }`, ann, fault.NotFound, "item"},
		{`mutation { connect(input: {from: "Cleo", to: "Cleo", type: "marries", evidence: [{kind: MANUAL}]}) { revision } }`, "", fault.UnknownTerm, "type"},
		{`{ recall(query: "` + strings.Repeat("word ", 14_000) + `") { tokens } }`, "", fault.TooLarge, "query"},
		{`{ nothing }`, "", "GRAPHQL_VALIDATION_FAILED", ""},
		{`mutation { remember(input: {evidence: []}) { status } }`, "", "GRAPHQL_VALIDATION_FAILED", ""},
		{`mutation { remember(input: {text: "A.", importance: HUGE, evidence: []}) { status } }`, "", "GRAPHQL_VALIDATION_FAILED", ""},
		{`{ claims(`, "", "GRAPHQL_PARSE_FAILED", ""},
	} {
		name := c.query
		if len(name) > 100 {
			name = name[:100]
		}
		t.Run(name, func(t *testing.T) {
			e := s.fails(request{query: c.query, token: c.token}, c.code)
			require.Equal(t, c.field, e.Extensions.Field, e.Message)
			for _, inner := range []string{"brain/", ".go:", "goroutine", "SQL", "fault.", "graph:"} {
				require.NotContains(t, e.Message+e.Extensions.Hint, inner)
			}
		})
	}
}

func TestBadRequests(t *testing.T) {
	s := start(t, func(c *config.Config) { c.Limits.BodyBytes = 1 << 10 })
	for name, c := range map[string]struct {
		r      request
		status int
		code   fault.Code
	}{
		"not JSON":      {request{body: `{`}, http.StatusBadRequest, fault.BadInput},
		"no object":     {request{body: `[]`}, http.StatusBadRequest, fault.BadInput},
		"two values":    {request{body: `{"query":"{viewer{roles}}"} {}`}, http.StatusBadRequest, fault.BadInput},
		"bad variables": {request{body: `{"query":"{viewer{roles}}","variables":7}`}, http.StatusBadRequest, fault.BadInput},
		"empty":         {request{body: ` `}, http.StatusBadRequest, fault.BadInput},
		// What @include asks of a variable is not asked where another one is not valid.
		"bad variable beside @include": {request{body: `{"query":"query($n:Int!,$two:Boolean!){a:viewer{roles} ...@include(if:$two){principals(first:$n){totalCount}}}","variables":{"n":"x","two":true}}`}, http.StatusOK, "GRAPHQL_VALIDATION_FAILED"},
		"bad variable of @include":     {request{body: `{"query":"query($two:Boolean!){a:viewer @include(if:$two){roles}}","variables":{"two":"x"}}`}, http.StatusOK, "GRAPHQL_VALIDATION_FAILED"},
		"no operation":                 {request{body: `{}`}, http.StatusOK, "GRAPHQL_VALIDATION_FAILED"},
		"form":                         {request{body: `query=x`, header: map[string]string{"Content-Type": "application/x-www-form-urlencoded"}}, http.StatusUnsupportedMediaType, fault.BadInput},
		"text as in CSRF":              {request{body: `{"query":"{viewer{roles}}"}`, header: map[string]string{"Content-Type": "text/plain"}}, http.StatusUnsupportedMediaType, fault.BadInput},
		"too large":                    {request{body: `{"query":"` + strings.Repeat(" ", 2<<10) + `{viewer{roles}}"}`}, http.StatusRequestEntityTooLarge, fault.TooLarge},
	} {
		t.Run(name, func(t *testing.T) {
			got := s.send(c.r)
			require.Equal(t, c.status, got.Status)
			require.Len(t, got.Errors, 1)
			require.Equal(t, c.code, got.Errors[0].Extensions.Code)
			require.Equal(t, got.Header.Get("X-Request-Id"), got.Errors[0].Extensions.RequestID)
			require.NotContains(t, got.Errors[0].Message, "viewer")
		})
	}
}

func TestRequestIDs(t *testing.T) {
	s := start(t)
	id := func(given string) string {
		return s.send(request{query: whoami, header: map[string]string{"X-Request-Id": given}}).Header.Get("X-Request-Id")
	}
	require.Equal(t, "trace-1.a:b", id("trace-1.a:b"))
	for _, odd := range []string{"", "a b", "é", strings.Repeat("x", 65), `"}`} {
		made := id(odd)
		require.NotEqual(t, odd, made)
		require.Len(t, made, 36)
	}
}

func TestNumbersKeepTheirDigits(t *testing.T) {
	s := start(t)
	s.do(`mutation { changePacks(input: {action: INSTALL, file: %q}) { applied conflicts } }`, `
apiVersion: brain.pack/v1
name: measures
version: 1.0.0
description: Measured values.
extends: [general]
objectTypes:
  - name: probe
    slugPrefix: probes
    primitive: entity
    properties:
      - {name: depth, type: decimal}
      - {name: count, type: int}
      - {name: cost, type: money}
      - {name: seen, type: datetime}
      - {name: label, type: string}
      - {name: live, type: bool}
      - {name: ratio, type: float}
`)
	s.do(`mutation { createPage(input: {type: "probe", title: "Probe"}) { revision } }`)
	for property, value := range map[string]string{
		"depth": `12345678901234.5678`, "count": `9007199254740993`, "cost": `{"amount":"12.5","currency":"EUR"}`,
		"seen": `"2026-03-01T09:00:00Z"`, "label": `"<a> & \"b\""`, "live": `true`, "ratio": `0.1`,
	} {
		body := fmt.Sprintf(`{"query":"mutation($v: JSON) { remember(input: {text: \"Probe %[1]s.\", about: \"Probe\", property: \"%[1]s\", value: $v, evidence: [{kind: MANUAL}]}) { claim { value } } }","variables":{"v":%[2]s}}`, property, value)
		got := s.send(request{body: body})
		require.Empty(t, got.Errors, property)
		require.JSONEq(t, `{"remember":{"claim":{"value":`+value+`}}}`, string(got.Data))
	}
	got := s.send(request{query: `{ page(ref: "Probe") { ... on Page { properties { name value claim { text about { ... on Page { slug } } } conflicts { id } } } } }`})
	require.Empty(t, got.Errors)
	require.Contains(t, string(got.Data), `12345678901234.5678`)
	require.Contains(t, string(got.Data), `9007199254740993`)
}
