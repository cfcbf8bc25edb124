package memory

import (
	"context"
	"encoding/json"
	"errors"
	"slices"
	"strings"
	"time"

	"brain/disclosure"
	"brain/graph"
	"brain/internal/fault"
)

// Suggestion is a change that the service proposes for what it saw, known only to
// who may know all that it rests on.
type Suggestion struct {
	ID string
	// Scope and Requires are the stored tokens that a reader must hold.
	Scope    string
	Requires []string
	Kind     string
	State    FindingState
	Text     string
	Change   json.RawMessage // what accepting it does
	OpenedAt time.Time
	Note     string
	// EarlierID is the rejected suggestion that this one makes again, "" for none.
	EarlierID string
}

// suggestionColumns project a Suggestion.
var suggestionColumns = columns[Suggestion]{
	{"id", func(s *Suggestion, v graph.Value) { s.ID = v.Str() }},
	{"scope", func(s *Suggestion, v graph.Value) { s.Scope = v.Str() }},
	{"requires", func(s *Suggestion, v graph.Value) { s.Requires = v.StringItems() }},
	{"kind", func(s *Suggestion, v graph.Value) { s.Kind = v.Str() }},
	{"state", func(s *Suggestion, v graph.Value) { s.State = FindingState(v.Str()) }},
	{"text", func(s *Suggestion, v graph.Value) { s.Text = v.Str() }},
	{"json", func(s *Suggestion, v graph.Value) { s.Change = json.RawMessage(v.Str()) }},
	{"openedAt", func(s *Suggestion, v graph.Value) { s.OpenedAt = v.Time() }},
	{"note", func(s *Suggestion, v graph.Value) { s.Note = v.Str() }},
	{"earlier", func(s *Suggestion, v graph.Value) { s.EarlierID = v.Str() }},
}

// SuggestionDraft is a change to suggest.
type SuggestionDraft struct {
	// Kind is what sort of change it is, Key what tells it from others of its kind,
	// such as the new term.
	Kind, Key string
	// Text says why, for a person.
	Text string
	// Change is what accepting it does, in this order: {"pack": {objectTypes: …}} adds
	// terms to the instance's own pack, {"retype": {"type": …, "subtype": …}} gives that
	// type to the pages that it rests on, {"merge": {"from": …, "into": …}} makes one page
	// of two.
	Change json.RawMessage
	// Evidence are the ids of the pages and claims that it rests on.
	Evidence []string
}

func (d SuggestionDraft) fingerprint() string { return digest("suggestion", d.Kind, d.Key) }

var errEmptySuggestion = errors.New("a suggestion rests on at least one page or claim")

// openSuggestion suggests a change and gives the suggestion's id. An open one of
// the same key gains the evidence. One that was accepted is not made again, and
// one that was rejected only when it rests on twice as much; then "" is given.
func (c *change) openSuggestion(ctx context.Context, d SuggestionDraft) (string, error) {
	evidence := slices.Compact(slices.Sorted(slices.Values(d.Evidence)))
	if len(evidence) == 0 {
		return "", errEmptySuggestion
	}
	if err := c.lock(ctx, "suggestion:"+d.fingerprint()); err != nil {
		return "", err
	}
	rows, err := c.decideDeleted(ctx, `MATCH (s:Suggestion) WHERE s.fingerprint = $fingerprint RETURN s.id, s.state, s.decision ORDER BY s.openedAt DESC, s.id DESC LIMIT 1`,
		values{"fingerprint": graph.String(d.fingerprint())})
	if err != nil {
		return "", err
	}
	earlier := ""
	if len(rows) > 0 {
		earlier = rows[0][0].Str()
		if rows[0][1].Str() == findingOpen {
			_, err := c.concern(ctx, earlier, evidence)
			return earlier, err
		}
		restedOn, err := c.concerned(ctx, earlier)
		if err != nil || SuggestionDecision(rows[0][2].Str()) == SuggestionAccept || len(evidence) < 2*len(restedOn) {
			return "", err
		}
	}
	it, err := c.derivation(ctx, evidence)
	if err != nil {
		return "", err
	}
	id := c.s.newID()
	err = c.tx.PutNode(ctx, graph.Node{ID: id, Labels: []string{"Suggestion"}, Item: it, Props: graph.Props{
		"kind": graph.String(d.Kind), "state": graph.String(findingOpen), "text": graph.String(d.Text), "json": graph.String(string(d.Change)),
		"openedAt": graph.Instant(c.now), "fingerprint": graph.String(d.fingerprint()), "earlier": graph.OptionalString(earlier),
	}})
	if err != nil {
		return "", err
	}
	for _, item := range evidence {
		if err := c.connectOwn(ctx, "CONCERNS", id, item); err != nil {
			return "", err
		}
	}
	return id, c.audit(ctx, "suggestion.open", id, map[string]string{"kind": d.Kind})
}

