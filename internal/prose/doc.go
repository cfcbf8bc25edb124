// Package prose reads what Markdown text says of pages: which pages it refers to, in
// which sentences, its tags, and the links that its sentences state. It is one
// reading for imported notes and for pages that are written here. It is pure.
//
// Syntax follows Obsidian's documentation: [[target]], [[target|label]],
// [[target#heading]] and [[target#^block]] link, ![[target]] embeds, #tag tags, %% begins
// and ends a comment; none of them inside code.
package prose
