package neo4j

import (
	"maps"
	"slices"
	"strings"
)

// class is how documents are told apart in a counter: historic or not, gated or
// not.
type class uint8

const (
	classPlain class = iota
	classGated
	classHistoric
	classHistoricGated
	classes
)

// documentProperty and lengthProperty are the properties of a counter by class.
var (
	documentProperty = [classes]string{"plain", "gated", "historic", "historicGated"}
	lengthProperty   = [classes]string{"plainLength", "gatedLength", "historicLength", "historicGatedLength"}
)

func classOf(historic, gated bool) class {
	c := classPlain
	if historic {
		c += classHistoric
	}
	if gated {
		c += classGated
	}
	return c
}

// counter is what one row of the statistics holds or gains.
type counter struct {
	documents, length [classes]int64
}

func (c counter) isZero() bool { return c == counter{} }

func (c *counter) add(d counter) {
	for i := range classes {
		c.documents[i] += d.documents[i]
		c.length[i] += d.length[i]
	}
}

// sum adds up the classes that a reader counts.
func (c counter) sum(history, trusted bool) (documents, length int64) {
	for i := range classes {
		if !history && i >= classHistoric || trusted && i&classGated != 0 {
			continue
		}
		documents += c.documents[i]
		length += c.length[i]
	}
	return documents, length
}

// changes are the changes of statistics that a transaction has not written yet,
// by row. They are written last and in one order, so that the rows that all
// writers share are locked for as short as possible and never crosswise.
type changes map[string]counter

// termSeparator stands between the key's token and the term in a row's key; a
// row without a term counts documents and their lengths.
const termSeparator = "/"

// count adds (sign 1) or removes (-1) a document.
func (ch changes) count(f filed, sign int64) {
	if !f.visible() {
		return
	}
	var one, total counter
	cl := classOf(f.doc.Historic, f.item.Gated)
	one.documents[cl] = sign
	total.documents[cl] = sign
	total.length[cl] = sign * f.doc.Length
	for _, k := range f.keys() {
		row := keyToken(k)
		ch.add(row, total)
		for _, t := range distinct(f.doc.Terms) {
			ch.add(row+termSeparator+t, one)
		}
	}
}

func (ch changes) add(row string, d counter) {
	c := ch[row]
	c.add(d)
	if c.isZero() {
		delete(ch, row)
		return
	}
	ch[row] = c
}

// rows are the changes as parameters, sorted.
func (ch changes) rows() []any {
	out := make([]any, 0, len(ch))
	for _, key := range slices.Sorted(maps.Keys(ch)) {
		c := ch[key]
		documents, lengths := make([]any, classes), make([]any, classes)
		for i := range classes {
			documents[i], lengths[i] = c.documents[i], c.length[i]
		}
		out = append(out, map[string]any{"key": key, "documents": documents, "lengths": lengths})
	}
	return out
}

// countStatement takes each row's lock before it reads the row: a sum made of a
// value read without it could lose another writer's change.
func countStatement() string {
	var sets []string
	for i := range classes {
		sets = append(sets,
			increment(documentProperty[i], "r.documents["+string('0'+rune(i))+"]"),
			increment(lengthProperty[i], "r.lengths["+string('0'+rune(i))+"]"))
	}
	return "CYPHER 5\n" +
		"UNWIND $rows AS r\n" +
		"MERGE (t:`_Term` {key: r.key})\n" +
		"SET t._locked = true\n" +
		"WITH t, r\n" +
		"SET " + strings.Join(sets, ",\n    ")
}

// increment leaves absent what does not change, so that rows stay small.
func increment(property, by string) string {
	return "t." + property + " = CASE WHEN " + by + " = 0 THEN t." + property + " ELSE coalesce(t." + property + ", 0) + " + by + " END"
}
