package main

import (
	"context"
	"fmt"
	"maps"
	"strings"

	"brain/internal/memory"
)

// maxLoss is by how much a viewer's recall may be below that over a store of only theirs.
const maxLoss = 0.02

// accessRow compares what fewReader finds in a store where 95 % belongs to others
// with what a store gives that holds only what is theirs.
type accessRow struct {
	Claims    int `json:"claims"`
	Questions int `json:"questions"`
	// Hits and Alone are the hits of all questions in the full store and in that of
	// only theirs: the lists are full where both are equal.
	Hits  int `json:"hits"`
	Alone int `json:"hitsAlone"`
	// Foreign counts hits that the viewer may not know.
	Foreign int `json:"foreign"`
	// Recall is the mean share of a question's hits in the store of only theirs that
	// the full store gives too, 0–1; questions without any are left out.
	Recall float64 `json:"recall"`
}

func (r accessRow) met() bool { return r.Foreign == 0 && r.Hits >= r.Alone && r.Recall >= 1-maxLoss }

// found is one hit, told apart by its text: ids differ between stores.
type found struct{ text, scope string }

// finds are the hits of each question for a viewer.
func (w *world) finds(ctx context.Context, uid string, asked []string) ([][]found, error) {
	out := make([][]found, len(asked))
	for i, question := range asked {
		result, err := w.Recall(ctx, w.as(uid), memory.RecallInput{Query: question})
		if err != nil {
			return nil, fmt.Errorf("question %q: %w", question, err)
		}
		for _, h := range result.Hits {
			switch {
			case h.Item.Claim != nil:
				out[i] = append(out[i], found{h.Item.Claim.Text, h.Item.Claim.Scope})
			case h.Item.Page != nil:
				out[i] = append(out[i], found{h.Item.Page.Title, h.Item.Page.Scope})
			}
		}
	}
	return out, nil
}

// measureAccess loads a store of only what fewReader may know and compares what
// they find there with full, what they found in the whole one.
func measureAccess(ctx context.Context, e engine, size int, asked []string, full [][]found, rep *report) error {
	store, err := e.start(ctx)
	if err != nil {
		return err
	}
	w, err := newWorld(ctx, store)
	if err != nil {
		return err
	}
	mine := map[string]bool{}
	for _, scope := range w.scopesOf(fewReader) {
		mine[scope] = true
	}
	w.only = mine
	if err := w.fill(ctx, size); err != nil {
		return err
	}
	hand, err := w.settle(ctx, e)
	if err != nil {
		return err
	}
	alone, err := w.finds(ctx, fewReader, asked)
	if err != nil {
		return err
	}
	rep.Access = append(rep.Access, compareAccess(size, mine, full, alone))
	return w.end(ctx, hand)
}

func compareAccess(size int, mine map[string]bool, full, alone [][]found) accessRow {
	row := accessRow{Claims: size, Questions: len(full)}
	answered, sum := 0, 0.0
	for i := range full {
		row.Hits += len(full[i])
		row.Alone += len(alone[i])
		here := map[found]int{}
		for _, f := range full[i] {
			here[f]++
			if !mine[f.scope] {
				row.Foreign++
			}
		}
		both := 0
		left := maps.Clone(here)
		for _, f := range alone[i] {
			if left[f] > 0 {
				left[f]--
				both++
			}
		}
		if len(alone[i]) > 0 {
			answered++
			sum += float64(both) / float64(len(alone[i]))
		}
	}
	row.Recall = quotient(sum, float64(answered))
	return row
}

// askedQuestions are the questions of a world.
func (w *world) askedQuestions() []string {
	asked := make([]string, questions)
	for n := range asked {
		asked[n] = w.texts.question(n)
	}
	return asked
}

func accessTable(rows []accessRow) string {
	if len(rows) == 0 {
		return ""
	}
	var b strings.Builder
	b.WriteString("\nA viewer of 5 % in the whole store, beside one that holds only what is theirs. Goal: none that is not theirs, lists as\n" +
		"full, and at least 98 % of the same hits.\n\n" +
		"| claims | questions | hits | alone | not theirs | same hits | met |\n| ---: | ---: | ---: | ---: | ---: | ---: | --- |\n")
	for _, r := range rows {
		fmt.Fprintf(&b, "| %s | %d | %d | %d | %d | %.2f %% | %s |\n", count(r.Claims), r.Questions, r.Hits, r.Alone, r.Foreign, 100*r.Recall, yesNo(r.met()))
	}
	return b.String()
}
