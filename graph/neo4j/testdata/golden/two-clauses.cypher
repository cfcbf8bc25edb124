MATCH (p:Page {slug: $slug}) MATCH (p)<-[:ABOUT]-(c:Claim) RETURN c.id, p.title

CYPHER 5
MATCH (v0:`Page`)
WHERE v0.key IN $keys
  AND v0.deletedAt IS NULL
  AND v0.retiredAt IS NULL
  AND coalesce(v0.validFrom <= $valid, true) AND coalesce(v0.validUntil > $valid, true)
  AND (v0.slug = $p0)
MATCH (v1:`Claim`)-[e2:`ABOUT`]->(v0:`Page`)
WHERE v1.key IN $keys
  AND v1.deletedAt IS NULL
  AND v1.retiredAt IS NULL
  AND coalesce(v1.validFrom <= $valid, true) AND coalesce(v1.validUntil > $valid, true)
  AND e2.key IN $keys
  AND e2.deletedAt IS NULL
  AND e2.retiredAt IS NULL
  AND coalesce(e2.validFrom <= $valid, true) AND coalesce(e2.validUntil > $valid, true)
RETURN v1.id AS c0, v0.title AS c1
ORDER BY v0.id ASC, c0 ASC
LIMIT $limit
