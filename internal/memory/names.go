package memory

import (
	"context"
	"fmt"
	"strings"

	"github.com/google/uuid"

	"brain/graph"
	"brain/internal/fault"
	"brain/internal/text"
)

const (
	maxCandidates = 5
	maxNear       = 3
	maxRefRunes   = 300
	// nearPool is how many knowable names are compared for a near one.
	nearPool = 200
)

// Resolution is what the name ladder found: one page, several candidates, or
// none with near names. Exactly one of Page and Candidates is set, or neither.
type Resolution struct {
	Ref        string
	Page       *Page
	Candidates []PageHint
	Near       []PageHint
}

// step is one rung of the name ladder.
type step struct {
	text   string
	values values
}

// resolve climbs the name ladder; where it finds nothing it looks for near names.
func (v *view) resolve(ctx context.Context, ref string) (Resolution, error) {
	res, err := v.climb(ctx, ref)
	if err == nil && res.Page == nil && len(res.Candidates) == 0 {
		res.Near, err = v.near(ctx, ref)
	}
	return res, err
}

// refName is a reference as a name; ok is false when no page can have it.
func refName(ref string) (name string, ok bool) {
	name = strings.TrimSpace(ref)
	return name, name != "" && len([]rune(name)) <= maxRefRunes && validText(name)
}

// climb walks the name ladder over the pages and aliases that the audience may
// know: exact id, slug, redirect, alias, then title, the last two on normalised text.
// The first rung with a hit decides: an alias goes before another page's title.
func (v *view) climb(ctx context.Context, ref string) (Resolution, error) {
	res := Resolution{Ref: ref}
	name, ok := refName(ref)
	if !ok {
		return res, nil
	}
	var steps []step
	if _, err := uuid.Parse(name); err == nil {
		steps = append(steps, step{`MATCH (p:Page) WHERE p.id = $ref RETURN ` + pageColumns.of("p"), values{"ref": graph.String(name)}})
	}
	slug := graph.String(normalSlug(name))
	norm := graph.String(text.Normalize(name))
	steps = append(steps,
		step{`MATCH (p:Page) WHERE p.slug = $slug RETURN ` + pageColumns.of("p"), values{"slug": slug}},
		step{`MATCH (r:Redirect)-[:REDIRECTS_TO]->(p:Page) WHERE r.slug = $slug RETURN DISTINCT ` + pageColumns.of("p"), values{"slug": slug}},
		step{`MATCH (a:Alias)-[:ALIAS_OF]->(p:Page) WHERE a.norm = $norm RETURN DISTINCT ` + pageColumns.of("p") + ` LIMIT 6`, values{"norm": norm}},
		step{`MATCH (p:Page) WHERE p.norm = $norm RETURN ` + pageColumns.of("p") + ` LIMIT 6`, values{"norm": norm}},
	)
	for _, st := range steps {
		rows, err := v.match(ctx, st.text, st.values)
		if err != nil {
			return res, err
		}
		pages := pageColumns.all(rows)
		switch {
		case len(pages) == 1:
			res.Page = &pages[0]
			return res, nil
		case len(pages) > 1:
			res.Candidates, err = v.hints(ctx, pages[:min(len(pages), maxCandidates)])
			return res, err
		}
	}
	return res, nil
}

// hints describe pages by slug, title, type and one line that tells them apart.
func (v *view) hints(ctx context.Context, pages []Page) ([]PageHint, error) {
	lines, err := v.firstLines(ctx, pages)
	if err != nil {
		return nil, err
	}
	out := make([]PageHint, len(pages))
	for i, p := range pages {
		out[i] = hintOf(p)
		out[i].Line = lines[p.ID]
	}
	return out, nil
}

func hintOf(p Page) PageHint {
	return PageHint{ID: p.ID, Slug: p.Slug, Title: p.Title, Type: p.Type}
}

// firstLines gives, per page, its subtype and date or else the beginning of its
// first knowable section.
func (v *view) firstLines(ctx context.Context, pages []Page) (map[string]string, error) {
	lines := map[string]string{}
	var bare []string
	for _, p := range pages {
		line := strings.Join(nonEmpty(p.Subtype, p.EffectiveDate), ", ")
		if line == "" {
			bare = append(bare, p.ID)
			continue
		}
		lines[p.ID] = line
	}
	if len(bare) == 0 {
		return lines, nil
	}
	rows, err := v.match(ctx, `MATCH (s:Section) WHERE s.page IN $pages RETURN s.page, s.text ORDER BY s.position`,
		values{"pages": graph.Strings(bare)})
	if err != nil {
		return nil, err
	}
	for _, row := range rows {
		if page := row[0].Str(); lines[page] == "" {
			lines[page] = firstLine(row[1].Str())
		}
	}
	return lines, nil
}

// firstLine is the first line of Markdown that is not a heading, cut to 80 runes.
func firstLine(body string) string {
	for line := range strings.Lines(body) {
		line = strings.TrimSpace(line)
		if line == "" || strings.HasPrefix(line, "#") {
			continue
		}
		if runes := []rune(line); len(runes) > 80 {
			return string(runes[:79]) + "…"
		}
		return line
	}
	return ""
}

func nonEmpty(ss ...string) []string {
	var out []string
	for _, s := range ss {
		if s != "" {
			out = append(out, s)
		}
	}
	return out
}

// near finds at most three knowable pages whose names are close to the wanted one.
func (v *view) near(ctx context.Context, ref string) ([]PageHint, error) {
	name, ok := refName(ref)
	if !ok {
		return nil, nil
	}
	hits, err := v.searchText(ctx, name, searchFilter{kinds: []string{docName}, limit: nearPool})
	if err != nil {
		return nil, err
	}
	pages, err := v.pagesOfNames(ctx, hits)
	if err != nil {
		return nil, err
	}
	byTitle := map[string]Page{}
	var titles []string
	for _, p := range pages {
		if _, ok := byTitle[p.Title]; !ok {
			byTitle[p.Title] = p
			titles = append(titles, p.Title)
		}
	}
	var near []Page
	for _, t := range text.Nearest(name, titles, maxNear) {
		near = append(near, byTitle[t])
	}
	return v.hints(ctx, near)
}

// wanted resolves a reference that must be one page. A name that fits several
// is AMBIGUOUS_NAME with the candidates, an unknown one NOT_FOUND with near names.
func (v *view) wanted(ctx context.Context, field, ref string) (Page, error) {
	res, err := v.resolve(ctx, ref)
	if err != nil {
		return Page{}, err
	}
	if res.Page != nil {
		return *res.Page, nil
	}
	return Page{}, res.fault(field)
}

// fault says why a resolution is not one page.
func (r Resolution) fault(field string) error {
	if len(r.Candidates) > 0 {
		return fault.New(fault.AmbiguousName, "%q fits several pages", r.Ref).In(field).
			Suggest("name one of them by slug: " + strings.Join(hintTexts(r.Candidates), "; "))
	}
	e := fault.New(fault.NotFound, "there is no page %q", r.Ref).In(field)
	if len(r.Near) > 0 {
		return e.Suggest("did you mean " + strings.Join(hintTexts(r.Near), " or ") + "?")
	}
	return e.Suggest("expected the id, slug, alias or title of a page")
}

func hintTexts(hints []PageHint) []string {
	out := make([]string, len(hints))
	for i, h := range hints {
		out[i] = fmt.Sprintf("%s (%s)", h.Slug, h.Title)
	}
	return out
}
