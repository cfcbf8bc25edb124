package embedded

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"strconv"
	"strings"
	"unicode/utf8"

	"brain/graph"
)

// indexKey numbers the shelf on which a document stands in the text index: an
// audience key, historic or not, gated or not.
func indexKey(audience int64, historic, gated bool) int64 {
	return audience<<2 | bit(historic)<<1 | bit(gated)
}

// tokenMark stands between the number of the shelf and the term.
const tokenMark = "_"

// token is how a term stands in the index.
func token(shelf int64, term string) string {
	return strconv.FormatInt(shelf, 10) + tokenMark + held(term)
}

// held is the term in its token. The tokenizer folds A–Z, so capital letters
// move to a private range of Unicode to stay different.
func held(term string) string { return strings.Map(keepCase, term) }

func keepCase(r rune) rune {
	if 'A' <= r && r <= 'Z' {
		return 0xE000 + r
	}
	return r
}

// indexable tells whether the index can hold the term: it consists of letters,
// digits and "_", where every character beyond ASCII passes.
func indexable(term string) bool {
	for _, r := range term {
		if r < utf8.RuneSelf && r != '_' && !('0' <= r && r <= '9' || 'a' <= r && r <= 'z' || 'A' <= r && r <= 'Z') {
			return false
		}
	}
	return term != ""
}

// indexText is the text that the index holds for the terms on the shelves.
func indexText(shelves []string, terms string) string {
	var b strings.Builder
	for _, shelf := range shelves {
		for term := range strings.FieldsSeq(terms) {
			b.WriteString(shelf)
			b.WriteString(tokenMark)
			b.WriteString(held(term))
			b.WriteByte(' ')
		}
	}
	return b.String()
}

// shelves are the index keys under which a node's document is filed: none while
// it is deleted.
func (t *tx) shelves(it storedItem, historic bool) ([]string, error) {
	if !it.DeletedAt.IsZero() {
		return nil, nil
	}
	out := []string{strconv.FormatInt(indexKey(it.audience, historic, it.Gated), 10)}
	if key := it.ForAuthor(); key != "" {
		id, err := t.w.key(key)
		if err != nil {
			return nil, err
		}
		out = append(out, strconv.FormatInt(indexKey(id, historic, it.Gated), 10))
	}
	return out, nil
}

// PutText implements graph.Tx.
func (t *tx) PutText(ctx context.Context, d graph.TextDocument) error {
	return t.write(ctx, func() error { return t.putText(d) })
}

func (t *tx) putText(d graph.TextDocument) error {
	rid, err := t.node(d.Node)
	if err != nil {
		return err
	}
	terms := strings.Join(d.Terms, " ")
	for _, s := range []string{d.Kind, d.Class, d.Page, d.Body, d.Title, terms} {
		if err := checkText(s); err != nil {
			return elementError(d.Node, err)
		}
	}
	for _, term := range d.Terms {
		if !indexable(term) {
			return elementError(d.Node, fmt.Errorf("term %q: expected letters, digits and _", term))
		}
	}
	it, err := t.nodeItem(rid)
	if err != nil {
		return elementError(d.Node, err)
	}
	shelves, err := t.shelves(it, d.Historic)
	if err != nil {
		return elementError(d.Node, err)
	}
	if err := t.replaceText(rid, d, shelves); err != nil {
		return err
	}
	_, err = t.c.exec(`INSERT INTO document (node, id, kind, class, page, historic, "order", length, "recordedAt", "retiredAt", "validFrom", "validUntil", filed, title, body, terms) `+
		`VALUES (?1, ?2, ?3, ?4, ?5, ?6, ?7, ?8, ?9, ?10, ?11, ?12, ?13, ?14, ?15, ?16)`,
		rid, d.Node, d.Kind, d.Class, d.Page, bit(d.Historic), d.Order, d.Length,
		micros(it.RecordedAt), micros(it.RetiredAt), micros(it.ValidFrom), micros(it.ValidUntil), strings.Join(shelves, " "), d.Title, d.Body, terms)
	if err != nil {
		return elementError(d.Node, err)
	}
	if err := t.mark(d.Kind, rid, d.Order); err != nil {
		return elementError(d.Node, err)
	}
	return t.file(rid, d.Node, shelves, terms, d.Length)
}

// replaceText removes the document that a node has, but for a vector that fits the
// next. A node that the closure wrote has none before its first.
func (t *tx) replaceText(rid int64, d graph.TextDocument, shelves []string) error {
	if n := t.fresh[rid]; n != nil && !n.filed {
		n.filed = true
		return nil
	}
	old, err := t.takeText(rid, d.Node)
	if err != nil {
		return err
	}
	return t.keepVector(rid, d.Node, graph.TextHash(d.Title, d.Body), old.shelves, shelves)
}

