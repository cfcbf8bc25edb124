MATCH (a:Page)-[:KNOWS]-(b:Page) WHERE a.id = $id RETURN b.id

WITH
  r AS MATERIALIZED (SELECT n1."id" AS c0, n0."id" AS o0 FROM node n0 CROSS JOIN adj h2 CROSS JOIN node n1
  WHERE n0.storage = 'Page' AND n0.audience IN (SELECT value FROM json_each(?1)) AND n0."deletedAt" IS NULL AND n0."retiredAt" IS NULL AND (n0."validFrom" IS NULL OR n0."validFrom" <= ?2) AND (n0."validUntil" IS NULL OR n0."validUntil" > ?2) AND h2.node = n0.rid AND h2.type = 'KNOWS' AND h2.audience IN (SELECT value FROM json_each(?1)) AND h2."deletedAt" IS NULL AND h2."retiredAt" IS NULL AND (h2."validFrom" IS NULL OR h2."validFrom" <= ?2) AND (h2."validUntil" IS NULL OR h2."validUntil" > ?2) AND n1.rid = h2.other AND n1.storage = 'Page' AND n1.audience IN (SELECT value FROM json_each(?1)) AND n1."deletedAt" IS NULL AND n1."retiredAt" IS NULL AND (n1."validFrom" IS NULL OR n1."validFrom" <= ?2) AND (n1."validUntil" IS NULL OR n1."validUntil" > ?2) AND (n0."id" = ?3)
  LIMIT ?4 + 0) SELECT * FROM r
