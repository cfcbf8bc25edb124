package memory

import (
	"context"
	"fmt"
	"slices"

	"brain/disclosure"
	"brain/graph"
	"brain/internal/fault"
)

// The kinds of findings that wait in the review queue. Their explanations hold
// fixed words, since curators see them whatever they concern.
const (
	// FindingEvidenceChanged: what a claim rests on was changed or removed. As long as
	// it is open, the claim counts as one whose evidence changed, for those who may
	// know both.
	FindingEvidenceChanged = "evidence_changed"
	// FindingDeletionReview: an agent deleted a page; a person must approve it.
	FindingDeletionReview = "deletion_review"
	// FindingErasedMention: something may still speak of what was erased. It is in the
	// queue alone, for curators and admins; nobody else reads it as a finding.
	FindingErasedMention = "erased_mention"
)

var reviewKinds = [...]string{FindingEvidenceChanged, FindingDeletionReview, FindingErasedMention}

var reviewExplanations = map[string]string{
	FindingEvidenceChanged: "What a claim rests on was changed or removed since.",
	FindingDeletionReview:  "An agent deleted a page; it goes for good only when a person approves.",
	FindingErasedMention:   "This may still speak of what was erased.",
}

// review tells whether the finding waits in the review queue.
func (f *Finding) review() bool { return slices.Contains(reviewKinds[:], f.Kind) }

// openReview puts items into the review queue, together, for a reason that is one
// of the kinds; it gives the finding's id. What is in it already for that reason
// is not put in again.
func (c *change) openReview(ctx context.Context, kind string, items ...string) (string, error) {
	explanation, ok := reviewExplanations[kind]
	if !ok {
		return "", fmt.Errorf("review of the kind %q: expected one of %v", kind, reviewKinds)
	}
	return c.ask(ctx, findingDraft{kind: kind, key: slices.Sorted(slices.Values(items)), about: items, explanation: explanation, fresh: true})
}

// OpenReview is openReview for jobs of the service itself. Error: one for a kind
// that is none of a review.
func (s *Service) OpenReview(ctx context.Context, kind string, items []string) (string, graph.Revision, error) {
	var id string
	rev, err := s.maintain(ctx, func(ctx context.Context, c *change) error {
		var err error
		id, err = c.openReview(ctx, kind, items...)
		return err
	})
	return id, rev, err
}

// reviewer is who reads the queue: everything that waits for curators and admins,
// within a conversation what everyone who hears it may know.
func (v *view) reviewer() (graph.Reader, error) {
	if err := v.permit(disclosure.ReadReviewQueues); err != nil {
		return nil, err
	}
	if v.standing.conversation != nil {
		return v.r, nil
	}
	return v.all, nil
}

// ReviewQueue lists what waits for a person's decision, newest first (opened, then
// id). Curators and admins only; they see the claims, pages and links of an entry
// only where they may know them. Errors: FORBIDDEN, BAD_INPUT, BAD_CURSOR.
func (s *Service) ReviewQueue(ctx context.Context, session *Session, first *int, after *string) (List[Finding], error) {
	var list List[Finding]
	listed := func() *listing {
		l := &listing{match: "(f:Finding)", args: values{}}
		l.demand("f.state = $open", "open", graph.String(findingOpen))
		l.demand("f.kind IN $kinds", "kinds", graph.Strings(reviewKinds[:]))
		return l
	}
	err := s.read(ctx, session, func(ctx context.Context, v *view) error {
		r, err := v.reviewer()
		if err != nil {
			return err
		}
		size, err := pageSize(first)
		if err != nil {
			return err
		}
		hash := v.listHash("reviewQueue")
		from, err := resume(after, hash, graph.KindInstant, graph.KindString)
		if err != nil {
			return err
		}
		rows, err := listed().rowsFor(ctx, v, r, "f.openedAt", "f.id", findingColumns.of("f"), from, size+1)
		if err != nil {
			return err
		}
		list = cut(findingColumns.all(rows), size, hash, findingPosition)
		return nil
	})
	list.Count = s.audienceCount(ctx, session, func(ctx context.Context, v *view) (int, error) {
		r, err := v.reviewer()
		if err != nil {
			return 0, err
		}
		return listed().countFor(ctx, v, r, "f.openedAt", "f.id")
	})
	return list, err
}

// ReviewDecision is what is done about an entry of the review queue.
type ReviewDecision string

// The decisions.
const (
	ReviewKeep    ReviewDecision = "KEEP"
	ReviewPin     ReviewDecision = "PIN"
	ReviewArchive ReviewDecision = "ARCHIVE"
	ReviewDelete  ReviewDecision = "DELETE"
)

// maxReviewed is the most entries that one call decides.
const maxReviewed = 100

// DecideReviewInput decides entries of the review queue, all or none.
type DecideReviewInput struct {
	Items    []string // ids of findings
	Decision ReviewDecision
	Note     *string
}

// DecideReview decides entries of the review queue in one transaction and says how
// many. KEEP leaves what they concern as it is; PIN pins their pages; DELETE forgets
// a claim or approves a deletion, which is otherwise taken back by restoring the
// page. Curators and admins only; what changes a page or claim needs the right to
// change it. Errors: FORBIDDEN, NOT_FOUND, CONFLICT, CONSTRAINT for what cannot be
// done, BAD_INPUT.
func (s *Service) DecideReview(ctx context.Context, session *Session, in DecideReviewInput) (int, graph.Revision, error) {
	decided := 0
	rev, err := s.write(ctx, session, func(ctx context.Context, c *change) error {
		note, err := c.verifyReview(in)
		if err != nil {
			return err
		}
		decided = 0
		for i, id := range in.Items {
			if slices.Contains(in.Items[:i], id) {
				continue
			}
			if err := c.decideReview(ctx, fmt.Sprintf("items[%d]", i), id, in.Decision, note); err != nil {
				return err
			}
			decided++
		}
		return nil
	})
	return decided, rev, err
}

