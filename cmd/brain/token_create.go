package main

import (
	"fmt"

	"github.com/spf13/cobra"

	"brain/internal/client"
)

const tokenCreateDocument = `mutation CreateToken($input: CreateTokenInput!) {
  createToken(input: $input) { id secret revision }
}`

type createTokenInput struct {
	Principal    string   `json:"principal"`
	Name         string   `json:"name,omitempty"`
	ExpiresAt    string   `json:"expiresAt,omitempty"`
	Capabilities []string `json:"capabilities,omitempty"`
	Channels     []string `json:"channels,omitempty"`
}

type createTokenAnswer struct{ ID, Secret string }

func (c *cli) tokenCreateCommand() *cobra.Command {
	var (
		in           createTokenInput
		expires      instant
		capabilities = choices{allowed: []string{"GATEWAY", "DECIDE"}}
	)
	cmd := &cobra.Command{
		Use:   "create UID",
		Short: "Make an access token for a principal",
		Long: `Make an access token for a principal. The secret is printed once, alone on
stdout, and never again.`,
		Example: `  brain token create amy --name laptop --expires 2027-01-01
  BRAIN_TOKEN=$(brain token create amy) BRAIN_URL=http://127.0.0.1:7777 brain recall "예산"
  brain token create gateway --capability gateway --channel slack:C042`,
		Args: arguments("UID"),
		RunE: func(cmd *cobra.Command, args []string) error {
			in.Principal, in.ExpiresAt, in.Capabilities = args[0], expires.text, capabilities.values
			raw, got, err := call[createTokenAnswer](cmd.Context(), c, client.Operation{Name: "CreateToken", Document: tokenCreateDocument}, "createToken", input[createTokenInput]{in})
			if err != nil {
				return err
			}
			if c.json {
				return printJSON(c.out, raw)
			}
			fmt.Fprintf(c.err, "token %s for %s; its secret is shown only now:\n", line(got.ID), line(in.Principal))
			_, err = fmt.Fprintln(c.out, line(got.Secret))
			return err
		},
	}
	f := cmd.Flags()
	f.StringVar(&in.Name, "name", "", "its purpose")
	f.Var(&expires, "expires", "when it ends (default never)")
	f.Var(&capabilities, "capability", "what it may do besides, repeatable")
	f.StringSliceVar(&in.Channels, "channel", nil, "external id of a channel that it is bound to, repeatable (default any)")
	return cmd
}
