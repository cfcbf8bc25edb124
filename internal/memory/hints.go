package memory

import (
	"context"
	"slices"
	"time"

	"brain/graph"
	"brain/internal/fault"
	"brain/internal/text"
)

const (
	maxHints      = 5
	hintsDeadline = 200 * time.Millisecond
)

// Hints names at most five pages that a message speaks of and about which there is
// something to see in the conversation, in the order of the message. It answers
// within 200 ms (Options.Within), else with nothing; late says so. Errors: BAD_INPUT, TOO_LARGE.
func (s *Service) Hints(ctx context.Context, session *Session, said string) (hints []PageHint, late bool, err error) {
	late, err = s.bounded(ctx, session, s.within.Hints, func(ctx context.Context, v *view) error {
		if err := v.spoken("text", said); err != nil {
			return err
		}
		pages, err := v.mentions(ctx, said)
		if err != nil {
			return err
		}
		pages, err = v.withSomething(ctx, pages)
		if err != nil {
			return err
		}
		hints, err = v.hints(ctx, pages[:min(len(pages), maxHints)])
		return err
	})
	if late {
		hints = nil
	}
	return hints, late, err
}

// bounded is a read that must end in time: when it does not, late is true and
// nothing else is told.
func (s *Service) bounded(ctx context.Context, session *Session, within time.Duration, fn func(context.Context, *view) error) (late bool, err error) {
	bound, cancel := context.WithTimeout(ctx, within)
	defer cancel()
	err = s.read(bound, session, fn)
	if err != nil && ctx.Err() == nil && bound.Err() != nil {
		return true, nil
	}
	return false, err
}

// spoken checks a text of a conversation.
func (v *view) spoken(field, said string) error {
	if v.session.Conversation == nil {
		return fault.Bad("conversation", "the conversation that the text is of", "")
	}
	if len(said) > text.MaxQueryBytes {
		return fault.New(fault.TooLarge, "%s is %d bytes", field, len(said)).In(field).Suggest("at most 64 KiB; give the latest part")
	}
	return nil
}

// withSomething keeps the pages about which the audience can see something: a part
// of their text, a claim or a link.
func (v *view) withSomething(ctx context.Context, pages []Page) ([]Page, error) {
	if len(pages) == 0 {
		return nil, nil
	}
	ids := make([]string, len(pages))
	for i, p := range pages {
		ids[i] = p.ID
	}
	args := values{"pages": graph.Strings(ids)}
	seen := map[string]bool{}
	for _, text := range []string{
		`MATCH (n:Section) WHERE n.page IN $pages RETURN DISTINCT n.page`,
		`MATCH (n:Claim) WHERE n.page IN $pages RETURN DISTINCT n.page`,
	} {
		rows, err := v.match(ctx, text, args)
		if err != nil {
			return nil, err
		}
		for _, row := range rows {
			seen[row[0].Str()] = true
		}
	}
	ways, err := v.linkWays(nil, DirectionBoth)
	if err != nil {
		return nil, err
	}
	for _, end := range []string{"a.id", "b.id"} {
		rows, err := v.touchingLinks(ctx, ways.out, end+" IN $pages", "DISTINCT "+end, values{"pages": graph.Strings(ids)})
		if err != nil {
			return nil, err
		}
		for _, row := range rows {
			seen[row[0].Str()] = true
		}
	}
	return slices.DeleteFunc(pages, func(p Page) bool { return !seen[p.ID] }), nil
}
