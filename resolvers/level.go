package resolvers

import (
	"context"
	"errors"
	"sync"
)

// A level is the objects of one type that were read together for an answer. What
// hangs on them is read together too: one store call per level and field, however
// many objects there are and however they are spread over lists. The generated
// executor batches only what stands in one list; two claims about two pages make
// two pages in two places, which are one level here.
type level[T any] struct {
	objects []*T
	mu      sync.Mutex
	reads   map[string]any // *reading[T, R] by field
}

// reading is one field of a level, read once.
type reading[T, R any] struct {
	once   sync.Once
	values map[*T]R
	err    error
}

// levels finds the level of each object of one operation.
type levels struct {
	mu sync.Mutex
	of map[any]any // *level[T] by *T
}

type levelsKey struct{}

func withLevels(ctx context.Context) context.Context {
	return context.WithValue(ctx, levelsKey{}, &levels{of: map[any]any{}})
}

// enter makes the objects one level.
func enter[T any](ctx context.Context, objects []*T) {
	all, ok := ctx.Value(levelsKey{}).(*levels)
	if !ok || len(objects) == 0 {
		return
	}
	l := &level[T]{objects: objects, reads: map[string]any{}}
	all.mu.Lock()
	defer all.mu.Unlock()
	for _, o := range objects {
		all.of[o] = l
	}
}

func levelOf[T any](ctx context.Context, object *T) *level[T] {
	if all, ok := ctx.Value(levelsKey{}).(*levels); ok {
		all.mu.Lock()
		defer all.mu.Unlock()
		if l, ok := all.of[object].(*level[T]); ok {
			return l
		}
	}
	return &level[T]{objects: []*T{object}, reads: map[string]any{}}
}

var errUnfinished = errors.New("the read of a field did not finish")

// together reads a field of objects with all the others of their level. load gets
// a level's objects and gives one value for each.
func together[T, R any](ctx context.Context, field string, objects []*T, load func(context.Context, []*T) ([]R, error)) ([]R, error) {
	out := make([]R, len(objects))
	for i, o := range objects {
		l := levelOf(ctx, o)
		r := readingOf[T, R](l, field)
		r.once.Do(func() { r.read(ctx, l.objects, load) })
		if r.err != nil {
			return nil, r.err
		}
		out[i] = r.values[o]
	}
	return out, nil
}

func readingOf[T, R any](l *level[T], field string) *reading[T, R] {
	l.mu.Lock()
	defer l.mu.Unlock()
	if r, ok := l.reads[field].(*reading[T, R]); ok {
		return r
	}
	r := &reading[T, R]{err: errUnfinished}
	l.reads[field] = r
	return r
}

func (r *reading[T, R]) read(ctx context.Context, objects []*T, load func(context.Context, []*T) ([]R, error)) {
	values, err := load(ctx, objects)
	if err == nil {
		r.values = make(map[*T]R, len(objects))
		for i, o := range objects {
			r.values[o] = values[i]
		}
	}
	r.err = err
}
