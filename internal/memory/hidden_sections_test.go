package memory_test

import (
	"errors"
	"fmt"
	"maps"
	"regexp"
	"slices"
	"strconv"
	"strings"
	"testing"

	"github.com/stretchr/testify/require"
	"pgregory.net/rapid"

	"brain/internal/fault"
	"brain/internal/memory"
)

// desk is a page that several people edit who may know different parts of it. Each
// line of text names the scope that it was written for and a number.
type desk struct {
	*world
	t    *rapid.T
	page memory.Page
	n    int
	// moved: the last change moved a section, which leaves behind what stood behind it
	// and takes along what stands inside its text.
	moved bool
}

// reaches are the scopes, by the letter that lines name, of each person.
var reaches = map[string]string{"ann": "wgh", "bob": "wg", "dan": "wh", "cleo": "w"}

func people() *rapid.Generator[string] {
	return rapid.SampledFrom([]string{"ann", "bob", "dan", "cleo"})
}

func letter(scope string) string {
	name, _ := strings.CutPrefix(scope, "group:")
	return name[:1]
}

// line is a new line for a scope.
func (d *desk) line(scope string) string {
	d.n++
	return fmt.Sprintf("%s%d", letter(scope), d.n)
}

// block is new Markdown for a scope, often in need of what stands around it.
func (d *desk) block(scope string) string {
	form := rapid.SampledFrom([]string{
		"%s\n", "%s\n%s\n", "# %s\n\n%s\n", "- %s\n- %s\n", "- %s\n\n  %s\n", "> %s\n", "    %s\n", "%s\n===\n\n%s\n",
		"<div>\n%s\n</div>\n", "<!-- %s -->\n\n%s\n", "1. %s\n2. %s\n", "%s\n\n---\n\n%s", "- %s\n\n      %s\n",
	}).Draw(d.t, "form")
	var lines []any
	for range strings.Count(form, "%s") {
		lines = append(lines, d.line(scope))
	}
	return fmt.Sprintf(form, lines...)
}

// scope is one that the person may write to, besides the page's.
func (d *desk) scope(uid string) string {
	return rapid.SampledFrom(map[string][]string{"ann": {"group:g", "group:h"}, "bob": {"group:g"}, "dan": {"group:h"}, "cleo": {"world"}}[uid]).Draw(d.t, "scope")
}

func (d *desk) directive(uid string) string {
	scope := d.scope(uid)
	return "::: scope " + scope + "\n" + d.block(scope) + "\n:::\n"
}

// edited is the body that the person reads, changed in a few places. There is no
// fenced code in it: a directive that is put into code is text, as it should be.
func (d *desk) edited(uid string) string {
	lines := strings.SplitAfter(d.body(uid, d.page), "\n")
	for range rapid.IntRange(1, 3).Draw(d.t, "edits") {
		at := rapid.IntRange(0, len(lines)).Draw(d.t, "at")
		within := scopeAt(lines[:at])
		switch rapid.SampledFrom([]string{"insert", "insert", "directive", "delete", "replace"}).Draw(d.t, "edit") {
		case "insert":
			lines = slices.Insert(lines, at, "\n", d.block(within), "\n")
		case "directive":
			if within == "world" {
				lines = slices.Insert(lines, at, "\n", d.directive(uid), "\n")
			}
		case "delete":
			if at < len(lines) && plainForm.MatchString(lines[at]) {
				lines = slices.Delete(lines, at, at+1)
			}
		case "replace":
			if at < len(lines) && plainForm.MatchString(lines[at]) {
				lines[at] = d.line(within) + "\n"
			}
		}
		lines = strings.SplitAfter(strings.Join(lines, ""), "\n")
	}
	return strings.Join(lines, "")
}

// scopeAt is the scope of the text behind some lines.
func scopeAt(lines []string) string {
	scope := "world"
	for _, l := range lines {
		if name, ok := strings.CutPrefix(l, "::: scope "); ok {
			scope = strings.TrimSpace(name)
		} else if strings.HasPrefix(l, ":::") {
			scope = "world"
		}
	}
	return scope
}

