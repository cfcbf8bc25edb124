MATCH (n:Company) WHERE (n.slug STARTS WITH $prefix OR n.title CONTAINS $word OR NOT n.title ENDS WITH $word) AND n:Agent AND (n.pinned XOR n.subtype IS NULL) RETURN n.id ORDER BY n.title

WITH
  r AS MATERIALIZED (SELECT l0.id AS c0, n0."title" AS o0 FROM label l0 CROSS JOIN node n0
  WHERE l0.name = 'Company' AND n0.rid = l0.node AND n0.storage = 'Page' AND n0.audience IN (SELECT value FROM json_each(?1)) AND n0."deletedAt" IS NULL AND n0."retiredAt" IS NULL AND (n0."validFrom" IS NULL OR n0."validFrom" <= ?2) AND (n0."validUntil" IS NULL OR n0."validUntil" > ?2) AND ((n0."slug" >= ?3 AND n0."slug" < ?3 || char(0x10FFFF)) OR (instr(n0."title", ?4) > 0) OR (NOT iif(?4 = '', iif(n0."title" IS NULL, NULL, 1), substr(n0."title", -length(?4)) = ?4))) AND (EXISTS (SELECT 1 FROM label
  WHERE label.node = n0.rid AND label.name IN ('Company', 'Person'))) AND (n0."pinned" <> (n0."subtype" IS NULL))
  LIMIT ?5 + 0) SELECT * FROM r
