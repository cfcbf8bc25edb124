package memory

import (
	"cmp"
	"context"
	"slices"
	"strings"

	"brain/graph"
	"brain/schema"
)

// Property is the value of one property of a page as its reader may know it.
type Property struct {
	Name  string
	Claim Claim // says so; Claim.Value is the value
	// Conflicts are other current claims that say otherwise, latest first.
	Conflicts []Claim
}

// Properties gives the values that pages' properties had then, by page id, by name.
// The latest claim wins: by the start of its validity, then by when it was
// recorded, then by id. A property that may have many values has one entry for
// each and no conflicts.
func (s *Service) Properties(ctx context.Context, session *Session, pages []*Page, asOf *AsOf) (map[string][]Property, error) {
	out := map[string][]Property{}
	err := s.read(ctx, session, func(ctx context.Context, v *view) error {
		v.at(asOf)
		ids := make([]string, len(pages))
		for i, p := range pages {
			ids[i] = p.ID
		}
		l := &listing{match: "(c:Claim)", args: values{}, currency: v.currency}
		l.demand("c.page IN $pages AND c.property IS NOT NULL", "pages", graph.Strings(ids))
		v.inStates(l, openStates[:])
		rows, err := v.run(ctx, v.r, "MATCH "+l.match+whereText(l.where)+" RETURN c.page, "+claimColumns.of("c"), l.args, l.currency)
		if err != nil {
			return err
		}
		claims := map[string][]Claim{}
		for _, row := range rows {
			claims[row[0].Str()] = append(claims[row[0].Str()], v.claim(row, 1))
		}
		for _, p := range pages {
			if stated := claims[p.ID]; len(stated) > 0 {
				out[p.ID] = properties(stated, func(name string) bool { return v.manyValued(p.Type, name) })
			}
		}
		return nil
	})
	return out, err
}

// manyValued tells whether pages of the type may have several values of the property.
func (v *view) manyValued(objectType, property string) bool {
	t, _ := v.voc.ontology.ObjectType(objectType)
	return slices.ContainsFunc(t.Properties, func(p schema.PropertyType) bool { return p.Name == property && p.Many })
}

// properties chooses the shown values among the current claims of one page.
func properties(claims []Claim, many func(name string) bool) []Property {
	slices.SortFunc(claims, func(a, b Claim) int {
		return cmp.Or(
			strings.Compare(a.Property, b.Property),
			timeOf(b.ValidFrom).Compare(timeOf(a.ValidFrom)), b.RecordedAt.Compare(a.RecordedAt), strings.Compare(b.ID, a.ID),
		)
	})
	var out []Property
	for _, c := range claims {
		shown := slices.IndexFunc(out, func(p Property) bool {
			return p.Name == c.Property && (!many(c.Property) || p.Claim.sameValue(c))
		})
		switch {
		case shown < 0:
			out = append(out, Property{Name: c.Property, Claim: c})
		case !out[shown].Claim.sameValue(c):
			out[shown].Conflicts = append(out[shown].Conflicts, c)
		}
	}
	return out
}

func (c Claim) sameValue(d Claim) bool { return c.Value.Equal(d.Value) && c.Unit == d.Unit }
