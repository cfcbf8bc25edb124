package memory

import (
	"cmp"
	"context"
	"maps"
	"math"
	"slices"
	"strings"
	"time"

	"brain/graph"
)

// listing is a list of one kind of item that grows with the conditions its filter
// sets. Its fragments are fixed text; every value is a parameter.
type listing struct {
	match    string
	where    []string
	args     values
	currency graph.Currency
	// several: match may find one item in several ways.
	several bool
}

// demand adds a condition with its parameters.
func (l *listing) demand(condition, name string, v graph.Value) {
	l.where = append(l.where, condition)
	l.args[name] = v
}

// rows reads the items after a position, ordered by a time that each item has and
// then the id, both descending: at and id are the expressions, columns what is
// returned. The bound on the time lets an index walk the list in its order.
func (l *listing) rows(ctx context.Context, v *view, at, id, columns string, from []graph.Value, limit int) ([]graph.Row, error) {
	return l.rowsFor(ctx, v, v.r, at, id, columns, from, limit)
}

// rowsFor is rows for another reader.
func (l *listing) rowsFor(ctx context.Context, v *view, r graph.Reader, at, id, columns string, from []graph.Value, limit int) ([]graph.Row, error) {
	if from == nil {
		from = []graph.Value{endOfTime(), graph.String("")}
	}
	where, args := l.until(at, from[0])
	where = append(where, "("+at+" < $lastAt OR "+id+" < $lastId)")
	args["lastId"], args["limit"] = from[1], graph.Int(int64(limit))
	distinct := ""
	if l.several {
		distinct = "DISTINCT "
	}
	return v.run(ctx, r, "MATCH "+l.match+whereText(where)+" RETURN "+distinct+columns+" ORDER BY "+at+" DESC, "+id+" DESC LIMIT $limit", args, l.currency)
}

// count is the number of different items by the expression id; at is as in rows.
func (l *listing) count(ctx context.Context, v *view, at, id string) (int, error) {
	return l.countFor(ctx, v, v.r, at, id)
}

// countFor is count for another reader.
func (l *listing) countFor(ctx context.Context, v *view, r graph.Reader, at, id string) (int, error) {
	where, args := l.until(at, endOfTime())
	rows, err := v.run(ctx, r, "MATCH "+l.match+whereText(where)+" RETURN count(DISTINCT "+id+")", args, l.currency)
	if err != nil {
		return 0, err
	}
	return int(rows[0][0].Int64()), nil
}

// until are the list's conditions and parameters with a bound on the time.
func (l *listing) until(at string, last graph.Value) ([]string, values) {
	args := maps.Clone(l.args)
	args["lastAt"] = last
	return append(slices.Clone(l.where), at+" <= $lastAt"), args
}

// endOfTime is later than every time of an item.
func endOfTime() graph.Value { return graph.InstantMicros(math.MaxInt64) }

func whereText(conditions []string) string {
	if len(conditions) == 0 {
		return ""
	}
	return " WHERE " + strings.Join(conditions, " AND ")
}

// audienceCount defers a count of what the caller may know until it is asked for.
func (s *Service) audienceCount(ctx context.Context, session *Session, fn func(context.Context, *view) (int, error)) func() (int, error) {
	return func() (int, error) {
		n := 0
		err := s.read(ctx, session, func(ctx context.Context, v *view) error {
			var err error
			n, err = fn(ctx, v)
			return err
		})
		return n, err
	}
}

// listHash sums up what a cursor of a list is good for.
func (v *view) listHash(name string, said ...string) string {
	return graph.CursorHash(name, v.standing.view.Audience.Hash(), append(said, v.asOf.said())...)
}

// saidTexts writes a filter's list so that two different lists never read alike.
func saidTexts[T ~string](ts []T) string {
	var b strings.Builder
	for _, t := range ts {
		b.WriteString(string(t) + "\x01")
	}
	return b.String()
}

func saidText[T ~string](t *T) string {
	if t == nil {
		return "-"
	}
	return "=" + string(*t)
}

func saidTime(t *time.Time) string {
	if t == nil {
		return "-"
	}
	return t.UTC().Format(time.RFC3339Nano)
}

func saidBool(b bool) string {
	if b {
		return "+"
	}
	return "-"
}

// firstTexts are the texts of the rows' first column.
func firstTexts(rows []graph.Row) []string {
	out := make([]string, len(rows))
	for i, row := range rows {
		out[i] = row[0].Str()
	}
	return out
}

// distinctTexts are the different texts of the rows' first column, sorted.
func distinctTexts(rows []graph.Row) []string {
	out := firstTexts(rows)
	slices.Sort(out)
	return slices.Compact(out)
}

// compareOrder orders by a number, then by id.
func compareOrder(a, b int64, aID, bID string) int {
	return cmp.Or(cmp.Compare(a, b), strings.Compare(aID, bID))
}
