-- The state of the file: one row. store names this store for its revisions,
-- seq counts its commits.
CREATE TABLE revision (
  store TEXT NOT NULL,
  seq INTEGER NOT NULL
) STRICT;
INSERT INTO revision (store, seq) VALUES (lower(hex(randomblob(8))), 0);

-- Every audience key in use, also those that only the text index uses. Rows are
-- never changed or removed, so an id means the same key for ever.
CREATE TABLE audience_key (
  id INTEGER PRIMARY KEY,
  key TEXT NOT NULL UNIQUE
) STRICT;

-- Times are microseconds since 1970 UTC, decimals are scaled by 10^4, bools are
-- 0 or 1, dates YYYY-MM-DD, lists JSON. Long texts stand last, so that reading
-- the other columns does not walk their overflow pages.
CREATE TABLE node (
  rid INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  storage TEXT NOT NULL,
  audience INTEGER NOT NULL,
  "scope" TEXT,
  "requires" TEXT,
  "ends" TEXT,
  "author" TEXT,
  "gated" INTEGER NOT NULL,
  "recordedAt" INTEGER,
  "retiredAt" INTEGER,
  "validFrom" INTEGER,
  "validUntil" INTEGER,
  "deletedAt" INTEGER,
  "action" TEXT,
  "active" INTEGER,
  "actor" TEXT,
  "approved" INTEGER,
  "at" INTEGER,
  "builtin" INTEGER,
  "capabilities" TEXT,
  "channels" TEXT,
  "confidence" INTEGER,
  "contentHash" TEXT,
  "conversationPolicy" TEXT,
  "createdAt" INTEGER,
  "date" TEXT,
  "decidedAt" INTEGER,
  "decidedBy" TEXT,
  "decision" TEXT,
  "deletedBy" TEXT,
  "deletedReason" TEXT,
  "disclosureMode" TEXT,
  "domain" TEXT,
  "due" INTEGER,
  "earlier" TEXT,
  "edgeClock" INTEGER,
  "effectiveDate" TEXT,
  "endsAt" INTEGER,
  "evidenceChanged" INTEGER,
  "expiresAt" INTEGER,
  "extends" TEXT,
  "externalId" TEXT,
  "externalKey" TEXT,
  "family" TEXT,
  "filedAs" TEXT,
  "filing" TEXT,
  "fingerprint" TEXT,
  "grade" TEXT,
  "gradeConfidence" INTEGER,
  "gradedAt" INTEGER,
  "gradedBy" TEXT,
  "handle" TEXT,
  "hash" TEXT,
  "heading" TEXT,
  "idempotencyHash" TEXT,
  "idempotencyKey" TEXT,
  "importance" TEXT,
  "installedAt" INTEGER,
  "item" TEXT,
  "kind" TEXT,
  "lastUsedAt" INTEGER,
  "line" INTEGER,
  "locator" TEXT,
  "managedBy" TEXT,
  "mode" TEXT,
  "name" TEXT,
  "norm" TEXT,
  "number" INTEGER,
  "observedAt" INTEGER,
  "openedAt" INTEGER,
  "origin" TEXT,
  "outcome" INTEGER,
  "outcomeUnit" TEXT,
  "outcomeValue" TEXT,
  "page" TEXT,
  "pinned" INTEGER,
  "position" INTEGER,
  "precision" TEXT,
  "prefix" TEXT,
  "property" TEXT,
  "quality" TEXT,
  "rescopedAt" INTEGER,
  "retiredReason" TEXT,
  "revokedAt" INTEGER,
  "role" TEXT,
  "roles" TEXT,
  "semver" TEXT,
  "settledAt" INTEGER,
  "settledBy" TEXT,
  "severity" TEXT,
  "slug" TEXT,
  "state" TEXT,
  "subtype" TEXT,
  "syncedAt" INTEGER,
  "title" TEXT,
  "trust" TEXT,
  "type" TEXT,
  "uid" TEXT,
  "unit" TEXT,
  "until" TEXT,
  "updatedAt" INTEGER,
  "url" TEXT,
  "valueBool" INTEGER,
  "valueDate" TEXT,
  "valueDecimal" INTEGER,
  "valueFloat" REAL,
  "valueInstant" INTEGER,
  "valueInt" INTEGER,
  "valueText" TEXT,
  "version" INTEGER,
  "wantedName" TEXT,
  "weight" INTEGER,
  "writer" TEXT,
  "body" TEXT,
  "change" TEXT,
  "context" TEXT,
  "description" TEXT,
  "detail" TEXT,
  "document" TEXT,
  "excerpt" TEXT,
  "explanation" TEXT,
  "json" TEXT,
  "note" TEXT,
  "snapshot" TEXT,
  "summary" TEXT,
  "text" TEXT
) STRICT;
CREATE INDEX "node_storage" ON node(storage, id);
-- Lists of a whole label by one of its times: they bound the time, so that a walk
-- along the index ends with the page that is read.
CREATE INDEX "node_createdAt" ON node(storage, "createdAt", id) WHERE storage = 'Page';
CREATE INDEX "node_openedAt" ON node(storage, "openedAt", id) WHERE "openedAt" IS NOT NULL;
CREATE INDEX "node_recordedAt" ON node(storage, "recordedAt", id) WHERE storage = 'Claim' OR storage = 'Link' OR storage = 'TimelineEvent';
CREATE INDEX "node_rescopedAt" ON node(storage, "rescopedAt", id) WHERE "rescopedAt" IS NOT NULL;
CREATE INDEX "node_retiredAt" ON node(storage, "retiredAt", id) WHERE "retiredAt" IS NOT NULL;
CREATE INDEX "node_validUntil" ON node(storage, "validUntil", id) WHERE "validUntil" IS NOT NULL;
CREATE INDEX "node_at" ON node(storage, "at", id) WHERE "at" IS NOT NULL;
-- The audit may also be read in the order of "at" without a bound; the compiler writes
-- that order, nulls included, as these terms, and the storage label as a literal.
CREATE INDEX "node_audit" ON node(storage, ("at" IS NULL), "at", id) WHERE storage = 'AuditEntry';
CREATE UNIQUE INDEX "node_externalId" ON node(storage, "externalId") WHERE "externalId" IS NOT NULL;
CREATE INDEX "node_externalKey" ON node("externalKey", storage, id) WHERE "externalKey" IS NOT NULL;
CREATE INDEX "node_filing" ON node("filing", storage, id) WHERE "filing" IS NOT NULL;
CREATE INDEX "node_fingerprint" ON node("fingerprint", storage, id) WHERE "fingerprint" IS NOT NULL;
CREATE UNIQUE INDEX "node_handle" ON node(storage, "handle") WHERE "handle" IS NOT NULL;
CREATE UNIQUE INDEX "node_hash" ON node(storage, "hash") WHERE "hash" IS NOT NULL;
CREATE INDEX "node_idempotencyKey" ON node("idempotencyKey", storage, id) WHERE "idempotencyKey" IS NOT NULL;
CREATE INDEX "node_item" ON node("item", storage, id) WHERE "item" IS NOT NULL;
CREATE INDEX "node_norm" ON node("norm", storage, id) WHERE "norm" IS NOT NULL;
CREATE INDEX "node_origin" ON node("origin", storage, id) WHERE "origin" IS NOT NULL;
CREATE INDEX "node_page" ON node("page", storage, id) WHERE "page" IS NOT NULL;
CREATE INDEX "node_property" ON node("property", storage, id) WHERE "property" IS NOT NULL;
CREATE INDEX "node_slug" ON node("slug", storage, id) WHERE "slug" IS NOT NULL;
CREATE INDEX "node_state" ON node("state", storage, id) WHERE "state" IS NOT NULL;
CREATE INDEX "node_type" ON node("type", storage, id) WHERE "type" IS NOT NULL;
CREATE UNIQUE INDEX "node_uid" ON node(storage, "uid") WHERE "uid" IS NOT NULL;
-- The values of one property, in their order.
CREATE INDEX "node_valueDate" ON node("property", storage, "valueDate") WHERE "valueDate" IS NOT NULL;
CREATE INDEX "node_valueDecimal" ON node("property", storage, "valueDecimal") WHERE "valueDecimal" IS NOT NULL;
CREATE INDEX "node_valueFloat" ON node("property", storage, "valueFloat") WHERE "valueFloat" IS NOT NULL;
CREATE INDEX "node_valueInstant" ON node("property", storage, "valueInstant") WHERE "valueInstant" IS NOT NULL;
CREATE INDEX "node_valueInt" ON node("property", storage, "valueInt") WHERE "valueInt" IS NOT NULL;
CREATE INDEX "node_valueText" ON node("property", storage, "valueText") WHERE "valueText" IS NOT NULL;
CREATE INDEX "node_writer" ON node("writer", storage, id) WHERE "writer" IS NOT NULL;

