package main

import (
	"strconv"
	"strings"

	"github.com/spf13/cobra"

	"brain/internal/client"
)

const packsListDocument = `query Packs { packs { name version description extends installedAt builtin patterns { name } } }`

type listedPack struct {
	Name, Version string
	Description   *string
	Extends       []string
	InstalledAt   *string
	Builtin       bool
	Patterns      []struct{ Name string }
}

func (c *cli) packsListCommand() *cobra.Command {
	return &cobra.Command{
		Use:     "list",
		Short:   "List installed and built-in packs",
		Example: "  brain packs list\n  brain packs list --json",
		Args:    arguments(),
		RunE: func(cmd *cobra.Command, _ []string) error {
			raw, all, err := call[[]listedPack](cmd.Context(), c, client.Operation{Name: "Packs", Document: packsListDocument}, "packs", struct{}{})
			if err != nil {
				return err
			}
			if c.json {
				return printJSON(c.out, raw)
			}
			var rows [][]string
			for _, p := range all {
				state := "installed"
				if p.InstalledAt == nil {
					state = "available"
				}
				rows = append(rows, []string{p.Name, p.Version, state, strings.Join(p.Extends, ", "), strconv.Itoa(len(p.Patterns)), orDash(p.Description)})
			}
			return table(c.out, []string{"name", "version", "state", "extends", "patterns", "description"}, rows)
		},
	}
}
