package memory_test

import (
	"bytes"
	"encoding/json"
	"strings"
	"testing"
	"time"

	"github.com/stretchr/testify/require"

	"brain/internal/fault"
	"brain/internal/memory"
)

// longAgo is a time in records that a test writes.
const longAgo = "2026-01-02T03:04:05.000006Z"

// pageNode is the record of a page with an item and further properties.
func pageNode(id, slug, item string, more ...string) string {
	return `{"kind":"node","label":"Page","id":"` + id + `","item":` + item + `,"properties":{"handle":"page:` + slug + `","slug":"` + slug +
		`","type":"note","title":"` + slug + `","norm":"` + slug + `","createdAt":"` + longAgo + `"` + strings.Join(more, "") + `}}`
}

func claimNode(id, text, item string) string {
	return `{"kind":"node","label":"Claim","id":"` + id + `","item":` + item + `,"properties":{"family":"FACT","kind":"fact","text":"` + text +
		`","state":"CURRENT","filing":"FILED","trust":"OPEN","confidence":0.75,"importance":"NORMAL"}}`
}

func TestAFreshInstanceGivesWay(t *testing.T) {
	onEngines(t, func(t *testing.T, target *world) {
		source := newTarget(t, openEmbedded(t))
		records := everything(t, source.Service, 500)
		secret := target.token("admin")
		before, err := target.Viewer(t.Context(), target.admin())
		require.NoError(t, err)

		result := target.preserve(records, 1_000)
		require.Empty(t, result.Errors)
		require.Equal(t, len(records), result.Written)
		session, err := target.Authenticate(t.Context(), secret.Secret)
		require.NoError(t, err)
		require.Equal(t, "admin", session.UID, "the token of the admin works on")
		after, err := target.Viewer(t.Context(), session)
		require.NoError(t, err)
		require.NotEqual(t, before.Principal.ID, after.Principal.ID)
		require.NotEqual(t, before.Principal.PageID, after.Principal.PageID)
		restarted, err := target.restart().Bootstrap(t.Context(), memory.BootstrapInput{Dev: true, DevSecret: secret.Secret})
		require.NoError(t, err)
		require.Equal(t, secret.Secret, restarted.DevSecret)
		same, _ := parted(t, records)
		moved, _ := parted(t, everything(t, target.Service, 500))
		require.Equal(t, same, moved)
		r := target.remember("admin", fact("The move went well.", "world"))
		require.Equal(t, memory.Inserted, r.Status)
	})
}

func TestWhatSomebodyWroteDoesNotGiveWay(t *testing.T) {
	onEngines(t, func(t *testing.T, target *world) {
		records := everything(t, newTarget(t, openEmbedded(t)).Service, 500)
		kept := target.remember("admin", fact("It rained here.", "world")).Claim
		_, _, err := target.UpdateSettings(t.Context(), target.admin(), json.RawMessage(`{"purgeAfterHours": 1}`))
		require.NoError(t, err)
		result := target.preserve(records, 1_000)
		byLabel := map[string]int{}
		for _, e := range result.Errors {
			require.Contains(t, []string{"CONFLICT", "NOT_FOUND"}, e.Code, e.Message)
			var head struct{ Label, Type string }
			require.NoError(t, json.Unmarshal(records[e.Index], &head))
			byLabel[head.Label+head.Type]++
		}
		// The admin's page holds a claim, so that page and admin stay; what hangs on
		// their records has nothing to hang on.
		require.Equal(t, 1, byLabel["Principal"])
		require.Equal(t, 1, byLabel["Page"])
		require.Equal(t, 1, byLabel["HAS_PAGE"])
		require.Zero(t, byLabel["Pack"]+byLabel["ObjectType"])
		got, err := target.Claim(t.Context(), target.admin(), kept.ID, nil)
		require.NoError(t, err)
		require.Equal(t, kept.Text, got.Text)
	})
}

