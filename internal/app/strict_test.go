package app_test

import (
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"

	"brain/internal/fault"
)

const rememberInput = `mutation($i: RememberInput!) { remember(input: $i) { claim { importance evidence { kind } } } }`

func TestVariablesAreAsStrictAsLiterals(t *testing.T) {
	s := start(t)
	with := func(field string, value any) map[string]any {
		in := map[string]any{"text": "A fine text.", "evidence": []any{map[string]any{"kind": "MANUAL"}}}
		in[field] = value
		return map[string]any{"i": in}
	}
	for _, c := range []struct {
		field string
		value any
		at    string
		hint  string
	}{
		{"importance", "high", "i.importance", "did you mean HIGH?"},
		{"family", "take", "i.family", "did you mean TAKE?"},
		{"evidence", []any{map[string]any{"kind": "url"}}, "i.evidence[0].kind", "did you mean URL?"},
		{"text", 5, "i.text", ""},
		{"confidence", "0.5", "i.confidence", ""},
	} {
		e := s.fails(request{query: rememberInput, variables: with(c.field, c.value)}, fault.BadInput)
		require.Equal(t, c.at, e.Extensions.Field, "%v", e)
		if c.hint != "" {
			require.Equal(t, c.hint, e.Extensions.Hint)
		}
	}
	for field, value := range map[string]any{"importance": 1, "scope": true} {
		s.fails(request{query: rememberInput, variables: with(field, value)}, "GRAPHQL_VALIDATION_FAILED")
	}
	s.fails(request{query: `query($s: [ClaimState!]) { claims(filter: {states: $s}) { totalCount } }`, variables: map[string]any{"s": []string{"current"}}}, fault.BadInput)
	s.must(request{query: rememberInput, variables: with("importance", "HIGH")}, nil)
}

func TestTextIsTakenAsGivenOrNotAtAll(t *testing.T) {
	s := start(t)
	body := func(text string) string {
		return `{"query":"mutation($i: RememberInput!) { remember(input: $i) { claim { text } } }","variables":{"i":{"text":"` + text + `","evidence":[{"kind":"MANUAL"}]}}}`
	}
	for name, text := range map[string]string{
		"not UTF-8": "a \xff b", "high half": `a \ud800 b`, "low half": `a \udc00 b`, "halves exchanged": `a \udc00\ud800 b`, "half before another escape": `a \ud83d\n b`,
	} {
		reply := s.send(request{body: body(text)})
		require.Len(t, reply.Errors, 1, name)
		require.Equal(t, fault.BadInput, reply.Errors[0].Extensions.Code, name)
	}
	reply := s.send(request{query: `mutation { remember(input: {text: "a \uD800 b", evidence: [{kind: MANUAL}]}) { status } }`})
	require.Equal(t, fault.BadInput, reply.Errors[0].Extensions.Code)
	for _, text := range []string{`a \ud83d\ude00 b`, `a \\ud800 b`, "한국어 😀"} {
		require.Empty(t, s.send(request{body: body(text)}).Errors, text)
	}
}

func TestPersistedOperationsAreOnesOwn(t *testing.T) {
	s := start(t)
	amy, eve := s.principal("amy", "HUMAN", ""), s.principal("eve", "HUMAN", "")
	text := `{ viewer { principal { uid } } }`
	sum := sha256.Sum256([]byte(text))
	extension := fmt.Sprintf(`"extensions":{"persistedQuery":{"version":1,"sha256Hash":"%s"}}`, hex.EncodeToString(sum[:]))
	require.Empty(t, s.send(request{token: eve, body: `{"query":"` + text + `",` + extension + `}`}).Errors)
	require.Empty(t, s.send(request{token: eve, body: `{` + extension + `}`}).Errors)
	require.NotEmpty(t, s.send(request{token: amy, body: `{` + extension + `}`}).Errors, "what eve sent is hers")
}

func TestLongOperationsAreRefusedBeforeTheyAreCompared(t *testing.T) {
	s := start(t)
	s.fails(request{query: `{ viewer { principal { ` + strings.Repeat("uid ", 3_000) + `} } }`}, "GRAPHQL_PARSE_FAILED")
}

func TestLongInputIsNotEchoed(t *testing.T) {
	s := start(t)
	reply := s.send(request{query: rememberInput, variables: map[string]any{"i": map[string]any{
		"text": "A fine text.", "holder": strings.Repeat("x", 10_000), "evidence": []any{map[string]any{"kind": "MANUAL"}},
	}}})
	require.Len(t, reply.Errors, 1)
	require.Less(t, len(reply.Errors[0].Message), 500)
}
