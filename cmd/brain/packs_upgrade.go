package main

import "github.com/spf13/cobra"

func (c *cli) packsUpgradeCommand() *cobra.Command {
	var flags packFlags
	cmd := &cobra.Command{
		Use:   "upgrade [NAME…]",
		Short: "Replace installed packs by higher versions: built-in ones by name, others from a file",
		Example: `  brain packs upgrade general
  brain packs upgrade --file ours-2.yaml --mapping '{"retype": {"asset": "document"}}'`,
		RunE: func(cmd *cobra.Command, args []string) error {
			return flags.change(c, cmd, "UPGRADE", "upgraded", args)
		},
	}
	flags.fileFlag(cmd)
	flags.mappingFlag(cmd)
	flags.dryRunFlag(cmd)
	return cmd
}
