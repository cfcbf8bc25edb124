package acceptance_test

import (
	"bytes"
	"context"
	"fmt"
	"net"
	"os"
	"os/exec"
	"path/filepath"
	"strconv"
	"strings"
	"sync"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"brain/internal/storetest"
)

const rememberOne = `mutation Test($input: RememberInput!) { remember(input: $input) { status claim { id } } }`

type rememberAnswer struct {
	Remember struct {
		Status string
		Claim  struct{ ID string }
	}
}

func claimInput(text, key string) map[string]any {
	return map[string]any{"input": map[string]any{
		"text": text, "scope": "world", "idempotencyKey": key, "evidence": []any{map[string]any{"kind": "MANUAL", "note": "crash test"}},
	}}
}

const listClaims = `query Test($after: String) { claims(first: 500, after: $after) {
	nodes { id text evidence { id } holder { slug } about { ... on Page { slug } } } pageInfo { hasNextPage endCursor } } }`

type claimList struct {
	Claims struct {
		Nodes []struct {
			ID, Text string
			Evidence []struct{ ID string }
			Holder   *struct{ Slug string }
			About    *struct{ Slug string }
		}
		PageInfo struct {
			HasNextPage bool
			EndCursor   *string
		}
	}
}

// acknowledged are the claims that the service said it has, by id.
type acknowledged struct {
	mu    sync.Mutex
	texts map[string]string
}

func (a *acknowledged) add(id, text string) int {
	a.mu.Lock()
	defer a.mu.Unlock()
	a.texts[id] = text
	return len(a.texts)
}

// write remembers claims from several clients until the context ends; enough is
// called with the number of acknowledged claims.
func (a *acknowledged) write(ctx context.Context, s *server, round string, enough func(int)) {
	var clients sync.WaitGroup
	for client := range 4 {
		clients.Go(func() {
			for n := 0; ctx.Err() == nil; n++ {
				text := fmt.Sprintf("Claim %d of client %d in round %s.", n, client, round)
				answer, err := query[rememberAnswer](ctx, s, rememberOne, claimInput(text, text))
				if err != nil {
					return
				}
				enough(a.add(answer.Remember.Claim.ID, text))
			}
		})
	}
	clients.Wait()
}

// verify demands every acknowledged claim, and that nothing is half-written.
func (a *acknowledged) verify(t *testing.T, s *server) {
	t.Helper()
	present := map[string]string{}
	for after := (*string)(nil); ; {
		list, err := query[claimList](t.Context(), s, listClaims, map[string]any{"after": after})
		require.NoError(t, err)
		for _, c := range list.Claims.Nodes {
			present[c.ID] = c.Text
			require.NotEmpty(t, c.Evidence, "%s has no evidence", c.Text)
			require.NotNil(t, c.Holder, "%s has no holder", c.Text)
			require.NotNil(t, c.About, "%s is about nothing", c.Text)
		}
		if !list.Claims.PageInfo.HasNextPage {
			break
		}
		after = list.Claims.PageInfo.EndCursor
	}
	for id, text := range a.texts {
		require.Equal(t, text, present[id], "acknowledged and lost: %s", id)
	}
	seen := map[string]bool{}
	for _, text := range present {
		require.False(t, seen[text], "written twice: %s", text)
		seen[text] = true
	}
}

func TestKilledWhileWriting(t *testing.T) {
	onEngines(t, func(t *testing.T, store string) {
		all := &acknowledged{texts: map[string]string{}}
		for round := range 10 {
			s := serve(t, store)
			ctx, cancel := context.WithCancel(t.Context())
			before := len(all.texts)
			all.write(ctx, s, strconv.Itoa(round), func(n int) {
				if n >= before+5+3*round {
					s.kill()
				}
			})
			cancel()
		}
		all.verify(t, serve(t, store))
		t.Logf("%d acknowledged claims, 10 kills, all there", len(all.texts))
	})
}

