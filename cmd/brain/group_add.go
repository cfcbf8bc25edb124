package main

import (
	"github.com/spf13/cobra"

	"brain/internal/client"
)

const groupAddDocument = `mutation AddMember($input: AddMemberInput!) {
  addMember(input: $input) { group { gid name } revision }
}`

type addMemberInput struct {
	Group     string `json:"group"`
	Principal string `json:"principal"`
	Role      string `json:"role,omitempty"`
}

func (c *cli) groupAddCommand() *cobra.Command {
	role := choice{allowed: []string{"MEMBER", "STEWARD"}}
	cmd := &cobra.Command{
		Use:   "add GROUP UID",
		Short: "Add a member, or change its role",
		Example: `  brain group add deal-team amy
  brain group add deal-team bob --role steward`,
		Args: arguments("GROUP", "UID"),
		RunE: func(cmd *cobra.Command, args []string) error {
			return changeGroup(cmd.Context(), c, client.Operation{Name: "AddMember", Document: groupAddDocument}, "addMember",
				args[1]+" is in group", addMemberInput{Group: args[0], Principal: args[1], Role: role.value})
		},
	}
	cmd.Flags().Var(&role, "role", "member or steward (default member)")
	return cmd
}
