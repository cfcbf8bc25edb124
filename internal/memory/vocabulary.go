package memory

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"
	"sync"
	"time"

	lru "github.com/hashicorp/golang-lru/v2"

	"brain/graph"
	"brain/graph/pattern"
	"brain/internal/relation"
	"brain/packs"
	"brain/schema"
)

const (
	// planCacheSize bounds the compiled domain reads kept per vocabulary.
	planCacheSize = 1_000
	// queryCacheSize bounds the compiled queries of analysts kept per vocabulary.
	queryCacheSize = 200
)

// vocabulary is the ontology in force with what is compiled against it, the settings
// in force and the skills that are registered. It is immutable but for its cache of plans.
type vocabulary struct {
	stamp     string
	ontology  *schema.Ontology
	installed []InstalledPack
	internal  *pattern.Catalogue
	plans     *pattern.Cache
	public    *pattern.Catalogue
	queries   *lru.Cache[string, *analystQuery]
	words     *relation.Lexicon
	settings  Settings
	skills    skillRegister
}

// InstalledPack is one installed pack and since when it is.
type InstalledPack struct {
	packs.Pack
	InstalledAt time.Time
	Builtin     bool
}

func newVocabulary(stamp string, ontology *schema.Ontology, installed []InstalledPack, settings Settings) (*vocabulary, error) {
	internal, err := pattern.NewCatalogue(pattern.Internal, typeTerms(ontology), linkTerms(ontology))
	if err != nil {
		return nil, fmt.Errorf("installed packs: %w", err)
	}
	public, err := PublicCatalogue(ontology, absentTerms(installed)...)
	if err != nil {
		return nil, fmt.Errorf("installed packs: %w", err)
	}
	queries, err := lru.New[string, *analystQuery](queryCacheSize)
	if err != nil {
		return nil, err
	}
	return &vocabulary{
		stamp: stamp, ontology: ontology, installed: installed, settings: settings,
		internal: internal, plans: pattern.NewCache(internal, planCacheSize, pattern.WithBareTags()),
		public: public, queries: queries, words: relation.New(relationTerms(ontology)),
	}, nil
}

// PublicCatalogue is what analysts may name in queries where these terms are
// installed and the others absent. It fails for names that the pattern language
// cannot have.
func PublicCatalogue(o *schema.Ontology, absent ...pattern.AbsentTerm) (*pattern.Catalogue, error) {
	return pattern.NewCatalogue(pattern.Public, typeTerms(o), linkTerms(o), absent...)
}

// shippedPacks are read once: a vocabulary is made anew with every change.
var shippedPacks = sync.OnceValue(packs.Builtin)

// absentTerms are the names of the built-in packs that are not installed.
func absentTerms(installed []InstalledPack) []pattern.AbsentTerm {
	var out []pattern.AbsentTerm
	for _, p := range shippedPacks() {
		if slices.ContainsFunc(installed, func(i InstalledPack) bool { return i.Name == p.Name }) {
			continue
		}
		for _, t := range p.ObjectTypes {
			out = append(out, pattern.AbsentTerm{Name: t.Label(), Pack: p.Name})
			for _, property := range t.Properties {
				out = append(out, pattern.AbsentTerm{Name: property.Name, Of: t.Label(), Pack: p.Name})
			}
		}
		for _, i := range p.Interfaces {
			out = append(out, pattern.AbsentTerm{Name: i.Label(), Pack: p.Name})
		}
		for _, l := range p.LinkTypes {
			out = append(out, pattern.AbsentTerm{Name: l.Relationship(), Pack: p.Name})
			if l.Inverse != "" {
				out = append(out, pattern.AbsentTerm{Name: l.InverseRelationship(), Pack: p.Name})
			}
		}
	}
	return out
}

// plan compiles a domain read once.
func (voc *vocabulary) plan(text string) (*graph.Plan, error) { return voc.plans.Plan(text) }

// typeTerms are the object types and interfaces as the pattern language has them.
func typeTerms(o *schema.Ontology) []pattern.TypeTerm {
	var terms []pattern.TypeTerm
	for _, t := range o.ObjectTypes() {
		term := pattern.TypeTerm{Label: t.Label(), Implements: labels(o, t.Implements)}
		for _, p := range t.Properties {
			kind, _ := o.ValueKind(p)
			term.Properties = append(term.Properties, pattern.PropertyTerm{Name: p.Name, Kind: schema.StoredKind(kind), Money: kind == schema.Money, Many: p.Many})
		}
		terms = append(terms, term)
	}
	for _, i := range o.Interfaces() {
		terms = append(terms, pattern.TypeTerm{Label: i.Label(), Interface: true})
	}
	return terms
}

