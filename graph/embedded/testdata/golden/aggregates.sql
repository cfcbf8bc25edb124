MATCH (c:Claim)-[:ABOUT]->(p:Page {slug: $slug}) RETURN c.state, count(*) AS n, sum(c.confidence) AS confidence, avg(DISTINCT c.weight) AS weight, min(c.text) AS first, max(c.recordedAt) AS last, collect(DISTINCT c.kind) AS kinds

WITH
  r AS MATERIALIZED (SELECT n0."state" AS c0, count(*) AS c1, coalesce(sum(n0."confidence"), 0) AS c2, CAST(sum(DISTINCT n0."weight") AS REAL) / (10000 * count(DISTINCT n0."weight")) AS c3, min(n0."text") AS c4, max(n0."recordedAt") AS c5, json_group_array(DISTINCT n0."kind"
  ORDER BY n0."kind") FILTER (WHERE n0."kind" IS NOT NULL) AS c6 FROM node n1 CROSS JOIN adj h2 CROSS JOIN node n0
  WHERE n1.storage = 'Page' AND n1.audience IN (SELECT value FROM json_each(?1)) AND n1."deletedAt" IS NULL AND n1."retiredAt" IS NULL AND (n1."validFrom" IS NULL OR n1."validFrom" <= ?2) AND (n1."validUntil" IS NULL OR n1."validUntil" > ?2) AND h2.node = n1.rid AND h2.type = 'ABOUT' AND h2.dir IN (2, 3) AND h2.audience IN (SELECT value FROM json_each(?1)) AND h2."deletedAt" IS NULL AND h2."retiredAt" IS NULL AND (h2."validFrom" IS NULL OR h2."validFrom" <= ?2) AND (h2."validUntil" IS NULL OR h2."validUntil" > ?2) AND n0.rid = h2.other AND n0.storage = 'Claim' AND n0.audience IN (SELECT value FROM json_each(?1)) AND n0."deletedAt" IS NULL AND n0."retiredAt" IS NULL AND (n0."validFrom" IS NULL OR n0."validFrom" <= ?2) AND (n0."validUntil" IS NULL OR n0."validUntil" > ?2) AND (n1."slug" = ?3)
  GROUP BY c0
  LIMIT ?4 + 0) SELECT * FROM r
