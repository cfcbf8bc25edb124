// Package markdown reads a vault of Markdown notes, as Obsidian keeps them, and
// turns it into records of importRecords.
//
// Reading is pure: [ParseNote] reads one text, [Open] indexes a file system and
// decides names, types and slugs, [Vault.Page] and [Vault.Links] give the
// records of one note. [Import] drives them through an importers.Sink: pages
// first, then links, so that every target exists. Notes are read again for each
// step instead of being kept, so memory grows with their names, not their text.
package markdown
