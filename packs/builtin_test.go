package packs_test

import (
	"errors"
	"slices"
	"strings"
	"testing"
	"unicode"

	"github.com/stretchr/testify/require"

	"brain/packs"
	"brain/schema"
)

// builtin returns the built-in packs of these names, and general.
func builtin(names ...string) []packs.Pack {
	return slices.DeleteFunc(packs.Builtin(), func(p packs.Pack) bool {
		return p.Name != "general" && !slices.Contains(names, p.Name)
	})
}

func ontologyOf(t *testing.T, given []packs.Pack) *schema.Ontology {
	t.Helper()
	o, conflicts := packs.Combine(given...)
	require.Empty(t, conflicts)
	return o
}

func TestBuiltinPacksCombineAloneAndTogether(t *testing.T) {
	all := packs.Builtin()
	var names []string
	for _, p := range all {
		names = append(names, p.Name)
		ontologyOf(t, builtin(p.Name))
		for _, q := range all {
			ontologyOf(t, builtin(p.Name, q.Name))
		}
	}
	require.Equal(t, []string{"general", "consulting", "consumer", "legal", "pevc", "public_markets", "software"}, names)
	ontologyOf(t, all)
}

// The object types that each pack declares, with prefix, primitive, subtypes and marks.
func TestBuiltinObjectTypes(t *testing.T) {
	want := map[string][]string{
		"general": {
			"agent [agents] entity (internal) expert",
			"analysis [analysis] media () extractable",
			"company [companies] entity (company, department, government, nonprofit) expert",
			"concept [concepts] concept () extractable",
			"document [documents] media (contract, report, policy) extractable",
			"event [events] temporal (meeting, milestone, incident, external)",
			"media [media] media (article, video, book, podcast, paper, post) extractable",
			"note [notes] concept () extractable",
			"person [people] entity (internal, external) expert",
			"project [projects] concept ()",
		},
		"pevc": {
			"company [companies] entity (fund)",
			"deal [deals] temporal (pipeline, portfolio, passed)",
			"thesis [theses] concept () extractable",
		},
		"public_markets": {
			"event [events] temporal (earnings)",
			"instrument [instruments] entity (equity, credit, commodity, currency, index, fund)",
			"thesis [theses] concept () extractable",
		},
		"consumer": {
			"brand [brands] entity ()",
			"product [products] entity (product_line, sku)",
			"sales_channel [sales_channels] entity (ecommerce, retail, distributor)",
		},
		"legal": {"matter [matters] temporal (litigation, transaction, advisory, compliance)"},
		"software": {
			"event [events] temporal (release)",
			"product [products] entity (app, service, api, model)",
			"repository [repositories] entity ()",
			"service [services] entity ()",
		},
		"consulting": {"engagement [engagements] temporal (strategy, implementation, diligence)"},
	}
	for _, p := range packs.Builtin() {
		var got []string
		for _, o := range p.ObjectTypes {
			line := o.Name + " [" + o.SlugPrefix + "] " + string(o.Primitive) + " (" + strings.Join(o.Subtypes, ", ") + ")"
			if o.Expert {
				line += " expert"
			}
			if o.Extractable {
				line += " extractable"
			}
			got = append(got, line)
		}
		slices.Sort(got)
		require.Equal(t, want[p.Name], got, p.Name)
	}
}

func TestBuiltinDomainsAndKinds(t *testing.T) {
	for name, domains := range map[string][]string{
		"general": nil, "pevc": {"deal_success", "market_call"}, "public_markets": {"market_call"}, "consumer": nil,
		"legal": {"matter_outcome"}, "software": nil, "consulting": {"proposal_win"},
	} {
		var got []string
		for _, d := range ontologyOf(t, builtin(name)).TakeDomains() {
			got = append(got, d.Name)
		}
		require.Equal(t, domains, got, name)
	}
	o := ontologyOf(t, builtin("software"))
	for _, kind := range []string{"convention", "pitfall", "decision"} {
		_, err := o.ValidateKind(kind, schema.Fact)
		require.NoError(t, err)
		_, err = o.ValidateKind(kind, schema.Take)
		require.Error(t, err)
	}
}

