package memory

import (
	"context"
	"path"
	"slices"
	"strings"

	"brain/graph"
	"brain/internal/prose"
	"brain/internal/text"
)

// name finds the pages that the references of the text name, by how they are written:
// what the same words already name on this page; then, of an imported page, a note of
// its vault; then the name ladder, a path as a slug from the page's own and from the
// root, and what a link to a path shows. Only pages that the writer may know are found,
// and of a name that fits several none.
func (r *restatement) name(ctx context.Context) error {
	var err error
	if r.named, err = r.namedBefore(ctx, r.page, r.before); err != nil {
		return err
	}
	var refs []prose.Reference
	var names []string
	for _, ref := range r.said.References {
		if _, ok := r.named[ref.Target]; !ok && !r.leftOpen(ref) {
			refs = append(refs, ref)
			names = append(names, namesOfReference(r.page, ref)...)
		}
	}
	beside, err := r.besideInVault(ctx, r.page, r.key, refs)
	if err != nil {
		return err
	}
	called, err := r.pagesCalled(ctx, names)
	if err != nil {
		return err
	}
	for _, ref := range refs {
		if p, ok := beside[ref.Target]; ok {
			r.named[ref.Target] = p
			continue
		}
		for _, name := range namesOfReference(r.page, ref) {
			if hits := called[name]; len(hits) > 0 {
				if len(hits) == 1 {
					r.named[ref.Target] = hits[0]
				}
				break
			}
		}
	}
	return nil
}

// leftOpen tells whether the same words stood in an imported page before, naming nothing.
func (r *restatement) leftOpen(ref prose.Reference) bool {
	return r.earlier[statedAs{scope: ref.Scope, excerpt: ref.Excerpt, name: ref.Target}]
}

// namesOfReference are the names by which a reference may mean a page, in order.
func namesOfReference(page Page, ref prose.Reference) []string {
	target := strings.ReplaceAll(ref.Target, `\`, "/")
	if prose.IsFile(target) && ref.Path {
		return nil
	}
	target = prose.WithoutEnding(target)
	var names []string
	if ref.Path || strings.HasPrefix(target, "./") || strings.HasPrefix(target, "../") {
		names = append(names, path.Join(path.Dir(page.Slug), target), strings.TrimPrefix(path.Clean("/"+target), "/"))
	}
	names = append(names, target)
	if ref.Path {
		names = append(names, ref.Shown())
	}
	return slices.DeleteFunc(names, func(n string) bool { _, ok := refName(n); return !ok })
}

// namedBefore are the pages that words of a page name already: the other end of a link
// between the page and one other.
func (v *view) namedBefore(ctx context.Context, page Page, before []ground) (map[string]Page, error) {
	ends := map[string]string{}
	for _, g := range before {
		if g.link == nil {
			continue
		}
		other := g.link.ToID
		if other == page.ID {
			other = g.link.FromID
		} else if g.link.FromID != page.ID {
			continue
		}
		if known, ok := ends[g.name]; ok && known != other {
			other = ""
		}
		ends[g.name] = other
	}
	var ids []string
	for _, id := range ends {
		ids = append(ids, id)
	}
	pages, err := v.pagesWhere(ctx, "id", ids)
	if err != nil {
		return nil, err
	}
	named := map[string]Page{}
	for name, id := range ends {
		if len(pages[id]) == 1 {
			named[name] = pages[id][0]
		}
	}
	return named, nil
}

// externalKey is the identity of an imported page, "" for another.
func (v *view) externalKey(ctx context.Context, pageID string) (string, error) {
	rows, err := v.decide(ctx, `MATCH (p:Page) WHERE p.id = $id RETURN p.externalKey`, values{"id": graph.String(pageID)})
	if err != nil || len(rows) == 0 {
		return "", err
	}
	return rows[0][0].Str(), nil
}

// besideInVault are the notes of the vault of an imported page that references name by
// their path, from the note's folder or the vault's.
func (v *view) besideInVault(ctx context.Context, page Page, key string, refs []prose.Reference) (map[string]Page, error) {
	vault, note, ok := strings.Cut(key, "/")
	if !ok {
		return nil, nil
	}
	keysOf := func(ref prose.Reference) []string {
		target := prose.WithoutEnding(strings.ReplaceAll(ref.Target, `\`, "/")) + prose.NoteEnding
		return []string{vault + "/" + path.Join(path.Dir(note), target), vault + path.Clean("/"+target)}
	}
	var keys []string
	for _, ref := range refs {
		keys = append(keys, keysOf(ref)...)
	}
	pages, err := v.pagesWhere(ctx, "externalKey", keys)
	if err != nil {
		return nil, err
	}
	named := map[string]Page{}
	for _, ref := range refs {
		for _, key := range keysOf(ref) {
			hits := pages[key]
			if i := slices.IndexFunc(hits, func(p Page) bool { return p.Scope == page.Scope }); i >= 0 {
				hits = hits[i : i+1]
			}
			if len(hits) == 1 {
				named[ref.Target] = hits[0]
				break
			}
		}
	}
	return named, nil
}

// pagesCalled climbs the name ladder for many names at once: the pages of the first
// rung on which a name has any.
func (v *view) pagesCalled(ctx context.Context, names []string) (map[string][]Page, error) {
	const aliased = `MATCH (a:Alias)-[:ALIAS_OF]->(p:Page) WHERE a.norm IN $keys RETURN DISTINCT a.norm AS key, `
	const redirected = `MATCH (r:Redirect)-[:REDIRECTS_TO]->(p:Page) WHERE r.slug IN $keys RETURN DISTINCT r.slug AS key, `
	called := map[string][]Page{}
	for _, rung := range []struct {
		text string
		key  func(string) string
	}{
		{`MATCH (p:Page) WHERE p.id IN $keys RETURN p.id AS key, `, strings.TrimSpace},
		{`MATCH (p:Page) WHERE p.slug IN $keys RETURN p.slug AS key, `, normalSlug},
		{redirected, normalSlug},
		{aliased, text.Normalize},
		{`MATCH (p:Page) WHERE p.norm IN $keys RETURN p.norm AS key, `, text.Normalize},
	} {
		var keys []string
		for _, name := range names {
			if len(called[name]) == 0 {
				keys = append(keys, rung.key(name))
			}
		}
		pages, err := v.pagesBy(ctx, rung.text, keys)
		if err != nil {
			return nil, err
		}
		for _, name := range names {
			if len(called[name]) == 0 {
				called[name] = pages[rung.key(name)]
			}
		}
	}
	return called, nil
}

// pagesWhere reads pages that the caller may know by the values of one property.
func (v *view) pagesWhere(ctx context.Context, property string, keys []string) (map[string][]Page, error) {
	return v.pagesBy(ctx, `MATCH (p:Page) WHERE p.`+property+` IN $keys RETURN p.`+property+` AS key, `, keys)
}

// pagesBy reads pages by keys of any number; the query's first column is the key.
func (v *view) pagesBy(ctx context.Context, query string, keys []string) (map[string][]Page, error) {
	out := map[string][]Page{}
	for _, some := range chunks(keys) {
		rows, err := v.match(ctx, query+pageColumns.of("p"), values{"keys": graph.Strings(some)})
		if err != nil {
			return nil, err
		}
		for _, row := range rows {
			out[row[0].Str()] = append(out[row[0].Str()], pageColumns.read(row, 1))
		}
	}
	return out, nil
}
