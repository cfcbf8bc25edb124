MATCH (p:Principal {uid: $uid}) RETURN p.id, p.active

WITH
  r AS MATERIALIZED (SELECT n0."id" AS c0, n0."active" AS c1 FROM node n0
  WHERE n0.storage = 'Principal' AND n0.audience IN (SELECT value FROM json_each(?1)) AND n0."deletedAt" IS NULL AND n0."retiredAt" IS NULL AND (n0."validFrom" IS NULL OR n0."validFrom" <= ?2) AND (n0."validUntil" IS NULL OR n0."validUntil" > ?2) AND (n0."uid" = ?3)
  LIMIT ?4 + 0) SELECT * FROM r
