package main

import (
	"encoding/json"
	"fmt"
	"os"

	"github.com/spf13/cobra"

	"brain/internal/client"
	"brain/internal/fault"
)

const changePacksDocument = `mutation ChangePacks($input: ChangePacksInput!) {
  changePacks(input: $input) { changes conflicts applied }
}`

type changePacksInput struct {
	Action  string          `json:"action"`
	Names   []string        `json:"names,omitempty"`
	File    string          `json:"file,omitempty"`
	Mapping json.RawMessage `json:"mapping,omitempty"`
	DryRun  bool            `json:"dryRun,omitempty"`
}

type packPlan struct {
	Changes   []string
	Conflicts []string
	Applied   bool
}

// packFlags are the flags that the commands which change packs share.
type packFlags struct {
	file, mapping string
	dryRun        bool
}

func (f *packFlags) fileFlag(cmd *cobra.Command) {
	cmd.Flags().StringVar(&f.file, "file", "", "pack `FILE` (YAML)")
}

func (f *packFlags) mappingFlag(cmd *cobra.Command) {
	cmd.Flags().StringVar(&f.mapping, "mapping", "", "what becomes of what uses terms that go: `JSON` such as '{\"retype\": {\"old\": \"new\"}, \"relink\": {\"old\": \"new\"}}'")
}

func (f *packFlags) dryRunFlag(cmd *cobra.Command) {
	cmd.Flags().BoolVar(&f.dryRun, "dry-run", false, "show what would happen and change nothing")
}

// change sends one change of packs and prints its plan; done is the word for it.
func (f *packFlags) change(c *cli, cmd *cobra.Command, action, done string, names []string) error {
	in := changePacksInput{Action: action, Names: names, DryRun: f.dryRun}
	if f.file != "" {
		content, err := os.ReadFile(f.file)
		if err != nil {
			return fmt.Errorf("read the pack file: %w", err)
		}
		in.File = string(content)
	}
	if f.mapping != "" {
		if !json.Valid([]byte(f.mapping)) {
			return &usageError{command: cmd.CommandPath(), message: "--mapping is not valid JSON"}
		}
		in.Mapping = json.RawMessage(f.mapping)
	}
	if len(names) == 0 && f.file == "" {
		return &usageError{command: cmd.CommandPath(), message: "no pack is named: name packs or give --file"}
	}
	raw, plan, err := call[packPlan](cmd.Context(), c, client.Operation{Name: "ChangePacks", Document: changePacksDocument}, "changePacks", input[changePacksInput]{in})
	if err != nil {
		return err
	}
	if c.json {
		err = printJSON(c.out, raw)
	} else {
		_, err = fmt.Fprint(c.out, plan.text(done))
	}
	if err == nil && len(plan.Conflicts) > 0 {
		err = &failedError{code: fault.Conflict, message: fmt.Sprintf("%d conflicts, nothing was changed", len(plan.Conflicts))}
	}
	return err
}
