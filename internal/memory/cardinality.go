package memory

import (
	"context"
	"fmt"
	"slices"
	"time"

	"brain/graph"
	"brain/schema"
)

// maxSides is the most claims or links that one finding is opened about, the newest.
const maxSides = 50

// compareValues opens a finding where a page has several current, unequal values of
// a property that it may have one of, in the scope of the claim, which is one of
// them. Nothing is blocked. fresh tells whether evidence comes with the write.
func (c *change) compareValues(ctx context.Context, claim Claim, fresh bool) error {
	if claim.Property == "" || !claim.current(c.now) {
		return nil
	}
	rows, err := c.decide(ctx, `MATCH (x:Claim)-[:ABOUT]->(p:Page) WHERE x.id = $id RETURN p.id, p.type`, values{"id": graph.String(claim.ID)})
	if err != nil || len(rows) == 0 {
		return err
	}
	page, objectType := rows[0][0].Str(), rows[0][1].Str()
	if !c.singleValued(objectType, claim.Property) {
		return nil
	}
	rows, err = c.decide(ctx, `MATCH (c:Claim) WHERE c.page = $page AND c.property = $property AND c.scope = $scope AND c.state = $state
		RETURN `+claimColumns.of("c")+` ORDER BY c.recordedAt DESC, c.id DESC LIMIT $most`, values{
		"page": graph.String(page), "property": graph.String(claim.Property), "scope": graph.String(claim.Scope),
		"state": graph.String(string(StateCurrent)), "most": graph.Int(maxSides),
	})
	if err != nil {
		return err
	}
	about := []string{claim.ID}
	for _, other := range claimColumns.all(rows) {
		if !other.sameValue(claim) {
			about = append(about, other.ID)
		}
	}
	if len(about) == 1 {
		return nil
	}
	_, err = c.ask(ctx, findingDraft{
		kind: findingCardinality, key: []string{page, claim.Property, claim.Scope}, about: about, fresh: fresh,
		explanation: fmt.Sprintf("A page has one %s at most; here are several that are current.", claim.Property),
	})
	return err
}

// current tells whether the claim is held and valid at a time.
func (c *Claim) current(at time.Time) bool {
	return c.Open() && !c.Expired(at) && (c.ValidFrom == nil || !c.ValidFrom.After(at))
}

// singleValued tells whether pages of the type have the property, and one value of
// it at most.
func (v *view) singleValued(objectType, property string) bool {
	t, _ := v.voc.ontology.ObjectType(objectType)
	return slices.ContainsFunc(t.Properties, func(p schema.PropertyType) bool { return p.Name == property && !p.Many })
}

// compareLinks opens a finding where a page has current links to several pages by a
// type that leads to one at most, in the scope of the link, which is one of them.
// Nothing is blocked. fresh tells whether evidence comes with the write.
func (c *change) compareLinks(ctx context.Context, link Link, fresh bool) error {
	t, _, ok := c.voc.ontology.LinkType(link.Type)
	if !ok || t.Cardinality != schema.One && !t.SingleAtATime {
		return nil
	}
	from := []string{link.FromID}
	if t.Symmetric && link.ToID != link.FromID {
		from = append(from, link.ToID)
	}
	for _, page := range from {
		if err := c.compareLinksOf(ctx, page, t, link, fresh); err != nil {
			return err
		}
	}
	return nil
}

func (c *change) compareLinksOf(ctx context.Context, page string, t schema.LinkType, link Link, fresh bool) error {
	rows, err := c.decide(ctx, fmt.Sprintf(`MATCH (a:Page)-[e:%s]->(b:Page) WHERE a.id = $page AND e.scope = $scope
		RETURN e.id, b.id ORDER BY e.recordedAt DESC, e.id DESC LIMIT $most`, t.Relationship()),
		values{"page": graph.String(page), "scope": graph.String(link.Scope), "most": graph.Int(maxSides)})
	if err != nil {
		return err
	}
	about, targets := []string{page}, map[string]bool{}
	for _, row := range rows {
		about, targets[row[1].Str()] = append(about, row[0].Str()), true
	}
	// A link that is not valid now, or no longer there, is not one too many.
	if len(targets) < 2 || !slices.Contains(about, link.ID) {
		return nil
	}
	_, err = c.ask(ctx, findingDraft{
		kind: findingCardinality, key: []string{page, t.Name, link.Scope}, about: about, fresh: fresh,
		explanation: fmt.Sprintf("A page has one link %s at most; here are several that are current.", t.Name),
	})
	return err
}
