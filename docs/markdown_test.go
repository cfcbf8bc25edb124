package docs_test

import (
	"io/fs"
	"os"
	"path/filepath"
	"slices"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
)

// root is the repository's root as seen from this package.
const root = ".."

// documents lists the Markdown documents of the repository by their path from its
// root. What tests read is not among them.
func documents(t *testing.T) []string {
	t.Helper()
	var docs []string
	err := filepath.WalkDir(root, func(path string, d fs.DirEntry, err error) error {
		if err != nil {
			return err
		}
		name := d.Name()
		if d.IsDir() {
			if path != root && (strings.HasPrefix(name, ".") || slices.Contains([]string{"testdata", "node_modules", "brain-data", "bin"}, name)) {
				return filepath.SkipDir
			}
			return nil
		}
		if strings.HasSuffix(name, ".md") {
			rel, err := filepath.Rel(root, path)
			if err != nil {
				return err
			}
			docs = append(docs, filepath.ToSlash(rel))
		}
		return nil
	})
	require.NoError(t, err)
	require.NotEmpty(t, docs)
	return docs
}

func read(t *testing.T, doc string) string {
	t.Helper()
	content, err := os.ReadFile(filepath.Join(root, doc))
	require.NoError(t, err)
	return string(content)
}

// block is one fenced block of a document.
type block struct {
	// info is what stands behind the opening fence, such as "sh tour".
	info, text string
	// line is the line of the opening fence.
	line int
	// follows is set where only blank lines are between the block before and this one.
	follows bool
}

// blocks lists the fenced blocks of a document.
func blocks(t *testing.T, doc string) []block {
	t.Helper()
	var all []block
	var current *block
	follows := false
	for i, line := range strings.Split(read(t, doc), "\n") {
		info, fence := strings.CutPrefix(line, "```")
		switch {
		case current != nil && fence:
			all = append(all, *current)
			current, follows = nil, true
		case current != nil:
			current.text += line + "\n"
		case fence:
			current = &block{info: strings.TrimSpace(info), line: i + 1, follows: follows}
		case strings.TrimSpace(line) != "":
			follows = false
		}
	}
	require.Nil(t, current, "%s: a block is not closed", doc)
	return all
}

// prose is a document without its fenced blocks and code spans.
func prose(t *testing.T, doc string) string {
	t.Helper()
	var b strings.Builder
	inside := false
	for line := range strings.Lines(read(t, doc)) {
		if strings.HasPrefix(line, "```") {
			inside = !inside
			continue
		}
		if inside {
			continue
		}
		for i, part := range strings.Split(line, "`") {
			if i%2 == 0 {
				b.WriteString(part)
			}
		}
	}
	return b.String()
}
