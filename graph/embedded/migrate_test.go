package embedded

import (
	"context"
	"path/filepath"
	"slices"
	"testing"

	"github.com/stretchr/testify/require"

	"brain/graph"
)

func openTest(t testing.TB) *Store {
	t.Helper()
	s, err := Open(t.Context(), Options{Dir: t.TempDir(), ReadConns: 2, NoSync: true})
	require.NoError(t, err)
	t.Cleanup(func() { _ = s.Close(context.Background()) })
	return s
}

// TestColumns holds the newest format to the catalogue: a column of the right
// type for every property, and no other.
func TestColumns(t *testing.T) {
	s := openTest(t)
	want := map[string]map[string]string{
		"node": {"rid": "INTEGER", "id": "TEXT", "storage": "TEXT", "audience": "INTEGER"},
		"edge": {"rid": "INTEGER", "id": "TEXT", "type": "TEXT", "src": "INTEGER", "dst": "INTEGER", "audience": "INTEGER"},
	}
	for _, p := range slices.Concat(graph.ItemProps(), graph.SystemProperties()) {
		typ := "INTEGER"
		switch p.Kind {
		case graph.KindString, graph.KindDate, graph.KindList:
			typ = "TEXT"
		case graph.KindFloat:
			typ = "REAL"
		case graph.KindBytes:
			typ = "BLOB"
		}
		want["node"][p.Name] = typ
		if p.Edge || isItemProp(p.Name) {
			want["edge"][p.Name] = typ
		}
	}
	for table, columns := range want {
		require.Equal(t, columns, columnsOf(t, s, table), table)
	}
}

func columnsOf(t *testing.T, s *Store, table string) map[string]string {
	t.Helper()
	rows, err := s.writer.c.QueryContext(t.Context(), "SELECT name, type FROM pragma_table_info(?1)", table)
	require.NoError(t, err)
	defer rows.Close()
	columns := map[string]string{}
	for rows.Next() {
		var name, typ string
		require.NoError(t, rows.Scan(&name, &typ))
		columns[name] = typ
	}
	require.NoError(t, rows.Err())
	return columns
}

// TestIndexes: every property that reads look nodes up by has an index that
// begins with it (or with the storage label), unique where the property is.
func TestIndexes(t *testing.T) {
	s := openTest(t)
	for _, p := range graph.SystemProperties() {
		if !p.Unique && !p.Indexed {
			continue
		}
		var unique, partial bool
		err := s.writer.c.row(`SELECT "unique", partial FROM pragma_index_list('node') WHERE name = ?1`, "node_"+p.Name).Scan(&unique, &partial)
		require.NoError(t, err, p.Name)
		require.Equal(t, p.Unique, unique, p.Name)
		require.True(t, partial, p.Name)
		var position int
		err = s.writer.c.row(`SELECT seqno FROM pragma_index_info(?1) WHERE name = ?2`, "node_"+p.Name, p.Name).Scan(&position)
		require.NoError(t, err, p.Name)
		require.LessOrEqual(t, position, 1, p.Name)
	}
}

// TestPairIndexes: every property that reads compare beside another one has an
// index in which it follows that.
func TestPairIndexes(t *testing.T) {
	s := openTest(t)
	for _, p := range graph.SystemProperties() {
		if p.Beside == "" {
			continue
		}
		var columns string
		err := s.writer.c.row(`SELECT group_concat(name) FROM pragma_index_info(?1)`, "node_"+p.Name).Scan(&columns)
		require.NoError(t, err, p.Name)
		require.Equal(t, p.Beside+",storage,"+p.Name, columns)
	}
}

// TestListIndexes: every label that reads list as a whole has an index in the
// order of each of its lists.
func TestListIndexes(t *testing.T) {
	s := openTest(t)
	for _, l := range graph.SystemLabels() {
		for _, listed := range l.Listed {
			var columns string
			err := s.writer.c.row(`SELECT group_concat(name) FROM pragma_index_info(?1)`, "node_"+listed).Scan(&columns)
			require.NoError(t, err)
			require.Equal(t, "storage,"+listed+",id", columns, l.Name)
		}
	}
}

func TestNewerFormat(t *testing.T) {
	dir := t.TempDir()
	s, err := Open(t.Context(), Options{Dir: dir})
	require.NoError(t, err)
	_, err = s.writer.c.exec("PRAGMA user_version = 9999")
	require.NoError(t, err)
	require.NoError(t, s.Close(t.Context()))
	_, err = Open(t.Context(), Options{Dir: dir})
	require.ErrorIs(t, err, graph.ErrNewerFormat)
	require.ErrorContains(t, err, "9999")
	_, err = Open(t.Context(), Options{Dir: dir})
	require.ErrorIs(t, err, graph.ErrNewerFormat, "not in use: the first attempt let go of the folder")
}

// TestMigrations: the files are numbered without a gap, and a migration that
// fails leaves the file as it was.
func TestMigrations(t *testing.T) {
	names, err := migrationFiles.ReadDir("migrations")
	require.NoError(t, err)
	texts, err := migrations()
	require.NoError(t, err)
	require.Len(t, texts, len(names))
	for i, n := range names {
		require.Regexp(t, `^\d{4}_[a-z0-9_]+\.sql$`, n.Name())
		require.Equal(t, i+1, int(n.Name()[3]-'0')+10*int(n.Name()[2]-'0'), n.Name())
	}

	db, err := openDB(filepath.Join(t.TempDir(), "x.db"), 1)
	require.NoError(t, err)
	t.Cleanup(func() { require.NoError(t, db.Close()) })
	_, err = db.Exec("CREATE TABLE edge (x)")
	require.NoError(t, err)
	require.Error(t, migrate(t.Context(), db), "edge is there already")
	var version, tables int
	require.NoError(t, db.QueryRow("PRAGMA user_version").Scan(&version))
	require.NoError(t, db.QueryRow("SELECT count(*) FROM sqlite_master").Scan(&tables))
	require.Equal(t, []int{0, 1}, []int{version, tables})
}
