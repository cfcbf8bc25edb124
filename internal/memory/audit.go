package memory

import (
	"context"
	"encoding/json"
	"fmt"

	"brain/graph"
)

// audit writes what happened, inside the transaction in which it happens: an
// action's code, the id it is about and further ids and codes, never content.
func (c *change) audit(ctx context.Context, action, item string, detail map[string]string) error {
	props := graph.Props{
		"at":     graph.Instant(c.now),
		"actor":  graph.String(c.session.UID),
		"action": graph.String(action),
		"item":   graph.OptionalString(item),
	}
	if len(detail) > 0 {
		b, err := json.Marshal(detail)
		if err != nil {
			return fmt.Errorf("encode audit detail: %w", err)
		}
		props["detail"] = graph.String(string(b))
	}
	return c.tx.PutNode(ctx, graph.Node{ID: c.s.newID(), Labels: []string{"AuditEntry"}, Props: props})
}
