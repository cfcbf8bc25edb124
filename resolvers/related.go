package resolvers

import (
	"context"
	"slices"

	"brain/internal/memory"
	"brain/resolvers/model"
)

// one reads, for a level of objects, the one thing that each refers to by a key.
func one[T, V any](ctx context.Context, r *Resolver, field string, objects []*T, key func(*T) string,
	read func(context.Context, []string) (map[string]V, error),
) ([]*V, error) {
	return together(ctx, field, objects, func(ctx context.Context, all []*T) ([]*V, error) {
		found, err := readKeys(ctx, all, key, read)
		if err != nil {
			return nil, err
		}
		return refer(ctx, r, all, key, found), nil
	})
}

// many reads, for a level of objects, the list that each has under a key. All
// lists together are the next level.
func many[T, V any](ctx context.Context, r *Resolver, field string, objects []*T, key func(*T) string,
	read func(context.Context, []string) (map[string][]V, error),
) ([][]*V, error) {
	return together(ctx, field, objects, func(ctx context.Context, all []*T) ([][]*V, error) {
		found, err := readKeys(ctx, all, key, read)
		if err != nil {
			return nil, err
		}
		return lists(ctx, r, all, func(o *T) []V { return found[key(o)] }), nil
	})
}

// plain reads, for a level of objects, a value that each has under a key.
func plain[T, V any](ctx context.Context, field string, objects []*T, key func(*T) string,
	read func(context.Context, []string) (map[string]V, error),
) ([]V, error) {
	return together(ctx, field, objects, func(ctx context.Context, all []*T) ([]V, error) {
		found, err := readKeys(ctx, all, key, read)
		return inOrder(all, key, found), err
	})
}

// readKeys reads what the different keys of objects name; "" names nothing.
func readKeys[T, V any](ctx context.Context, objects []*T, key func(*T) string,
	read func(context.Context, []string) (map[string]V, error),
) (map[string]V, error) {
	seen := map[string]bool{"": true}
	var keys []string
	for _, o := range objects {
		if k := key(o); !seen[k] {
			seen[k] = true
			keys = append(keys, k)
		}
	}
	if len(keys) == 0 {
		return nil, nil
	}
	return read(ctx, keys)
}

// refer shows, for each object, what was found under its key; nil for nothing.
func refer[T, V any](ctx context.Context, r *Resolver, objects []*T, key func(*T) string, found map[string]V) []*V {
	byKey := make(map[string]*V, len(found))
	level := make([]*V, 0, len(found))
	for _, o := range objects {
		k := key(o)
		v, ok := found[k]
		if _, seen := byKey[k]; ok && !seen {
			byKey[k] = &v
			level = append(level, &v)
		}
	}
	known := shown(ctx, r, level)
	out := make([]*V, len(objects))
	for i, o := range objects {
		if v := byKey[key(o)]; known[v] {
			out[i] = v
		}
	}
	return out
}

// forSession binds a use case that reads by keys to the operation's session.
func forSession[V any](ctx context.Context, use func(context.Context, *memory.Session, []string) (V, error)) func(context.Context, []string) (V, error) {
	s := session(ctx)
	return func(ctx context.Context, keys []string) (V, error) { return use(ctx, s, keys) }
}

// connection shows one page of a list.
func connection[T any](ctx context.Context, r *Resolver, list memory.List[T]) model.Connection[T] {
	return model.NewConnection(list, show(ctx, r, pointers(list.Nodes)))
}

// inOrder gives what was found under each object's key.
func inOrder[T, V any](objects []*T, key func(*T) string, found map[string]V) []V {
	out := make([]V, len(objects))
	for i, o := range objects {
		out[i] = found[key(o)]
	}
	return out
}

// lists shows the lists that stand inside the objects of a level; together they
// are the next level.
func lists[T, V any](ctx context.Context, r *Resolver, objects []*T, of func(*T) []V) [][]*V {
	all := make([][]*V, len(objects))
	var level []*V
	for i, o := range objects {
		all[i] = pointers(of(o))
		level = append(level, all[i]...)
	}
	known := shown(ctx, r, level)
	for i := range all {
		all[i] = slices.DeleteFunc(all[i], func(v *V) bool { return !known[v] })
	}
	return all
}

// first is the one value that a batch of one object gave.
func first[V any](values []V, err error) (V, error) {
	var none V
	if err != nil || len(values) == 0 {
		return none, err
	}
	return values[0], nil
}

// states gives the versions of pages with the time of the latest.
func (r *Resolver) states(ctx context.Context, pages []*memory.Page) ([]memory.PageState, error) {
	return plain(ctx, "state", pages, pageID, forSession(ctx, r.memory.PageStates))
}

// principals gives the principals that objects refer to by uid.
func principals[T any](ctx context.Context, r *Resolver, field string, objects []*T, uid func(*T) string) ([]*memory.Principal, error) {
	return one(ctx, r, field, objects, uid, forSession(ctx, r.memory.PrincipalsByUID))
}

// pages gives the pages that objects refer to by id.
func pages[T any](ctx context.Context, r *Resolver, field string, objects []*T, id func(*T) string) ([]*memory.Page, error) {
	return one(ctx, r, field, objects, id, forSession(ctx, r.memory.PagesByID))
}

// inner shows one object that stands inside each of a level.
func inner[T, V any](ctx context.Context, r *Resolver, field string, object *T, of func(*T) *V) (*V, error) {
	return first(together(ctx, field, []*T{object}, func(ctx context.Context, all []*T) ([]*V, error) {
		out := make([]*V, len(all))
		for i, o := range all {
			out[i] = of(o)
		}
		known := shown(ctx, r, out)
		for i, v := range out {
			if !known[v] {
				out[i] = nil
			}
		}
		return out, nil
	}))
}
