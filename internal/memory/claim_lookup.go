package memory

import (
	"context"

	"brain/graph"
)

// claimsByID gives the claims, of any version, that the audience may know.
func (v *view) claimsByID(ctx context.Context, ids []string) (map[string]Claim, error) {
	out := map[string]Claim{}
	if len(ids) == 0 {
		return out, nil
	}
	rows, err := v.matchEvery(ctx, `MATCH (c:Claim) WHERE c.id IN $ids RETURN `+claimColumns.of("c"), values{"ids": graph.Strings(ids)})
	if err != nil {
		return nil, err
	}
	for _, claim := range v.claims(rows) {
		out[claim.ID] = claim
	}
	return out, nil
}

// pageOfClaim is the id of the page that a claim is about, "" for a channel. It
// decides and is not shown.
func (v *view) pageOfClaim(ctx context.Context, id string) (string, error) {
	rows, err := v.decideDeleted(ctx, `MATCH (c:Claim) WHERE c.id = $id RETURN c.page`, values{"id": graph.String(id)})
	if err != nil || len(rows) == 0 {
		return "", err
	}
	return rows[0][0].Str(), nil
}
