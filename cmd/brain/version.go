package main

import (
	"fmt"
	"runtime"
	"runtime/debug"

	"github.com/spf13/cobra"
)

// version is set by the linker: -X main.version=…
var version string

// buildVersion is the version that the linker set, else the one that the Go
// tool recorded, else "dev".
func buildVersion() string {
	if version != "" {
		return version
	}
	if info, ok := debug.ReadBuildInfo(); ok && info.Main.Version != "" && info.Main.Version != "(devel)" {
		return info.Main.Version
	}
	return "dev"
}

func (c *cli) versionCommand() *cobra.Command {
	return &cobra.Command{
		Use:     "version",
		Short:   "Print the version",
		Example: "  brain version\n  brain version --json",
		Args:    arguments(),
		RunE: func(*cobra.Command, []string) error {
			if c.json {
				return printJSON(c.out, map[string]string{"version": buildVersion(), "go": runtime.Version()})
			}
			_, err := fmt.Fprintf(c.out, "brain %s (%s)\n", buildVersion(), runtime.Version())
			return err
		},
	}
}
