package memory_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"brain/disclosure"
	"brain/internal/fault"
	"brain/internal/memory"
)

func TestExplainAccess(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("dana", "omar")
		w.agent("scribe", "dana")
		w.principal(disclosure.Human, "cora", disclosure.CuratorRole)
		w.principal(disclosure.Human, "bare", disclosure.AdminRole)
		w.group("deals", "dana", "scribe")
		w.direct("dm", "dana", "scribe")
		w.room("room", "deals", "scribe", "omar")
		page := func(scope string) string {
			t.Helper()
			p, _, err := w.CreatePage(t.Context(), w.as("dana"), memory.CreatePageInput{Type: "note", Title: "In " + scope, Scope: &scope, Body: ptr("Text.")})
			require.NoError(t, err)
			return p.ID
		}
		world, deals, own := page("world"), page("group:deals"), page("principal:dana")
		sections, err := w.Sections(t.Context(), w.as("dana"), []string{deals})
		require.NoError(t, err)
		section := sections[deals][0].ID

		for name, tt := range map[string]struct {
			by            *memory.Session
			item, subject string
			allowed       bool
			rule          disclosure.Rule
			memberships   []string
			code          fault.Code
			field         string
		}{
			"own world":                    {by: w.as("omar"), item: world, subject: "omar", allowed: true, rule: disclosure.RuleWorld},
			"own by membership":            {by: w.as("dana"), item: deals, subject: "dana", allowed: true, rule: disclosure.RuleMember, memberships: []string{"group:deals"}},
			"own section":                  {by: w.as("dana"), item: section, subject: "dana", allowed: true, rule: disclosure.RuleMember, memberships: []string{"group:deals"}},
			"own self":                     {by: w.as("dana"), item: own, subject: "dana", allowed: true, rule: disclosure.RuleSelf},
			"hidden":                       {by: w.as("omar"), item: deals, subject: "omar", code: fault.NotFound, field: "item"},
			"missing":                      {by: w.as("omar"), item: "none", subject: "omar", code: fault.NotFound, field: "item"},
			"hidden, about another":        {by: w.as("omar"), item: deals, subject: "dana", code: fault.NotFound, field: "item"},
			"known, about another":         {by: w.as("dana"), item: deals, subject: "omar", code: fault.Forbidden, field: "principal"},
			"admin is no curator":          {by: w.as("bare"), item: deals, subject: "bare", code: fault.NotFound, field: "item"},
			"curator about another":        {by: w.as("cora"), item: deals, subject: "omar", rule: disclosure.RuleOutOfScope},
			"curator about a member":       {by: w.as("cora"), item: deals, subject: "dana", allowed: true, rule: disclosure.RuleMember, memberships: []string{"group:deals"}},
			"curator about itself":         {by: w.as("cora"), item: deals, subject: "cora", rule: disclosure.RuleOutOfScope},
			"curator about nobody":         {by: w.as("cora"), item: deals, subject: "nobody", code: fault.UnknownPrincipal, field: "principal"},
			"curator about nothing":        {by: w.as("cora"), item: "none", subject: "dana", code: fault.NotFound, field: "item"},
			"curator in a conversation":    {by: w.in("cora", "room"), item: deals, subject: "scribe", rule: disclosure.RuleRecipient},
			"curator in another's":         {by: w.in("cora", "dm"), item: own, subject: "scribe", allowed: true, rule: disclosure.RuleCounterpart},
			"curator, not the subject's":   {by: w.in("cora", "dm"), item: own, subject: "omar", code: fault.Forbidden, field: "conversation"},
			"agent without a conversation": {by: w.as("scribe"), item: world, subject: "scribe", code: fault.ConversationRequired, field: "conversation"},
			"agent in its conversation":    {by: w.in("scribe", "dm"), item: deals, subject: "scribe", allowed: true, rule: disclosure.RuleMember, memberships: []string{"group:deals"}},
			"agent where others hear":      {by: w.in("scribe", "room"), item: deals, subject: "scribe", code: fault.NotFound, field: "item"},
			"agent about its human":        {by: w.in("scribe", "dm"), item: own, subject: "scribe", allowed: true, rule: disclosure.RuleCounterpart},
		} {
			got, err := w.ExplainAccess(t.Context(), tt.by, tt.item, tt.subject)
			t.Run(name, func(t *testing.T) {
				if tt.code != "" {
					refused(t, err, tt.code, tt.field)
					return
				}
				require.NoError(t, err)
				require.Equal(t, tt.allowed, got.Allowed, got.Text)
				require.Equal(t, tt.rule, got.Rule, got.Text)
				require.Equal(t, tt.memberships, got.Memberships)
			})
		}
		_, hidden := w.ExplainAccess(t.Context(), w.as("omar"), deals, "omar")
		_, missing := w.ExplainAccess(t.Context(), w.as("omar"), "none", "omar")
		require.Equal(t, missing, hidden)
	})
}
