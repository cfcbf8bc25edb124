package main

import (
	"github.com/spf13/cobra"

	"brain/internal/client"
)

const groupRemoveDocument = `mutation RemoveMember($input: RemoveMemberInput!) {
  removeMember(input: $input) { group { gid name } revision }
}`

type removeMemberInput struct {
	Group     string `json:"group"`
	Principal string `json:"principal"`
}

func (c *cli) groupRemoveCommand() *cobra.Command {
	return &cobra.Command{
		Use:     "remove GROUP UID",
		Short:   "Remove a member",
		Example: "  brain group remove deal-team amy",
		Args:    arguments("GROUP", "UID"),
		RunE: func(cmd *cobra.Command, args []string) error {
			return changeGroup(cmd.Context(), c, client.Operation{Name: "RemoveMember", Document: groupRemoveDocument}, "removeMember",
				args[1]+" is no longer in group", removeMemberInput{Group: args[0], Principal: args[1]})
		},
	}
}
