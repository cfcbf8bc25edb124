package memory

import "context"

// eventRecord is an event to import: the fields of addEvent. About and EventPage
// are external keys or references. Without evidence the page that it is about
// says so, with an excerpt.
type eventRecord struct {
	Kind      string           `json:"kind"`
	About     string           `json:"about"`
	Date      string           `json:"date"`
	Precision *DatePrecision   `json:"precision"`
	Until     *string          `json:"until"`
	Summary   string           `json:"summary"`
	Detail    *string          `json:"detail"`
	EventPage *string          `json:"eventPage"`
	Type      *string          `json:"type"`
	Scope     *string          `json:"scope"`
	Excerpt   string           `json:"excerpt"`
	Evidence  []evidenceRecord `json:"evidence"`
}

func (r *eventRecord) externalKeys() []string {
	keys := []string{r.About}
	if r.EventPage != nil {
		keys = append(keys, *r.EventPage)
	}
	return keys
}

func (r *eventRecord) write(ctx context.Context, im *importBatch) (bool, error) {
	scope, err := im.scope(ctx, r.Scope)
	if err != nil {
		return false, err
	}
	about, err := im.end(ctx, "about", r.About, scope)
	if err != nil {
		return false, err
	}
	in := AddEventInput{
		Date: r.Date, Precision: r.Precision, Until: r.Until, Summary: r.Summary, Detail: r.Detail, EventPage: r.EventPage, Type: r.Type,
	}
	if r.EventPage != nil {
		if page, ok := im.known(*r.EventPage, scope); ok {
			in.EventPage = &page.ID
		}
	}
	d, err := im.draftEvent(ctx, in, about, scope)
	if err != nil {
		return false, err
	}
	evidence, err := r.evidence(ctx, im, about)
	if err != nil {
		return false, err
	}
	_, _, changed, err := im.putEvent(ctx, d, evidence)
	return changed, err
}

func (r *eventRecord) evidence(ctx context.Context, im *importBatch, about Page) ([]checkedEvidence, error) {
	if len(r.Evidence) > 0 {
		in, err := evidenceInputs(r.Evidence)
		if err != nil {
			return nil, err
		}
		return im.checkEvidence(ctx, "evidence", in)
	}
	excerpt, err := cleanOptional("excerpt", r.Excerpt, maxNoteRunes)
	return []checkedEvidence{{Evidence{Kind: EvidencePage, Origin: about.ID, Excerpt: excerpt, ObservedAt: &im.now, RecordedAt: im.now}}}, err
}
