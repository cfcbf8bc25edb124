MATCH (c:Claim) WHERE c.id = $id WITH c.author AS author, collect(DISTINCT c.fingerprint) AS prints OPTIONAL MATCH (p:Principal) WHERE p.uid = author AND p.uid IN $uids MATCH (d:Claim) WHERE d.fingerprint IN prints AND d.id IN $ids RETURN p.id, d.id

WITH s1 AS (SELECT *, row_number() OVER () AS z
  FROM (SELECT n0."author" AS v1, json_group_array(DISTINCT n0."fingerprint"
  ORDER BY n0."fingerprint") FILTER (WHERE n0."fingerprint" IS NOT NULL) AS v2 FROM node n0
  WHERE n0.storage = 'Claim' AND n0.audience IN (SELECT value FROM json_each(?1)) AND n0."deletedAt" IS NULL AND n0."retiredAt" IS NULL AND (n0."validFrom" IS NULL OR n0."validFrom" <= ?2) AND (n0."validUntil" IS NULL OR n0."validUntil" > ?2) AND (n0."id" = ?3)
  GROUP BY v1)),
  r AS MATERIALIZED (SELECT n3."id" AS c0, n4."id" AS c1, s1.v1 AS o0
  FROM s1 LEFT JOIN json_each((SELECT json_group_array(n3.rid) FROM node n3
  WHERE n3.storage = 'Principal' AND n3.audience IN (SELECT value FROM json_each(?1)) AND n3."deletedAt" IS NULL AND n3."retiredAt" IS NULL AND (n3."validFrom" IS NULL OR n3."validFrom" <= ?2) AND (n3."validUntil" IS NULL OR n3."validUntil" > ?2) AND (n3."uid" = s1.v1) AND (n3."uid" IN (SELECT value FROM json_each(?5))))) j2 ON 1 CROSS JOIN node n4 LEFT JOIN node n3 ON n3.rid = j2.value
  WHERE CASE WHEN s1.z > ?4 THEN json_extract('{}', 'work limit of ' || s1.z) ELSE 1 END AND n4.storage = 'Claim' AND n4.audience IN (SELECT value FROM json_each(?1)) AND n4."deletedAt" IS NULL AND n4."retiredAt" IS NULL AND (n4."validFrom" IS NULL OR n4."validFrom" <= ?2) AND (n4."validUntil" IS NULL OR n4."validUntil" > ?2) AND iif(s1.v2 IS NULL, NULL, +n4."fingerprint" IN (SELECT value FROM json_each(s1.v2))) AND (n4."id" IN (SELECT value FROM json_each(?6)))
  LIMIT ?7 + 0) SELECT * FROM r
