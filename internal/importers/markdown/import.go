package markdown

import (
	"context"
	"slices"

	"brain/internal/importers"
)

// Import sends a vault's records through sink: all pages, then all links. It is
// safe to repeat: records are identified by vault and path, so what is there
// already is left unchanged, and an interrupted import is completed by the next.
// With dryRun pages are checked, links only resolved, and nothing is written. The
// report is also returned with an error, as far as the import came.
func Import(ctx context.Context, v *Vault, sink importers.Sink, dryRun bool, progress importers.Progress, options ...importers.Option) (*Report, error) {
	m := &importer{
		vault: v, sink: sink, dryRun: dryRun, progress: progress, options: options,
		unknownTypes: map[string]int{}, keptKeys: map[string]int{}, lost: map[string]bool{},
		report: &Report{
			Vault: v.Name(), Scope: v.options.Scope, DryRun: dryRun, Attachments: v.Attachments(),
			Skipped: append([]Skip{}, v.Skipped()...), Unresolved: []Unresolved{}, WarningList: []Warning{}, Refused: []importers.Refusal{},
		},
	}
	err := m.pages(ctx)
	if err == nil {
		err = m.links(ctx)
	}
	m.report.UnknownTypes, m.report.KeptKeys = importers.Counts(m.unknownTypes), importers.Counts(m.keptKeys)
	return m.report, err
}

type importer struct {
	vault    *Vault
	sink     importers.Sink
	dryRun   bool
	progress importers.Progress
	options  []importers.Option

	report       *Report
	unknownTypes map[string]int
	keptKeys     map[string]int
	// lost holds the external keys of pages that are not there to be linked.
	lost map[string]bool
	// refusedPages counts those of them that the service refused.
	refusedPages int
}

// retry is a page whose properties the service refused.
type retry struct {
	index int
	why   importers.Refusal
}

func (m *importer) pages(ctx context.Context) error {
	m.progress.Start("pages", "notes", m.vault.Len())
	defer m.progress.Finish()
	var retries []retry
	indexes := map[string]int{}
	first := importers.NewSender(m.sink, m.dryRun, func(r importers.Record, why importers.Refusal) {
		if i, ok := indexes[r.Name]; ok {
			retries = append(retries, retry{i, why})
			return
		}
		m.losePage(r.Name, why)
	}, m.pageOptions()...)
	for i := range m.vault.Len() {
		if err := ctx.Err(); err != nil {
			return err
		}
		page, ok := m.page(i)
		if ok {
			if len(page.Properties) > 0 {
				indexes[page.ExternalKey] = i
			}
			if err := importers.Add(ctx, first, page.ExternalKey, page); err != nil {
				return err
			}
		}
		m.progress.Advance()
	}
	err := first.Flush(ctx)
	m.report.Pages = first.Tally()
	if err != nil {
		return err
	}
	return m.withoutProperties(ctx, retries)
}

// pageOptions are those of a sender of pages: what the service did not do of a note is
// reported with its path.
func (m *importer) pageOptions() []importers.Option {
	return append(slices.Clone(m.options), importers.WithWarned(func(n importers.Notice) {
		i := slices.IndexFunc(m.vault.notes, func(e *entry) bool { return e.key == n.Name })
		m.report.warn(m.vault.notes[i].path, n.Message)
	}))
}

// withoutProperties sends pages again whose record was refused, with the
// properties kept as extra: a value that fits no type must not lose the note.
func (m *importer) withoutProperties(ctx context.Context, retries []retry) error {
	second := importers.NewSender(m.sink, m.dryRun, func(r importers.Record, why importers.Refusal) {
		m.losePage(r.Name, why)
	}, m.pageOptions()...)
	for _, r := range retries {
		result, err := m.vault.Page(r.index)
		if err != nil {
			m.losePage(m.vault.notes[r.index].key, r.why)
			continue
		}
		if err := importers.Add(ctx, second, result.Page.ExternalKey, result.Page.WithoutProperties()); err != nil {
			return err
		}
	}
	err := second.Flush(ctx)
	for _, r := range retries {
		if e := m.vault.notes[r.index]; !m.lost[e.key] {
			m.report.warn(e.path, "properties kept as written: "+r.why.Message)
		}
	}
	tally := second.Tally()
	m.report.Pages.Written += tally.Written
	m.report.Pages.Unchanged += tally.Unchanged
	m.report.Pages.Refused = m.refusedPages
	return err
}

