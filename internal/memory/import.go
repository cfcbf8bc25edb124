package memory

import (
	"cmp"
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"slices"

	"brain/graph"
	"brain/internal/fault"
)

const maxImportRecords = 1_000

// ImportResult says what became of a batch of records.
type ImportResult struct {
	Written   int
	Unchanged int
	Errors    []ImportError
	Warnings  []ImportWarning
}

// ImportWarning is something that a record says and that was not done; the rest of the
// record was.
type ImportWarning struct {
	Index   int
	Message string
}

// ImportError is one record that was left out.
type ImportError struct {
	Index   int
	Code    string
	Message string
}

// ImportRecords writes a batch of pages, links, claims, events and statements within the caller's
// write check, in one transaction. It is idempotent: a page is known by its
// external key among those the caller may know, and a record that is there
// already changes nothing. A record that fails is reported and left out; the
// rest commits together. With dryRun nothing is written.
// Errors: TOO_LARGE for over 1,000 records.
func (s *Service) ImportRecords(ctx context.Context, session *Session, records []json.RawMessage, dryRun bool) (ImportResult, graph.Revision, error) {
	if err := checkBatch(records); err != nil {
		return ImportResult{}, "", err
	}
	var result ImportResult
	rev, err := s.write(ctx, session, func(ctx context.Context, c *change) error {
		im := &importBatch{change: c}
		if err := im.run(ctx, records); err != nil {
			return err
		}
		result = im.result
		if dryRun {
			return errValidated
		}
		return nil
	})
	return result, rev, err
}

func checkBatch(records []json.RawMessage) error {
	if len(records) > maxImportRecords {
		return fault.New(fault.TooLarge, "the batch has %d records", len(records)).In("records").
			Suggest(fmt.Sprintf("at most %d a batch", maxImportRecords))
	}
	return nil
}

// importBatch is one batch on its way. Everything about a record is checked
// before anything of it is written, and what all records look up is looked up at
// once.
type importBatch struct {
	*change
	result ImportResult
	at     int                       // place of the record that is being written
	pages  map[string][]importedPage // by external key: one for each scope
	scopes map[string]scopeAnswer    // by text form
	// takenBack is, by page, what its words stated and somebody took back.
	takenBack map[string]map[statedAs]bool
}

// importedPage is a page that an earlier record or import brought.
type importedPage struct {
	Page
	contentHash string
	// changedHere: its text was changed here since the import.
	changedHere bool
}

type scopeAnswer struct {
	token string
	err   error
}

func (im *importBatch) run(ctx context.Context, raw []json.RawMessage) error {
	im.pages, im.scopes, im.takenBack = map[string][]importedPage{}, map[string]scopeAnswer{}, map[string]map[statedAs]bool{}
	records := make([]record, len(raw))
	for i, r := range raw {
		var err error
		if records[i], err = decodeRecord(r); err != nil {
			if err := im.refuse(i, err); err != nil {
				return err
			}
		}
	}
	if err := im.prepare(ctx, records); err != nil {
		return err
	}
	for i, r := range records {
		if r == nil {
			continue
		}
		im.at = i
		written, err := r.write(ctx, im)
		if err != nil {
			im.result.Warnings = slices.DeleteFunc(im.result.Warnings, func(w ImportWarning) bool { return w.Index == i })
			if err := im.refuse(i, err); err != nil {
				return err
			}
			continue
		}
		if written {
			im.result.Written++
		} else {
			im.result.Unchanged++
		}
	}
	// Some are found before others are written.
	slices.SortStableFunc(im.result.Errors, func(a, b ImportError) int { return cmp.Compare(a.Index, b.Index) })
	return im.audit(ctx, "import", "", map[string]string{
		"written": fmt.Sprint(im.result.Written), "unchanged": fmt.Sprint(im.result.Unchanged), "errors": fmt.Sprint(len(im.result.Errors)),
	})
}

// refuse reports a record that is wrong; any other error ends the batch.
func (im *importBatch) refuse(i int, err error) error {
	if !isFault(err) {
		return err
	}
	im.result.Errors = append(im.result.Errors, importError(i, err))
	return nil
}

func isFault(err error) bool {
	_, ok := errors.AsType[*fault.Error](err)
	return ok
}

// importError shows why a record is left out.
func importError(i int, err error) ImportError {
	e, ok := errors.AsType[*fault.Error](err)
	if !ok {
		e = fault.Wrap(fault.Internal, err, "something went wrong in the service")
	}
	return ImportError{Index: i, Code: string(e.Code), Message: told(e)}
}

// told is a fault's message with its hint.
func told(e *fault.Error) string {
	if e.Hint == "" {
		return e.Message
	}
	return e.Message + " (" + e.Hint + ")"
}

// prepare locks and looks up what the batch will need.
func (im *importBatch) prepare(ctx context.Context, records []record) error {
	var keys, locks, handles []string
	for _, r := range records {
		if r == nil {
			continue
		}
		keys = append(keys, r.externalKeys()...)
		if p, ok := r.(*pageRecord); ok {
			locks = append(locks, "import:"+p.ExternalKey)
			for _, tag := range p.Tags {
				handles = append(handles, tagHandle(tag))
			}
			handles = append(handles, pageHandle(normalSlug(p.Slug)))
		}
	}
	if err := im.lock(ctx, append(locks, handles...)...); err != nil {
		return err
	}
	if err := im.lookUp(ctx, handles); err != nil {
		return err
	}
	rows, err := im.match(ctx, `MATCH (p:Page) WHERE p.externalKey IN $keys RETURN p.externalKey, p.contentHash, p.updatedAt, `+pageColumns.of("p"),
		values{"keys": graph.Strings(keys)})
	if err != nil {
		return err
	}
	for _, row := range rows {
		im.know(row[0].Str(), importedPage{Page: pageColumns.read(row, 3), contentHash: row[1].Str(), changedHere: !row[2].IsNull()})
	}
	return nil
}

// know keeps what an external key stands for.
func (im *importBatch) know(key string, p importedPage) {
	im.pages[key] = slices.DeleteFunc(im.pages[key], func(known importedPage) bool { return known.ID == p.ID })
	im.pages[key] = append(im.pages[key], p)
}

// known is the page of an external key: that of the scope, else the caller's own
// of another scope, else any that the caller may know.
func (im *importBatch) known(key, scope string) (p importedPage, ok bool) {
	for _, fits := range []func(importedPage) bool{
		func(p importedPage) bool { return p.Scope == scope },
		func(p importedPage) bool { return p.WriterUID == im.session.UID },
		func(importedPage) bool { return true },
	} {
		if i := slices.IndexFunc(im.pages[key], fits); i >= 0 {
			return im.pages[key][i], true
		}
	}
	return importedPage{}, false
}

// scope is the write check on a record's scope, done once for each text form.
func (im *importBatch) scope(ctx context.Context, given *string) (string, error) {
	key := "default"
	if given != nil {
		key = "=" + *given
	}
	if known, ok := im.scopes[key]; ok {
		return known.token, known.err
	}
	token, err := im.writeScope(ctx, "scope", given)
	im.scopes[key] = scopeAnswer{token, err}
	return token, err
}

// end finds the page that a record of the scope names: by external key, else as
// anyone would.
func (im *importBatch) end(ctx context.Context, field, ref, scope string) (Page, error) {
	if p, ok := im.known(ref, scope); ok {
		return p.Page, nil
	}
	return im.wanted(ctx, field, ref)
}
