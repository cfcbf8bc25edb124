package graph

import (
	"crypto/sha256"
	"encoding/base64"
	"encoding/binary"
	"encoding/hex"
	"fmt"
	"math"
	"strings"
)

const cursorVersion = 1

// Cursor is a keyset position: the sort values of the last row of a page and a
// hash of everything that must not change between pages.
type Cursor struct {
	Hash     string
	Position []Value
}

// CursorHash sums up what a cursor is good for: the query's name, the
// audience's hash and the arguments in a fixed order.
func CursorHash(query, audience string, args ...string) string {
	sum := sha256.Sum256([]byte(query + "\x00" + audience + "\x00" + strings.Join(args, "\x00")))
	return hex.EncodeToString(sum[:8])
}

// Encode writes the cursor as opaque URL-safe text.
func (c Cursor) Encode() string {
	b := []byte{cursorVersion}
	b = appendText(b, c.Hash)
	for _, v := range c.Position {
		b = append(b, byte(v.kind))
		switch v.kind {
		case KindNull:
		case KindString, KindDate, KindBytes:
			b = appendText(b, v.s)
		case KindFloat:
			b = binary.BigEndian.AppendUint64(b, math.Float64bits(v.f))
		default:
			b = binary.BigEndian.AppendUint64(b, uint64(v.n))
		}
	}
	return base64.RawURLEncoding.EncodeToString(b)
}

// DecodeCursor reads what Encode wrote and checks that it was made for hash.
// Every failure is ErrBadCursor.
func DecodeCursor(s, hash string) (Cursor, error) {
	b, err := base64.RawURLEncoding.DecodeString(s)
	if err != nil || len(b) == 0 || b[0] != cursorVersion {
		return Cursor{}, fmt.Errorf("%w: not a cursor of this version", ErrBadCursor)
	}
	var c Cursor
	b = b[1:]
	if c.Hash, b, err = cutText(b); err != nil {
		return Cursor{}, err
	}
	for len(b) > 0 {
		var v Value
		v.kind, b = Kind(b[0]), b[1:]
		switch v.kind {
		case KindNull:
		case KindString, KindDate, KindBytes:
			v.s, b, err = cutText(b)
		case KindFloat, KindInt, KindBool, KindInstant, KindDecimal:
			if len(b) < 8 {
				return Cursor{}, fmt.Errorf("%w: cut short", ErrBadCursor)
			}
			n := binary.BigEndian.Uint64(b)
			b = b[8:]
			if v.kind == KindFloat {
				v.f = math.Float64frombits(n)
			} else {
				v.n = int64(n)
			}
		default:
			err = fmt.Errorf("%w: unknown value kind", ErrBadCursor)
		}
		if err != nil {
			return Cursor{}, err
		}
		c.Position = append(c.Position, v)
	}
	if c.Hash != hash {
		return Cursor{}, fmt.Errorf("%w: it was made for another query, reader or arguments", ErrBadCursor)
	}
	return c, nil
}

func appendText(b []byte, s string) []byte {
	return append(binary.AppendUvarint(b, uint64(len(s))), s...)
}

func cutText(b []byte) (string, []byte, error) {
	n, used := binary.Uvarint(b)
	if used <= 0 || n > uint64(len(b)-used) {
		return "", nil, fmt.Errorf("%w: cut short", ErrBadCursor)
	}
	return string(b[used : used+int(n)]), b[used+int(n):], nil
}