// Every built-in link, an allowed pair of types, and a pair it refuses (none
// for links open at both ends) with the names that the error offers.
func TestBuiltinLinks(t *testing.T) {
	type refusal struct{ from, to, nearest string }
	links := []struct {
		pack, name, inverse, from, to string
		refused                       refusal
	}{
		{"general", "relates_to", "relates_to", "note", "company", refusal{}},
		{"general", "mentions", "mentioned_by", "note", "person", refusal{}},
		{"general", "part_of", "has_part", "company", "company", refusal{}},
		{"general", "works_at", "employs", "person", "company", refusal{"company", "person", "employs"}},
		{"general", "founded", "founded_by", "person", "company", refusal{"company", "person", "founded_by"}},
		{"general", "attended", "attended_by", "agent", "event", refusal{"event", "person", "attended_by"}},
		{"general", "authored", "authored_by", "person", "document", refusal{"document", "agent", "authored_by"}},
		{"general", "customer_of", "vendor_of", "person", "company", refusal{"company", "person", "vendor_of"}},
		{"general", "competes_with", "competes_with", "company", "company", refusal{"person", "company", "works_at"}},
		{"general", "advises", "advised_by", "person", "company", refusal{"company", "person", "advised_by"}},
		{"general", "derived_from", "source_of", "analysis", "document", refusal{}},
		{"general", "sourced_from", "yielded", "note", "person", refusal{}},
		{"general", "supersedes", "superseded_by", "document", "document", refusal{}},
		{"pevc", "invested_in", "investor_of", "company", "deal", refusal{"deal", "company", "investor_of"}},
		{"pevc", "passed_on", "passed_by", "person", "deal", refusal{"deal", "person", "passed_by"}},
		{"public_markets", "issued_by", "issuer_of", "instrument", "company", refusal{"company", "instrument", "issuer_of"}},
		{"public_markets", "tracks", "tracked_by", "thesis", "instrument", refusal{"instrument", "thesis", "tracked_by"}},
		{"consumer", "branded_as", "brand_of", "product", "brand", refusal{"brand", "product", "brand_of"}},
		{"consumer", "sells", "sold_by", "sales_channel", "product", refusal{"product", "sales_channel", "sold_by"}},
		{"consumer", "variant_of", "has_variant", "product", "product", refusal{"brand", "product", "brand_of"}},
		{"legal", "represents", "represented_by", "person", "matter", refusal{"matter", "person", "represented_by"}},
		{"legal", "adverse_to", "adverse_to", "person", "company", refusal{"matter", "person", "represented_by"}},
		{"software", "depends_on", "depended_by", "service", "repository", refusal{"person", "service", "owns"}},
		{"software", "deployed_to", "hosts", "repository", "service", refusal{"service", "repository", "hosts"}},
		{"software", "owns", "owned_by", "agent", "repository", refusal{"repository", "agent", "owned_by"}},
		{"consulting", "delivered_to", "client_of", "engagement", "company", refusal{"company", "engagement", "client_of"}},
	}
	declared := 0
	for _, p := range packs.Builtin() {
		declared += len(p.LinkTypes)
	}
	require.Len(t, links, declared, "every built-in link is in the table")

	for _, c := range links {
		o := ontologyOf(t, builtin(c.pack))
		link, reversed, err := o.ValidateLink(c.name, c.from, c.to)
		require.NoError(t, err, c.name)
		require.Equal(t, []any{c.name, c.inverse, c.pack, false}, []any{link.Name, link.Inverse, link.Pack, reversed})
		require.Equal(t, c.name == c.inverse, link.Symmetric, c.name)

		link, reversed, err = o.ValidateLink(c.inverse, c.to, c.from)
		if c.name == c.inverse {
			require.NoError(t, err, c.name)
			require.False(t, reversed)
		} else {
			require.NoError(t, err, c.inverse)
			require.Equal(t, c.name, link.Name)
			require.True(t, reversed, c.inverse)
		}

		if c.refused.from != "" {
			_, _, err = o.ValidateLink(c.name, c.refused.from, c.refused.to)
			var refused *schema.ConstraintError
			require.ErrorAs(t, err, &refused, c.name)
			require.Equal(t, c.refused.nearest, refused.Nearest[0], "%s: %v", c.name, err)
		}

		back, reversed, ok := o.LinkByRelationship(strings.ToUpper(c.inverse))
		require.True(t, ok)
		require.Equal(t, c.name, back.Name)
		require.Equal(t, c.name != c.inverse, reversed)
	}
	o := ontologyOf(t, builtin())
	worksAt, _, _ := o.LinkType("works_at")
	require.True(t, worksAt.SingleAtATime)
}

