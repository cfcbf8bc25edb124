package embedded

import (
	"database/sql"
	"time"

	"brain/graph"
)

// itemColumns are the columns of an Item on node and edge, in the order of
// itemArgs; adjacency rows hold those of adjColumns.
const (
	itemColumns = `audience, "scope", "requires", "ends", "author", "gated", "recordedAt", "retiredAt", "validFrom", "validUntil", "deletedAt"`
	adjColumns  = `audience, "author", "gated", "recordedAt", "retiredAt", "validFrom", "validUntil", "deletedAt"`
)

// storedItem is an item with the ids under which it is registered.
type storedItem struct {
	graph.Item
	audience int64
}

// register gives the item its audience id and makes sure that its author is
// known to have something under its key (see keyring).
func (w *writer) register(it graph.Item) (storedItem, error) {
	texts := append([]string{it.Scope, it.Author}, it.Requires...)
	for _, s := range append(texts, it.Ends...) {
		if err := checkText(s); err != nil {
			return storedItem{}, err
		}
	}
	key := it.Key()
	id, err := w.key(key)
	if err != nil {
		return storedItem{}, err
	}
	if it.Author != "" && it.Scope != "" && len(it.Requires) == 0 {
		if _, err := w.key(withAuthor(key, it.Author)); err != nil {
			return storedItem{}, err
		}
	}
	return storedItem{Item: it, audience: id}, nil
}

func (s storedItem) itemArgs() []any {
	return []any{s.audience, optional(s.Scope), tokens(s.Requires), tokens(s.Ends), optional(s.Author), bit(s.Gated),
		micros(s.RecordedAt), micros(s.RetiredAt), micros(s.ValidFrom), micros(s.ValidUntil), micros(s.DeletedAt)}
}

func (s storedItem) adjArgs() []any {
	return []any{s.audience, optional(s.Author), bit(s.Gated),
		micros(s.RecordedAt), micros(s.RetiredAt), micros(s.ValidFrom), micros(s.ValidUntil), micros(s.DeletedAt)}
}

func optional(s string) any {
	if s == "" {
		return nil
	}
	return s
}

func tokens(ss []string) any {
	text, _ := encodeList(graph.Strings(ss)) // the texts were checked by register
	return text
}

func bit(b bool) int64 {
	if b {
		return 1
	}
	return 0
}

// itemRow receives itemColumns.
type itemRow struct {
	audience                                          int64
	scope, requires, ends, author                     sql.NullString
	gated                                             bool
	recorded, retired, validFrom, validUntil, deleted sql.NullInt64
}

func (r *itemRow) targets() []any {
	return []any{&r.audience, &r.scope, &r.requires, &r.ends, &r.author, &r.gated,
		&r.recorded, &r.retired, &r.validFrom, &r.validUntil, &r.deleted}
}

func (r *itemRow) item() (storedItem, error) {
	requires, err := tokenList(r.requires)
	if err != nil {
		return storedItem{}, err
	}
	ends, err := tokenList(r.ends)
	if err != nil {
		return storedItem{}, err
	}
	return storedItem{audience: r.audience, Item: graph.Item{
		Scope: r.scope.String, Requires: requires, Ends: ends, Author: r.author.String, Gated: r.gated,
		RecordedAt: instant(r.recorded), RetiredAt: instant(r.retired),
		ValidFrom: instant(r.validFrom), ValidUntil: instant(r.validUntil), DeletedAt: instant(r.deleted),
	}}, nil
}

func tokenList(s sql.NullString) ([]string, error) {
	if !s.Valid {
		return nil, nil
	}
	v, err := decodeList(graph.KindString, s.String)
	if err != nil {
		return nil, err
	}
	return v.StringItems(), nil
}

func instant(n sql.NullInt64) time.Time {
	if !n.Valid {
		return time.Time{}
	}
	return time.UnixMicro(n.Int64).UTC()
}
