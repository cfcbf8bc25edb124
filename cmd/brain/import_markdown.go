package main

import (
	"context"
	"errors"
	"fmt"
	"os"
	"path/filepath"

	"github.com/spf13/cobra"

	"brain/internal/client"
	"brain/internal/fault"
	"brain/internal/importers"
	"brain/internal/importers/markdown"
)

const importContextDocument = `query ImportContext {
  viewer { principal { uid } }
  vocabulary {
    objectTypes { name slugPrefix subtypes properties { name type } }
    linkTypes { name inverse }
  }
}`

// checkScopeDocument asks for the write check on a scope and writes nothing.
const checkScopeDocument = `mutation CheckScope($scope: String!) {
  remember(input: {text: "May I write here?", scope: $scope, evidence: [{kind: MANUAL}], validateOnly: true}) { status }
}`

type importContext struct {
	Viewer     struct{ Principal struct{ UID string } }
	Vocabulary struct {
		ObjectTypes []markdown.ObjectType
		LinkTypes   []struct {
			Name    string
			Inverse *string
		}
	}
}

func (c *cli) importMarkdownCommand() *cobra.Command {
	var (
		name, scope string
		dryRun      bool
	)
	cmd := &cobra.Command{
		Use:   "markdown DIR",
		Short: "Import a folder of Markdown notes, such as an Obsidian vault",
		Long: `Import a folder of Markdown notes with front matter, wiki links, tags and
aliases. A note's identity is vault name and path: importing again changes only
what changed, and completes an import that was interrupted.`,
		Example: `  brain import markdown ~/vault --scope world
  brain import markdown ./notes/ko --vault handbook-ko --scope group:staff
  brain import markdown ~/vault --dry-run --json`,
		Args: arguments("DIR"),
		RunE: func(cmd *cobra.Command, args []string) error {
			report, err := c.importMarkdown(cmd.Context(), args[0], name, scope, dryRun)
			if report != nil {
				if printErr := c.printReport(report); printErr != nil {
					return errors.Join(err, printErr)
				}
			}
			if err == nil && report.Lost() > 0 {
				return &failedError{code: fault.Constraint, message: fmt.Sprintf("the service refused %d records", report.Lost()), hint: "the report lists the first; everything else was imported"}
			}
			return err
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
	cl, err := c.connect()
	if err != nil {
		return nil, err
	}
	about, err := client.Do[importContext](ctx, cl, client.Operation{Name: "ImportContext", Document: importContextDocument}, struct{}{})
	if err != nil {
		return nil, err
	}
	if name == "" {
		name = filepath.Base(root)
	}
	if scope == "" {
		scope = "principal:" + about.Viewer.Principal.UID
	} else if err := checkScope(ctx, cl, scope); err != nil {
		return nil, err
	}
	vault, err := markdown.Open(ctx, os.DirFS(root), markdown.Options{Name: name, Scope: scope, Vocabulary: about.vocabulary()})
	if errors.Is(err, markdown.ErrVaultName) {
		return nil, fault.New(fault.BadInput, "%s", err.Error()).In("--vault")
	}
	if err != nil {
		return nil, err
	}
	return markdown.Import(ctx, vault, importers.NewAPI(cl), dryRun, newProgress(c.err))
}

// checkScope asks before anything is read or sent whether the caller may write to
// the scope.
func checkScope(ctx context.Context, cl *client.Client, scope string) error {
	_, err := client.Do[struct{}](ctx, cl, client.Operation{Name: "CheckScope", Document: checkScopeDocument}, map[string]string{"scope": scope})
	return err
}

func (a importContext) vocabulary() markdown.Vocabulary {
	v := markdown.Vocabulary{Types: a.Vocabulary.ObjectTypes}
	for _, l := range a.Vocabulary.LinkTypes {
		t := markdown.LinkType{Name: l.Name}
		if l.Inverse != nil {
			t.Inverse = *l.Inverse
		}
		v.Links = append(v.Links, t)
	}
	return v
}
