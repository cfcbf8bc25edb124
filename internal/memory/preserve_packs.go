package memory

import (
	"context"
	"strings"

	"brain/graph"
	"brain/internal/fault"
	"brain/internal/portable"
	"brain/packs"
	"brain/schema"
)

// preservePacks brings the batch's packs in. From then on it reads with their
// vocabulary. Packs that do not go with each other or with those installed are
// refused together.
func (b *preserveBatch) preservePacks(ctx context.Context, nodes []place[graph.Node]) error {
	if len(nodes) == 0 {
		return nil
	}
	if err := b.lock(ctx, "packs"); err != nil {
		return err
	}
	if err := b.reloadVocabulary(ctx); err != nil {
		return err
	}
	if err := b.lookUpNodes(ctx, nodes); err != nil {
		return err
	}
	next := map[string]packs.Pack{}
	for _, p := range b.voc.installed {
		next[p.Name] = p.Pack
	}
	var fresh []place[graph.Node]
	for _, n := range nodes {
		known, err := b.sameNode(n.record)
		if known {
			b.result.Unchanged++
			continue
		}
		var p packs.Pack
		if err == nil {
			p, err = readPackNode(n.record)
		}
		if err != nil {
			b.refuse(n.index, err)
			continue
		}
		next[p.Name] = p
		fresh = append(fresh, n)
	}
	if len(fresh) == 0 {
		return nil
	}
	if err := checkPacks(next); err != nil {
		for _, n := range fresh {
			b.refuse(n.index, err)
		}
		return nil
	}
	written := b.result.Written
	if err := b.preserveNodes(ctx, fresh); err != nil || b.result.Written == written {
		return err
	}
	if err := b.reloadVocabulary(ctx); err != nil {
		return err
	}
	// An import that ends here leaves a vocabulary that is whole.
	return b.syncVocabulary(ctx)
}

// sameNode tells whether a node is there as it is. Error: CONFLICT when another
// one has its id.
func (b *preserveBatch) sameNode(n graph.Node) (bool, error) {
	if b.taken[n.ID] {
		return false, fault.New(fault.Conflict, "the id %s belongs to something else", n.ID).In("id").Suggest("preserve is for a new instance")
	}
	known, ok := b.stored[n.ID]
	if !ok {
		return false, nil
	}
	if !portable.SameNode(known, n) {
		return false, fault.New(fault.Conflict, "the %s %s is there with other content", n.Labels[0], n.ID).In("id").
			Suggest("preserve is for a new instance; what was written after the export stays")
	}
	return true, nil
}

// readPackNode reads the pack of a node and checks that the node says the same.
func readPackNode(n graph.Node) (packs.Pack, error) {
	document := n.Props["document"].Str()
	p, err := parsePack(document)
	if err != nil {
		return p, inField(err, "properties.document")
	}
	for _, same := range [][3]string{
		{"name", n.Props["name"].Str(), p.Name}, {"handle", n.Props["handle"].Str(), "pack:" + p.Name},
		{"semver", n.Props["semver"].Str(), p.Version}, {"contentHash", n.Props["contentHash"].Str(), digest(document)},
	} {
		if err := sameText(same[0], same[1], same[2]); err != nil {
			return p, err
		}
	}
	return p, nil
}

// checkPacks refuses packs that could not be in force together.
func checkPacks(all map[string]packs.Pack) error {
	list := make([]packs.Pack, 0, len(all))
	for _, p := range all {
		list = append(list, p)
	}
	ontology, conflicts := packs.Combine(list...)
	if len(conflicts) == 0 {
		conflicts = invalidPatterns(ontology)
	}
	if len(conflicts) == 0 {
		if _, err := newVocabulary("", ontology, nil, defaultSettings()); err != nil {
			return fault.Wrap(fault.Conflict, err, "the packs cannot be installed together").In("properties.document")
		}
		return nil
	}
	var said []string
	for _, c := range schema.SortConflicts(conflicts) {
		said = append(said, c.String())
	}
	return fault.New(fault.Conflict, "the packs cannot be installed together: %s", strings.Join(said, "; ")).In("properties.document")
}
