package evaluate

import (
	"context"
	"errors"
	"fmt"

	"brain/internal/client"
	"brain/internal/fault"
)

// Options say how to evaluate.
type Options struct {
	// Cuts are the numbers of first pages that count, each at least 1.
	Cuts []int
	// KnownOnly leaves out relevant pages that the caller may not know, and questions
	// of which none remains; without it such a page is an error.
	KnownOnly bool
	// Progress is told the number of questions asked so far; nil for nobody.
	Progress func(asked int)
}

// Outcome is what recall gave for one question.
type Outcome struct {
	Set string `json:"set"`
	ID  string `json:"id"`
	// Pages are the slugs of the first pages, up to the greatest cut.
	Pages []string `json:"pages"`
	// Missing are the slugs of the relevant pages that are not among them.
	Missing []string `json:"missing"`
}

// Run asks a server the questions of the sets, as cl's principal, and gives the report
// and each outcome in the order of the questions. Errors: BAD_INPUT for no questions
// or cuts, NOT_FOUND or AMBIGUOUS_NAME for a relevant page, those of the API.
func Run(ctx context.Context, cl *client.Client, sets []Set, opt Options) (Report, []Outcome, error) {
	all, err := readPages(ctx, cl)
	if err != nil {
		return Report{}, nil, err
	}
	rep := Report{Cuts: opt.Cuts, Pages: len(all.all), Degraded: []string{}}
	asked, err := rep.resolve(all, sets, opt.KnownOnly)
	if err != nil {
		return Report{}, nil, err
	}
	if len(asked) == 0 {
		return Report{}, nil, fault.New(fault.BadInput, "the sets hold no question whose answers you may know").In("FILE")
	}
	answers := make([][]hit, len(asked))
	for i, q := range asked {
		hits, degraded, err := ask(ctx, cl, q.Text)
		if err != nil {
			return Report{}, nil, err
		}
		rep.degrade(degraded)
		answers[i] = hits
		if opt.Progress != nil {
			opt.Progress(i + 1)
		}
	}
	rep.compare(asked, answers, newReference(all.all))
	return rep, outcomes(all, asked, answers, opt.Cuts), nil
}

// judged is a question with the ids of the pages that answer it.
type judged struct {
	Question
	relevant []string
}

func (r *Report) resolve(all *pages, sets []Set, knownOnly bool) ([]judged, error) {
	var asked []judged
	for _, set := range sets {
		for _, q := range set.Questions {
			j := judged{Question: q}
			for _, name := range q.Relevant {
				id, err := all.id(fmt.Sprintf("%s, line %d, question %s", set.Name, q.Line, q.ID), name)
				switch {
				case err == nil:
					j.relevant = append(j.relevant, id)
				case knownOnly && errors.Is(err, fault.NotFound):
					r.LeftOut.Relevant++
				default:
					return nil, err
				}
			}
			if len(j.relevant) == 0 {
				r.LeftOut.Questions++
				continue
			}
			asked = append(asked, j)
		}
	}
	return asked, nil
}

func outcomes(all *pages, asked []judged, answers [][]hit, cuts []int) []Outcome {
	most := 0
	for _, k := range cuts {
		most = max(most, k)
	}
	out := make([]Outcome, len(asked))
	for i, q := range asked {
		o := Outcome{Set: q.Set, ID: q.ID, Pages: []string{}, Missing: []string{}}
		found := map[string]bool{}
		ranked := pagesOf(answers[i])
		for _, id := range ranked[:min(most, len(ranked))] {
			found[id] = true
			o.Pages = append(o.Pages, all.slug(id))
		}
		for _, id := range q.relevant {
			if !found[id] {
				o.Missing = append(o.Missing, all.slug(id))
			}
		}
		out[i] = o
	}
	return out
}
