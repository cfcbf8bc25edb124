MATCH (c:Claim)-[:ABOUT]->(p:Page), (c)-[:EVIDENCED_BY]->(e:Evidence) WHERE e.item = $item AND c.weight > 0.5 RETURN c.id, p.slug

CYPHER 5
MATCH (v0:`Claim`)-[e2:`ABOUT`]->(v1:`Page`), (v0)-[e4:`EVIDENCED_BY`]->(v3:`Evidence`)
WHERE v0.key IN $keys
  AND v0.deletedAt IS NULL
  AND v0.retiredAt IS NULL
  AND coalesce(v0.validFrom <= $valid, true) AND coalesce(v0.validUntil > $valid, true)
  AND v1.key IN $keys
  AND v1.deletedAt IS NULL
  AND v1.retiredAt IS NULL
  AND coalesce(v1.validFrom <= $valid, true) AND coalesce(v1.validUntil > $valid, true)
  AND v3.key IN $keys
  AND v3.deletedAt IS NULL
  AND v3.retiredAt IS NULL
  AND coalesce(v3.validFrom <= $valid, true) AND coalesce(v3.validUntil > $valid, true)
  AND e2.key IN $keys
  AND e2.deletedAt IS NULL
  AND e2.retiredAt IS NULL
  AND coalesce(e2.validFrom <= $valid, true) AND coalesce(e2.validUntil > $valid, true)
  AND e4.key IN $keys
  AND e4.deletedAt IS NULL
  AND e4.retiredAt IS NULL
  AND coalesce(e4.validFrom <= $valid, true) AND coalesce(e4.validUntil > $valid, true)
  AND ((v3.item = $p0) AND (v0.weight > $p1))
RETURN v0.id AS c0, v1.slug AS c1
ORDER BY c0 ASC, v1.id ASC, v3.id ASC
LIMIT $limit
