package main

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"

	"github.com/modelcontextprotocol/go-sdk/mcp"
)

// maxAnswerBytes bounds what is read of a model's answer.
const maxAnswerBytes = 4 << 20

// model is a chat model behind OpenAI's API.
type model struct{ url, key, name string }

type message struct {
	Role       string     `json:"role"`
	Content    string     `json:"content"`
	ToolCalls  []toolCall `json:"tool_calls,omitempty"`
	ToolCallID string     `json:"tool_call_id,omitempty"`
}

type toolCall struct {
	ID       string `json:"id"`
	Type     string `json:"type"`
	Function struct {
		Name      string `json:"name"`
		Arguments string `json:"arguments"`
	} `json:"function"`
}

// arguments are those of the call, as JSON.
func (c toolCall) arguments() any {
	if !json.Valid([]byte(c.Function.Arguments)) {
		return map[string]any{}
	}
	return json.RawMessage(c.Function.Arguments)
}

// function is a tool as a model is told of it.
type function struct {
	Type     string `json:"type"`
	Function struct {
		Name        string `json:"name"`
		Description string `json:"description"`
		Parameters  any    `json:"parameters"`
	} `json:"function"`
}

// chat asks for the next message of a conversation.
func (m model) chat(ctx context.Context, messages []message, tools []*mcp.Tool) (message, error) {
	functions := make([]function, len(tools))
	for i, t := range tools {
		f := &functions[i]
		f.Type = "function"
		f.Function.Name, f.Function.Description, f.Function.Parameters = t.Name, t.Description, t.InputSchema
	}
	body, err := json.Marshal(map[string]any{"model": m.name, "messages": messages, "tools": functions})
	if err != nil {
		return message{}, err
	}
	request, err := http.NewRequestWithContext(ctx, http.MethodPost, m.url+"/chat/completions", bytes.NewReader(body))
	if err != nil {
		return message{}, err
	}
	request.Header.Set("Content-Type", "application/json")
	if m.key != "" {
		request.Header.Set("Authorization", "Bearer "+m.key)
	}
	response, err := http.DefaultClient.Do(request)
	if err != nil {
		return message{}, err
	}
	defer response.Body.Close()
	raw, err := io.ReadAll(io.LimitReader(response.Body, maxAnswerBytes))
	if err != nil {
		return message{}, err
	}
	if response.StatusCode != http.StatusOK {
		return message{}, fmt.Errorf("the model answered %s: %.300s", response.Status, raw)
	}
	var answer struct {
		Choices []struct{ Message message }
	}
	if err := json.Unmarshal(raw, &answer); err != nil || len(answer.Choices) == 0 {
		return message{}, fmt.Errorf("the model's answer is no chat completion: %.300s", raw)
	}
	return answer.Choices[0].Message, nil
}
