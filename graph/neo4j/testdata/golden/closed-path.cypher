MATCH (a:Page)-[:KNOWS]->(b:Page)-[:KNOWS]->(c:Page), (a)-[:KNOWS]->(c) WHERE a.slug = $slug RETURN b.id, c.id

CYPHER 5
MATCH (v0:`Page`)-[e2:`KNOWS`]->(v1:`Page`), (v1)-[e4:`KNOWS`]->(v3:`Page`), (v0)-[e5:`KNOWS`]->(v3)
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
  AND e5.key IN $keys
  AND e5.deletedAt IS NULL
  AND e5.retiredAt IS NULL
  AND coalesce(e5.validFrom <= $valid, true) AND coalesce(e5.validUntil > $valid, true)
  AND (v0.slug = $p0)
RETURN v1.id AS c0, v3.id AS c1
ORDER BY v0.id ASC, c0 ASC, c1 ASC
LIMIT $limit
