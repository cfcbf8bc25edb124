package main

import (
	"context"
	"fmt"
)

// claimsPerPage is how many claims are about one page.
const claimsPerPage = 20

// measureClaims measures recall at every size, remember at the first and other
// reads at the last.
func measureClaims(ctx context.Context, e engine, opt options, rep *report) error {
	var smaller map[string]sample
	for i, size := range opt.claims {
		last := i == len(opt.claims)-1
		if !(opt.wants(partRecall) || i == 0 && opt.wants(partRemember) || last && opt.wants(partReads)) {
			continue
		}
		store, err := e.start(ctx)
		if err != nil {
			return err
		}
		w, err := newWorld(ctx, store)
		if err != nil {
			return err
		}
		if err := w.fill(ctx, size); err != nil {
			return err
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
		if last && opt.wants(partReads) {
			if err := measureReads(ctx, w, hand, size, opt, rep); err != nil {
				return err
			}
		}
		plans, err := hand.plans(ctx)
		if err != nil {
			return err
		}
		for _, p := range plans {
			p.What += ", " + count(size) + " claims"
			rep.Plans = append(rep.Plans, p)
		}
		if err := w.end(ctx, hand); err != nil {
			return err
		}
		if i > 0 && opt.wants(partRecall) {
			addGrowth(rep, opt.claims[i-1], size, smaller, recalled)
		}
		smaller = recalled
	}
	return nil
}

// fill loads a store of claims: pages, a fact of a property of each, other claims
// about them up to the number, and links.
func (w *world) fill(ctx context.Context, size int) (err error) {
	if w.pages, err = w.loadPages(ctx, 0, max(size/claimsPerPage, 2)); err != nil {
		return fmt.Errorf("load pages: %w", err)
	}
	if err := w.loadFacts(ctx); err != nil {
		return fmt.Errorf("load facts: %w", err)
	}
	if err := w.loadClaims(ctx, size-len(w.pages)); err != nil {
		return fmt.Errorf("load claims: %w", err)
	}
	w.links = w.randomLinks(w.pages)
	if err := w.loadLinks(ctx, w.links); err != nil {
		return fmt.Errorf("load links: %w", err)
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
