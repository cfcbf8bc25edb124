// Package body reads and writes the text of a page: CommonMark with one block
// directive, which makes a section of another scope than the page's.
//
//	::: scope group:deal-team
//	Only for the deal team.
//	:::
//
// A directive begins and ends at the margin, outside lists and quotes, with three
// or more colons; what ends it has at least as many as what began it. In code it
// is text. The package knows nothing of scopes: what stands behind "scope" is
// carried as written.
//
// Whatever could have been meant as a directive and is none is refused, never
// taken as text: text outside a directive has the page's scope, so a mistake
// would disclose.
package body
