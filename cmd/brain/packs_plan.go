package main

import "github.com/spf13/cobra"

func (c *cli) packsPlanCommand() *cobra.Command {
	var flags packFlags
	var uninstall bool
	cmd := &cobra.Command{
		Use:   "plan [NAME…]",
		Short: "Show what installing, upgrading or uninstalling packs would do, and what stands against it",
		Example: `  brain packs plan software
  brain packs plan --file ours-2.yaml --mapping '{"retype": {"asset": "document"}}'
  brain packs plan --uninstall consumer`,
		RunE: func(cmd *cobra.Command, args []string) error {
			action := "INSTALL"
			if uninstall {
				action = "UNINSTALL"
			}
			flags.dryRun = true
			return flags.change(c, cmd, action, "", args)
		},
	}
	flags.fileFlag(cmd)
	flags.mappingFlag(cmd)
	cmd.Flags().BoolVar(&uninstall, "uninstall", false, "plan to take the named packs away")
	return cmd
}
