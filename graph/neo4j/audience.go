package neo4j

import (
	"context"

	bolt "github.com/neo4j/neo4j-go-driver/v5/neo4j"

	"brain/graph"
)

// keys are the audience keys that matter to one reader.
type keys struct {
	// seen are those whose items the audience sees for their scope.
	seen []string
	// authored are those whose items it sees only by authorship.
	authored []string
	// indexed are the keys under which text documents are seen: all of seen, and
	// the author's forms.
	indexed []graph.AudienceKey
}

// Only composite keys and those of the author have to be looked up: a plain key
// is its scope token. The registry row of a key is written in the transaction
// that first uses it, so nothing that a transaction can see lacks its row.
const keysStatement = "CYPHER 5\n" +
	"MATCH (k:`_Key`) WHERE k.base IN $scopes RETURN k.key AS key\n" +
	"UNION ALL\n" +
	"MATCH (k:`_Key`) WHERE k.author = $author RETURN k.key AS key"

const allKeysStatement = "CYPHER 5\n" +
	"MATCH (k:`_Key`) WHERE k.plain = true RETURN k.key AS key"

// lookUpKeys finds the keys of an audience in the transaction.
func lookUpKeys(ctx context.Context, w *work, a graph.Audience) (keys, error) {
	if a.IsEverything() {
		records, err := w.run(ctx, allKeysStatement, nil)
		if err != nil {
			return keys{}, err
		}
		var out keys
		for _, k := range texts(records) {
			out.indexed = append(out.indexed, graph.AudienceKey(k))
		}
		return out, nil
	}
	scopes := a.Scopes()
	if len(scopes) == 0 && a.Author() == "" {
		return keys{}, nil
	}
	params := map[string]any{"scopes": scopes, "author": encode(graph.OptionalString(a.Author()))}
	records, err := w.run(ctx, keysStatement, params)
	if err != nil {
		return keys{}, err
	}
	return chooseKeys(a, texts(records)), nil
}

// chooseKeys keeps those of the registered keys that the audience sees.
func chooseKeys(a graph.Audience, registered []string) keys {
	out := keys{seen: a.Scopes()}
	for _, scope := range out.seen {
		out.indexed = append(out.indexed, graph.AudienceKey(scope))
	}
	for _, text := range registered {
		k := graph.AudienceKey(text)
		if !a.SeesKey(k) {
			continue
		}
		out.indexed = append(out.indexed, k)
		if plain, byAuthor := withoutAuthor(k); byAuthor {
			out.authored = append(out.authored, plain)
		} else {
			out.seen = append(out.seen, text)
		}
	}
	return out
}

// withoutAuthor cuts the author part off a key.
func withoutAuthor(k graph.AudienceKey) (plain string, byAuthor bool) {
	_, _, _, author := k.Parts()
	if author == "" {
		return string(k), false
	}
	return string(k[:len(k)-len(author)-1]), true
}

// authorKey is the key under which the author's exemption of an item is
// registered; empty where there is none. Unlike graph.Item.ForAuthor it exists
// for every scope, since a reader may be an author who does not hold it.
func authorKey(it graph.Item) graph.AudienceKey {
	if it.Author == "" || len(it.Requires) > 0 || it.Scope == "" {
		return ""
	}
	return it.Key() + graph.AudienceKey("@"+it.Author)
}

// registryRow is the row of a key in the registry.
func registryRow(k graph.AudienceKey) map[string]any {
	scope, _, _, author := k.Parts()
	row := map[string]any{"key": string(k), "plain": nil, "base": nil, "author": nil}
	switch {
	case author != "":
		row["author"] = author
	case k.Composite():
		row["plain"], row["base"] = true, scope
	default:
		row["plain"] = true
	}
	return row
}

// texts reads the first column of the records.
func texts(records []*bolt.Record) []string {
	out := make([]string, 0, len(records))
	for _, r := range records {
		if s, ok := r.Values[0].(string); ok {
			out = append(out, s)
		}
	}
	return out
}
