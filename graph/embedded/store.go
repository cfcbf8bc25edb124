package embedded

import (
	"context"
	"database/sql"
	"errors"
	"fmt"
	"os"
	"path/filepath"
	"runtime"
	"strconv"
	"sync"
	"time"

	"brain/graph"

	"modernc.org/sqlite"
	sqlite3 "modernc.org/sqlite/lib"
)

const databaseFile = "brain.db"

// Pragmas of every connection that writes.
const (
	syncOff       = "synchronous(OFF)"
	walCheckpoint = "wal_autocheckpoint(4000)"
)

// Options say where and how a store runs.
type Options struct {
	// Dir is the folder of the store; it is made (mode 0700) if it is missing.
	Dir string
	// ReadConns is the number of reads that run at the same time; 0 means twice
	// the number of processors, at least 4.
	ReadConns int
	// CacheMB is the page cache of each connection in MiB; 0 means 16.
	CacheMB int
	// QueryTime is the longest time that one Match or Search may take before it
	// is ErrTooExpensive; 0 means 30 seconds.
	QueryTime time.Duration
	// QueryWork is the most rows that one stage of a Match may have on the way to
	// its result, such as the trails of a variable length, before it is
	// ErrTooExpensive; 0 means 1,000,000.
	QueryWork int
	// QueryMemory is the most bytes of text that the rows of a Match may hold
	// together; one value, stored or collected, may have a quarter of it. More is
	// ErrTooExpensive. 0 means 256 MiB.
	QueryMemory int
	// VectorMB is the most memory that vectors may take, in MiB; others are read
	// from the file at each search. 0 means 1,024.
	VectorMB int
	// NoSync leaves out the wait for the disk. A crash of the machine may then
	// lose acknowledged writes: for tests and development only.
	NoSync bool
}

func (o Options) withDefaults() Options {
	if o.ReadConns <= 0 {
		o.ReadConns = max(4, 2*runtime.NumCPU())
	}
	if o.CacheMB <= 0 {
		o.CacheMB = 16
	}
	if o.QueryTime <= 0 {
		o.QueryTime = 30 * time.Second
	}
	if o.QueryWork <= 0 {
		o.QueryWork = 1_000_000
	}
	if o.QueryMemory <= 0 {
		o.QueryMemory = 256 << 20
	}
	if o.VectorMB <= 0 {
		o.VectorMB = 1024
	}
	return o
}

// Store is the embedded graph store. See graph.Store for its contract.
type Store struct {
	opt     Options
	id      string // names the store in its revisions
	version string
	lock    *folderLock
	writeDB *sql.DB
	readDB  *sql.DB
	writer  *writer
	readers *pool
	keys    *keyring
	plans   *planCache
	blocks  *blockCache

	mu      sync.Mutex
	closed  bool
	running sync.WaitGroup
}

var _ graph.Store = (*Store)(nil)

// Open opens the store in the folder, makes it if it is not there, and brings
// its format up to date. Errors: ErrInUse, ErrNewerFormat, ErrUnavailable.
func Open(ctx context.Context, opt Options) (_ *Store, err error) {
	if opt.Dir == "" {
		return nil, errors.New("embedded store: Dir is empty, expected a folder")
	}
	opt = opt.withDefaults()
	if err := os.MkdirAll(opt.Dir, 0o700); err != nil {
		return nil, fmt.Errorf("%w: %w", graph.ErrUnavailable, err)
	}
	s := &Store{opt: opt, keys: newKeyring(), plans: newPlanCache(), blocks: newBlockCache(int64(opt.VectorMB) << 20), readers: newPool(opt.ReadConns)}
	defer func() {
		if err != nil {
			s.release()
		}
	}()
	if s.lock, err = lockFolder(ctx, opt.Dir); err != nil {
		return nil, err
	}
	path := filepath.Join(opt.Dir, databaseFile)
	if err := createPrivate(path); err != nil {
		return nil, fmt.Errorf("%w: %w", graph.ErrUnavailable, err)
	}
	if err := s.openWriter(ctx, path); err != nil {
		return nil, err
	}
	if err := s.openReaders(ctx, path); err != nil {
		return nil, err
	}
	return s, nil
}

