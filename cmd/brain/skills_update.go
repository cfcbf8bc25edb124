package main

import (
	"github.com/spf13/cobra"

	"brain/internal/client"
)

const skillsUpdateDocument = `mutation UpdateSkill($input: UpdateSkillInput!) {
  updateSkill(input: $input) { ` + skillFields + ` revision }
}`

type updateSkillInput struct {
	Name        string    `json:"name"`
	Description *string   `json:"description,omitempty"`
	Tags        *[]string `json:"tags,omitempty"`
	Locator     *string   `json:"locator,omitempty"`
	Runtime     string    `json:"runtime,omitempty"`
	EnabledFor  *[]string `json:"enabledFor,omitempty"`
}

func (c *cli) skillsUpdateCommand() *cobra.Command {
	var (
		description, locator string
		tags, enabledFor     []string
		runtime              = choice{allowed: skillRuntimes}
	)
	cmd := &cobra.Command{
		Use:   "update NAME",
		Short: "Change a skill; what is not given stays",
		Example: `  brain skills update release-notes --enabled-for group:ops --enabled-for principal:helper
  brain skills update release-notes --enabled-for ""`,
		Args: arguments("NAME"),
		RunE: func(cmd *cobra.Command, args []string) error {
			in := updateSkillInput{Name: args[0], Runtime: runtime.value}
			given := cmd.Flags().Changed
			if given("description") {
				in.Description = &description
			}
			if given("locator") {
				in.Locator = &locator
			}
			if given("tag") {
				list := filled(tags)
				in.Tags = &list
			}
			if given("enabled-for") {
				list := filled(enabledFor)
				in.EnabledFor = &list
			}
			return changeSkill(cmd.Context(), c, client.Operation{Name: "UpdateSkill", Document: skillsUpdateDocument}, "updateSkill", "updated", in)
		},
	}
	f := cmd.Flags()
	f.StringVar(&description, "description", "", "what it does")
	f.StringVar(&locator, "locator", "", "where its owner keeps it")
	f.StringArrayVar(&tags, "tag", nil, "all tags, repeatable; empty for none")
	f.Var(&runtime, "runtime", "where it runs")
	f.StringArrayVar(&enabledFor, "enabled-for", nil, "`SCOPE`s of all who may find it, repeatable; empty for nobody")
	return cmd
}

// filled leaves out the empty value by which a flag says "none".
func filled(values []string) []string {
	out := []string{}
	for _, v := range values {
		if v != "" {
			out = append(out, v)
		}
	}
	return out
}
