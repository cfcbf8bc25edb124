package evaluate

import (
	"math"
	"slices"
)

// Metrics says how well one ranking, or the mean of several, meets what is relevant.
// Every value is between 0 and 1.
type Metrics struct {
	// MRR is 1 ÷ the rank of the first relevant page, 0 without one; over several
	// questions the mean reciprocal rank (E. Voorhees, "The TREC-8 Question Answering
	// Track Report", 1999).
	MRR float64 `json:"mrr"`
	// At holds the measures of each cut, in the order asked for.
	At []Cut `json:"at"`
}

// Cut holds the measures of the first K pages.
type Cut struct {
	K int `json:"k"`
	// Precision is the share of relevant pages among K places, empty ones included, and
	// Recall the share of the relevant pages that are there (C. Manning, P. Raghavan,
	// H. Schütze, "Introduction to Information Retrieval", 2008, §8.3–8.4).
	Precision float64 `json:"precision"`
	Recall    float64 `json:"recall"`
	// All is 1 where every relevant page is there, else 0; over several questions
	// the share of those answered completely.
	All float64 `json:"all"`
	// NDCG is the discounted gain, Σ 1 ÷ log₂(rank + 1) over the relevant pages, by that
	// of the best order (K. Järvelin, J. Kekäläinen, "Cumulated Gain-Based Evaluation
	// of IR Techniques", 2002, with the common discount that begins at the first rank).
	NDCG float64 `json:"ndcg"`
}

// Measure compares a ranking of distinct pages, best first, with the relevant ones,
// of which there is at least one, at each of the cuts (≥ 1).
func Measure(ranked, relevant []string, cuts []int) Metrics {
	m := Metrics{At: make([]Cut, len(cuts))}
	for i, k := range cuts {
		m.At[i] = cutAt(ranked, relevant, k)
	}
	for i, page := range ranked {
		if slices.Contains(relevant, page) {
			m.MRR = 1 / float64(i+1)
			break
		}
	}
	return m
}

func cutAt(ranked, relevant []string, k int) Cut {
	found, gain, best := 0, 0.0, 0.0
	for i, page := range ranked[:min(k, len(ranked))] {
		if slices.Contains(relevant, page) {
			found++
			gain += discount(i + 1)
		}
	}
	for i := range min(k, len(relevant)) {
		best += discount(i + 1)
	}
	c := Cut{K: k, Precision: float64(found) / float64(k), Recall: float64(found) / float64(len(relevant)), NDCG: gain / best}
	if found == len(relevant) {
		c.All = 1
	}
	return c
}

func discount(rank int) float64 { return 1 / math.Log2(float64(rank+1)) }

// Mean is the arithmetic mean of the measures of several questions, all at the same
// cuts; of none it is the zero value.
func Mean(all []Metrics) Metrics {
	if len(all) == 0 {
		return Metrics{}
	}
	n := float64(len(all))
	mean := Metrics{At: make([]Cut, len(all[0].At))}
	for _, m := range all {
		mean.MRR += m.MRR / n
		for i, c := range m.At {
			to := &mean.At[i]
			to.K = c.K
			to.Precision += c.Precision / n
			to.Recall += c.Recall / n
			to.All += c.All / n
			to.NDCG += c.NDCG / n
		}
	}
	return mean
}
