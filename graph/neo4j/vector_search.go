package neo4j

import (
	"cmp"
	"context"
	"fmt"
	"slices"
	"strings"

	bolt "github.com/neo4j/neo4j-go-driver/v5/neo4j"

	"brain/graph"
)

// How a search among many vectors grows: the index knows nothing of the reader, so
// it is asked for more and more neighbours until enough of them are the reader's.
const (
	// firstNeighbours is asked for at first, at least.
	firstNeighbours = 200
	// neighbourGrowth is how many times as many are asked for next.
	neighbourGrowth = 5
	// mostNeighbours is where the index stops to pay: the reader's own vectors are
	// compared each then.
	mostNeighbours = 25_000
	// spareHits are read beyond the limit, since the server's scores are rounded and
	// the order is decided here.
	spareHits = 100
)

// SearchVectors implements graph.Reader. The vectors of a reader who has few are
// compared each; otherwise the index proposes neighbours.
func (r *reader) SearchVectors(ctx context.Context, q graph.VectorQuery) ([]graph.VectorHit, error) {
	if err := q.Check(); err != nil {
		return nil, err
	}
	known, err := r.prepare(ctx, false)
	if err != nil {
		return nil, err
	}
	if q.Limit < 1 || !r.audience.IsEverything() && len(known.seen)+len(known.authored) == 0 {
		return nil, nil
	}
	if !q.History && q.Now.IsZero() {
		return nil, fmt.Errorf("search: the clock is missing, expected VectorQuery.Now unless History")
	}
	s := newVectorSearch(r, q, known)
	if !r.view.work.vectors.has(s.space) {
		return s.exact(ctx)
	}
	records, err := r.view.work.run(ctx, "CYPHER 5\n"+s.mine()+"WITH n LIMIT $few RETURN count(*)", s.params)
	if err != nil {
		return nil, err
	}
	if n, _ := records[0].Values[0].(int64); n < s.few {
		return s.exact(ctx)
	}
	return s.indexed(ctx)
}

// vectorSearch is one search.
type vectorSearch struct {
	*reader
	query  graph.VectorQuery
	space  string
	few    int64
	params map[string]any
	filter string
}

func newVectorSearch(r *reader, q graph.VectorQuery, known keys) *vectorSearch {
	s := &vectorSearch{reader: r, query: q, space: q.Space().String(), few: int64(r.view.work.exactVectors)}
	s.params = map[string]any{
		"space": s.space, "vector": vectorBytes(q.Values), "few": s.few, "take": int64(2*q.Limit + spareHits), "index": vectorIndexName(s.space),
		paramKeys: known.seen, paramAuthored: known.authored, paramAuthor: r.audience.Author(),
	}
	s.filter = s.conditions()
	return s
}

// conditions are those of the query's filter on n.
func (s *vectorSearch) conditions() string {
	q, out := s.query, []string{"n." + propSpace + " = $space"}
	for _, list := range []struct {
		property, param string
		values          []string
	}{{propKind, "kinds", q.Kinds}, {propClass, "classes", q.Classes}, {propPage, "pages", q.Pages}} {
		if len(list.values) > 0 {
			s.params[list.param] = list.values
			out = append(out, "n."+list.property+" IN $"+list.param)
		}
	}
	if s.audience.OnlyTrusted() {
		out = append(out, "n.gated = false")
	}
	if !q.Since.IsZero() {
		s.params["since"] = q.Since.UnixMicro()
		out = append(out, "n.recordedAt >= $since")
	}
	if q.Recorded.IsZero() {
		if !q.History {
			out = append(out, "n."+propOld+" = false")
		}
	} else {
		s.params[paramRecorded] = q.Recorded.UnixMicro()
		out = append(out, "coalesce(n.recordedAt <= $"+paramRecorded+", true)")
		if !q.History {
			out = append(out, "coalesce(n.retiredAt > $"+paramRecorded+", true)")
		}
	}
	if !q.History {
		s.params[paramValid] = q.Now.UnixMicro()
		out = append(out, "coalesce(n.validFrom <= $"+paramValid+", true)", "coalesce(n.validUntil > $"+paramValid+", true)")
	}
	return strings.Join(out, " AND ")
}

// mine binds n to every node of the space whose document the audience knows.
func (s *vectorSearch) mine() string {
	node := "MATCH (n:`" + labelIndexed + "`) WHERE n." + propSpace + " = $space"
	if s.audience.IsEverything() {
		return node + "\n"
	}
	return "CALL () {\n" +
		"  " + node + " AND n.key IN $" + paramKeys + " RETURN n\n" +
		"  UNION\n" +
		"  " + node + " AND n.key IN $" + paramAuthored + " AND n.author = $" + paramAuthor + " RETURN n\n" +
		"}\n"
}

// knownCondition is the audience's condition on n, trust apart.
func knownCondition(a graph.Audience) string {
	if a.IsEverything() {
		return "true"
	}
	return "(n.key IN $" + paramKeys + " OR (n.author = $" + paramAuthor + " AND n.key IN $" + paramAuthored + "))"
}

// columns are those of hitColumns, whose score tells nothing here, and the values.
func (s *vectorSearch) columns() string {
	return strings.TrimSuffix(hitColumns, "score") + "0.0, n." + valuesProperty(s.space)
}

// exact compares every vector that the audience knows.
func (s *vectorSearch) exact(ctx context.Context) ([]graph.VectorHit, error) {
	text := "CYPHER 5\n" + s.mine() +
		"WITH n WHERE " + s.filter + "\n" +
		"WITH n, vector.similarity.cosine(n." + valuesProperty(s.space) + ", $vector) AS score\n" +
		"ORDER BY score DESC, n." + propOrder + " DESC, n.id ASC LIMIT $take\n" +
		"RETURN " + s.columns()
	records, err := s.view.work.run(ctx, text, s.params)
	if err != nil {
		return nil, err
	}
	return s.choose(records)
}

