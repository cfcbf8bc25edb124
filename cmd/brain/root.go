package main

import (
	"github.com/spf13/cobra"
)

// root returns the whole command tree.
func (c *cli) root() *cobra.Command {
	root := parent("brain", "Serve the organisation's memory, and talk to it",
		c.serveCommand(),
		parent("import", "Bring in what is written elsewhere",
			c.importMarkdownCommand(), c.importJSONLCommand(), c.importMCPMemoryCommand()),
		c.exportCommand(),
		c.rememberCommand(),
		c.recallCommand(),
		c.queryCommand(),
		parent("principal", "Manage people, agents and programs",
			c.principalCreateCommand(), c.principalListCommand(), c.principalDeactivateCommand()),
		parent("group", "Manage groups and their members",
			c.groupCreateCommand(), c.groupRenameCommand(), c.groupAddCommand(), c.groupRemoveCommand(), c.groupListCommand()),
		parent("token", "Manage access tokens", c.tokenCreateCommand(), c.tokenRevokeCommand(), c.tokenListCommand()),
		parent("skills", "Manage the skills that agents find", c.skillsRegisterCommand(), c.skillsUpdateCommand(),
			c.skillsEnableCommand(), c.skillsDisableCommand(), c.skillsListCommand(), c.skillsViewCommand()),
		parent("packs", "Manage schema packs", c.packsListCommand(), c.packsPatternsCommand(), c.packsPlanCommand(),
			c.packsInstallCommand(), c.packsUpgradeCommand(), c.packsUninstallCommand()),
		parent("bench", "Measure how well it answers", c.benchRetrievalCommand()),
		parent("config", "Show the configuration", c.configPrintCommand()),
		c.versionCommand(),
		c.referenceCommand(),
	)
	root.Long = `Brain is the shared memory of an organisation's people and agents.

Commands that talk to a server find it by BRAIN_URL and BRAIN_TOKEN, else by the
dev.json that brain serve --dev writes to ./brain-data.`
	root.PersistentFlags().BoolVar(&c.json, "json", false, "print the result as JSON")
	root.SilenceErrors, root.SilenceUsage = true, true
	root.CompletionOptions.HiddenDefaultCmd = true
	root.SetFlagErrorFunc(func(cmd *cobra.Command, err error) error {
		return &usageError{command: cmd.CommandPath(), message: err.Error()}
	})
	return root
}
