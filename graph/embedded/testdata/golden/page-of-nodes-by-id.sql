MATCH (c:Fact) WHERE c.id > $after RETURN c.id ORDER BY c.id LIMIT 50

WITH
  r AS MATERIALIZED (SELECT n0."id" AS c0 FROM node n0
  WHERE n0.storage = 'Claim' AND EXISTS (SELECT 1 FROM label
  WHERE label.node = n0.rid AND label.name = 'Fact') AND n0.audience IN (SELECT value FROM json_each(?1)) AND n0."deletedAt" IS NULL AND n0."retiredAt" IS NULL AND (n0."validFrom" IS NULL OR n0."validFrom" <= ?2) AND (n0."validUntil" IS NULL OR n0."validUntil" > ?2) AND (n0."id" > ?3)
  ORDER BY n0."id"
  LIMIT min(?5, ?4) + 0) SELECT * FROM r
