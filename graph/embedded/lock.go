package embedded

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"path/filepath"

	"brain/graph"

	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"
)

const lockFile = "brain.lock"

// folderLock keeps a second process (and a second Open in this one) out of the
// folder. It is the operating system's lock on a file, held through an open
// exclusive transaction, so it ends with the process and never goes stale.
type folderLock struct{ db *sql.DB }

func lockFolder(ctx context.Context, dir string) (*folderLock, error) {
	path := filepath.Join(dir, lockFile)
	if err := createPrivate(path); err != nil {
		return nil, err
	}
	db, err := openDB(path, 1, "journal_mode(MEMORY)", "busy_timeout(0)")
	if err != nil {
		return nil, err
	}
	if _, err := db.ExecContext(ctx, "BEGIN EXCLUSIVE"); err != nil {
		_ = db.Close()
		var se *sqlite.Error
		if errors.As(err, &se) && se.Code()&0xff == sqlite3.SQLITE_BUSY {
			return nil, fmt.Errorf("%w: %s is held by another process that serves this folder; stop it, or choose another folder", graph.ErrInUse, path)
		}
		return nil, fmt.Errorf("lock %s: %w", path, translate(err))
	}
	return &folderLock{db: db}, nil
}

func (l *folderLock) release() error { return l.db.Close() }
