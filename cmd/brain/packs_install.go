package main

import (
	"fmt"
	"os"
	"strings"

	"github.com/spf13/cobra"

	"brain/internal/client"
	"brain/internal/fault"
)

const packsInstallDocument = `mutation ChangePacks($input: ChangePacksInput!) {
  changePacks(input: $input) { changes conflicts applied }
}`

type changePacksInput struct {
	Action string   `json:"action"`
	Names  []string `json:"names,omitempty"`
	File   string   `json:"file,omitempty"`
	DryRun bool     `json:"dryRun,omitempty"`
}

type packPlan struct {
	Changes   []string
	Conflicts []string
	Applied   bool
}

func (c *cli) packsInstallCommand() *cobra.Command {
	var (
		in   changePacksInput
		file string
	)
	cmd := &cobra.Command{
		Use:   "install [NAME…]",
		Short: "Install built-in packs, or a pack file: all or nothing",
		Example: `  brain packs install software pevc
  brain packs install --file ours.yaml --dry-run`,
		RunE: func(cmd *cobra.Command, args []string) error {
			if len(args) == 0 && file == "" {
				return &usageError{command: cmd.CommandPath(), message: "nothing to install: name packs or give --file"}
			}
			in.Action, in.Names = "INSTALL", args
			if file != "" {
				content, err := os.ReadFile(file)
				if err != nil {
					return fmt.Errorf("read the pack file: %w", err)
				}
				in.File = string(content)
			}
			raw, plan, err := call[packPlan](cmd.Context(), c, client.Operation{Name: "ChangePacks", Document: packsInstallDocument}, "changePacks", input[changePacksInput]{in})
			if err != nil {
				return err
			}
			if c.json {
				err = printJSON(c.out, raw)
			} else {
				_, err = fmt.Fprint(c.out, plan.text())
			}
			if err == nil && len(plan.Conflicts) > 0 {
				err = &failedError{code: fault.Conflict, message: fmt.Sprintf("%d conflicts, nothing was changed", len(plan.Conflicts))}
			}
			return err
		},
	}
	cmd.Flags().StringVar(&file, "file", "", "pack `FILE` (YAML) to install")
	cmd.Flags().BoolVar(&in.DryRun, "dry-run", false, "show what would happen and change nothing")
	return cmd
}

func (p packPlan) text() string {
	var b strings.Builder
	for _, change := range p.Changes {
		fmt.Fprintf(&b, "+ %s\n", line(change))
	}
	for _, conflict := range p.Conflicts {
		fmt.Fprintf(&b, "! %s\n", line(conflict))
	}
	switch {
	case p.Applied:
		b.WriteString("installed\n")
	case len(p.Conflicts) > 0:
	case len(p.Changes) == 0:
		b.WriteString("nothing to do\n")
	default:
		b.WriteString("nothing was changed (dry run)\n")
	}
	return b.String()
}
