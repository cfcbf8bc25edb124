package main

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"brain/internal/client"
)

const skillsViewDocument = `query SkillView($name: String!, $surface: SkillSurface, $conversation: ConversationInput) {
  skillView(name: $name, surface: $surface, conversation: $conversation) { outcome skill { name description tags locator } }
}`

type skillViewVariables struct {
	Name         string        `json:"name"`
	Surface      string        `json:"surface,omitempty"`
	Conversation *conversation `json:"conversation,omitempty"`
}

type skillViewAnswer struct {
	Outcome string
	Skill   *listedSkill
}

func (c *cli) skillsViewCommand() *cobra.Command {
	surface := choice{allowed: []string{"MAIN", "BACKGROUND"}}
	var channel string
	cmd := &cobra.Command{
		Use:     "view NAME",
		Short:   "Show how you are to use a skill, as an agent would be told",
		Example: "  brain skills view release-notes\n  BRAIN_TOKEN=… brain skills view night-audit --surface background",
		Args:    arguments("NAME"),
		RunE: func(cmd *cobra.Command, args []string) error {
			raw, got, err := call[skillViewAnswer](cmd.Context(), c, client.Operation{Name: "SkillView", Document: skillsViewDocument}, "skillView",
				skillViewVariables{args[0], surface.value, conversationIn(channel)})
			if err != nil {
				return err
			}
			if c.json {
				return printJSON(c.out, raw)
			}
			if got.Skill == nil {
				_, err = fmt.Fprintln(c.out, strings.ToLower(strings.ReplaceAll(line(got.Outcome), "_", " ")))
				return err
			}
			_, err = fmt.Fprintf(c.out, "load %s from %s\n  %s\n", line(got.Skill.Name), line(got.Skill.Locator), line(got.Skill.Description))
			return err
		},
	}
	cmd.Flags().Var(&surface, "surface", "where it is to be used (default main)")
	cmd.Flags().StringVar(&channel, "channel", "", "external id of the `CHANNEL` in which you speak")
	return cmd
}
