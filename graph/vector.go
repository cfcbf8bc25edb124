package graph

import (
	"crypto/sha256"
	"encoding/hex"
	"errors"
	"fmt"
	"math"
	"strconv"
)

// VectorSpace is what vectors must share to be comparable: the model that made
// them, with all that went into its input, and their length. Vectors of two spaces
// never meet in one answer.
type VectorSpace struct {
	// Model names the model and how its input was made.
	Model string
	// Dimensions is the length of the vectors, 1 to MaxDimensions.
	Dimensions int
}

// MaxDimensions is the greatest length of a vector.
const MaxDimensions = 4096

// String names the space; different spaces have different names.
func (s VectorSpace) String() string { return strconv.Itoa(s.Dimensions) + "/" + s.Model }

// Check refuses a space that no vector can be in.
func (s VectorSpace) Check() error {
	if s.Model == "" {
		return errors.New("vector: the model is empty, expected its name")
	}
	if s.Dimensions < 1 || s.Dimensions > MaxDimensions {
		return fmt.Errorf("vector: %d dimensions, expected 1–%d", s.Dimensions, MaxDimensions)
	}
	return nil
}

// Vector is what a model made of the text of one node.
type Vector struct {
	Node  string // id of the node
	Model string // see VectorSpace
	// Text is the TextHash of the node's text document of which it was made. It says
	// whether the vector still fits: a model answers late.
	Text string
	// Values are the vector's numbers as Quantise gives them; their scale means nothing.
	Values []int8
}

// Space is the space that the vector is in.
func (v Vector) Space() VectorSpace { return VectorSpace{v.Model, len(v.Values)} }

// Check refuses a vector that cannot be compared with any.
func (v Vector) Check() error {
	if err := v.Space().Check(); err != nil {
		return err
	}
	if Dot(v.Values, v.Values) == 0 {
		return errors.New("vector: all values are zero")
	}
	return nil
}

// TextHash identifies the text of a document: of equal titles and bodies, and only
// of these, it is equal.
func TextHash(title, body string) string {
	sum := sha256.Sum256([]byte(strconv.Itoa(len(title)) + ":" + title + body))
	return hex.EncodeToString(sum[:16])
}

// VectorQuery asks for the documents whose vectors point most nearly where Values
// do, of those in the space of Model and of that length.
type VectorQuery struct {
	TextFilter
	Model  string
	Values []int8
	// Least is the smallest cosine that counts, -1 to 1.
	Least float64
	// Limit is the number of documents wanted.
	Limit int
}

// Space is the space that the query is in.
func (q VectorQuery) Space() VectorSpace { return VectorSpace{q.Model, len(q.Values)} }

// Check refuses a query that no vector can be compared with.
func (q VectorQuery) Check() error { return Vector{Model: q.Model, Values: q.Values}.Check() }

// VectorHit is a document that a search by vector found. Its Sum is 0.
type VectorHit struct {
	TextHit
	// Cosine is that of the angle between the query's vector and the document's.
	Cosine float64
}

// VectorCount counts documents.
type VectorCount struct {
	// Documents is the number of all, Vectors of those that have a vector of the space.
	Documents, Vectors int64
}

// Quantise scales numbers to whole ones from -127 to 127, of which the largest in
// size is ±127. Error: none of them is other than zero, or one is not finite.
func Quantise(values []float32) ([]int8, error) {
	largest := 0.0
	for _, x := range values {
		size := math.Abs(float64(x))
		if math.IsNaN(size) || math.IsInf(size, 0) {
			return nil, errors.New("vector: a value is not a finite number")
		}
		largest = max(largest, size)
	}
	if largest == 0 {
		return nil, errors.New("vector: all values are zero")
	}
	out := make([]int8, len(values))
	for i, x := range values {
		out[i] = int8(math.Round(float64(x) / largest * 127))
	}
	return out, nil
}

// Dot is the inner product of two vectors of one length.
func Dot(a, b []int8) int64 {
	// Four sums at once keep the processor busy, and arrays of a known length need no
	// checks of bounds; none can overflow, as 4,096 squares of 128 stay below 2^31.
	var s0, s1, s2, s3 int32
	b = b[:len(a)]
	for len(a) >= 8 && len(b) >= 8 {
		x, y := (*[8]int8)(a), (*[8]int8)(b)
		s0 += int32(x[0])*int32(y[0]) + int32(x[4])*int32(y[4])
		s1 += int32(x[1])*int32(y[1]) + int32(x[5])*int32(y[5])
		s2 += int32(x[2])*int32(y[2]) + int32(x[6])*int32(y[6])
		s3 += int32(x[3])*int32(y[3]) + int32(x[7])*int32(y[7])
		a, b = a[8:], b[8:]
	}
	for i := range a {
		s0 += int32(a[i]) * int32(b[i])
	}
	return int64(s0) + int64(s1) + int64(s2) + int64(s3)
}

// Cosine is that of the angle between two vectors, of their inner product and of
// each with itself. Engines compute it so, that equal vectors score alike on all.
func Cosine(dot, aa, bb int64) float64 {
	return float64(dot) / math.Sqrt(float64(aa)*float64(bb))
}
