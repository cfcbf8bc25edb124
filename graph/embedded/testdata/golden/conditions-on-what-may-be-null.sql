MATCH (p:Page {slug: $slug}) OPTIONAL MATCH (p)-[k:KNOWS]->(q:Page) MATCH (q)<-[:ABOUT]-(c:Claim) WITH p, q, k, c WHERE (q.slug = $other OR NOT q:Person) AND k.weight > 0.5 AND NOT (q)-[:TAGGED]->(:Tag) RETURN q.id, c.id

WITH
  s1 AS MATERIALIZED (SELECT row_number() OVER () AS rid, n0.rid AS v0 FROM node n0
  WHERE n0.storage = 'Page' AND n0.audience IN (SELECT value FROM json_each(?1)) AND n0."deletedAt" IS NULL AND n0."retiredAt" IS NULL AND (n0."validFrom" IS NULL OR n0."validFrom" <= ?2) AND (n0."validUntil" IS NULL OR n0."validUntil" > ?2) AND (n0."slug" = ?3)
  LIMIT ?4 + 1),
  i2 AS MATERIALIZED (SELECT s1.rid AS rid, s1.v0 AS v0, n1.rid AS v1, h2.edge AS v2
  FROM s1 CROSS JOIN adj h2 CROSS JOIN node n1
  WHERE h2.node = s1.v0 AND h2.type = 'KNOWS' AND h2.dir IN (1, 3) AND h2.audience IN (SELECT value FROM json_each(?1)) AND h2."deletedAt" IS NULL AND h2."retiredAt" IS NULL AND (h2."validFrom" IS NULL OR h2."validFrom" <= ?2) AND (h2."validUntil" IS NULL OR h2."validUntil" > ?2) AND n1.rid = h2.other AND n1.storage = 'Page' AND n1.audience IN (SELECT value FROM json_each(?1)) AND n1."deletedAt" IS NULL AND n1."retiredAt" IS NULL AND (n1."validFrom" IS NULL OR n1."validFrom" <= ?2) AND (n1."validUntil" IS NULL OR n1."validUntil" > ?2)
  LIMIT ?4 + 1),
  s3 AS MATERIALIZED (SELECT v0, v1, v2
  FROM i2
  UNION ALL SELECT s1.v0, NULL, NULL
  FROM s1
  WHERE rid NOT IN (SELECT rid
  FROM i2)
  LIMIT ?4 + 1),
  s4 AS MATERIALIZED (SELECT s3.v0 AS v0, s3.v1 AS v1, s3.v2 AS v2, n3.rid AS v3
  FROM s3 CROSS JOIN adj h4 CROSS JOIN node n3
  WHERE s3.v1 IS NOT NULL AND h4.node = s3.v1 AND h4.type = 'ABOUT' AND h4.dir IN (2, 3) AND h4.audience IN (SELECT value FROM json_each(?1)) AND h4."deletedAt" IS NULL AND h4."retiredAt" IS NULL AND (h4."validFrom" IS NULL OR h4."validFrom" <= ?2) AND (h4."validUntil" IS NULL OR h4."validUntil" > ?2) AND n3.rid = h4.other AND n3.storage = 'Claim' AND n3.audience IN (SELECT value FROM json_each(?1)) AND n3."deletedAt" IS NULL AND n3."retiredAt" IS NULL AND (n3."validFrom" IS NULL OR n3."validFrom" <= ?2) AND (n3."validUntil" IS NULL OR n3."validUntil" > ?2)
  LIMIT ?4 + 1),
  r AS MATERIALIZED (SELECT n1."id" AS c0, n3."id" AS c1, n0."id" AS o0, e2."id" AS o1, 1 AS there
  FROM s4 CROSS JOIN node n1 LEFT JOIN edge e2 ON e2.rid = s4.v2 CROSS JOIN node n3 CROSS JOIN node n0
  WHERE n1.rid = s4.v1 AND ((n1."slug" = ?5) OR (NOT (EXISTS (SELECT 1 FROM label
  WHERE label.node = s4.v1 AND label.name = 'Person')))) AND (+e2."weight" > ?6) AND NOT EXISTS (SELECT 1 FROM adj h6 CROSS JOIN node n5
  WHERE h6.node = s4.v1 AND h6.type = 'TAGGED' AND h6.dir IN (1, 3) AND h6.audience IN (SELECT value FROM json_each(?1)) AND h6."deletedAt" IS NULL AND h6."retiredAt" IS NULL AND (h6."validFrom" IS NULL OR h6."validFrom" <= ?2) AND (h6."validUntil" IS NULL OR h6."validUntil" > ?2) AND n5.rid = h6.other AND n5.storage = 'Tag' AND n5.audience IN (SELECT value FROM json_each(?1)) AND n5."deletedAt" IS NULL AND n5."retiredAt" IS NULL AND (n5."validFrom" IS NULL OR n5."validFrom" <= ?2) AND (n5."validUntil" IS NULL OR n5."validUntil" > ?2)) AND n3.rid = s4.v3 AND n0.rid = s4.v0
  LIMIT ?7)
  SELECT g.over, r.there, c0, c1
  FROM (SELECT EXISTS (SELECT 1
  FROM s1
  LIMIT 1 OFFSET ?4) OR EXISTS (SELECT 1
  FROM s3
  LIMIT 1 OFFSET ?4) OR EXISTS (SELECT 1
  FROM s4
  LIMIT 1 OFFSET ?4) AS over) g LEFT JOIN r ON 1
  ORDER BY o0, c0, o1 IS NULL, o1, c1