// indexed asks the index for neighbours until enough of them are the reader's.
func (s *vectorSearch) indexed(ctx context.Context) ([]graph.VectorHit, error) {
	ask := "CYPHER 5\n" +
		"CALL db.index.vector.queryNodes($index, $fetch, $vector) YIELD node AS n, score\n" +
		"WITH n, score WHERE " + knownCondition(s.audience) + " AND " + s.filter + "\n" +
		"WITH n ORDER BY score DESC, n." + propOrder + " DESC, n.id ASC LIMIT $take\n" +
		"RETURN " + s.columns()
	// The index does not hold what this transaction wrote.
	s.params["written"] = s.view.work.vectored
	own := "CYPHER 5\n" +
		"UNWIND $written AS id\n" +
		"MATCH (n:`" + labelItem + "` {id: id}) WHERE n:`" + labelIndexed + "` AND " + knownCondition(s.audience) + " AND " + s.filter + "\n" +
		"RETURN DISTINCT " + s.columns()
	for fetch := max(firstNeighbours, 4*s.query.Limit); fetch <= mostNeighbours; fetch *= neighbourGrowth {
		s.params["fetch"] = int64(fetch)
		records, err := s.view.work.run(ctx, ask, s.params)
		if err != nil {
			return nil, err
		}
		if len(records) < s.query.Limit {
			continue
		}
		if len(s.view.work.vectored) > 0 {
			written, err := s.view.work.run(ctx, own, s.params)
			if err != nil {
				return nil, err
			}
			records = append(records, written...)
		}
		return s.choose(records)
	}
	return s.exact(ctx)
}

// choose orders the hits by what their vectors say and cuts them.
func (s *vectorSearch) choose(records []*bolt.Record) ([]graph.VectorHit, error) {
	square := graph.Dot(s.query.Values, s.query.Values)
	hits := make([]graph.VectorHit, 0, len(records))
	for _, record := range records {
		last := len(record.Values) - 1
		h, err := hit(record.Values[:last])
		if err != nil {
			return nil, err
		}
		values, err := vectorValues(record.Values[last])
		if err != nil || len(values) != len(s.query.Values) {
			return nil, fmt.Errorf("vector of %q: stored values are missing", h.Node)
		}
		cosine := graph.Cosine(graph.Dot(s.query.Values, values), square, graph.Dot(values, values))
		if cosine >= s.query.Least {
			hits = append(hits, graph.VectorHit{TextHit: h, Cosine: cosine})
		}
	}
	slices.SortFunc(hits, func(a, b graph.VectorHit) int {
		return cmp.Or(cmp.Compare(b.Cosine, a.Cosine), cmp.Compare(b.Order, a.Order), strings.Compare(a.Node, b.Node))
	})
	hits = slices.CompactFunc(hits, func(a, b graph.VectorHit) bool { return a.Node == b.Node })
	return hits[:min(s.query.Limit, len(hits))], nil
}

// MissingVectors implements graph.Reader. It walks the nodes in the order of their
// ids, as far as needed.
func (r *reader) MissingVectors(ctx context.Context, space graph.VectorSpace, after string, limit int) ([]graph.TextHit, error) {
	if err := space.Check(); err != nil {
		return nil, err
	}
	known, err := r.prepare(ctx, false)
	if err != nil || limit < 1 {
		return nil, err
	}
	condition := knownCondition(r.audience)
	if r.audience.OnlyTrusted() {
		condition += " AND n.gated = false"
	}
	text := "CYPHER 5\n" +
		"MATCH (n:`" + labelItem + "`) WHERE n.id > $after\n" +
		"WITH n ORDER BY n.id\n" +
		"WITH n WHERE n:`" + labelIndexed + "` AND coalesce(n." + propSpace + " <> $space, true) AND " + condition + "\n" +
		"WITH n LIMIT $limit\n" +
		"RETURN " + strings.TrimSuffix(hitColumns, "score") + "0.0"
	records, err := r.view.work.run(ctx, text, map[string]any{
		"after": after, "space": space.String(), "limit": int64(limit),
		paramKeys: known.seen, paramAuthored: known.authored, paramAuthor: r.audience.Author(),
	})
	if err != nil {
		return nil, err
	}
	hits := make([]graph.TextHit, len(records))
	for i, record := range records {
		if hits[i], err = hit(record.Values); err != nil {
			return nil, err
		}
	}
	slices.SortFunc(hits, func(a, b graph.TextHit) int { return strings.Compare(a.Node, b.Node) })
	return hits, nil
}

// CountVectors implements graph.Reader.
func (r *reader) CountVectors(ctx context.Context, space graph.VectorSpace) (graph.VectorCount, error) {
	var count graph.VectorCount
	if err := space.Check(); err != nil {
		return count, err
	}
	st, err := r.Statistics(ctx, graph.TextStatisticsQuery{History: true})
	if err != nil {
		return count, err
	}
	count.Documents = st.Documents
	known, err := r.prepare(ctx, false)
	if err != nil {
		return count, err
	}
	s := &vectorSearch{reader: r, space: space.String()}
	params := map[string]any{"space": s.space, paramKeys: known.seen, paramAuthored: known.authored, paramAuthor: r.audience.Author()}
	text := "CYPHER 5\n" + s.mine()
	if r.audience.OnlyTrusted() {
		text += "WITH n WHERE n.gated = false\n"
	}
	records, err := r.view.work.run(ctx, text+"RETURN count(*)", params)
	if err != nil {
		return count, err
	}
	count.Vectors, _ = records[0].Values[0].(int64)
	return count, nil
}
