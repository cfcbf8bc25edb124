package neo4j

import (
	"context"
	"fmt"
	"reflect"
	"strings"

	bolt "github.com/neo4j/neo4j-go-driver/v5/neo4j"
	"github.com/neo4j/neo4j-go-driver/v5/neo4j/notifications"

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
// audience matters. A form that the server calls deprecated is an error. Errors:
// graph.ErrUnavailable.
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
	session := s.driver.NewSession(ctx, bolt.SessionConfig{AccessMode: bolt.AccessModeRead, DatabaseName: s.database,
		NotificationsMinSeverity: notifications.WarningLevel})
	defer closeSession(ctx, session)
	result, err := session.Run(ctx, strings.Replace(st.text, "CYPHER 5\n", "CYPHER 5 EXPLAIN\n", 1), nil)
	if err != nil {
		return Step{}, translate(ctx, err)
	}
	summary, err := result.Consume(ctx)
	if err != nil {
		return Step{}, translate(ctx, err)
	}
	for _, n := range summary.Notifications() {
		if strings.Contains(n.Code(), "Deprecat") {
			return Step{}, fmt.Errorf("neo4j: %s: %s", n.Code(), n.Description())
		}
	}
	return tree(summary.Plan())
}

// tree reads a plan out of the driver. Its Children give the last child for each
// one (v5.28: the address of a loop variable in a module before Go 1.22), so that
// what stands to the left under a join or union would go unseen; the fields behind
// it are right.
func tree(p bolt.Plan) (Step, error) {
	behind := reflect.Indirect(reflect.ValueOf(p))
	if behind.Kind() == reflect.Struct {
		if field := behind.FieldByName("plan"); field.IsValid() && !field.IsNil() {
			return step(field.Elem()), nil
		}
	}
	return Step{}, fmt.Errorf("the driver's plan is a %T, which hides its tree", p)
}

// step reads a db.Plan, field by field, since it stands in a field that is not exported.
func step(p reflect.Value) Step {
	name, _, _ := strings.Cut(p.FieldByName("Operator").String(), "@")
	out := Step{Operator: name}
	if details := p.FieldByName("Arguments").MapIndex(reflect.ValueOf("Details")); details.IsValid() {
		out.Details = details.Elem().String()
	}
	children := p.FieldByName("Children")
	for i := range children.Len() {
		out.Children = append(out.Children, step(children.Index(i)))
	}
	return out
}