// patch is one change by section.
func (d *desk) patch(uid string) memory.SectionPatch {
	known := d.sections(uid, d.page)
	var p memory.SectionPatch
	if len(known) > 0 && rapid.Bool().Draw(d.t, "after") {
		p.After = ptr(rapid.SampledFrom(known).Draw(d.t, "section").ID)
	}
	kind := rapid.SampledFrom([]string{"insert", "insert", "text", "remove", "move", "rescope"}).Draw(d.t, "patch")
	if len(known) == 0 || kind == "insert" {
		scope := rapid.SampledFrom([]string{"world", d.scope(uid)}).Draw(d.t, "of")
		p.Text, p.Scope = ptr(d.block(scope)), &scope
		return p
	}
	s := rapid.SampledFrom(known).Draw(d.t, "section")
	p.ID = &s.ID
	d.moved = p.After != nil && kind != "remove"
	switch kind {
	case "text":
		p.Text = ptr(d.block(d.as(uid).ScopeText(s.Scope)))
		if strings.HasPrefix(s.Scope, "group:") {
			p.Text = ptr(d.block("group:" + firstLetter(s.Text)))
		}
	case "remove":
		p.Remove, p.After = true, nil
	case "rescope":
		// Text that was for a group stays there; the page's may be narrowed.
		if s.Scope == "world" {
			scope := d.scope(uid)
			p.Scope, p.Text = &scope, ptr(d.block(scope))
		}
	}
	return p
}

// plainForm is a line without a meaning for those around it.
var plainForm = regexp.MustCompile(`^[#>0-9. -]*([wgh][0-9]+)?\n$`)

var lineForm = regexp.MustCompile(`[wgh][0-9]+`)

func firstLetter(text string) string { return lineForm.FindString(text)[:1] }

// change does one random edit as a person; one that is refused must say why.
func (d *desk) change(uid string) {
	ctx := d.world.t.Context()
	version := d.version(uid, d.page)
	var err error
	switch rapid.SampledFrom([]string{"body", "body", "sections", "sections", "rollback"}).Draw(d.t, "how") {
	case "body":
		body := d.edited(uid)
		_, _, err = d.UpdatePage(ctx, d.as(uid), memory.UpdatePageInput{Page: d.page.ID, Version: version, Body: &body})
	case "sections":
		patches := []memory.SectionPatch{d.patch(uid)}
		_, _, err = d.UpdatePage(ctx, d.as(uid), memory.UpdatePageInput{Page: d.page.ID, Version: version, Sections: patches})
	case "rollback":
		_, _, err = d.RollbackPage(ctx, d.as(uid), memory.RollbackPageInput{Page: d.page.ID, ToVersion: rapid.IntRange(1, version).Draw(d.t, "to")})
	}
	if refused, ok := errors.AsType[*fault.Error](err); ok {
		require.Contains(d.t, []fault.Code{fault.BadInput, fault.Forbidden}, refused.Code, err)
		return
	}
	require.NoError(d.t, err)
}

// knows checks that what a person reads of the page, now and then, holds only lines
// that he may know.
func (d *desk) knows(uid string) {
	ctx := d.world.t.Context()
	texts := []string{d.body(uid, d.page)}
	for _, s := range d.sections(uid, d.page) {
		texts = append(texts, s.Heading, s.Text)
	}
	versions, err := d.PageVersions(ctx, d.as(uid), d.page.ID, ptr(100), nil)
	require.NoError(d.t, err)
	for i, v := range versions.Nodes {
		texts = append(texts, v.Body, v.Diff())
		// Around what others read, a blank line more or less is not seen.
		require.True(d.t, v.Diff() != "" || uid != "cleo" || i == len(versions.Nodes)-1, "%s is told a version in which nothing changed: %q", uid, v.Body)
	}
	d.forHim(uid, texts...)
	require.Equal(d.t, len(versions.Nodes), d.version(uid, d.page))
}

