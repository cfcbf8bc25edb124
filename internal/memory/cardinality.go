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

// compareLinks opens a finding where a page has links to several pages by a type that
// leads to one at most, in the scope of the link, which is one of them: where several
// are current, or where the type holds one at a time and another overlaps the link
// whenever that is. Nothing is blocked. fresh tells whether evidence comes with the
// write.
func (c *change) compareLinks(ctx context.Context, link Link, fresh bool) error {
	t, _, ok := c.voc.ontology.LinkType(link.Type)
	if !ok || !t.OneLink() {
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
	rows, err := c.run(ctx, c.all, fmt.Sprintf(`MATCH (a:Page)-[e:%s]-%s(b:Page) WHERE a.id = $page AND e.scope = $scope AND e.retiredAt IS NULL
		RETURN e.id, b.id, e.validFrom, e.validUntil ORDER BY e.recordedAt DESC, e.id DESC`, t.Relationship(), arrow(t)),
		values{"page": graph.String(page), "scope": graph.String(link.Scope)}, graph.Currency{Mode: graph.All})
	if err != nil {
		return err
	}
	var links []Link
	this := -1
	for _, row := range rows {
		if row[0].Str() == link.ID {
			this = len(links)
		}
		links = append(links, Link{ID: row[0].Str(), ToID: row[1].Str(), ValidFrom: optionalTime(row[2]), ValidUntil: optionalTime(row[3])})
	}
	// One that is no longer there is not one too many.
	if this < 0 {
		return nil
	}
	about, targets, current := []string{page}, map[string]bool{}, true
	for i, l := range links {
		both := l.holds(c.now) && links[this].holds(c.now)
		if i != this && !both && (!t.SingleAtATime || !l.overlaps(links[this])) {
			continue
		}
		if targets[l.ToID] = true; len(about) <= maxSides || i == this {
			about = append(about, l.ID)
		}
		current = current && l.holds(c.now)
	}
	if len(targets) < 2 {
		return nil
	}
	explanation := "A page has one link %s at most; here are several that are current."
	if !current {
		explanation = "A page has one link %s at a time; here are several that overlap."
	}
	_, err = c.ask(ctx, findingDraft{
		kind: findingCardinality, key: []string{page, t.Name, link.Scope}, about: about, fresh: fresh,
		explanation: fmt.Sprintf(explanation, t.Name),
	})
	return err
}

// arrow ends the hop by which links of a type lead from a page.
func arrow(t schema.LinkType) string {
	if t.Symmetric {
		return ""
	}
	return ">"
}

// overlaps tells whether both links are true at one time. Of two whose start nobody
// knows that cannot be said.
func (l *Link) overlaps(other Link) bool {
	if l.ValidFrom == nil && other.ValidFrom == nil {
		return false
	}
	from := timeOf(l.ValidFrom)
	if timeOf(other.ValidFrom).After(from) {
		from = *other.ValidFrom
	}
	return l.holds(from) && other.holds(from)
}

// compareAll opens the findings of what a page has come to have, or others to have
// with it: several values of one property, and several links by one type.
func (c *change) compareAll(ctx context.Context, pageID string) error {
	rows, err := c.decide(ctx, `MATCH (c:Claim) WHERE c.page = $page AND c.property IS NOT NULL AND c.state = $state RETURN `+claimColumns.of("c")+` ORDER BY c.recordedAt DESC, c.id DESC`,
		values{"page": graph.String(pageID), "state": graph.String(string(StateCurrent))})
	if err != nil {
		return err
	}
	compared := map[string]bool{}
	for _, claim := range claimColumns.all(rows) {
		if key := claim.Property + " " + claim.Scope; !compared[key] {
			compared[key] = true
			if err := c.compareValues(ctx, claim, false); err != nil {
				return err
			}
		}
	}
	for _, t := range c.voc.ontology.LinkTypes() {
		if !t.OneLink() {
			continue
		}
		links, err := c.besideOthers(ctx, t, pageID)
		if err != nil {
			return err
		}
		for _, link := range links {
			if err := c.compareLinks(ctx, link, false); err != nil {
				return err
			}
		}
	}
	return nil
}

// besideOthers are the standing links at a page by a type of which their page has
// links to several.
func (c *change) besideOthers(ctx context.Context, t schema.LinkType, pageID string) ([]Link, error) {
	var out []Link
	for _, at := range []string{"a.id", "b.id"} {
		rows, err := c.run(ctx, c.all, fmt.Sprintf(`MATCH (a:Page)-[e:%s]-%s(b:Page), (a)-[f:%s]-%s(d:Page)
			WHERE %s = $page AND e.retiredAt IS NULL AND f.retiredAt IS NULL AND d.id <> b.id AND e.scope = f.scope
			RETURN DISTINCT e.id, a.id, b.id, e.scope`, t.Relationship(), arrow(t), t.Relationship(), arrow(t), at), values{"page": graph.String(pageID)}, graph.Currency{Mode: graph.All})
		if err != nil {
			return nil, err
		}
		for _, row := range rows {
			out = append(out, Link{ID: row[0].Str(), Type: t.Name, FromID: row[1].Str(), ToID: row[2].Str(), Scope: row[3].Str()})
		}
	}
	return out, nil
}
