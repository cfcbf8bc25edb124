//go:build unix

package scenarios_test

import (
	"encoding/json"
	"fmt"
	"strings"

	"github.com/stretchr/testify/require"

	"brain/internal/memory"
)

// placing is one way in which the word gets into the store.
type placing struct {
	where string
	put   func(*canary)
}

// placings are all of them, in the order in which they are made.
var placings = []placing{
	{"title, alias, tag, section, slug", func(c *canary) {
		c.bind("page", c.write("ana", `createPage`, `CreatePageInput`, `page { id }`, input{
			"type": "company", "title": "Zephyrqux Works", "aliases": []string{"The zephyrqux"}, "tags": []string{"zephyrqux"},
			"body": "# Zephyrqux\n\nThe zephyrqux is made here.\n\n# More\n\nzephyrqux, zephyrqux.\n",
		}), "page", "id")
	}},
	{"an earlier version", func(c *canary) {
		c.write("ana", `updatePage`, `UpdatePageInput`, `page { id }`, input{
			"page": c.ids["page"], "version": 1, "body": "# Zephyrqux\n\nThe zephyrqux is still made here.\n", "tags": []string{"zephyrqux", "zephyrqux two"},
		})
	}},
	{"a section of a group", func(c *canary) {
		c.write("ana", `updatePage`, `UpdatePageInput`, `page { id }`, input{
			"page": c.ids["page"], "version": 2, "sections": []any{input{"heading": "Zephyrqux plans", "text": "zephyrqux for the group", "scope": "group:deal"}},
		})
	}},
	{"a claim with its context and evidence", func(c *canary) {
		c.bind("claim", c.write("ben", `remember`, `RememberInput`, `claim { id }`, input{
			"text": "The zephyrqux is blue.", "context": "Said zephyrqux at lunch.", "about": c.ids["page"], "scope": "world", "idempotencyKey": "k1",
			"evidence": []any{input{"kind": "URL", "url": "https://example.com/zephyrqux", "locator": "zephyrqux 3", "note": "zephyrqux page"}},
		}), "claim", "id")
	}},
	{"a superseded claim", func(c *canary) {
		c.write("ben", `remember`, `RememberInput`, `claim { id }`, input{
			"text": "The zephyrqux is green.", "about": c.ids["page"], "scope": "world", "supersedes": c.ids["claim"], "evidence": note("zephyrqux seen"),
		})
	}},
	{"a corrected and a forgotten claim", func(c *canary) {
		for i, text := range []string{"The zephyrqux is loud.", "The zephyrqux is slow."} {
			made := c.write("ben", `remember`, `RememberInput`, `claim { id }`, input{"text": text, "about": c.ids["page"], "scope": "group:deal", "evidence": note("zephyrqux")})
			c.bind(fmt.Sprint("changed", i), made, "claim", "id")
		}
		c.write("ben", `correct`, `CorrectInput`, `claim { id }`, input{"claim": c.ids["changed0"], "text": "The zephyrqux is silent.", "reason": "zephyrqux misheard"})
		c.write("ben", `forget`, `ForgetInput`, `queued`, input{"claim": c.ids["changed1"], "reason": "no zephyrqux"})
	}},
	{"a claim of a conversation", func(c *canary) {
		c.write("bot", `remember`, `RememberInput`, `claim { id }`, input{
			"text": "The zephyrqux pleases ana.", "about": c.ids["page"], "evidence": note("zephyrqux chat"), "conversation": input{"channel": "dm"},
		})
	}},
	{"a claim in dispute", func(c *canary) {
		c.write("cleo", `remember`, `RememberInput`, `claim { id }`, input{
			"text": "The zephyrqux is red.", "about": c.ids["page"], "scope": "group:deal", "supersedes": c.ids["claim2"], "evidence": note("zephyrqux doubt"),
		})
	}},
	{"a claim that somebody doubts", func(c *canary) {
		c.write("dan", `dispute`, `DisputeInput`, `finding { id }`, input{"claim": c.ids["claim2"], "reason": "I see no zephyrqux.", "evidence": note("zephyrqux unseen")})
	}},
	{"a resolved take", func(c *canary) {
		made := c.write("ben", `remember`, `RememberInput`, `claim { id }`, input{
			"text": "The zephyrqux will sell.", "family": "TAKE", "kind": "prediction", "about": c.ids["page"], "scope": "world", "evidence": note("zephyrqux hopes"),
		})
		c.bind("take", made, "claim", "id")
		c.write("ben", `resolveTake`, `ResolveTakeInput`, `claim { id }`, input{
			"claim": c.ids["take"], "outcome": true, "quality": "CORRECT", "value": "7 zephyrqux", "unit": "zephyrqux", "note": "zephyrqux sold", "evidence": note("zephyrqux sales"),
		})
	}},
	{"a property", func(c *canary) {
		c.write("ana", `remember`, `RememberInput`, `claim { id }`, input{
			"text": "The site of zephyrqux.", "about": c.ids["page"], "scope": "world", "property": "website", "value": "https://zephyrqux.example.com", "evidence": note("x"),
		})
	}},
	{"a link's evidence", func(c *canary) {
		c.bind("link", c.write("ana", `connect`, `ConnectInput`, `link { id }`, input{
			"from": c.ids["page"], "to": "Quay", "type": "customer_of", "scope": "world", "evidence": note("zephyrqux contract"),
		}), "link", "id")
	}},
	{"a link that was taken back", func(c *canary) {
		made := c.write("ana", `connect`, `ConnectInput`, `link { id }`, input{"from": "Quay", "to": c.ids["page"], "type": "customer_of", "scope": "group:deal", "evidence": note("zephyrqux")})
		c.bind("gone", made, "link", "id")
		c.write("ana", `disconnect`, `DisconnectInput`, `link { id }`, input{"link": c.ids["gone"], "reason": "no zephyrqux"})
	}},
	{"a timeline event", func(c *canary) {
		c.write("ana", `addEvent`, `AddEventInput`, `event { id }`, input{
			"about": c.ids["page"], "date": "2025-03", "summary": "The zephyrqux opened.", "detail": "With zephyrqux.", "scope": "world", "evidence": note("zephyrqux log"),
		})
	}},
	{"a timeline event elsewhere", func(c *canary) {
		c.write("ana", `addEvent`, `AddEventInput`, `event { id }`, input{
			"about": "Quay", "eventPage": c.ids["page"], "date": "2025-04", "summary": "The zephyrqux called.", "scope": "world", "evidence": note("zephyrqux log"),
		})
	}},
	{"evidence of a claim elsewhere", func(c *canary) {
		c.bind("citing", c.write("ben", `remember`, `RememberInput`, `claim { id }`, input{
			"text": "The quay is busy.", "about": "Quay", "scope": "world",
			"evidence": []any{input{"kind": "PAGE", "origin": c.ids["page"], "locator": "zephyrqux 1", "note": "see zephyrqux"}, input{"kind": "PAGE", "origin": c.ids["quay"]}},
		}), "claim", "id")
	}},
	{"an earlier slug", func(c *canary) {
		c.write("ana", `renamePage`, `RenamePageInput`, `page { id }`, input{"page": c.ids["page"], "slug": "companies/zephyrqux-yard"})
	}},
	{"a page that was merged into it, with what an import kept", func(c *canary) {
		got := c.write("ana", `importRecords`, `ImportRecordsInput`, `written errors { message }`, input{"records": []any{input{
			"kind": "page", "externalKey": "zephyrqux/two.md", "type": "company", "title": "Zephyrqux Two", "slug": "companies/zephyrqux/two", "scope": "world",
			"body": "The zephyrqux again.", "extra": input{"zephyrqux": "zephyrqux"},
		}}})
		require.Empty(c.t, got["errors"])
		c.write("ana", `mergePages`, `MergePagesInput`, `changes`, input{"from": "Zephyrqux Two", "into": c.ids["page"]})
	}},
	{"a page that is reached through it alone", func(c *canary) {
		c.bind("pier", c.write("ana", `createPage`, `CreatePageInput`, `page { id }`, input{"type": "note", "title": "Pier", "body": "The pier is short."}), "page", "id")
		c.write("ana", `connect`, `ConnectInput`, `link { id }`, input{"from": c.ids["page"], "to": "Pier", "type": "relates_to", "scope": "world", "evidence": note("zephyrqux and the pier")})
	}},
	{"other scripts and forms", func(c *canary) {
		c.write("ben", `remember`, `RememberInput`, `claim { id }`, input{
			"text": "제피르쿡스와 ze\u0301phyrqu\u0308x는 같다.", "context": "ZÉPHYRQÜX", "about": c.ids["page"], "scope": "world", "idempotencyKey": "zephyrqux-제피르쿡스", "evidence": note("ｚｅｐｈｙｒｑｕｘ"),
		})
	}},
	{"a suggestion", func(c *canary) {
		_, _, err := c.app.Memory().OpenSuggestion(c.t.Context(), memory.SuggestionDraft{
			Kind: "term", Key: "zephyrqux", Text: "zephyrqux could be a type", Change: json.RawMessage(`{"objectTypes": [{"name": "zephyrqux"}]}`), Evidence: []string{c.ids["page"]},
		})
		require.NoError(c.t, err)
	}},
	{"a derived page and a derived claim elsewhere", func(c *canary) {
		deal, at := "group:"+c.ids["deal"], "2026-02-01T00:00:00.000000Z"
		derived := input{"scope": deal, "requires": []string{deal, "world"}, "recordedAt": at}
		part := input{"scope": deal, "requires": []string{deal, "world"}, "ends": []string{deal}, "recordedAt": at}
		c.preserve(
			node("Page", "derived-page", derived, input{"handle": "page:analyses/zephyrqux", "slug": "analyses/zephyrqux", "type": "analysis", "title": "Zephyrqux summed up", "norm": "zephyrqux summed up", "createdAt": at}),
			node("Section", "derived-section", part, input{"page": "derived-page", "position": 1 << 20, "heading": "Zephyrqux", "text": "All of the zephyrqux.", "version": 1}),
			node("Passage", "derived-passage", part, input{"page": "derived-page", "position": 1 << 20, "heading": "Zephyrqux", "text": "All of the zephyrqux.", "createdAt": at}),
			node("Evidence", "derived-evidence", derived, input{"item": "derived-page", "kind": "PAGE", "origin": c.ids["page"], "note": "zephyrqux"}),
			node("Claim", "derived-claim", derived, input{"family": "FACT", "kind": "fact", "text": "The quay lives by zephyrqux.", "state": "CURRENT", "filing": "FILED", "trust": "OPEN", "importance": "NORMAL", "confidence": 0.5, "page": c.ids["quay"]}),
			node("Evidence", "derived-claim-evidence", derived, input{"item": "derived-claim", "kind": "PAGE", "origin": "derived-page", "note": "zephyrqux"}),
			edge("SECTION_OF", "derived-section", "derived-page"), edge("PASSAGE_OF", "derived-passage", "derived-section"),
			edge("ABOUT", "derived-claim", c.ids["quay"]), edge("HELD_BY", "derived-claim", c.ids["quay"]), edge("EVIDENCED_BY", "derived-claim", "derived-claim-evidence"),
		)
	}},
}

// preserve brings records in as they are.
func (c *canary) preserve(records ...input) {
	c.t.Helper()
	got := c.write("admin", `importRecords`, `ImportRecordsInput`, `written errors { index message }`, input{"records": records, "preserve": true})
	require.Empty(c.t, got["errors"])
}

func node(label, id string, item, properties input) input {
	return input{"kind": "node", "label": label, "id": id, "item": item, "properties": properties}
}

func edge(kind, from, to string) input {
	return input{"kind": "edge", "type": kind, "id": from + "-" + strings.ToLower(kind), "from": from, "to": to}
}

func note(text string) []any { return []any{input{"kind": "MANUAL", "note": text}} }
