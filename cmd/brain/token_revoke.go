package main

import (
	"fmt"

	"github.com/spf13/cobra"

	"brain/internal/client"
)

const tokenRevokeDocument = `mutation RevokeToken($input: RevokeTokenInput!) {
  revokeToken(input: $input) { id revision }
}`

type revokeTokenInput struct {
	Token string `json:"token"`
}

func (c *cli) tokenRevokeCommand() *cobra.Command {
	return &cobra.Command{
		Use:     "revoke ID",
		Short:   "End an access token at once",
		Example: "  brain token revoke 0198c0de-0000-7000-8000-000000000001",
		Args:    arguments("ID"),
		RunE: func(cmd *cobra.Command, args []string) error {
			raw, got, err := call[struct{ ID string }](cmd.Context(), c, client.Operation{Name: "RevokeToken", Document: tokenRevokeDocument}, "revokeToken",
				input[revokeTokenInput]{revokeTokenInput{Token: args[0]}})
			if err != nil {
				return err
			}
			if c.json {
				return printJSON(c.out, raw)
			}
			_, err = fmt.Fprintf(c.out, "revoked %s\n", line(got.ID))
			return err
		},
	}
}
