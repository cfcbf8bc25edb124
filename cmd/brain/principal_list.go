package main

import (
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"brain/internal/client"
)

const principalListDocument = `query Principals($first: Int, $after: String) {
  principals(first: $first, after: $after) {
    nodes { uid kind displayName active owner { uid } groups { name } }
    pageInfo { hasNextPage endCursor }
  }
}`

type listedPrincipal struct {
	UID, Kind, DisplayName string
	Active                 bool
	Owner                  *struct{ UID string }
	Groups                 []struct{ Name string }
}

func (c *cli) principalListCommand() *cobra.Command {
	return &cobra.Command{
		Use:     "list",
		Short:   "List all principals",
		Example: "  brain principal list\n  brain principal list --json",
		Args:    arguments(),
		RunE: func(cmd *cobra.Command, _ []string) error {
			raw, all, err := listAll[listedPrincipal](cmd.Context(), c, client.Operation{Name: "Principals", Document: principalListDocument}, "principals", "")
			if err != nil {
				return err
			}
			if c.json {
				return printJSON(c.out, raw)
			}
			var rows [][]string
			for _, p := range all {
				owner := ""
				if p.Owner != nil {
					owner = p.Owner.UID
				}
				groups := make([]string, len(p.Groups))
				for i, g := range p.Groups {
					groups[i] = g.Name
				}
				rows = append(rows, []string{p.UID, strings.ToLower(p.Kind), p.DisplayName, strconv.FormatBool(p.Active), owner, strings.Join(groups, ", ")})
			}
			return table(c.out, []string{"uid", "kind", "name", "active", "owner", "groups"}, rows)
		},
	}
}
