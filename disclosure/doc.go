// Package disclosure is the rule of the product in code: who may know an item
// (layer 1), what may be said in a conversation (layer 2), who may write to a
// scope, who may change what is there, and the explanation of each answer.
//
// It is pure. Callers read the facts (principals, memberships, channels) from
// the graph for one request, hand them in, and use the answer for that request
// only; nothing here remembers a membership. Whatever is zero, unknown or
// unreadable gives less: the zero value of every fact discloses nothing.
package disclosure
