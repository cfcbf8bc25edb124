MATCH (a:Page {id: $a})-[:KNOWS*1..2]->(b)-[:KNOWS*1..2]->(c)<-[:WORKS_AT*1..2]-(d) RETURN a.id, d.id

WITH w2(v0, y, d, a2_1, a2_2) AS (SELECT n0.rid, n0.rid, 0, 0, 0 FROM node n0
  WHERE n0.storage = 'Page' AND n0.audience IN (SELECT value FROM json_each(?1)) AND n0."deletedAt" IS NULL AND n0."retiredAt" IS NULL AND (n0."validFrom" IS NULL OR n0."validFrom" <= ?2) AND (n0."validUntil" IS NULL OR n0."validUntil" > ?2) AND (n0."id" = ?3)
  UNION ALL SELECT w2.v0, h2.other, w2.d + 1, h2.edge, w2.a2_1
  FROM w2 CROSS JOIN adj h2 CROSS JOIN node n2
  WHERE w2.d < 2 AND h2.node = w2.y AND h2.type = 'KNOWS' AND h2.dir IN (1, 3) AND h2.edge NOT IN (w2.a2_1, w2.a2_2) AND h2.audience IN (SELECT value FROM json_each(?1)) AND h2."deletedAt" IS NULL AND h2."retiredAt" IS NULL AND (h2."validFrom" IS NULL OR h2."validFrom" <= ?2) AND (h2."validUntil" IS NULL OR h2."validUntil" > ?2) AND n2.rid = h2.other AND n2.audience IN (SELECT value FROM json_each(?1)) AND n2."deletedAt" IS NULL AND n2."retiredAt" IS NULL AND (n2."validFrom" IS NULL OR n2."validFrom" <= ?2) AND (n2."validUntil" IS NULL OR n2."validUntil" > ?2)
  ORDER BY 3 DESC
  LIMIT ?4 + 1), t2 AS (SELECT *, row_number() OVER () AS z
  FROM w2), w4(v0, v1, a2_1, a2_2, y, d, a4_1, a4_2) AS (SELECT t2.v0, n1.rid, t2.a2_1, t2.a2_2, n1.rid, 0, 0, 0 FROM t2 CROSS JOIN node n1
  WHERE CASE WHEN t2.z > ?4 THEN json_extract('{}', 'work limit of ' || t2.z) ELSE t2.d >= 1 END AND n1.rid = t2.y AND n1.storage = 'Page'
  UNION ALL SELECT w4.v0, w4.v1, w4.a2_1, w4.a2_2, h4.other, w4.d + 1, h4.edge, w4.a4_1
  FROM w4 CROSS JOIN adj h4 CROSS JOIN node n4
  WHERE w4.d < 2 AND h4.node = w4.y AND h4.type = 'KNOWS' AND h4.dir IN (1, 3) AND h4.edge NOT IN (w4.a4_1, w4.a4_2) AND h4.edge NOT IN (w4.a2_1, w4.a2_2) AND h4.audience IN (SELECT value FROM json_each(?1)) AND h4."deletedAt" IS NULL AND h4."retiredAt" IS NULL AND (h4."validFrom" IS NULL OR h4."validFrom" <= ?2) AND (h4."validUntil" IS NULL OR h4."validUntil" > ?2) AND n4.rid = h4.other AND n4.audience IN (SELECT value FROM json_each(?1)) AND n4."deletedAt" IS NULL AND n4."retiredAt" IS NULL AND (n4."validFrom" IS NULL OR n4."validFrom" <= ?2) AND (n4."validUntil" IS NULL OR n4."validUntil" > ?2)
  ORDER BY 6 DESC
  LIMIT ?4 + 1), t4 AS (SELECT *, row_number() OVER () AS z
  FROM w4), w6(v0, v1, a2_1, a2_2, v3, a4_1, a4_2, y, d, a6_1) AS (SELECT t4.v0, t4.v1, t4.a2_1, t4.a2_2, n3.rid, t4.a4_1, t4.a4_2, n3.rid, 0, 0 FROM t4 CROSS JOIN node n3
  WHERE CASE WHEN t4.z > ?4 THEN json_extract('{}', 'work limit of ' || t4.z) ELSE t4.d >= 1 END AND n3.rid = t4.y AND n3.storage = 'Page'
  UNION ALL SELECT w6.v0, w6.v1, w6.a2_1, w6.a2_2, w6.v3, w6.a4_1, w6.a4_2, h6.other, w6.d + 1, h6.edge
  FROM w6 CROSS JOIN adj h6 CROSS JOIN node n6
  WHERE w6.d < 2 AND h6.node = w6.y AND h6.type = 'WORKS_AT' AND h6.dir IN (2, 3) AND h6.edge NOT IN (w6.a6_1) AND h6.audience IN (SELECT value FROM json_each(?1)) AND h6."deletedAt" IS NULL AND h6."retiredAt" IS NULL AND (h6."validFrom" IS NULL OR h6."validFrom" <= ?2) AND (h6."validUntil" IS NULL OR h6."validUntil" > ?2) AND n6.rid = h6.other AND n6.audience IN (SELECT value FROM json_each(?1)) AND n6."deletedAt" IS NULL AND n6."retiredAt" IS NULL AND (n6."validFrom" IS NULL OR n6."validFrom" <= ?2) AND (n6."validUntil" IS NULL OR n6."validUntil" > ?2)
  ORDER BY 9 DESC
  LIMIT ?4 + 1), t6 AS (SELECT *, row_number() OVER () AS z
  FROM w6),
  r AS MATERIALIZED (SELECT n0."id" AS c0, n5."id" AS c1, n1."id" AS o0, n3."id" AS o1 FROM t6 CROSS JOIN node n5 CROSS JOIN node n0 CROSS JOIN node n1 CROSS JOIN node n3
  WHERE CASE WHEN t6.z > ?4 THEN json_extract('{}', 'work limit of ' || t6.z) ELSE t6.d >= 1 END AND n5.rid = t6.y AND n5.storage = 'Page' AND n0.rid = t6.v0 AND n1.rid = t6.v1 AND n3.rid = t6.v3
  LIMIT ?5 + 0) SELECT * FROM r
