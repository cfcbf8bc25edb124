package neo4j

import (
	"context"
	"slices"
	"strings"
	"time"

	bolt "github.com/neo4j/neo4j-go-driver/v5/neo4j"

	"brain/graph"
)

// scrubBatch is how many rows one transaction of a scrub removes.
const scrubBatch = 5_000

// scrubTime bounds one transaction of a scrub.
const scrubTime = time.Minute

// emptyTermsStatement removes counters that count nothing. Each is locked before it
// is looked at again, so that none goes that a writer has just raised.
func emptyTermsStatement() string {
	var zero []string
	for i := range classes {
		zero = append(zero, "coalesce(t."+documentProperty[i]+", 0) = 0", "coalesce(t."+lengthProperty[i]+", 0) = 0")
	}
	nothing := strings.Join(zero, " AND ")
	return "CYPHER 5\n" +
		"MATCH (t:`_Term`) WHERE " + nothing + "\n" +
		"WITH t LIMIT $batch\n" +
		"SET t._locked = true\n" +
		"WITH t WHERE " + nothing + "\n" +
		"DELETE t\n" +
		"RETURN count(*)"
}

const keysOfTokens = "CYPHER 5\n" +
	"UNWIND $parts AS part\n" +
	"MATCH (k:`_Key`) WHERE k.key CONTAINS part\n" +
	"RETURN DISTINCT k.key"

const deleteKeysStatement = "CYPHER 5\n" +
	"UNWIND $keys AS key\n" +
	"MATCH (k:`_Key` {key: key})\n" +
	"DELETE k\n" +
	"RETURN count(*)"

// Scrub implements graph.Store. The terms of what was deleted stand in the counters
// that statistics are made of; everything else went with its node.
func (s *Store) Scrub(ctx context.Context, retired ...string) error {
	leave, err := s.enter()
	if err != nil {
		return err
	}
	defer leave()
	if err := ctx.Err(); err != nil {
		return ended(err)
	}
	for {
		removed, err := s.scrubOnce(ctx, emptyTermsStatement(), map[string]any{"batch": scrubBatch})
		if err != nil {
			return err
		}
		if removed < scrubBatch {
			break
		}
	}
	return s.retireKeys(ctx, retired)
}

// retireKeys removes the registered audience keys that name one of the tokens.
func (s *Store) retireKeys(ctx context.Context, tokens []string) error {
	if len(tokens) == 0 {
		return nil
	}
	parts := slices.Clone(tokens)
	for _, token := range tokens {
		if uid, ok := graph.ScopePrincipal(token); ok {
			parts = append(parts, "@"+uid)
		}
	}
	records, err := s.auto(ctx, keysOfTokens, map[string]any{"parts": parts})
	if err != nil {
		return err
	}
	keys := slices.DeleteFunc(texts(records), func(key string) bool {
		return !slices.ContainsFunc(tokens, graph.AudienceKey(key).Names)
	})
	if len(keys) == 0 {
		return nil
	}
	_, err = s.scrubOnce(ctx, deleteKeysStatement, map[string]any{"keys": keys})
	return err
}

// scrubOnce runs a statement that removes something and returns how much, again
// if a writer was in its way.
func (s *Store) scrubOnce(ctx context.Context, text string, params map[string]any) (int64, error) {
	for try := 1; ; try++ {
		removed, err := s.scrubTransaction(ctx, text, params)
		if err == nil || !transient(err) || try == attempts || !pause(ctx, try) {
			return removed, translate(ctx, err)
		}
	}
}

func (s *Store) scrubTransaction(ctx context.Context, text string, params map[string]any) (int64, error) {
	config := bolt.SessionConfig{AccessMode: bolt.AccessModeWrite, DatabaseName: s.database, Bookmarks: s.bookmarks()}
	w, err := begin(ctx, s.driver, config, scrubTime)
	if err != nil {
		return 0, err
	}
	defer w.end(ctx)
	records, err := w.run(ctx, text, params)
	if err != nil {
		return 0, cause(w, err)
	}
	removed, _ := records[0].Values[0].(int64)
	return removed, w.commit(ctx)
}

// cause is the driver's error behind one of a work.
func cause(w *work, err error) error {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.broken != nil {
		return w.broken
	}
	return err
}