// finds checks the same of what a person finds.
func (d *desk) finds(uid string) {
	var every []string
	for n := range d.n {
		every = append(every, fmt.Sprintf("w%d g%d h%d", n+1, n+1, n+1))
	}
	recalled, err := d.Recall(d.world.t.Context(), d.as(uid), memory.RecallInput{Query: strings.Join(every, " "), Limit: ptr(100)})
	require.NoError(d.t, err)
	for _, h := range recalled.Hits {
		if h.Item.Passage != nil {
			d.forHim(uid, h.Item.Passage.Text, h.Item.Passage.Heading)
		}
	}
}

// forHim checks that every line of texts is for a person.
func (d *desk) forHim(uid string, texts ...string) {
	for _, text := range texts {
		for _, line := range lineForm.FindAllString(text, -1) {
			require.Contains(d.t, reaches[uid], line[:1], "%s reads %s in %q", uid, line, text)
		}
	}
}

// hiddenFrom are the sections that a person cannot know, in order, as ann reads them.
func (d *desk) hiddenFrom(uid string) []memory.Section {
	var out []memory.Section
	own := d.sections(uid, d.page)
	for _, s := range d.sections("ann", d.page) {
		if !slices.ContainsFunc(own, func(known memory.Section) bool { return known.ID == s.ID }) {
			s.Position, s.Line = 0, 0
			out = append(out, s)
		}
	}
	return out
}

// stands is, for each section that is not for all, the line for all behind which it
// was put, as the store has it: a block over that place shows it further behind.
func (d *desk) stands() map[string]string {
	out := map[string]string{}
	last, before, text := "", "", ""
	for _, row := range d.world.stored("MATCH (s:Section) WHERE s.page = '" + d.page.ID + "' RETURN s.id, s.scope, s.line, s.text, s.heading ORDER BY s.position, s.id") {
		if row[1] == "world" {
			before, text = last, row[3]
			if heading := row[4]; heading != "" && lineIn(text, heading) < 0 {
				text = "## " + heading + "\n\n" + text
			}
			if lines := lineForm.FindAllString(text, -1); len(lines) > 0 {
				last = lines[len(lines)-1]
			}
			continue
		}
		out[row[0]] = last
		if n, err := strconv.Atoi(row[2]); err == nil && n > 0 {
			lines := strings.SplitAfter(text, "\n")
			out[row[0]] = before
			if said := lineForm.FindAllString(strings.Join(lines[:min(n, len(lines))], ""), -1); len(said) > 0 {
				out[row[0]] = said[len(said)-1]
			}
		}
	}
	return out
}

// Whoever edits a page, section by section, as a whole or back to an earlier
// version: what he cannot know stays, in its order and place, and nobody ever reads
// a line of a section that is not for him. A body that is read and written back is
// no change.
func TestNobodyReadsOrMovesWhatIsHidden(t *testing.T) {
	w := newWorld(t, openEmbedded(t))
	w.people("ann", "bob", "dan", "cleo")
	w.group("g", "ann", "bob")
	w.group("h", "ann", "dan")
	pages, changes := 0, 0
	rapid.Check(t, func(rt *rapid.T) {
		pages++
		d := &desk{world: w, t: rt}
		body := d.block("world") + "\n" + d.directive("ann") + "\n" + d.block("world")
		page, _, err := w.CreatePage(t.Context(), w.as("ann"), memory.CreatePageInput{Type: "note", Title: fmt.Sprint("Desk ", pages), Body: &body})
		if _, ok := errors.AsType[*fault.Error](err); ok {
			return
		}
		require.NoError(rt, err)
		d.page = page
		// homes are the lines behind which sections were put by those who know them.
		homes := d.stands()
		for range rapid.IntRange(1, 5).Draw(rt, "changes") {
			changes++
			uid := people().Draw(rt, "who")
			before := d.hiddenFrom(uid)
			d.moved = false
			d.change(uid)
			if d.moved {
				require.ElementsMatch(rt, before, d.hiddenFrom(uid), "%s changed what %s cannot know", uid, uid)
			} else {
				require.Equal(rt, before, d.hiddenFrom(uid), "%s changed what %s cannot know", uid, uid)
				d.keeps(homes, before)
			}
			d.settle(homes, before)
			for reader := range reaches {
				d.knows(reader)
			}
			d.writesBack(people().Draw(rt, "writer"))
		}
		d.finds(people().Draw(rt, "finder"))
	})
	require.Greater(t, changes, 50)
}

