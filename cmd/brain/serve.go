package main

import (
	"context"

	"github.com/spf13/cobra"

	"brain/internal/app"
	"brain/internal/config"
)

func (c *cli) serveCommand() *cobra.Command {
	cmd := &cobra.Command{
		Use:   "serve",
		Short: "Serve the API until interrupted",
		Long: `Serve the GraphQL API until interrupted. Flags win over environment variables,
those over the file that --config names; see docs/reference/config.md.`,
		Example: `  # an embedded store in ./brain-data, with an admin token in ./brain-data/dev.json
  brain serve --dev

  # Neo4j, on all addresses
  brain serve --store neo4j://neo4j:password@localhost:7687/neo4j --listen :7777

  # settings from a file
  brain serve --config brain.yaml`,
		Args: arguments(),
		RunE: func(cmd *cobra.Command, _ []string) error {
			cfg, err := c.settings(cmd)
			if err != nil {
				return err
			}
			return c.serve(cmd.Context(), cfg, buildVersion())
		},
	}
	addSettings(cmd)
	return cmd
}

// serveApp runs the service.
func serveApp(ctx context.Context, cfg config.Config, version string) error {
	return app.Run(ctx, cfg, version)
}
