package main

import (
	"strings"

	"github.com/spf13/cobra"

	"brain/internal/client"
)

const skillsListDocument = `query Skills($first: Int, $after: String) {
  skills(first: $first, after: $after) {
    nodes { name description tags locator runtime enabled enabledFor owner { uid } createdAt updatedAt }
    pageInfo { hasNextPage endCursor }
  }
}`

func (c *cli) skillsListCommand() *cobra.Command {
	return &cobra.Command{
		Use:     "list",
		Short:   "List the skills that you manage: all for an admin, a service's own",
		Example: "  brain skills list\n  brain skills list --json",
		Args:    arguments(),
		RunE: func(cmd *cobra.Command, _ []string) error {
			raw, all, err := listAll[listedSkill](cmd.Context(), c, client.Operation{Name: "Skills", Document: skillsListDocument}, "skills", "")
			if err != nil {
				return err
			}
			if c.json {
				return printJSON(c.out, raw)
			}
			var rows [][]string
			for _, s := range all {
				owner := ""
				if s.Owner != nil {
					owner = s.Owner.UID
				}
				rows = append(rows, []string{s.Name, strings.ToLower(s.Runtime), s.audience(), owner, s.Locator, s.Description})
			}
			return table(c.out, []string{"name", "runtime", "enabled for", "owner", "locator", "description"}, rows)
		},
	}
}
