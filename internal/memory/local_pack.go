package memory

import (
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"brain/internal/fault"
	"brain/packs"
)

// localPack is the name of the pack that an instance makes for itself.
const localPack = "local"

// extendLocal adds terms to the instance's own pack and installs it. The terms are
// the lists of a pack file as JSON. Errors: CONSTRAINT for what is no list of terms,
// CONFLICT with every reason why it cannot be installed.
func (c *change) extendLocal(ctx context.Context, terms json.RawMessage) error {
	if err := c.lock(ctx, "packs"); err != nil {
		return err
	}
	// Another process may have changed packs before the lock was ours.
	if err := c.reloadVocabulary(ctx); err != nil {
		return err
	}
	added, err := parseTerms(terms)
	if err != nil {
		return err
	}
	local := packs.Pack{APIVersion: packs.APIVersion, Name: localPack, Description: "Terms of this instance.", Extends: added.Extends}
	if i := slices.IndexFunc(c.voc.installed, func(p InstalledPack) bool { return p.Name == localPack }); i >= 0 {
		local = c.voc.installed[i].Pack
	}
	extended, conflicts := packs.Extend(local, added.Terms)
	if len(conflicts) > 0 {
		reasons := make([]string, len(conflicts))
		for i, conflict := range conflicts {
			reasons[i] = conflict.String()
		}
		return fault.New(fault.Conflict, "the terms do not fit the instance's own pack: %s", strings.Join(reasons, "; "))
	}
	return c.installPacks(ctx, []packs.Pack{extended})
}

// parseTerms reads lists of terms as strictly as a pack file.
func parseTerms(terms json.RawMessage) (packs.Pack, error) {
	file := map[string]json.RawMessage{}
	if err := json.Unmarshal(terms, &file); err != nil {
		return packs.Pack{}, fault.Wrap(fault.Constraint, err, "the change is not valid: expected lists of terms as in a pack file")
	}
	for key, value := range map[string]string{"apiVersion": packs.APIVersion, "name": localPack, "version": "0.1.0"} {
		file[key] = json.RawMessage(fmt.Sprintf("%q", value))
	}
	file["extends"] = json.RawMessage(`["general"]`)
	text, err := json.Marshal(file)
	if err != nil {
		return packs.Pack{}, fmt.Errorf("encode terms: %w", err)
	}
	p, err := packs.Parse(text)
	if err != nil {
		return packs.Pack{}, fault.Wrap(fault.Constraint, err, "the change is not valid: %s", strings.ReplaceAll(err.Error(), "\n", "; "))
	}
	return p, nil
}
