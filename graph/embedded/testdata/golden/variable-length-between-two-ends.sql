MATCH (a:Page {id: $a}), (b:Page {id: $b}), (a)-[:KNOWS*1..4]-(b) RETURN count(*)

WITH w2(v0, v1, y, d, a2_1, a2_2, a2_3) AS (SELECT n0.rid, n1.rid, n0.rid, 0, 0, 0, 0 FROM node n0 CROSS JOIN node n1
  WHERE n0.storage = 'Page' AND n0.audience IN (SELECT value FROM json_each(?1)) AND n0."deletedAt" IS NULL AND n0."retiredAt" IS NULL AND (n0."validFrom" IS NULL OR n0."validFrom" <= ?2) AND (n0."validUntil" IS NULL OR n0."validUntil" > ?2) AND n1.storage = 'Page' AND n1.audience IN (SELECT value FROM json_each(?1)) AND n1."deletedAt" IS NULL AND n1."retiredAt" IS NULL AND (n1."validFrom" IS NULL OR n1."validFrom" <= ?2) AND (n1."validUntil" IS NULL OR n1."validUntil" > ?2) AND (n0."id" = ?3) AND (n1."id" = ?4)
  UNION ALL SELECT w2.v0, w2.v1, h2.other, w2.d + 1, h2.edge, w2.a2_1, w2.a2_2
  FROM w2 CROSS JOIN adj h2 CROSS JOIN node n2
  WHERE w2.d < 4 AND h2.node = w2.y AND h2.type = 'KNOWS' AND h2.edge NOT IN (w2.a2_1, w2.a2_2, w2.a2_3) AND h2.audience IN (SELECT value FROM json_each(?1)) AND h2."deletedAt" IS NULL AND h2."retiredAt" IS NULL AND (h2."validFrom" IS NULL OR h2."validFrom" <= ?2) AND (h2."validUntil" IS NULL OR h2."validUntil" > ?2) AND n2.rid = h2.other AND n2.audience IN (SELECT value FROM json_each(?1)) AND n2."deletedAt" IS NULL AND n2."retiredAt" IS NULL AND (n2."validFrom" IS NULL OR n2."validFrom" <= ?2) AND (n2."validUntil" IS NULL OR n2."validUntil" > ?2)
  ORDER BY 4 DESC
  LIMIT ?5 + 1), t2 AS (SELECT *, row_number() OVER () AS z
  FROM w2),
  r AS MATERIALIZED (SELECT count(*) AS c0 FROM t2
  WHERE CASE WHEN t2.z > ?5 THEN json_extract('{}', 'work limit of ' || t2.z) ELSE t2.d >= 1 END AND t2.y = t2.v1
  LIMIT ?6 + 0) SELECT * FROM r
