MATCH (c:Claim)-[:ABOUT]->(p:Page {slug: $slug}) WITH DISTINCT c, c.state AS state ORDER BY c.recordedAt DESC SKIP 1 LIMIT 10 MATCH (c)-[:HELD_BY]->(h) RETURN c.id, state, h.id

WITH s1 AS (SELECT *, row_number() OVER () AS z
  FROM (SELECT DISTINCT n0.rid AS v0, n0."state" AS v3 FROM node n1 CROSS JOIN adj h2 CROSS JOIN node n0
  WHERE n1.storage = 'Page' AND n1.audience IN (SELECT value FROM json_each(?1)) AND n1."deletedAt" IS NULL AND n1."retiredAt" IS NULL AND (n1."validFrom" IS NULL OR n1."validFrom" <= ?2) AND (n1."validUntil" IS NULL OR n1."validUntil" > ?2) AND h2.node = n1.rid AND h2.type = 'ABOUT' AND h2.dir IN (2, 3) AND h2.audience IN (SELECT value FROM json_each(?1)) AND h2."deletedAt" IS NULL AND h2."retiredAt" IS NULL AND (h2."validFrom" IS NULL OR h2."validFrom" <= ?2) AND (h2."validUntil" IS NULL OR h2."validUntil" > ?2) AND n0.rid = h2.other AND n0.storage = 'Claim' AND n0.audience IN (SELECT value FROM json_each(?1)) AND n0."deletedAt" IS NULL AND n0."retiredAt" IS NULL AND (n0."validFrom" IS NULL OR n0."validFrom" <= ?2) AND (n0."validUntil" IS NULL OR n0."validUntil" > ?2) AND (n1."slug" = ?3)
  ORDER BY n0."recordedAt" IS NULL DESC, n0."recordedAt" DESC, n0."id", n0."state" IS NULL, n0."state"
  LIMIT ?4 + 0 OFFSET ?5)),
  r AS MATERIALIZED (SELECT n0."id" AS c0, s1.v3 AS c1, n4."id" AS c2
  FROM s1 CROSS JOIN adj h5 CROSS JOIN node n4 CROSS JOIN node n0
  WHERE CASE WHEN s1.z > ?6 THEN json_extract('{}', 'work limit of ' || s1.z) ELSE 1 END AND h5.node = s1.v0 AND h5.type = 'HELD_BY' AND h5.dir IN (1, 3) AND h5.audience IN (SELECT value FROM json_each(?1)) AND h5."deletedAt" IS NULL AND h5."retiredAt" IS NULL AND (h5."validFrom" IS NULL OR h5."validFrom" <= ?2) AND (h5."validUntil" IS NULL OR h5."validUntil" > ?2) AND n4.rid = h5.other AND n4.storage = 'Page' AND n4.audience IN (SELECT value FROM json_each(?1)) AND n4."deletedAt" IS NULL AND n4."retiredAt" IS NULL AND (n4."validFrom" IS NULL OR n4."validFrom" <= ?2) AND (n4."validUntil" IS NULL OR n4."validUntil" > ?2) AND n0.rid = s1.v0
  LIMIT ?7 + 0) SELECT * FROM r
