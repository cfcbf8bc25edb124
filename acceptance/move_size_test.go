package acceptance_test

import (
	"bufio"
	"bytes"
	"encoding/json"
	"errors"
	"fmt"
	"hash/fnv"
	"io"
	"os"
	"os/exec"
	"path/filepath"
	"regexp"
	"strconv"
	"syscall"
	"testing"
	"time"

	"github.com/stretchr/testify/require"
)

// envMoveClaims asks for the test below and says of how many claims.
const envMoveClaims = "BRAIN_TEST_MOVE_CLAIMS"

// mostMemory is the memory that a command may take, in KiB, however much it carries.
const mostMemory = 256 << 10

// A large graph goes to another store and back by export and import, and is the same
// there, in memory that does not grow with it. What it takes is logged.
func TestMovedAtSize(t *testing.T) {
	given := os.Getenv(envMoveClaims)
	if given == "" {
		t.Skipf("SKIPPED: %s (%s=100000 asks for it, and takes long: go test -timeout 3h)", t.Name(), envMoveClaims)
	}
	claims, err := strconv.Atoi(given)
	require.NoError(t, err, "%s: expected a number", envMoveClaims)
	onEngines(t, func(t *testing.T, store string) {
		dir := t.TempDir()
		file := filepath.Join(dir, "large.jsonl")
		writeLarge(t, file, claims)
		var first digest
		for i, store := range []string{"embedded:" + filepath.Join(dir, "from"), store, "embedded:" + filepath.Join(dir, "back")} {
			s := serve(t, store)
			records := s.measure("import", "import", "jsonl", file)
			require.Equal(t, claims, s.claims())
			require.Equal(t, records, s.measure("import again", "import", "jsonl", file))
			file = filepath.Join(dir, fmt.Sprintf("%d.jsonl", i))
			s.measure("export", "export", "--out", file)
			s.kill()
			if now := digestOf(t, file); i == 0 {
				first = now
			} else {
				require.Equal(t, first, now, "the exports differ")
			}
		}
	})
}

// digest stands for the records of an export in any order, without those of the
// audit. The records themselves would count as memory of the commands that the test
// starts: a process begins with its parent's.
type digest struct {
	records int
	sum     uint64
}

func digestOf(t *testing.T, file string) digest {
	t.Helper()
	f, err := os.Open(file)
	require.NoError(t, err)
	defer f.Close()
	var d digest
	for lines := bufio.NewReader(f); ; {
		line, err := lines.ReadBytes('\n')
		if errors.Is(err, io.EOF) {
			return d
		}
		require.NoError(t, err)
		if isAudit(line) {
			continue
		}
		hash := fnv.New64a()
		_, _ = hash.Write(line)
		d.records++
		d.sum += hash.Sum64()
	}
}

// writeLarge writes the records of claims about a thousand pages.
func writeLarge(t *testing.T, file string, claims int) {
	t.Helper()
	f, err := os.Create(file)
	require.NoError(t, err)
	out := bufio.NewWriter(f)
	line := func(format string, args ...any) {
		_, err := fmt.Fprintf(out, format+"\n", args...)
		require.NoError(t, err)
	}
	const pages, at = 1_000, "2026-01-02T03:04:05.000006Z"
	for i := range pages {
		line(`{"kind":"node","label":"Page","id":"page-%06d","item":{"scope":"world"},"properties":{"handle":"page:notes/n%d","slug":"notes/n%d","type":"note","title":"Note %d","norm":"note %d","createdAt":"%s"}}`,
			i, i, i, i, i, at)
	}
	for i := range claims {
		line(`{"kind":"node","label":"Claim","id":"claim-%08d","item":{"scope":"world","author":"admin","recordedAt":"%s"},"properties":{"family":"FACT","kind":"fact","text":"Crane %d of the harbour lifts %d tons of grain on a calm day.","state":"CURRENT","filing":"FILED","trust":"OPEN","importance":"NORMAL","confidence":0.75,"writer":"admin","fingerprint":"f%d","page":"page-%06d"}}`,
			i, at, i, i%97, i, i%pages)
	}
	for i := range claims {
		line(`{"kind":"node","label":"Evidence","id":"evidence-%08d","item":{"scope":"world","author":"admin","recordedAt":"%s"},"properties":{"kind":"MANUAL","item":"claim-%08d","note":"counted on the quay"}}`, i, at, i)
	}
	for i := range claims {
		for _, e := range [][2]string{{"ABOUT", fmt.Sprintf("page-%06d", i%pages)}, {"HELD_BY", fmt.Sprintf("page-%06d", i%pages)}, {"EVIDENCED_BY", fmt.Sprintf("evidence-%08d", i)}} {
			line(`{"kind":"edge","type":"%s","id":"%s-%08d","from":"claim-%08d","to":"%s"}`, e[0], e[0], i, i, e[1])
		}
	}
	require.NoError(t, out.Flush())
	require.NoError(t, f.Close())
}

// measure runs a command that handles records, logs what it took and gives their
// number.
func (s *server) measure(what string, args ...string) int {
	s.t.Helper()
	cmd := exec.CommandContext(s.t.Context(), binary, append(args, "--json")...)
	cmd.Env = append(os.Environ(), "BRAIN_URL="+s.url, "BRAIN_TOKEN="+s.token)
	var problems bytes.Buffer
	cmd.Stderr = &problems
	began := time.Now()
	out, err := cmd.Output()
	took := time.Since(began)
	require.NoError(s.t, err, problems.String())
	var handled struct{ Records int }
	require.NoError(s.t, json.Unmarshal(out, &handled), string(out))
	usage, ok := cmd.ProcessState.SysUsage().(*syscall.Rusage)
	require.True(s.t, ok)
	s.t.Logf("%s of %d records: %.1f s, %.0f records/s, command %d MiB, server at most %s", what, handled.Records, took.Seconds(),
		float64(handled.Records)/took.Seconds(), usage.Maxrss>>10, s.mostMemory())
	require.Less(s.t, usage.Maxrss, int64(mostMemory))
	return handled.Records
}

var highWater = regexp.MustCompile(`VmHWM:\s*(\d+) kB`)

// mostMemory is the most memory that the server had so far, where the system tells.
func (s *server) mostMemory() string {
	status, err := os.ReadFile(fmt.Sprintf("/proc/%d/status", s.cmd.Process.Pid))
	if err != nil {
		return "unknown"
	}
	found := highWater.FindSubmatch(status)
	if found == nil {
		return "unknown"
	}
	kib, err := strconv.Atoi(string(found[1]))
	require.NoError(s.t, err)
	return fmt.Sprintf("%d MiB", kib>>10)
}
