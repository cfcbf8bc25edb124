package markdown_test

import (
	"bytes"
	"context"
	"fmt"
	"io/fs"
	"os"
	"path/filepath"
	"strings"
	"testing"
	"testing/fstest"
	"unicode/utf8"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"brain/internal/importers/markdown"
)

func TestResolve(t *testing.T) {
	files := vault(map[string]string{
		"Note.md": "", "a/Note.md": "", "a/b/Deep.md": "---\naliases: [Tief, Shared]\n---\n", "c/Deep.md": "---\nalias: Shared\n---\n",
		"a/Only.md": "", "a/b/v1.2 notes.md": "", "Case.md": "", "case.md": "", "x/README.md": "", "y/README.md": "", "img/p.png": "",
		"Node.js.md": "", "titled.md": "---\ntitle: Fine Title\n---\n",
	})
	for name, c := range map[string]struct{ from, link, want string }{
		"exact path":          {"x/from.md", "[[a/Note]]", "a/Note.md"},
		"exact at the root":   {"x/from.md", "[[Note]]", "Note.md"},
		"with ending":         {"x/from.md", "[[Only.md]]", "a/Only.md"},
		"unique name":         {"x/from.md", "[[only]]", "a/Only.md"},
		"end of a path":       {"x/from.md", "[[b/deep]]", "a/b/Deep.md"},
		"nearest of several":  {"x/from.md", "[[Deep]]", "c/Deep.md"},
		"equal distance":      {"z/from.md", "[[README]]", "x/README.md"},
		"case as written":     {"x/from.md", "[[case]]", "case.md"},
		"case folded":         {"x/from.md", "[[CASE]]", "Case.md"},
		"dots in the name":    {"x/from.md", "[[v1.2 notes]]", "a/b/v1.2 notes.md"},
		"ending in the name":  {"x/from.md", "[[Node.js]]", "Node.js.md"},
		"from the root":       {"x/from.md", "[[/a/Note]]", "a/Note.md"},
		"relative":            {"a/b/from.md", "[[../Note]]", "a/Note.md"},
		"alias":               {"x/from.md", "[[tief]]", "a/b/Deep.md"},
		"ambiguous alias":     {"x/from.md", "[[Shared]]", "!several notes have this alias"},
		"missing":             {"x/from.md", "[[Nothing]]", "!no note has this name"},
		"title is no name":    {"x/from.md", "[[Fine Title]]", "!no note has this name"},
		"attachment":          {"x/from.md", "[[p.png]]", "attachment"},
		"unknown attachment":  {"x/from.md", "[[q.pdf]]", "attachment"},
		"markdown relative":   {"a/b/from.md", "[x](../Note.md)", "a/Note.md"},
		"markdown sibling":    {"a/from.md", "[x](Note.md)", "a/Note.md"},
		"markdown from root":  {"x/from.md", "[x](a/Only.md)", "a/Only.md"},
		"markdown no ending":  {"x/from.md", "[x](a/Only)", "a/Only.md"},
		"markdown encoded":    {"x/from.md", "[x](v1.2%20notes.md)", "a/b/v1.2 notes.md"},
		"out of the vault":    {"x/from.md", "[x](../../../etc/passwd.md)", "!no note has this name"},
		"backslashes":         {"x/from.md", `[[a\b\Deep]]`, "a/b/Deep.md"},
		"itself":              {"x/from.md", "[[from]]", ""},
		"front matter title":  {"x/from.md", "---\nworks_at: Fine Title\n---\n", "titled.md"},
		"front matter alias":  {"x/from.md", "---\nworks_at: Tief\n---\n", "a/b/Deep.md"},
		"front matter nested": {"x/from.md", "---\nworks_at: [[Only]]\n---\n", "a/Only.md"},
	} {
		t.Run(name, func(t *testing.T) {
			all := fstest.MapFS{c.from: {Data: []byte(c.link)}}
			for p, f := range files {
				all[p] = f
			}
			v := open(t, all)
			require.Equal(t, c.want, resolved(t, v, c.from))
		})
	}
}

