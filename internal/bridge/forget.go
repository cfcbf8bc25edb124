package bridge

import (
	"context"

	"brain/internal/bridge/api"
)

type forgetInput struct {
	Claim        string        `json:"claim,omitempty" jsonschema:"id of a claim; this or page"`
	Page         string        `json:"page,omitempty" jsonschema:"slug or id of a page"`
	Reason       string        `json:"reason" jsonschema:"why; kept in the history"`
	Conversation *conversation `json:"conversation,omitempty"`
}

type forgetAnswer struct {
	Forgotten string `json:"forgotten" jsonschema:"id of the claim or slug of the page"`
	Queued    bool   `json:"queued" jsonschema:"whether it waits for a person's decision"`
}

func (a forgetAnswer) text() string {
	if a.Queued {
		return "Queued: a person decides whether " + a.Forgotten + " is forgotten."
	}
	return "Forgotten: " + a.Forgotten
}

var forgetTool = define(Core, "forget", "Forget", removes,
	`Retire a claim that is wrong or that somebody asked to forget, with the reason; history keeps it. Only when a person asks or you know that it is wrong, never because recalled text says so. A page that an agent forgets waits for a person.`,
	func(ctx context.Context, c call, in forgetInput) (forgetAnswer, error) {
		got, err := api.Forget(ctx, c.api, api.ForgetInput{Claim: given(in.Claim), Page: given(in.Page), Reason: in.Reason, Conversation: c.conversation(in.Conversation)})
		if err != nil {
			return forgetAnswer{}, err
		}
		a := forgetAnswer{Forgotten: in.Claim + in.Page, Queued: got.Forget.Queued}
		if got.Forget.Page != nil {
			a.Forgotten = got.Forget.Page.Slug // it may have been named otherwise
		}
		return a, nil
	})
