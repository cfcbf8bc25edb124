MATCH (c:Claim)-[:ABOUT]->(p:Page), (c)-[:EVIDENCED_BY]->(e:Evidence) WHERE e.item = $item AND c.weight > 0.5 RETURN c.id, p.slug

CYPHER 5
MATCH (v0:`Claim`)-[e2:`ABOUT`]->(v1:`Page`), (v0)-[e4:`EVIDENCED_BY`]->(v3:`Evidence`)
WHERE v0.key IN $keys
  AND v0.deletedAt IS NULL
  AND v0.retiredAt IS NULL
  AND (v0.validFrom IS NULL OR v0.validFrom <= $valid) AND (v0.validUntil IS NULL OR v0.validUntil > $valid)
  AND v1.key IN $keys
  AND v1.deletedAt IS NULL
  AND v1.retiredAt IS NULL
  AND (v1.validFrom IS NULL OR v1.validFrom <= $valid) AND (v1.validUntil IS NULL OR v1.validUntil > $valid)
  AND v3.key IN $keys
  AND v3.deletedAt IS NULL
  AND v3.retiredAt IS NULL
  AND (v3.validFrom IS NULL OR v3.validFrom <= $valid) AND (v3.validUntil IS NULL OR v3.validUntil > $valid)
  AND e2.key IN $keys
  AND e2.deletedAt IS NULL
  AND e2.retiredAt IS NULL
  AND (e2.validFrom IS NULL OR e2.validFrom <= $valid) AND (e2.validUntil IS NULL OR e2.validUntil > $valid)
  AND e4.key IN $keys
  AND e4.deletedAt IS NULL
  AND e4.retiredAt IS NULL
  AND (e4.validFrom IS NULL OR e4.validFrom <= $valid) AND (e4.validUntil IS NULL OR e4.validUntil > $valid)
  AND ((v3.item = $p0) AND (v0.weight > $p1))
RETURN v0.id AS c0, v1.slug AS c1
ORDER BY c0 ASC, v1.id ASC, v3.id ASC
LIMIT $limit
