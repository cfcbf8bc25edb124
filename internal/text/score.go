package text

import "strings"

// BM25's parameters at the values Robertson and Zaragoza (2009, §3.2) recommend and
// Lucene uses: how fast repetition saturates, and how much length counts.
const (
	bm25K1 = 1.2
	bm25B  = 0.75
)

// runBonus is what a run that occurs uncut adds, as a share of its words' score.
const runBonus = 0.5

// A Document is what is scored: one thing with one or more analysed fields.
type Document struct {
	Fields []Field
}

// A Field is a part of a document.
type Field struct {
	// Weight is what one occurrence counts here (1 for a body, more for a title).
	Weight float64
	// Stored is the field's tokens in the form of EncodeTokens.
	Stored string
}

// NewField returns the field a text makes.
func NewField(weight float64, s string) Field {
	return Field{Weight: weight, Stored: EncodeTokens(Analyze(s))}
}

// Length returns the number of the document's words; auxiliary forms are not counted.
func (d Document) Length() int64 {
	var n int64
	for _, f := range d.Fields {
		for term := range strings.FieldsSeq(f.Stored) {
			if !isAux(term) {
				n++
			}
		}
	}
	return n
}

// A Score says how well a document answers a query, and why.
type Score struct {
	// Value is 0 for no match, else positive.
	Value float64
	// Words are the matched words of the query, by index, ascending.
	Words []int
	// Runs are the runs of the query that occur uncut, by index, ascending.
	Runs []int
	// Content is set if a content word matched. A document without one is under the floor:
	// it is not an answer.
	Content bool
}

// BM25 scores one document; see Scorer.
func BM25(q Query, d Document, s Stats) Score { return NewScorer(q, s).Score(d) }

// A Scorer scores documents against one query. It is safe for concurrent use.
//
// A word's score is that of BM25 (Robertson, Zaragoza, 2009, §3) over all its
// forms as one concept: the frequency of the form that earns most counts, never
// the sum, and the idf is that of the base form. Fields are joined before saturation,
// each occurrence counting its field's weight (simple BM25F: Robertson, Zaragoza,
// Taylor, "Simple BM25 Extension to Multiple Weighted Fields", 2004). A run in
// a script without spaces that occurs uncut adds half of its words' scores.
type Scorer struct {
	query   Query
	idf     []float64
	average float64
	terms   map[string]*roles
}

// roles are what a term is in the query.
type roles struct {
	forms []formOf
	steps []stepOf
}

type formOf struct{ word, form int }

type stepOf struct{ run, step int }

// NewScorer prepares the scoring of documents for a query with the statistics of
// one viewer.
func NewScorer(q Query, s Stats) *Scorer {
	sc := &Scorer{
		query:   q,
		idf:     make([]float64, len(q.Words)),
		average: 1,
		terms:   make(map[string]*roles),
	}
	of := func(term string) *roles {
		if sc.terms[term] == nil {
			sc.terms[term] = &roles{}
		}
		return sc.terms[term]
	}
	if s.Docs > 0 && s.Length > 0 {
		sc.average = float64(s.Length) / float64(s.Docs)
	}
	for i, w := range q.Words {
		sc.idf[i] = IDF(s, w.Base())
		for j, f := range w.Forms {
			r := of(f.Term)
			r.forms = append(r.forms, formOf{i, j})
		}
	}
	for i, run := range q.Runs {
		// The last step comes first, so that one bigram that stands twice in a run
		// cannot take two steps at once.
		for step := len(run) - 1; step >= 0; step-- {
			r := of(q.Words[run[step]].Base())
			r.steps = append(r.steps, stepOf{i, step})
		}
	}
	return sc
}

// Score scores one document.
func (sc *Scorer) Score(d Document) Score {
	t := sc.newTally()
	for _, f := range d.Fields {
		t.field(f)
	}
	norm := bm25K1 * (1 - bm25B + bm25B*float64(t.length)/sc.average)
	var score Score
	parts := make([]float64, len(sc.query.Words))
	for i, w := range sc.query.Words {
		for j, f := range w.Forms {
			if tf := t.frequency[i][j]; tf > 0 {
				parts[i] = max(parts[i], f.Weight*sc.idf[i]*tf*(bm25K1+1)/(tf+norm))
			}
		}
		if parts[i] > 0 {
			score.Value += parts[i]
			score.Words = append(score.Words, i)
			score.Content = score.Content || w.Content
		}
	}
	for i, run := range sc.query.Runs {
		if !t.uncut[i] {
			continue
		}
		score.Runs = append(score.Runs, i)
		for _, word := range run {
			score.Value += runBonus * parts[word]
		}
	}
	return score
}

// A tally is what one document has of a query.
type tally struct {
	*Scorer
	length    int64
	frequency [][]float64 // by word and form, weighted by field
	reached   [][]int     // by run and step: the latest place where the run got that far
	uncut     []bool      // by run
}

func (sc *Scorer) newTally() *tally {
	t := &tally{Scorer: sc, uncut: make([]bool, len(sc.query.Runs))}
	t.frequency = make([][]float64, len(sc.query.Words))
	for i, w := range sc.query.Words {
		t.frequency[i] = make([]float64, len(w.Forms))
	}
	t.reached = make([][]int, len(sc.query.Runs))
	for i, run := range sc.query.Runs {
		t.reached[i] = make([]int, len(run))
	}
	return t
}

func (t *tally) field(f Field) {
	const never = -2
	for _, run := range t.reached {
		for step := range run {
			run[step] = never
		}
	}
	var at placer
	for rest := f.Stored; rest != ""; {
		var term string
		if term, rest, _ = strings.Cut(rest, " "); term == "" {
			continue
		}
		pos := at.next(term)
		if !isAux(term) {
			t.length++
		}
		is := t.terms[term]
		if is == nil {
			continue
		}
		for _, of := range is.forms {
			t.frequency[of.word][of.form] += f.Weight
		}
		for _, s := range is.steps {
			run := t.reached[s.run]
			if s.step == 0 || run[s.step-1] == pos-1 {
				run[s.step] = pos
				t.uncut[s.run] = t.uncut[s.run] || s.step == len(run)-1
			}
		}
	}
}
