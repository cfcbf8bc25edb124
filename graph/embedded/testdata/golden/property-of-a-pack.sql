MATCH (c:Company {slug: $slug}) OPTIONAL MATCH (c)<-[:WORKS_AT]-(p:Person) WHERE p.properties.height > 1.5 RETURN c.properties.revenue, p.properties.nicknames, 'x' IN p.properties.nicknames AS x

WITH
  s1 AS MATERIALIZED (SELECT row_number() OVER () AS rid, n0.rid AS v0 FROM node n0
  WHERE n0.storage = 'Page' AND EXISTS (SELECT 1 FROM label
  WHERE label.node = n0.rid AND label.name = 'Company') AND n0.audience IN (SELECT value FROM json_each(?1)) AND n0."deletedAt" IS NULL AND n0."retiredAt" IS NULL AND (n0."validFrom" IS NULL OR n0."validFrom" <= ?2) AND (n0."validUntil" IS NULL OR n0."validUntil" > ?2) AND (n0."slug" = ?3)
  LIMIT ?4 + 1),
  i2 AS MATERIALIZED (SELECT s1.rid AS rid, s1.v0 AS v0, n1.rid AS v1
  FROM s1 CROSS JOIN adj h2 CROSS JOIN node n1
  WHERE h2.node = s1.v0 AND h2.type = 'WORKS_AT' AND h2.dir IN (2, 3) AND h2.audience IN (SELECT value FROM json_each(?1)) AND h2."deletedAt" IS NULL AND h2."retiredAt" IS NULL AND (h2."validFrom" IS NULL OR h2."validFrom" <= ?2) AND (h2."validUntil" IS NULL OR h2."validUntil" > ?2) AND n1.rid = h2.other AND n1.storage = 'Page' AND EXISTS (SELECT 1 FROM label
  WHERE label.node = n1.rid AND label.name = 'Person') AND n1.audience IN (SELECT value FROM json_each(?1)) AND n1."deletedAt" IS NULL AND n1."retiredAt" IS NULL AND (n1."validFrom" IS NULL OR n1."validFrom" <= ?2) AND (n1."validUntil" IS NULL OR n1."validUntil" > ?2) AND ((SELECT tn1."valueFloat" FROM adj th1 CROSS JOIN node tn1
  WHERE th1.node = n1.rid AND th1.type = 'ABOUT' AND th1.dir IN (2, 3) AND th1.audience IN (SELECT value FROM json_each(?1)) AND th1."deletedAt" IS NULL AND th1."retiredAt" IS NULL AND (th1."validFrom" IS NULL OR th1."validFrom" <= ?2) AND (th1."validUntil" IS NULL OR th1."validUntil" > ?2) AND tn1.rid = th1.other AND tn1.storage = 'Claim' AND tn1."property" = ?5 AND tn1."valueFloat" IS NOT NULL AND EXISTS (SELECT 1 FROM label
  WHERE label.node = tn1.rid AND label.name = 'Fact') AND tn1.audience IN (SELECT value FROM json_each(?1)) AND tn1."deletedAt" IS NULL AND tn1."retiredAt" IS NULL AND (tn1."validFrom" IS NULL OR tn1."validFrom" <= ?2) AND (tn1."validUntil" IS NULL OR tn1."validUntil" > ?2)
  ORDER BY tn1."validFrom" DESC, tn1."recordedAt" DESC, tn1.id DESC
  LIMIT 1) > ?6)
  LIMIT ?4 + 1),
  s3 AS MATERIALIZED (SELECT v0, v1
  FROM i2
  UNION ALL SELECT s1.v0, NULL
  FROM s1
  WHERE rid NOT IN (SELECT rid
  FROM i2)
  LIMIT ?4 + 1),
  r AS MATERIALIZED (SELECT (SELECT tn0."valueDecimal" FROM adj th0 CROSS JOIN node tn0
  WHERE th0.node = s3.v0 AND th0.type = 'ABOUT' AND th0.dir IN (2, 3) AND th0.audience IN (SELECT value FROM json_each(?1)) AND th0."deletedAt" IS NULL AND th0."retiredAt" IS NULL AND (th0."validFrom" IS NULL OR th0."validFrom" <= ?2) AND (th0."validUntil" IS NULL OR th0."validUntil" > ?2) AND tn0.rid = th0.other AND tn0.storage = 'Claim' AND tn0."property" = ?7 AND tn0."valueDecimal" IS NOT NULL AND EXISTS (SELECT 1 FROM label
  WHERE label.node = tn0.rid AND label.name = 'Fact') AND tn0.audience IN (SELECT value FROM json_each(?1)) AND tn0."deletedAt" IS NULL AND tn0."retiredAt" IS NULL AND (tn0."validFrom" IS NULL OR tn0."validFrom" <= ?2) AND (tn0."validUntil" IS NULL OR tn0."validUntil" > ?2)
  ORDER BY tn0."validFrom" DESC, tn0."recordedAt" DESC, tn0.id DESC
  LIMIT 1) AS c0, CASE WHEN s3.v1 IS NOT NULL THEN (SELECT json_group_array(DISTINCT tn1."valueText"
  ORDER BY tn1."valueText") FROM adj th1 CROSS JOIN node tn1
  WHERE th1.node = s3.v1 AND th1.type = 'ABOUT' AND th1.dir IN (2, 3) AND th1.audience IN (SELECT value FROM json_each(?1)) AND th1."deletedAt" IS NULL AND th1."retiredAt" IS NULL AND (th1."validFrom" IS NULL OR th1."validFrom" <= ?2) AND (th1."validUntil" IS NULL OR th1."validUntil" > ?2) AND tn1.rid = th1.other AND tn1.storage = 'Claim' AND tn1."property" = ?8 AND tn1."valueText" IS NOT NULL AND EXISTS (SELECT 1 FROM label
  WHERE label.node = tn1.rid AND label.name = 'Fact') AND tn1.audience IN (SELECT value FROM json_each(?1)) AND tn1."deletedAt" IS NULL AND tn1."retiredAt" IS NULL AND (tn1."validFrom" IS NULL OR tn1."validFrom" <= ?2) AND (tn1."validUntil" IS NULL OR tn1."validUntil" > ?2)) END AS c1, iif(s3.v1 IS NULL, NULL, ?9 IN (SELECT tn1."valueText" FROM adj th1 CROSS JOIN node tn1
  WHERE th1.node = s3.v1 AND th1.type = 'ABOUT' AND th1.dir IN (2, 3) AND th1.audience IN (SELECT value FROM json_each(?1)) AND th1."deletedAt" IS NULL AND th1."retiredAt" IS NULL AND (th1."validFrom" IS NULL OR th1."validFrom" <= ?2) AND (th1."validUntil" IS NULL OR th1."validUntil" > ?2) AND tn1.rid = th1.other AND tn1.storage = 'Claim' AND tn1."property" = ?10 AND tn1."valueText" IS NOT NULL AND EXISTS (SELECT 1 FROM label
  WHERE label.node = tn1.rid AND label.name = 'Fact') AND tn1.audience IN (SELECT value FROM json_each(?1)) AND tn1."deletedAt" IS NULL AND tn1."retiredAt" IS NULL AND (tn1."validFrom" IS NULL OR tn1."validFrom" <= ?2) AND (tn1."validUntil" IS NULL OR tn1."validUntil" > ?2))) AS c2, n0."id" AS o0, n1."id" AS o1, 1 AS there
  FROM s3 CROSS JOIN node n0 LEFT JOIN node n1 ON n1.rid = s3.v1
  WHERE n0.rid = s3.v0
  LIMIT ?11)
  SELECT g.over, r.there, c0, c1, c2
  FROM (SELECT EXISTS (SELECT 1
  FROM s1
  LIMIT 1 OFFSET ?4) OR EXISTS (SELECT 1
  FROM s3
  LIMIT 1 OFFSET ?4) AS over) g LEFT JOIN r ON 1
  ORDER BY o0, o1 IS NULL, o1
