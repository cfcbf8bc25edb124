package embedded

import (
	"context"
	"database/sql"
	"errors"
	"time"
)

// Every commit that files a text leaves a segment in the text index, and every
// look-up seeks in each of them. The index itself merges only what a commit
// brings past its thresholds, so the leader merges while nobody waits.
const (
	// idleTime without a closure is idle.
	idleTime = 20 * time.Millisecond
	// A step is followed by a pause so many times as long: it takes a processor, and
	// after each commit readers begin with an empty page cache.
	pauses = 3
	// maxUnmerged commits without an idle moment start merging between batches.
	maxUnmerged = 256
	// A step aims at a time between these, which is what it may delay a writer.
	shortStep, longStep = time.Millisecond, 4 * time.Millisecond
	// maxStepPages bounds a step on a fast disk.
	maxStepPages = 32
	// pagesPerCommit is how many pages of the index a commit may have cost, spread
	// over the commits, when the whole index is merged into one segment.
	pagesPerCommit = 16
	// A whole merge is also due when all but the largest segment have this part of
	// the pages: each page is then rewritten a bounded number of times.
	largeRest = 8
	// looks at whether it is due there are between two whole merges, at most.
	looks = 8
)

// merger keeps the segments of the text index few.
type merger struct {
	db *sql.DB
	c  *conn
	// unmerged counts the commits since the last time that nothing was left to merge.
	unmerged int
	// whole counts those since the last merge into one segment began.
	whole int
	// total is the number of pages of the index when it was last looked at.
	total int
	// pages is the size of the next step.
	pages int
}

// openMerger gives the merger a connection that does not wait for the disk: a
// step that a crash of the machine undoes is no loss, and the next commit of the
// writer makes it durable with its own frames, which stand behind it in the log.
func openMerger(ctx context.Context, path string, noSync bool) (*merger, error) {
	sync := "synchronous(NORMAL)"
	if noSync {
		sync = syncOff
	}
	db, err := openDB(path, 1, sync, "busy_timeout(5000)", walCheckpoint)
	if err != nil {
		return nil, err
	}
	c, err := newConn(ctx, db)
	if err != nil {
		return nil, errors.Join(err, db.Close())
	}
	return &merger{db: db, c: c, pages: 1}, nil
}

func (m *merger) close() error { return errors.Join(m.c.close(), m.db.Close()) }

// committed counts a commit that may have left a segment.
func (m *merger) committed() {
	m.unmerged++
	m.whole++
}

// waiting tells whether there may be something to merge, pressing whether it
// should not wait for an idle moment.
func (m *merger) waiting() bool  { return m.unmerged > 0 }
func (m *merger) pressing() bool { return m.unmerged >= maxUnmerged }

// step does a bounded part of the work, in a transaction of its own. A step that
// fails ends the work until the next commit: look-ups are slower, nothing else.
func (m *merger) step(idle bool) {
	merged, err := m.merge(m.pages)
	if err == nil && !merged && idle && m.whole > 0 {
		merged, err = m.begin()
	}
	if err != nil || !merged {
		m.unmerged = 0
	}
}

// begin starts the merge into one segment if it is due; the steps after it go on.
func (m *merger) begin() (bool, error) {
	// Counting the pages of a large index takes a while: not after every commit.
	if m.whole*pagesPerCommit < m.total/looks {
		return false, nil
	}
	segments, total, largest, err := m.layout()
	if err != nil {
		return false, err
	}
	m.total = total
	if segments < 2 || m.whole*pagesPerCommit < total && (total-largest)*largeRest < total {
		return false, nil
	}
	m.whole = 0
	return m.merge(-m.pages)
}

// layout counts the segments and the pages of the index.
func (m *merger) layout() (segments, total, largest int, err error) {
	err = m.c.each(context.Background(), "SELECT count(*) FROM term_idx GROUP BY segid", nil, func(rows *sql.Rows) error {
		var pages int
		err := rows.Scan(&pages)
		segments, total, largest = segments+1, total+pages, max(largest, pages)
		return err
	})
	return segments, total, largest, err
}

// merge writes about so many pages, a negative number to start on the merge into
// one segment, and tells whether there was anything to do.
func (m *merger) merge(pages int) (merged bool, err error) {
	began := time.Now()
	if _, err := m.c.exec("BEGIN IMMEDIATE"); err != nil {
		return false, err
	}
	// A failed COMMIT may have ended the transaction already; then this does nothing.
	defer func() {
		if err != nil {
			_, _ = m.c.exec("ROLLBACK")
		}
	}()
	var before, after int64
	if err := m.c.row("SELECT total_changes()").Scan(&before); err != nil {
		return false, err
	}
	if _, err := m.c.exec("INSERT INTO term (term, rank) VALUES ('merge', ?1)", pages); err != nil {
		return false, err
	}
	if err := m.c.row("SELECT total_changes()").Scan(&after); err != nil {
		return false, err
	}
	if _, err := m.c.exec("COMMIT"); err != nil {
		return false, err
	}
	// The command counts as one change itself.
	if after-before < 2 {
		return false, nil
	}
	switch took := time.Since(began); {
	case took > longStep:
		m.pages = max(m.pages/2, 1)
	case took < shortStep:
		m.pages = min(m.pages*2, maxStepPages)
	}
	return true, nil
}
