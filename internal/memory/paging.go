package memory

import (
	"context"
	"fmt"

	"brain/graph"
	"brain/internal/fault"
)

const (
	defaultPageSize = 20
	maxPageSize     = 500
)

// pageSize is how many nodes of a list are wanted: 20 unless given, 1–500.
func pageSize(first *int) (int, error) {
	return withinRange("first", first, defaultPageSize, maxPageSize)
}

// withinRange is a number from 1 to most, or its default.
func withinRange(field string, given *int, otherwise, most int) (int, error) {
	if given == nil {
		return otherwise, nil
	}
	if *given < 1 || *given > most {
		return 0, fault.Bad(field, fmt.Sprintf("1–%d", most), fmt.Sprint(min(max(*given, 1), most)))
	}
	return *given, nil
}

// resume is the position at which a list continues, nil at its beginning. The
// cursor must have been made for hash and hold values of these kinds, which is
// what the query compares them with.
func resume(cursor *string, hash string, kinds ...graph.Kind) ([]graph.Value, error) {
	if cursor == nil {
		return nil, nil
	}
	c, err := graph.DecodeCursor(*cursor, hash)
	if err == nil && len(c.Position) != len(kinds) {
		err = fmt.Errorf("%w: %d values, expected %d", graph.ErrBadCursor, len(c.Position), len(kinds))
	}
	if err != nil {
		return nil, badCursor(err)
	}
	for i, v := range c.Position {
		if v.Kind() != kinds[i] {
			return nil, badCursor(fmt.Errorf("%w: a value of kind %s, expected %s", graph.ErrBadCursor, v.Kind(), kinds[i]))
		}
	}
	return c.Position, nil
}

// ofHash tells whether a cursor was made for hash.
func ofHash(cursor, hash string) bool {
	_, err := graph.DecodeCursor(cursor, hash)
	return err == nil
}

func badCursor(err error) error {
	return fault.Wrap(fault.BadCursor, err, "the cursor does not fit this list").In("after").
		Suggest("pass endCursor of the page before, with the same arguments, or leave it out to begin anew")
}

// cut makes one page of a list out of up to size+1 nodes that were read;
// position gives the values by which the list is ordered.
func cut[T any](nodes []T, size int, hash string, position func(T) []graph.Value) List[T] {
	l := List[T]{Nodes: nodes}
	if len(nodes) > size {
		l.Nodes, l.HasNextPage = nodes[:size], true
	}
	if n := len(l.Nodes); n > 0 {
		l.EndCursor = graph.Cursor{Hash: hash, Position: position(l.Nodes[n-1])}.Encode()
	}
	return l
}

// textAt is the first text of a position, "" at the beginning of a list.
func textAt(position []graph.Value) graph.Value {
	if len(position) == 0 {
		return graph.String("")
	}
	return position[0]
}

// counting defers a count until somebody asks for it.
func (s *Service) counting(ctx context.Context, session *Session, fn func(context.Context, *view) (int, error)) func() (int, error) {
	return func() (int, error) {
		n := 0
		err := s.consult(ctx, session, func(ctx context.Context, v *view) error {
			var err error
			n, err = fn(ctx, v)
			return err
		})
		return n, err
	}
}

// number runs a read of the register that returns one number.
func (v *view) number(ctx context.Context, text string, args values) (int, error) {
	rows, err := v.register(ctx, text, args)
	if err != nil {
		return 0, err
	}
	return int(rows[0][0].Int64()), nil
}
