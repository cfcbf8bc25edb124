package embedded

import (
	"fmt"
	"strconv"
	"strings"

	"brain/graph"
)

const revisionMark = "e1."

// revision writes a commit's sequence number as the port's opaque text.
func revision(store string, seq int64) graph.Revision {
	return graph.Revision(revisionMark + store + "." + strconv.FormatInt(seq, 10))
}

// parseRevision reads what revision wrote for the same store. "" is 0, which
// every state contains. Error: ErrBadRevision.
func parseRevision(store string, r graph.Revision) (int64, error) {
	if r == "" {
		return 0, nil
	}
	rest, ok := strings.CutPrefix(string(r), revisionMark+store+".")
	if !ok {
		return 0, fmt.Errorf("%w: it is not of this store", graph.ErrBadRevision)
	}
	seq, err := strconv.ParseInt(rest, 10, 64)
	if err != nil || seq < 0 {
		return 0, fmt.Errorf("%w: expected a commit number at its end", graph.ErrBadRevision)
	}
	return seq, nil
}

// reached tells whether a view at seq contains what is demanded.
func reached(store string, demanded graph.Revision, seq int64) error {
	want, err := parseRevision(store, demanded)
	if err != nil {
		return err
	}
	if want > seq {
		return fmt.Errorf("%w: the store is at commit %d, %d was demanded", graph.ErrStaleRevision, seq, want)
	}
	return nil
}
