MATCH (a:Page {slug: $slug})-[:KNOWS*1..3]->(b:Person) RETURN b.slug

WITH w2(v0, y, d, a2_1, a2_2) AS (SELECT n0.rid, n0.rid, 0, 0, 0 FROM node n0
  WHERE n0.storage = 'Page' AND n0.audience IN (SELECT value FROM json_each(?1)) AND n0."deletedAt" IS NULL AND n0."retiredAt" IS NULL AND (n0."validFrom" IS NULL OR n0."validFrom" <= ?2) AND (n0."validUntil" IS NULL OR n0."validUntil" > ?2) AND (n0."slug" = ?3)
  UNION ALL SELECT w2.v0, h2.other, w2.d + 1, h2.edge, w2.a2_1
  FROM w2 CROSS JOIN adj h2 CROSS JOIN node n2
  WHERE w2.d < 3 AND h2.node = w2.y AND h2.type = 'KNOWS' AND h2.dir IN (1, 3) AND h2.edge NOT IN (w2.a2_1, w2.a2_2) AND h2.audience IN (SELECT value FROM json_each(?1)) AND h2."deletedAt" IS NULL AND h2."retiredAt" IS NULL AND (h2."validFrom" IS NULL OR h2."validFrom" <= ?2) AND (h2."validUntil" IS NULL OR h2."validUntil" > ?2) AND n2.rid = h2.other AND n2.audience IN (SELECT value FROM json_each(?1)) AND n2."deletedAt" IS NULL AND n2."retiredAt" IS NULL AND (n2."validFrom" IS NULL OR n2."validFrom" <= ?2) AND (n2."validUntil" IS NULL OR n2."validUntil" > ?2)
  ORDER BY 3 DESC
  LIMIT ?4 + 1), t2 AS (SELECT *, row_number() OVER () AS z
  FROM w2),
  r AS MATERIALIZED (SELECT n1."slug" AS c0, n0."id" AS o0, n1."id" AS o1 FROM t2 CROSS JOIN node n1 CROSS JOIN node n0
  WHERE CASE WHEN t2.z > ?4 THEN json_extract('{}', 'work limit of ' || t2.z) ELSE t2.d >= 1 END AND n1.rid = t2.y AND n1.storage = 'Page' AND EXISTS (SELECT 1 FROM label
  WHERE label.node = n1.rid AND label.name = 'Person') AND n0.rid = t2.v0
  LIMIT ?5 + 0) SELECT * FROM r
