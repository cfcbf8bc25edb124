MATCH (a:Page {slug: $slug}) OPTIONAL MATCH (a)-[:KNOWS*1..2]->(b:Person)<-[:ABOUT]-(c:Claim) WHERE c.state = a.subtype RETURN a.id, b.id, c.id

WITH
  r AS MATERIALIZED (SELECT n0."id" AS c0, n1."id" AS c1, n3."id" AS c2 FROM node n0 LEFT JOIN json_each((WITH w2(y, d, a2_1) AS (SELECT n0.rid, 0, 0
  UNION ALL SELECT h2.other, w2.d + 1, h2.edge
  FROM w2 CROSS JOIN adj h2 CROSS JOIN node n2
  WHERE w2.d < 2 AND h2.node = w2.y AND h2.type = 'KNOWS' AND h2.dir IN (1, 3) AND h2.edge NOT IN (w2.a2_1) AND h2.audience IN (SELECT value FROM json_each(?1)) AND h2."deletedAt" IS NULL AND h2."retiredAt" IS NULL AND (h2."validFrom" IS NULL OR h2."validFrom" <= ?2) AND (h2."validUntil" IS NULL OR h2."validUntil" > ?2) AND n2.rid = h2.other AND n2.audience IN (SELECT value FROM json_each(?1)) AND n2."deletedAt" IS NULL AND n2."retiredAt" IS NULL AND (n2."validFrom" IS NULL OR n2."validFrom" <= ?2) AND (n2."validUntil" IS NULL OR n2."validUntil" > ?2)
  ORDER BY 2 DESC
  LIMIT ?4 + 1), t2 AS (SELECT *, row_number() OVER () AS z
  FROM w2) SELECT json_group_array(json_array(n1.rid, n3.rid)) FROM t2 CROSS JOIN node n1 CROSS JOIN adj h4 CROSS JOIN node n3
  WHERE CASE WHEN t2.z > ?4 THEN json_extract('{}', 'work limit of ' || t2.z) ELSE t2.d >= 1 END AND n1.rid = t2.y AND n1.storage = 'Page' AND EXISTS (SELECT 1 FROM label
  WHERE label.node = n1.rid AND label.name = 'Person') AND h4.node = n1.rid AND h4.type = 'ABOUT' AND h4.dir IN (2, 3) AND h4.audience IN (SELECT value FROM json_each(?1)) AND h4."deletedAt" IS NULL AND h4."retiredAt" IS NULL AND (h4."validFrom" IS NULL OR h4."validFrom" <= ?2) AND (h4."validUntil" IS NULL OR h4."validUntil" > ?2) AND n3.rid = h4.other AND n3.storage = 'Claim' AND n3.audience IN (SELECT value FROM json_each(?1)) AND n3."deletedAt" IS NULL AND n3."retiredAt" IS NULL AND (n3."validFrom" IS NULL OR n3."validFrom" <= ?2) AND (n3."validUntil" IS NULL OR n3."validUntil" > ?2) AND (n3."state" = n0."subtype"))) j1 ON 1 LEFT JOIN node n1 ON n1.rid = (j1.value ->> 0) LEFT JOIN node n3 ON n3.rid = (j1.value ->> 1)
  WHERE n0.storage = 'Page' AND n0.audience IN (SELECT value FROM json_each(?1)) AND n0."deletedAt" IS NULL AND n0."retiredAt" IS NULL AND (n0."validFrom" IS NULL OR n0."validFrom" <= ?2) AND (n0."validUntil" IS NULL OR n0."validUntil" > ?2) AND (n0."slug" = ?3)
  LIMIT ?5 + 0) SELECT * FROM r
