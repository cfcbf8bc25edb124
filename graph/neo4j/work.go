package neo4j

import (
	"context"
	"sync"
	"time"

	bolt "github.com/neo4j/neo4j-go-driver/v5/neo4j"
)

// closing is how long the end of a transaction may take after its context has
// ended; it bounds the overrun of a deadline.
const closing = 300 * time.Millisecond

// work is one transaction of the driver. The driver's own is not safe for
// concurrent use; this one is.
type work struct {
	mu      sync.Mutex
	session bolt.SessionWithContext
	tx      bolt.ExplicitTransaction
	// broken is the driver's error that ended the transaction.
	broken error
	// vectors are the indexes that serve, exactVectors is Options.ExactVectors.
	vectors      *vectorIndexes
	exactVectors int
	// vectored are the nodes whose vector may not be in an index as the transaction
	// sees it.
	vectored []string
}

// vectorWritten notes that the transaction wrote a node that has a vector.
func (w *work) vectorWritten(id string, f filed) {
	if f.vector.space != "" && f.visible() {
		w.vectored = append(w.vectored, id)
	}
}

// begin opens a transaction. A connection that the pool held may have died
// meanwhile, so it is tried again on another.
func begin(ctx context.Context, driver bolt.DriverWithContext, config bolt.SessionConfig, timeout time.Duration) (*work, error) {
	var broken error
	for range 3 {
		session := driver.NewSession(ctx, config)
		tx, err := session.BeginTransaction(ctx, bolt.WithTxTimeout(timeout))
		if err == nil {
			return &work{session: session, tx: tx}, nil
		}
		closeSession(ctx, session)
		broken = err
		if ctx.Err() != nil || !transient(err) {
			break
		}
	}
	return nil, broken
}

func closeSession(ctx context.Context, session bolt.SessionWithContext) {
	ctx, cancel := context.WithTimeout(context.WithoutCancel(ctx), closing)
	defer cancel()
	// The error is of no use: the transaction's outcome is known before.
	_ = session.Close(ctx)
}

// run runs a statement and collects its rows. After the first error the
// transaction is dead and every run fails alike.
func (w *work) run(ctx context.Context, text string, params map[string]any) ([]*bolt.Record, error) {
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.broken != nil {
		return nil, translate(ctx, w.broken)
	}
	var records []*bolt.Record
	result, err := w.tx.Run(ctx, text, params)
	if err == nil {
		records, err = result.Collect(ctx)
	}
	if err == nil {
		err = ctx.Err()
	}
	if err != nil {
		w.broken = err
		return nil, translate(ctx, err)
	}
	return records, nil
}

// commit ends the transaction; its error is the driver's.
func (w *work) commit(ctx context.Context) error { return w.tx.Commit(ctx) }

// end rolls back what was not committed and gives the connection back.
func (w *work) end(ctx context.Context) {
	bounded, cancel := context.WithTimeout(context.WithoutCancel(ctx), closing)
	defer cancel()
	_ = w.tx.Close(bounded)
	closeSession(ctx, w.session)
}