// resolved says what the only reference of a note found.
func resolved(t *testing.T, v *markdown.Vault, from string) string {
	t.Helper()
	for i := range v.Len() {
		p, err := v.Page(i)
		require.NoError(t, err)
		if p.Page.ExternalKey != "v/"+from {
			continue
		}
		links, err := v.Links(i)
		require.NoError(t, err)
		switch {
		case len(links.Unresolved) == 1:
			return "!" + links.Unresolved[0].Reason
		case links.Attachments == 1:
			return "attachment"
		case len(links.Links) == 1:
			return strings.TrimPrefix(links.Links[0].To, "v/")
		}
		require.Equal(t, 1, links.Resolved, "a link to the note itself counts, without a record")
		return ""
	}
	t.Fatal("no such note")
	return ""
}

func TestTypes(t *testing.T) {
	for matter, want := range map[string]struct {
		typ, subtype string
		defaulted    bool
		unknown      string
	}{
		"":                                {"note", "", true, ""},
		"type: person":                    {"person", "", false, ""},
		"type: Person":                    {"person", "", false, ""},
		"type: meeting":                   {"event", "meeting", false, ""},
		"type: external":                  {"note", "", true, "external"}, // a subtype of two types
		"type: spaceship":                 {"note", "", true, "spaceship"},
		"type: person\nsubtype: internal": {"person", "internal", false, ""},
		"type: person\nsubtype: martian":  {"person", "", false, ""},
		"type: [a, b]":                    {"note", "", true, ""},
	} {
		p := pages(t, open(t, vault(map[string]string{"n.md": "---\n" + matter + "\n---\n"})))["v/n.md"]
		subtype := ""
		if p.Page.Subtype != nil {
			subtype = *p.Page.Subtype
		}
		require.Equal(t, want.typ, p.Page.Type, matter)
		require.Equal(t, want.subtype, subtype, matter)
		require.Equal(t, want.defaulted, p.TypeDefaulted, matter)
		require.Equal(t, want.unknown, p.UnknownType, matter)
	}
}

func TestDates(t *testing.T) {
	for matter, want := range map[string][2]string{
		"date: 2026-03-01":                         {"2026-03-01", "2026-03-01T00:00:00Z"},
		"date: 2026-03":                            {"2026-03", "2026-03-01T00:00:00Z"},
		"date: 2026":                               {"2026", "2026-01-01T00:00:00Z"},
		"date: 2026-03-01T23:30:00-05:00":          {"2026-03-01", "2026-03-02T04:30:00Z"},
		"date: 2026-03-01 10:00":                   {"2026-03-01", "2026-03-01T10:00:00Z"},
		"created: 2026-03-01T10:00:00.123456789Z":  {"2026-03-01", "2026-03-01T10:00:00.123456Z"},
		"Created At: 2025-01-01\ndate: 2026-03-01": {"2026-03-01", "2026-03-01T00:00:00Z"},
		"date: soon\ncreated: 2026-03-01":          {"2026-03-01", "2026-03-01T00:00:00Z"},
		"modified: 2026-03-01":                     {"", ""},
		"date: 2026-02-30":                         {"", ""},
		"date:":                                    {"", ""},
	} {
		p := pages(t, open(t, vault(map[string]string{"n.md": "---\n" + matter + "\n---\n"})))["v/n.md"]
		require.Equal(t, want, [2]string{p.Page.EffectiveDate, p.Page.At}, matter)
	}
}

func TestDateFaultIsReported(t *testing.T) {
	p := pages(t, open(t, vault(map[string]string{"n.md": "---\ndate: 2026-02-30\n---\n"})))["v/n.md"]
	require.Len(t, p.Warnings, 1)
	require.Contains(t, p.Warnings[0], `"2026-02-30" is not a date`)
	require.Contains(t, p.Page.Extra, "date", "kept as written")
}

func TestPropertiesAndExtra(t *testing.T) {
	p := pages(t, open(t, vault(map[string]string{"n.md": "---\ntype: company\nFounded on: 1999-01-01\nemployees: 12\nheadquarters: \"[[n]]\"\nmood: {a: 1}\nworks_at: Nowhere\naliases: {x: y}\nrole:\n---\n"})))["v/n.md"].Page
	require.Equal(t, `"1999-01-01"`, string(p.Properties["founded_on"]))
	require.Equal(t, `12`, string(p.Properties["employees"]))
	require.Len(t, p.Properties, 2)
	var extra []string
	for key := range p.Extra {
		extra = append(extra, key)
	}
	require.ElementsMatch(t, []string{"headquarters", "mood", "works_at", "aliases", "role"}, extra)

	all := p.WithoutProperties()
	require.Empty(t, all.Properties)
	require.Len(t, all.Extra, 7)
}

