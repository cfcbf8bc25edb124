package main

import (
	"context"
	"encoding/json"
	"fmt"
	"strings"

	"brain/graph"
	"brain/internal/memory"
	"brain/internal/text"
)

// loadBatch is how many copies share one transaction; Neo4j bounds the memory of one.
const loadBatch = 500

// load writes n copies.
func (w *world) load(ctx context.Context, n int, copyOf func(i int) template) error {
	for first := 0; first < n; first += loadBatch {
		copies := []template{}
		for i := first; i < min(first+loadBatch, n); i++ {
			// What is left out is made too, so that everything else is the same without it.
			if c := copyOf(i); w.only == nil || w.only[c.scope()] {
				copies = append(copies, c)
			}
		}
		_, err := w.store.Write(ctx, graph.Everything(), graph.WriteOptions{}, func(ctx context.Context, tx graph.Tx) error {
			for _, c := range copies {
				if err := c.write(ctx, tx); err != nil {
					return err
				}
			}
			return nil
		})
		if err != nil {
			return err
		}
	}
	return nil
}

// loadPages writes n pages that everyone may know and gives their ids.
func (w *world) loadPages(ctx context.Context, first, n int) ([]string, error) {
	const title = "Sample Page"
	sample, err := w.capture(ctx, func(ctx context.Context, s *memory.Service) error {
		_, _, err := s.CreatePage(ctx, w.as(loader), memory.CreatePageInput{Type: "company", Title: title})
		return err
	})
	if err != nil {
		return nil, err
	}
	pages := make([]string, 0, n)
	change := sample.value("PageVersion", "change")
	slug := sample.value("Page", "slug")
	err = w.load(ctx, n, func(i int) template {
		name := w.texts.title(first + i)
		own := slugOf(first + i)
		c := sample.copied(w.ids.next, stamp{at: w.clock.now(), title: name, texts: map[string]string{
			title: name, slug: own, sample.value("Page", "handle"): strings.Replace(sample.value("Page", "handle"), slug, own, 1),
			sample.value("Page", "norm"): text.Normalize(name), change: w.ids.next(),
		}})
		pages = append(pages, c.node("Page"))
		return c
	})
	return pages, err
}

// slugOf is the slug of the n-th page.
func slugOf(n int) string { return "companies/" + serial(n) }

// claimWords is the usual length of a claim.
const claimWords = 20

// loadClaims writes n claims, spread over the groups and the world's pages.
func (w *world) loadClaims(ctx context.Context, n int) error {
	const said = "A sample claim."
	sample, err := w.capture(ctx, func(ctx context.Context, s *memory.Service) error {
		_, _, err := s.Remember(ctx, w.as(loader), w.claim(said, 0))
		return err
	})
	if err != nil {
		return err
	}
	if sample.node("Claim") == "" {
		return fmt.Errorf("the claim %q is there already: load claims once", said)
	}
	return w.load(ctx, n, func(i int) template {
		body, at := w.text(claimWords), w.clock.now()
		w.claimedAt = append(w.claimedAt, at)
		return sample.copied(w.ids.next, stamp{at: at, body: body, texts: map[string]string{
			said: body, w.groups[0]: w.groups[groupOf(i)], w.pages[0]: w.pages[i%len(w.pages)],
		}})
	})
}

// employees is a property of companies, of which the n-th loaded fact has the value
// n × employeesStep modulo the number of pages.
const (
	employees     = "employees"
	employeesStep = 37
)

// loadFacts writes one fact of the property about each page but the first, about
// which the service writes one.
func (w *world) loadFacts(ctx context.Context) error {
	const said = "A sample fact."
	sample, err := w.capture(ctx, func(ctx context.Context, s *memory.Service) error {
		in, property := w.claim(said, 0), employees
		in.Property, in.Value = &property, json.RawMessage("0")
		_, _, err := s.Remember(ctx, w.as(loader), in)
		return err
	})
	if err != nil {
		return err
	}
	return w.load(ctx, len(w.pages)-1, func(i int) template {
		body, page := w.text(claimWords), i+1
		at := w.clock.now()
		return sample.copied(w.ids.next, stamp{at: at, body: body, value: int64(page * employeesStep % len(w.pages)), texts: map[string]string{
			said: body, w.groups[0]: w.groups[groupOf(i)], w.pages[0]: w.pages[page],
		}})
	})
}

// claim is the n-th claim to remember.
func (w *world) claim(said string, n int) memory.RememberInput {
	scope, note := "group:"+groupName(groupOf(n)), "said in the weekly meeting"
	return memory.RememberInput{Text: said, About: &w.pages[n%len(w.pages)], Scope: &scope,
		Evidence: []memory.EvidenceInput{{Kind: memory.EvidenceManual, Note: &note}}}
}
