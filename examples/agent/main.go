// Command agent is an example of an agent with a memory: a loop around a chat model that
// calls Brain's tools over MCP. It uses nothing of Brain but brain-mcp.
//
//	MODEL_URL=http://127.0.0.1:11434/v1 MODEL=qwen3 go run ./examples/agent "Who runs the ferry?"
//
// brain-mcp must be on the PATH; it finds Brain by BRAIN_URL, BRAIN_TOKEN and
// BRAIN_CHANNEL. MODEL_URL is a server with OpenAI's chat completions, MODEL_KEY its key.
package main

import (
	"context"
	"fmt"
	"io"
	"os"
	"os/exec"
	"os/signal"
	"strings"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// maxTurns is how often the model may call tools for one question.
const maxTurns = 10

func main() {
	ctx, stop := signal.NotifyContext(context.Background(), os.Interrupt)
	defer stop()
	m := model{url: os.Getenv("MODEL_URL"), key: os.Getenv("MODEL_KEY"), name: os.Getenv("MODEL")}
	if len(os.Args) != 2 || m.url == "" {
		fmt.Fprintln(os.Stderr, "usage: MODEL_URL=URL MODEL=NAME agent QUESTION")
		os.Exit(2)
	}
	command := exec.Command("brain-mcp", "--surface", "graph")
	command.Stderr = os.Stderr
	if err := run(ctx, &mcp.CommandTransport{Command: command}, m, os.Args[1], os.Stdout); err != nil {
		fmt.Fprintln(os.Stderr, "agent:", err)
		os.Exit(1)
	}
}

// run answers one question.
func run(ctx context.Context, brain mcp.Transport, m model, question string, out io.Writer) error {
	session, err := mcp.NewClient(&mcp.Implementation{Name: "example-agent", Version: "1"}, nil).Connect(ctx, brain, nil)
	if err != nil {
		return err
	}
	defer session.Close()
	offered, err := session.ListTools(ctx, nil)
	if err != nil {
		return err
	}
	messages := []message{
		{Role: "system", Content: session.InitializeResult().Instructions},
		{Role: "user", Content: question},
	}
	if known, err := session.GetPrompt(ctx, &mcp.GetPromptParams{Name: "before-work", Arguments: map[string]string{"task": question}}); err == nil {
		messages[1].Content = textOf(known.Messages[0].Content) + "\n" + question
	}
	for range maxTurns {
		answer, err := m.chat(ctx, messages, offered.Tools)
		if err != nil {
			return err
		}
		messages = append(messages, answer)
		if len(answer.ToolCalls) == 0 {
			_, err := fmt.Fprintln(out, answer.Content)
			return err
		}
		for _, c := range answer.ToolCalls {
			messages = append(messages, message{Role: "tool", ToolCallID: c.ID, Content: call(ctx, session, c)})
		}
	}
	return fmt.Errorf("no answer after %d turns", maxTurns)
}

// call calls a tool; what goes wrong is for the model to read.
func call(ctx context.Context, session *mcp.ClientSession, c toolCall) string {
	result, err := session.CallTool(ctx, &mcp.CallToolParams{Name: c.Function.Name, Arguments: c.arguments()})
	if err != nil {
		return err.Error()
	}
	var texts []string
	for _, content := range result.Content {
		texts = append(texts, textOf(content))
	}
	return strings.Join(texts, "\n")
}

func textOf(c mcp.Content) string {
	if text, ok := c.(*mcp.TextContent); ok {
		return text.Text
	}
	return ""
}
