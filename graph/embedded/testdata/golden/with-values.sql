MATCH (c:Claim)-[:ABOUT]->(p:Page) WHERE p.id IN $pages WITH p, count(DISTINCT c) AS n, max(c.recordedAt) AS last WHERE n > $least RETURN p.slug, n, last ORDER BY n DESC

WITH s1 AS (SELECT *, row_number() OVER () AS z
  FROM (SELECT n1.rid AS v1, count(DISTINCT n0.rid) AS v3, max(n0."recordedAt") AS v4 FROM node n1 CROSS JOIN adj h2 CROSS JOIN node n0
  WHERE n1.storage = 'Page' AND n1.audience IN (SELECT value FROM json_each(?1)) AND n1."deletedAt" IS NULL AND n1."retiredAt" IS NULL AND (n1."validFrom" IS NULL OR n1."validFrom" <= ?2) AND (n1."validUntil" IS NULL OR n1."validUntil" > ?2) AND h2.node = n1.rid AND h2.type = 'ABOUT' AND h2.dir IN (2, 3) AND h2.audience IN (SELECT value FROM json_each(?1)) AND h2."deletedAt" IS NULL AND h2."retiredAt" IS NULL AND (h2."validFrom" IS NULL OR h2."validFrom" <= ?2) AND (h2."validUntil" IS NULL OR h2."validUntil" > ?2) AND n0.rid = h2.other AND n0.storage = 'Claim' AND n0.audience IN (SELECT value FROM json_each(?1)) AND n0."deletedAt" IS NULL AND n0."retiredAt" IS NULL AND (n0."validFrom" IS NULL OR n0."validFrom" <= ?2) AND (n0."validUntil" IS NULL OR n0."validUntil" > ?2) AND (n1."id" IN (SELECT value FROM json_each(?3)))
  GROUP BY v1)),
  r AS MATERIALIZED (SELECT n1."slug" AS c0, s1.v3 AS c1, s1.v4 AS c2, n1."id" AS o0
  FROM s1 CROSS JOIN node n1
  WHERE CASE WHEN s1.z > ?4 THEN json_extract('{}', 'work limit of ' || s1.z) ELSE 1 END AND (s1.v3 > ?5) AND n1.rid = s1.v1
  LIMIT ?6 + 0) SELECT * FROM r
