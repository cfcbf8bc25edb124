package memory

import (
	"context"
	"slices"
	"strings"

	"brain/graph"
	"brain/internal/text"
)

// textBatch is how many nodes with long texts are read at once.
const textBatch = 500

// naming are the ids of items that stay and whose text names what goes, sorted.
// It reads every text that there is, deleted ones and earlier versions too: what
// is to be reviewed must not depend on what an index holds.
func (v *view) naming(ctx context.Context, e *eraser) ([]string, error) {
	names := map[string]pagesNamed{}
	for _, name := range e.names {
		names[text.Normalize(name)] = pagesNamed{}
	}
	gone := e.ids()
	if e.principal != nil {
		gone[e.principal.ID] = true
	}
	found := map[string]bool{}
	for _, read := range []struct{ pattern, columns string }{
		{`MATCH (n:Claim) WHERE n.id > ''`, `n.id, n.id AS item, n.text, n.context, n.wantedName, n.note, n.valueText, n.outcomeValue, n.retiredReason`},
		{`MATCH (n:Section) WHERE n.id > ''`, `n.id, n.page, n.heading, n.text`},
		{`MATCH (n:PageVersion) WHERE n.id > ''`, `n.id, n.page, n.snapshot, n.title`},
		{`MATCH (n:TimelineEvent) WHERE n.id > ''`, `n.id, n.id AS item, n.summary, n.detail`},
		{`MATCH (n:Evidence) WHERE n.id > ''`, `n.id, n.item, n.note, n.excerpt, n.name, n.locator, n.url`},
		{`MATCH (n:Page) WHERE n.id > ''`, `n.id, n.id AS item, n.title, n.slug, n.json, n.deletedReason, n.externalKey`},
		{`MATCH (n:Alias) WHERE n.id > ''`, `n.id, n.page, n.name`},
		{`MATCH (n:Redirect) WHERE n.id > ''`, `n.id, n.page, n.slug`},
		{`MATCH (n:Link) WHERE n.id > ''`, `n.id, n.id AS item, n.retiredReason`},
		{`MATCH (n:Finding) WHERE n.id > ''`, `n.id, n.id AS item, n.explanation, n.note`},
		{`MATCH (n:Suggestion) WHERE n.id > ''`, `n.id, n.id AS item, n.text, n.json, n.note`},
		{`MATCH (n:Channel) WHERE n.id > ''`, `n.id, n.id AS item, n.title, n.externalId`},
		{`MATCH (n:Group) WHERE n.id > ''`, `n.id, n.id AS item, n.name`},
		{`MATCH (n:Principal) WHERE n.id > ''`, `n.id, n.id AS item, n.name`},
		{`MATCH (p:Page)-[e:TAGGED]->(n:Tag) WHERE n.id > '' AND NOT e.id IN $gone`, `n.id, n.id AS item, n.name`},
	} {
		args := values{}
		if strings.Contains(read.pattern, `$gone`) {
			args["gone"] = graph.Strings(e.tagged)
		}
		err := v.everyRowBy(ctx, textBatch, read.pattern, read.columns, args, func(row graph.Row) error {
			if gone[row[0].Str()] || gone[row[1].Str()] || found[row[1].Str()] || !mentioned(row[2:], names) {
				return nil
			}
			found[row[1].Str()] = true
			return nil
		})
		if err != nil {
			return nil, err
		}
	}
	out := make([]string, 0, len(found))
	for id := range found {
		out = append(out, id)
	}
	slices.Sort(out)
	return out, nil
}

// slugWords turns what joins words in a slug into spaces.
var slugWords = strings.NewReplacer("-", " ", "_", " ", "/", " ")

// mentioned tells whether one of the texts names something.
func mentioned(texts graph.Row, names map[string]pagesNamed) bool {
	for _, t := range texts {
		if t.Str() == "" {
			continue
		}
		for _, form := range []string{t.Str(), slugWords.Replace(t.Str())} {
			if len(longestMentions(text.Normalize(form), names)) > 0 {
				return true
			}
		}
	}
	return false
}