func (s *Store) openWriter(ctx context.Context, path string) error {
	sync := "synchronous(FULL)"
	if s.opt.NoSync {
		sync = syncOff
	}
	var err error
	s.writeDB, err = openDB(path, 1, "journal_mode(WAL)", sync, s.cachePragma(),
		"busy_timeout(5000)", walCheckpoint, "journal_size_limit(67108864)")
	if err != nil {
		return err
	}
	if err := migrate(ctx, s.writeDB); err != nil {
		return err
	}
	var seq int64
	err = s.writeDB.QueryRowContext(ctx, "SELECT store, seq, sqlite_version() FROM revision").Scan(&s.id, &seq, &s.version)
	if err != nil {
		return fmt.Errorf("read the state of the store: %w", translate(err))
	}
	c, err := newConn(ctx, s.writeDB)
	if err != nil {
		return translate(err)
	}
	if err := setTemporary(ctx, c, inMemory); err != nil {
		return errors.Join(err, c.close())
	}
	m, err := openMerger(ctx, path, s.opt.NoSync)
	if err != nil {
		return errors.Join(translate(err), c.close())
	}
	w := newWriter(c, m, seq)
	if err := w.loadKeys(ctx); err != nil {
		return errors.Join(err, m.close(), c.close())
	}
	// The last run may have ended before its segments were merged.
	m.committed()
	s.writer = w
	go w.lead()
	return nil
}

// Where a connection keeps what SQLite needs for a while: what a savepoint may have to
// restore is small and often needed, a copy of the store is neither.
const (
	inMemory = "MEMORY"
	inFiles  = "FILE"
)

func setTemporary(ctx context.Context, c *conn, where string) error {
	_, err := c.ExecContext(ctx, "PRAGMA temp_store = "+where)
	return translate(err)
}

func (s *Store) openReaders(ctx context.Context, path string) error {
	var err error
	s.readDB, err = openDB(path, s.opt.ReadConns, "query_only(ON)", s.cachePragma(), "busy_timeout(5000)")
	if err != nil {
		return err
	}
	for range s.opt.ReadConns {
		c, err := newConn(ctx, s.readDB)
		if err != nil {
			return translate(err)
		}
		s.readers.give(c)
		if _, err := sqlite.Limit(c.Conn, sqlite3.SQLITE_LIMIT_LENGTH, s.opt.QueryMemory/4); err != nil {
			return translate(err)
		}
	}
	return nil
}

func (s *Store) cachePragma() string {
	return "cache_size(" + strconv.Itoa(-s.opt.CacheMB*1024) + ")"
}

// Name is the engine and the version of SQLite.
func (s *Store) Name() string { return "embedded (SQLite " + s.version + ")" }

// Ready tells whether the store can serve: it is open and its file answers.
func (s *Store) Ready(ctx context.Context) error {
	return s.Read(ctx, graph.Audience{}, graph.ReadOptions{}, func(context.Context, graph.Reader) error { return nil })
}

// enter counts a running call; leave ends it.
func (s *Store) enter() error {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.closed {
		return graph.ErrClosed
	}
	s.running.Add(1)
	return nil
}

func (s *Store) leave() { s.running.Done() }

// Close refuses new calls, waits for the running ones, and closes the file. If
// ctx ends first, the file is closed as soon as they have ended.
func (s *Store) Close(ctx context.Context) error {
	s.mu.Lock()
	if s.closed {
		s.mu.Unlock()
		return graph.ErrClosed
	}
	s.closed = true
	s.mu.Unlock()
	done := make(chan error, 1)
	go func() {
		s.running.Wait()
		done <- s.release()
	}()
	select {
	case err := <-done:
		return err
	case <-ctx.Done():
		return ctx.Err()
	}
}

// release frees whatever of the store is open. The last connection to go moves
// the write-ahead log into brain.db and removes it.
func (s *Store) release() error {
	var errs []error
	for _, c := range s.readers.empty() {
		errs = append(errs, c.close())
	}
	if s.readDB != nil {
		errs = append(errs, s.readDB.Close())
	}
	if s.writer != nil {
		errs = append(errs, s.writer.close())
	}
	if s.writeDB != nil {
		errs = append(errs, s.writeDB.Close())
	}
	if s.lock != nil {
		errs = append(errs, s.lock.release())
	}
	return translate(errors.Join(errs...))
}
