MATCH (a:Page {slug: $slug})-[:KNOWS*2..3]->(a) RETURN a.id

WITH w1(v0, y, d, a1_1, a1_2) AS (SELECT n0.rid, n0.rid, 0, 0, 0 FROM node n0
  WHERE n0.storage = 'Page' AND n0.audience IN (SELECT value FROM json_each(?1)) AND n0."deletedAt" IS NULL AND n0."retiredAt" IS NULL AND (n0."validFrom" IS NULL OR n0."validFrom" <= ?2) AND (n0."validUntil" IS NULL OR n0."validUntil" > ?2) AND (n0."slug" = ?3)
  UNION ALL SELECT w1.v0, h1.other, w1.d + 1, h1.edge, w1.a1_1
  FROM w1 CROSS JOIN adj h1 CROSS JOIN node n1
  WHERE w1.d < 3 AND h1.node = w1.y AND h1.type = 'KNOWS' AND h1.dir IN (2, 3) AND h1.edge NOT IN (w1.a1_1, w1.a1_2) AND h1.audience IN (SELECT value FROM json_each(?1)) AND h1."deletedAt" IS NULL AND h1."retiredAt" IS NULL AND (h1."validFrom" IS NULL OR h1."validFrom" <= ?2) AND (h1."validUntil" IS NULL OR h1."validUntil" > ?2) AND n1.rid = h1.other AND n1.audience IN (SELECT value FROM json_each(?1)) AND n1."deletedAt" IS NULL AND n1."retiredAt" IS NULL AND (n1."validFrom" IS NULL OR n1."validFrom" <= ?2) AND (n1."validUntil" IS NULL OR n1."validUntil" > ?2)
  ORDER BY 3 DESC
  LIMIT ?4 + 1), t1 AS (SELECT *, row_number() OVER () AS z
  FROM w1),
  r AS MATERIALIZED (SELECT n0."id" AS c0 FROM t1 CROSS JOIN node n0
  WHERE CASE WHEN t1.z > ?4 THEN json_extract('{}', 'work limit of ' || t1.z) ELSE t1.d >= 2 END AND t1.y = t1.v0 AND n0.rid = t1.v0
  LIMIT ?5 + 0) SELECT * FROM r
