package main

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"brain/internal/client"
)

const rememberDocument = `mutation Remember($input: RememberInput!) {
  remember(input: $input) {
    status revision
    claim { id text family kind state filing wantedName scope about { __typename ... on Page { slug title } ... on Channel { externalId } } holder { slug } }
    similar { id text scope }
  }
}`

type evidenceInput struct {
	Kind string `json:"kind"`
	URL  string `json:"url,omitempty"`
	Note string `json:"note,omitempty"`
}

type createPageHint struct {
	Type string `json:"type"`
}

type rememberInput struct {
	Text           string          `json:"text"`
	Family         string          `json:"family,omitempty"`
	Kind           string          `json:"kind,omitempty"`
	About          string          `json:"about,omitempty"`
	CreatePage     *createPageHint `json:"createPage,omitempty"`
	Holder         string          `json:"holder,omitempty"`
	Scope          string          `json:"scope,omitempty"`
	Confidence     *float64        `json:"confidence,omitempty"`
	Weight         *float64        `json:"weight,omitempty"`
	Importance     string          `json:"importance,omitempty"`
	ValidFrom      string          `json:"validFrom,omitempty"`
	ValidUntil     string          `json:"validUntil,omitempty"`
	Due            string          `json:"due,omitempty"`
	Context        string          `json:"context,omitempty"`
	Evidence       []evidenceInput `json:"evidence"`
	Supersedes     string          `json:"supersedes,omitempty"`
	IdempotencyKey string          `json:"idempotencyKey,omitempty"`
	Conversation   *conversation   `json:"conversation,omitempty"`
	ValidateOnly   bool            `json:"validateOnly,omitempty"`
}

type rememberAnswer struct {
	Status string
	Claim  *struct {
		ID, Text, Kind, State, Filing, Scope string
		WantedName                           *string
		About                                *struct{ Slug, ExternalID string }
		Holder                               *struct{ Slug string }
	}
	Similar []struct{ ID, Text, Scope string }
}

func (c *cli) rememberCommand() *cobra.Command {
	var (
		in                         rememberInput
		note, link, createAs       string
		channel                    string
		confidence, weight         float64
		validFrom, validUntil, due instant
		family                     = choice{allowed: []string{"FACT", "TAKE"}}
		importance                 = choice{allowed: []string{"LOW", "NORMAL", "HIGH"}}
	)
	cmd := &cobra.Command{
		Use:   "remember TEXT",
		Short: "Remember one claim",
		Long: `Remember one claim: a fact, or with --family take a judgement. What is not given
has the service's default: the claim is held by you, known to you alone, and
rests on your word.`,
		Example: `  brain remember "Acme renews in March" --about companies/acme --scope group:sales
  brain remember "에이미는 서울 사무실에서 일한다" --about people/amy --scope world
  brain remember "Vendor X will slip" --family take --about "Vendor X" --weight 0.7 --due 2026-12-31
  brain remember "Acme has 120 employees" --about Acme --create-page company --source-url https://example.org/acme`,
		Args: arguments("TEXT"),
		RunE: func(cmd *cobra.Command, args []string) error {
			in.Text = args[0]
			in.Family, in.Importance = family.value, importance.value
			in.ValidFrom, in.ValidUntil, in.Due = validFrom.text, validUntil.text, due.text
			in.Evidence = evidenceOf(note, link)
			in.Conversation = conversationIn(channel)
			if createAs != "" {
				in.CreatePage = &createPageHint{Type: createAs}
			}
			if cmd.Flags().Changed("confidence") {
				in.Confidence = &confidence
			}
			if cmd.Flags().Changed("weight") {
				in.Weight = &weight
			}
			raw, got, err := call[rememberAnswer](cmd.Context(), c, client.Operation{Name: "Remember", Document: rememberDocument}, "remember", input[rememberInput]{in})
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
	f.StringVar(&in.About, "about", "", "page (id, slug or name) that it speaks of")
	f.StringVar(&createAs, "create-page", "", "make a page of this `TYPE` when nothing has the name")
	f.StringVar(&in.Holder, "holder", "", "page of the one who holds it (default your page)")
	f.StringVar(&in.Scope, "scope", "", "who may know it: world, group:NAME or principal:UID (default you alone)")
	f.StringVar(&in.Kind, "kind", "", "kind of claim (default fact or take)")
	f.Var(&family, "family", "fact or take (default fact)")
	f.Var(&importance, "importance", "how much it matters (default normal)")
	f.Float64Var(&confidence, "confidence", 0.75, "how sure a fact is, 0–1")
	f.Float64Var(&weight, "weight", 0.6, "how strongly a take is held, 0–1")
	f.StringVar(&in.Context, "context", "", "what surrounds it")
	f.StringVar(&note, "evidence-note", "", "what it rests on, in words")
	f.StringVar(&link, "source-url", "", "web address that it rests on")
	f.Var(&validFrom, "valid-from", "since when it is true (default now)")
	f.Var(&validUntil, "valid-until", "until when it is true")
	f.Var(&due, "due", "until when a commitment is owed or a take can be graded")
	f.StringVar(&in.Supersedes, "supersedes", "", "`ID` of the claim that it replaces")
	f.StringVar(&in.IdempotencyKey, "key", "", "makes a retry safe: the same key and content give the same claim")
	f.StringVar(&channel, "channel", "", "channel in which you speak")
	f.BoolVar(&in.ValidateOnly, "validate-only", false, "check everything and write nothing")
	return cmd
}

// evidenceOf returns what a claim rests on: the address, else the writer's word.
func evidenceOf(note, link string) []evidenceInput {
	switch {
	case link != "":
		return []evidenceInput{{Kind: "URL", URL: link, Note: note}}
	case note != "":
		return []evidenceInput{{Kind: "MANUAL", Note: note}}
	}
	return []evidenceInput{{Kind: "MANUAL", Note: "told on the command line"}}
}

func (a rememberAnswer) text() string {
	var b strings.Builder
	if a.Claim == nil {
		fmt.Fprintf(&b, "would be %s\n", strings.ToLower(a.Status))
	} else {
		fmt.Fprintf(&b, "%s %s\n  %s\n", strings.ToLower(a.Status), a.Claim.ID, line(a.Claim.Text))
		fmt.Fprintf(&b, "  scope %s · %s · %s", line(a.Claim.Scope), a.Claim.Kind, strings.ToLower(a.Claim.State))
		if about := a.Claim.About; about != nil {
			fmt.Fprintf(&b, " · about %s", line(about.Slug+about.ExternalID))
		}
		b.WriteString("\n")
		if a.Claim.Filing == "UNFILED" && a.Claim.WantedName != nil {
			fmt.Fprintf(&b, "  no page is named %q: it waits to be filed\n", printable(*a.Claim.WantedName))
		}
	}
	for _, s := range a.Similar {
		fmt.Fprintf(&b, "  similar: %s %s (%s)\n", s.ID, line(s.Text), line(s.Scope))
	}
	return b.String()
}
