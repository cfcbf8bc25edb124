// Command reference writes the list of all scenarios to the named file.
package main

import (
	"fmt"
	"os"

	"brain/scenarios"
)

func main() {
	if len(os.Args) != 2 {
		fmt.Fprintln(os.Stderr, "usage: reference FILE")
		os.Exit(2)
	}
	if err := write(os.Args[1]); err != nil {
		fmt.Fprintln(os.Stderr, err)
		os.Exit(1)
	}
}

func write(path string) error {
	all, err := scenarios.Load()
	if err != nil {
		return err
	}
	return os.WriteFile(path, []byte(scenarios.Reference(all)), 0o644)
}
