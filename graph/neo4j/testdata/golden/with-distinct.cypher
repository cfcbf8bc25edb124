MATCH (a:Page {slug: $slug})-[r:KNOWS]->(b:Page) WITH DISTINCT b, b AS other, r.origin AS origin MATCH (b)-[:KNOWS]->(c:Page) RETURN c.id, origin, other.id

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
  AND (v0.slug = $p0)
WITH DISTINCT v1, v1 AS v3, e2.origin AS w4
MATCH (v1:`Page`)-[e6:`KNOWS`]->(v5:`Page`)
WHERE v5.key IN $keys
  AND v5.deletedAt IS NULL
  AND v5.retiredAt IS NULL
  AND coalesce(v5.validFrom <= $valid, true) AND coalesce(v5.validUntil > $valid, true)
  AND e6.key IN $keys
  AND e6.deletedAt IS NULL
  AND e6.retiredAt IS NULL
  AND coalesce(e6.validFrom <= $valid, true) AND coalesce(e6.validUntil > $valid, true)
RETURN v5.id AS c0, w4 AS c1, v3.id AS c2
ORDER BY v1.id ASC, c2 ASC, w4 ASC, c0 ASC
LIMIT $limit
