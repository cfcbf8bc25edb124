package evaluate

import (
	"cmp"
	"context"
	"fmt"
	"slices"

	"brain/internal/client"
)

// recallDocument asks for as much as recall gives.
const recallDocument = `query BenchRecall($query: String!) {
  recall(query: $query, limit: 100, budgetTokens: 12000) {
    degraded
    hits {
      score why { arms { arm rank weight } }
      item {
        ... on Page { id }
        ... on Passage { page { id } }
        ... on Claim { about { ... on Page { id } } }
        ... on TimelineEvent { on: about { id } }
      }
    }
  }
}`

type recallVariables struct {
	Query string `json:"query"`
}

type recallAnswer struct {
	Recall struct {
		Degraded []string
		Hits     []struct {
			Score float64
			Why   struct{ Arms []armRank }
			Item  struct {
				ID    string
				Page  struct{ ID string }
				About struct{ ID string }
				On    struct{ ID string }
			}
		}
	}
}

// hit is one thing that recall found.
type hit struct {
	page  string // id of the page that it is, is part of or is about; "" for none
	score float64
	arms  []armRank
}

// armRank is the rank that one arm gave, and what it counts.
type armRank struct {
	Arm    string
	Rank   int
	Weight float64
}

// ask asks one question; hits come best first.
func ask(ctx context.Context, cl *client.Client, question string) (hits []hit, degraded []string, err error) {
	got, err := client.Retry(ctx, client.Pause, func() (recallAnswer, error) {
		return client.Do[recallAnswer](ctx, cl, client.Operation{Name: "BenchRecall", Document: recallDocument}, recallVariables{question})
	})
	if err != nil {
		return nil, nil, fmt.Errorf("question %q: %w", question, err)
	}
	for _, h := range got.Recall.Hits {
		page := cmp.Or(h.Item.Page.ID, h.Item.About.ID, h.Item.On.ID, h.Item.ID)
		hits = append(hits, hit{page: page, score: h.Score, arms: h.Why.Arms})
	}
	return hits, got.Recall.Degraded, nil
}

// pagesOf are the distinct pages in the order of the hits.
func pagesOf(hits []hit) []string {
	var pages []string
	for _, h := range hits {
		if h.page != "" && !slices.Contains(pages, h.page) {
			pages = append(pages, h.page)
		}
	}
	return pages
}
