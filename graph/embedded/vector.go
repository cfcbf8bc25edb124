package embedded

import (
	"context"
	"database/sql"
	"errors"
	"strconv"

	"brain/graph"
)

// blockBits: a block holds the vectors of up to 2^blockBits neighbouring nodes.
// A write makes the blocks it touches be read anew, so they must not be large.
const blockBits = 11

// UseVectors implements graph.Store: a search needs no index.
func (s *Store) UseVectors(ctx context.Context, space graph.VectorSpace) error {
	return errors.Join(space.Check(), s.Ready(ctx))
}

// PutVector implements graph.Tx.
func (t *tx) PutVector(ctx context.Context, v graph.Vector) error {
	return t.write(ctx, func() error { return t.putVector(v) })
}

func (t *tx) putVector(v graph.Vector) error {
	if err := errors.Join(v.Check(), checkText(v.Model)); err != nil {
		return elementError(v.Node, err)
	}
	rid, err := t.node(v.Node)
	if errors.Is(err, graph.ErrNotFound) {
		return nil
	}
	if err != nil {
		return err
	}
	old, ok, err := t.filedAt(rid)
	if err != nil || !ok || old.hash() != v.Text {
		return err
	}
	if err := t.dropVector(rid, v.Node, old.shelves); err != nil {
		return err
	}
	if _, err := t.c.exec("INSERT INTO vector (node, space, text, value) VALUES (?1, ?2, ?3, ?4)", rid, v.Space().String(), v.Text, bytesOf(v.Values)); err != nil {
		return elementError(v.Node, err)
	}
	return t.place(rid, v.Node, old.shelves)
}

// vectorText gives the hash of the text of which the node's vector was made; ok is
// false if it has none.
func (t *tx) vectorText(rid int64) (text string, ok bool, err error) {
	err = t.c.row("SELECT text FROM vector WHERE node = ?1", rid).Scan(&text)
	if errors.Is(err, sql.ErrNoRows) {
		return "", false, nil
	}
	return text, err == nil, translate(err)
}

// dropVector removes a node's vector, if there is one, from the shelves on which
// its document stands.
func (t *tx) dropVector(rid int64, id string, shelves []string) error {
	if _, ok, err := t.vectorText(rid); err != nil || !ok {
		return err
	}
	if err := t.unplace(rid, id, shelves); err != nil {
		return err
	}
	if _, err := t.c.exec("DELETE FROM vector WHERE node = ?1", rid); err != nil {
		return elementError(id, err)
	}
	return nil
}

// keepVector moves the vector, if there is one, with its document, which has been
// filed anew, and drops it if it was made of another text than the document has.
func (t *tx) keepVector(rid int64, id string, hash string, before, after []string) error {
	text, ok, err := t.vectorText(rid)
	if err != nil || !ok {
		return err
	}
	if text != hash {
		return t.dropVector(rid, id, before)
	}
	// The document may have changed without moving, so its blocks count as changed.
	return errors.Join(t.unplace(rid, id, before), t.place(rid, id, after))
}

func (t *tx) place(rid int64, id string, shelves []string) error {
	return t.eachBlock(rid, id, shelves, "INSERT INTO vector_place (shelf, block, node) VALUES (?1, ?2, ?3)")
}

func (t *tx) unplace(rid int64, id string, shelves []string) error {
	return t.eachBlock(rid, id, shelves, "DELETE FROM vector_place WHERE shelf = ?1 AND block = ?2 AND node = ?3")
}

// eachBlock runs the statement for the node's block on each shelf and counts the change.
func (t *tx) eachBlock(rid int64, id string, shelves []string, text string) error {
	for _, shelf := range shelves {
		n, err := strconv.ParseInt(shelf, 10, 64)
		if err != nil {
			return elementError(id, err)
		}
		if _, err := t.c.exec(text, n, rid>>blockBits, rid); err != nil {
			return elementError(id, err)
		}
		_, err = t.c.exec("INSERT INTO vector_block (shelf, block, version) VALUES (?1, ?2, 1) ON CONFLICT DO UPDATE SET version = version + 1", n, rid>>blockBits)
		if err != nil {
			return elementError(id, err)
		}
	}
	return nil
}

// bytesOf writes whole numbers as bytes; valuesOf reads them.
func bytesOf(values []int8) []byte {
	out := make([]byte, len(values))
	for i, v := range values {
		out[i] = byte(v)
	}
	return out
}

func valuesOf(b []byte) []int8 {
	out := make([]int8, len(b))
	for i, v := range b {
		out[i] = int8(v)
	}
	return out
}
