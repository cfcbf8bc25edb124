package mcpmemory

import (
	"context"
	"fmt"
	"io"

	"brain/internal/fault"
	"brain/internal/importers"
)

// Import reads a memory file and sends its records through sink: pages, then
// claims, then links. It is safe to repeat: a page is known by the memory's and the
// entity's name, a claim by its text beside them, a link by what it says, so what
// is there is left unchanged and an interrupted import is completed by the next.
// With dryRun pages are checked, the rest is only mapped, and nothing is written.
// The report is also returned with an error, as far as the import came; it is nil
// where nothing was sent. Errors: ErrName, those of reading and of the sink.
func Import(ctx context.Context, file io.Reader, options Options, sink importers.Sink, dryRun bool, progress importers.Progress, senders ...importers.Option) (*Report, error) {
	options, err := options.check()
	if err != nil {
		return nil, err
	}
	lines, err := Read(file)
	if err != nil {
		return nil, err
	}
	g := Merge(lines)
	m := &importer{
		options: options, graph: g, sink: sink, dryRun: dryRun, progress: progress, senders: senders,
		report: newReport(options, lines, g, dryRun), lost: map[string]bool{}, generalized: map[string]int{},
	}
	for _, step := range []func(context.Context) error{m.pages, m.claims, m.links} {
		if err = step(ctx); err != nil {
			break
		}
	}
	m.report.Generalized = importers.Counts(m.generalized)
	return m.report, err
}

type importer struct {
	options  Options
	graph    Graph
	sink     importers.Sink
	dryRun   bool
	progress importers.Progress
	senders  []importers.Option

	report *Report
	// lost holds the keys of pages that are not there to be spoken of.
	lost map[string]bool
	// generalized counts relations that became relates_to, by word and reason.
	generalized map[string]int
}

// each runs one step: send for every item, through a sender.
func each[T any](ctx context.Context, m *importer, step, unit string, items []T, tally *importers.Tally, refused func(importers.Record, importers.Refusal), send func(*importers.Sender, T) error) error {
	m.progress.Start(step, unit, len(items))
	defer m.progress.Finish()
	sender := importers.NewSender(m.sink, m.dryRun, refused, m.senders...)
	for _, item := range items {
		if err := ctx.Err(); err != nil {
			return err
		}
		if err := send(sender, item); err != nil {
			return err
		}
		m.progress.Advance()
	}
	err := sender.Flush(ctx)
	*tally = sender.Tally()
	return err
}

func (m *importer) refuse(_ importers.Record, why importers.Refusal) {
	m.report.Refused = importers.Listed(m.report.Refused, why)
}

func (m *importer) pages(ctx context.Context) error {
	lose := func(r importers.Record, why importers.Refusal) {
		m.lost[r.Name] = true
		m.refuse(r, why)
	}
	return each(ctx, m, "pages", "entities", m.graph.Entities, &m.report.Pages, lose, func(s *importers.Sender, e Entity) error {
		page, err := m.options.page(e)
		if err != nil {
			return err
		}
		return importers.Add(ctx, s, page.ExternalKey, page)
	})
}

func (m *importer) claims(ctx context.Context) error {
	return each(ctx, m, "claims", "entities", m.graph.Entities, &m.report.Claims, m.refuse, func(s *importers.Sender, e Entity) error {
		for _, observation := range e.Observations {
			claims := m.options.claims(e, observation)
			if len(claims) > 1 {
				m.report.ObservationsCut++
			}
			if m.dryRun || m.lost[m.options.key(e.Name)] {
				continue
			}
			for _, c := range claims {
				if err := importers.Add(ctx, s, c.About+": "+firstRunes(c.Text, 60), c); err != nil {
					return err
				}
			}
		}
		return nil
	})
}

// links sends the links. One that the service refuses for its ends, because a page
// is there with another type or an end is an interface that does not fit, is sent
// again as a general link.
func (m *importer) links(ctx context.Context) error {
	byName := map[string]link{}
	var again []link
	refused := func(r importers.Record, why importers.Refusal) {
		if l, ok := byName[r.Name]; ok && l.reason == "" && why.Code == fault.Constraint {
			again = append(again, m.options.general(l.relation, reasonEnds))
			return
		}
		m.refuse(r, why)
	}
	send := func(s *importers.Sender, l link) error {
		if l.reason != "" {
			m.report.RelationsGeneralized++
			m.generalized[l.relation.Type+": "+l.reason]++
		}
		if m.dryRun || m.lost[l.From] || m.lost[l.To] {
			return nil
		}
		called := fmt.Sprintf("line %d: %s %s %s", l.relation.Line, l.relation.From, l.relation.Type, l.relation.To)
		byName[called] = l
		return importers.Add(ctx, s, called, l.Link)
	}
	if err := each(ctx, m, "links", "relations", m.options.links(m.graph), &m.report.Links, refused, send); err != nil || len(again) == 0 {
		return err
	}
	var second importers.Tally
	err := each(ctx, m, "links", "relations again", again, &second, m.refuse, send)
	m.report.Links.Written += second.Written
	m.report.Links.Unchanged += second.Unchanged
	m.report.Links.Refused += second.Refused - len(again)
	return err
}
