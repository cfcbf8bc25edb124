MATCH (a:Page {slug: $slug})-[:KNOWS|WORKS_AT*2..4]-(b)-[k:KNOWS]->(c:Page), (a)-[:KNOWS]->(d) WHERE a.title <> c.title AND d.pinned RETURN b.id, c.id, d.id

WITH
  w2(v0, v5, v6, y, d, a2_1, a2_2, a2_3, a2_4) AS MATERIALIZED (SELECT n0.rid, n5.rid, h6.edge, n0.rid, 0, 0, 0, 0, 0 FROM node n0 CROSS JOIN adj h6 CROSS JOIN node n5
  WHERE n0.storage = 'Page' AND n0.audience IN (SELECT value FROM json_each(?1)) AND n0."deletedAt" IS NULL AND n0."retiredAt" IS NULL AND (n0."validFrom" IS NULL OR n0."validFrom" <= ?2) AND (n0."validUntil" IS NULL OR n0."validUntil" > ?2) AND h6.node = n0.rid AND h6.type = 'KNOWS' AND h6.dir IN (1, 3) AND h6.audience IN (SELECT value FROM json_each(?1)) AND h6."deletedAt" IS NULL AND h6."retiredAt" IS NULL AND (h6."validFrom" IS NULL OR h6."validFrom" <= ?2) AND (h6."validUntil" IS NULL OR h6."validUntil" > ?2) AND n5.rid = h6.other AND n5.storage = 'Page' AND n5.audience IN (SELECT value FROM json_each(?1)) AND n5."deletedAt" IS NULL AND n5."retiredAt" IS NULL AND (n5."validFrom" IS NULL OR n5."validFrom" <= ?2) AND (n5."validUntil" IS NULL OR n5."validUntil" > ?2) AND (n0."slug" = ?3) AND n5."pinned"
  UNION ALL SELECT w2.v0, w2.v5, w2.v6, h2.other, w2.d + 1, h2.edge, w2.a2_1, w2.a2_2, w2.a2_3
  FROM w2 CROSS JOIN adj h2 CROSS JOIN node n2
  WHERE w2.d < 4 AND h2.node = w2.y AND h2.type IN ('KNOWS', 'WORKS_AT') AND h2.edge NOT IN (w2.a2_1, w2.a2_2, w2.a2_3, w2.a2_4) AND h2.edge <> w2.v6 AND h2.audience IN (SELECT value FROM json_each(?1)) AND h2."deletedAt" IS NULL AND h2."retiredAt" IS NULL AND (h2."validFrom" IS NULL OR h2."validFrom" <= ?2) AND (h2."validUntil" IS NULL OR h2."validUntil" > ?2) AND n2.rid = h2.other AND n2.audience IN (SELECT value FROM json_each(?1)) AND n2."deletedAt" IS NULL AND n2."retiredAt" IS NULL AND (n2."validFrom" IS NULL OR n2."validFrom" <= ?2) AND (n2."validUntil" IS NULL OR n2."validUntil" > ?2)
  ORDER BY 5 DESC
  LIMIT ?4 + 1),
  r AS MATERIALIZED (SELECT n1."id" AS c0, n3."id" AS c1, n5."id" AS c2, n0."id" AS o0, e4."id" AS o1, 1 AS there
  FROM w2 CROSS JOIN node n1 CROSS JOIN adj h4 CROSS JOIN node n3 CROSS JOIN node n0 CROSS JOIN node n5 CROSS JOIN edge e4
  WHERE w2.d >= 2 AND n1.rid = w2.y AND n1.storage = 'Page' AND h4.node = n1.rid AND h4.type = 'KNOWS' AND h4.dir IN (1, 3) AND h4.edge NOT IN (w2.a2_1, w2.a2_2, w2.a2_3, w2.a2_4) AND h4.edge <> w2.v6 AND h4.audience IN (SELECT value FROM json_each(?1)) AND h4."deletedAt" IS NULL AND h4."retiredAt" IS NULL AND (h4."validFrom" IS NULL OR h4."validFrom" <= ?2) AND (h4."validUntil" IS NULL OR h4."validUntil" > ?2) AND n3.rid = h4.other AND n3.storage = 'Page' AND n3.audience IN (SELECT value FROM json_each(?1)) AND n3."deletedAt" IS NULL AND n3."retiredAt" IS NULL AND (n3."validFrom" IS NULL OR n3."validFrom" <= ?2) AND (n3."validUntil" IS NULL OR n3."validUntil" > ?2) AND n0.rid = w2.v0 AND (n0."title" <> n3."title") AND n5.rid = w2.v5 AND e4.rid = h4.edge
  LIMIT ?5)
  SELECT g.over, r.there, c0, c1, c2
  FROM (SELECT EXISTS (SELECT 1
  FROM w2
  LIMIT 1 OFFSET ?4) AS over) g LEFT JOIN r ON 1
  ORDER BY o0, c0, c1, o1, c2
