package memory

import (
	"context"
	"encoding/json"
	"fmt"

	"brain/disclosure"
	"brain/graph"
)

// AuditFilter restricts the audit; nil fields restrict nothing.
type AuditFilter struct {
	Item  *string // id
	Actor *string // uid
}

// Audit lists what happened, newest first. Curators and admins only. Errors:
// FORBIDDEN, BAD_INPUT, BAD_CURSOR.
func (s *Service) Audit(ctx context.Context, session *Session, filter AuditFilter, first *int, after *string) (List[AuditEntry], error) {
	var list List[AuditEntry]
	err := s.consult(ctx, session, func(ctx context.Context, v *view) error {
		if err := v.permit(disclosure.ReadAudit); err != nil {
			return err
		}
		size, err := pageSize(first)
		if err != nil {
			return err
		}
		hash := graph.CursorHash("audit", "", saidText(filter.Item), saidText(filter.Actor))
		from, err := resume(after, hash, graph.KindInstant, graph.KindString)
		if err != nil {
			return err
		}
		if from == nil {
			from = []graph.Value{endOfTime(), graph.String("")}
		}
		text := `MATCH (a:AuditEntry) WHERE a.at <= $at AND (a.at < $at OR a.id < $id)`
		args := values{"at": from[0], "id": from[1], "limit": graph.Int(int64(size) + 1)}
		if filter.Item != nil {
			text += ` AND a.item = $item`
			args["item"] = graph.String(*filter.Item)
		}
		if filter.Actor != nil {
			text += ` AND a.actor = $actor`
			args["actor"] = graph.String(*filter.Actor)
		}
		rows, err := v.register(ctx, text+` RETURN a.id, a.at, a.actor, a.action, a.item, a.detail ORDER BY a.at DESC, a.id DESC LIMIT $limit`, args)
		if err != nil {
			return err
		}
		entries := make([]AuditEntry, len(rows))
		for i, row := range rows {
			if entries[i], err = auditEntry(row); err != nil {
				return err
			}
		}
		list = cut(entries, size, hash, func(e AuditEntry) []graph.Value {
			return []graph.Value{graph.Instant(e.At), graph.String(e.ID)}
		})
		return nil
	})
	return list, err
}

func auditEntry(row graph.Row) (AuditEntry, error) {
	e := AuditEntry{ID: row[0].Str(), At: row[1].Time(), Actor: row[2].Str(), Action: row[3].Str(), Item: row[4].Str()}
	if row[5].IsNull() {
		return e, nil
	}
	if err := json.Unmarshal([]byte(row[5].Str()), &e.Detail); err != nil {
		return e, fmt.Errorf("audit entry %s: %w", e.ID, err)
	}
	return e, nil
}
