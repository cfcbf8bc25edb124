package memory

import (
	"context"
	"encoding/json"
	"fmt"

	"brain/graph"
)

// hidePast notes with every earlier state of a section the scope that it has from
// now on, so that its past is read only by those who may read it today, also after
// it was removed.
func (c *change) hidePast(ctx context.Context, s Section) error {
	rows, err := c.decideDeleted(ctx, `MATCH (n:PageVersion) WHERE n.page = $page AND n.snapshot IS NOT NULL RETURN n.id, n.snapshot`,
		values{"page": graph.String(s.PageID)})
	if err != nil {
		return err
	}
	for _, row := range rows {
		var state snapshot
		if err := json.Unmarshal([]byte(row[1].Str()), &state); err != nil {
			return fmt.Errorf("kept state of page %s: %w", s.PageID, err)
		}
		if !state.hide(s.ID, s.Scope) {
			continue
		}
		b, err := json.Marshal(state)
		if err != nil {
			return fmt.Errorf("encode page state: %w", err)
		}
		if err := c.tx.PatchNode(ctx, row[0].Str(), graph.NodePatch{Props: graph.Props{"snapshot": graph.String(string(b))}}); err != nil {
			return err
		}
	}
	return nil
}

// hide notes the scope that a section got later and tells whether the state has it.
func (s *snapshot) hide(section, scope string) bool {
	has := false
	for i := range s.Sections {
		if s.Sections[i].ID == section {
			s.Sections[i].Now, has = scope, true
		}
	}
	return has
}
