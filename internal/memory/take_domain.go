package memory

import (
	"strings"

	"brain/internal/fault"
	"brain/schema"
)

// judgedIn checks the field of judgement of a take.
func (c *change) judgedIn(d *claimDraft, domain *string) error {
	if domain == nil {
		return nil
	}
	if d.Family != FamilyTake {
		return fault.Bad("domain", "no value: only a take is scored in a domain", "")
	}
	var names []string
	for _, t := range c.voc.ontology.TakeDomains() {
		if t.Name == *domain {
			d.Domain = t.Name
			return nil
		}
		names = append(names, t.Name)
	}
	e := fault.New(fault.UnknownTerm, "there is no take domain %q", *domain).In("domain")
	switch near := schema.Nearest(*domain, names); {
	case len(near) > 0:
		return e.Suggest("did you mean " + strings.Join(near, " or ") + "?")
	case len(names) > 0:
		return e.Suggest("expected " + strings.Join(names, " or "))
	default:
		return e.Suggest("no installed pack declares any")
	}
}
