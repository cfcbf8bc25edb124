OPTIONAL MATCH (p:Page {slug: $slug}) RETURN p.title, p.id IS NULL AS missing

WITH
  s1 AS MATERIALIZED (SELECT 1 AS rid
  LIMIT ?1 + 1),
  i2 AS MATERIALIZED (SELECT s1.rid AS rid, n0.rid AS v0
  FROM s1 CROSS JOIN node n0
  WHERE n0.storage = 'Page' AND n0.audience IN (SELECT value FROM json_each(?2)) AND n0."deletedAt" IS NULL AND n0."retiredAt" IS NULL AND (n0."validFrom" IS NULL OR n0."validFrom" <= ?3) AND (n0."validUntil" IS NULL OR n0."validUntil" > ?3) AND (n0."slug" = ?4)
  LIMIT ?1 + 1),
  s3 AS MATERIALIZED (SELECT v0
  FROM i2
  UNION ALL SELECT NULL
  FROM s1
  WHERE rid NOT IN (SELECT rid
  FROM i2)
  LIMIT ?1 + 1),
  r AS MATERIALIZED (SELECT n0."title" AS c0, (n0."id" IS NULL) AS c1, n0."id" AS o0, 1 AS there
  FROM s3 LEFT JOIN node n0 ON n0.rid = s3.v0
  LIMIT ?5)
  SELECT g.over, r.there, c0, c1
  FROM (SELECT EXISTS (SELECT 1
  FROM s1
  LIMIT 1 OFFSET ?1) OR EXISTS (SELECT 1
  FROM s3
  LIMIT 1 OFFSET ?1) AS over) g LEFT JOIN r ON 1
  ORDER BY o0 IS NULL, o0
