package main

import (
	"github.com/spf13/cobra"

	"brain/internal/client"
)

const skillsEnableDocument = `mutation SetSkillEnabled($input: SetSkillEnabledInput!) {
  setSkillEnabled(input: $input) { ` + skillFields + ` revision }
}`

type setSkillEnabledInput struct {
	Name    string `json:"name"`
	Enabled bool   `json:"enabled"`
}

func (c *cli) skillsEnableCommand() *cobra.Command {
	return c.skillSwitch("enable", "Let those for whom a skill is enabled find it again", "enabled", true)
}

func (c *cli) skillsDisableCommand() *cobra.Command {
	return c.skillSwitch("disable", "Hide a skill from everyone; its record stays", "disabled", false)
}

func (c *cli) skillSwitch(verb, short, done string, enabled bool) *cobra.Command {
	return &cobra.Command{
		Use: verb + " NAME", Short: short, Example: "  brain skills " + verb + " release-notes",
		Args: arguments("NAME"),
		RunE: func(cmd *cobra.Command, args []string) error {
			return changeSkill(cmd.Context(), c, client.Operation{Name: "SetSkillEnabled", Document: skillsEnableDocument}, "setSkillEnabled", done,
				setSkillEnabledInput{args[0], enabled})
		},
	}
}
