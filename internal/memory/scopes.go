package memory

import (
	"context"

	"brain/disclosure"
	"brain/graph"
	"brain/internal/fault"
	"brain/internal/text"
)

// ScopeText writes a stored scope token for the session's caller: a group by its
// name where the caller is in it, else by its id.
func (s *Session) ScopeText(token string) string {
	s.mu.Lock()
	defer s.mu.Unlock()
	return disclosure.Format(token, func(gid string) (string, bool) {
		if s.known != nil {
			for _, m := range s.known.me.Groups {
				if m.GID == gid {
					return m.Name, true
				}
			}
		}
		return "", false
	})
}

// groupHandle is the unique handle of a group's name; names that read alike are one.
func groupHandle(name string) string { return "group:" + text.Normalize(name) }

// writeScope is the write check: the stored token of the scope as given, or of
// the default when none is given.
func (v *view) writeScope(ctx context.Context, field string, given *string) (string, error) {
	dir := disclosure.Directory{Groups: map[string]string{}, Principals: map[string]bool{}}
	if given != nil {
		scope, err := disclosure.ParseScope(*given)
		if err != nil {
			return "", inField(err, field)
		}
		if err := v.look(ctx, scope, dir); err != nil {
			return "", err
		}
	}
	token, err := disclosure.WriteScope(v.me(), given, v.standing.conversation, dir)
	return token, inField(err, field)
}

// look enters what the graph has under the scope's name.
func (v *view) look(ctx context.Context, scope disclosure.Scope, dir disclosure.Directory) error {
	switch scope.Kind {
	case disclosure.GroupScope:
		rows, err := v.decide(ctx, `MATCH (g:Group) WHERE g.handle = $handle RETURN g.id`,
			values{"handle": graph.String(groupHandle(scope.Name))})
		if err != nil {
			return err
		}
		if len(rows) == 1 {
			dir.Groups[scope.Name] = rows[0][0].Str()
		}
	case disclosure.PrincipalScope:
		people, err := v.principals(ctx, []string{scope.Name})
		if err != nil {
			return err
		}
		if _, ok := people[scope.Name]; ok {
			dir.Principals[scope.Name] = true
		}
	}
	return nil
}

// readScope is the stored token of a scope that a filter names; an unknown one
// matches nothing.
func (v *view) readScope(ctx context.Context, field, given string) (string, error) {
	scope, err := disclosure.ParseScope(given)
	if err != nil {
		return "", inField(err, field)
	}
	dir := disclosure.Directory{Groups: map[string]string{}, Principals: map[string]bool{}}
	if err := v.look(ctx, scope, dir); err != nil {
		return "", err
	}
	token, ok := scope.Token(func(name string) (string, bool) {
		gid, ok := dir.Groups[name]
		return gid, ok
	})
	if !ok {
		return "", nil
	}
	return token, nil
}

// mayWrite is the write check on a stored token.
func (v *view) mayWrite(field, token string) error {
	return inField(disclosure.CanWrite(v.me(), token, v.standing.conversation), field)
}

// inField names the argument at fault on an error that the caller will see.
func inField(err error, field string) error {
	if err == nil {
		return nil
	}
	if e, ok := asFault(err); ok {
		return e.In(field)
	}
	return err
}

func asFault(err error) (*fault.Error, bool) {
	e, ok := err.(*fault.Error) //nolint:errorlint // only an unwrapped one may be changed
	return e, ok
}
