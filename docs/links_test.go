package docs_test

import (
	"net/url"
	"os"
	"path"
	"path/filepath"
	"regexp"
	"strings"
	"testing"
	"unicode"

	"github.com/stretchr/testify/require"
)

var link = regexp.MustCompile(`\]\(([^)\s]+)\)`)

func TestRelativeLinksResolve(t *testing.T) {
	checked := 0
	for _, doc := range documents(t) {
		for _, found := range link.FindAllStringSubmatch(prose(t, doc), -1) {
			target, err := url.Parse(found[1])
			require.NoError(t, err, "%s: %s", doc, found[1])
			if target.IsAbs() {
				continue
			}
			checked++
			file := doc
			if target.Path != "" {
				file = path.Join(path.Dir(doc), target.Path)
				_, err = os.Stat(filepath.Join(root, filepath.FromSlash(file)))
				require.NoError(t, err, "%s links to %s", doc, found[1])
			}
			if target.Fragment != "" && strings.HasSuffix(file, ".md") {
				require.Contains(t, anchors(t, file), target.Fragment, "%s links to %s", doc, found[1])
			}
		}
	}
	require.Greater(t, checked, 20)
}

// anchors are the names under which the headings of a document can be linked to:
// lower case, spaces as dashes, without punctuation.
func anchors(t *testing.T, doc string) []string {
	t.Helper()
	var names []string
	inside := false
	for line := range strings.Lines(read(t, doc)) {
		if strings.HasPrefix(line, "```") {
			inside = !inside
		}
		title := strings.TrimLeft(line, "#")
		if inside || title == line || !strings.HasPrefix(title, " ") {
			continue
		}
		names = append(names, strings.Map(func(r rune) rune {
			switch {
			case r == ' ':
				return '-'
			case unicode.IsLetter(r), unicode.IsDigit(r), unicode.IsMark(r), r == '-', r == '_':
				return unicode.ToLower(r)
			}
			return -1
		}, strings.TrimSpace(title)))
	}
	return names
}

func TestEveryDocumentIsOnTheMap(t *testing.T) {
	onMap := map[string]bool{}
	for _, found := range link.FindAllStringSubmatch(prose(t, "docs/README.md"), -1) {
		onMap[path.Join("docs", found[1])] = true
	}
	for _, doc := range documents(t) {
		if strings.HasPrefix(doc, "docs/") && doc != "docs/README.md" {
			require.True(t, onMap[doc], "docs/README.md does not link to %s", doc)
		}
	}
}