// DeleteText implements graph.Tx.
func (t *tx) DeleteText(ctx context.Context, node string) error {
	return t.write(ctx, func() error { return t.deleteText(node) })
}

func (t *tx) deleteText(node string) error {
	rid, err := t.node(node)
	if errors.Is(err, graph.ErrNotFound) {
		return nil
	}
	if err != nil {
		return err
	}
	return t.dropText(rid, node)
}

// file puts the terms into the index and counts the document.
func (t *tx) file(rid int64, id string, shelves []string, terms string, length int64) error {
	if len(shelves) == 0 {
		return nil
	}
	if _, err := t.c.exec("INSERT INTO term (rowid, terms) VALUES (?1, ?2)", rid, indexText(shelves, terms)); err != nil {
		return elementError(id, err)
	}
	return t.count(id, shelves, 1, length)
}

// unfile is the reverse of file with the same arguments: the index keeps no
// text, so it must be told exactly what it holds.
func (t *tx) unfile(rid int64, id string, shelves []string, terms string, length int64) error {
	if len(shelves) == 0 {
		return nil
	}
	if _, err := t.c.exec("INSERT INTO term (term, rowid, terms) VALUES ('delete', ?1, ?2)", rid, indexText(shelves, terms)); err != nil {
		return elementError(id, err)
	}
	return t.count(id, shelves, -1, -length)
}

func (t *tx) count(id string, shelves []string, documents, length int64) error {
	t.pairs.clear()
	for _, shelf := range shelves {
		n, err := strconv.ParseInt(shelf, 10, 64)
		if err != nil {
			return elementError(id, err)
		}
		_, err = t.c.exec("INSERT INTO document_total (filed, documents, length) VALUES (?1, ?2, ?3) "+
			"ON CONFLICT (filed) DO UPDATE SET documents = documents + ?2, length = length + ?3", n, documents, length)
		if err != nil {
			return elementError(id, err)
		}
	}
	return nil
}

// filedRow is what a document's row tells about its place in the index.
type filedRow struct {
	shelves                  []string
	kind, title, body, terms string
	length                   int64
	historic                 bool
}

func (r filedRow) hash() string { return graph.TextHash(r.title, r.body) }

// filedAt reads a document's place in the index; ok is false if there is none.
func (t *tx) filedAt(rid int64) (row filedRow, ok bool, err error) {
	var filed string
	err = t.c.row("SELECT filed, kind, title, body, terms, length, historic FROM document WHERE node = ?1", rid).
		Scan(&filed, &row.kind, &row.title, &row.body, &row.terms, &row.length, &row.historic)
	if errors.Is(err, sql.ErrNoRows) {
		return row, false, nil
	}
	row.shelves = strings.Fields(filed)
	return row, err == nil, translate(err)
}

// dropText removes a node's document, if there is one, with its vector.
func (t *tx) dropText(rid int64, id string) error {
	old, err := t.takeText(rid, id)
	if err != nil {
		return err
	}
	return t.dropVector(rid, id, old.shelves)
}

// takeText removes a node's document, if there is one, but for its vector, and
// gives what it was.
func (t *tx) takeText(rid int64, id string) (filedRow, error) {
	old, ok, err := t.filedAt(rid)
	if err != nil || !ok {
		return old, err
	}
	if err := t.unfile(rid, id, old.shelves, old.terms, old.length); err != nil {
		return old, err
	}
	if _, err := t.c.exec("DELETE FROM document WHERE node = ?1", rid); err != nil {
		return old, elementError(id, err)
	}
	if err := t.unmark(old.kind, rid); err != nil {
		return old, elementError(id, err)
	}
	return old, nil
}

// refile moves a document to where its node's item, just changed, puts it.
func (t *tx) refile(rid int64, id string) error {
	old, ok, err := t.filedAt(rid)
	if err != nil || !ok {
		return err
	}
	it, err := t.nodeItem(rid)
	if err != nil {
		return elementError(id, err)
	}
	shelves, err := t.shelves(it, old.historic)
	if err != nil {
		return elementError(id, err)
	}
	_, err = t.c.exec(`UPDATE document SET "recordedAt" = ?2, "retiredAt" = ?3, "validFrom" = ?4, "validUntil" = ?5, filed = ?6 WHERE node = ?1`,
		rid, micros(it.RecordedAt), micros(it.RetiredAt), micros(it.ValidFrom), micros(it.ValidUntil), strings.Join(shelves, " "))
	if err != nil {
		return elementError(id, err)
	}
	if err := t.keepVector(rid, id, old.hash(), old.shelves, shelves); err != nil {
		return err
	}
	if strings.Join(shelves, " ") == strings.Join(old.shelves, " ") {
		return nil
	}
	if err := t.unfile(rid, id, old.shelves, old.terms, old.length); err != nil {
		return err
	}
	return t.file(rid, id, shelves, old.terms, old.length)
}
