//go:build unix

// Package neo4jtest gives tests an empty store on a shared Neo4j server. A
// server of the community edition has one database, so tests that use it take
// turns, also those of other packages that run at the same time.
package neo4jtest

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"net/url"
	"os"
	"path/filepath"
	"strings"
	"syscall"
	"testing"

	bolt "github.com/neo4j/neo4j-go-driver/v5/neo4j"
	"github.com/stretchr/testify/require"

	"brain/graph/neo4j"
)

// The environment of the tests.
const (
	// EnvURL names the store URL of the server. Its database is emptied.
	EnvURL = "BRAIN_TEST_NEO4J_URI"
	// EnvRequire set to 1 makes a missing EnvURL a failure.
	EnvRequire = "BRAIN_REQUIRE_NEO4J"
)

// Skipped is printed when there is no server.
const Skipped = "SKIPPED: graph/neo4j (" + EnvURL + " not set)"

// URL gives the store URL, or skips the test if there is none.
func URL(t testing.TB) string {
	t.Helper()
	address := os.Getenv(EnvURL)
	if address == "" {
		if os.Getenv(EnvRequire) == "1" {
			t.Fatalf("%s is not set, but %s=1 demands it", EnvURL, EnvRequire)
		}
		t.Skip(Skipped)
	}
	return address
}

// Server is a server that a test has for itself until its end.
type Server struct{ address string }

// Take waits for the test's turn on the server; until the test ends no other
// test gets it. A test takes it once, its subtests open stores on what it took.
func Take(t testing.TB) Server {
	t.Helper()
	address := URL(t)
	lock(t, address)
	return Server{address: address}
}

// Open empties the database and opens a store on it, which is closed at the end
// of the test. Further stores on the same data come from neo4j.Open with URL.
func (s Server) Open(t testing.TB) *neo4j.Store {
	t.Helper()
	empty(t, s.address)
	store, err := neo4j.Open(t.Context(), s.address, neo4j.Options{})
	require.NoError(t, err)
	t.Cleanup(func() {
		// A test may have closed it; its data stay until the next one.
		_ = store.Close(context.Background())
	})
	return store
}

// Open is Take and Server.Open for a test that needs one store.
func Open(t testing.TB) *neo4j.Store {
	t.Helper()
	return Take(t).Open(t)
}

// lock takes the turn of this test by a file lock, which ends with the process.
func lock(t testing.TB, address string) {
	t.Helper()
	sum := sha256.Sum256([]byte(address))
	path := filepath.Join(os.TempDir(), "brain-neo4j-"+hex.EncodeToString(sum[:6])+".lock")
	f, err := os.OpenFile(path, os.O_CREATE|os.O_RDWR, 0o600)
	require.NoError(t, err)
	require.NoError(t, syscall.Flock(int(f.Fd()), syscall.LOCK_EX))
	t.Cleanup(func() { require.NoError(t, f.Close()) })
}

// Bare empties the database and drops all constraints and indexes, as a new one
// has none.
func (s Server) Bare(t testing.TB) {
	t.Helper()
	empty(t, s.address)
	run(t, s.address, "CYPHER 5 MATCH (n) DETACH DELETE n")
	for _, name := range run(t, s.address, "SHOW CONSTRAINTS YIELD name RETURN name") {
		run(t, s.address, "DROP CONSTRAINT `"+name+"` IF EXISTS")
	}
	for _, name := range run(t, s.address, "SHOW INDEXES YIELD name, type WHERE type <> 'LOOKUP' RETURN name") {
		run(t, s.address, "DROP INDEX `"+name+"` IF EXISTS")
	}
}

// Settle lets the planner count again what the indexes hold, and plan anew: right
// after a load it still believes that they are empty, and then a scan of an index
// is as good as a seek. It is for the test that has taken the server.
func Settle(t testing.TB) {
	t.Helper()
	run(t, URL(t), "CALL db.prepareForReplanning(60)")
}

// SetFormat writes the version of the stored format, as another program would.
// It is for the test that has taken the server.
func SetFormat(t testing.TB, version int) {
	t.Helper()
	run(t, URL(t), fmt.Sprintf("CYPHER 5 MATCH (n:`_Schema`) SET n.version = %d", version))
}

// empty deletes all nodes but the one that records the schema, so that a store
// opens without making it again. A test that was killed may have left a version
// there that no program knows. Edges go first: a node that is deleted with 100,000
// of them needs more memory than one transaction may take.
func empty(t testing.TB, address string) {
	t.Helper()
	run(t, address, fmt.Sprintf("CYPHER 5 MATCH (n:`_Schema`) WHERE n.version > %d SET n.version = %[1]d", neo4j.FormatVersion))
	run(t, address, "CYPHER 5 MATCH ()-[e]->() CALL (e) { DELETE e } IN TRANSACTIONS OF 5000 ROWS")
	run(t, address, "CYPHER 5 MATCH (n) WHERE NOT n:`_Schema` CALL (n) { DETACH DELETE n } IN TRANSACTIONS OF 5000 ROWS")
}

// Holders counts the nodes and relationships of which a label, a type or a property
// holds a text. It is for the test that has taken the server.
func Holders(t testing.TB, text string) int {
	t.Helper()
	n := 0
	for _, content := range Contents(t) {
		if strings.Contains(content, text) {
			n++
		}
	}
	return n
}

// Contents are the labels or type and all properties of each node and relationship,
// as a text. It is for the test that has taken the server.
func Contents(t testing.TB) []string {
	t.Helper()
	var out []string
	for _, all := range []string{"MATCH (n) RETURN labels(n), properties(n)", "MATCH ()-[e]->() RETURN [type(e)], properties(e)"} {
		for _, r := range collect(t, URL(t), "CYPHER 5 "+all) {
			out = append(out, fmt.Sprint(r.Values...))
		}
	}
	return out
}

// Schema names the constraints and indexes of the database, sorted. It is for the
// test that has taken the server.
func Schema(t testing.TB) []string {
	t.Helper()
	names := run(t, URL(t), "SHOW CONSTRAINTS YIELD name RETURN 'constraint ' + name ORDER BY name")
	return append(names, run(t, URL(t), "SHOW INDEXES YIELD name RETURN 'index ' + name ORDER BY name")...)
}

// run runs one statement and gives the texts of its first column.
func run(t testing.TB, address, text string) []string {
	t.Helper()
	var out []string
	for _, r := range collect(t, address, text) {
		if s, ok := r.Values[0].(string); ok {
			out = append(out, s)
		}
	}
	return out
}

// collect runs one statement and gives its rows.
func collect(t testing.TB, address, text string) []*bolt.Record {
	t.Helper()
	u, err := url.Parse(address)
	require.NoError(t, err)
	password, _ := u.User.Password()
	target := url.URL{Scheme: u.Scheme, Host: u.Host}
	driver, err := bolt.NewDriverWithContext(target.String(), bolt.BasicAuth(u.User.Username(), password, ""))
	require.NoError(t, err)
	// The test's own context has ended when this runs as its cleanup.
	ctx := context.WithoutCancel(t.Context())
	defer func() { require.NoError(t, driver.Close(ctx)) }()
	session := driver.NewSession(ctx, bolt.SessionConfig{DatabaseName: strings.Trim(u.Path, "/")})
	defer func() { require.NoError(t, session.Close(ctx)) }()
	result, err := session.Run(ctx, text, nil)
	require.NoError(t, err)
	records, err := result.Collect(ctx)
	require.NoError(t, err)
	return records
}
