package main

import (
	"context"
	"fmt"

	"github.com/spf13/cobra"

	"brain/internal/client"
)

const groupCreateDocument = `mutation CreateGroup($input: CreateGroupInput!) {
  createGroup(input: $input) { group { gid name } revision }
}`

type createGroupInput struct {
	Name string `json:"name"`
}

type groupAnswer struct {
	Group struct{ GID, Name string }
}

// changeGroup runs a mutation of one group and prints what was done, followed by
// the group's name.
func changeGroup[V any](ctx context.Context, c *cli, op client.Operation, field, done string, in V) error {
	raw, got, err := call[groupAnswer](ctx, c, op, field, input[V]{in})
	if err != nil {
		return err
	}
	if c.json {
		return printJSON(c.out, raw)
	}
	_, err = fmt.Fprintf(c.out, "%s %s\n", line(done), line(got.Group.Name))
	return err
}

func (c *cli) groupCreateCommand() *cobra.Command {
	return &cobra.Command{
		Use:     "create NAME",
		Short:   "Make a group",
		Example: "  brain group create deal-team",
		Args:    arguments("NAME"),
		RunE: func(cmd *cobra.Command, args []string) error {
			return changeGroup(cmd.Context(), c, client.Operation{Name: "CreateGroup", Document: groupCreateDocument}, "createGroup",
				"created group", createGroupInput{Name: args[0]})
		},
	}
}
