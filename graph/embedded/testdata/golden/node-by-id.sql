MATCH (p:Page) WHERE p.id = $id RETURN p.slug, p.title

WITH
  r AS MATERIALIZED (SELECT n0."slug" AS c0, n0."title" AS c1, n0."id" AS o0 FROM node n0
  WHERE n0.storage = 'Page' AND n0.audience IN (SELECT value FROM json_each(?1)) AND n0."deletedAt" IS NULL AND n0."retiredAt" IS NULL AND (n0."validFrom" IS NULL OR n0."validFrom" <= ?2) AND (n0."validUntil" IS NULL OR n0."validUntil" > ?2) AND (n0."id" = ?3)
  LIMIT ?4 + 0) SELECT * FROM r
