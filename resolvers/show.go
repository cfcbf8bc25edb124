package resolvers

import (
	"context"

	"github.com/rs/zerolog"

	"brain/internal/memory"
)

// show is the one door through which objects enter an answer. It checks a second
// time that the reader may know each (the store has done so before), and makes
// them a level. What fails the check is a fault of the product: it is left out,
// counted and entered in the audit.
func show[T any](ctx context.Context, r *Resolver, objects []*T) []*T {
	kept := make([]*T, 0, len(objects))
	for _, o := range objects {
		if r.mayShow(ctx, o) {
			kept = append(kept, o)
		}
	}
	enter(ctx, kept)
	return kept
}

// shown is the set of what show lets through.
func shown[T any](ctx context.Context, r *Resolver, objects []*T) map[*T]bool {
	set := make(map[*T]bool, len(objects))
	for _, o := range show(ctx, r, objects) {
		set[o] = true
	}
	return set
}

// showOne is show for an object of which there is one or none.
func showOne[T any](ctx context.Context, r *Resolver, object *T) *T {
	if object == nil {
		return nil
	}
	if kept := show(ctx, r, []*T{object}); len(kept) == 1 {
		return kept[0]
	}
	return nil
}

// pointers gives the elements of a slice as objects.
func pointers[T any](values []T) []*T {
	out := make([]*T, len(values))
	for i := range values {
		out[i] = &values[i]
	}
	return out
}

// written shows what a mutation wrote as its writer may know it: in a conversation
// that need not be what was just written, so leaving it out is no fault.
func written[T any](ctx context.Context, object *T) *T {
	if object == nil {
		return nil
	}
	if _, ok := sees(ctx, object); !ok {
		return nil
	}
	enter(ctx, []*T{object})
	return object
}

// mayShow is the second check, with all that a failure of it entails.
func (r *Resolver) mayShow(ctx context.Context, object any) bool {
	id, ok := sees(ctx, object)
	if ok {
		return true
	}
	r.breach.Inc()
	zerolog.Ctx(ctx).Error().Str("item", id).Msg("disclosure: an item that its reader may not know was about to be shown")
	if err := r.memory.ReportBreach(ctx, session(ctx), id); err != nil {
		zerolog.Ctx(ctx).Error().Err(err).Str("item", id).Msg("disclosure: the breach could not be entered in the audit")
	}
	return false
}

// sees tells whether the operation's reader may know an object by what the object
// itself says. Objects without a scope of their own pass: their use cases decide
// who gets them.
func sees(ctx context.Context, object any) (id string, ok bool) {
	switch o := object.(type) {
	case *memory.Page:
		return o.ID, session(ctx).Sees(o.Scope, "")
	case *memory.Section:
		return o.ID, session(ctx).Sees(o.Scope, "")
	case *memory.Passage:
		return o.ID, session(ctx).Sees(o.Scope, "")
	case *memory.Claim:
		return o.ID, session(ctx).Sees(o.Scope, o.AuthorUID) || session(ctx).Admitted(o.ID)
	case *memory.Finding:
		return o.ID, session(ctx).SeesDerived(o.Scope, o.Requires)
	case *memory.Suggestion:
		return o.ID, session(ctx).SeesDerived(o.Scope, o.Requires)
	case *memory.TimelineEvent:
		return o.ID, session(ctx).Sees(o.Scope, o.AuthorUID)
	default:
		return "", true
	}
}
