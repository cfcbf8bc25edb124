package markdown

import (
	"cmp"
	"slices"

	"brain/internal/importers"
)

// maxListed bounds each list of a report; the counts beside it are complete.
const maxListed = 20

// Report says what an import did.
type Report struct {
	// Vault and Scope are the import's; DryRun says that nothing was written.
	Vault  string `json:"vault"`
	Scope  string `json:"scope"`
	DryRun bool   `json:"dryRun"`
	// Notes counts the notes that were read.
	Notes int `json:"notes"`
	// Pages and Links count what the service did with the records. A dry run
	// sends no links, as their pages do not exist.
	Pages importers.Tally `json:"pages"`
	Links importers.Tally `json:"links"`
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
	TypesDefaulted int     `json:"typesDefaulted"`
	UnknownTypes   []Count `json:"unknownTypes"`
	// KeptKeys are the front-matter keys that the vocabulary does not know.
	KeptKeys []Count `json:"keptKeys"`
	// Warnings counts what of front matters could not be used; WarningList has
	// the first.
	Warnings    int       `json:"warnings"`
	WarningList []Warning `json:"warningList"`
	// Refused lists the first records that the service left out.
	Refused []importers.Refusal `json:"refused"`
}

// Count is a name and how often it occurred.
type Count struct {
	// Name is what was counted.
	Name string `json:"name"`
	// Count is how often.
	Count int `json:"count"`
}

// Warning is something of a note that could not be used.
type Warning struct {
	// Path is the note's path.
	Path string `json:"path"`
	// Message says what and why.
	Message string `json:"message"`
}

// Lost counts records that the service refused.
func (r *Report) Lost() int { return r.Pages.Refused + r.Links.Refused }

func (r *Report) warn(path, message string) {
	r.Warnings++
	r.WarningList = listed(r.WarningList, Warning{path, message})
}

func (r *Report) unresolved(all []Unresolved) {
	r.LinksUnresolved += len(all)
	for _, u := range all {
		r.Unresolved = listed(r.Unresolved, u)
	}
}

func listed[T any](list []T, item T) []T {
	if len(list) < maxListed {
		list = append(list, item)
	}
	return list
}

// counts turns a tally by name into a list, most frequent first, then by name.
func counts(by map[string]int) []Count {
	list := make([]Count, 0, len(by))
	for name, n := range by {
		list = append(list, Count{name, n})
	}
	slices.SortFunc(list, func(a, b Count) int { return cmp.Or(cmp.Compare(b.Count, a.Count), cmp.Compare(a.Name, b.Name)) })
	return list
}
