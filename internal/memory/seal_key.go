package memory

import (
	"context"
	"encoding/json"
	"fmt"

	"brain/graph"
)

// sealKeyName is the setting that holds the key under which revisions and recall
// ids are sealed.
const sealKeyName = "seal-key"

// SealKey gives the instance's key of 32 bytes for sealing what callers get back
// and must not forge or read. It is made once and shared by all processes on the
// store.
func (s *Service) SealKey(ctx context.Context) ([]byte, error) {
	var key []byte
	find := func(ctx context.Context, v *view) (err error) {
		key, err = v.sealKey(ctx)
		return err
	}
	if err := s.inspect(ctx, find); err != nil || key != nil {
		return key, err
	}
	fresh := s.secret()
	_, err := s.maintain(ctx, func(ctx context.Context, c *change) error {
		if err := c.lock(ctx, settingHandle(sealKeyName)); err != nil {
			return err
		}
		if err := find(ctx, c.view); err != nil || key != nil {
			return err
		}
		encoded, err := json.Marshal(fresh[:])
		if err != nil {
			return fmt.Errorf("encode setting %s: %w", sealKeyName, err)
		}
		key = fresh[:]
		return c.tx.PutNode(ctx, graph.Node{ID: c.s.newID(), Labels: []string{"Setting"}, Props: graph.Props{
			"handle": graph.String(settingHandle(sealKeyName)), "name": graph.String(sealKeyName),
			"json": graph.String(string(encoded)),
		}})
	})
	if err != nil {
		return nil, err
	}
	return key, nil
}

func settingHandle(name string) string { return "setting:" + name }

// sealKey reads the key, nil if there is none yet.
func (v *view) sealKey(ctx context.Context) ([]byte, error) {
	rows, err := v.decide(ctx, `MATCH (s:Setting) WHERE s.handle = $handle RETURN s.json`, values{"handle": graph.String(settingHandle(sealKeyName))})
	if err != nil || len(rows) == 0 {
		return nil, err
	}
	var key []byte
	if err := json.Unmarshal([]byte(rows[0][0].Str()), &key); err != nil {
		return nil, fmt.Errorf("setting %s: %w", sealKeyName, err)
	}
	return key, nil
}
