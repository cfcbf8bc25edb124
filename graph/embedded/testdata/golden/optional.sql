MATCH (p:Page {slug: $slug}) OPTIONAL MATCH (p)<-[r:ABOUT]-(c:Claim) WHERE c.weight > $weight RETURN p.title, r.id, c.id, c.text

WITH
  s1 AS MATERIALIZED (SELECT row_number() OVER () AS rid, n0.rid AS v0 FROM node n0
  WHERE n0.storage = 'Page' AND n0.audience IN (SELECT value FROM json_each(?1)) AND n0."deletedAt" IS NULL AND n0."retiredAt" IS NULL AND (n0."validFrom" IS NULL OR n0."validFrom" <= ?2) AND (n0."validUntil" IS NULL OR n0."validUntil" > ?2) AND (n0."slug" = ?3)
  LIMIT ?4 + 1),
  i2 AS MATERIALIZED (SELECT s1.rid AS rid, s1.v0 AS v0, n1.rid AS v1, h2.edge AS v2
  FROM s1 CROSS JOIN adj h2 CROSS JOIN node n1
  WHERE h2.node = s1.v0 AND h2.type = 'ABOUT' AND h2.dir IN (2, 3) AND h2.audience IN (SELECT value FROM json_each(?1)) AND h2."deletedAt" IS NULL AND h2."retiredAt" IS NULL AND (h2."validFrom" IS NULL OR h2."validFrom" <= ?2) AND (h2."validUntil" IS NULL OR h2."validUntil" > ?2) AND n1.rid = h2.other AND n1.storage = 'Claim' AND n1.audience IN (SELECT value FROM json_each(?1)) AND n1."deletedAt" IS NULL AND n1."retiredAt" IS NULL AND (n1."validFrom" IS NULL OR n1."validFrom" <= ?2) AND (n1."validUntil" IS NULL OR n1."validUntil" > ?2) AND (n1."weight" > ?5)
  LIMIT ?4 + 1),
  s3 AS MATERIALIZED (SELECT v0, v1, v2
  FROM i2
  UNION ALL SELECT s1.v0, NULL, NULL
  FROM s1
  WHERE rid NOT IN (SELECT rid
  FROM i2)
  LIMIT ?4 + 1),
  r AS MATERIALIZED (SELECT n0."title" AS c0, e2."id" AS c1, n1."id" AS c2, n1."text" AS c3, n0."id" AS o0, 1 AS there
  FROM s3 CROSS JOIN node n0 LEFT JOIN edge e2 ON e2.rid = s3.v2 LEFT JOIN node n1 ON n1.rid = s3.v1
  WHERE n0.rid = s3.v0
  LIMIT ?6)
  SELECT g.over, r.there, c0, c1, c2, c3
  FROM (SELECT EXISTS (SELECT 1
  FROM s1
  LIMIT 1 OFFSET ?4) OR EXISTS (SELECT 1
  FROM s3
  LIMIT 1 OFFSET ?4) AS over) g LEFT JOIN r ON 1
  ORDER BY o0, c2 IS NULL, c2, c1 IS NULL, c1
