package main

import (
	"fmt"
	"io"
	"os"

	"github.com/schollz/progressbar/v3"
	"golang.org/x/term"

	"brain/internal/importers"
)

// newProgress returns a progress bar on a terminal, and one line for each step
// on anything else.
func newProgress(w io.Writer) importers.Progress {
	if f, ok := w.(*os.File); ok && term.IsTerminal(int(f.Fd())) {
		return &barProgress{out: w}
	}
	return &lineProgress{out: w}
}

type barProgress struct {
	out io.Writer
	bar *progressbar.ProgressBar
}

// Start implements importers.Progress.
func (p *barProgress) Start(step, _ string, total int) {
	p.bar = progressbar.NewOptions(total, progressbar.OptionSetWriter(p.out), progressbar.OptionSetDescription(step),
		progressbar.OptionShowCount(), progressbar.OptionSetPredictTime(true), progressbar.OptionFullWidth())
}

// Advance implements importers.Progress.
func (p *barProgress) Advance() { _ = p.bar.Add(1) }

// Finish implements importers.Progress.
func (p *barProgress) Finish() {
	_ = p.bar.Exit()
	fmt.Fprintln(p.out)
}

type lineProgress struct {
	out         io.Writer
	step, unit  string
	done, total int
}

// Start implements importers.Progress.
func (p *lineProgress) Start(step, unit string, total int) {
	p.step, p.unit, p.done, p.total = step, unit, 0, total
}

// Advance implements importers.Progress.
func (p *lineProgress) Advance() { p.done++ }

// Finish implements importers.Progress.
func (p *lineProgress) Finish() {
	fmt.Fprintf(p.out, "%s: %d of %d %s\n", p.step, p.done, p.total, p.unit)
}
