MATCH (p:Page {slug: $slug}) OPTIONAL MATCH (p)<-[r:ABOUT]-(c:Claim) WHERE c.weight > $weight RETURN p.title, r.id, c.id, c.text

WITH
  r AS MATERIALIZED (SELECT n0."title" AS c0, e2."id" AS c1, n1."id" AS c2, n1."text" AS c3, n0."id" AS o0 FROM node n0 LEFT JOIN json_each((SELECT json_group_array(json_array(n1.rid, h2.edge)) FROM adj h2 CROSS JOIN node n1
  WHERE h2.node = n0.rid AND h2.type = 'ABOUT' AND h2.dir IN (2, 3) AND h2.audience IN (SELECT value FROM json_each(?1)) AND h2."deletedAt" IS NULL AND h2."retiredAt" IS NULL AND (h2."validFrom" IS NULL OR h2."validFrom" <= ?2) AND (h2."validUntil" IS NULL OR h2."validUntil" > ?2) AND n1.rid = h2.other AND n1.storage = 'Claim' AND n1.audience IN (SELECT value FROM json_each(?1)) AND n1."deletedAt" IS NULL AND n1."retiredAt" IS NULL AND (n1."validFrom" IS NULL OR n1."validFrom" <= ?2) AND (n1."validUntil" IS NULL OR n1."validUntil" > ?2) AND (n1."weight" > ?4))) j1 ON 1 LEFT JOIN edge e2 ON e2.rid = (j1.value ->> 1) LEFT JOIN node n1 ON n1.rid = (j1.value ->> 0)
  WHERE n0.storage = 'Page' AND n0.audience IN (SELECT value FROM json_each(?1)) AND n0."deletedAt" IS NULL AND n0."retiredAt" IS NULL AND (n0."validFrom" IS NULL OR n0."validFrom" <= ?2) AND (n0."validUntil" IS NULL OR n0."validUntil" > ?2) AND (n0."slug" = ?3)
  LIMIT ?5 + 0) SELECT * FROM r
