package main

import (
	"context"
	"fmt"
	"strings"

	"github.com/spf13/cobra"

	"brain/internal/client"
)

const skillFields = `skill { name description tags locator runtime enabled enabledFor owner { uid } createdAt updatedAt }`

const skillsRegisterDocument = `mutation RegisterSkill($input: RegisterSkillInput!) {
  registerSkill(input: $input) { ` + skillFields + ` revision }
}`

type registerSkillInput struct {
	Name        string   `json:"name"`
	Description string   `json:"description"`
	Tags        []string `json:"tags,omitempty"`
	Locator     string   `json:"locator"`
	Runtime     string   `json:"runtime"`
	EnabledFor  []string `json:"enabledFor"`
}

type listedSkill struct {
	Name, Description, Locator, Runtime string
	Tags, EnabledFor                    []string
	Enabled                             bool
	Owner                               *struct{ UID string }
}

// audience says for whom a skill is enabled.
func (s listedSkill) audience() string {
	switch {
	case !s.Enabled:
		return "disabled"
	case len(s.EnabledFor) == 0:
		return "nobody"
	}
	return strings.Join(s.EnabledFor, ", ")
}

// changeSkill runs a mutation of one skill and prints what was done to it and for
// whom it is enabled now.
func changeSkill[V any](ctx context.Context, c *cli, op client.Operation, field, done string, in V) error {
	raw, got, err := call[struct{ Skill listedSkill }](ctx, c, op, field, input[V]{in})
	if err != nil {
		return err
	}
	if c.json {
		return printJSON(c.out, raw)
	}
	_, err = fmt.Fprintf(c.out, "%s skill %s (%s)\n", done, line(got.Skill.Name), line(got.Skill.audience()))
	return err
}

var skillRuntimes = []string{"MAIN", "BACKGROUND", "ANY"}

func (c *cli) skillsRegisterCommand() *cobra.Command {
	var in registerSkillInput
	runtime := choice{value: "ANY", allowed: skillRuntimes}
	cmd := &cobra.Command{
		Use:   "register NAME",
		Short: "Make a skill known to the agents for which it is enabled",
		Long: `Make a skill known to the agents for which it is enabled. Brain keeps its name,
description, tags and where to load it from; the skill itself stays where it is.`,
		Example: `  brain skills register release-notes --description "Writes release notes." --locator file:///skills/release-notes --enabled-for group:ops
  brain skills register night-audit --description "Audits the books." --locator id:7 --runtime background --enabled-for principal:helper --tag books`,
		Args: arguments("NAME"),
		RunE: func(cmd *cobra.Command, args []string) error {
			in.Name, in.Runtime, in.EnabledFor = args[0], runtime.value, filled(in.EnabledFor)
			return changeSkill(cmd.Context(), c, client.Operation{Name: "RegisterSkill", Document: skillsRegisterDocument}, "registerSkill", "registered", in)
		},
	}
	f := cmd.Flags()
	f.StringVar(&in.Description, "description", "", "what it does and when to use it; agents find it by this")
	f.StringVar(&in.Locator, "locator", "", "where its owner keeps it: a path, an address or an id")
	f.StringArrayVar(&in.Tags, "tag", nil, "a tag, repeatable")
	f.Var(&runtime, "runtime", "where it runs: in an agent's conversation, in a job, or in both")
	f.StringArrayVar(&in.EnabledFor, "enabled-for", nil, "`SCOPE` of those who may find it, repeatable (default nobody)")
	return cmd
}
