package main

import (
	"context"
	"fmt"
	"os"
)

// claimsPerPage is how many claims are about one page.
const claimsPerPage = 20

// measureClaims measures what depends on the number of claims, at every size.
func measureClaims(ctx context.Context, e engine, opt options, rep *report) error {
	program := ""
	if opt.wants(partService) {
		dir, err := os.MkdirTemp("", "brain-bench-program-")
		if err != nil {
			return err
		}
		defer os.RemoveAll(dir)
		if program, err = buildProgram(ctx, dir); err != nil {
			return err
		}
	}
	var smaller map[string]sample
	for i, size := range opt.claims {
		recalled, err := measureSize(ctx, e, program, size, opt, rep)
		if err != nil {
			return fmt.Errorf("%s claims: %w", count(size), err)
		}
		if i > 0 && opt.wants(partRecall) {
			addGrowth(rep, opt.claims[i-1], size, smaller, recalled)
		}
		smaller = recalled
	}
	return nil
}

// measureSize measures a store of one size and gives the recalls of each viewer.
func measureSize(ctx context.Context, e engine, program string, size int, opt options, rep *report) (recalled map[string]sample, err error) {
	store, err := e.start(ctx)
	if err != nil {
		return nil, err
	}
	w, err := newWorld(ctx, store)
	if err != nil {
		return nil, err
	}
	if err := w.fill(ctx, size); err != nil {
		return nil, err
	}
	hand, err := w.settle(ctx, e)
	if err != nil {
		return nil, err
	}
	asked := w.askedQuestions()
	full, err := w.finds(ctx, fewReader, asked)
	if err != nil {
		return nil, err
	}
	for _, part := range []struct {
		name    string
		measure func() error
	}{
		{partRecall, func() (err error) {
			recalled, err = measureRecalls(ctx, w, hand, size, asked, opt, rep)
			return err
		}},
		{partRemember, func() error { return measureRemembers(ctx, w, hand, size, opt, rep) }},
		{partReads, func() error { return measureReads(ctx, w, hand, size, opt, rep) }},
		{partGraphQL, func() error { return measureGraphQL(ctx, w, size, asked, opt, rep) }},
	} {
		if !opt.wants(part.name) {
			continue
		}
		if err := part.measure(); err != nil {
			return nil, fmt.Errorf("%s: %w", part.name, err)
		}
	}
	plans, err := hand.plans(ctx)
	if err != nil {
		return nil, err
	}
	for _, p := range plans {
		p.What += ", " + count(size) + " claims"
		rep.Plans = append(rep.Plans, p)
	}
	if err := w.end(ctx, hand); err != nil {
		return nil, err
	}
	if opt.wants(partService) {
		if err := measureService(ctx, program, e.location(), size, asked, rep); err != nil {
			return nil, fmt.Errorf("service: %w", err)
		}
	}
	if opt.wants(partAccess) {
		if err := measureAccess(ctx, e, size, asked, full, rep); err != nil {
			return nil, fmt.Errorf("access: %w", err)
		}
	}
	return recalled, nil
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