func TestPreserveRefusesWhatDoesNotFit(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		gid := w.group("deal")
		w.page("admin", "note", "Taken", "")
		first := []string{
			pageNode("p1", "notes/one", `{"scope":"world"}`),
			pageNode("p2", "notes/two", `{"scope":"group:`+gid+`"}`),
			claimNode("c1", "One is green.", `{"scope":"world","author":"gone","recordedAt":"`+longAgo+`"}`),
			`{"kind":"edge","type":"ABOUT","id":"e1","from":"c1","to":"p1"}`,
		}
		require.Equal(t, memory.ImportResult{Written: 4}, w.preserve(records(first...), 10))
		for name, c := range map[string]struct {
			record string
			code   fault.Code
			says   string
		}{
			"other content":     {pageNode("p1", "notes/uno", `{"scope":"world"}`), fault.Conflict, "other content"},
			"id of another":     {claimNode("p1", "x", `{"scope":"world"}`), fault.Conflict, "belongs to something else"},
			"taken slug":        {pageNode("p9", "notes/taken", `{"scope":"world"}`), fault.Conflict, "holds the handle"},
			"slug of a record":  {pageNode("p9", "notes/one", `{"scope":"world"}`), fault.Conflict, "holds the handle"},
			"unknown group":     {pageNode("p9", "notes/nine", `{"scope":"group:none"}`), fault.UnknownGroup, "none"},
			"unknown requires":  {pageNode("p9", "notes/nine", `{"scope":"world","requires":["principal:none"]}`), fault.UnknownPrincipal, "none"},
			"unknown type":      {strings.Replace(pageNode("p9", "notes/nine", `{"scope":"world"}`), `"type":"note"`, `"type":"compny"`, 1), fault.UnknownTerm, "company"},
			"handle":            {strings.Replace(pageNode("p9", "notes/nine", `{"scope":"world"}`), `page:notes/nine`, `page:x`, 1), fault.BadInput, "page:notes/nine"},
			"family":            {strings.Replace(claimNode("c9", "x", `{"scope":"world"}`), "FACT", "TALE", 1), fault.BadInput, "TAKE"},
			"passage":           {`{"kind":"node","label":"Passage","id":"s9","properties":{"page":"p9","position":1,"text":"x"}}`, fault.NotFound, "p9"},
			"snapshot":          {`{"kind":"node","label":"PageVersion","id":"v9","properties":{"page":"p1","change":"x","at":"` + longAgo + `","snapshot":"["}}`, fault.BadInput, "snapshot"},
			"detail":            {`{"kind":"node","label":"AuditEntry","id":"a9","properties":{"actor":"x","action":"x","at":"` + longAgo + `","detail":"[1]"}}`, fault.BadInput, "detail"},
			"kind of principal": {`{"kind":"node","label":"Principal","id":"u9","item":{"scope":"world"},"properties":{"uid":"zed","kind":"ROBOT","name":"Z","active":true,"createdAt":"` + longAgo + `","roles":["MEMBER"]}}`, fault.BadInput, "HUMAN"},
			"roles":             {`{"kind":"node","label":"Principal","id":"u9","item":{"scope":"world"},"properties":{"uid":"zed","kind":"HUMAN","name":"Z","active":true,"createdAt":"` + longAgo + `","roles":["BOSS"]}}`, fault.BadInput, "ADMIN"},
			"own rights":        {`{"kind":"node","label":"Principal","id":"u9","item":{"scope":"world"},"properties":{"uid":"admin","kind":"HUMAN","name":"A","active":false,"createdAt":"` + longAgo + `","roles":["ADMIN"]}}`, fault.Conflict, "own rights"},
			"key":               {`{"kind":"node","label":"Setting","id":"k9","properties":{"handle":"setting:seal-key","name":"seal-key","json":"\"AAAA\"","contentHash":"x"}}`, fault.BadInput, "setting:instance"},
			"settings":          {`{"kind":"node","label":"Setting","id":"k9","properties":{"handle":"setting:instance","name":"instance","json":"{\"purgeAfterHours\":-1}","contentHash":"x"}}`, fault.BadInput, "87600"},
			"pack":              {`{"kind":"node","label":"Pack","id":"k9","properties":{"handle":"pack:x","name":"x","semver":"1.0.0","document":"{}","contentHash":"x","installedAt":"` + longAgo + `"}}`, fault.BadInput, "pack"},
			"no start":          {`{"kind":"edge","type":"ABOUT","id":"e9","from":"c9","to":"p1"}`, fault.NotFound, "c9"},
			"no end":            {`{"kind":"edge","type":"ABOUT","id":"e9","from":"c1","to":"p9"}`, fault.NotFound, "p9"},
			"wrong start":       {`{"kind":"edge","type":"ABOUT","id":"e9","from":"p1","to":"p2"}`, fault.NotFound, "Claim"},
			"other edge":        {`{"kind":"edge","type":"ABOUT","id":"e1","from":"c1","to":"p2"}`, fault.Conflict, "other content"},
			"unknown edge":      {`{"kind":"edge","type":"WORK_AT","id":"e9","from":"p1","to":"p2"}`, fault.UnknownTerm, "WORKS_AT"},
			"inverse edge":      {`{"kind":"edge","type":"MENTIONED_BY","id":"e9","from":"p1","to":"p2"}`, fault.UnknownTerm, "MENTIONS"},
			"token's edge":      {`{"kind":"edge","type":"TOKEN_OF","id":"e9","from":"p1","to":"p2"}`, fault.UnknownTerm, ""},
			"scope of an edge":  {`{"kind":"edge","type":"MENTIONS","id":"e9","from":"p1","to":"p2","item":{"scope":"group:none"}}`, fault.UnknownGroup, "none"},
			"plain record":      {`{"kind":"page","externalKey":"x"}`, fault.BadInput, "without preserve"},
			"nearly":            {`{"kind":"nodes"}`, fault.BadInput, "did you mean node"},
		} {
			t.Run(name, func(t *testing.T) {
				// What fails is left out; what is right commits.
				good := pageNode("ok-"+strings.ReplaceAll(name, " ", "-"), "notes/ok-"+strings.ReplaceAll(name, " ", "-"), `{"scope":"world"}`)
				result := w.preserve(records(c.record, good), 10)
				require.Equal(t, 1, result.Written)
				require.Len(t, result.Errors, 1)
				require.Zero(t, result.Errors[0].Index)
				require.Equal(t, string(c.code), result.Errors[0].Code, result.Errors[0].Message)
				require.Contains(t, result.Errors[0].Message, c.says)
			})
		}
	})
}

