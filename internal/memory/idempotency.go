package memory

import (
	"context"
	"encoding/json"
	"fmt"

	"brain/graph"
	"brain/internal/fault"
)

// once makes a write repeatable: the author's key and a digest of what was asked.
// The zero value is a write without a key.
type once struct{ key, hash string }

// onceNever is a write without a key.
var onceNever = once{}

// once reads the key of a request; in is what must be the same besides the
// conversation, from which defaults follow.
func (v *view) once(key *string, in any) (once, error) {
	if key == nil {
		return onceNever, nil
	}
	cleaned, err := cleanLine("idempotencyKey", *key, maxKeyRunes)
	if err != nil {
		return onceNever, err
	}
	b, err := json.Marshal([]any{in, v.session.Conversation})
	if err != nil {
		return onceNever, fmt.Errorf("digest of the request: %w", err)
	}
	return once{key: v.session.UID + " " + cleaned, hash: digest(string(b))}, nil
}

// replay answers a remember that was done before: the claim it made, or the one
// that it added evidence to. Nil means that it is new.
func (c *change) replay(ctx context.Context, o once) (*RememberResult, error) {
	if o.key == "" {
		return nil, nil
	}
	if err := c.lock(ctx, "once:"+o.key); err != nil {
		return nil, err
	}
	args := values{"key": graph.String(o.key)}
	rows, err := c.decideDeleted(ctx, `MATCH (c:Claim) WHERE c.idempotencyKey = $key RETURN c.id, c.idempotencyHash`, args)
	if err != nil {
		return nil, err
	}
	status := Inserted
	if len(rows) == 0 {
		status = Duplicate
		rows, err = c.decideDeleted(ctx, `MATCH (e:Evidence) WHERE e.idempotencyKey = $key RETURN e.item, e.idempotencyHash LIMIT 1`, args)
		if err != nil || len(rows) == 0 {
			return nil, err
		}
	}
	if rows[0][1].Str() != o.hash {
		return nil, keyReused()
	}
	id := rows[0][0].Str()
	if status == Inserted {
		replaced, err := c.decideDeleted(ctx, `MATCH (c:Claim)-[:REPLACES]->(o:Claim) WHERE c.id = $id RETURN o.id`, values{"id": graph.String(id)})
		if err != nil {
			return nil, err
		}
		if len(replaced) > 0 {
			status = Replaced
		}
	}
	claims, err := c.claimsByID(ctx, []string{id})
	if err != nil {
		return nil, err
	}
	result := &RememberResult{Status: status}
	if claim, ok := claims[id]; ok {
		result.Claim = &claim
	}
	return result, nil
}

func keyReused() error {
	return fault.New(fault.Conflict, "the idempotency key was used for another request").In("idempotencyKey").
		Suggest("use a new key for a new request")
}
