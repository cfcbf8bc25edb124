package main

import (
	"fmt"
	"io"
	"os"

	"golang.org/x/term"
)

// countStep is how many records pass between two lines of progress.
const countStep = 10_000

// recordCount tells how many records a command is through with: in place on a
// terminal, on a line for every ten thousand on anything else.
type recordCount struct {
	out      io.Writer
	done     string
	terminal bool
	n, shown int
}

func newRecordCount(w io.Writer, done string) *recordCount {
	f, ok := w.(*os.File)
	return &recordCount{out: w, done: done, terminal: ok && term.IsTerminal(int(f.Fd()))}
}

// set tells the number of records so far.
func (c *recordCount) set(n int) {
	c.n = n
	switch {
	case c.terminal && (n-c.shown >= 100 || n < c.shown):
		fmt.Fprintf(c.out, "\r%d records %s", n, c.done)
	case !c.terminal && n/countStep > c.shown/countStep:
		fmt.Fprintf(c.out, "%d records %s\n", n, c.done)
	default:
		return
	}
	c.shown = n
}

// finish leaves the last number.
func (c *recordCount) finish() {
	if c.terminal {
		fmt.Fprint(c.out, "\r")
	}
	if c.terminal || c.n != c.shown || c.n%countStep != 0 {
		fmt.Fprintf(c.out, "%d records %s\n", c.n, c.done)
	}
}