func TestRecordsOfAnExportGoInWithPreserveOnly(t *testing.T) {
	w := newWorld(t, openEmbedded(t))
	result := w.bring("admin", records(pageNode("p1", "notes/one", `{"scope":"world"}`), `{"kind":"edge"}`))
	require.Len(t, result.Errors, 2)
	for _, e := range result.Errors {
		require.Equal(t, "BAD_INPUT", e.Code)
		require.Contains(t, e.Message, "preserve")
	}
	_, _, err := w.PreserveRecords(t.Context(), w.admin(), make([]json.RawMessage, 1_001), false)
	refused(t, err, fault.TooLarge, "records")
}

func TestADryRunPreservesNothing(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		before := everything(t, w.Service, 500)
		batch := records(pageNode("p1", "notes/one", `{"scope":"world"}`))
		result, _, err := w.PreserveRecords(t.Context(), w.admin(), batch, true)
		require.NoError(t, err)
		require.Equal(t, memory.ImportResult{Written: 1}, result)
		same, _ := parted(t, before)
		after, _ := parted(t, everything(t, w.Service, 500))
		require.Equal(t, same, after)
		require.Equal(t, memory.ImportResult{Written: 1}, w.preserve(batch, 1))
	})
}

// An import goes on while the memory is switched off, also by the records that
// switch it off.
func TestPreservingIsNotBoundToEnabled(t *testing.T) {
	onEngines(t, func(t *testing.T, target *world) {
		source := newTarget(t, openEmbedded(t))
		source.people("ann")
		source.page("ann", "note", "Plan", "")
		_, _, err := source.UpdateSettings(t.Context(), source.admin(), json.RawMessage(`{"enabled": false}`))
		require.NoError(t, err)
		records := everything(t, source.Service, 500)
		result := target.preserve(records, 50)
		require.Empty(t, result.Errors)
		_, err = target.Page(t.Context(), target.as("ann"), "notes/plan")
		refused(t, err, fault.Disabled, "")
		_, _, err = target.UpdateSettings(t.Context(), target.admin(), json.RawMessage(`{"enabled": true}`))
		require.NoError(t, err)
		res, err := target.Page(t.Context(), target.as("ann"), "notes/plan")
		require.NoError(t, err)
		require.NotNil(t, res.Page)
	})
}

