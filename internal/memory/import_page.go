package memory

import (
	"context"
	"encoding/json"
	"fmt"
	"maps"
	"slices"
	"time"

	"brain/graph"
	"brain/internal/fault"
	"brain/schema"
)

// pageRecord is a page to import. Its identity is ExternalKey.
type pageRecord struct {
	Kind          string                     `json:"kind"`
	ExternalKey   string                     `json:"externalKey"`
	Type          string                     `json:"type"`
	KeepType      bool                       `json:"keepType"`
	Subtype       *string                    `json:"subtype"`
	Title         string                     `json:"title"`
	Slug          string                     `json:"slug"`
	Aliases       []string                   `json:"aliases"`
	Tags          []string                   `json:"tags"`
	Body          string                     `json:"body"`
	Scope         *string                    `json:"scope"`
	EffectiveDate *string                    `json:"effectiveDate"`
	At            *string                    `json:"at"`
	Properties    map[string]json.RawMessage `json:"properties"`
	Extra         map[string]json.RawMessage `json:"extra"`
}

func (r *pageRecord) externalKeys() []string { return []string{r.ExternalKey} }

func (r *pageRecord) write(ctx context.Context, im *importBatch) (bool, error) {
	if _, err := cleanLine("externalKey", r.ExternalKey, 1_000); err != nil {
		return false, err
	}
	scope, err := im.scope(ctx, r.Scope)
	if err != nil {
		return false, err
	}
	hash, err := r.sum()
	if err != nil {
		return false, err
	}
	known, exists := im.known(r.ExternalKey, scope)
	// Somebody else's page of the same key in another scope is not this one.
	exists = exists && (known.Scope == scope || known.WriterUID == im.session.UID)
	switch {
	case exists && known.Scope != scope:
		return false, fault.New(fault.Conflict, "the page was imported with another scope").In("scope").Suggest("rescope it, or import with the scope it has")
	case exists && known.contentHash == hash:
		return false, nil
	}
	var retyped *pageEdit
	if exists {
		if retyped, err = r.settleType(ctx, im, known.Page); err != nil {
			return false, err
		}
	}
	d, props, err := r.draft(ctx, im, scope)
	if err != nil {
		return false, err
	}
	d.contentHash = hash
	var page Page
	if exists {
		page, err = im.replacePage(ctx, known.Page, retyped, d)
	} else {
		page, err = im.addPage(ctx, d)
	}
	if err != nil {
		return false, err
	}
	im.know(r.ExternalKey, importedPage{Page: page, contentHash: hash})
	return true, im.putProperties(ctx, page, props, exists)
}

// sum is the digest of everything the record says but the file's time, which a
// fresh copy of the same vault changes.
func (r *pageRecord) sum() (string, error) {
	said := *r
	said.At, said.KeepType = nil, false
	b, err := json.Marshal(said)
	if err != nil {
		return "", fmt.Errorf("digest of a record: %w", err)
	}
	return digest(string(b)), nil
}

// draft checks the record as a page to make.
func (r *pageRecord) draft(ctx context.Context, im *importBatch, scope string) (pageDraft, []propertyDraft, error) {
	in := CreatePageInput{
		Type: r.Type, Subtype: r.Subtype, Title: r.Title, Aliases: r.Aliases, Tags: r.Tags, Body: &r.Body, EffectiveDate: r.EffectiveDate,
	}
	if r.Slug != "" {
		in.Slug = &r.Slug
	}
	d, err := im.draftPage(ctx, in, scope)
	if err != nil {
		return d, nil, err
	}
	at, err := parseTime("at", r.At)
	if err != nil {
		return d, nil, err
	}
	if d.EffectiveDate == "" && at != nil {
		d.EffectiveDate = at.Format(time.DateOnly)
	}
	d.externalKey = r.ExternalKey
	extra := maps.Clone(r.Extra)
	props, err := im.draftProperties(ctx, r.Type, scope, r.Properties, func(name string, raw json.RawMessage) {
		if extra == nil {
			extra = map[string]json.RawMessage{}
		}
		extra[name] = raw
	})
	if err != nil {
		return d, nil, err
	}
	if len(extra) > 0 {
		b, err := json.Marshal(extra)
		if err != nil {
			return d, nil, fmt.Errorf("keep front matter: %w", err)
		}
		d.extra = string(b)
	}
	return d, props, nil
}

// propertyDraft is one checked value of one property.
type propertyDraft struct {
	name  string
	value graph.Value
	unit  string
	many  bool
	text  string
}

