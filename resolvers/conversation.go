package resolvers

import (
	"reflect"

	"github.com/99designs/gqlgen/graphql"

	"brain/disclosure"
	"brain/internal/fault"
	"brain/internal/memory"
)

// conversationOf is the conversation of an operation: that of every root field
// which names one, as argument or in its input; nil when none does. Two different
// ones are BAD_INPUT, since nobody could say what the operation may disclose.
func conversationOf(op *graphql.OperationContext) (*memory.Conversation, error) {
	var found *memory.Conversation
	for _, field := range graphql.CollectFields(op, op.Operation.SelectionSet, nil) {
		if field.Definition == nil {
			continue
		}
		args := field.ArgumentMap(op.Variables)
		named, ok := args["conversation"].(map[string]any)
		if !ok {
			input, _ := args["input"].(map[string]any)
			named, ok = input["conversation"].(map[string]any)
		}
		if !ok {
			continue
		}
		c := readConversation(named)
		if found != nil && !reflect.DeepEqual(found, c) {
			return nil, fault.New(fault.BadInput, "the operation names two different conversations").In("conversation").
				Suggest("name one conversation, or send two operations")
		}
		found = c
	}
	return found, nil
}

// readConversation reads a ConversationInput that the schema has validated.
func readConversation(named map[string]any) *memory.Conversation {
	text := func(key string) string {
		s, _ := named[key].(string)
		return s
	}
	c := &memory.Conversation{Channel: text("channel"), Asker: text("asker"), Mode: disclosure.Mode(text("mode"))}
	for _, target := range graphql.CoerceList(named["targets"]) {
		if s, ok := target.(string); ok {
			c.Targets = append(c.Targets, s)
		}
	}
	return c
}
