package main

import (
	"fmt"
	"time"
)

// instant is a flag's value that names a point in time: RFC 3339, or a date
// whose beginning in UTC is meant. It implements pflag.Value.
type instant struct{ text string }

// String returns the instant in RFC 3339, "" for none.
func (i *instant) String() string { return i.text }

// Set reads a value.
func (i *instant) Set(s string) error {
	t, err := time.Parse(time.RFC3339Nano, s)
	if err != nil {
		if t, err = time.Parse(time.DateOnly, s); err != nil {
			return fmt.Errorf("expected 2026-03-01 or 2026-03-01T09:00:00Z")
		}
	}
	i.text = t.UTC().Format(time.RFC3339Nano)
	return nil
}

// Type names the kind of value in a command's help.
func (i *instant) Type() string { return "TIME" }
