package scenarios

import (
	"bytes"
	"embed"
	"encoding/json"
	"errors"
	"fmt"
	"io/fs"
	"path"
	"strings"

	"github.com/goccy/go-yaml"
	"github.com/vektah/gqlparser/v2/ast"
	"github.com/vektah/gqlparser/v2/formatter"
	"github.com/vektah/gqlparser/v2/parser"
)

//go:embed files
var files embed.FS

// File is one scenario file: a subject, the world that its cases share, and the
// cases, which run in order on one store.
type File struct {
	// Name is the file's name without its ending.
	Name string `yaml:"-"`
	// Subject is what the file is about, a short title.
	Subject string `yaml:"subject"`
	// About says in a few sentences what must hold.
	About string `yaml:"about"`
	// Setup is made by an admin before anything else.
	Setup Setup `yaml:"setup"`
	// Operations are texts of operations by name, besides the shared ones.
	Operations map[string]string `yaml:"operations"`
	// Given are steps that bring the world about.
	Given []Step `yaml:"given"`
	Cases []Case `yaml:"cases"`
}

// Setup is who there is and where they talk.
type Setup struct {
	// Packs are built-in packs to install besides general.
	Packs      []string    `yaml:"packs"`
	Principals []Principal `yaml:"principals"`
	Groups     []Group     `yaml:"groups"`
	Channels   []Channel   `yaml:"channels"`
	// Tokens are tokens besides the plain one that each principal gets.
	Tokens []Token `yaml:"tokens"`
}

// Principal is a principal to make; its plain token is known by its uid.
type Principal struct {
	UID string `yaml:"uid"`
	// Kind is HUMAN unless given.
	Kind   string   `yaml:"kind"`
	Owner  string   `yaml:"owner"`
	Roles  []string `yaml:"roles"`
	Policy string   `yaml:"policy"`
	Mode   string   `yaml:"mode"`
}

// Group is a group to make. Its id is bound to the name "group:<name>".
type Group struct {
	Name     string   `yaml:"name"`
	Members  []string `yaml:"members"`
	Stewards []string `yaml:"stewards"`
}

// Channel is a channel to make.
type Channel struct {
	ID           string   `yaml:"id"`
	Kind         string   `yaml:"kind"`
	Group        string   `yaml:"group"`
	Participants []string `yaml:"participants"`
	Mode         string   `yaml:"mode"`
}

// Token is a token to make; steps name it in "as".
type Token struct {
	Name         string   `yaml:"name"`
	Principal    string   `yaml:"principal"`
	Capabilities []string `yaml:"capabilities"`
	Channels     []string `yaml:"channels"`
}

// Case is one named behaviour.
type Case struct {
	Name  string `yaml:"name"`
	Steps []Step `yaml:"steps"`
}

// Step is one request with the answer that must come, a move of the clock, or what
// a job of the service does.
type Step struct {
	// Name makes the step's answer known to "alike" of later steps.
	Name string `yaml:"name"`
	// Clock restarts the service with its clock at this time (RFC 3339).
	Clock string `yaml:"clock"`
	// Job is what the service does by itself, apart from any request.
	Job *Job `yaml:"job"`
	// As is who asks: a uid, the name of a token, "$name" for a bound secret, or
	// "nobody" for a request without a token.
	As string `yaml:"as"`
	// In is the channel of the conversation; Conversation is its full form.
	In           string         `yaml:"in"`
	Conversation map[string]any `yaml:"conversation"`
	// Do names an operation, Query is the text of one.
	Do    string         `yaml:"do"`
	Query string         `yaml:"query"`
	With  map[string]any `yaml:"with"`
	// Expect is the data of the answer, in full.
	Expect any `yaml:"expect"`
	// Error is the one error of the answer, whose data must be null unless Expect
	// says what was answered beside it.
	Error *Failure `yaml:"error"`
	// Alike names an earlier step whose answer this one must equal byte for byte,
	// apart from the request's id and the values that were asked for.
	Alike string `yaml:"alike"`
}

// Job is what a job of the service does. Names of bound values stand for them.
type Job struct {
	// Suggest and Review: exactly one of them.
	Suggest *Suggest `yaml:"suggest"`
	Review  *Review  `yaml:"review"`
	// Bind is the name to which the id of what was opened is bound; without it
	// nothing may be opened.
	Bind string `yaml:"bind"`
}

// Suggest is a suggestion to open.
type Suggest struct {
	Kind     string   `yaml:"kind"`
	Key      string   `yaml:"key"`
	Text     string   `yaml:"text"`
	Change   any      `yaml:"change"`
	Evidence []string `yaml:"evidence"`
}

// Review is an entry of the review queue to open.
type Review struct {
	Kind  string   `yaml:"kind"`
	Items []string `yaml:"items"`
}

// Failure is an expected error. Code and Field are always compared, Message and
// Hint where they are given.
type Failure struct {
	Code    string `yaml:"code"`
	Field   string `yaml:"field"`
	Message string `yaml:"message"`
	Hint    string `yaml:"hint"`
}

