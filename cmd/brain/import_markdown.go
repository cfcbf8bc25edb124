package main

import (
	"context"
	"errors"
	"os"
	"path/filepath"

	"github.com/spf13/cobra"

	"brain/internal/fault"
	"brain/internal/importers"
	"brain/internal/importers/markdown"
)

func (c *cli) importMarkdownCommand() *cobra.Command {
	var (
		name, scope string
		dryRun      bool
	)
	cmd := &cobra.Command{
		Use:   "markdown DIR",
		Short: "Import a folder of Markdown notes, such as an Obsidian vault",
		Long: `Import a folder of Markdown notes with front matter, wiki links, tags and
aliases. Links and lines that begin with a date become links and timeline events
for as long as the note has them. A note's identity is vault name and path:
importing again changes only what changed, and completes an import that was
interrupted.`,
		Example: `  brain import markdown ~/vault --scope world
  brain import markdown ./notes/ko --vault handbook-ko --scope group:staff
  brain import markdown ~/vault --dry-run --json`,
		Args: arguments("DIR"),
		RunE: func(cmd *cobra.Command, args []string) error {
			report, err := c.importMarkdown(cmd.Context(), args[0], name, scope, dryRun)
			if report == nil {
				return err
			}
			return reportImport(c, report, report.Lost(), func() error { return writeVaultReport(c.out, report) }, err)
		},
	}
	cmd.Flags().StringVar(&name, "vault", "", "name of the vault: part of each page's identity (default the folder's name)")
	cmd.Flags().StringVar(&scope, "scope", "", "who may know the pages: world, group:NAME or principal:UID (default you alone)")
	cmd.Flags().BoolVar(&dryRun, "dry-run", false, "check everything and write nothing")
	return cmd
}

// importMarkdown reads and sends the vault. The report is nil where nothing was
// sent yet.
func (c *cli) importMarkdown(ctx context.Context, dir, name, scope string, dryRun bool) (*markdown.Report, error) {
	root, err := filepath.Abs(dir)
	if err != nil {
		return nil, err
	}
	if info, err := os.Stat(root); err != nil {
		return nil, err
	} else if !info.IsDir() {
		return nil, fault.Bad("DIR", "a folder", "").In("DIR")
	}
	target, err := c.importTarget(ctx, scope)
	if err != nil {
		return nil, err
	}
	if name == "" {
		name = filepath.Base(root)
	}
	vault, err := markdown.Open(ctx, os.DirFS(root), markdown.Options{Name: name, Scope: target.scope, Vocabulary: target.vocabulary})
	if errors.Is(err, markdown.ErrVaultName) {
		return nil, fault.New(fault.BadInput, "%s", err.Error()).In("--vault")
	}
	if err != nil {
		return nil, err
	}
	return markdown.Import(ctx, vault, importers.NewAPI(target.client), dryRun, newProgress(c.err))
}
