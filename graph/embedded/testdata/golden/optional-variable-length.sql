MATCH (a:Page {slug: $slug}) OPTIONAL MATCH (a)-[:KNOWS*1..2]->(b:Person)<-[:ABOUT]-(c:Claim) WHERE c.state = a.subtype RETURN a.id, b.id, c.id

WITH
  s1 AS MATERIALIZED (SELECT row_number() OVER () AS rid, n0.rid AS v0 FROM node n0
  WHERE n0.storage = 'Page' AND n0.audience IN (SELECT value FROM json_each(?1)) AND n0."deletedAt" IS NULL AND n0."retiredAt" IS NULL AND (n0."validFrom" IS NULL OR n0."validFrom" <= ?2) AND (n0."validUntil" IS NULL OR n0."validUntil" > ?2) AND (n0."slug" = ?3)
  LIMIT ?4 + 1),
  w2(rid, v0, y, d, a2_1) AS MATERIALIZED (SELECT s1.rid, s1.v0, s1.v0, 0, 0
  FROM s1
  UNION ALL SELECT w2.rid, w2.v0, h2.other, w2.d + 1, h2.edge
  FROM w2 CROSS JOIN adj h2 CROSS JOIN node n2
  WHERE w2.d < 2 AND h2.node = w2.y AND h2.type = 'KNOWS' AND h2.dir IN (1, 3) AND h2.edge NOT IN (w2.a2_1) AND h2.audience IN (SELECT value FROM json_each(?1)) AND h2."deletedAt" IS NULL AND h2."retiredAt" IS NULL AND (h2."validFrom" IS NULL OR h2."validFrom" <= ?2) AND (h2."validUntil" IS NULL OR h2."validUntil" > ?2) AND n2.rid = h2.other AND n2.audience IN (SELECT value FROM json_each(?1)) AND n2."deletedAt" IS NULL AND n2."retiredAt" IS NULL AND (n2."validFrom" IS NULL OR n2."validFrom" <= ?2) AND (n2."validUntil" IS NULL OR n2."validUntil" > ?2)
  ORDER BY 4 DESC
  LIMIT ?4 + 1),
  i2 AS MATERIALIZED (SELECT w2.rid AS rid, w2.v0 AS v0, n1.rid AS v1, n3.rid AS v3
  FROM w2 CROSS JOIN node n1 CROSS JOIN adj h4 CROSS JOIN node n3 CROSS JOIN node n0
  WHERE w2.d >= 1 AND n1.rid = w2.y AND n1.storage = 'Page' AND EXISTS (SELECT 1 FROM label
  WHERE label.node = n1.rid AND label.name = 'Person') AND h4.node = n1.rid AND h4.type = 'ABOUT' AND h4.dir IN (2, 3) AND h4.audience IN (SELECT value FROM json_each(?1)) AND h4."deletedAt" IS NULL AND h4."retiredAt" IS NULL AND (h4."validFrom" IS NULL OR h4."validFrom" <= ?2) AND (h4."validUntil" IS NULL OR h4."validUntil" > ?2) AND n3.rid = h4.other AND n3.storage = 'Claim' AND n3.audience IN (SELECT value FROM json_each(?1)) AND n3."deletedAt" IS NULL AND n3."retiredAt" IS NULL AND (n3."validFrom" IS NULL OR n3."validFrom" <= ?2) AND (n3."validUntil" IS NULL OR n3."validUntil" > ?2) AND n0.rid = w2.v0 AND (n3."state" = n0."subtype")
  LIMIT ?4 + 1),
  s3 AS MATERIALIZED (SELECT v0, v1, v3
  FROM i2
  UNION ALL SELECT s1.v0, NULL, NULL
  FROM s1
  WHERE rid NOT IN (SELECT rid
  FROM i2)
  LIMIT ?4 + 1),
  r AS MATERIALIZED (SELECT n0."id" AS c0, n1."id" AS c1, n3."id" AS c2, 1 AS there
  FROM s3 CROSS JOIN node n0 LEFT JOIN node n1 ON n1.rid = s3.v1 LEFT JOIN node n3 ON n3.rid = s3.v3
  WHERE n0.rid = s3.v0
  LIMIT ?5)
  SELECT g.over, r.there, c0, c1, c2
  FROM (SELECT EXISTS (SELECT 1
  FROM s1
  LIMIT 1 OFFSET ?4) OR EXISTS (SELECT 1
  FROM w2
  LIMIT 1 OFFSET ?4) OR EXISTS (SELECT 1
  FROM s3
  LIMIT 1 OFFSET ?4) AS over) g LEFT JOIN r ON 1
  ORDER BY c0, c1 IS NULL, c1, c2 IS NULL, c2
