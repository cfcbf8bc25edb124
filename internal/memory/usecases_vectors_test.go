package memory_test

// vectored gives the texts vectors of a model that the service has for that time.
func (w *tour) vectored() {
	without := w.Service
	e := withModel(w.world, 16)
	w.do("fillVectors", func() error { return e.FillVectors(w.t.Context()) })
	w.Service = without
}
