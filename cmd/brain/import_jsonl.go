package main

import (
	"context"
	"errors"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"brain/internal/fault"
	"brain/internal/importers"
	"brain/internal/importers/jsonl"
)

func (c *cli) importJSONLCommand() *cobra.Command {
	var plain bool
	cmd := &cobra.Command{
		Use:   "jsonl FILE",
		Short: "Import a file of records, such as an export",
		Long: `Import a file of JSON lines. Without flags it is what brain export wrote: the
records go in as they are, with ids, authors, times, scopes and history. Only an
admin may, and the instance should be new: what it made for itself gives way, what
somebody wrote stays.

With --plain the records are pages, links and claims that another program made;
anyone may import them, within the write check, and they become the caller's.

Run an import that was interrupted again: what is there is left alone.`,
		Example: `  brain import jsonl brain.jsonl
  brain import jsonl pages.jsonl --plain --json`,
		Args: arguments("FILE"),
		RunE: func(cmd *cobra.Command, args []string) error {
			report, err := c.importJSONL(cmd.Context(), args[0], plain)
			if report != nil {
				if printErr := c.printRecords(report); printErr != nil {
					return errors.Join(err, printErr)
				}
			}
			if err == nil && report.Refused > 0 {
				return &failedError{code: fault.Constraint, message: fmt.Sprintf("the service refused %d records", report.Refused), hint: "the report lists the first; everything else was imported"}
			}
			return err
		},
	}
	cmd.Flags().BoolVar(&plain, "plain", false, "the records are pages, links and claims of another program")
	return cmd
}

// importJSONL reads and sends the file. The report is nil where nothing was sent.
func (c *cli) importJSONL(ctx context.Context, path string, plain bool) (*jsonl.Report, error) {
	f, err := openFile(path)
	if err != nil {
		return nil, err
	}
	defer f.Close()
	cl, err := c.connect()
	if err != nil {
		return nil, err
	}
	sink := importers.NewAPI(cl)
	if !plain {
		sink = sink.Preserving()
	}
	count := newRecordCount(c.err, "read")
	defer count.finish()
	return jsonl.Import(ctx, f, sink, count.set)
}

func (c *cli) printRecords(r *jsonl.Report) error {
	if c.json {
		return printJSON(c.out, r)
	}
	var b strings.Builder
	fmt.Fprintf(&b, "%d records: %d written, %d unchanged, %d refused\n", r.Records, r.Written, r.Unchanged, r.Refused)
	section(&b, "refused", r.Refused, r.Refusals, func(f importers.Refusal) string {
		return fmt.Sprintf("%s: %s: %s", f.Name, f.Code, f.Message)
	})
	section(&b, "warnings", len(r.Warnings), r.Warnings, func(n importers.Notice) string { return n.Name + ": " + n.Message })
	_, err := fmt.Fprint(c.out, b.String())
	return err
}
