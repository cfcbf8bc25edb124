package main

import "github.com/spf13/cobra"

func (c *cli) configPrintCommand() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "print",
		Short: "Print the effective settings of brain serve, secrets masked",
		Example: `  brain config print
  brain config print --config brain.yaml --listen :8080
  brain config print --json`,
		Args: arguments(),
		RunE: func(cmd *cobra.Command, _ []string) error {
			cfg, err := c.settings(cmd)
			if err != nil {
				return err
			}
			if c.json {
				return printJSON(c.out, cfg.Values())
			}
			return cfg.Print(c.out)
		},
	}
	addSettings(cmd)
	return cmd
}
