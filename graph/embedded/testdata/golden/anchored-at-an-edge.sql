MATCH (a:Page)-[r:KNOWS|WORKS_AT]->(b:Page) WHERE r.id = $link RETURN a.id, b.id, r.weight

WITH
  r AS MATERIALIZED (SELECT n0."id" AS c0, n1."id" AS c1, e2."weight" AS c2, e2."id" AS o0 FROM edge e2 CROSS JOIN adj h2 CROSS JOIN node n0 CROSS JOIN node n1
  WHERE e2.type IN ('KNOWS', 'WORKS_AT') AND h2.node IN (e2.src, e2.dst) AND h2.type = e2.type AND h2.other IN (e2.src, e2.dst) AND h2.edge = e2.rid AND h2.dir IN (1, 3) AND h2.audience IN (SELECT value FROM json_each(?1)) AND h2."deletedAt" IS NULL AND h2."retiredAt" IS NULL AND (h2."validFrom" IS NULL OR h2."validFrom" <= ?2) AND (h2."validUntil" IS NULL OR h2."validUntil" > ?2) AND n0.rid = h2.node AND n0.storage = 'Page' AND n0.audience IN (SELECT value FROM json_each(?1)) AND n0."deletedAt" IS NULL AND n0."retiredAt" IS NULL AND (n0."validFrom" IS NULL OR n0."validFrom" <= ?2) AND (n0."validUntil" IS NULL OR n0."validUntil" > ?2) AND n1.rid = h2.other AND n1.storage = 'Page' AND n1.audience IN (SELECT value FROM json_each(?1)) AND n1."deletedAt" IS NULL AND n1."retiredAt" IS NULL AND (n1."validFrom" IS NULL OR n1."validFrom" <= ?2) AND (n1."validUntil" IS NULL OR n1."validUntil" > ?2) AND (e2."id" = ?3)
  LIMIT ?4 + 0)
  SELECT c0, c1, c2 FROM r
  ORDER BY c0, c1, o0
