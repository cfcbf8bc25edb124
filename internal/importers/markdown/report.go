package markdown

import "brain/internal/importers"

// Report says what an import did.
type Report struct {
	// Vault and Scope are the import's; DryRun says that nothing was written.
	Vault  string `json:"vault"`
	Scope  string `json:"scope"`
	DryRun bool   `json:"dryRun"`
	// Notes counts the notes that were read.
	Notes int `json:"notes"`
	// Pages and Links count what the service did with the records. A dry run
	// sends no links and events, as their pages do not exist.
	Pages importers.Tally `json:"pages"`
	Links importers.Tally `json:"links"`
	// Dated counts dated lines in the notes, Events what the service did with them.
	Dated  int             `json:"dated"`
	Events importers.Tally `json:"events"`
	// Ended counts the notes that no longer state something that they stated before.
	Ended int `json:"ended"`
	// LinksResolved and LinksUnresolved count references in the notes.
	LinksResolved   int `json:"linksResolved"`
	LinksUnresolved int `json:"linksUnresolved"`
	// LinksToAttachments counts references to files that are no notes.
	LinksToAttachments int `json:"linksToAttachments"`
	// Unresolved lists the first references that found no note.
	Unresolved []Unresolved `json:"unresolved"`
	// Embeds and Attachments count what was left out.
	Embeds      int `json:"embeds"`
	Attachments int `json:"attachments"`
	// Skipped lists every file that was left out for a fault.
	Skipped []Skip `json:"skipped"`
	// TypesDefaulted counts notes that got the default type; UnknownTypes are the
	// types that they named.
	TypesDefaulted int               `json:"typesDefaulted"`
	UnknownTypes   []importers.Count `json:"unknownTypes"`
	// KeptKeys are the front-matter keys that the vocabulary does not know.
	KeptKeys []importers.Count `json:"keptKeys"`
	// Warnings counts what of front matters could not be used; WarningList has
	// the first.
	Warnings    int       `json:"warnings"`
	WarningList []Warning `json:"warningList"`
	// Refused lists the first records that the service left out.
	Refused []importers.Refusal `json:"refused"`
}

// Warning is something of a note that could not be used.
type Warning struct {
	// Path is the note's path.
	Path string `json:"path"`
	// Message says what and why.
	Message string `json:"message"`
}

// Lost counts records that the service refused.
func (r *Report) Lost() int { return r.Pages.Refused + r.Links.Refused + r.Events.Refused }

func (r *Report) warn(path, message string) {
	r.Warnings++
	r.WarningList = importers.Listed(r.WarningList, Warning{path, message})
}

func (r *Report) unresolved(all []Unresolved) {
	r.LinksUnresolved += len(all)
	for _, u := range all {
		r.Unresolved = importers.Listed(r.Unresolved, u)
	}
}
