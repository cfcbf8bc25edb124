MATCH (a:Page)-[r:KNOWS]->(b:Page) WHERE a.id = $id AND r.weight >= $weight RETURN b.id, r.origin ORDER BY r.weight DESC

WITH
  r AS MATERIALIZED (SELECT n1."id" AS c0, e2."origin" AS c1, e2."weight" AS o0, n0."id" AS o1, e2."id" AS o2 FROM node n0 CROSS JOIN adj h2 CROSS JOIN node n1 CROSS JOIN edge e2
  WHERE n0.storage = 'Page' AND n0.audience IN (SELECT value FROM json_each(?1)) AND n0."deletedAt" IS NULL AND n0."retiredAt" IS NULL AND (n0."validFrom" IS NULL OR n0."validFrom" <= ?2) AND (n0."validUntil" IS NULL OR n0."validUntil" > ?2) AND h2.node = n0.rid AND h2.type = 'KNOWS' AND h2.dir IN (1, 3) AND h2.audience IN (SELECT value FROM json_each(?1)) AND h2."deletedAt" IS NULL AND h2."retiredAt" IS NULL AND (h2."validFrom" IS NULL OR h2."validFrom" <= ?2) AND (h2."validUntil" IS NULL OR h2."validUntil" > ?2) AND n1.rid = h2.other AND n1.storage = 'Page' AND n1.audience IN (SELECT value FROM json_each(?1)) AND n1."deletedAt" IS NULL AND n1."retiredAt" IS NULL AND (n1."validFrom" IS NULL OR n1."validFrom" <= ?2) AND (n1."validUntil" IS NULL OR n1."validUntil" > ?2) AND e2.rid = h2.edge AND (n0."id" = ?3) AND (e2."weight" >= ?4)
  LIMIT ?5 + 0) SELECT * FROM r
