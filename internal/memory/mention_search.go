package memory

import (
	"context"
	"slices"
	"unicode/utf8"

	"brain/graph"
	"brain/internal/text"
)

const (
	// maxMentionRunes is the longest name that is looked for in a text, in
	// characters; maxSpacelessMention that in a script without spaces, where a name
	// may begin at every character.
	maxMentionRunes     = 60
	maxSpacelessMention = 16
	// maxPlaces bounds the pieces of a text that are compared with names, and so the
	// text; placesAtOnce those of one read.
	maxPlaces    = 50_000
	placesAtOnce = 5_000
)

// mentions finds the pages that a text names, in the order of the text, each once,
// among those that the audience may know. A name is a title or an alias; it stands
// as whole words, in a script without spaces anywhere, and where names overlap the
// longest counts. A name of several pages stays unresolved. Every name is compared:
// nothing is found by chance or left out for being one of many.
func (v *view) mentions(ctx context.Context, said string) ([]Page, error) {
	places, err := v.namedPlaces(ctx, text.Normalize(said))
	if err != nil {
		return nil, err
	}
	return onlyNamed(places), nil
}

// namedPlace is a place in a normalised text that names pages: those that have the
// name as an alias, else those that have it as their title, at most maxNamesakes + 1.
type namedPlace struct {
	mention
	pages []Page
}

// maxNamesakes is the most pages of one name that are looked at.
const maxNamesakes = 5

// namedPlaces finds the places of a normalised text that name pages.
func (v *view) namedPlaces(ctx context.Context, norm string) ([]namedPlace, error) {
	names, err := v.namesIn(ctx, norm)
	if err != nil {
		return nil, err
	}
	found := longestMentions(norm, names)
	var titles []string
	for _, m := range found {
		if n := names[m.norm]; len(n.aliased) == 0 && n.titled <= maxNamesakes {
			titles = append(titles, m.norm)
		}
	}
	titled, err := v.pagesTitled(ctx, titles)
	if err != nil {
		return nil, err
	}
	var places []namedPlace
	for _, m := range found {
		pages := names[m.norm].aliased
		if len(pages) == 0 {
			pages = titled[m.norm]
		}
		if len(pages) > 0 {
			places = append(places, namedPlace{m, pages})
		}
	}
	return places, nil
}

// onlyNamed are the pages of the places that name one, each once.
func onlyNamed(places []namedPlace) []Page {
	var pages []Page
	for _, place := range places {
		if p := place.pages[0]; len(place.pages) == 1 && !slices.ContainsFunc(pages, func(q Page) bool { return q.ID == p.ID }) {
			pages = append(pages, p)
		}
	}
	return pages
}

// namesIn finds the names that stand in a normalised text.
func (v *view) namesIn(ctx context.Context, norm string) (map[string]pagesNamed, error) {
	names := map[string]pagesNamed{}
	for pieces := range slices.Chunk(nameable(norm), placesAtOnce) {
		args := values{"names": graph.Strings(pieces)}
		rows, err := v.match(ctx, `MATCH (a:Alias)-[:ALIAS_OF]->(p:Page) WHERE a.norm IN $names RETURN DISTINCT a.norm, `+pageColumns.of("p"), args)
		if err != nil {
			return nil, err
		}
		for _, row := range rows {
			n := names[row[0].Str()]
			n.aliased = append(n.aliased, pageColumns.read(row, 1))
			names[row[0].Str()] = n
		}
		if rows, err = v.match(ctx, `MATCH (p:Page) WHERE p.norm IN $names RETURN p.norm, count(*)`, args); err != nil {
			return nil, err
		}
		for _, row := range rows {
			n := names[row[0].Str()]
			n.titled = int(row[1].Int64())
			names[row[0].Str()] = n
		}
	}
	return names, nil
}

// pagesTitled gives pages by normalised titles.
func (v *view) pagesTitled(ctx context.Context, titles []string) (map[string][]Page, error) {
	out := map[string][]Page{}
	if len(titles) == 0 {
		return out, nil
	}
	rows, err := v.match(ctx, `MATCH (p:Page) WHERE p.norm IN $names RETURN p.norm, `+pageColumns.of("p")+` ORDER BY p.id`, values{"names": graph.Strings(titles)})
	for _, row := range rows {
		out[row[0].Str()] = append(out[row[0].Str()], pageColumns.read(row, 1))
	}
	return out, err
}

// nameable are the pieces of a normalised text that could be a name, each once, in
// order.
func nameable(norm string) []string {
	type border struct{ at, runes int }
	var begins, ends []border
	runes := 0
	for i, r := range norm {
		size := utf8.RuneLen(r)
		if r != ' ' {
			if bordered(norm, i, len(norm)) {
				begins = append(begins, border{i, runes})
			}
			if bordered(norm, 0, i+size) {
				ends = append(ends, border{i + size, runes + 1})
			}
		}
		runes++
	}
	seen := map[string]bool{}
	var out []string
	for _, begin := range begins {
		first, _ := utf8.DecodeRuneInString(norm[begin.at:])
		most := maxMentionRunes
		if spaceless(first) {
			most = maxSpacelessMention
		}
		after, _ := slices.BinarySearchFunc(ends, begin.at+1, func(e border, at int) int { return e.at - at })
		for _, end := range ends[after:] {
			if end.runes-begin.runes > most || len(out) == maxPlaces {
				break
			}
			if piece := norm[begin.at:end.at]; !seen[piece] && findable(piece) && validText(piece) {
				seen[piece] = true
				out = append(out, piece)
			}
		}
	}
	return out
}
