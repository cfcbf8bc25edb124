package memory

import (
	"context"
	"errors"
	"fmt"

	"brain/internal/fault"
)

// settleType decides which type a page that is there has after the import, and gives the
// record that type: the one that it states or, where it states none or something stands
// against it, the page's own. Of the latter the batch warns. What comes is the edit that
// is to give the page another type, nil for none.
func (r *pageRecord) settleType(ctx context.Context, im *importBatch, page Page) (*pageEdit, error) {
	if r.Type != page.Type {
		r.Slug = "" // of the other type's kind; the page has its own
	}
	if r.KeepType || r.Type == page.Type && r.Subtype == nil {
		r.Type, r.Subtype = page.Type, &page.Subtype
	}
	if r.Type == page.Type && deref(r.Subtype) == page.Subtype {
		return nil, nil
	}
	e, err := im.reshape(ctx, page.ID)
	if err == nil {
		err = e.mayRetype(ctx, r.Type, deref(r.Subtype))
	}
	if f, ok := errors.AsType[*fault.Error](err); ok && (f.Code == fault.Constraint || f.Code == fault.Forbidden) && f.Field != "subtype" {
		im.warn(fmt.Sprintf("the page stays a %s: %s", page.Type, told(f)))
		r.Type, r.Subtype = page.Type, &page.Subtype
		return nil, nil
	}
	return e, err
}

// warn tells of the record that is being written.
func (im *importBatch) warn(message string) {
	im.result.Warnings = append(im.result.Warnings, ImportWarning{Index: im.at, Message: message})
}