// Load reads all scenario files, in order of their names. Every fault of every
// file is reported.
func Load() ([]File, error) {
	names, err := fs.Glob(files, "files/*.yaml")
	if err != nil {
		return nil, err
	}
	var all []File
	var faults []error
	for _, name := range names {
		text, err := files.ReadFile(name)
		if err != nil {
			return nil, err
		}
		f, err := Parse(strings.TrimSuffix(path.Base(name), ".yaml"), text)
		if err != nil {
			faults = append(faults, fmt.Errorf("%s: %w", name, err))
			continue
		}
		all = append(all, f)
	}
	return all, errors.Join(faults...)
}

// SharedOperations are the texts, by name, of the operations that every file may
// use, each with the fragments of its file.
func SharedOperations() (map[string]string, error) {
	names, err := fs.Glob(files, "files/*.graphql")
	if err != nil {
		return nil, err
	}
	all := map[string]string{}
	for _, name := range names {
		text, err := files.ReadFile(name)
		if err != nil {
			return nil, err
		}
		document, err := parser.ParseQuery(&ast.Source{Name: name, Input: string(text)})
		if err != nil {
			return nil, err
		}
		for _, operation := range document.Operations {
			if _, taken := all[operation.Name]; taken || operation.Name == "" {
				return nil, fmt.Errorf("%s: operation %q: expected a name of its own", name, operation.Name)
			}
			var b strings.Builder
			formatter.NewFormatter(&b).FormatQueryDocument(&ast.QueryDocument{
				Operations: ast.OperationList{operation}, Fragments: used(document, operation.SelectionSet),
			})
			all[operation.Name] = b.String()
		}
	}
	return all, nil
}

// used are the fragments that a selection names, and those that they name.
func used(document *ast.QueryDocument, set ast.SelectionSet) ast.FragmentDefinitionList {
	var out ast.FragmentDefinitionList
	add := func(more ast.FragmentDefinitionList) {
		for _, f := range more {
			if out.ForName(f.Name) == nil {
				out = append(out, f)
			}
		}
	}
	for _, selection := range set {
		switch s := selection.(type) {
		case *ast.Field:
			add(used(document, s.SelectionSet))
		case *ast.InlineFragment:
			add(used(document, s.SelectionSet))
		case *ast.FragmentSpread:
			if f := document.Fragments.ForName(s.Name); f != nil {
				add(ast.FragmentDefinitionList{f})
				add(used(document, f.SelectionSet))
			}
		}
	}
	return out
}

// Parse reads one scenario file. Unknown keys, doubled keys and steps that demand
// nothing are refused.
func Parse(name string, text []byte) (File, error) {
	f := File{Name: name}
	if err := yaml.NewDecoder(bytes.NewReader(text), yaml.Strict()).Decode(&f); err != nil {
		return f, err
	}
	return f, f.verify()
}

func (f File) verify() error {
	if f.Subject == "" || f.About == "" || len(f.Cases) == 0 {
		return errors.New("subject, about and at least one case are needed")
	}
	names := map[string]bool{}
	faults := verifySteps("given", f.Given)
	for _, c := range f.Cases {
		if c.Name == "" || names[c.Name] || len(c.Steps) == 0 {
			faults = append(faults, fmt.Errorf("case %q: expected a name of its own and steps", c.Name))
		}
		names[c.Name] = true
		faults = append(faults, verifySteps(c.Name, c.Steps)...)
	}
	return errors.Join(faults...)
}

func verifySteps(where string, steps []Step) []error {
	var faults []error
	for i, s := range steps {
		if err := s.verify(); err != nil {
			faults = append(faults, fmt.Errorf("%s: step %d: %w", where, i+1, err))
		}
	}
	return faults
}

func (s Step) verify() error {
	if s.Clock != "" || s.Job != nil {
		if s.As != "" || s.Do != "" || s.Query != "" || s.Clock != "" && s.Job != nil {
			return errors.New("a step moves the clock, runs a job or asks: one of them")
		}
		if s.Job != nil && (s.Job.Suggest == nil) == (s.Job.Review == nil) {
			return errors.New("job: expected one of suggest and review")
		}
		return nil
	}
	switch {
	case s.As == "":
		return errors.New("as: who asks is missing")
	case (s.Do == "") == (s.Query == ""):
		return errors.New("expected one of do and query")
	case s.In != "" && s.Conversation != nil:
		return errors.New("expected one of in and conversation")
	case s.Expect == nil && s.Error == nil && s.Alike == "":
		return errors.New("expected one of expect, error and alike")
	}
	return nil
}

// JSON is a value as JSON would give it: objects, lists, texts, truth values and
// json.Number, which keeps the digits.
func JSON(v any) (any, error) {
	b, err := json.Marshal(v)
	if err != nil {
		return nil, err
	}
	d := json.NewDecoder(bytes.NewReader(b))
	d.UseNumber()
	var out any
	return out, d.Decode(&out)
}
