//go:build unix

package scenarios_test

import (
	"bytes"
	"database/sql"
	"encoding/base64"
	"encoding/hex"
	"fmt"
	"os"
	"path/filepath"
	"slices"
	"strconv"
	"strings"
	"testing"
	"unicode/utf16"

	"github.com/stretchr/testify/require"
	"golang.org/x/text/unicode/norm"

	"brain/graph/neo4j/neo4jtest"
	"brain/internal/config"
	"brain/internal/text"
)

// trace is a form that something of a word could have in a store.
type trace struct {
	form  string
	bytes []byte
}

// canaryTraces are the words in every form in which a store could keep one: composed
// and not, in small letters and capitals, in other encodings, and cut into terms.
func canaryTraces() []trace {
	var out []trace
	for _, word := range canaryWords {
		for _, spelt := range []string{word, strings.ToUpper(word), strings.ToUpper(word[:1]) + word[1:]} {
			for form, f := range map[string]norm.Form{"NFC": norm.NFC, "NFD": norm.NFD} {
				written := f.String(spelt)
				out = append(out, trace{form, []byte(written)}, trace{form + " escaped", []byte(strings.Trim(strconv.QuoteToASCII(written), `"`))})
				out = append(out, trace{form + " hex", []byte(hex.EncodeToString([]byte(written)))})
				for _, order := range []bool{true, false} {
					out = append(out, trace{form + " UTF-16", wide(written, order)})
				}
				for before := range 3 {
					out = append(out, trace{form + " base64", sixBits(written, before)})
				}
			}
		}
		for _, token := range text.Analyze(word) {
			if len(token.Term) > len("각")+1 {
				out = append(out, trace{"term", []byte(token.Term)})
			}
		}
	}
	return out
}

// wide is a text in UTF-16.
func wide(s string, bigEndian bool) []byte {
	var out []byte
	for _, unit := range utf16.Encode([]rune(s)) {
		pair := []byte{byte(unit), byte(unit >> 8)}
		if bigEndian {
			slices.Reverse(pair)
		}
		out = append(out, pair...)
	}
	return out
}

// sixBits is what of a text's base64 does not depend on what stands around it, with
// so many bytes before it in its first group of three.
func sixBits(s string, before int) []byte {
	padded := append(make([]byte, before), s...)
	encoded := base64.RawStdEncoding.EncodeToString(padded)
	first, last := (before*8+5)/6, len(padded)*8/6
	return []byte(encoded[first:last])
}

// heard are the forms in which a piece of a store has a word.
func heard(traces []trace, piece []byte) (forms []string) {
	for _, t := range traces {
		if bytes.Contains(piece, t.bytes) {
			forms = append(forms, fmt.Sprintf("%s %q", t.form, t.bytes))
		}
	}
	return forms
}

// traces searches the files and tables of the store, or every property of the
// server, and says where a word is.
func (c *canary) traces(on engine) []string {
	c.t.Helper()
	var out []string
	all := canaryTraces()
	note := func(where string, piece []byte) {
		for _, form := range heard(all, piece) {
			out = append(out, where+": "+form)
		}
	}
	if on.name == "neo4j" {
		for _, held := range neo4jtest.Contents(c.t) {
			note(held, []byte(held))
		}
		return out
	}
	dir := strings.TrimPrefix(c.cfg.Store, config.EmbeddedScheme)
	require.NoError(c.t, filepath.WalkDir(dir, func(path string, entry os.DirEntry, err error) error {
		if err != nil || entry.IsDir() {
			return err
		}
		b, err := os.ReadFile(path)
		note(path, b)
		return err
	}))
	for _, table := range tables(c.t, filepath.Join(dir, "brain.db")) {
		note(table.name, table.content)
	}
	return out
}

// table is a table of a database with all that it holds.
type table struct {
	name    string
	content []byte
}

// tables reads a database as its engine does: what goes over the end of a page of
// the file, and the terms of the text index, which are kept without the beginning
// that they share, are in no file in one piece.
func tables(t *testing.T, file string) []table {
	t.Helper()
	db, err := sql.Open("sqlite", file)
	require.NoError(t, err)
	defer func() { require.NoError(t, db.Close()) }()
	var out []table
	for _, name := range column(t, db, "SELECT name FROM sqlite_master WHERE type = 'table' AND (sql NOT LIKE 'CREATE VIRTUAL%' OR name = 'term_frequency')") {
		out = append(out, table{name, slices.Concat(cells(t, db, "SELECT * FROM `"+name+"`")...)})
	}
	require.NotEmpty(t, out)
	return out
}

// column is a column of texts.
func column(t *testing.T, db *sql.DB, query string) (out []string) {
	t.Helper()
	for _, cell := range cells(t, db, query) {
		out = append(out, string(bytes.Trim(cell, "\x00")))
	}
	return out
}

// cells are all values of a query, each closed by a zero.
func cells(t *testing.T, db *sql.DB, query string) (out [][]byte) {
	t.Helper()
	rows, err := db.QueryContext(t.Context(), query)
	require.NoError(t, err)
	defer func() { require.NoError(t, rows.Close()) }()
	names, err := rows.Columns()
	require.NoError(t, err)
	for rows.Next() {
		values, into := make([]sql.RawBytes, len(names)), make([]any, len(names))
		for i := range values {
			into[i] = &values[i]
		}
		require.NoError(t, rows.Scan(into...))
		for _, value := range values {
			out = append(out, append(bytes.Clone(value), 0))
		}
	}
	require.NoError(t, rows.Err())
	return out
}

// A form that the search could not find would tell nothing.
func TestTracesAreFound(t *testing.T) {
	for _, word := range canaryWords {
		for n := range 4 {
			hidden := strings.Repeat("x", n) + word + "yz"
			for form, piece := range map[string][]byte{
				"NFC": []byte(hidden), "NFD": []byte(norm.NFD.String(hidden)), "NFC hex": []byte(hex.EncodeToString([]byte(hidden))), "NFC UTF-16": wide(hidden, true),
				"NFC base64": []byte(base64.StdEncoding.EncodeToString([]byte(hidden))), "NFC escaped": []byte(strconv.QuoteToASCII(hidden)),
			} {
				forms := strings.Join(heard(canaryTraces(), piece), ", ")
				require.Contains(t, forms, form, "%s in %q", form, piece)
			}
		}
	}
	require.Empty(t, heard(canaryTraces(), []byte("the quay has a crane")))
}
