MATCH (p:Page)<-[:ABOUT]-(c:Claim) WHERE p.id IN $pages WITH p, collect(DISTINCT c.kind) AS kinds WHERE 'fact' IN kinds RETURN p.id, kinds

CYPHER 5
MATCH (v1:`Claim`)-[e2:`ABOUT`]->(v0:`_Item`&`Page`)
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
  AND (v0.id IN $p0)
WITH v0, collect(DISTINCT v1.kind) AS w3
WHERE ($p1 IN w3)
RETURN v0.id AS c0, w3 AS c1
ORDER BY c0 ASC
LIMIT $limit
