package memory

import (
	"bytes"
	"context"
	"encoding/json"

	"brain/disclosure"
	"brain/internal/fault"
)

// acceptance is what accepting a suggestion does.
type acceptance struct {
	Pack   json.RawMessage `json:"pack"`
	Retype *struct {
		Type    string `json:"type"`
		Subtype string `json:"subtype"`
	} `json:"retype"`
	Merge *struct {
		From string `json:"from"`
		Into string `json:"into"`
	} `json:"merge"`
}

// accept carries out the change of a suggestion: all of it or nothing. New terms,
// and pages that become of them, are for those who manage packs; who may merge two
// pages is said at MergePages.
func (c *change) accept(ctx context.Context, s Suggestion) error {
	var a acceptance
	decoder := json.NewDecoder(bytes.NewReader(s.Change))
	decoder.DisallowUnknownFields()
	if err := decoder.Decode(&a); err != nil || a.Pack == nil && a.Retype == nil && a.Merge == nil {
		return fault.New(fault.Constraint, "a change of the kind %s cannot be carried out yet", s.Kind).In("suggestion").
			Suggest("make the change yourself and reject the suggestion with a note")
	}
	if a.Pack != nil || a.Retype != nil {
		if err := c.permit(disclosure.ManagePacks); err != nil {
			return inField(err, "suggestion")
		}
	}
	if a.Pack != nil {
		if err := c.extendLocal(ctx, a.Pack); err != nil {
			return inField(err, "suggestion")
		}
	}
	if a.Retype != nil {
		if err := c.retypeExamples(ctx, s.ID, a.Retype.Type, a.Retype.Subtype); err != nil {
			return inField(err, "suggestion")
		}
	}
	if a.Merge == nil {
		return nil
	}
	m, err := c.merger(ctx, MergePagesInput{From: a.Merge.From, Into: a.Merge.Into})
	if err == nil {
		err = m.run(ctx)
	}
	return inField(err, "suggestion")
}

// retypeExamples gives a type to the pages that a suggestion rests on; those of
// principals keep theirs.
func (c *change) retypeExamples(ctx context.Context, suggestion, name, subtype string) error {
	items, err := c.concerned(ctx, suggestion)
	if err != nil {
		return err
	}
	pages, err := c.pagesByID(ctx, items)
	if err != nil {
		return err
	}
	for _, p := range pages {
		owner, err := c.ownerOf(ctx, p.ID)
		if err != nil {
			return err
		}
		if owner != "" {
			continue
		}
		page, err := c.editable(ctx, p.ID)
		if err != nil {
			return err
		}
		e, err := c.editPage(ctx, page)
		if err != nil {
			return err
		}
		if err := e.retype(ctx, name, subtype); err != nil {
			return err
		}
		if _, err := e.finish(ctx, "type", "page.retype"); err != nil {
			return err
		}
	}
	return nil
}
