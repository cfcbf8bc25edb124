package main

import (
	"fmt"
	"io"
	"strings"
	"text/tabwriter"

	"brain/internal/importers"
	"brain/internal/importers/markdown"
)

// writeVaultReport writes the counts as a table, then what a person may want to
// look at.
func writeVaultReport(w io.Writer, r *markdown.Report) error {
	var b strings.Builder
	fmt.Fprintf(&b, "Vault %s, scope %s", line(r.Vault), line(r.Scope))
	if r.DryRun {
		b.WriteString(", dry run: nothing was written")
	}
	b.WriteString("\n")
	t := tabwriter.NewWriter(&b, 0, 4, 2, ' ', 0)
	written := "written"
	if r.DryRun {
		written = "to write"
	}
	fmt.Fprintf(t, "notes\t%d read\t%d %s\t%d unchanged\t%d refused\n", r.Notes, r.Pages.Written, written, r.Pages.Unchanged, r.Pages.Refused)
	if r.DryRun {
		fmt.Fprintf(t, "links\t%d resolved\t%d unresolved\n", r.LinksResolved, r.LinksUnresolved)
		fmt.Fprintf(t, "events\t%d dated lines\n", r.Dated)
	} else {
		fmt.Fprintf(t, "links\t%d resolved\t%d unresolved\t%d written\t%d unchanged\t%d refused\n", r.LinksResolved, r.LinksUnresolved, r.Links.Written, r.Links.Unchanged, r.Links.Refused)
		fmt.Fprintf(t, "events\t%d dated lines\t%d notes state less\t%d written\t%d unchanged\t%d refused\n", r.Dated, r.Ended, r.Events.Written, r.Events.Unchanged, r.Events.Refused)
	}
	fmt.Fprintf(t, "left out\t%d embeds\t%d attachments\t%d links to attachments\t%d files skipped\n", r.Embeds, r.Attachments, r.LinksToAttachments, len(r.Skipped))
	fmt.Fprintf(t, "types\t%d defaulted to note\n", r.TypesDefaulted)
	if err := t.Flush(); err != nil {
		return err
	}
	section(&b, "unresolved links", r.LinksUnresolved, r.Unresolved, func(u markdown.Unresolved) string {
		return fmt.Sprintf("%s → %s: %s", u.From, u.Target, u.Reason)
	})
	section(&b, "skipped files", len(r.Skipped), r.Skipped, func(s markdown.Skip) string { return s.Path + ": " + s.Reason })
	section(&b, "unknown types, imported as note", len(r.UnknownTypes), r.UnknownTypes, counted)
	section(&b, "front-matter keys kept as written", len(r.KeptKeys), r.KeptKeys, counted)
	section(&b, "warnings", r.Warnings, r.WarningList, func(w markdown.Warning) string { return w.Path + ": " + w.Message })
	section(&b, "refused by the service", r.Lost(), r.Refused, refusal)
	_, err := io.WriteString(w, b.String())
	return err
}

func counted(n importers.Count) string { return fmt.Sprintf("%s (%d)", n.Name, n.Count) }

func refusal(f importers.Refusal) string { return fmt.Sprintf("%s: %s: %s", f.Name, f.Code, f.Message) }

// section lists items under a heading, and says how many more there are.
func section[T any](b *strings.Builder, heading string, total int, items []T, text func(T) string) {
	const most = 20
	if total == 0 {
		return
	}
	fmt.Fprintf(b, "\n%s:\n", heading)
	shown := items[:min(most, len(items))]
	for _, item := range shown {
		fmt.Fprintf(b, "  %s\n", line(text(item)))
	}
	if total > len(shown) {
		fmt.Fprintf(b, "  … and %d more\n", total-len(shown))
	}
}
