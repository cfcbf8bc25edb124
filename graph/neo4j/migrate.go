package neo4j

import (
	"context"
	"crypto/sha256"
	"encoding/hex"
	"fmt"
	"slices"
	"strings"
	"time"

	bolt "github.com/neo4j/neo4j-go-driver/v5/neo4j"

	"brain/graph"
)

// FormatVersion is the version of the stored format. It grows with every change
// that an older program could not read or would not keep.
const FormatVersion = 1

// indexTimeout is how long new indexes may take to fill, in seconds.
const indexTimeout = 600

// schemaNode is the one node that records the format.
const schemaNode = "CREATE CONSTRAINT brain_schema IF NOT EXISTS FOR (n:`_Schema`) REQUIRE n.id IS UNIQUE"

// schemaStatements are the constraints and indexes. Each may be run again. The
// properties of the graph come from its catalogue, so a new one gets its index
// without a step of its own. Free text has none: a range index refuses values of
// 8 KiB.
func schemaStatements(labels []graph.Label, properties []graph.Property) []string {
	unique := func(label, property string) string {
		return fmt.Sprintf("CREATE CONSTRAINT brain%s_%s IF NOT EXISTS FOR (n:`%s`) REQUIRE n.%s IS UNIQUE", indexName(label), property, label, property)
	}
	index := func(label, property string) string {
		return fmt.Sprintf("CREATE INDEX brain%s_%s IF NOT EXISTS FOR (n:`%s`) ON (n.%s)", indexName(label), property, label, property)
	}
	out := []string{
		unique(labelItem, "id"), unique(labelEdge, "id"), unique(labelKey, "key"), unique(labelTerm, "key"), unique(labelLock, "stripe"),
		index(labelIndexed, propSpace), fmt.Sprintf("CREATE INDEX brain_indexed_space_key IF NOT EXISTS FOR (n:`%s`) ON (n.%s, n.key)", labelIndexed, propSpace),
		index(labelKey, "plain"), index(labelKey, "base"), index(labelKey, "author"),
	}
	byName := map[string]graph.Property{}
	for _, p := range properties {
		byName[p.Name] = p
	}
	for _, l := range labels {
		for _, name := range l.Props {
			switch p := byName[name]; {
			case p.Unique:
				out = append(out, unique(l.Name, name))
			case p.Indexed:
				out = append(out, index(l.Name, name))
			case p.Beside != "" && p.Kind != graph.KindString:
				out = append(out, fmt.Sprintf("CREATE INDEX brain%[1]s_%[3]s_%[4]s IF NOT EXISTS FOR (n:`%[2]s`) ON (n.%[3]s, n.%[4]s)",
					indexName(l.Name), l.Name, p.Beside, name))
			}
		}
		for _, name := range l.Listed {
			if p := byName[name]; !p.Indexed && !p.Unique {
				out = append(out, index(l.Name, name))
			}
		}
	}
	fields := make([]string, len(indexedProps))
	for i, p := range indexedProps {
		fields[i] = "n." + p
	}
	return append(out, "DROP INDEX "+earlierTextIndex+" IF EXISTS", "CREATE FULLTEXT INDEX "+textIndex+" IF NOT EXISTS FOR (n:`"+labelIndexed+"`) ON EACH ["+strings.Join(fields, ", ")+"] "+
		"OPTIONS {indexConfig: {`fulltext.analyzer`: 'whitespace', `fulltext.eventually_consistent`: false}}")
}

func indexName(label string) string {
	return "_" + strings.ToLower(strings.TrimPrefix(label, internalPrefix))
}

// layout sums up the statements, so that a start that finds them done skips them.
func layout(statements []string) string {
	sum := sha256.Sum256([]byte(strings.Join(statements, "\n")))
	return hex.EncodeToString(sum[:8])
}

// migrate brings the database to this version. Processes that start together
// follow each other: the node that records the version is locked meanwhile, by
// a transaction apart from the schema changes, which Neo4j wants alone.
func (s *Store) migrate(ctx context.Context) error {
	statements := schemaStatements(graph.SystemLabels(), graph.SystemProperties())
	current, err := s.format(ctx)
	if err != nil || current == layout(statements) {
		return err
	}
	if err := s.define(ctx, schemaNode); err != nil {
		return err
	}
	w, err := begin(ctx, s.driver, bolt.SessionConfig{DatabaseName: s.database}, (indexTimeout+60)*time.Second)
	if err != nil {
		return translate(ctx, err)
	}
	defer w.end(ctx)
	if _, err := w.run(ctx, "MERGE (n:`_Schema` {id: 'brain'}) SET n._locked = true", nil); err != nil {
		return err
	}
	if current, err = s.format(ctx); err != nil {
		return err
	}
	if current != layout(statements) {
		for _, text := range statements {
			if err := s.define(ctx, text); err != nil {
				return err
			}
		}
	}
	if _, err := s.auto(ctx, "CALL db.awaitIndexes($seconds)", map[string]any{"seconds": indexTimeout}); err != nil {
		return err
	}
	params := map[string]any{"version": FormatVersion, "layout": layout(statements)}
	if _, err := w.run(ctx, "MATCH (n:`_Schema` {id: 'brain'}) SET n.version = $version, n.layout = $layout", params); err != nil {
		return err
	}
	return translate(ctx, w.commit(ctx))
}

// define runs a schema statement, again if another process was in its way.
func (s *Store) define(ctx context.Context, text string) error {
	for try := 1; ; try++ {
		session := s.driver.NewSession(ctx, bolt.SessionConfig{DatabaseName: s.database})
		result, err := session.Run(ctx, text, nil)
		if err == nil {
			_, err = result.Consume(ctx)
		}
		closeSession(ctx, session)
		if err == nil || !transient(err) || try == attempts || !pause(ctx, try) {
			return translate(ctx, err)
		}
	}
}

// format gives the recorded layout, "" for none. Error: graph.ErrNewerFormat.
func (s *Store) format(ctx context.Context) (string, error) {
	records, err := s.auto(ctx, "CYPHER 5 MATCH (n:`_Schema` {id: 'brain'}) RETURN n.version, n.layout", nil)
	if err != nil || len(records) == 0 {
		return "", err
	}
	version, _ := records[0].Values[0].(int64)
	if version > FormatVersion {
		return "", fmt.Errorf("%w: format %d, this program knows up to %d", graph.ErrNewerFormat, version, FormatVersion)
	}
	recorded, _ := records[0].Values[1].(string)
	return recorded, nil
}

// checkSchema tells whether the server answers, has this version's schema and
// all its indexes serve.
func (s *Store) checkSchema(ctx context.Context) error {
	recorded, err := s.format(ctx)
	if err != nil {
		return err
	}
	if recorded == "" {
		return fmt.Errorf("%w: the database has no schema", graph.ErrUnavailable)
	}
	records, err := s.auto(ctx, "SHOW INDEXES YIELD name, state WHERE name STARTS WITH 'brain_' AND state <> 'ONLINE' RETURN name", nil)
	if err != nil {
		return err
	}
	if offline := texts(records); len(offline) > 0 {
		slices.Sort(offline)
		return fmt.Errorf("%w: indexes not online: %s", graph.ErrUnavailable, strings.Join(offline, ", "))
	}
	return nil
}
