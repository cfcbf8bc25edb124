package embedded

import (
	"context"
	"database/sql"
	"embed"
	"fmt"
	"io/fs"

	"brain/graph"
)

//go:embed migrations/*.sql
var migrationFiles embed.FS

// migrations lists the texts of all migrations; number n stands at n-1.
func migrations() ([]string, error) {
	names, err := fs.Glob(migrationFiles, "migrations/*.sql")
	if err != nil {
		return nil, err
	}
	texts := make([]string, len(names))
	for i, name := range names {
		text, err := migrationFiles.ReadFile(name)
		if err != nil {
			return nil, err
		}
		texts[i] = string(text)
	}
	return texts, nil
}

// migrate brings the file to the newest format in one transaction. A file of a
// newer format is left alone: ErrNewerFormat.
func migrate(ctx context.Context, db *sql.DB) error {
	texts, err := migrations()
	if err != nil {
		return err
	}
	var version int
	if err := db.QueryRowContext(ctx, "PRAGMA user_version").Scan(&version); err != nil {
		return fmt.Errorf("read the format of the store: %w", translate(err))
	}
	if version > len(texts) {
		return fmt.Errorf("%w: its format is %d, this version knows formats up to %d", graph.ErrNewerFormat, version, len(texts))
	}
	if version == len(texts) {
		return nil
	}
	tx, err := db.BeginTx(ctx, nil)
	if err != nil {
		return translate(err)
	}
	defer tx.Rollback()
	for i := version; i < len(texts); i++ {
		if _, err := tx.ExecContext(ctx, texts[i]); err != nil {
			return fmt.Errorf("migration %d: %w", i+1, translate(err))
		}
	}
	if _, err := tx.ExecContext(ctx, fmt.Sprintf("PRAGMA user_version = %d", len(texts))); err != nil {
		return translate(err)
	}
	return translate(tx.Commit())
}