// linkTerms are the link types as the pattern language has them.
func linkTerms(o *schema.Ontology) []pattern.LinkTerm {
	var terms []pattern.LinkTerm
	for _, l := range o.LinkTypes() {
		terms = append(terms, pattern.LinkTerm{
			Relationship: l.Relationship(), Inverse: l.InverseRelationship(), Symmetric: l.Symmetric,
			From: labels(o, l.From), To: labels(o, l.To),
		})
	}
	return terms
}

// labels are the graph labels of object types and interfaces.
func labels(o *schema.Ontology, names []string) []string {
	var out []string
	for _, name := range names {
		if label, ok := o.Label(name); ok {
			out = append(out, label)
		}
	}
	return out
}

// currentVocabulary is the vocabulary of the installed packs, with the settings,
// as this transaction sees them. It is rebuilt only when one of them changed.
func (s *Service) currentVocabulary(ctx context.Context, all graph.Reader) (*vocabulary, error) {
	known := s.vocabulary.Load()
	bare := known
	if bare == nil {
		ontology, _ := packs.Combine()
		var err error
		if bare, err = newVocabulary("", ontology, nil, defaultSettings()); err != nil {
			return nil, err
		}
	}
	stamp, err := stampOf(ctx, bare, all, s.clock())
	if err != nil {
		return nil, err
	}
	if known != nil && known.stamp == stamp {
		return known, nil
	}
	voc, err := loadVocabulary(ctx, bare, all, stamp, s.clock())
	if err != nil {
		return nil, err
	}
	s.vocabulary.Store(voc)
	return voc, nil
}

// stampOf names the installed packs and the settings by content.
func stampOf(ctx context.Context, voc *vocabulary, all graph.Reader, now time.Time) (string, error) {
	plan, err := voc.plan(`MATCH (n:Pack|Setting) WHERE n.handle > '' RETURN n.handle, n.contentHash ORDER BY n.handle`)
	if err != nil {
		return "", err
	}
	rows, err := all.Match(ctx, plan, graph.Args{Now: now})
	if err != nil {
		return "", err
	}
	var b strings.Builder
	for _, row := range rows {
		b.WriteString(row[0].Str() + "=" + row[1].Str() + ";")
	}
	return b.String(), nil
}

func loadVocabulary(ctx context.Context, voc *vocabulary, all graph.Reader, stamp string, now time.Time) (*vocabulary, error) {
	plan, err := voc.plan(`MATCH (k:Pack) WHERE k.handle > '' RETURN k.document, k.installedAt, k.builtin ORDER BY k.handle`)
	if err != nil {
		return nil, err
	}
	rows, err := all.Match(ctx, plan, graph.Args{Now: now})
	if err != nil {
		return nil, err
	}
	var installed []InstalledPack
	var plain []packs.Pack
	for _, row := range rows {
		var p packs.Pack
		if err := json.Unmarshal([]byte(row[0].Str()), &p); err != nil {
			return nil, fmt.Errorf("installed pack does not parse: %w", err)
		}
		installed = append(installed, InstalledPack{Pack: p, InstalledAt: row[1].Time(), Builtin: row[2].True()})
		plain = append(plain, p)
	}
	ontology, conflicts := packs.Combine(plain...)
	if len(conflicts) > 0 {
		return nil, fmt.Errorf("installed packs conflict: %v", conflicts)
	}
	settings, err := loadSettings(ctx, voc, all, now)
	if err != nil {
		return nil, err
	}
	loaded, err := newVocabulary(stamp, ontology, installed, settings)
	if err != nil {
		return nil, err
	}
	loaded.skills, err = loadSkills(ctx, voc, all, now)
	return loaded, err
}

// relationTerms are the object and link types as texts name them.
func relationTerms(o *schema.Ontology) relation.Vocabulary {
	var terms relation.Vocabulary
	for _, t := range o.ObjectTypes() {
		terms.Types = append(terms.Types, relation.Type{Name: t.Name, Words: t.Words(), Subtypes: t.Subtypes, Acts: t.Expert})
	}
	for _, l := range o.LinkTypes() {
		terms.Links = append(terms.Links, relation.Link{
			Name: l.Name, From: concrete(o, l.From), To: concrete(o, l.To), Symmetric: l.Symmetric,
			Phrases: l.Phrases, Inverse: l.InversePhrases,
		})
	}
	return terms
}

// concrete puts for an interface the types that implement it.
func concrete(o *schema.Ontology, ends []string) []string {
	var types []string
	for _, name := range ends {
		if _, ok := o.Interface(name); ok {
			types = append(types, o.Implementers(name)...)
		} else {
			types = append(types, name)
		}
	}
	slices.Sort(types)
	return slices.Compact(types)
}
