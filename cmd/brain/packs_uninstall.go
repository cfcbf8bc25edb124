package main

import "github.com/spf13/cobra"

func (c *cli) packsUninstallCommand() *cobra.Command {
	var flags packFlags
	cmd := &cobra.Command{
		Use:   "uninstall NAME…",
		Short: "Take packs away whose terms nothing uses, or with a mapping",
		Example: `  brain packs uninstall consumer
  brain packs uninstall roads --mapping '{"retype": {"road": "concept"}, "relink": {"leads_to": "relates_to"}}'`,
		RunE: func(cmd *cobra.Command, args []string) error {
			return flags.change(c, cmd, "UNINSTALL", "uninstalled", args)
		},
	}
	flags.mappingFlag(cmd)
	flags.dryRunFlag(cmd)
	return cmd
}