// The database server itself is killed; the service stays up, answers with clear
// errors meanwhile and goes on by itself.
func TestNeo4jKilledWhileWriting(t *testing.T) {
	t.Run("neo4j", func(t *testing.T) {
		storetest.RequireNeo4j(t)
		db := startNeo4j(t)
		s := serve(t, db.url)
		all := &acknowledged{texts: map[string]string{}}
		for round := range 3 {
			ctx, cancel := context.WithCancel(t.Context())
			before := len(all.texts)
			var once sync.Once
			all.write(ctx, s, strconv.Itoa(round), func(n int) {
				if n >= before+20 {
					once.Do(db.kill)
				}
			})
			cancel()
			_, err := query[claimList](t.Context(), s, listClaims, nil)
			require.Error(t, err)
			require.Contains(t, err.Error(), "UNAVAILABLE")
			require.False(t, answers(t.Context(), s.url+"/readyz"), "readiness tells")
			db.start()
			ready, cancelReady := context.WithTimeout(t.Context(), time.Minute)
			for !answers(ready, s.url+"/readyz") {
				require.NoError(t, ready.Err(), "the service did not come back: %s", s.log)
			}
			cancelReady()
		}
		all.verify(t, s)
		t.Logf("%d acknowledged claims, 3 kills of Neo4j, all there", len(all.texts))
	})
}

// neo4jServer is a Neo4j of the test's own.
type neo4jServer struct {
	t         *testing.T
	dir, port string
	url       string
}

func startNeo4j(t *testing.T) *neo4jServer {
	t.Helper()
	db := &neo4jServer{t: t, dir: t.TempDir(), port: freePort(t)}
	db.start()
	t.Cleanup(func() {
		down := exec.Command(script("down"))
		down.Env = db.env()
		_ = down.Run()
	})
	return db
}

// freePort is a port for a server that must be told one.
func freePort(t *testing.T) string {
	t.Helper()
	l, err := net.Listen("tcp", "127.0.0.1:0")
	require.NoError(t, err)
	defer l.Close()
	_, port, err := net.SplitHostPort(l.Addr().String())
	require.NoError(t, err)
	return port
}

func (db *neo4jServer) env() []string {
	return append(os.Environ(), "NEO4J_DIR="+db.dir, "NEO4J_PORT="+db.port, "NEO4J_HEAP=512m")
}

func (db *neo4jServer) start() {
	db.t.Helper()
	up := exec.Command(script("up"))
	up.Env = db.env()
	var problems bytes.Buffer
	up.Stderr = &problems
	out, err := up.Output()
	require.NoError(db.t, err, problems.String())
	lines := strings.Split(strings.TrimSpace(string(out)), "\n")
	db.url = lines[len(lines)-1]
}

func (db *neo4jServer) kill() {
	content, err := os.ReadFile(filepath.Join(db.dir, "pid"))
	if err != nil {
		db.t.Error(err)
		return
	}
	pid, err := strconv.Atoi(strings.TrimSpace(string(content)))
	if err != nil {
		db.t.Error(err)
		return
	}
	if err := syscall.Kill(pid, syscall.SIGKILL); err != nil {
		db.t.Error(err)
	}
}

func script(name string) string { return filepath.Join("..", "deploy", "neo4j", name) }

func TestSecondProcessOnOneFolder(t *testing.T) {
	store := "embedded:" + filepath.Join(t.TempDir(), "store")
	serve(t, store)
	_, err := tryServe(t, store)
	require.ErrorContains(t, err, "in use by another process")
}

func TestManyProcessesOnOneDatabase(t *testing.T) {
	t.Run("neo4j", func(t *testing.T) {
		storetest.RequireNeo4j(t)
		storetest.Neo4j(t)
		store := os.Getenv("BRAIN_TEST_NEO4J_URI")
		first := serve(t, store)
		servers := []*server{first}
		for range 7 {
			s := serve(t, store)
			s.token = first.token
			servers = append(servers, s)
		}
		var writers sync.WaitGroup
		problems := make(chan error, len(servers))
		for i, s := range servers {
			writers.Go(func() {
				for n := range 100 {
					text := fmt.Sprintf("Claim %d of process %d.", n, i)
					if _, err := query[rememberAnswer](t.Context(), s, rememberOne, claimInput(text, text)); err != nil {
						problems <- fmt.Errorf("process %d, claim %d: %w", i, n, err)
						return
					}
				}
			})
		}
		writers.Wait()
		close(problems)
		for err := range problems {
			t.Error(err)
		}
		count, err := query[struct{ Claims struct{ TotalCount int } }](t.Context(), first, `query Test { claims { totalCount } }`, nil)
		require.NoError(t, err)
		require.Equal(t, 800, count.Claims.TotalCount)
	})
}