-- The labels of a node besides its storage label; id is the node's, for reads in its order.
CREATE TABLE label (
  name TEXT NOT NULL,
  node INTEGER NOT NULL,
  id TEXT NOT NULL,
  PRIMARY KEY (name, node)
) STRICT, WITHOUT ROWID;
CREATE INDEX "label_node" ON label(node, name);
CREATE INDEX "label_id" ON label(name, id, node);

CREATE TABLE edge (
  rid INTEGER PRIMARY KEY,
  id TEXT NOT NULL UNIQUE,
  type TEXT NOT NULL,
  src INTEGER NOT NULL,
  dst INTEGER NOT NULL,
  audience INTEGER NOT NULL,
  "scope" TEXT,
  "requires" TEXT,
  "ends" TEXT,
  "author" TEXT,
  "gated" INTEGER NOT NULL,
  "recordedAt" INTEGER,
  "retiredAt" INTEGER,
  "validFrom" INTEGER,
  "validUntil" INTEGER,
  "deletedAt" INTEGER,
  "edgeClock" INTEGER,
  "origin" TEXT,
  "role" TEXT,
  "weight" INTEGER
) STRICT;
CREATE INDEX "edge_origin" ON edge("origin") WHERE "origin" IS NOT NULL;

-- One row per end of an edge, with what the filter reads: dir 1 leaves the
-- node, 2 enters it, 3 does both (a self loop has one row).
CREATE TABLE adj (
  node INTEGER NOT NULL,
  type TEXT NOT NULL,
  other INTEGER NOT NULL,
  edge INTEGER NOT NULL,
  dir INTEGER NOT NULL,
  audience INTEGER NOT NULL,
  "author" TEXT,
  "gated" INTEGER NOT NULL,
  "recordedAt" INTEGER,
  "retiredAt" INTEGER,
  "validFrom" INTEGER,
  "validUntil" INTEGER,
  "deletedAt" INTEGER,
  PRIMARY KEY (node, type, other, edge)
) STRICT, WITHOUT ROWID;