// OpenSuggestion is openSuggestion for jobs of the service itself: the id is ""
// where the suggestion is not made.
func (s *Service) OpenSuggestion(ctx context.Context, d SuggestionDraft) (string, graph.Revision, error) {
	var id string
	rev, err := s.maintain(ctx, func(ctx context.Context, c *change) error {
		var err error
		id, err = c.openSuggestion(ctx, d)
		return err
	})
	return id, rev, err
}

// SuggestionDecision is what is done about a suggestion.
type SuggestionDecision string

// The decisions.
const (
	SuggestionAccept SuggestionDecision = "ACCEPT"
	SuggestionReject SuggestionDecision = "REJECT"
)

// DecideSuggestionInput decides a suggestion.
type DecideSuggestionInput struct {
	Suggestion string
	Decision   SuggestionDecision
	Note       *string
}

// DecideSuggestion accepts a suggestion, which carries out its change in the same
// transaction, or rejects it, which keeps it away until it rests on twice as much.
// Accepting needs the right to do what it changes, rejecting is for curators and
// admins. Errors: NOT_FOUND, CONFLICT when it is decided or its change does not fit
// what is installed, FORBIDDEN, CONSTRAINT for a change that cannot be carried out
// yet, BAD_INPUT.
func (s *Service) DecideSuggestion(ctx context.Context, session *Session, in DecideSuggestionInput) (Suggestion, graph.Revision, error) {
	var suggestion Suggestion
	rev, err := s.write(ctx, session, func(ctx context.Context, c *change) error {
		if err := oneOf("decision", in.Decision, SuggestionAccept, SuggestionReject); err != nil {
			return err
		}
		note, err := cleanOptional("note", deref(in.Note), maxNoteRunes)
		if err != nil {
			return err
		}
		suggestion, err = c.decideSuggestion(ctx, in, note)
		return err
	})
	return suggestion, rev, err
}

func (c *change) decideSuggestion(ctx context.Context, in DecideSuggestionInput, note string) (Suggestion, error) {
	if err := c.lock(ctx, "decide:"+in.Suggestion); err != nil {
		return Suggestion{}, err
	}
	rows, err := c.matchEvery(ctx, `MATCH (s:Suggestion) WHERE s.id = $id RETURN `+suggestionColumns.of("s"), values{"id": graph.String(in.Suggestion)})
	if err != nil {
		return Suggestion{}, err
	}
	if len(rows) == 0 {
		return Suggestion{}, fault.New(fault.NotFound, "there is no suggestion %q", in.Suggestion).In("suggestion")
	}
	s := suggestionColumns.read(rows[0], 0)
	if s.State != findingOpen {
		return s, fault.New(fault.Conflict, "the suggestion is %s already", strings.ToLower(string(s.State))).In("suggestion").
			Suggest("a rejected suggestion returns when it rests on twice as much")
	}
	s.State, s.Note = findingDismissed, note
	if in.Decision == SuggestionAccept {
		s.State = findingResolved
		err = c.accept(ctx, s)
	} else {
		err = inField(c.permit(disclosure.ReadReviewQueues), "suggestion")
	}
	if err != nil {
		return s, err
	}
	err = c.tx.PatchNode(ctx, s.ID, graph.NodePatch{Props: graph.Props{
		"state": graph.String(string(s.State)), "decidedAt": graph.Instant(c.now), "decidedBy": graph.String(c.session.UID),
		"decision": graph.String(string(in.Decision)), "note": graph.OptionalString(note),
	}})
	if err != nil {
		return s, err
	}
	return s, c.audit(ctx, "suggestion.decide", s.ID, map[string]string{"decision": string(in.Decision)})
}
