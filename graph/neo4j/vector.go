package neo4j

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"sync"

	"brain/graph"
)

// Properties of a node that hold what its vector is; its values stand under the
// property of its space, as bytes.
const (
	propSpace      = "vecSpace"
	propVectorText = "vecText"
)

// spaceToken names a space in names of the schema.
func spaceToken(space string) string {
	sum := sha256.Sum256([]byte(space))
	return hex.EncodeToString(sum[:8])
}

// valuesProperty is the property of the values: one per space, as an index holds
// vectors of one length.
func valuesProperty(space string) string { return "vec_" + spaceToken(space) }

// vectorIndexName does not begin as the other indexes' names do: while it is made
// the store serves without it.
func vectorIndexName(space string) string { return "brainvectors_" + spaceToken(space) }

// UseVectors implements graph.Store by making the index of the space.
func (s *Store) UseVectors(ctx context.Context, space graph.VectorSpace) error {
	leave, err := s.enter()
	if err != nil {
		return err
	}
	defer leave()
	if err := space.Check(); err != nil {
		return err
	}
	name := space.String()
	create := fmt.Sprintf("CREATE VECTOR INDEX %s IF NOT EXISTS FOR (n:`%s`) ON (n.%s) "+
		"OPTIONS {indexConfig: {`vector.dimensions`: %d, `vector.similarity_function`: 'cosine'}}",
		vectorIndexName(name), labelIndexed, valuesProperty(name), space.Dimensions)
	if err := s.define(ctx, create); err != nil {
		return err
	}
	if _, err := s.auto(ctx, "CALL db.awaitIndex($name, $seconds)", map[string]any{"name": vectorIndexName(name), "seconds": indexTimeout}); err != nil {
		return err
	}
	s.vectors.add(name)
	return nil
}

// vectorIndexes are the spaces whose index this process has seen to serve.
type vectorIndexes struct {
	mu     sync.Mutex
	spaces map[string]bool
}

func (v *vectorIndexes) add(space string) {
	v.mu.Lock()
	defer v.mu.Unlock()
	if v.spaces == nil {
		v.spaces = map[string]bool{}
	}
	v.spaces[space] = true
}

func (v *vectorIndexes) has(space string) bool {
	v.mu.Lock()
	defer v.mu.Unlock()
	return v.spaces[space]
}

// PutVector implements graph.Tx.
func (c *closure) PutVector(_ context.Context, v graph.Vector) error {
	if err := v.Check(); err != nil {
		return c.fail(v.Node, err)
	}
	c.buffer.setVector(v)
	return nil
}

// embedded is what the stored properties tell of a node's vector; the zero value
// is none.
type embedded struct{ space, text string }

// hash is the TextHash of the document, "" of none.
func (f filed) hash() string {
	if f.doc == nil {
		return ""
	}
	return graph.TextHash(f.doc.Title, f.doc.Body)
}

// revector gives the vector that the change leaves to the document, whose text had
// the hash before, and adds what changes to the properties of its node.
func (f filed) revector(c *nodeChange, before string, props map[string]any) embedded {
	after := f.vector
	if f.doc == nil || after.text != f.hash() || c.moved {
		after = embedded{}
	}
	late := c.vector == nil || f.doc == nil || c.vector.Text != f.hash() || c.beforeText && c.vector.Text != before
	if !late {
		after = embedded{c.vector.Space().String(), c.vector.Text}
	}
	if f.vector.space != "" && f.vector.space != after.space {
		props[valuesProperty(f.vector.space)] = nil
	}
	if after != f.vector {
		props[propSpace], props[propVectorText] = orNull(after.space), orNull(after.text)
	}
	if !late {
		props[valuesProperty(after.space)] = vectorBytes(c.vector.Values)
	}
	return after
}

func orNull(s string) any {
	if s == "" {
		return nil
	}
	return s
}

func vectorBytes(values []int8) []byte {
	out := make([]byte, len(values))
	for i, v := range values {
		out[i] = byte(v)
	}
	return out
}

func vectorValues(stored any) ([]int8, error) {
	b, ok := stored.([]byte)
	if !ok {
		return nil, errors.New("the stored vector is not bytes")
	}
	out := make([]int8, len(b))
	for i, v := range b {
		out[i] = int8(v)
	}
	return out, nil
}
