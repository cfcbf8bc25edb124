package disclosure

import (
	"slices"

	"brain/graph"
	"brain/internal/fault"
)

// Rule is the stable code of the rule that decided about an item.
type Rule string

// The rules that allow.
const (
	// RuleWorld: the item is scoped to world.
	RuleWorld Rule = "WORLD"
	// RuleMember: the principal is a member of the group of the item's scope.
	RuleMember Rule = "MEMBER"
	// RuleSelf: the item is scoped to the principal.
	RuleSelf Rule = "SELF"
	// RuleAuthor: the principal wrote the item.
	RuleAuthor Rule = "AUTHOR"
	// RuleEnabled: the item is the record of a skill that is enabled for the principal.
	RuleEnabled Rule = "ENABLED"
	// RuleCounterpart: the item is scoped to the human of the direct channel.
	RuleCounterpart Rule = "COUNTERPART"
)

// The rules that refuse one item.
const (
	// RuleDeleted: the item is deleted.
	RuleDeleted Rule = "DELETED"
	// RuleOutOfScope: the principal does not reach the item's scope.
	RuleOutOfScope Rule = "OUT_OF_SCOPE"
	// RulePageHidden: the principal may not know a page at the item's ends.
	RulePageHidden Rule = "PAGE_HIDDEN"
	// RuleInputHidden: the principal does not reach an input of a derived item.
	RuleInputHidden Rule = "INPUT_HIDDEN"
	// RuleRecipient: a recipient of the conversation may not know the item.
	RuleRecipient Rule = "RECIPIENT"
	// RuleGated: the item is unverified and the reader takes only trusted ones.
	RuleGated Rule = "GATED"
)

// The rules that refuse everything.
const (
	// RuleInactive: the principal is inactive or unknown.
	RuleInactive Rule = "INACTIVE"
	// RuleNoRecipients: nobody hears the conversation, or it cannot be told who.
	RuleNoRecipients Rule = "NO_RECIPIENTS"
	// RuleUnlinked: the group channel is tied to no group.
	RuleUnlinked Rule = "GROUP_UNLINKED"
	// RuleUnsynced: the members of the channel's group are too long out of sync.
	RuleUnsynced Rule = "GROUP_UNSYNCED"
)

// Explanation says why a principal gets an item or not.
type Explanation struct {
	Allowed bool
	Rule    Rule
	// Memberships are the principal's groups on which the answer rests, in text
	// form and sorted; empty when not allowed.
	Memberships []string
	// Text is one English sentence.
	Text string
}

// Explain says why the item is in the view or not. Allowed is what the view's
// audience answers; the clocks are not looked at, deletion is.
func Explain(it graph.Item, v View) Explanation {
	if it.DeletedAt.IsZero() && v.Audience.Sees(it) {
		rule := v.allowing(it)
		return Explanation{Allowed: true, Rule: rule, Memberships: v.memberships(it), Text: v.sentence(rule)}
	}
	rule := v.refusing(it)
	return Explanation{Rule: rule, Text: v.sentence(rule)}
}

// CanExplain tells whether the caller may ask explainAccess about subject and an
// item; knowable says whether the caller (an agent: in its conversation) may know
// the item. A curator may for all; others get NotFound for what they cannot
// know, as if it were not there, and Forbidden for another principal.
func CanExplain(caller Principal, subject string, knowable bool) error {
	switch {
	case caller.Is(CuratorRole):
		return nil
	case !knowable || !caller.present():
		return fault.New(fault.NotFound, "there is no such item").In("item")
	case caller.UID != subject:
		return fault.New(fault.Forbidden, "only a curator may ask about another principal").In("principal")
	}
	return nil
}

func (v View) allowing(it graph.Item) Rule {
	if !v.holds(it.Scope) {
		return RuleAuthor
	}
	if it.Scope == graph.ScopeWorld {
		return RuleWorld
	}
	if _, ok := graph.ScopeSkill(it.Scope); ok {
		return RuleEnabled
	}
	if uid, ok := graph.ScopePrincipal(it.Scope); ok {
		if uid == v.principal.UID {
			return RuleSelf
		}
		return RuleCounterpart
	}
	return RuleMember
}

func (v View) refusing(it graph.Item) Rule {
	hidden := func(tokens []string) bool {
		return slices.ContainsFunc(tokens, func(t string) bool { return t != "" && !v.holds(t) })
	}
	authored := it.Scope != "" && it.Author != "" && it.Author == v.principal.UID
	switch {
	case v.closed != "":
		return v.closed
	case !it.DeletedAt.IsZero():
		return RuleDeleted
	case !v.holds(it.Scope) && (!authored || len(it.Requires) > 0):
		return RuleOutOfScope
	case hidden(it.Ends):
		return RulePageHidden
	case hidden(it.Requires):
		return RuleInputHidden
	case v.Audience.OnlyTrusted() && it.Gated:
		return RuleGated
	}
	return RuleRecipient
}

func (v View) memberships(it graph.Item) []string {
	var used []string
	for _, token := range slices.Concat([]string{it.Scope}, it.Ends, it.Requires) {
		gid, ok := graph.ScopeGroup(token)
		if !ok {
			continue
		}
		if m, ok := v.principal.membership(gid); ok {
			used = append(used, Scope{GroupScope, m.Name}.String())
		}
	}
	slices.Sort(used)
	return slices.Compact(used)
}

func (v View) sentence(r Rule) string {
	who := v.principal.UID
	if who == "" {
		who = "the principal"
	}
	return who + " " + v.predicate(r) + "."
}

func (v View) predicate(r Rule) string {
	here := ""
	if v.inConversation {
		here = ", and everyone who hears the conversation may know it too"
	}
	switch r {
	case RuleWorld:
		return "may know it because everyone may" + here
	case RuleMember:
		return "may know it as a member of its group" + here
	case RuleSelf:
		return "may know it because it is scoped to them" + here
	case RuleAuthor:
		return "may know it because they wrote it" + here
	case RuleEnabled:
		return "may know it because the skill is enabled for them"
	case RuleCounterpart:
		return "may know it here because it is scoped to the human of this direct channel"
	case RuleDeleted:
		return "does not get it because it is deleted"
	case RuleOutOfScope:
		return "does not reach its scope"
	case RulePageHidden:
		return "may not know a page on which it stands"
	case RuleInputHidden:
		return "may not know something from which it was derived"
	case RuleRecipient:
		return "may know it, but someone who hears the conversation may not"
	case RuleGated:
		return "does not get it because it is not trusted yet"
	case RuleInactive:
		return "is not active"
	case RuleNoRecipients:
		return "gets nothing here because it cannot be told who hears the conversation, or nobody does"
	case RuleUnlinked:
		return "gets nothing here because the channel is tied to no group"
	case RuleUnsynced:
		return "gets nothing here because the members of the channel's group are out of sync"
	}
	return "gets no answer"
}
