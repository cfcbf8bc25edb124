package main

import (
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"brain/internal/config"
)

// addSettings gives a command a flag for each setting, and --config.
func addSettings(cmd *cobra.Command) {
	cmd.Flags().String("config", "", "YAML `FILE` with settings (BRAIN_CONFIG)")
	for _, s := range config.Settings() {
		about := strings.ReplaceAll(s.About, "`", "") + " (" + s.Env + ")"
		switch {
		case s.Flag == "":
		case s.Kind == config.Switch:
			cmd.Flags().Bool(s.Flag, s.Default() == "true", about)
		case s.Kind == config.List:
			cmd.Flags().StringSlice(s.Flag, nil, about)
		default:
			cmd.Flags().String(s.Flag, s.Default(), about)
		}
	}
}

// settings loads the configuration from a command's flags, the environment and
// the file that either names.
func (c *cli) settings(cmd *cobra.Command) (config.Config, error) {
	file, err := cmd.Flags().GetString("config")
	if err != nil {
		return config.Config{}, err
	}
	if file == "" {
		file, _ = c.env("BRAIN_CONFIG")
	}
	given := map[string][]string{}
	for _, s := range config.Settings() {
		flag := cmd.Flags().Lookup(s.Flag)
		if s.Flag == "" || flag == nil || !flag.Changed {
			continue
		}
		given[s.Flag] = []string{flag.Value.String()}
		if s.Kind == config.List {
			if given[s.Flag], err = cmd.Flags().GetStringSlice(s.Flag); err != nil {
				return config.Config{}, fmt.Errorf("--%s: %w", s.Flag, err)
			}
		}
	}
	return config.Load(config.Sources{File: file, Env: c.env, Flags: given})
}
