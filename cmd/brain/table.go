package main

import (
	"fmt"
	"io"
	"strings"
	"text/tabwriter"
)

// table writes rows in columns under a heading; an empty table says so.
func table(w io.Writer, heading []string, rows [][]string) error {
	if len(rows) == 0 {
		_, err := fmt.Fprintln(w, "none")
		return err
	}
	t := tabwriter.NewWriter(w, 0, 4, 2, ' ', 0)
	fmt.Fprintln(t, strings.ToUpper(strings.Join(heading, "\t")))
	for _, row := range rows {
		cells := make([]string, len(row))
		for i, cell := range row {
			cells[i] = line(cell)
		}
		fmt.Fprintln(t, strings.Join(cells, "\t"))
	}
	return t.Flush()
}
