MATCH (c:Claim) WHERE c.id = $id WITH c.author AS author, collect(DISTINCT c.fingerprint) AS prints OPTIONAL MATCH (p:Principal) WHERE p.uid = author AND p.uid IN $uids MATCH (d:Claim) WHERE d.fingerprint IN prints AND d.id IN $ids RETURN p.id, d.id

WITH
  s1 AS MATERIALIZED (SELECT n0."author" AS v1, json_group_array(DISTINCT n0."fingerprint"
  ORDER BY n0."fingerprint") FILTER (WHERE n0."fingerprint" IS NOT NULL) AS v2 FROM node n0
  WHERE n0.storage = 'Claim' AND n0.audience IN (SELECT value FROM json_each(?1)) AND n0."deletedAt" IS NULL AND n0."retiredAt" IS NULL AND (n0."validFrom" IS NULL OR n0."validFrom" <= ?2) AND (n0."validUntil" IS NULL OR n0."validUntil" > ?2) AND (n0."id" = ?3)
  GROUP BY v1
  LIMIT ?4 + 1),
  s2 AS MATERIALIZED (SELECT row_number() OVER () AS rid, s1.v1 AS v1, s1.v2 AS v2
  FROM s1
  LIMIT ?4 + 1),
  i3 AS MATERIALIZED (SELECT s2.rid AS rid, s2.v1 AS v1, s2.v2 AS v2, n3.rid AS v3
  FROM s2 CROSS JOIN node n3
  WHERE n3.storage = 'Principal' AND n3.audience IN (SELECT value FROM json_each(?1)) AND n3."deletedAt" IS NULL AND n3."retiredAt" IS NULL AND (n3."validFrom" IS NULL OR n3."validFrom" <= ?2) AND (n3."validUntil" IS NULL OR n3."validUntil" > ?2) AND (n3."uid" = s2.v1) AND (n3."uid" IN (SELECT value FROM json_each(?5)))
  LIMIT ?4 + 1),
  s4 AS MATERIALIZED (SELECT v1, v2, v3
  FROM i3
  UNION ALL SELECT s2.v1, s2.v2, NULL
  FROM s2
  WHERE rid NOT IN (SELECT rid
  FROM i3)
  LIMIT ?4 + 1),
  r AS MATERIALIZED (SELECT n3."id" AS c0, n4."id" AS c1, s4.v1 AS o0, 1 AS there
  FROM s4 CROSS JOIN node n4 LEFT JOIN node n3 ON n3.rid = s4.v3
  WHERE n4.storage = 'Claim' AND n4.audience IN (SELECT value FROM json_each(?1)) AND n4."deletedAt" IS NULL AND n4."retiredAt" IS NULL AND (n4."validFrom" IS NULL OR n4."validFrom" <= ?2) AND (n4."validUntil" IS NULL OR n4."validUntil" > ?2) AND iif(s4.v2 IS NULL, NULL, +n4."fingerprint" IN (SELECT value FROM json_each(s4.v2))) AND (n4."id" IN (SELECT value FROM json_each(?6)))
  LIMIT ?7)
  SELECT g.over, r.there, c0, c1
  FROM (SELECT EXISTS (SELECT 1
  FROM s1
  LIMIT 1 OFFSET ?4) OR EXISTS (SELECT 1
  FROM s2
  LIMIT 1 OFFSET ?4) OR EXISTS (SELECT 1
  FROM s4
  LIMIT 1 OFFSET ?4) AS over) g LEFT JOIN r ON 1
  ORDER BY o0 IS NULL, o0, c0 IS NULL, c0, c1
