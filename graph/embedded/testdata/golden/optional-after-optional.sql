MATCH (p:Page {slug: $slug}) OPTIONAL MATCH (p)<-[:ABOUT]-(c:Claim)-[:EVIDENCED_BY]->(e:Evidence) OPTIONAL MATCH (p)-[:KNOWS]-(q:Person) WHERE q:Agent RETURN p.id, c.id, e.id, q.slug

WITH
  s1 AS MATERIALIZED (SELECT row_number() OVER () AS rid, n0.rid AS v0 FROM node n0
  WHERE n0.storage = 'Page' AND n0.audience IN (SELECT value FROM json_each(?1)) AND n0."deletedAt" IS NULL AND n0."retiredAt" IS NULL AND (n0."validFrom" IS NULL OR n0."validFrom" <= ?2) AND (n0."validUntil" IS NULL OR n0."validUntil" > ?2) AND (n0."slug" = ?3)
  LIMIT ?4 + 1),
  i2 AS MATERIALIZED (SELECT s1.rid AS rid, s1.v0 AS v0, n1.rid AS v1, n3.rid AS v3
  FROM s1 CROSS JOIN adj h2 CROSS JOIN node n1 CROSS JOIN adj h4 CROSS JOIN node n3
  WHERE h2.node = s1.v0 AND h2.type = 'ABOUT' AND h2.dir IN (2, 3) AND h2.audience IN (SELECT value FROM json_each(?1)) AND h2."deletedAt" IS NULL AND h2."retiredAt" IS NULL AND (h2."validFrom" IS NULL OR h2."validFrom" <= ?2) AND (h2."validUntil" IS NULL OR h2."validUntil" > ?2) AND n1.rid = h2.other AND n1.storage = 'Claim' AND n1.audience IN (SELECT value FROM json_each(?1)) AND n1."deletedAt" IS NULL AND n1."retiredAt" IS NULL AND (n1."validFrom" IS NULL OR n1."validFrom" <= ?2) AND (n1."validUntil" IS NULL OR n1."validUntil" > ?2) AND h4.node = n1.rid AND h4.type = 'EVIDENCED_BY' AND h4.dir IN (1, 3) AND h4.audience IN (SELECT value FROM json_each(?1)) AND h4."deletedAt" IS NULL AND h4."retiredAt" IS NULL AND (h4."validFrom" IS NULL OR h4."validFrom" <= ?2) AND (h4."validUntil" IS NULL OR h4."validUntil" > ?2) AND n3.rid = h4.other AND n3.storage = 'Evidence' AND n3.audience IN (SELECT value FROM json_each(?1)) AND n3."deletedAt" IS NULL AND n3."retiredAt" IS NULL AND (n3."validFrom" IS NULL OR n3."validFrom" <= ?2) AND (n3."validUntil" IS NULL OR n3."validUntil" > ?2)
  LIMIT ?4 + 1),
  s3 AS MATERIALIZED (SELECT v0, v1, v3
  FROM i2
  UNION ALL SELECT s1.v0, NULL, NULL
  FROM s1
  WHERE rid NOT IN (SELECT rid
  FROM i2)
  LIMIT ?4 + 1),
  s4 AS MATERIALIZED (SELECT row_number() OVER () AS rid, s3.v0 AS v0, s3.v1 AS v1, s3.v3 AS v3
  FROM s3
  LIMIT ?4 + 1),
  i5 AS MATERIALIZED (SELECT s4.rid AS rid, s4.v0 AS v0, s4.v1 AS v1, s4.v3 AS v3, n5.rid AS v5
  FROM s4 CROSS JOIN adj h6 CROSS JOIN node n5
  WHERE h6.node = s4.v0 AND h6.type = 'KNOWS' AND h6.audience IN (SELECT value FROM json_each(?1)) AND h6."deletedAt" IS NULL AND h6."retiredAt" IS NULL AND (h6."validFrom" IS NULL OR h6."validFrom" <= ?2) AND (h6."validUntil" IS NULL OR h6."validUntil" > ?2) AND n5.rid = h6.other AND n5.storage = 'Page' AND EXISTS (SELECT 1 FROM label
  WHERE label.node = n5.rid AND label.name = 'Person') AND n5.audience IN (SELECT value FROM json_each(?1)) AND n5."deletedAt" IS NULL AND n5."retiredAt" IS NULL AND (n5."validFrom" IS NULL OR n5."validFrom" <= ?2) AND (n5."validUntil" IS NULL OR n5."validUntil" > ?2) AND (EXISTS (SELECT 1 FROM label
  WHERE label.node = n5.rid AND label.name IN ('Company', 'Person')))
  LIMIT ?4 + 1),
  s6 AS MATERIALIZED (SELECT v0, v1, v3, v5
  FROM i5
  UNION ALL SELECT s4.v0, s4.v1, s4.v3, NULL
  FROM s4
  WHERE rid NOT IN (SELECT rid
  FROM i5)
  LIMIT ?4 + 1),
  r AS MATERIALIZED (SELECT n0."id" AS c0, n1."id" AS c1, n3."id" AS c2, n5."slug" AS c3, n5."id" AS o0, 1 AS there
  FROM s6 CROSS JOIN node n0 LEFT JOIN node n1 ON n1.rid = s6.v1 LEFT JOIN node n3 ON n3.rid = s6.v3 LEFT JOIN node n5 ON n5.rid = s6.v5
  WHERE n0.rid = s6.v0
  LIMIT ?5)
  SELECT g.over, r.there, c0, c1, c2, c3
  FROM (SELECT EXISTS (SELECT 1
  FROM s1
  LIMIT 1 OFFSET ?4) OR EXISTS (SELECT 1
  FROM s3
  LIMIT 1 OFFSET ?4) OR EXISTS (SELECT 1
  FROM s4
  LIMIT 1 OFFSET ?4) OR EXISTS (SELECT 1
  FROM s6
  LIMIT 1 OFFSET ?4) AS over) g LEFT JOIN r ON 1
  ORDER BY c0, c1 IS NULL, c1, c2 IS NULL, c2, o0 IS NULL, o0
