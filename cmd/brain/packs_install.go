package main

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"
)

func (c *cli) packsInstallCommand() *cobra.Command {
	var flags packFlags
	cmd := &cobra.Command{
		Use:   "install [NAME…]",
		Short: "Install built-in packs, or a pack file: all or nothing",
		Example: `  brain packs install software pevc
  brain packs install --file ours.yaml --dry-run`,
		RunE: func(cmd *cobra.Command, args []string) error {
			return flags.change(c, cmd, "INSTALL", "installed", args)
		},
	}
	flags.fileFlag(cmd)
	flags.dryRunFlag(cmd)
	return cmd
}

func (p packPlan) text(done string) string {
	var b strings.Builder
	for _, change := range p.Changes {
		fmt.Fprintf(&b, "%s %s\n", mark(change), line(change))
	}
	for _, conflict := range p.Conflicts {
		fmt.Fprintf(&b, "! %s\n", line(conflict))
	}
	switch {
	case len(p.Conflicts) > 0:
	case len(p.Changes) == 0:
		b.WriteString("nothing to do\n")
	case p.Applied:
		b.WriteString(done + "\n")
	default:
		b.WriteString("nothing was changed (dry run)\n")
	}
	return b.String()
}

// mark shows at the beginning of a line whether something is added or goes.
func mark(change string) string {
	for _, less := range []string{"uninstall ", "remove ", "narrow "} {
		if strings.HasPrefix(change, less) {
			return "-"
		}
	}
	return "+"
}