// keeps checks that each of the sections stands behind its home, where that line is
// still there.
func (d *desk) keeps(homes map[string]string, sections []memory.Section) {
	body := d.body("ann", d.page)
	for _, s := range sections {
		before := lineIn(body, firstLineOf(s.Text))
		if at := lineIn(body, homes[s.ID]); at >= 0 && before >= 0 {
			require.Less(d.t, at, before, "%q does not stand behind %s in\n%s", s.Text, homes[s.ID], body)
		}
	}
}

// settle notes where sections stand that somebody moved who knows them, or whose home
// is gone.
func (d *desk) settle(homes map[string]string, hidden []memory.Section) {
	body := d.body("ann", d.page)
	for id, line := range d.stands() {
		known := !slices.ContainsFunc(hidden, func(s memory.Section) bool { return s.ID == id })
		if d.moved || known || lineIn(body, homes[id]) < 0 {
			homes[id] = line
		}
	}
}

// lineIn is the place of a line in a body, -1 if it is not there.
func lineIn(body, line string) int {
	if at := regexp.MustCompile(`\b` + line + `\b`).FindStringIndex(body); line != "" && at != nil {
		return at[0]
	}
	return -1
}

func firstLineOf(text string) string { return lineForm.FindString(text) }

// writesBack writes the body that a person reads.
func (d *desk) writesBack(uid string) {
	body, version, before := d.body(uid, d.page), d.version(uid, d.page), d.sections("ann", d.page)
	_, _, err := d.UpdatePage(d.world.t.Context(), d.as(uid), memory.UpdatePageInput{Page: d.page.ID, Version: version, Body: &body})
	require.NoError(d.t, err, "%q", body)
	require.Equal(d.t, version, d.version(uid, d.page), "%q", body)
	require.Equal(d.t, before, d.sections("ann", d.page))
}

// covers are blocks that somebody may open over lines, and what that makes of them.
var covers = map[string]func(lines []string) []string{
	"fence":      func(l []string) []string { return slices.Concat([]string{"```\n"}, l, []string{"```\n"}) },
	"tildes":     func(l []string) []string { return slices.Concat([]string{"~~~ text\n"}, l, []string{"~~~\n"}) },
	"open fence": func(l []string) []string { return slices.Concat([]string{"````\n"}, l) },
	"comment":    func(l []string) []string { return slices.Concat([]string{"<!--\n"}, l, []string{"-->\n"}) },
	"open":       func(l []string) []string { return slices.Concat([]string{"<!-- \n"}, l) },
	"script":     func(l []string) []string { return slices.Concat([]string{"<script>\n"}, l, []string{"</script>\n"}) },
	"cdata":      func(l []string) []string { return slices.Concat([]string{"<![CDATA[\n"}, l) },
	"html": func(l []string) []string {
		return slices.Concat([]string{"<div>\n"}, withoutBlankLines(l), []string{"</div>\n"})
	},
	"quote":       func(l []string) []string { return prefixed(l, "> ", "> ") },
	"list":        func(l []string) []string { return prefixed(l, "- ", "  ") },
	"ordered":     func(l []string) []string { return prefixed(l, "1. ", "   ") },
	"quoted list": func(l []string) []string { return prefixed(l, "> - ", ">   ") },
	"code":        func(l []string) []string { return slices.Concat([]string{"\n"}, prefixed(l, "    ", "    ")) },
	"paragraph":   withoutBlankLines,
}

func withoutBlankLines(lines []string) []string {
	return slices.DeleteFunc(slices.Clone(lines), func(l string) bool { return strings.TrimSpace(l) == "" })
}

