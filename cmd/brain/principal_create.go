package main

import (
	"fmt"

	"github.com/spf13/cobra"

	"brain/internal/client"
)

const principalCreateDocument = `mutation CreatePrincipal($input: CreatePrincipalInput!) {
  createPrincipal(input: $input) { principal { uid kind displayName active owner { uid } page { slug } } revision }
}`

type createPrincipalInput struct {
	UID                string   `json:"uid"`
	Kind               string   `json:"kind"`
	DisplayName        string   `json:"displayName"`
	Owner              string   `json:"owner,omitempty"`
	Roles              []string `json:"roles,omitempty"`
	ConversationPolicy string   `json:"conversationPolicy,omitempty"`
	DisclosureMode     string   `json:"disclosureMode,omitempty"`
}

type principalAnswer struct {
	Principal struct {
		UID, Kind, DisplayName string
		Active                 bool
		Page                   *struct{ Slug string }
	}
}

func (c *cli) principalCreateCommand() *cobra.Command {
	var (
		in     createPrincipalInput
		kind   = choice{value: "HUMAN", allowed: []string{"HUMAN", "AGENT", "SERVICE"}}
		roles  = choices{allowed: []string{"MEMBER", "CURATOR", "ADMIN"}}
		policy = choice{allowed: []string{"REQUIRED", "OPTIONAL"}}
		mode   = choice{allowed: []string{"STRICT", "RELAXED"}}
	)
	cmd := &cobra.Command{
		Use:   "create UID",
		Short: "Make a principal and its page",
		Example: `  brain principal create amy --name "Amy Kim"
  brain principal create amy-agent --kind agent --owner amy --name "Amy's agent"
  brain principal create gateway --kind service --role member`,
		Args: arguments("UID"),
		RunE: func(cmd *cobra.Command, args []string) error {
			in.UID, in.Kind, in.Roles = args[0], kind.value, roles.values
			in.ConversationPolicy, in.DisclosureMode = policy.value, mode.value
			if in.DisplayName == "" {
				in.DisplayName = in.UID
			}
			raw, got, err := call[principalAnswer](cmd.Context(), c, client.Operation{Name: "CreatePrincipal", Document: principalCreateDocument}, "createPrincipal", input[createPrincipalInput]{in})
			if err != nil {
				return err
			}
			if c.json {
				return printJSON(c.out, raw)
			}
			page := ""
			if got.Principal.Page != nil {
				page = ", page " + line(got.Principal.Page.Slug)
			}
			_, err = fmt.Fprintf(c.out, "created %s (%s)%s\n", line(got.Principal.UID), line(got.Principal.DisplayName), page)
			return err
		},
	}
	f := cmd.Flags()
	f.Var(&kind, "kind", "what it is")
	f.StringVar(&in.DisplayName, "name", "", "name to show (default the uid)")
	f.StringVar(&in.Owner, "owner", "", "`UID` of the owner, for agents")
	f.Var(&roles, "role", "what it may do, repeatable (default member)")
	f.Var(&policy, "conversation-policy", "whether an agent must name its conversation (default required)")
	f.Var(&mode, "disclosure-mode", "an agent's mode of disclosure in groups (default strict)")
	return cmd
}
