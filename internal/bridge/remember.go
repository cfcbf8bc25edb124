package bridge

import (
	"context"
	"fmt"

	"brain/internal/bridge/api"
	"brain/internal/quote"
)

// evidence is what a claim or link rests on.
type evidence struct {
	Kind    string `json:"kind" jsonschema:"MESSAGE, DOCUMENT, URL, PAGE, CLAIM, ATTESTATION or MANUAL"`
	Origin  string `json:"origin,omitempty" jsonschema:"id of the page, claim or message"`
	URL     string `json:"url,omitempty"`
	Locator string `json:"locator,omitempty" jsonschema:"where in it"`
	Note    string `json:"note,omitempty" jsonschema:"the words it rests on"`
}

func (e evidence) input() api.EvidenceInput {
	return api.EvidenceInput{Kind: api.EvidenceKind(e.Kind), Origin: given(e.Origin), Url: given(e.URL), Locator: given(e.Locator), Note: given(e.Note)}
}

type rememberInput struct {
	Text         string        `json:"text" jsonschema:"one assertion, at most 2,000 characters"`
	About        string        `json:"about,omitempty" jsonschema:"page it speaks of: slug, name or id"`
	CreatePage   string        `json:"createPage,omitempty" jsonschema:"object type of the page to make when about names none"`
	Family       string        `json:"family,omitempty" jsonschema:"FACT (states) or TAKE (judges, can be graded later)"`
	Kind         string        `json:"kind,omitempty" jsonschema:"such as fact, preference, commitment, prediction"`
	Holder       string        `json:"holder,omitempty" jsonschema:"page of who holds it; default you"`
	Scope        string        `json:"scope,omitempty" jsonschema:"world, group:NAME or principal:UID; the narrowest that serves"`
	Confidence   *float64      `json:"confidence,omitempty" jsonschema:"of a fact, 0-1"`
	Weight       *float64      `json:"weight,omitempty" jsonschema:"of a take, 0-1"`
	Importance   string        `json:"importance,omitempty" jsonschema:"LOW, NORMAL or HIGH"`
	Property     string        `json:"property,omitempty" jsonschema:"property of the page whose value this is"`
	Value        any           `json:"value,omitempty"`
	ValidFrom    string        `json:"validFrom,omitempty" jsonschema:"RFC 3339, as the two below"`
	ValidUntil   string        `json:"validUntil,omitempty"`
	Due          string        `json:"due,omitempty"`
	Context      string        `json:"context,omitempty"`
	Supersedes   string        `json:"supersedes,omitempty" jsonschema:"id of the claim that it replaces"`
	Evidence     []evidence    `json:"evidence" jsonschema:"at least one"`
	Conversation *conversation `json:"conversation,omitempty"`
}

type rememberAnswer struct {
	Status  string   `json:"status" jsonschema:"INSERTED, DUPLICATE or SUPERSEDED"`
	Claim   *memory  `json:"claim,omitempty"`
	Similar []memory `json:"similar"`
}

func (a rememberAnswer) text() string {
	s := a.Status + "\n"
	if a.Claim != nil {
		s = fmt.Sprintf("%s %s\n%s", a.Status, a.Claim.ID, quoted(a.Claim.line()))
	}
	if len(a.Similar) > 0 {
		s += "Similar claims; supersede or forget what is wrong:\n" + quoted(lines(a.Similar))
	}
	return s
}

var rememberTool = define(Core, "remember", "Remember", adds,
	`Keep one assertion that will matter later. Atomic: one claim a call. about is what it speaks of, holder who thinks so (another person's opinion has that person as holder). Choose the narrowest scope that serves: what was said in private stays there. Always give evidence: where you have it from. Not for greetings, status or what recall returned. Saying it again adds evidence, not a copy.`,
	func(ctx context.Context, c call, in rememberInput) (rememberAnswer, error) {
		if err := notRepeated(in.Text); err != nil {
			return rememberAnswer{}, err
		}
		input := api.RememberInput{
			Text: quote.Original(in.Text), About: given(in.About), Family: given(api.ClaimFamily(in.Family)), Kind: given(in.Kind), Holder: given(in.Holder), Scope: given(in.Scope),
			Confidence: in.Confidence, Weight: in.Weight, Importance: given(api.Importance(in.Importance)), Property: given(in.Property),
			ValidFrom: given(in.ValidFrom), ValidUntil: given(in.ValidUntil), Due: given(in.Due), Context: given(in.Context), Supersedes: given(in.Supersedes),
			Evidence: mapped(in.Evidence, evidence.input), Conversation: c.conversation(in.Conversation),
		}
		if in.Value != nil {
			input.Value = &in.Value
		}
		if in.CreatePage != "" {
			input.CreatePage = &api.CreatePageHint{Type: in.CreatePage}
		}
		got, err := api.Remember(ctx, c.api, input)
		if err != nil {
			return rememberAnswer{}, err
		}
		p := got.Remember
		answer := rememberAnswer{Status: string(p.Status), Similar: mapped(p.Similar, claimMemory)}
		if p.Claim != nil {
			claim := claimMemory(*p.Claim)
			answer.Claim = &claim
		}
		return answer, nil
	})
