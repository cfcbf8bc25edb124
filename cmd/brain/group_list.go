package main

import (
	"strings"

	"github.com/spf13/cobra"

	"brain/internal/client"
)

const groupListDocument = `query Groups($first: Int, $after: String) {
  groups(first: $first, after: $after) {
    nodes { gid name syncedAt members(first: 20) { nodes { principal { uid } role since } pageInfo { hasNextPage endCursor } } }
    pageInfo { hasNextPage endCursor }
  }
}`

type listedGroup struct {
	GID, Name string
	Members   struct {
		Nodes []struct {
			Principal struct{ UID string }
			Role      string
		}
		PageInfo struct{ HasNextPage bool }
	}
}

func (c *cli) groupListCommand() *cobra.Command {
	return &cobra.Command{
		Use:     "list",
		Short:   "List the groups that you may know, with their first 20 members",
		Example: "  brain group list\n  brain group list --json",
		Args:    arguments(),
		RunE: func(cmd *cobra.Command, _ []string) error {
			raw, all, err := listAll[listedGroup](cmd.Context(), c, client.Operation{Name: "Groups", Document: groupListDocument}, "groups", "")
			if err != nil {
				return err
			}
			if c.json {
				return printJSON(c.out, raw)
			}
			var rows [][]string
			for _, g := range all {
				rows = append(rows, []string{g.Name, g.GID, g.members()})
			}
			return table(c.out, []string{"name", "id", "members"}, rows)
		},
	}
}

func (g listedGroup) members() string {
	var names []string
	for _, m := range g.Members.Nodes {
		name := m.Principal.UID
		if m.Role == "STEWARD" {
			name += " (steward)"
		}
		names = append(names, name)
	}
	if g.Members.PageInfo.HasNextPage {
		names = append(names, "…")
	}
	return strings.Join(names, ", ")
}
