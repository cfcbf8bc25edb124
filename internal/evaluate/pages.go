package evaluate

import (
	"context"
	"fmt"
	"strings"

	"brain/internal/client"
	"brain/internal/fault"
	"brain/internal/text"
)

// The lists of what the caller may know, read page by page.
const (
	pagesDocument = `query BenchPages($after: String) {
  pages(first: 100, after: $after) { nodes { id slug title body } pageInfo { hasNextPage endCursor } }
}`
	claimsDocument = `query BenchClaims($after: String) {
  claims(first: 200, after: $after) { nodes { text about { ... on Page { id } } } pageInfo { hasNextPage endCursor } }
}`
)

type afterVariable struct {
	After *string `json:"after"`
}

type list[T any] struct {
	Nodes    []T
	PageInfo struct {
		HasNextPage bool
		EndCursor   *string
	}
}

// readAll reads a whole list, the field of an operation.
func readAll[T any](ctx context.Context, cl *client.Client, op client.Operation, field string) ([]T, error) {
	var (
		all   []T
		after *string
	)
	for {
		got, err := client.Retry(ctx, client.Pause, func() (map[string]list[T], error) {
			return client.Do[map[string]list[T]](ctx, cl, op, afterVariable{after})
		})
		if err != nil {
			return nil, err
		}
		all = append(all, got[field].Nodes...)
		if after = got[field].PageInfo.EndCursor; !got[field].PageInfo.HasNextPage {
			return all, nil
		}
	}
}

// page is one page that the caller may know, with what is said about it.
type page struct {
	ID, Slug, Title, Body string
	claims                []string
}

// pages are all that the caller may know, by every name that a set may use.
type pages struct {
	all []page
	// named are the places in all, by id, slug, end of a slug and normalised title.
	ids, slugs, ends, titles map[string][]int
}

func readPages(ctx context.Context, cl *client.Client) (*pages, error) {
	all, err := readAll[page](ctx, cl, client.Operation{Name: "BenchPages", Document: pagesDocument}, "pages")
	if err != nil {
		return nil, err
	}
	type claim struct {
		Text  string
		About struct{ ID string }
	}
	claims, err := readAll[claim](ctx, cl, client.Operation{Name: "BenchClaims", Document: claimsDocument}, "claims")
	if err != nil {
		return nil, err
	}
	p := indexPages(all)
	for _, c := range claims {
		for _, i := range p.ids[c.About.ID] {
			p.all[i].claims = append(p.all[i].claims, c.Text)
		}
	}
	return p, nil
}

func indexPages(all []page) *pages {
	p := &pages{all: all, ids: map[string][]int{}, slugs: map[string][]int{}, ends: map[string][]int{}, titles: map[string][]int{}}
	for i, one := range all {
		p.ids[one.ID] = append(p.ids[one.ID], i)
		p.slugs[one.Slug] = append(p.slugs[one.Slug], i)
		for rest, ok := one.Slug, true; ok; {
			if _, rest, ok = strings.Cut(rest, "/"); ok {
				p.ends[rest] = append(p.ends[rest], i)
			}
		}
		title := text.Normalize(one.Title)
		p.titles[title] = append(p.titles[title], i)
	}
	return p
}

// id finds the page of a name of a set: by id, by slug, by the end of a slug, by
// title; the first way that finds any decides. at says in errors where the name
// stands. Errors: NOT_FOUND with the nearest slug, AMBIGUOUS_NAME.
func (p *pages) id(at, name string) (string, error) {
	for _, way := range []struct {
		by   map[string][]int
		name string
	}{{p.ids, name}, {p.slugs, name}, {p.ends, name}, {p.titles, text.Normalize(name)}} {
		switch found := way.by[way.name]; len(found) {
		case 0:
		case 1:
			return p.all[found[0]].ID, nil
		default:
			return "", fault.New(fault.AmbiguousName, "%s: relevant: %q fits %d pages", at, name, len(found)).In("relevant").
				Suggest(fmt.Sprintf("name one by its slug, such as %s", p.all[found[0]].Slug))
		}
	}
	err := fault.New(fault.NotFound, "%s: relevant: there is no page %q that you may know", at, name).In("relevant")
	slugs := make([]string, len(p.all))
	for i, one := range p.all {
		slugs[i] = one.Slug
	}
	if near := nearest(name, slugs); near != "" {
		err = err.Suggest("did you mean " + near + "?")
	}
	return "", err
}

// slug is the slug of a page by its id.
func (p *pages) slug(id string) string {
	for _, i := range p.ids[id] {
		return p.all[i].Slug
	}
	return ""
}
