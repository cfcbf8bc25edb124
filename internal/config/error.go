package config

import (
	"fmt"
	"strings"
)

// SettingError says which setting is wrong, where it was set and what was
// expected.
type SettingError struct {
	// Source is the file, the flag ("--listen") or the variable ("BRAIN_LISTEN")
	// that set it; "" for a fault of the effective value.
	Source string
	// Line is the line in the file, from 1; 0 for other sources.
	Line int
	// Name is the setting's key.
	Name string
	// Message says what is wrong and what was expected.
	Message string
	// Nearest is the valid name that may have been meant, "" for none.
	Nearest string
}

func (e *SettingError) Error() string {
	var b strings.Builder
	if e.Source != "" {
		b.WriteString(e.Source)
		if e.Line > 0 {
			fmt.Fprintf(&b, ":%d", e.Line)
		}
		b.WriteString(": ")
	}
	if e.Name != "" {
		b.WriteString(e.Name + ": ")
	}
	b.WriteString(e.Message)
	if e.Nearest != "" {
		fmt.Fprintf(&b, "; did you mean %q?", e.Nearest)
	}
	return b.String()
}
