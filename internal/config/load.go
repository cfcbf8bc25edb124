package config

import (
	"errors"
	"fmt"
	"os"
	"strings"
)

// Sources are the places that settings are read from.
type Sources struct {
	// File is the path of the YAML file, "" for none.
	File string
	// Env looks up an environment variable, as os.LookupEnv does; nil for none.
	Env func(name string) (value string, ok bool)
	// Flags holds the flags that were given, by name without dashes.
	Flags map[string][]string
}

// Load returns the effective configuration: defaults, then the file, then the
// environment, then flags, each overriding the ones before. All faults are
// reported at once, each as a *SettingError. The result is verified.
func Load(from Sources) (Config, error) {
	c := Default()
	var faults []error
	if from.File != "" {
		b, err := os.ReadFile(from.File)
		if err != nil {
			return Config{}, fmt.Errorf("read the configuration file: %w", err)
		}
		faults = append(faults, readFile(&c, from.File, b)...)
	}
	for _, s := range Settings() {
		if values, ok := s.fromEnv(from.Env); ok {
			faults = append(faults, s.apply(&c, s.Env, 0, values))
		}
		if values, ok := from.Flags[s.Flag]; ok && s.Flag != "" {
			faults = append(faults, s.apply(&c, "--"+s.Flag, 0, values))
		}
	}
	if err := errors.Join(faults...); err != nil {
		return Config{}, err
	}
	if err := c.Verify(); err != nil {
		return Config{}, err
	}
	return c, nil
}

// fromEnv reads the setting's variable; an empty one counts as not set.
func (s Setting) fromEnv(lookup func(string) (string, bool)) ([]string, bool) {
	if lookup == nil {
		return nil, false
	}
	v, ok := lookup(s.Env)
	if !ok || v == "" {
		return nil, false
	}
	if s.Kind == List {
		return strings.Split(v, ","), true
	}
	return []string{v}, true
}

func (s Setting) apply(c *Config, source string, line int, values []string) error {
	if err := s.set(c, values); err != nil {
		return &SettingError{Source: source, Line: line, Name: s.Name(), Message: err.Error()}
	}
	return nil
}