// page reads note i and reports what is to be said of it.
func (m *importer) page(i int) (importers.Page, bool) {
	result, err := m.vault.Page(i)
	if err != nil {
		e := m.vault.notes[i]
		m.report.Skipped = append(m.report.Skipped, Skip{e.path, reasonOf(err)})
		m.lost[e.key] = true
		return importers.Page{}, false
	}
	m.report.Notes++
	if result.TypeDefaulted {
		m.report.TypesDefaulted++
	}
	if result.UnknownType != "" {
		m.unknownTypes[result.UnknownType]++
	}
	for key := range result.Page.Extra {
		m.keptKeys[key]++
	}
	for _, w := range result.Warnings {
		m.report.warn(m.vault.notes[i].path, w)
	}
	return result.Page, true
}

func (m *importer) losePage(key string, why importers.Refusal) {
	m.lost[key] = true
	m.refusedPages++
	m.report.Refused = importers.Listed(m.report.Refused, why)
}

// links sends what the notes state: links, events, and at last, for each note, the list
// of both, so that what it stated before ends.
func (m *importer) links(ctx context.Context) error {
	m.progress.Start("links", "notes", m.vault.Len())
	defer m.progress.Finish()
	refused := func(_ importers.Record, why importers.Refusal) {
		m.report.Refused = importers.Listed(m.report.Refused, why)
	}
	sender := func() *importers.Sender { return importers.NewSender(m.sink, m.dryRun, refused, m.options...) }
	s := &statementSenders{links: sender(), events: sender(), lists: sender()}
	for i := range m.vault.Len() {
		if err := ctx.Err(); err != nil {
			return err
		}
		if !m.lost[m.vault.notes[i].key] {
			if err := m.linksOf(ctx, i, s); err != nil {
				return err
			}
		}
		m.progress.Advance()
	}
	err := s.flush(ctx)
	m.report.Links, m.report.Events, m.report.Ended = s.links.Tally(), s.events.Tally(), s.lists.Tally().Written
	return err
}

// statementSenders send what notes state. A list goes after what it lists.
type statementSenders struct {
	links, events, lists *importers.Sender
	waiting              []importers.Statements
}

// maxWaiting is how many lists wait for what they list.
const maxWaiting = 500

func (s *statementSenders) list(ctx context.Context, l importers.Statements) error {
	s.waiting = append(s.waiting, l)
	if len(s.waiting) < maxWaiting {
		return nil
	}
	return s.flush(ctx)
}

func (s *statementSenders) flush(ctx context.Context) error {
	if err := s.links.Flush(ctx); err != nil {
		return err
	}
	if err := s.events.Flush(ctx); err != nil {
		return err
	}
	for _, l := range s.waiting {
		if err := importers.Add(ctx, s.lists, l.Page, l); err != nil {
			return err
		}
	}
	s.waiting = nil
	return s.lists.Flush(ctx)
}

func (m *importer) linksOf(ctx context.Context, i int, s *statementSenders) error {
	note := m.vault.notes[i]
	result, err := m.vault.Links(i)
	if err != nil {
		m.report.warn(note.path, "links not read: "+reasonOf(err))
		return nil
	}
	m.report.LinksResolved += result.Resolved
	m.report.LinksToAttachments += result.Attachments
	m.report.Embeds += result.Embeds
	m.report.unresolved(result.Unresolved)
	m.report.Dated += len(result.Events)
	if m.dryRun {
		return nil
	}
	for _, l := range result.Links {
		if m.lost[l.From] || m.lost[l.To] {
			continue
		}
		if err := importers.Add(ctx, s.links, l.From+" –"+l.Type+"→ "+l.To, l); err != nil {
			return err
		}
	}
	for _, e := range result.Events {
		if err := importers.Add(ctx, s.events, e.About+" "+e.Date, e); err != nil {
			return err
		}
	}
	return s.list(ctx, result.statements(note, m.vault.options.Scope))
}
