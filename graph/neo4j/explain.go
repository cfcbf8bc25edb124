package neo4j

import (
	"context"
	"strings"

	bolt "github.com/neo4j/neo4j-go-driver/v5/neo4j"

	"brain/graph"
)

// Step is one operator of the server's plan for a query.
type Step struct {
	Operator string // such as NodeUniqueIndexSeek
	Details  string
	Children []Step
}

// Explain gives the server's plan for a compiled pattern without running it, for
// tests that hold shipped queries to their indexes. Only the form of the
// audience matters. Errors: graph.ErrUnavailable.
func (s *Store) Explain(ctx context.Context, p *graph.Plan, a graph.Audience, c graph.Currency) (Step, error) {
	leave, err := s.enter()
	if err != nil {
		return Step{}, err
	}
	defer leave()
	st, err := compile(p, shape{everything: a.IsEverything(), author: a.Author() != "", trusted: a.OnlyTrusted(), mode: c.Mode, deleted: c.Deleted})
	if err != nil {
		return Step{}, err
	}
	session := s.driver.NewSession(ctx, bolt.SessionConfig{AccessMode: bolt.AccessModeRead, DatabaseName: s.database})
	defer closeSession(ctx, session)
	result, err := session.Run(ctx, strings.Replace(st.text, "CYPHER 5\n", "CYPHER 5 EXPLAIN\n", 1), nil)
	if err != nil {
		return Step{}, translate(ctx, err)
	}
	summary, err := result.Consume(ctx)
	if err != nil {
		return Step{}, translate(ctx, err)
	}
	return step(summary.Plan()), nil
}

func step(p bolt.Plan) Step {
	name, _, _ := strings.Cut(p.Operator(), "@")
	details, _ := p.Arguments()["Details"].(string)
	out := Step{Operator: name, Details: details}
	for _, child := range p.Children() {
		out.Children = append(out.Children, step(child))
	}
	return out
}