func prefixed(lines []string, first, next string) []string {
	var out []string
	for i, l := range lines {
		if i == 0 {
			l = first + l
		} else {
			l = strings.TrimRight(next+l, " \n") + "\n"
		}
		out = append(out, l)
	}
	return out
}

// Whatever block somebody opens over the place of a section that he cannot know, and
// whatever those who can do meanwhile, once the block is gone it stands where it stood.
func TestABlockOverAHiddenSectionDoesNotMoveIt(t *testing.T) {
	w := newWorld(t, openEmbedded(t))
	w.people("ann", "bob", "dan", "cleo")
	w.group("g", "ann", "bob")
	w.group("h", "ann", "dan")
	pages := 0
	rapid.Check(t, func(rt *rapid.T) {
		pages++
		d := &desk{world: w, t: rt}
		var body strings.Builder
		for i := range rapid.IntRange(2, 5).Draw(rt, "blocks") {
			if i > 0 && rapid.Bool().Draw(rt, "hide") {
				body.WriteString(d.directive("ann") + "\n")
			}
			body.WriteString(fmt.Sprintf(rapid.SampledFrom([]string{"%s\n\n", "# %s\n\n", "- %s\n\n"}).Draw(rt, "form"), d.line("world")))
		}
		text := strings.TrimRight(body.String(), "\n") + "\n"
		page, _, err := w.CreatePage(t.Context(), w.as("ann"), memory.CreatePageInput{Type: "note", Title: fmt.Sprint("Block ", pages), Body: &text})
		require.NoError(rt, err, text)
		d.page = page
		before, hidden, places, open := d.body("ann", page), d.hiddenFrom("cleo"), d.stands(), d.body("cleo", page)
		lines := strings.SplitAfter(strings.TrimSuffix(open, "\n"), "\n")
		lines[len(lines)-1] += "\n"
		from := rapid.IntRange(0, len(lines)-1).Draw(rt, "from")
		to := rapid.IntRange(from+1, len(lines)).Draw(rt, "to")
		cover := rapid.SampledFrom(slices.Sorted(maps.Keys(covers))).Draw(rt, "cover")
		covered := strings.Join(slices.Concat(lines[:from], covers[cover](lines[from:to]), lines[to:]), "")
		require.NoError(rt, w.write("cleo", page, covered), covered)
		require.Equal(rt, hidden, d.hiddenFrom("cleo"))
		for reader := range reaches {
			d.knows(reader)
			d.writesBack(reader)
		}
		d.keeps(places, hidden)
		if rapid.Bool().Draw(rt, "meanwhile") {
			more := d.body("bob", page) + "\n" + d.line("world") + "\n"
			require.NoError(rt, w.write("bob", page, more), more)
			require.NoError(rt, w.write("bob", page, strings.TrimSuffix(d.body("bob", page), lineForm.FindString(more[strings.LastIndex(more, "w"):])+"\n")))
		}
		if rapid.Bool().Draw(rt, "back") {
			require.NoError(rt, w.rollback("cleo", page, 1))
		} else {
			require.NoError(rt, w.write("cleo", page, open))
		}
		require.Equal(rt, before, d.body("ann", page), "%s over %q", cover, strings.Join(lines[from:to], ""))
	})
}

// While the block is there, the section is shown behind it.
func TestAFenceOverAHiddenSection(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		deal(w)
		p := w.note("ann", "Plan", mixed)
		open := w.body("cho", p)
		fenced := "```\n" + strings.Replace(open, "# Notes", "```\n\n# Notes", 1)
		require.NoError(t, w.write("cho", p, fenced))
		require.Equal(t, fenced, w.body("cho", p))
		require.Contains(t, w.body("bob", p), "Bring paper.\n\n```\n\n::: scope group:deal\nWe offer ten.\n:::\n")
		require.NoError(t, w.write("cho", p, open))
		require.Equal(t, mixed, w.body("bob", p))
		versions, err := w.PageVersions(t.Context(), w.as("bob"), p.ID, nil, nil)
		require.NoError(t, err)
		require.Contains(t, versions.Nodes[1].Body, "We offer ten.")
	})
}
