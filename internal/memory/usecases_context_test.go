package memory_test

import "brain/internal/memory"

// cardsRead reads cards, experts, packs and hints.
func (w *tour) cardsRead() {
	ctx := w.t.Context()
	for _, start := range w.readers("room") {
		w.do("entity", func() error {
			_, _, err := w.Entity(ctx, start(), w.harbour.Slug, nil)
			return err
		})
		w.do("whoknows", func() error { return done(w.Whoknows(ctx, start(), "the harbour wall", nil)) })
	}
	talk := w.opened(func() *memory.Session { return w.in("bot", "room") })
	said := "What of " + w.storm.Title + "?"
	w.do("contextPack", func() error { return done(w.ContextPack(ctx, talk(), &said, nil)) })
	w.do("hints", func() error {
		_, _, err := w.Hints(ctx, talk(), said)
		return err
	})
}
