package main

import (
	"fmt"
	"slices"
	"strings"
)

// choice is a flag's value that is one of an API enum's, in any case; it
// implements pflag.Value.
type choice struct {
	value   string
	allowed []string
}

// String returns the value in the API's form, "" for none.
func (c *choice) String() string { return c.value }

// Set reads a value.
func (c *choice) Set(s string) error {
	v := strings.ReplaceAll(strings.ToUpper(strings.TrimSpace(s)), "-", "_")
	if !slices.Contains(c.allowed, v) {
		return fmt.Errorf("expected one of %s", strings.ToLower(strings.Join(c.allowed, ", ")))
	}
	c.value = v
	return nil
}

// Type names the kind of value in a command's help.
func (c *choice) Type() string { return strings.ToLower(strings.Join(c.allowed, "|")) }

// choices is choice for a flag that may be repeated.
type choices struct {
	values  []string
	allowed []string
}

// String returns the values, with commas.
func (c *choices) String() string { return strings.Join(c.values, ",") }

// Set adds the values of one flag, which may hold several with commas.
func (c *choices) Set(s string) error {
	for part := range strings.SplitSeq(s, ",") {
		one := choice{allowed: c.allowed}
		if err := one.Set(part); err != nil {
			return err
		}
		c.values = append(c.values, one.value)
	}
	return nil
}

// Type names the kind of value in a command's help.
func (c *choices) Type() string { return strings.ToLower(strings.Join(c.allowed, "|")) }