// A link that reads differently from its end has words for both ways of asking.
func TestBuiltinPhrasesAreInThreeLanguages(t *testing.T) {
	scripts := map[string]*unicode.RangeTable{"Latin": unicode.Latin, "Hangul": unicode.Hangul, "Han": unicode.Han}
	for _, p := range packs.Builtin() {
		for _, l := range p.LinkTypes {
			least := 2
			if l.Symmetric {
				least = 1
			}
			for script, table := range scripts {
				n := 0
				for _, phrase := range slices.Concat(l.Phrases, l.InversePhrases) {
					if strings.ContainsFunc(phrase, func(r rune) bool { return unicode.Is(table, r) }) {
						n++
					}
				}
				require.GreaterOrEqual(t, n, least, "phrases of %s in %s", l.Name, script)
			}
		}
	}
}

// Whether each does what its purpose says is tested where it can run.
func TestBuiltinPatterns(t *testing.T) {
	declared := 0
	for _, p := range packs.Builtin() {
		require.GreaterOrEqual(t, len(p.Patterns), 2, p.Name)
		require.LessOrEqual(t, len(p.Patterns), 5, p.Name)
		declared += len(p.Patterns)
	}
	require.Len(t, ontologyOf(t, packs.Builtin()).Patterns(), declared, "no two share a name")
}

func TestBuiltinSubtypeOwners(t *testing.T) {
	o := ontologyOf(t, packs.Builtin())
	for subtype, owner := range map[string]string{
		"meeting": "event", "earnings": "event", "release": "event", "book": "media", "contract": "document",
		"department": "company", "sku": "product", "litigation": "matter", "service": "product",
		"internal": "", "external": "", "fund": "", "nothing": "",
	} {
		got, ok := o.SubtypeOwner(subtype)
		require.Equal(t, owner != "", ok, subtype)
		require.Equal(t, owner, got, subtype)
	}
}

func TestBuiltinNamesLeadBack(t *testing.T) {
	o := ontologyOf(t, packs.Builtin())
	for _, typ := range o.ObjectTypes() {
		name, isInterface, ok := o.TypeByLabel(typ.Label())
		require.Equal(t, []any{typ.Name, false, true}, []any{name, isInterface, ok})
		byPrefix, ok := o.TypeByPrefix(typ.SlugPrefix)
		require.True(t, ok)
		require.Equal(t, typ.Name, byPrefix.Name)
	}
	label, ok := o.Label("sales_channel")
	require.True(t, ok)
	require.Equal(t, "SalesChannel", label)
	require.Equal(t, []string{"agent", "person"}, o.Implementers("actor"))
}

func TestSharedTypesUniteTheirSubtypes(t *testing.T) {
	o := ontologyOf(t, packs.Builtin())
	product, _ := o.ObjectType("product")
	require.Equal(t, []string{"product_line", "sku", "app", "service", "api", "model"}, product.Subtypes)
	require.NoError(t, o.ValidateType("company", "fund"))

	err := ontologyOf(t, builtin()).ValidateType("company", "fund")
	var unknown *schema.UnknownTermError
	require.True(t, errors.As(err, &unknown), "the pack pevc is not installed")
}

func TestBuiltinProperties(t *testing.T) {
	o := ontologyOf(t, packs.Builtin())
	for _, c := range []struct {
		typ, property string
		raw           schema.Raw
		shown         string
	}{
		{"person", "email", schema.RawText("mina@example.com"), "mina@example.com"},
		{"person", "birthday", schema.RawText("1990-02-28"), "1990-02-28"},
		{"company", "employees", schema.RawInt(15), "15"},
		{"company", "country", schema.RawText("KR"), "KR"},
		{"deal", "amount", schema.RawText("25000000 USD"), "25000000 USD"},
		{"deal", "stage", schema.RawText("series_b"), "series_b"},
		{"repository", "url", schema.RawText("https://example.com/repo"), "https://example.com/repo"},
		{"event", "organizer", schema.RawText("people/mina"), "people/mina"},
		{"instrument", "isin", schema.RawText("US0000000002"), "US0000000002"},
	} {
		v, err := o.ValidateProperty(c.typ, c.property, c.raw)
		require.NoError(t, err)
		require.Equal(t, c.shown, v.String())
	}
	_, err := o.ValidateProperty("company", "employees", schema.RawInt(-1))
	require.EqualError(t, err, `property company.employees: got "-1", expected at least 0`)
	_, err = o.ValidateProperty("company", "employes", schema.RawInt(1))
	require.EqualError(t, err, `unknown property "employes" of company; nearest: employees`)
}