// verifyReview checks a decision of reviews; it gives the note.
func (c *change) verifyReview(in DecideReviewInput) (string, error) {
	if err := c.permit(disclosure.ReadReviewQueues); err != nil {
		return "", err
	}
	if err := oneOf("decision", in.Decision, ReviewKeep, ReviewPin, ReviewArchive, ReviewDelete); err != nil {
		return "", err
	}
	if in.Decision == ReviewArchive {
		return "", fault.New(fault.Constraint, "there is no archive yet; it comes with tiers").In("decision").Suggest("decide KEEP, PIN or DELETE")
	}
	if n := len(in.Items); n == 0 || n > maxReviewed {
		return "", fault.Bad("items", fmt.Sprintf("1–%d ids of entries of the review queue", maxReviewed), "")
	}
	return cleanOptional("note", deref(in.Note), maxNoteRunes)
}

func (c *change) decideReview(ctx context.Context, field, id string, decision ReviewDecision, note string) error {
	if err := c.lock(ctx, "decide:"+id); err != nil {
		return err
	}
	r, err := c.reviewer()
	if err != nil {
		return err
	}
	rows, err := c.run(ctx, r, `MATCH (f:Finding) WHERE f.id = $id AND f.kind IN $kinds RETURN `+findingColumns.of("f"),
		values{"id": graph.String(id), "kinds": graph.Strings(reviewKinds[:])}, graph.Currency{})
	if err != nil {
		return err
	}
	if len(rows) == 0 {
		return fault.New(fault.NotFound, "there is no entry %q in the review queue", id).In(field)
	}
	f := findingColumns.read(rows[0], 0)
	if err := f.open(field); err != nil {
		return err
	}
	items, err := c.concerned(ctx, id)
	if err != nil {
		return err
	}
	if err := c.reviewed(ctx, field, f, items, decision, note); err != nil {
		return err
	}
	_, err = c.closeFinding(ctx, f, findingResolved, string(decision), note)
	return err
}

// reviewed carries out a decision on what an entry concerns.
func (c *change) reviewed(ctx context.Context, field string, f Finding, items []string, decision ReviewDecision, note string) error {
	if f.Kind == FindingDeletionReview {
		return c.reviewedDeletion(ctx, field, items, decision)
	}
	switch decision {
	case ReviewDelete:
		return c.forgetReviewed(ctx, field, items, note)
	case ReviewPin:
		return c.pinReviewed(ctx, field, items)
	default:
		return nil
	}
}

// forgetReviewed retires the claims of an entry.
func (c *change) forgetReviewed(ctx context.Context, field string, items []string, note string) error {
	reason, err := cleanText("note", note, maxReasonRunes)
	if err != nil {
		return err
	}
	forgotten := false
	for _, id := range items {
		claims, err := c.claimsByID(ctx, []string{id})
		if err != nil {
			return err
		}
		claim, ok := claims[id]
		if !ok {
			continue
		}
		facts, err := c.authored(ctx, claim)
		if err != nil {
			return err
		}
		if err := disclosure.MayChange(c.me(), facts); err != nil {
			return inField(err, field)
		}
		if !claim.Open() {
			continue
		}
		if err := c.retire(ctx, claim, StateRetired, reason); err != nil {
			return err
		}
		forgotten = true
	}
	if !forgotten {
		return fault.New(fault.Constraint, "the entry has no claim that is held and that the caller may know").In(field).Suggest("decide KEEP")
	}
	return nil
}

// pinReviewed pins the pages of an entry: those that it concerns, and those that
// its claims are about.
func (c *change) pinReviewed(ctx context.Context, field string, items []string) error {
	rows, err := c.matchEvery(ctx, `MATCH (c:Claim) WHERE c.id IN $ids AND c.page IS NOT NULL RETURN DISTINCT c.page`, values{"ids": graph.Strings(items)})
	if err != nil {
		return err
	}
	pages, err := c.pagesByID(ctx, append(firstTexts(rows), items...))
	if err != nil {
		return err
	}
	if len(pages) == 0 {
		return fault.New(fault.Constraint, "the entry has no page that the caller may know").In(field).Suggest("decide KEEP")
	}
	for _, page := range pages {
		if err := c.pinPage(ctx, field, page); err != nil {
			return err
		}
	}
	return nil
}

// pinPage pins a page for somebody who may reshape it.
func (c *change) pinPage(ctx context.Context, field string, page Page) error {
	e, err := c.editPage(ctx, page)
	if err != nil {
		return err
	}
	knowsAll := !slices.ContainsFunc(e.before.sections, func(s Section) bool { return !e.visible[s.ID] })
	if err := disclosure.MayReshape(c.me(), page.WriterUID, knowsAll); err != nil {
		return inField(err, field)
	}
	if err := c.tx.PatchNode(ctx, page.ID, graph.NodePatch{Props: graph.Props{"pinned": graph.Bool(true)}}); err != nil {
		return err
	}
	return c.audit(ctx, "page.pin", page.ID, nil)
}
