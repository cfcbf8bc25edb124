package mcpmemory_test

import (
	"context"
	"encoding/json"

	"brain/internal/fault"
	"brain/internal/importers"
)

// service keeps records as the API does: pages by external key, claims by
// idempotency key, links by what they say, each only where its pages are there.
type service struct {
	pages, claims, links map[string]string
	batches              int
	// fail is called before each batch, refuse for each record; nil for never.
	fail   func(batch int) error
	refuse func(importers.Record) *importers.Refusal
}

func newService() *service {
	return &service{pages: map[string]string{}, claims: map[string]string{}, links: map[string]string{}}
}

func (s *service) ImportRecords(_ context.Context, records []importers.Record, dryRun bool) (importers.Outcome, error) {
	s.batches++
	if s.fail != nil {
		if err := s.fail(s.batches); err != nil {
			return importers.Outcome{}, err
		}
	}
	out := importers.Outcome{Refused: map[int]importers.Refusal{}}
	for i, r := range records {
		if s.refuse != nil {
			if why := s.refuse(r); why != nil {
				why.Name = r.Name
				out.Refused[i] = *why
				continue
			}
		}
		store, key, needs, err := s.place(r)
		if err != nil {
			return out, err
		}
		missing := false
		for _, page := range needs {
			missing = missing || s.pages[page] == ""
		}
		switch {
		case missing:
			out.Refused[i] = importers.Refusal{Name: r.Name, Code: fault.NotFound, Message: "no such page"}
		case store[key] == string(r.JSON):
			out.Unchanged++
		default:
			out.Written++
			if !dryRun {
				store[key] = string(r.JSON)
			}
		}
	}
	return out, nil
}

func (s *service) place(r importers.Record) (store map[string]string, key string, needs []string, err error) {
	var f struct{ Kind, ExternalKey, IdempotencyKey, About, From, To, Type, Excerpt string }
	if err := json.Unmarshal(r.JSON, &f); err != nil {
		return nil, "", nil, err
	}
	switch f.Kind {
	case "page":
		return s.pages, f.ExternalKey, nil, nil
	case "claim":
		return s.claims, f.IdempotencyKey, []string{f.About}, nil
	default:
		return s.links, f.From + "\x00" + f.Type + "\x00" + f.To + "\x00" + f.Excerpt, []string{f.From, f.To}, nil
	}
}

// silent shows no progress.
type silent struct{}

func (silent) Start(string, string, int) {}
func (silent) Advance()                  {}
func (silent) Finish()                   {}

func vocabulary() importers.Vocabulary {
	return importers.Vocabulary{
		Types: []importers.ObjectType{
			{Name: "note", SlugPrefix: "notes"}, {Name: "person", SlugPrefix: "people"}, {Name: "company", SlugPrefix: "companies"},
			{Name: "event", SlugPrefix: "events", Subtypes: []string{"meeting"}},
		},
		Links: []importers.LinkType{
			{Name: "relates_to"}, {Name: "works_at", Inverse: "employs", From: []string{"person"}, To: []string{"company"}, SingleAtATime: true},
			{Name: "attended", Inverse: "attended_by", From: []string{"actor", "company"}, To: []string{"event"}},
		},
	}
}
