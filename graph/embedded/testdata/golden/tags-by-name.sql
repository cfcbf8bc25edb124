MATCH (t:Tag) RETURN t.name ORDER BY t.name LIMIT 100

WITH
  r AS MATERIALIZED (SELECT n0."name" AS c0, n0."id" AS o0 FROM node n0
  WHERE n0.storage = 'Tag' AND n0.audience IN (SELECT value FROM json_each(?1)) AND n0."deletedAt" IS NULL AND n0."retiredAt" IS NULL AND (n0."validFrom" IS NULL OR n0."validFrom" <= ?2) AND (n0."validUntil" IS NULL OR n0."validUntil" > ?2) AND EXISTS (SELECT 1 FROM adj th0 CROSS JOIN node tn0
  WHERE th0.node = n0.rid AND th0.type = 'TAGGED' AND th0.dir IN (2, 3) AND th0.audience IN (SELECT value FROM json_each(?1)) AND th0."deletedAt" IS NULL AND th0."retiredAt" IS NULL AND (th0."validFrom" IS NULL OR th0."validFrom" <= ?2) AND (th0."validUntil" IS NULL OR th0."validUntil" > ?2) AND tn0.rid = th0.other AND tn0.storage = 'Page' AND tn0.audience IN (SELECT value FROM json_each(?1)) AND tn0."deletedAt" IS NULL AND tn0."retiredAt" IS NULL AND (tn0."validFrom" IS NULL OR tn0."validFrom" <= ?2) AND (tn0."validUntil" IS NULL OR tn0."validUntil" > ?2))
  ORDER BY n0."name" IS NULL, n0."name", n0."id"
  LIMIT min(?4, ?3) + 0) SELECT * FROM r
