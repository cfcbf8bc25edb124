MATCH (n) WHERE n.id STARTS WITH $prefix RETURN count(*)

WITH
  r AS MATERIALIZED (SELECT count(*) AS c0 FROM node n0
  WHERE n0.audience IN (SELECT value FROM json_each(?1)) AND n0."deletedAt" IS NULL AND n0."retiredAt" IS NULL AND (n0."validFrom" IS NULL OR n0."validFrom" <= ?2) AND (n0."validUntil" IS NULL OR n0."validUntil" > ?2) AND (n0."id" >= ?3 AND n0."id" < ?3 || char(0x10FFFF))
  LIMIT ?4 + 0) SELECT * FROM r
