package main

import (
	"context"
	"errors"
	"fmt"
	"io"
	"path/filepath"
	"strings"
	"text/tabwriter"

	"github.com/spf13/cobra"

	"brain/internal/fault"
	"brain/internal/importers"
	"brain/internal/importers/mcpmemory"
)

func (c *cli) importMCPMemoryCommand() *cobra.Command {
	var (
		name, scope string
		dryRun      bool
	)
	cmd := &cobra.Command{
		Use:   "mcp-memory FILE",
		Short: "Import the memory file of the reference MCP memory server",
		Long: `Import the JSON lines that the reference MCP memory server keeps: entities become
pages, observations claims about them, relations links. A page's identity is the
memory's name and the entity's: importing again changes only what changed, and
completes an import that was interrupted.`,
		Example: `  brain import mcp-memory memory.jsonl
  brain import mcp-memory ~/agent/memory.jsonl --name research-agent --scope group:research
  brain import mcp-memory memory.jsonl --dry-run --json`,
		Args: arguments("FILE"),
		RunE: func(cmd *cobra.Command, args []string) error {
			report, err := c.importMCPMemory(cmd.Context(), args[0], name, scope, dryRun)
			if report == nil {
				return err
			}
			return reportImport(c, report, report.Lost(), func() error { return writeMemoryReport(c.out, report) }, err)
		},
	}
	cmd.Flags().StringVar(&name, "name", "", "name of the memory: part of each page's identity (default the file's name)")
	cmd.Flags().StringVar(&scope, "scope", "", "who may know what is imported: world, group:NAME or principal:UID (default you alone)")
	cmd.Flags().BoolVar(&dryRun, "dry-run", false, "check everything and write nothing")
	return cmd
}

// importMCPMemory reads and sends the file. The report is nil where nothing was
// sent yet.
func (c *cli) importMCPMemory(ctx context.Context, path, name, scope string, dryRun bool) (*mcpmemory.Report, error) {
	f, err := openFile(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	target, err := c.importTarget(ctx, scope)
	if err != nil {
		return nil, err
	}
	if name == "" {
		name = filepath.Base(path)
	}
	options := mcpmemory.Options{Name: name, Scope: target.scope, Vocabulary: target.vocabulary}
	report, err := mcpmemory.Import(ctx, f, options, importers.NewAPI(target.client), dryRun, newProgress(c.err))
	if errors.Is(err, mcpmemory.ErrName) {
		return nil, fault.New(fault.BadInput, "%s", err.Error()).In("--name")
	}
	return report, err
}

// writeMemoryReport writes the counts as a table, then what a person may want to
// look at.
func writeMemoryReport(w io.Writer, r *mcpmemory.Report) error {
	var b strings.Builder
	fmt.Fprintf(&b, "Memory %s, scope %s", line(r.Name), line(r.Scope))
	written := "written"
	if r.DryRun {
		b.WriteString(", dry run: nothing was written")
		written = "to write"
	}
	b.WriteString("\n")
	t := tabwriter.NewWriter(&b, 0, 4, 2, ' ', 0)
	row := func(what string, read int, sent importers.Tally) {
		fmt.Fprintf(t, "%s\t%d read\t%d %s\t%d unchanged\t%d refused\n", what, read, sent.Written, written, sent.Unchanged, sent.Refused)
	}
	row("entities", r.Entities, r.Pages)
	if r.DryRun {
		fmt.Fprintf(t, "observations\t%d read\nrelations\t%d read\n", r.Observations, r.Relations)
	} else {
		row("observations", r.Observations, r.Claims)
		row("relations", r.Relations, r.Links)
	}
	fmt.Fprintf(t, "left out\t%d duplicates\t%d dangling relations\t%d broken lines\n", r.Duplicates, r.DanglingRelations, r.BrokenLines)
	fmt.Fprintf(t, "changed\t%d types to note\t%d relations to relates_to\t%d observations cut\n", r.TypesDefaulted, r.RelationsGeneralized, r.ObservationsCut)
	if err := t.Flush(); err != nil {
		return err
	}
	section(&b, "broken lines", r.BrokenLines, r.Broken, func(l mcpmemory.BrokenLine) string { return fmt.Sprintf("line %d: %s", l.Line, l.Reason) })
	section(&b, "relations without one of their entities", r.DanglingRelations, r.Dangling, func(d mcpmemory.Dangling) string {
		return fmt.Sprintf("line %d: %s", d.Line, d.Relation)
	})
	section(&b, "unknown types, imported as note", len(r.UnknownTypes), r.UnknownTypes, counted)
	section(&b, "relations imported as relates_to, with their words as evidence", len(r.Generalized), r.Generalized, counted)
	section(&b, "keys of entities kept as written", len(r.KeptKeys), r.KeptKeys, counted)
	section(&b, "refused by the service", r.Lost(), r.Refused, refusal)
	_, err := io.WriteString(w, b.String())
	return err
}
