MATCH (a:AuditEntry) WHERE a.at <= $before RETURN a.id, a.action ORDER BY a.at DESC, a.id DESC LIMIT 51

WITH
  r AS MATERIALIZED (SELECT n0."id" AS c0, n0."action" AS c1, n0."at" AS o0 FROM node n0
  WHERE n0.storage = 'AuditEntry' AND n0.audience IN (SELECT value FROM json_each(?1)) AND n0."deletedAt" IS NULL AND n0."retiredAt" IS NULL AND (n0."validFrom" IS NULL OR n0."validFrom" <= ?2) AND (n0."validUntil" IS NULL OR n0."validUntil" > ?2) AND (n0."at" <= ?3)
  ORDER BY n0."at" DESC, n0."id" DESC
  LIMIT min(?5, ?4) + 0) SELECT * FROM r