// Pages that were derived carry what their readers must hold besides the scope.
func TestDerivedPagesAreHiddenFromWhoLacksARequirement(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		w.people("ann", "bob", "cleo")
		deal, board := w.group("deal", "ann", "bob"), w.group("board", "ann", "cleo")
		item := `{"scope":"group:` + deal + `","requires":["group:` + deal + `","group:` + board + `"]}`
		part := `{"scope":"group:` + deal + `","requires":["group:` + deal + `","group:` + board + `"],"ends":["group:` + deal + `"]}`
		derivedClaim := `{"scope":"world","requires":["group:` + board + `"],"recordedAt":"` + longAgo + `"}`
		require.Equal(t, memory.ImportResult{Written: 11}, w.preserve(records(
			pageNode("p1", "notes/pattern", item, `,"writer":"bob"`),
			`{"kind":"node","label":"Section","id":"s1","item":`+part+`,"properties":{"page":"p1","position":1048576,"text":"Quokka sums up both.","version":1}}`,
			`{"kind":"node","label":"Passage","id":"t1","item":`+part+`,"properties":{"page":"p1","position":1048576,"text":"Quokka sums up both.","createdAt":"`+longAgo+`"}}`,
			`{"kind":"node","label":"PageVersion","id":"v1","item":`+part+`,"properties":{"page":"p1","change":"x","at":"`+longAgo+`","writer":"bob"}}`,
			pageNode("p2", "notes/plain", `{"scope":"world"}`),
			claimNode("c1", "A quokka was derived.", derivedClaim),
			`{"kind":"edge","type":"SECTION_OF","id":"e1","from":"s1","to":"p1"}`,
			`{"kind":"edge","type":"PASSAGE_OF","id":"e2","from":"t1","to":"s1"}`,
			`{"kind":"edge","type":"VERSION_OF","id":"e3","from":"v1","to":"p1"}`,
			`{"kind":"edge","type":"ABOUT","id":"e4","from":"c1","to":"p2"}`,
			`{"kind":"edge","type":"HELD_BY","id":"e5","from":"c1","to":"p2"}`,
		), 20))
		for uid, knows := range map[string]struct{ page, claim bool }{"ann": {true, true}, "bob": {}, "cleo": {claim: true}, "admin": {}} {
			res, err := w.Page(t.Context(), w.as(uid), "notes/pattern")
			require.NoError(t, err)
			require.Equal(t, knows.page, res.Page != nil, "page, %s", uid)
			claim, err := w.Claim(t.Context(), w.as(uid), "c1", nil)
			require.NoError(t, err)
			require.Equal(t, knows.claim, claim != nil, "claim, %s", uid)
			recalled, err := w.Recall(t.Context(), w.as(uid), memory.RecallInput{Query: "quokka"})
			require.NoError(t, err)
			want := 0
			for _, knows := range []bool{knows.page, knows.claim} {
				if knows {
					want++
				}
			}
			require.Len(t, recalled.Hits, want, uid)
			pages, err := w.Pages(t.Context(), w.as(uid), memory.PageFilter{Type: ptr("note")}, nil, nil)
			require.NoError(t, err)
			require.Equal(t, knows.page, len(pages.Nodes) == 2, uid)
			sections, err := w.Sections(t.Context(), w.as(uid), []string{"p1"})
			require.NoError(t, err)
			require.Equal(t, knows.page, len(sections["p1"]) == 1, uid)
		}
		w.leave("board", "ann")
		res, err := w.Page(t.Context(), w.as("ann"), "notes/pattern")
		require.NoError(t, err)
		require.Nil(t, res.Page, "a membership that ends hides it")
	})
}

func TestAnExportHoldsNoSecrets(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		_, err := w.SealKey(t.Context())
		require.NoError(t, err)
		secret := w.token("admin")
		all := bytes.Join(rawTexts(everything(t, w.Service, 100)), nil)
		for _, hidden := range []string{secret.Secret, "seal-key", `"Token"`, "TOKEN_OF"} {
			require.NotContains(t, string(all), hidden)
		}
	})
}

func rawTexts(records []json.RawMessage) [][]byte {
	out := make([][]byte, len(records))
	for i, r := range records {
		out[i] = r
	}
	return out
}

// A cursor goes on in the instance that made it only.
func TestACursorOfAnExportIsOfItsInstance(t *testing.T) {
	onEngines(t, func(t *testing.T, w *world) {
		other := newTarget(t, openEmbedded(t))
		for _, s := range []*memory.Service{w.Service, other.Service} {
			_, err := s.SealKey(t.Context())
			require.NoError(t, err)
		}
		page, err := w.ExportRecords(t.Context(), w.admin(), ptr(3), nil)
		require.NoError(t, err)
		_, err = w.ExportRecords(t.Context(), w.admin(), ptr(3), &page.EndCursor)
		require.NoError(t, err)
		_, err = other.ExportRecords(t.Context(), other.admin(), ptr(3), &page.EndCursor)
		refused(t, err, fault.BadCursor, "after")
	})
}

// A page of long texts ends before it has as many records as were asked for.
func TestAPageOfAnExportIsBounded(t *testing.T) {
	w := newWorld(t, openEmbedded(t))
	w.people("ann")
	long := strings.Repeat("All work and no play. ", 1<<15)
	for i := range 4 {
		w.page("ann", "note", "Long "+string(rune('A'+i)), "")
		_, _, err := w.UpdatePage(t.Context(), w.as("ann"), memory.UpdatePageInput{Page: "notes/long-" + string(rune('a'+i)), Version: 1, Body: &long})
		require.NoError(t, err)
		w.pass(time.Second)
	}
	var after *string
	for {
		page, err := w.ExportRecords(t.Context(), w.admin(), ptr(500), after)
		require.NoError(t, err)
		size := 0
		for _, r := range page.Records[:len(page.Records)-1] {
			size += len(r)
		}
		require.Less(t, size, 4<<20, "all but the last record")
		if !page.HasNextPage {
			break
		}
		after = &page.EndCursor
	}
}