// draftProperties checks the values of a record's properties, one draft a value.
// A reference to a page that is not there (yet) is kept as it was written.
func (im *importBatch) draftProperties(ctx context.Context, objectType, scope string, given map[string]json.RawMessage, keep func(string, json.RawMessage)) ([]propertyDraft, error) {
	var out []propertyDraft
	for _, name := range slices.Sorted(maps.Keys(given)) {
		raw, err := schema.ParseRaw(given[name])
		if err != nil {
			return nil, fault.Wrap(fault.BadInput, err, "properties.%s is not a value", name).In("properties")
		}
		checked, err := im.voc.ontology.ValidateProperty(objectType, name, raw)
		if err != nil {
			return nil, termFault(err, "properties")
		}
		list, many := checked.(schema.ListValue)
		if !many {
			list = schema.ListValue{checked}
		}
		for _, item := range list {
			d := propertyDraft{name: name, many: many, text: name + ": " + item.String()}
			if ref, ok := item.(schema.RefValue); ok {
				page, err := im.end(ctx, "properties", ref.Page, scope)
				if err != nil || ref.Type != "" && !im.voc.ontology.Is(page.Type, ref.Type) {
					keep(name, given[name])
					continue
				}
				d.value, d.text = graph.String(page.ID), name+": "+page.Title
			} else {
				d.value, d.unit = storedValue(item)
			}
			out = append(out, d)
		}
	}
	return out, nil
}

// putProperties writes a page's properties as claims with the page as evidence.
// Where the page was there before, equal values stay and a new value of a
// single-valued property replaces the importer's earlier one.
func (im *importBatch) putProperties(ctx context.Context, page Page, props []propertyDraft, exists bool) error {
	if len(props) == 0 {
		return nil
	}
	holder, err := im.holder(ctx, nil)
	if err != nil {
		return err
	}
	for _, p := range props {
		d := claimDraft{
			Claim: Claim{
				ID: im.s.newID(), Text: p.text, Family: FamilyFact, Kind: "fact", State: StateCurrent, Filing: Filed, Scope: page.Scope,
				AuthorUID: im.session.UID, Strength: defaultConfidence, Importance: ImportanceNormal, Trust: TrustOpen,
				Property: p.name, Value: p.value, Unit: p.unit, ValidFrom: &im.now, RecordedAt: im.now,
			},
			subjectID: page.ID, pageID: page.ID, holderID: holder.ID,
		}
		if d.Text, err = cleanText("properties", clip(p.text, maxClaimRunes), maxClaimRunes); err != nil {
			return fmt.Errorf("property %s: %w", p.name, err)
		}
		d.fingerprint = d.sum()
		if exists {
			same, err := im.sameClaim(ctx, d.fingerprint)
			if err != nil {
				return err
			}
			if same != nil {
				continue
			}
		}
		evidence := checkedEvidence{Evidence: Evidence{Kind: EvidencePage, Origin: page.ID, ObservedAt: &im.now, RecordedAt: im.now}}
		if err := im.putClaim(ctx, d, []checkedEvidence{evidence}, onceNever); err != nil {
			return err
		}
		if exists && !p.many {
			if err := im.replaceProperty(ctx, page, d); err != nil {
				return err
			}
		}
		if err := im.compareValues(ctx, d.Claim, true); err != nil {
			return err
		}
	}
	return nil
}

// replaceProperty closes the importer's earlier values of the property.
func (im *importBatch) replaceProperty(ctx context.Context, page Page, d claimDraft) error {
	rows, err := im.match(ctx, `MATCH (c:Claim)-[:ABOUT]->(p:Page) WHERE p.id = $page AND c.property = $property AND c.scope = $scope AND c.author = $author AND c.id <> $id
		RETURN `+claimColumns.of("c"), values{
		"page": graph.String(page.ID), "property": graph.String(d.Property), "scope": graph.String(d.Scope),
		"author": graph.String(im.session.UID), "id": graph.String(d.ID),
	})
	if err != nil {
		return err
	}
	for _, old := range claimColumns.all(rows) {
		if _, err := im.supersede(ctx, old, d.Claim, "imported again with another value", true); err != nil {
			return err
		}
	}
	return nil
}

// replacePage brings an imported page to what its record now says. retyped is the edit
// that gives it another type, nil for none.
func (im *importBatch) replacePage(ctx context.Context, page Page, retyped *pageEdit, d pageDraft) (Page, error) {
	e := retyped
	if e == nil {
		var err error
		if e, err = im.editPage(ctx, page); err != nil {
			return Page{}, err
		}
	} else if err := e.retype(ctx, d.Type, d.Subtype); err != nil {
		return Page{}, err
	}
	aliases, tags := d.aliases, d.tags
	if aliases == nil {
		aliases = []string{}
	}
	if tags == nil {
		tags = []string{}
	}
	if err := e.apply(ctx, UpdatePageInput{Title: &d.Title, Aliases: aliases, Tags: tags}, &d.content); err != nil {
		return Page{}, err
	}
	err := im.tx.PatchNode(ctx, page.ID, graph.NodePatch{Props: graph.Props{
		"contentHash": graph.String(d.contentHash), "json": graph.OptionalString(d.extra), "effectiveDate": graph.OptionalString(d.EffectiveDate),
		"updatedAt": {},
	}})
	if err != nil {
		return Page{}, err
	}
	return e.finish(ctx, "body", "page.update")
}
