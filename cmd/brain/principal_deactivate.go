package main

import (
	"fmt"

	"github.com/spf13/cobra"

	"brain/internal/client"
)

const principalDeactivateDocument = `mutation SetPrincipalActive($input: SetPrincipalActiveInput!) {
  setPrincipalActive(input: $input) { principal { uid kind displayName active } revision }
}`

type setPrincipalActiveInput struct {
	UID    string `json:"uid"`
	Active bool   `json:"active"`
}

func (c *cli) principalDeactivateCommand() *cobra.Command {
	return &cobra.Command{
		Use:     "deactivate UID",
		Short:   "Stop a principal from acting; what it wrote stays",
		Example: "  brain principal deactivate amy-agent",
		Args:    arguments("UID"),
		RunE: func(cmd *cobra.Command, args []string) error {
			raw, got, err := call[principalAnswer](cmd.Context(), c, client.Operation{Name: "SetPrincipalActive", Document: principalDeactivateDocument}, "setPrincipalActive",
				input[setPrincipalActiveInput]{setPrincipalActiveInput{UID: args[0]}})
			if err != nil {
				return err
			}
			if c.json {
				return printJSON(c.out, raw)
			}
			_, err = fmt.Fprintf(c.out, "deactivated %s\n", line(got.Principal.UID))
			return err
		},
	}
}
