package memory

import (
	"context"
	"slices"

	"brain/graph"
)

// itemBatch is how many nodes are read at once where all of a kind are needed, and
// how many ids one condition names.
const itemBatch = 5_000

// storedItem is one node with what decides who may know it, and when.
type storedItem struct {
	id string
	graph.Item
}

func readStoredItem(row graph.Row, from int) storedItem {
	return storedItem{row[from].Str(), itemColumns.read(row, from+1)}
}

// items reads the nodes n of a pattern, of every version and the deleted ones too,
// whoever may know them, by id.
func (v *view) items(ctx context.Context, pattern string, args values) ([]storedItem, error) {
	var out []storedItem
	err := v.everyRow(ctx, pattern, "n.id, "+itemColumns.of("n"), args, func(row graph.Row) error {
		out = append(out, readStoredItem(row, 0))
		return nil
	})
	return distinctItems(out), err
}

// itemsOf is items for a pattern whose parameter ids is a list of any length.
func (v *view) itemsOf(ctx context.Context, pattern string, ids []string) ([]storedItem, error) {
	var out []storedItem
	for _, some := range chunks(ids) {
		found, err := v.items(ctx, pattern, values{"ids": graph.Strings(some)})
		if err != nil {
			return nil, err
		}
		out = append(out, found...)
	}
	return distinctItems(out), nil
}

// everyRow reads, in batches and in the order of n.id, what a pattern with a
// condition finds; the first column must be n.id. Of a node that is found in
// several ways at least one row is given.
func (v *view) everyRow(ctx context.Context, pattern, columns string, args values, each func(graph.Row) error) error {
	return v.everyRowBy(ctx, itemBatch, pattern, columns, args, each)
}

// everyRowBy is everyRow with a size of the batches, for rows that hold long texts.
func (v *view) everyRowBy(ctx context.Context, batch int, pattern, columns string, args values, each func(graph.Row) error) error {
	with := values{"after": graph.String(""), "batch": graph.Int(int64(batch))}
	for name, value := range args {
		with[name] = value
	}
	for {
		rows, err := v.decideDeleted(ctx, pattern+` AND n.id > $after RETURN `+columns+` ORDER BY n.id LIMIT $batch`, with)
		if err != nil {
			return err
		}
		for _, row := range rows {
			if err := each(row); err != nil {
				return err
			}
		}
		if len(rows) < batch {
			return nil
		}
		with["after"] = rows[len(rows)-1][0]
	}
}

func distinctItems(items []storedItem) []storedItem {
	seen := map[string]bool{}
	return slices.DeleteFunc(items, func(it storedItem) bool {
		known := seen[it.id]
		seen[it.id] = true
		return known
	})
}

func idsOf(items []storedItem) []string {
	ids := make([]string, len(items))
	for i, it := range items {
		ids[i] = it.id
	}
	return ids
}

// chunks cuts the different ids, sorted, into lists that one condition can name.
func chunks(ids []string) [][]string {
	distinct := slices.Compact(slices.Sorted(slices.Values(ids)))
	return slices.Collect(slices.Chunk(distinct, itemBatch))
}
