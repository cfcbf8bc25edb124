package main

import (
	"context"
	"fmt"
)

// claimsPerPage is how many claims are about one page.
const claimsPerPage = 20

// measureClaims measures recall at every size and remember at the first.
func measureClaims(ctx context.Context, e engine, opt options, rep *report) error {
	var smaller map[string]sample
	for i, size := range opt.claims {
		if i > 0 && !opt.wants(partRecall) {
			return nil
		}
		store, err := e.start(ctx)
		if err != nil {
			return err
		}
		w, err := newWorld(ctx, store)
		if err != nil {
			return err
		}
		if w.pages, err = w.loadPages(ctx, 0, max(size/claimsPerPage, 1)); err != nil {
			return fmt.Errorf("load pages: %w", err)
		}
		if err := w.loadClaims(ctx, size); err != nil {
			return fmt.Errorf("load claims: %w", err)
		}
		hand, err := w.settle(ctx, e)
		if err != nil {
			return err
		}
		var recalled map[string]sample
		if opt.wants(partRecall) {
			if recalled, err = measureRecalls(ctx, w, hand, size, opt, rep); err != nil {
				return err
			}
		}
		if i == 0 && opt.wants(partRemember) {
			if err := measureRemembers(ctx, w, hand, size, opt, rep); err != nil {
				return err
			}
		}
		if err := w.end(ctx, hand); err != nil {
			return err
		}
		if i > 0 {
			addGrowth(rep, opt.claims[i-1], size, smaller, recalled)
		}
		smaller = recalled
	}
	return nil
}

// addGrowth compares the p99 of two sizes of the store.
func addGrowth(rep *report, from, to int, smaller, larger map[string]sample) {
	for _, v := range recallViewers() {
		r := row{
			What: fmt.Sprintf("recall, %s, growth %s → %s claims, p99", v.what, count(from), count(to)),
			Ours: figuresOf(larger[v.uid]), Reference: figuresOf(smaller[v.uid]), Against: count(from) + " claims", Goal: atMost(3),
		}
		r.Ratio = quotient(float64(r.Ours.P99), float64(r.Reference.P99))
		rep.Rows = append(rep.Rows, r)
	}
}

// count writes a number of claims.
func count(n int) string {
	if n >= 1_000 && n%1_000 == 0 {
		return fmt.Sprintf("%d k", n/1_000)
	}
	return fmt.Sprint(n)
}

// end closes what the world uses.
func (w *world) end(ctx context.Context, hand byHand) error {
	w.Wait()
	if err := hand.close(ctx); err != nil {
		return err
	}
	return w.store.Close(ctx)
}
