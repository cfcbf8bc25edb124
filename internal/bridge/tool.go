package bridge

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"

	"github.com/google/jsonschema-go/jsonschema"
	"github.com/modelcontextprotocol/go-sdk/mcp"

	"brain/internal/fault"
)

// maxAnswerBytes is the most that a tool answers, as JSON. A longer list is cut and
// goes on at its cursor.
const maxAnswerBytes = 48 << 10

// effect is what a tool does to the memory.
type effect int

const (
	reads effect = iota
	adds
	removes
)

func (e effect) annotations() *mcp.ToolAnnotations {
	no, destructive := false, e == removes
	return &mcp.ToolAnnotations{ReadOnlyHint: e == reads, DestructiveHint: &destructive, IdempotentHint: true, OpenWorldHint: &no}
}

// answer is what a tool answers: data with a form for models that read text.
type answer interface {
	// text is a short form of it. What is from the memory is quoted in it.
	text() string
}

// tool is one tool and the surface from which on it is offered.
type tool struct {
	surface Surface
	name    string
	// description is what a model reads, takes what it gives.
	description string
	takes       *jsonschema.Schema
	add         func(endpoint)
}

// define makes a tool of an operation. The schemas of its input and answer are those
// of the types.
func define[In any, Out answer](surface Surface, name, title string, does effect, description string, run func(context.Context, call, In) (Out, error)) tool {
	takes, answers := inputSchema[In](), outputSchema[Out]()
	return tool{surface, name, description, takes, func(e endpoint) {
		mcp.AddTool(e.server, &mcp.Tool{
			Name: name, Title: title, Description: description + e.policy(does), Annotations: does.annotations(),
			InputSchema: takes, OutputSchema: answers,
		},
			func(ctx context.Context, request *mcp.CallToolRequest, in In) (*mcp.CallToolResult, Out, error) {
				var none Out
				c, err := e.connect(request.Extra)
				if err != nil {
					return nil, none, toolError(err)
				}
				out, err := run(ctx, c, in)
				if _, speaks := takes.Properties["conversation"]; !speaks && errors.Is(err, fault.ConversationRequired) {
					err = fault.New(fault.ConversationRequired, "this tool reads for you alone, and you may read in conversations only").
						Suggest("an admin can make your conversations optional (conversationPolicy)")
					return nil, none, toolError(err)
				}
				if err != nil {
					return nil, none, toolError(err)
				}
				return &mcp.CallToolResult{Content: []mcp.Content{&mcp.TextContent{Text: out.text()}}}, out, nil
			})
	}}
}

// policy is what the description of a tool that adds says of confidentiality.
func (e endpoint) policy(does effect) string {
	if e.guidance == "" || does != adds {
		return ""
	}
	return "\n\nConfidentiality here: " + e.guidance
}

// addTools adds the tools that a surface offers.
func (e endpoint) addTools(s Surface) {
	takes := map[string]arguments{}
	for _, t := range tools {
		if s.holds(t.surface) {
			takes[t.name] = argumentsOf(t.takes)
			t.add(e)
		}
	}
	e.server.AddReceivingMiddleware(checked(takes))
}

// tools are all tools there are.
var tools = []tool{
	rememberTool, recallTool, getPageTool, entityTool, whoKnowsTool, deltaTool, forgetTool,
	connectTool, neighborsTool, reviewQueueTool, patternQueryTool, describeOntologyTool, contextPackTool, hintsTool,
	skillViewTool,
}

// within keeps as many of a list, from its beginning, as take at most so many bytes of
// JSON, and at least one.
func within[T any](list []T, most int) []T {
	for i, one := range list {
		raw, err := json.Marshal(one)
		if most -= len(raw); i > 0 && (err != nil || most < 0) {
			return list[:i]
		}
	}
	return list
}

// maxRows is the most rows that a list may be asked for.
const maxRows = 500

// fitting asks for a list of so many rows, 0 for those that are usual, and at most as
// many at once as one answer may cost: with fewer until the answer is short enough.
// One row is always short enough, and a list goes on at its cursor. Error: BAD_INPUT
// for a number of rows that no list has.
func fitting[Out any](first, usual, most int, ask func(rows int) (Out, error)) (Out, error) {
	var none Out
	if first < 0 || first > maxRows {
		return none, fault.Bad("first", fmt.Sprintf("1 to %d", maxRows), "")
	}
	rows := min(cmp.Or(first, usual), most)
	for {
		out, err := ask(rows)
		if err != nil || rows <= 1 {
			return out, err
		}
		raw, err := json.Marshal(out)
		if err != nil || len(raw) <= maxAnswerBytes {
			return out, err
		}
		rows = max(1, rows/2)
	}
}
