package prose_test

import (
	"testing"

	"github.com/stretchr/testify/require"

	"brain/internal/prose"
	"brain/internal/relation"
)

// A link is of the type that its sentence states, once for the same ends, type and
// scope; what names nothing makes nothing.
func TestLinks(t *testing.T) {
	reading := prose.Reading{
		Lexicon: relation.New(relation.Vocabulary{
			Types: []relation.Type{{Name: "person"}, {Name: "company"}, {Name: "note"}},
			Links: []relation.Link{{Name: "founded", From: []string{"person"}, To: []string{"company"}, Phrases: []string{"founded", "founder of"}, Inverse: []string{"founded by"}}},
		}),
		On: prose.Page{ID: "acme", Type: "company", Title: "Acme"},
		Find: func(r prose.Reference) (prose.Page, bool) {
			types := map[string]string{"acme": "company", "bolt": "company", "dana": "person", "eve": "person"}
			return prose.Page{ID: r.Target, Type: types[r.Target], Title: r.Target}, types[r.Target] != ""
		},
	}
	for name, c := range map[string]struct {
		src  string
		want []string
	}{
		"stated":              {"Acme was founded by [[dana]].", []string{"dana founded acme: Acme was founded by dana."}},
		"mentioned":           {"Ask [[dana]].", []string{"acme mentions dana: Ask dana."}},
		"stated and not":      {"Founded by [[dana]]. Ask [[eve]] and [[dana]].", []string{"dana founded acme: Founded by dana.", "acme mentions eve: Ask eve and dana.", "acme mentions dana: Ask eve and dana."}},
		"the first sentence":  {"Ask [[dana]]. Thank [[dana]].", []string{"acme mentions dana: Ask dana."}},
		"nothing":             {"Ask [[nobody]] or [[acme]].", nil},
		"of two others":       {"[[dana]] founded [[bolt]].", []string{"dana founded bolt: dana founded bolt."}},
		"quoted":              {"> Acme was founded by [[dana]].", []string{"acme mentions dana: Acme was founded by dana."}},
		"quoted in a list":    {"> - a\n>   - Founded by [[dana]].", []string{"acme mentions dana: Founded by dana."}},
		"a callout":           {"> [!note] Acme\n>\n> Acme was founded by [[dana]].", []string{"dana founded acme: Acme was founded by dana."}},
		"to be done":          {"- [ ] [[dana]] founded [[bolt]].", []string{"acme mentions dana: [ ] dana founded bolt.", "acme mentions bolt: [ ] dana founded bolt."}},
		"hidden, of the page": {"::: scope g\nFounded by [[dana]].\n:::\n", []string{"dana founded acme: Founded by dana. (g)"}},
		"hidden, of others":   {"::: scope g\n[[dana]] founded [[bolt]].\n:::\n", []string{"acme mentions dana: dana founded bolt. (g)", "acme mentions bolt: dana founded bolt. (g)"}},
		"in two scopes":       {"Ask [[dana]].\n\n::: scope g\nFire [[dana]].\n:::\n", []string{"acme mentions dana: Ask dana.", "acme mentions dana: Fire dana. (g)"}},
	} {
		t.Run(name, func(t *testing.T) {
			var got []string
			for _, l := range reading.Links(read(t, c.src).References) {
				said := l.From + " " + l.Type + " " + l.To + ": " + l.Excerpt
				if l.Scope != "" {
					said += " (" + l.Scope + ")"
				}
				got = append(got, said)
			}
			require.Equal(t, c.want, got)
		})
	}
}
