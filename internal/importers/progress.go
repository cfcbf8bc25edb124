package importers

// Progress is told how far an import is. Its steps follow one another.
type Progress interface {
	// Start begins a step, such as "pages", over total units, such as "notes".
	Start(step, unit string, total int)
	// Advance says that one more unit is done.
	Advance()
	// Finish ends the step.
	Finish()
}
