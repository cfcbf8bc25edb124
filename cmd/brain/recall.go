package main

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"brain/internal/client"
)

const recallDocument = `query Recall($query: String!, $about: String, $limit: Int, $budgetTokens: Int, $history: Boolean, $asOf: AsOfInput, $conversation: ConversationInput) {
  recall(query: $query, about: $about, limit: $limit, budgetTokens: $budgetTokens, history: $history, asOf: $asOf, conversation: $conversation) {
    recallId tokens degraded
    omitted { byBudget byFloor }
    hits {
      score tokens also
      why { text arms { arm rank } factors { name value } path { from { slug } link forward to { slug } } }
      item {
        __typename
        ... on Claim { id text kind state expired scope recordedAt about { __typename ... on Page { slug title } ... on Channel { externalId } } }
        ... on Passage { id text heading scope page { slug title } }
        ... on TimelineEvent { id summary detail date until eventType: type scope on: about { slug title } }
        ... on Page { id slug title type scope }
      }
    }
  }
}`

type recallVariables struct {
	Query        string        `json:"query"`
	About        string        `json:"about,omitempty"`
	Limit        *int          `json:"limit,omitempty"`
	BudgetTokens *int          `json:"budgetTokens,omitempty"`
	History      bool          `json:"history,omitempty"`
	AsOf         *asOf         `json:"asOf,omitempty"`
	Conversation *conversation `json:"conversation,omitempty"`
}

type recallAnswer struct {
	Tokens   int
	Degraded []string
	Omitted  struct{ ByBudget, ByFloor int }
	Hits     []recallHit
}

type recallHit struct {
	Score float64
	Why   struct{ Text string }
	Item  struct {
		Typename string `json:"__typename"`
		Text     string
		Kind     string
		State    string
		Expired  bool
		Scope    string
		About    *struct{ Slug, ExternalID string }
		Heading  *string
		Page     *struct{ Slug, Title string }
		Slug     string
		Title    string
		Type     string
		Summary  string
		Date     string
		On       *struct{ Slug, Title string }
	}
}

func (c *cli) recallCommand() *cobra.Command {
	var (
		v               recallVariables
		limit, budget   int
		channel         string
		recorded, valid instant
	)
	cmd := &cobra.Command{
		Use:   "recall TEXT",
		Short: "Find the few things that answer a question",
		Example: `  brain recall "who works at Acme"
  brain recall "예산" --limit 5
  brain recall "pricing" --about companies/acme --history
  brain recall "renewal" --budget 800 --json
  brain recall "who works at Acme" --valid 2024-06-01
  brain recall "renewal" --recorded 2026-01-31T18:00:00+09:00`,
		Args: arguments("TEXT"),
		RunE: func(cmd *cobra.Command, args []string) error {
			v.Query, v.Conversation, v.AsOf = args[0], conversationIn(channel), asOfTimes(recorded, valid)
			if cmd.Flags().Changed("limit") {
				v.Limit = &limit
			}
			if cmd.Flags().Changed("budget") {
				v.BudgetTokens = &budget
			}

			raw, got, err := call[recallAnswer](cmd.Context(), c, client.Operation{Name: "Recall", Document: recallDocument}, "recall", v)
			if err != nil {
				return err
			}
			if c.json {
				return printJSON(c.out, raw)
			}
			_, err = fmt.Fprint(c.out, got.text())
			return err
		},
	}
	f := cmd.Flags()
	f.StringVar(&v.About, "about", "", "page (id, slug or name) to stay near")
	f.IntVar(&limit, "limit", 20, "how many hits, at most 100")
	f.IntVar(&budget, "budget", 4000, "tokens to spend")
	f.BoolVar(&v.History, "history", false, "include superseded, retired, resolved and expired claims")
	f.Var(&recorded, "recorded", "look at what was recorded by then")
	f.Var(&valid, "valid", "look at what was true then")
	f.StringVar(&channel, "channel", "", "channel in which you ask")
	return cmd
}

func (a recallAnswer) text() string {
	var b strings.Builder
	if len(a.Hits) == 0 {
		b.WriteString("nothing found\n")
	}
	for i, hit := range a.Hits {
		fmt.Fprintf(&b, "%2d. %.4f  %s\n", i+1, hit.Score, hit.content())
		fmt.Fprintf(&b, "    %s · scope %s\n", hit.kind(), line(hit.Item.Scope))
		if hit.Why.Text != "" {
			fmt.Fprintf(&b, "    why: %s\n", line(hit.Why.Text))
		}
	}
	if a.Omitted.ByBudget > 0 {
		fmt.Fprintf(&b, "%d more left out by limit or budget\n", a.Omitted.ByBudget)
	}
	for _, d := range a.Degraded {
		fmt.Fprintf(&b, "without: %s\n", line(d))
	}
	return b.String()
}

// content is the hit's text on one line, cut where it is long.
func (h recallHit) content() string {
	const most = 300
	text := h.Item.Text
	switch h.Item.Typename {
	case "Page":
		text = h.Item.Title
	case "TimelineEvent":
		text = h.Item.Date + " " + h.Item.Summary
	}
	runes := []rune(line(text))
	if len(runes) > most {
		return string(runes[:most]) + "…"
	}
	return string(runes)
}

// kind says what the hit is and where it stands.
func (h recallHit) kind() string {
	switch h.Item.Typename {
	case "Page":
		return line(h.Item.Type + " " + h.Item.Slug)
	case "TimelineEvent":
		text := "event"
		if h.Item.On != nil {
			text += " of " + h.Item.On.Slug
		}
		return line(text)
	case "Passage":
		text := "passage"
		if h.Item.Page != nil {
			text += " of " + h.Item.Page.Slug
		}
		if h.Item.Heading != nil && *h.Item.Heading != "" {
			text += " § " + *h.Item.Heading
		}
		return line(text)
	}
	text := h.Item.Kind
	if h.Item.About != nil {
		text += " about " + h.Item.About.Slug + h.Item.About.ExternalID
	}
	if h.Item.State != "CURRENT" && h.Item.State != "ACTIVE" {
		text += ", " + strings.ToLower(h.Item.State)
	}
	if h.Item.Expired {
		text += ", expired"
	}
	return line(text)
}
