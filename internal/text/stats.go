package text

import (
	"maps"
	"math"
)

// Stats are statistics of the documents one viewer may know, and of no others.
type Stats struct {
	// Docs is the number of documents.
	Docs int64
	// Length is the sum of their lengths in words (Document.Length).
	Length int64
	// DF is the number of documents that have a term. A term that is not
	// listed counts as rare; a listed 0 says that no document has it.
	DF map[string]int64
}

// Plus returns the statistics of two sets of documents without a common one, as the
// audience keys of a viewer's reach are.
func (s Stats) Plus(other Stats) Stats {
	sum := Stats{Docs: s.Docs + other.Docs, Length: s.Length + other.Length, DF: make(map[string]int64, len(s.DF)+len(other.DF))}
	maps.Copy(sum.DF, s.DF)
	for term, n := range other.DF {
		sum.DF[term] += n
	}
	return sum
}

// IDF returns how telling a term is: ln(1 + (N − n + ½) / (n + ½)) for n of N
// documents. It is Robertson and Spärck Jones' weight (S. Robertson, H. Zaragoza, "The
// Probabilistic Relevance Framework: BM25 and Beyond", 2009, §3.1) with 1 added
// under the logarithm, as Lucene does, so that it is never negative.
func IDF(s Stats, term string) float64 {
	docs := float64(max(s.Docs, 0))
	n := min(float64(max(s.DF[term], 0)), docs)
	return math.Log(1 + (docs-n+0.5)/(n+0.5))
}

// Weight returns IDF in hundredths, at least 1. Integers make a sum of weights exact on
// every engine, Lucene's float32 included: 64 words of 10⁹ documents stay under 2²⁴.
func Weight(s Stats, term string) int {
	return max(1, int(math.Round(100*IDF(s, term))))
}

// A WeightedTerm is a term to choose candidates by.
type WeightedTerm struct {
	Term   string
	Weight int
}

// Frequent says from when on a term tells too little to choose candidates by it:
// if it is in more than Share (0–1) of the viewer's documents and in more than
// Floor of them. The floor is the number of candidates: fewer can all be read.
type Frequent struct {
	Share float64
	Floor int64
}

// DefaultFrequent is a third of the documents, and more than the 300 candidates of an
// arm.
func DefaultFrequent() Frequent { return Frequent{Share: 1.0 / 3, Floor: 300} }

// Choice returns the terms by which an engine chooses candidates for q, with
// their weights: the base term of each content word, without frequent ones
// where others may match (DropFrequent). A document's rank is the sum of the weights of those it has.
func Choice(q Query, s Stats, frequent Frequent) []WeightedTerm {
	var terms []WeightedTerm
	for _, w := range q.Words {
		if w.Content {
			terms = append(terms, WeightedTerm{w.Base(), Weight(s, w.Base())})
		}
	}
	return DropFrequent(terms, s, frequent)
}

// DropFrequent returns terms without the frequent ones, in their order; all of
// them if no other is left that a document may have.
func DropFrequent(terms []WeightedTerm, s Stats, frequent Frequent) []WeightedTerm {
	var kept []WeightedTerm
	mayMatch := false
	for _, t := range terms {
		n, listed := s.DF[t.Term]
		if n > frequent.Floor && float64(n) > frequent.Share*float64(s.Docs) {
			continue
		}
		kept = append(kept, t)
		mayMatch = mayMatch || !listed || n > 0
	}
	if !mayMatch {
		return terms
	}
	return kept
}
