package docs_test

import (
	"regexp"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

var (
	// A reference is a link to a scenario file or the path of a test file, with the
	// cases or functions that follow it.
	scenarioRef = regexp.MustCompile(`\[(\w+)\]\(\.\./\.\./(scenarios/files/\w+\.yaml)\)`)
	caseRef     = regexp.MustCompile(`“([^”]+)”`)
	fileRef     = regexp.MustCompile("`([\\w/]+_test\\.go)`")
	testRef     = regexp.MustCompile("`((?:Test|Fuzz)\\w+)`")
)

// Every case and every test that the table of rules names is there, and a rule that
// nothing holds says what will bring it.
func TestTheTableOfRulesNamesWhatThereIs(t *testing.T) {
	rules := 0
	for line := range strings.Lines(read(t, "docs/reference/spec-coverage.md")) {
		cells := strings.Split(strings.Trim(strings.TrimSpace(line), "|"), " | ")
		if !strings.HasPrefix(line, "| ") || strings.HasPrefix(line, "| ---") || strings.HasSuffix(cells[0], "rule ") || strings.Contains(cells[1], "scenario or test") {
			continue
		}
		rules++
		require.Len(t, cells, 2, line)
		named := 0
		for part := range strings.SplitSeq(cells[1], "; ") {
			named += demandNamed(t, line, part)
		}
		if named == 0 {
			require.Contains(t, cells[1], "*later*: ", line)
		}
	}
	require.Greater(t, rules, 250)
}

// demandNamed demands that one reference with its cases or functions exists; it
// gives the number of these.
func demandNamed(t *testing.T, line, part string) int {
	t.Helper()
	named := 0
	if found := scenarioRef.FindStringSubmatch(part); found != nil {
		file := read(t, found[2])
		for _, name := range caseRef.FindAllStringSubmatch(part, -1) {
			named++
			require.Contains(t, file, "\n  - name: "+name[1]+"\n", "%s: %s", found[2], line)
		}
		require.Positive(t, named, "%s: no case of %s is named", line, found[2])
	}
	if found := fileRef.FindStringSubmatch(part); found != nil {
		file, tests := read(t, found[1]), testRef.FindAllStringSubmatch(part, -1)
		for _, name := range tests {
			named++
			require.Contains(t, file, "\nfunc "+name[1]+"(", "%s: %s", found[1], line)
		}
		require.NotEmpty(t, tests, "%s: no test of %s is named", line, found[1])
	}
	return named
}
