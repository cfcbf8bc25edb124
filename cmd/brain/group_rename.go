package main

import (
	"github.com/spf13/cobra"

	"brain/internal/client"
)

const groupRenameDocument = `mutation RenameGroup($input: RenameGroupInput!) {
  renameGroup(input: $input) { group { gid name } revision }
}`

type renameGroupInput struct {
	Group string `json:"group"`
	Name  string `json:"name"`
}

func (c *cli) groupRenameCommand() *cobra.Command {
	return &cobra.Command{
		Use:     "rename GROUP NAME",
		Short:   "Give a group another name; scopes follow",
		Example: "  brain group rename deal-team atlas-team",
		Args:    arguments("GROUP", "NAME"),
		RunE: func(cmd *cobra.Command, args []string) error {
			return changeGroup(cmd.Context(), c, client.Operation{Name: "RenameGroup", Document: groupRenameDocument}, "renameGroup",
				"the group is now", renameGroupInput{Group: args[0], Name: args[1]})
		},
	}
}
