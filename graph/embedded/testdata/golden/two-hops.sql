MATCH (a:Person)-[:WORKS_AT]->(c:Company)<-[:WORKS_AT]-(b:Person) WHERE a.slug = $slug RETURN b.slug

WITH
  r AS MATERIALIZED (SELECT n3."slug" AS c0, n0."id" AS o0, n1."id" AS o1, n3."id" AS o2 FROM node n0 CROSS JOIN adj h2 CROSS JOIN node n1 CROSS JOIN adj h4 CROSS JOIN node n3
  WHERE n0.storage = 'Page' AND EXISTS (SELECT 1 FROM label
  WHERE label.node = n0.rid AND label.name = 'Person') AND n0.audience IN (SELECT value FROM json_each(?1)) AND n0."deletedAt" IS NULL AND n0."retiredAt" IS NULL AND (n0."validFrom" IS NULL OR n0."validFrom" <= ?2) AND (n0."validUntil" IS NULL OR n0."validUntil" > ?2) AND h2.node = n0.rid AND h2.type = 'WORKS_AT' AND h2.dir IN (1, 3) AND h2.audience IN (SELECT value FROM json_each(?1)) AND h2."deletedAt" IS NULL AND h2."retiredAt" IS NULL AND (h2."validFrom" IS NULL OR h2."validFrom" <= ?2) AND (h2."validUntil" IS NULL OR h2."validUntil" > ?2) AND n1.rid = h2.other AND n1.storage = 'Page' AND EXISTS (SELECT 1 FROM label
  WHERE label.node = n1.rid AND label.name = 'Company') AND n1.audience IN (SELECT value FROM json_each(?1)) AND n1."deletedAt" IS NULL AND n1."retiredAt" IS NULL AND (n1."validFrom" IS NULL OR n1."validFrom" <= ?2) AND (n1."validUntil" IS NULL OR n1."validUntil" > ?2) AND h4.node = n1.rid AND h4.type = 'WORKS_AT' AND h4.dir IN (2, 3) AND h4.edge <> h2.edge AND h4.audience IN (SELECT value FROM json_each(?1)) AND h4."deletedAt" IS NULL AND h4."retiredAt" IS NULL AND (h4."validFrom" IS NULL OR h4."validFrom" <= ?2) AND (h4."validUntil" IS NULL OR h4."validUntil" > ?2) AND n3.rid = h4.other AND n3.storage = 'Page' AND EXISTS (SELECT 1 FROM label
  WHERE label.node = n3.rid AND label.name = 'Person') AND n3.audience IN (SELECT value FROM json_each(?1)) AND n3."deletedAt" IS NULL AND n3."retiredAt" IS NULL AND (n3."validFrom" IS NULL OR n3."validFrom" <= ?2) AND (n3."validUntil" IS NULL OR n3."validUntil" > ?2) AND (n0."slug" = ?3)
  LIMIT ?4 + 0)
  SELECT c0 FROM r
  ORDER BY o0, o1, o2