func TestSlugs(t *testing.T) {
	deep := strings.Repeat("아주긴폴더이름/", 20)
	long := strings.Repeat("긴이름", 60)
	got := pages(t, open(t, vault(map[string]string{
		"people/Ada Lovelace.md": "---\ntype: person\n---\n",
		"People/Grace.md":        "---\ntype: person\n---\n",
		"other/Ada.md":           "---\ntype: person\n---\n",
		"notes/n.md":             "", "a b.md": "", "a-b.md": "", "A  B.md": "",
		"שלום.md": "", "להתראות.md": "", "회의.md": "", "🎉.md": "", "🎈.md": "", "_x.y.md": "", "...md": "", "Ünï.md": "",
		"हिन्दी.md": "", long + "1.md": "", long + "2.md": "", deep + "a.md": "", deep + "b.md": "",
	})))
	for key, want := range map[string]string{
		"people/Ada Lovelace.md": "people/ada-lovelace", "People/Grace.md": "people/grace", "other/Ada.md": "people/v/other/ada",
		"notes/n.md": "notes/n", "A  B.md": "notes/v/a-b", "a b.md": "notes/v/a-b-2", "a-b.md": "notes/v/a-b-3",
		"שלום.md": "notes/v/שלום", "회의.md": "notes/v/회의", "_x.y.md": "notes/v/_x.y", "Ünï.md": "notes/v/ünï", "हिन्दी.md": "notes/v/हिन्दी",
	} {
		require.Equal(t, want, got["v/"+key].Page.Slug, key)
	}
	slugs := map[string]bool{}
	for key, p := range got {
		require.False(t, slugs[p.Page.Slug], "%s: %s is taken", key, p.Page.Slug)
		slugs[p.Page.Slug] = true
		checkSlug(t, p.Page.Slug)
	}
	require.Len(t, got, 19, "a file that is hidden by its name is no note")
}

func checkSlug(t require.TestingT, slug string) {
	require.LessOrEqual(t, len(slug), 240, slug)
	for _, segment := range strings.Split(slug, "/") {
		require.NotEmpty(t, segment, slug)
		require.LessOrEqual(t, utf8.RuneCountInString(segment), 80, slug)
		require.NotContains(t, segment, " ")
	}
	require.Equal(t, strings.ToLower(slug), slug)
}

// TestSlugsAreDistinct holds for any file names: none lost, all distinct.
func TestSlugsAreDistinct(t *testing.T) {
	rapid.Check(t, func(t *rapid.T) {
		name := rapid.StringMatching(`[aAbB가שñ🎉 .+#-]{1,90}(/[aAbB가שñ🎉 +#-]{1,90}){0,6}`)
		files := fstest.MapFS{}
		want := 0
		for _, n := range rapid.SliceOfDistinct(name, rapid.ID[string]).Draw(t, "names") {
			p := strings.TrimSpace(n) + "x.md"
			if !fs.ValidPath(p) || files[p] != nil || strings.HasPrefix(p, ".") || strings.Contains(p, "/.") {
				continue
			}
			files[p] = &fstest.MapFile{}
			want++
		}
		v, err := markdown.Open(context.Background(), files, markdown.Options{Name: "Vault 1", Vocabulary: vocabulary()})
		require.NoError(t, err)
		require.Equal(t, want, v.Len())
		slugs := map[string]bool{}
		for i := range v.Len() {
			p, err := v.Page(i)
			require.NoError(t, err)
			checkSlug(t, p.Page.Slug)
			slugs[p.Page.Slug] = true
		}
		require.Len(t, slugs, want)
	})
}

