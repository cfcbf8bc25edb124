package main

import (
	"context"
	"errors"
	"fmt"

	"brain/internal/client"
	"brain/internal/fault"
	"brain/internal/importers"
)

const importContextDocument = `query ImportContext {
  viewer { principal { uid } }
  vocabulary {
    objectTypes { name slugPrefix subtypes implements properties { name type } }
    linkTypes { name inverse from to singleAtATime phrases inversePhrases }
  }
}`

// checkScopeDocument asks for the write check on a scope and writes nothing.
const checkScopeDocument = `mutation CheckScope($scope: String!) {
  remember(input: {text: "May I write here?", scope: $scope, evidence: [{kind: MANUAL}], validateOnly: true}) { status }
}`

type importContext struct {
	Viewer     struct{ Principal struct{ UID string } }
	Vocabulary struct {
		ObjectTypes []importers.ObjectType
		LinkTypes   []struct {
			Name                    string
			Inverse                 *string
			From, To                []string
			SingleAtATime           bool
			Phrases, InversePhrases []string
		}
	}
}

// importTarget is where an import goes, and what it has to know of it.
type importTarget struct {
	client     *client.Client
	scope      string
	vocabulary importers.Vocabulary
}

// importTarget connects, and asks before anything is read or sent whether the
// caller may write to the scope; "" means the caller alone.
func (c *cli) importTarget(ctx context.Context, scope string) (importTarget, error) {
	cl, err := c.connect()
	if err != nil {
		return importTarget{}, err
	}
	about, err := client.Do[importContext](ctx, cl, client.Operation{Name: "ImportContext", Document: importContextDocument}, struct{}{})
	if err != nil {
		return importTarget{}, err
	}
	t := importTarget{client: cl, scope: scope, vocabulary: about.vocabulary()}
	if scope == "" {
		t.scope = "principal:" + about.Viewer.Principal.UID
		return t, nil
	}
	_, err = client.Do[struct{}](ctx, cl, client.Operation{Name: "CheckScope", Document: checkScopeDocument}, map[string]string{"scope": scope})
	return t, err
}

func (a importContext) vocabulary() importers.Vocabulary {
	v := importers.Vocabulary{Types: a.Vocabulary.ObjectTypes}
	for _, l := range a.Vocabulary.LinkTypes {
		t := importers.LinkType{
			Name: l.Name, From: l.From, To: l.To, SingleAtATime: l.SingleAtATime, Phrases: l.Phrases, InversePhrases: l.InversePhrases,
		}
		if l.Inverse != nil {
			t.Inverse = *l.Inverse
			t.Symmetric = t.Inverse == t.Name
		}
		v.Links = append(v.Links, t)
	}
	return v
}

// reportImport prints an import's report, also that of one which failed on its
// way. Records that the service refused fail the command.
func reportImport[R any](c *cli, report R, lost int, write func() error, err error) error {
	if c.json {
		write = func() error { return printJSON(c.out, report) }
	}
	if printErr := write(); printErr != nil {
		return errors.Join(err, printErr)
	}
	if err == nil && lost > 0 {
		return &failedError{code: fault.Constraint, message: fmt.Sprintf("the service refused %d records", lost), hint: "the report lists the first; everything else was imported"}
	}
	return err
}
