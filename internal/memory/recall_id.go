package memory

import (
	"encoding/base64"
	"strings"

	"github.com/google/uuid"
)

// recallPrefix tells the name of a recall's answer from the id of an item.
const recallPrefix = "recall."

// sealRecall names an answer by the ids of its items, so that its use can be
// reported and its text is known again when it comes back as evidence. Nothing is
// stored for it.
func (s *Service) sealRecall(ids []string) string {
	payload := make([]byte, 0, len(ids)*len(uuid.UUID{}))
	for _, id := range ids {
		if u, err := uuid.Parse(id); err == nil {
			payload = append(payload, u[:]...)
		}
	}
	return recallPrefix + s.seal(payload)
}

// openRecall gives the ids that sealRecall named; ok is false for any other text.
func (s *Service) openRecall(id string) (ids []string, ok bool) {
	sealed, named := strings.CutPrefix(id, recallPrefix)
	if !named {
		return nil, false
	}
	payload, ok := s.unseal(sealed)
	if !ok || len(payload)%len(uuid.UUID{}) != 0 {
		return nil, false
	}
	for len(payload) > 0 {
		ids = append(ids, uuid.UUID(payload[:len(uuid.UUID{})]).String())
		payload = payload[len(uuid.UUID{}):]
	}
	return ids, true
}

func encodeOpaque(b []byte) string { return base64.RawURLEncoding.EncodeToString(b) }

func decodeOpaque(s string) ([]byte, bool) {
	b, err := base64.RawURLEncoding.DecodeString(s)
	return b, err == nil
}
