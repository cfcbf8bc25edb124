package main

import (
	"fmt"

	"github.com/spf13/cobra"

	"brain/internal/exporter"
	"brain/internal/fault"
)

func (c *cli) exportCommand() *cobra.Command {
	var format, file string
	var history bool
	cmd := &cobra.Command{
		Use:   "export --out FILE",
		Short: "Write everything that the instance knows to a file",
		Long: `Write everything that the instance knows to a file of JSON lines: all scopes,
deleted and historic items and the audit; no tokens. Only an admin may. Whoever
reads the file knows it all: it is for its owner only, and so should be its copies.

Until the file is whole it is FILE.partial, with FILE.cursor beside it. Run an
export that was interrupted again and it goes on where it stopped; while one writes
a file, another one to the same file is refused. What is written meanwhile may be in it or not; for an export of one state switch the memory off
with the setting enabled. brain import jsonl brings it into a new instance, on
either engine.

As jsonld it is JSON-LD with the terms of PROV-O: what is held now, or with
--history everything. It is for other programs, not for bringing back.`,
		Example: `  brain export --format jsonl --out brain.jsonl
  brain export --out /backup/brain.jsonl --json
  brain export --format jsonld --out brain.jsonld --history`,
		Args: arguments(),
		RunE: func(cmd *cobra.Command, _ []string) error {
			if format != "jsonl" && format != "jsonld" {
				return fault.Bad("--format", "jsonl or jsonld", "jsonl")
			}
			if history && format != "jsonld" {
				return fault.Bad("--history", "--format jsonld; jsonl always holds the history", "")
			}
			if file == "" {
				return &usageError{command: cmd.CommandPath(), message: "--out is missing, expected the file to write"}
			}
			cl, err := c.connect()
			if err != nil {
				return err
			}
			count := newRecordCount(c.err, "exported")
			if format == "jsonld" {
				err := c.exportLinkedData(file, history, exporter.Records(cmd.Context(), exporter.NewAPI(cl), nil), count.set)
				count.finish()
				return err
			}
			result, err := exporter.Write(cmd.Context(), exporter.NewAPI(cl), file, exporter.Options{Progress: count.set})
			count.finish()
			if err != nil {
				return err
			}
			if c.json {
				return printJSON(c.out, result)
			}
			_, err = fmt.Fprintf(c.out, "%s: %d records, %d bytes\n", line(result.File), result.Records, result.Bytes)
			return err
		},
	}
	cmd.Flags().StringVar(&format, "format", "jsonl", "form of the file: jsonl or jsonld")
	cmd.Flags().StringVar(&file, "out", "", "the file; one of that name is replaced when the export is whole")
	cmd.Flags().BoolVar(&history, "history", false, "jsonld: also what is no longer held")
	return cmd
}
