package main

import (
	"strings"

	"github.com/spf13/cobra"

	"brain/internal/client"
)

const tokenListDocument = `query Tokens($principal: String, $first: Int, $after: String) {
  tokens(principal: $principal, first: $first, after: $after) {
    nodes { id name principal { uid } capabilities channels createdAt expiresAt lastUsedAt revokedAt }
    pageInfo { hasNextPage endCursor }
  }
}`

type listedToken struct {
	ID                               string
	Name                             *string
	Principal                        struct{ UID string }
	Capabilities                     []string
	CreatedAt                        string
	ExpiresAt, LastUsedAt, RevokedAt *string
}

func (c *cli) tokenListCommand() *cobra.Command {
	var principal string
	cmd := &cobra.Command{
		Use:     "list",
		Short:   "List access tokens, without their secrets",
		Example: "  brain token list\n  brain token list --principal amy --json",
		Args:    arguments(),
		RunE: func(cmd *cobra.Command, _ []string) error {
			raw, all, err := listAll[listedToken](cmd.Context(), c, client.Operation{Name: "Tokens", Document: tokenListDocument}, "tokens", principal)
			if err != nil {
				return err
			}
			if c.json {
				return printJSON(c.out, raw)
			}
			var rows [][]string
			for _, t := range all {
				rows = append(rows, []string{t.ID, t.Principal.UID, orDash(t.Name), strings.ToLower(strings.Join(t.Capabilities, ", ")), t.CreatedAt, orDash(t.ExpiresAt), orDash(t.LastUsedAt), orDash(t.RevokedAt)})
			}
			return table(c.out, []string{"id", "principal", "name", "capabilities", "created", "expires", "last used", "revoked"}, rows)
		},
	}
	cmd.Flags().StringVar(&principal, "principal", "", "`UID` whose tokens to list (default yours)")
	return cmd
}

func orDash(s *string) string {
	if s == nil || *s == "" {
		return "–"
	}
	return *s
}
