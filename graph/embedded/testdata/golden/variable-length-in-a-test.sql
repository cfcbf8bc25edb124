MATCH (a:Page {slug: $slug})-[:KNOWS]->(b:Page) WHERE NOT (a)-[:WORKS_AT*1..3]-(b) AND (b)-[:KNOWS*2..2]->(:Person) RETURN b.id

WITH
  r AS MATERIALIZED (SELECT n1."id" AS c0, n0."id" AS o0 FROM node n0 CROSS JOIN adj h2 CROSS JOIN node n1
  WHERE n0.storage = 'Page' AND n0.audience IN (SELECT value FROM json_each(?1)) AND n0."deletedAt" IS NULL AND n0."retiredAt" IS NULL AND (n0."validFrom" IS NULL OR n0."validFrom" <= ?2) AND (n0."validUntil" IS NULL OR n0."validUntil" > ?2) AND h2.node = n0.rid AND h2.type = 'KNOWS' AND h2.dir IN (1, 3) AND h2.audience IN (SELECT value FROM json_each(?1)) AND h2."deletedAt" IS NULL AND h2."retiredAt" IS NULL AND (h2."validFrom" IS NULL OR h2."validFrom" <= ?2) AND (h2."validUntil" IS NULL OR h2."validUntil" > ?2) AND n1.rid = h2.other AND n1.storage = 'Page' AND n1.audience IN (SELECT value FROM json_each(?1)) AND n1."deletedAt" IS NULL AND n1."retiredAt" IS NULL AND (n1."validFrom" IS NULL OR n1."validFrom" <= ?2) AND (n1."validUntil" IS NULL OR n1."validUntil" > ?2) AND (n0."slug" = ?3) AND NOT EXISTS (WITH w3(y, d, a3_1, a3_2) AS (SELECT n0.rid, 0, 0, 0
  UNION ALL SELECT h3.other, w3.d + 1, h3.edge, w3.a3_1
  FROM w3 CROSS JOIN adj h3 CROSS JOIN node n3
  WHERE w3.d < 3 AND h3.node = w3.y AND h3.type = 'WORKS_AT' AND h3.edge NOT IN (w3.a3_1, w3.a3_2) AND h3.audience IN (SELECT value FROM json_each(?1)) AND h3."deletedAt" IS NULL AND h3."retiredAt" IS NULL AND (h3."validFrom" IS NULL OR h3."validFrom" <= ?2) AND (h3."validUntil" IS NULL OR h3."validUntil" > ?2) AND n3.rid = h3.other AND n3.audience IN (SELECT value FROM json_each(?1)) AND n3."deletedAt" IS NULL AND n3."retiredAt" IS NULL AND (n3."validFrom" IS NULL OR n3."validFrom" <= ?2) AND (n3."validUntil" IS NULL OR n3."validUntil" > ?2)
  ORDER BY 2 DESC) SELECT 1
  FROM w3
  WHERE w3.d >= 1 AND w3.y = n1.rid) AND EXISTS (WITH w5(y, d, a5_1) AS (SELECT n1.rid, 0, 0
  UNION ALL SELECT h5.other, w5.d + 1, h5.edge
  FROM w5 CROSS JOIN adj h5 CROSS JOIN node n5
  WHERE w5.d < 2 AND h5.node = w5.y AND h5.type = 'KNOWS' AND h5.dir IN (1, 3) AND h5.edge NOT IN (w5.a5_1) AND h5.audience IN (SELECT value FROM json_each(?1)) AND h5."deletedAt" IS NULL AND h5."retiredAt" IS NULL AND (h5."validFrom" IS NULL OR h5."validFrom" <= ?2) AND (h5."validUntil" IS NULL OR h5."validUntil" > ?2) AND n5.rid = h5.other AND n5.audience IN (SELECT value FROM json_each(?1)) AND n5."deletedAt" IS NULL AND n5."retiredAt" IS NULL AND (n5."validFrom" IS NULL OR n5."validFrom" <= ?2) AND (n5."validUntil" IS NULL OR n5."validUntil" > ?2)
  ORDER BY 2 DESC) SELECT 1
  FROM w5 CROSS JOIN node n4
  WHERE w5.d >= 2 AND n4.rid = w5.y AND n4.storage = 'Page' AND EXISTS (SELECT 1 FROM label
  WHERE label.node = n4.rid AND label.name = 'Person'))
  LIMIT ?4 + 0) SELECT * FROM r
