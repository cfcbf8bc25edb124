package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"brain/internal/client"
	"brain/internal/evaluate"
	"brain/internal/fault"
	"brain/internal/importers"
	"brain/internal/importers/jsonl"
)

// retrievalReport is the report as JSON.
type retrievalReport struct {
	evaluate.Report
	// Outcomes are those of each question, where they were asked for.
	Outcomes []evaluate.Outcome `json:"outcomes,omitempty"`
}

func (c *cli) benchRetrievalCommand() *cobra.Command {
	var (
		bring, each bool
		opt         evaluate.Options
	)
	cmd := &cobra.Command{
		Use:   "retrieval FILE…",
		Short: "Measure how well recall answers questions whose answers are known",
		Long: `Ask the server every question of the sets and compare the pages that recall finds
with those that should be there: precision, recall, complete answers, MRR and nDCG,
by hops, category and language; without each of recall's arms, with each alone, and
beside plain BM25 over the same pages. You need to know the pages: ask as whoever
may. The form of a set is in docs/reference/question-sets.md.

The table is Markdown; with --json all measures come as JSON.`,
		Example: `  brain bench retrieval bench/questions/world-v1/reworded.jsonl
  brain bench retrieval two-hop.jsonl three-hop.jsonl --at 10 --json
  brain bench retrieval mine.jsonl --import`,
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) == 0 {
				return &usageError{command: cmd.CommandPath(), message: "no files given, expected at least one"}
			}
			slices.Sort(opt.Cuts)
			if opt.Cuts = slices.Compact(opt.Cuts); len(opt.Cuts) == 0 || opt.Cuts[0] < 1 || opt.Cuts[len(opt.Cuts)-1] > 100 {
				return &usageError{command: cmd.CommandPath(), message: "--at: expected numbers from 1 to 100"}
			}
			return c.benchRetrieval(cmd.Context(), args, bring, each, opt)
		},
	}
	f := cmd.Flags()
	f.IntSliceVar(&opt.Cuts, "at", []int{5, 10}, "how many first pages count, once or several times")
	f.BoolVar(&bring, "import", false, "import the records of the sets first")
	f.BoolVar(&opt.KnownOnly, "known-only", false, "leave out answers that you may not know, instead of failing")
	f.BoolVar(&each, "each", false, "with --json, add what was found and what is missing for each question")
	return cmd
}

func (c *cli) benchRetrieval(ctx context.Context, files []string, bring, each bool, opt evaluate.Options) error {
	sets, err := readSets(files)
	if err != nil {
		return err
	}
	cl, err := c.connect()
	if err != nil {
		return err
	}
	if bring {
		if err := c.importItems(ctx, cl, sets); err != nil {
			return err
		}
	}
	total := 0
	for _, s := range sets {
		total += len(s.Questions)
	}
	progress := newProgress(c.err)
	progress.Start("questions", "questions", total)
	opt.Progress = func(int) { progress.Advance() }
	report, outcomes, err := evaluate.Run(ctx, cl, sets, opt)
	if err != nil {
		return err
	}
	progress.Finish()
	if !c.json {
		_, err := fmt.Fprint(c.out, printable(report.Markdown()))
		return err
	}
	if !each {
		outcomes = nil
	}
	return printJSON(c.out, retrievalReport{report, outcomes})
}

// readSets reads all files before anything is asked.
func readSets(files []string) ([]evaluate.Set, error) {
	var sets []evaluate.Set
	for _, file := range files {
		f, err := openFile(file)
		if err != nil {
			return nil, err
		}
		set, err := evaluate.Read(file, f)
		if closeErr := f.Close(); err == nil {
			err = closeErr
		}
		if err != nil {
			return nil, err
		}
		sets = append(sets, set)
	}
	return sets, nil
}

// importItems imports the records of the sets. One that is refused fails, since its
// questions could not be answered.
func (c *cli) importItems(ctx context.Context, cl *client.Client, sets []evaluate.Set) error {
	count := newRecordCount(c.err, "imported")
	defer count.finish()
	for _, set := range sets {
		report, err := jsonl.Import(ctx, bytes.NewReader(bytes.Join(rawOf(set.Items), []byte("\n"))), importers.NewAPI(cl), count.set)
		if err != nil {
			return err
		}
		if report.Refused > 0 {
			first := report.Refusals[0]
			return fault.New(fault.Constraint, "%s: the service refused %d records, first record %s: %s: %s",
				set.Name, report.Refused, strings.TrimPrefix(first.Name, "line "), first.Code, first.Message)
		}
	}
	return nil
}

func rawOf(items []json.RawMessage) [][]byte {
	out := make([][]byte, len(items))
	for i, item := range items {
		out[i] = item
	}
	return out
}
