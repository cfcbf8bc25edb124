// Command apidoc writes the references of the API: graphql.md from the schema and
// errors.md from the codes of package fault.
package main

import (
	"fmt"
	"os"
	"path/filepath"
)

//go:generate go run . ../../schema/api ../fault/code.go ../../docs/reference

func main() {
	if len(os.Args) != 4 {
		fmt.Fprintln(os.Stderr, "usage: apidoc SCHEMA-FOLDER CODES-FILE OUT-FOLDER")
		os.Exit(2)
	}
	if err := write(os.Args[1], os.Args[2], os.Args[3]); err != nil {
		fmt.Fprintln(os.Stderr, "apidoc:", err)
		os.Exit(1)
	}
}

// references are the files to write, by name.
func references(schemaDir, codesFile string) (map[string]string, error) {
	operations, err := graphqlReference(schemaDir)
	if err != nil {
		return nil, err
	}
	codes, err := errorsReference(codesFile)
	if err != nil {
		return nil, err
	}
	return map[string]string{"graphql.md": operations, "errors.md": codes}, nil
}

func write(schemaDir, codesFile, out string) error {
	files, err := references(schemaDir, codesFile)
	if err != nil {
		return err
	}
	if err := os.MkdirAll(out, 0o755); err != nil {
		return err
	}
	for name, content := range files {
		if err := os.WriteFile(filepath.Join(out, name), []byte(content), 0o644); err != nil {
			return err
		}
	}
	return nil
}
