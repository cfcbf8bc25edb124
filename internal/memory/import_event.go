package memory

import "context"

// eventRecord is an event to import: the fields of addEvent. About and EventPage
// are external keys or references. Without evidence the page that it is about
// says so, with an excerpt. With a Name it is stated by the words of that page, which
// is an imported one.
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
	Name      string           `json:"name"`
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
	evidence, err := r.evidence(ctx, im, about, scope)
	if err != nil {
		return false, err
	}
	if made, err := im.makes(ctx, evidence[0], eventSaid(d.TimelineEvent), scope); err != nil || !made {
		return false, err
	}
	_, _, changed, err := im.putEvent(ctx, d, evidence)
	return changed, err
}

func (r *eventRecord) evidence(ctx context.Context, im *importBatch, about Page, scope string) ([]checkedEvidence, error) {
	if len(r.Evidence) > 0 {
		in, err := evidenceInputs(r.Evidence)
		if err != nil {
			return nil, err
		}
		return im.checkEvidence(ctx, "evidence", in)
	}
	evidence, err := im.stating(stating{r.Excerpt, r.Name, ""}, about, r.About, scope)
	return []checkedEvidence{evidence}, err
}
