MATCH (c:Claim)-[:ABOUT]->(p:Page) WHERE p.id = $page AND NOT (c)-[:EVIDENCED_BY]->(:Evidence) RETURN c.id

WITH
  r AS MATERIALIZED (SELECT n0."id" AS c0, n1."id" AS o0 FROM node n1 CROSS JOIN adj h2 CROSS JOIN node n0
  WHERE n1.storage = 'Page' AND n1.audience IN (SELECT value FROM json_each(?1)) AND n1."deletedAt" IS NULL AND n1."retiredAt" IS NULL AND (n1."validFrom" IS NULL OR n1."validFrom" <= ?2) AND (n1."validUntil" IS NULL OR n1."validUntil" > ?2) AND h2.node = n1.rid AND h2.type = 'ABOUT' AND h2.dir IN (2, 3) AND h2.audience IN (SELECT value FROM json_each(?1)) AND h2."deletedAt" IS NULL AND h2."retiredAt" IS NULL AND (h2."validFrom" IS NULL OR h2."validFrom" <= ?2) AND (h2."validUntil" IS NULL OR h2."validUntil" > ?2) AND n0.rid = h2.other AND n0.storage = 'Claim' AND n0.audience IN (SELECT value FROM json_each(?1)) AND n0."deletedAt" IS NULL AND n0."retiredAt" IS NULL AND (n0."validFrom" IS NULL OR n0."validFrom" <= ?2) AND (n0."validUntil" IS NULL OR n0."validUntil" > ?2) AND (n1."id" = ?3) AND NOT EXISTS (SELECT 1 FROM adj h4 CROSS JOIN node n3
  WHERE h4.node = n0.rid AND h4.type = 'EVIDENCED_BY' AND h4.dir IN (1, 3) AND h4.audience IN (SELECT value FROM json_each(?1)) AND h4."deletedAt" IS NULL AND h4."retiredAt" IS NULL AND (h4."validFrom" IS NULL OR h4."validFrom" <= ?2) AND (h4."validUntil" IS NULL OR h4."validUntil" > ?2) AND n3.rid = h4.other AND n3.storage = 'Evidence' AND n3.audience IN (SELECT value FROM json_each(?1)) AND n3."deletedAt" IS NULL AND n3."retiredAt" IS NULL AND (n3."validFrom" IS NULL OR n3."validFrom" <= ?2) AND (n3."validUntil" IS NULL OR n3."validUntil" > ?2))
  LIMIT ?4 + 0)
  SELECT c0 FROM r
  ORDER BY c0, o0
