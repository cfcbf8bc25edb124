MATCH (a:Page {slug: $a})-[r:KNOWS]->(b:Page {slug: $b}) RETURN r.id

CYPHER 5
MATCH (v0:`Page`)-[e2:`KNOWS`]->(v1:`Page`)
WHERE v0.key IN $keys
  AND v0.deletedAt IS NULL
  AND v0.retiredAt IS NULL
  AND coalesce(v0.validFrom <= $valid, true) AND coalesce(v0.validUntil > $valid, true)
  AND v1.key IN $keys
  AND v1.deletedAt IS NULL
  AND v1.retiredAt IS NULL
  AND coalesce(v1.validFrom <= $valid, true) AND coalesce(v1.validUntil > $valid, true)
  AND e2.key IN $keys
  AND e2.deletedAt IS NULL
  AND e2.retiredAt IS NULL
  AND coalesce(e2.validFrom <= $valid, true) AND coalesce(e2.validUntil > $valid, true)
  AND ((v0.slug = $p0) AND (v1.slug = $p1))
RETURN e2.id AS c0
ORDER BY v0.id ASC, v1.id ASC, c0 ASC
LIMIT $limit