-- The text document of a node, with what a search filters by. filed holds the
-- index keys under which the terms stand in the index, separated by spaces; it
-- is empty while the node is deleted.
CREATE TABLE document (
  node INTEGER PRIMARY KEY,
  id TEXT NOT NULL,
  kind TEXT NOT NULL,
  class TEXT NOT NULL,
  page TEXT NOT NULL,
  historic INTEGER NOT NULL,
  "order" INTEGER NOT NULL,
  length INTEGER NOT NULL,
  "recordedAt" INTEGER,
  "retiredAt" INTEGER,
  "validFrom" INTEGER,
  "validUntil" INTEGER,
  filed TEXT NOT NULL,
  title TEXT NOT NULL,
  body TEXT NOT NULL,
  terms TEXT NOT NULL
) STRICT;

-- Documents and their lengths per index key, which is audience_key.id * 4, plus
-- 2 if historic, plus 1 if gated.
CREATE TABLE document_total (
  filed INTEGER PRIMARY KEY,
  documents INTEGER NOT NULL,
  length INTEGER NOT NULL
) STRICT;

-- Terms as <index key>_<term>. The ascii tokenizer takes every character beyond
-- ASCII as part of a token, so no Unicode table decides what a term is.
CREATE VIRTUAL TABLE term USING fts5(
  terms, content='', columnsize=0, detail=none, tokenize="ascii tokenchars '_'"
);
-- Any two segments of one size may be merged while the store is idle.
INSERT INTO term (term, rank) VALUES ('usermerge', 2);
CREATE VIRTUAL TABLE term_frequency USING fts5vocab(term, row);
