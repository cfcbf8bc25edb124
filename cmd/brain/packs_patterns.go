package main

import (
	"fmt"
	"slices"
	"strings"

	"github.com/spf13/cobra"

	"brain/internal/client"
)

const packsPatternsDocument = `query Patterns { packs { name installedAt patterns { name pack purpose query yields } } }`

func (c *cli) packsPatternsCommand() *cobra.Command {
	return &cobra.Command{
		Use:     "patterns [PACK…]",
		Short:   "List the patterns of packs, which brain query --pattern runs",
		Example: "  brain packs patterns\n  brain packs patterns software --json",
		RunE: func(cmd *cobra.Command, args []string) error {
			_, all, err := call[[]patternedPack](cmd.Context(), c, client.Operation{Name: "Patterns", Document: packsPatternsDocument}, "packs", struct{}{})
			if err != nil {
				return err
			}
			chosen, err := choosePacks(cmd, all, args)
			if err != nil {
				return err
			}
			if c.json {
				return printJSON(c.out, chosen)
			}
			var rows [][]string
			for _, p := range chosen {
				state := "installed"
				if p.InstalledAt == nil {
					state = "available"
				}
				for _, q := range p.Patterns {
					rows = append(rows, []string{p.Name + "." + q.Name, q.Yields, state, q.Purpose})
				}
			}
			return table(c.out, []string{"pattern", "yields", "state", "purpose"}, rows)
		},
	}
}

// patternedPack is a pack with its patterns.
type patternedPack struct {
	Name        string        `json:"name"`
	InstalledAt *string       `json:"installedAt"`
	Patterns    []packPattern `json:"patterns"`
}

type packPattern struct {
	Name    string `json:"name"`
	Pack    string `json:"pack"`
	Purpose string `json:"purpose"`
	Query   string `json:"query"`
	Yields  string `json:"yields"`
}

// choosePacks leaves the packs of these names, all if there are none.
func choosePacks(cmd *cobra.Command, all []patternedPack, names []string) ([]patternedPack, error) {
	if len(names) == 0 {
		return all, nil
	}
	var known []string
	for _, p := range all {
		known = append(known, p.Name)
	}
	chosen := []patternedPack{}
	for _, name := range names {
		i := slices.Index(known, name)
		if i < 0 {
			return nil, &usageError{command: cmd.CommandPath(), message: fmt.Sprintf("there is no pack %q, expected one of %s", name, strings.Join(known, ", "))}
		}
		chosen = append(chosen, all[i])
	}
	return chosen, nil
}
