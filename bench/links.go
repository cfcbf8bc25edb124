package main

import (
	"context"

	"brain/internal/memory"
)

// linksPerPage is how many links start at a page of the graph.
const linksPerPage = 5

// ends are the pages of a link.
type ends struct{ from, to string }

// randomLinks joins each page to some others.
func (w *world) randomLinks(pages []string) []ends {
	var links []ends
	for _, from := range pages {
		for range linksPerPage {
			if to := pages[w.texts.random.IntN(len(pages))]; to != from {
				links = append(links, ends{from, to})
			}
		}
	}
	return links
}

// loadLinks writes links, each in a group at random.
func (w *world) loadLinks(ctx context.Context, links []ends) error {
	from, to := links[0].from, links[0].to
	scope, note := "group:"+groupName(0), "seen in the register"
	sample, err := w.capture(ctx, func(ctx context.Context, s *memory.Service) error {
		_, _, err := s.Connect(ctx, w.as(loader), memory.ConnectInput{From: from, To: to, Type: linkType, Scope: &scope,
			Evidence: []memory.EvidenceInput{{Kind: memory.EvidenceManual, Note: &note}}})
		return err
	})
	if err != nil {
		return err
	}
	return w.load(ctx, len(links), func(i int) template {
		return sample.copied(w.ids.next, stamp{at: w.clock.now(), texts: map[string]string{
			from: links[i].from, to: links[i].to, w.groups[0]: w.groups[w.texts.random.IntN(groupCount)],
		}})
	})
}
