OPTIONAL MATCH (p:Page {slug: $slug}) RETURN p.title, p.id IS NULL AS missing

WITH
  r AS MATERIALIZED (SELECT n0."title" AS c0, (n0."id" IS NULL) AS c1, n0."id" AS o0
  FROM (SELECT 1 AS one) one LEFT JOIN json_each((SELECT json_group_array(n0.rid) FROM node n0
  WHERE n0.storage = 'Page' AND n0.audience IN (SELECT value FROM json_each(?1)) AND n0."deletedAt" IS NULL AND n0."retiredAt" IS NULL AND (n0."validFrom" IS NULL OR n0."validFrom" <= ?2) AND (n0."validUntil" IS NULL OR n0."validUntil" > ?2) AND (n0."slug" = ?3))) j1 ON 1 LEFT JOIN node n0 ON n0.rid = j1.value
  LIMIT ?4 + 0) SELECT * FROM r
