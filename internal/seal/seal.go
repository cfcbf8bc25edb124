// Package seal makes texts that callers carry but cannot read: revisions and the
// names of recalls. A sealed text tells nothing about what it holds, except its
// length, and one that was changed is not opened.
package seal

import (
	"crypto/aes"
	"crypto/cipher"
	"crypto/rand"
	"encoding/base64"
	"errors"
	"fmt"
)

// KeySize is the length of a key in bytes: AES-256.
const KeySize = 32

// ErrNotSealed is what Open answers for anything that Seal did not make with
// the same key and purpose.
var ErrNotSealed = errors.New("not a sealed text of this instance")

// Sealer seals and opens with one key. It is safe for concurrent use.
type Sealer struct{ aead cipher.AEAD }

// New returns a Sealer with a key of KeySize bytes.
func New(key []byte) (*Sealer, error) {
	if len(key) != KeySize {
		return nil, fmt.Errorf("seal key of %d bytes: expected %d", len(key), KeySize)
	}
	block, err := aes.NewCipher(key)
	if err != nil {
		return nil, fmt.Errorf("seal key: %w", err)
	}
	// The random nonce of 96 bits is part of the sealed text; with it 2³² texts
	// may be sealed under one key (NIST SP 800-38D §8.3).
	aead, err := cipher.NewGCMWithRandomNonce(block)
	if err != nil {
		return nil, fmt.Errorf("seal key: %w", err)
	}
	return &Sealer{aead: aead}, nil
}

// NewKey makes a random key.
func NewKey() []byte {
	key := make([]byte, KeySize)
	rand.Read(key)
	return key
}

// Seal writes plain as URL-safe text that opens only for the same purpose.
func (s *Sealer) Seal(purpose string, plain []byte) string {
	return base64.RawURLEncoding.EncodeToString(s.aead.Seal(nil, nil, plain, []byte(purpose)))
}

// Open gives what Seal was given for the purpose. Error: ErrNotSealed.
func (s *Sealer) Open(purpose, sealed string) ([]byte, error) {
	b, err := base64.RawURLEncoding.DecodeString(sealed)
	if err != nil {
		return nil, ErrNotSealed
	}
	plain, err := s.aead.Open(nil, nil, b, []byte(purpose))
	if err != nil {
		return nil, ErrNotSealed
	}
	return plain, nil
}
