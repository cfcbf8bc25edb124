-- The vector of a document. space names what it may be compared with, text is the
-- hash of the text it was made of.
CREATE TABLE vector (
  node INTEGER PRIMARY KEY,
  space TEXT NOT NULL,
  text TEXT NOT NULL,
  value BLOB NOT NULL
) STRICT;

-- Where the vectors stand: on the shelves (the index keys) of their documents, and
-- there in blocks of neighbouring nodes.
CREATE TABLE vector_place (
  shelf INTEGER NOT NULL,
  block INTEGER NOT NULL,
  node INTEGER NOT NULL,
  PRIMARY KEY (shelf, block, node)
) STRICT, WITHOUT ROWID;

-- Changes of each block. Rows are never removed, so a version means the same
-- content for ever.
CREATE TABLE vector_block (
  shelf INTEGER NOT NULL,
  block INTEGER NOT NULL,
  version INTEGER NOT NULL,
  PRIMARY KEY (shelf, block)
) STRICT, WITHOUT ROWID;