func TestSkippedFiles(t *testing.T) {
	files := vault(map[string]string{
		"ok.md": "x", "latin1.md": "caf\xe9", "binary.md": "a\x00b", "utf16.md": "\xff\xfeh\x00i\x00",
		".obsidian/a.md": "x", ".hidden.md": "x", "a/.trash/b.md": "x", "pic.png": "x", "UPPER.MD": "y", "board.canvas": "{}",
	})
	files["large.md"] = &fstest.MapFile{Data: bytes.Repeat([]byte("x"), markdown.MaxNoteBytes+1)}
	files["limit.md"] = &fstest.MapFile{Data: bytes.Repeat([]byte("x\n"), markdown.MaxNoteBytes/2)}
	v := open(t, files)
	require.Equal(t, 3, v.Len())
	require.Equal(t, 2, v.Attachments())
	require.Equal(t, []markdown.Skip{
		{Path: "binary.md", Reason: "binary data"}, {Path: "large.md", Reason: "over 10 MiB"},
		{Path: "latin1.md", Reason: "not UTF-8 text"}, {Path: "utf16.md", Reason: "not UTF-8 text"},
	}, v.Skipped())
}

func TestFolderOnDisk(t *testing.T) {
	dir, outside := t.TempDir(), t.TempDir()
	require.NoError(t, os.WriteFile(filepath.Join(outside, "secret.md"), []byte("secret"), 0o600))
	require.NoError(t, os.WriteFile(filepath.Join(dir, "a.md"), []byte("[[b]]"), 0o600))
	require.NoError(t, os.Symlink(filepath.Join(outside, "secret.md"), filepath.Join(dir, "b.md")))
	require.NoError(t, os.Symlink(outside, filepath.Join(dir, "folder")))
	v := open(t, os.DirFS(dir))
	require.Equal(t, 1, v.Len())
	require.Equal(t, []markdown.Skip{
		{Path: "b.md", Reason: "a symbolic link is not followed"}, {Path: "folder", Reason: "a symbolic link is not followed"},
	}, v.Skipped())
}

func TestNamesInTwoNormalisations(t *testing.T) {
	got := pages(t, open(t, vault(map[string]string{"caf\u00e9.md": "1", "cafe\u0301.md": "2"})))
	require.Len(t, got, 2)
	require.Contains(t, got, "v/caf\u00e9.md")
}

func TestOpenRefuses(t *testing.T) {
	for _, name := range []string{"", " ", "a/b"} {
		_, err := markdown.Open(t.Context(), fstest.MapFS{}, markdown.Options{Name: name, Vocabulary: vocabulary()})
		require.ErrorIs(t, err, markdown.ErrVaultName)
	}
	_, err := markdown.Open(t.Context(), fstest.MapFS{}, markdown.Options{Name: "v"})
	require.ErrorContains(t, err, `no type "note"`)
	_, err = markdown.Open(t.Context(), os.DirFS(filepath.Join(t.TempDir(), "none")), markdown.Options{Name: "v", Vocabulary: vocabulary()})
	require.ErrorIs(t, err, fs.ErrNotExist)
	ctx, cancel := context.WithCancel(t.Context())
	cancel()
	_, err = markdown.Open(ctx, vault(map[string]string{"a.md": ""}), markdown.Options{Name: "v", Vocabulary: vocabulary()})
	require.ErrorIs(t, err, context.Canceled)
}

func BenchmarkVault(b *testing.B) {
	files := fstest.MapFS{}
	for i := range 200 {
		files[fmt.Sprintf("f%d/n%d.md", i%7, i)] = &fstest.MapFile{Data: []byte("---\naliases: [x]\n---\n# T\n\n" + strings.Repeat("Some text with [[n1]] and `code`. ", 100))}
	}
	for b.Loop() {
		v, err := markdown.Open(b.Context(), files, markdown.Options{Name: "v", Vocabulary: vocabulary()})
		if err != nil {
			b.Fatal(err)
		}
		for i := range v.Len() {
			if _, err := v.Page(i); err != nil {
				b.Fatal(err)
			}
		}
	}
}

func TestLinksInADirectiveHaveItsScope(t *testing.T) {
	v := open(t, vault(map[string]string{"a.md": "Meet [[b]].\n\n::: scope group:deal\nPay [[b]] less than [[c]].\n:::\n", "b.md": "", "c.md": ""}))
	found, err := v.Links(0)
	require.NoError(t, err)
	var got [][3]string
	for _, l := range found.Links {
		got = append(got, [3]string{l.To, l.Scope, l.Excerpt})
	}
	require.Equal(t, [][3]string{
		{"v/b.md", "world", "Meet b."}, {"v/b.md", "group:deal", "Pay b less than c."}, {"v/c.md", "group:deal", "Pay b less than c."},
	}, got)
}
